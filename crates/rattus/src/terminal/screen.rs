//! The table as text.

use crate::{RatView, Rattus, RegionView, SeatView, Stage, View};
use game::{Eye, Game as _, Seat};
use std::fmt::Write as _;
use title::Texts;
use title::layout::columns;

/// The table as `eye` may know it.
pub(crate) fn screen(game: &Rattus, eye: Eye, texts: &dyn Texts) -> String {
    Screen { view: game.view(eye), texts }.draw()
}

struct Screen<'a> {
    view: View,
    texts: &'a dyn Texts,
}

impl Screen<'_> {
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

    /// The stage, whose turn it is, and how many tokens are in the bag.
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
        self.texts.text(stage, &args)
    }

    /// The regions with their rats and cubes, and the supplies below them.
    fn grid(&self) -> Vec<String> {
        let seats: Vec<String> =
            (0..self.view.seats.len()).map(|seat| self.texts.seat(Seat(seat as u8))).collect();
        let mut rows =
            vec![[self.label("rattus-region"), self.label("rattus-rats")].into_iter().chain(seats).collect()];
        rows.extend(self.view.regions.iter().map(|region| self.region(region)));
        let mut count = |key, of: fn(&SeatView) -> u8| {
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
            name = self.texts.text("rattus-plague-here", &[("region", name.into())]);
        }
        let rats: Vec<String> = region.rats.iter().map(|rat| self.rat(rat)).collect();
        let cubes = region.cubes.iter().enumerate().map(|(seat, &count)| {
            let loads = region.loads.iter().filter(|load| load.seat.0.index() == seat);
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
                self.texts.text("rattus-holds", &args)
            })
            .collect();
        lines.push(self.texts.text("rattus-display", &[("cards", cards(&self.view.display).into())]));
        for (seat, view) in (0..).zip(&self.view.seats).filter(|(_, view)| !view.hand_cards.is_empty()) {
            let hand = self.names("region_card", &view.hand_cards);
            let args = [("seat", self.texts.seat(Seat(seat)).into()), ("cards", hand.into())];
            lines.push(self.texts.text("rattus-hand-of", &args));
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
            lines.push(self.texts.text("rattus-walls", &[("borders", walls.join("; ").into())]));
        }
        let caravan: Vec<&str> = self.view.caravan.into_iter().collect();
        let regions = [
            ("rattus-nuns", placed(&self.view.nuns)),
            ("rattus-bishops", placed(&self.view.bishops)),
            ("rattus-caravan", caravan),
        ];
        for (key, regions) in regions.into_iter().filter(|(_, regions)| !regions.is_empty()) {
            lines.push(self.texts.text(key, &[("regions", self.names("region", &regions).into())]));
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
        self.texts.text(key, &[])
    }
}
