//! Rattus in the terminal.

mod cards;
mod topics;

use super::Title;
use crate::report::Report;
use crate::setup::Topic;
use crate::texts::Texts;
use game::{Eye, Faults, Game as _, Seat};
use rattus::components::Signs;
use rattus::{
    Boxes, CardId, Components, RatView, Rattus, Region, RegionView, Setup, Stage, Symbol, View, What,
};
use std::fmt::Write as _;

impl Title for Rattus {
    const TEXTS: &'static str = include_str!("../../../../texts/en/rattus.ftl");
    const LEDGERS: &'static [&'static str] = &[
        include_str!("../../../../docs/rules/rattus-base.md"),
        include_str!("../../../../docs/rules/rattus-pied-piper.md"),
        include_str!("../../../../docs/rules/rattus-africanus.md"),
    ];
    const FILES: &'static [&'static str] = Components::FILES;
    const REPORTS: &'static [Report<Self>] = &[cards::REPORT];

    fn load(files: &[(String, String)]) -> Result<String, Faults> {
        Components::load(files).map(|components| components.hash.clone())
    }

    fn topics(pack: &str, chosen: &[(String, String)], texts: &Texts) -> Vec<Topic> {
        topics::topics(pack, chosen, texts)
    }

    fn everything() -> Vec<(String, String)> {
        vec![("boxes".to_owned(), Boxes::IDS.join(","))]
    }

    /// Faces come from the data, never from the texts: a pack may change them.
    fn name(setup: &Setup, kind: &str, id: &str, texts: &Texts) -> Option<String> {
        let components = setup.components;
        match kind {
            "token" => face(components, id, texts),
            "region_card" => region_card(components, id, texts),
            "region" if !texts.has("region", id) => {
                Some(components.regions[components.region(id)?.index()].name.to_owned())
            }
            "card" if !texts.has("card", id) => Some(components.card(CardId::named(id)?).name.to_owned()),
            _ => None,
        }
    }

    fn describe(setup: &Setup, id: &str, texts: &Texts) -> Option<String> {
        if let Some(region) = setup.components.region(id) {
            return Some(neighbours(setup, region, texts));
        }
        let card = setup.components.card(CardId::named(id)?);
        let part = |part: &str| texts.name("card", &format!("{id}-{part}")).into();
        let args = [
            ("card", texts.name("card", id).into()),
            ("class", texts.name("class", card.class.id()).into()),
            ("ability", part("ability")),
            ("final", part("final")),
            ("risk", part("risk")),
        ];
        Some(texts.own("rattus-card", &args))
    }

    fn opens(event: &Self::Event) -> bool {
        matches!(
            event.what,
            What::TurnBegan { .. }
                | What::FinalTurnBegan { .. }
                | What::FinalPlagueBegan { .. }
                | What::GameEnded
        )
    }

    fn table(&self, eye: Eye, texts: &Texts) -> String {
        Sheet { view: self.view(eye), texts }.draw()
    }
}

/// The regions in play next to one.
fn neighbours(setup: &Setup, region: Region, texts: &Texts) -> String {
    let components = setup.components;
    let name = |region: Region| texts.name("region", components.regions[region.index()].id);
    let next = components.neighbours[region.index()].and(components.in_play(setup.players));
    let names: Vec<String> = next.iter().map(name).collect();
    texts.own("rattus-next-to", &[("region", name(region).into()), ("regions", texts.list(&names).into())])
}

/// What a token shows: its limit and its symbols.
fn face(components: &Components, id: &str, texts: &Texts) -> Option<String> {
    let set = [&components.base, &components.africanus].into_iter().find(|set| set.token(id).is_some())?;
    let face = set.face(set.token(id)?);
    let symbols: Vec<String> = face
        .symbols()
        .iter()
        .map(|symbol| match symbol {
            Symbol::Majority => texts.name("symbol", "majority"),
            Symbol::All => texts.name("symbol", "all"),
            Symbol::Class(class) => texts.name("class", class.id()),
        })
        .collect();
    let args = [("limit", face.limit.into()), ("symbols", symbols.join(", ").into())];
    Some(texts.own("rattus-token", &args))
}

/// What a region card shows: its region and its signs.
fn region_card(components: &Components, id: &str, texts: &Texts) -> Option<String> {
    let card = &components.region_cards[usize::from(components.region_card(id)?)];
    let signs = match card.signs {
        Signs::Two(one, other) => [one, other].map(|class| texts.name("class", class.id())).join(", "),
        Signs::Wild => texts.own("rattus-any-class", &[]),
    };
    let region = texts.name("region", components.regions[card.region.index()].id);
    Some(texts.own("rattus-region-card", &[("region", region.into()), ("signs", signs.into())]))
}

/// The table as a sheet of text.
struct Sheet<'a> {
    view: View,
    texts: &'a Texts,
}

impl Sheet<'_> {
    fn draw(&self) -> String {
        let mut text = self.heading();
        text.push('\n');
        for row in self.grid() {
            text.push_str(row.trim_end());
            text.push('\n');
        }
        for line in self.cards().into_iter().chain(self.pieces()).chain(self.tokens()) {
            let _ = writeln!(text, "{line}");
        }
        text
    }

    /// Which part of the game it is, whose turn, and how far the bag is.
    fn heading(&self) -> String {
        let stage = match self.view.stage {
            Stage::SetUp => "rattus-set-up",
            Stage::Regular => "rattus-regular",
            Stage::FinalRound => "rattus-final-round",
            Stage::FinalPlague => "rattus-final-plague",
            Stage::Over => "rattus-over",
        };
        let seat = self.view.on_turn.map_or_else(String::new, |seat| self.texts.seat(seat.0));
        let args = [("seat", seat.into()), ("bag", self.view.bag.into())];
        self.texts.own(stage, &args)
    }

    /// The regions with their rats and cubes, and the supplies below them.
    fn grid(&self) -> Vec<String> {
        let seats: Vec<String> =
            (0..self.view.seats.len()).map(|seat| self.texts.seat(Seat(seat as u8))).collect();
        let mut rows =
            vec![[self.label("rattus-region"), self.label("rattus-rats")].into_iter().chain(seats).collect()];
        rows.extend(self.view.regions.iter().map(|region| self.region(region)));
        let mut count = |key, of: fn(&rattus::SeatView) -> u8| {
            if key == "rattus-supply" || self.view.seats.iter().any(|seat| of(seat) > 0) {
                let counts = self.view.seats.iter().map(|seat| of(seat).to_string());
                rows.push(
                    [self.label(key), String::new()].into_iter().chain(counts).collect::<Vec<String>>(),
                );
            }
        };
        count("rattus-supply", |seat| seat.supply);
        count("rattus-palace", |seat| seat.palace);
        count("rattus-baker", |seat| seat.baked);
        count("rattus-hand", |seat| seat.hand);
        columns(&rows)
    }

    fn region(&self, region: &RegionView) -> Vec<String> {
        let mut name = self.texts.name("region", region.id);
        if self.view.plague == Some(region.id) {
            name = self.texts.own("rattus-plague-here", &[("region", name.into())]);
        }
        let rats: Vec<String> = region.rats.iter().map(|rat| self.rat(rat)).collect();
        let cubes = region.cubes.iter().enumerate().map(|(seat, &count)| {
            let loads = region.loads.iter().filter(|load| load.seat.index() == seat);
            let marks: String = loads
                .map(|load| "+".repeat(load.potions.into()) + if load.diplomat { "d" } else { "" })
                .collect();
            if count == 0 { ".".to_owned() } else { format!("{count}{marks}") }
        });
        [name, rats.join(" ")].into_iter().chain(cubes).collect()
    }

    /// A rat by its mark, with its token where that is known.
    fn rat(&self, rat: &RatView) -> String {
        match rat.token {
            None => format!("#{}", rat.mark),
            Some(token) => format!("#{}={token}", rat.mark),
        }
    }

    /// Who holds which class cards, and which nobody holds.
    fn cards(&self) -> Vec<String> {
        let cards = |ids: &[&str]| self.names("card", ids);
        let mut lines: Vec<String> = (0..)
            .zip(&self.view.seats)
            .filter(|(_, seat)| !seat.cards.is_empty())
            .map(|(seat, view)| {
                let args =
                    [("seat", self.texts.seat(Seat(seat)).into()), ("cards", cards(&view.cards).into())];
                self.texts.own("rattus-holds", &args)
            })
            .collect();
        lines.push(self.texts.own("rattus-display", &[("cards", cards(&self.view.display).into())]));
        for (seat, view) in (0..).zip(&self.view.seats).filter(|(_, view)| !view.hand_cards.is_empty()) {
            let hand = self.names("region_card", &view.hand_cards);
            let args = [("seat", self.texts.seat(Seat(seat)).into()), ("cards", hand.into())];
            lines.push(self.texts.own("rattus-hand-of", &args));
        }
        lines
    }

    /// The pieces that some cards bring.
    fn pieces(&self) -> Vec<String> {
        let placed = |pieces: &[Option<&'static str>]| pieces.iter().flatten().copied().collect::<Vec<_>>();
        let walls: Vec<String> =
            self.view.walls.iter().flatten().map(|&(a, b)| self.names("region", &[a, b])).collect();
        let mut lines = Vec::new();
        if !walls.is_empty() {
            lines.push(self.texts.own("rattus-walls", &[("borders", walls.join("; ").into())]));
        }
        let caravan: Vec<&str> = self.view.caravan.into_iter().collect();
        let regions = [
            ("rattus-nuns", placed(&self.view.nuns)),
            ("rattus-bishops", placed(&self.view.bishops)),
            ("rattus-caravan", caravan),
        ];
        for (key, regions) in regions.into_iter().filter(|(_, regions)| !regions.is_empty()) {
            lines.push(self.texts.own(key, &[("regions", self.names("region", &regions).into())]));
        }
        lines
    }

    /// The faces of the tokens that are known here and still on the board.
    fn tokens(&self) -> Vec<String> {
        let rats = self.view.regions.iter().flat_map(|region| &region.rats);
        rats.filter_map(|rat| Some(format!("#{}: {}", rat.mark, self.texts.name("token", rat.token?))))
            .collect()
    }

    fn names(&self, kind: &str, ids: &[&str]) -> String {
        self.texts.list(&ids.iter().map(|id| self.texts.name(kind, id)).collect::<Vec<String>>())
    }

    fn label(&self, key: &str) -> String {
        self.texts.own(key, &[])
    }
}

/// Cells in columns as wide as their widest cell.
pub(super) fn columns(rows: &[Vec<String>]) -> Vec<String> {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..rows.first().map_or(0, Vec::len)).map(width).collect();
    rows.iter()
        .map(|row| row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:<width$}  ")).collect())
        .collect()
}
