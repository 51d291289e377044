//! The table as text.

use super::words;
use crate::components::{BuildingKind, Components, SupportCard, Tech};
use crate::{Action, Cell, Game, Place, Player, Resource, Road, Room, Space, Table, Variant, score};
use ::game::Seat;
use std::fmt::Write as _;
use title::Texts;
use title::layout::{columns, hanging, wrapped};

/// Places next to each other in one row.
const ABREAST: usize = 3;

/// Everything on the table; nothing is hidden.
pub(crate) fn screen(game: &Game, texts: &dyn Texts) -> String {
    let screen = Screen { game, table: game.table(), pack: game.pack().get(), texts };
    let mut text = String::new();
    let lines = screen
        .heading()
        .into_iter()
        .chain(screen.map())
        .chain([wrapped(&screen.label("pest-pieces"))])
        .chain(screen.roads())
        .chain([String::new()])
        .chain(screen.boards())
        .chain(screen.holdings())
        .chain(screen.market())
        .chain(screen.capital());
    for line in lines {
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text
}

struct Screen<'a> {
    game: &'a Game,
    table: &'a Table,
    pack: &'static Components,
    texts: &'a dyn Texts,
}

impl Screen<'_> {
    /// The year, whose turn it is, the order, the year's cards and the decrees.
    fn heading(&self) -> Vec<String> {
        let table = self.table;
        let when = match (table.over, table.year) {
            (true, _) => self.label("pest-over"),
            (false, 0) => self.label("pest-set-up"),
            (false, year) => {
                let era = self.texts.name("era", ERAS[table.era()]);
                self.texts.text("pest-year", &[("year", year.into()), ("era", era.into())])
            }
        };
        let turn = table.active.filter(|_| !table.over).map_or_else(String::new, |seat| {
            self.texts.text("pest-turn", &[("seat", self.texts.seat(seat).into())])
        });
        let order: Vec<String> = table.in_order().map(|seat| self.texts.seat(seat)).collect();
        let order = if order.len() < 2 {
            String::new()
        } else {
            self.texts.text("pest-order", &[("order", self.texts.list(&order).into())])
        };
        let mut lines = vec![wrapped(
            format!("{when} {turn} {order}").split_whitespace().collect::<Vec<_>>().join(" ").as_str(),
        )];
        if let Some(pest) = table.pest {
            let pest = self.texts.name("pest", self.pack.pests[pest.index()].id);
            let support = |card: Option<SupportCard>| {
                let name = card.map(|card| self.texts.name("support", self.pack.supports[card.index()].id));
                name.unwrap_or_else(|| self.texts.text("list-none", &[]))
            };
            let args = [
                ("pest", pest.into()),
                ("paid", support(table.paid).into()),
                ("support", support(table.support).into()),
            ];
            lines.push(wrapped(&self.texts.text("pest-cards", &args)));
        }
        for decree in table.decrees.iter().flatten() {
            let info = &self.pack.decrees[decree.index()];
            let args = [
                ("decree", self.texts.name("decree", info.id).into()),
                ("about", words::decree(info, self.texts).into()),
            ];
            lines.push(wrapped(&self.texts.text("pest-decree", &args)));
        }
        lines.push(String::new());
        lines
    }

    /// The places, several abreast: kind, resource, sick people, and who has what there.
    fn map(&self) -> Vec<String> {
        let places: Vec<Place> = self.pack.map.all.iter().collect();
        let height = places.len().div_ceil(ABREAST);
        let row = |row: usize| {
            let cells = (0..ABREAST).map(|column| places.get(column * height + row));
            cells.flat_map(|place| place.map_or_else(Default::default, |&place| self.place(place))).collect()
        };
        let rows: Vec<Vec<String>> = (0..height).map(row).collect();
        columns(&rows)
    }

    fn place(&self, place: Place) -> [String; 5] {
        let info = &self.pack.map.places[place.index()];
        let sick = match (self.table.destroyed.has(place), self.table.sick_at(place)) {
            (true, _) => "x".to_owned(),
            (false, 0) => ".".to_owned(),
            (false, sick) => sick.to_string(),
        };
        let pieces: Vec<String> =
            self.table.all().iter().filter_map(|seat| self.pieces(seat, place)).collect();
        [
            self.texts.name("place", info.id),
            self.texts.text(&format!("pest-mark-{}", info.size.id()), &[]),
            words::resource(self.table.resource(place), self.texts),
            sick,
            pieces.join(" "),
        ]
    }

    /// The pieces of a seat in a place: the seat's number and a letter for each piece.
    fn pieces(&self, seat: Seat, place: Place) -> Option<String> {
        let player = self.table.player(seat);
        let mut marks = String::new();
        for (site, info) in player.sites.iter().zip(&self.pack.buildings) {
            if *site == place {
                marks.push(match info.kind {
                    BuildingKind::Castle => 'C',
                    BuildingKind::Quarter => 'Q',
                    BuildingKind::Workshop => 'W',
                    BuildingKind::Factory => 'F',
                    BuildingKind::Treasury => 'T',
                });
            }
        }
        if player.doctor == place {
            marks.push('d');
        }
        if player.camp == place {
            marks.push('c');
        }
        (!marks.is_empty()).then(|| format!("{}{marks}", seat.0 + 1))
    }

    /// The roads with sick people.
    fn roads(&self) -> Option<String> {
        let end = |end: Option<Place>| {
            let id = end.map_or(self.pack.map.capital_id, |place| self.pack.map.places[place.index()].id);
            self.texts.name("place", id)
        };
        let roads = (0..self.pack.map.roads.len() as u8).map(Road);
        let sick: Vec<String> = roads
            .filter(|&road| self.table.sick_on(road) > 0)
            .map(|road| {
                let [from, to] = self.pack.map.roads[road.index()].map(end);
                format!("{from} - {to} {}", self.table.sick_on(road))
            })
            .collect();
        (!sick.is_empty())
            .then(|| wrapped(&self.texts.text("pest-roads", &[("roads", sick.join(", ").into())])))
    }

    /// A row for each thing on the boards, a column for each seat.
    fn boards(&self) -> Vec<String> {
        let seats: Vec<Seat> = self.table.all().iter().collect();
        let heads = seats.iter().map(|&seat| self.texts.seat(seat));
        let mut rows: Vec<Vec<String>> = vec![[String::new()].into_iter().chain(heads).collect()];
        let mut row = |name: String, of: &dyn Fn(Seat, &Player) -> String| {
            let cells = seats.iter().map(|&seat| of(seat, self.table.player(seat)));
            rows.push([name].into_iter().chain(cells).collect());
        };
        for kind in Resource::ALL {
            row(words::resource(kind, self.texts), &|_, player| player.goods[kind as usize].to_string());
        }
        row(self.label("pest-research"), &|_, player| player.research.to_string());
        row(self.label("pest-influence"), &|_, player| player.influence.to_string());
        row(self.label("pest-tasks"), &|_, player| player.tasks.map(|space| space.to_string()).join("/"));
        row(self.label("pest-prestige"), &|_, player| player.prestige.to_string());
        row(self.label("pest-shame"), &|_, player| player.shame.to_string());
        row(self.label("pest-quarantine"), &|_, player| self.quarantine(player));
        row(self.label("pest-cemetery"), &|_, player| player.sick[Space::CEMETERY.index()].to_string());
        row(self.label("pest-recovery"), &|_, player| player.recovered.to_string());
        if self.table.variant != Variant::Solo || self.table.player(Seat(0)).capital > 0 {
            row(self.label("pest-in-capital"), &|_, player| player.capital.to_string());
        }
        row(self.label("pest-assistants"), &|_, player| player.assistants.to_string());
        row(self.label("pest-screen-score"), &|seat, _| score::score(self.game, seat).to_string());
        columns(&rows)
    }

    /// Sick people in spaces that do no harm and their room, and a letter for each action they restrict.
    fn quarantine(&self, player: &Player) -> String {
        let harmless = (0..Space::HARMLESS as u8).map(Space);
        let (sick, room) = harmless.fold((0, 0), |(sick, room), space| {
            (sick + player.sick[space.index()], room + player.room(self.pack, space))
        });
        let harmful =
            [(Space::MOVE, "M"), (Space::CONSTRUCT, "C"), (Space::PRODUCE, "P"), (Space::TRACK, "t")];
        let marks: String = harmful
            .iter()
            .filter(|(space, _)| player.sick[space.index()] > 0)
            .map(|(_, mark)| *mark)
            .collect();
        format!("{sick}/{room}{marks}")
    }

    /// Each seat's technologies, workers and assistants.
    fn holdings(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for seat in self.table.all().iter() {
            let player = self.table.player(seat);
            let technologies = self.technologies(player);
            let workers = self.workers(player);
            let assistants: Vec<String> = self.assistants(player);
            let kinds =
                [("pest-technologies", technologies), ("pest-workers", workers), ("pest-placed", assistants)];
            let said: Vec<String> = kinds
                .into_iter()
                .filter(|(_, things)| !things.is_empty())
                .map(|(key, things)| self.texts.text(key, &[("things", self.texts.list(&things).into())]))
                .collect();
            if !said.is_empty() {
                lines.push(hanging(&format!("{}: ", self.texts.seat(seat)), &said.join(" "), 4));
            }
        }
        lines
    }

    fn technologies(&self, player: &Player) -> Vec<String> {
        let held = player.slots.iter().filter(|&&tech| tech != Tech(0));
        held.map(|&tech| {
            let name = self.texts.name("technology", self.pack.technology(tech).id);
            let inside = match tech {
                Tech::BREATHING_APPARATUS => player.treated[0],
                Tech::HOSPITAL_TENT => player.treated[1],
                Tech::PLAGUE_EXPERTS => player.experts,
                _ => 0,
            };
            match (inside, player.workshop.filter(|_| tech == Tech::MOBILE_WORKSHOP)) {
                (0, None) => name,
                (0, Some(kind)) => format!("{name} ({})", words::resource(kind, self.texts)),
                (number, _) => format!("{name} ({number})"),
            }
        })
        .collect()
    }

    /// The rooms with a healthy person.
    fn workers(&self, player: &Player) -> Vec<String> {
        let buildings = self.pack.buildings.iter().enumerate();
        let staffed = buildings.filter(|(index, _)| player.staffed(Room(*index as u8)));
        let mut rooms: Vec<String> = staffed.map(|(_, info)| self.texts.name("building", info.id)).collect();
        if player.staffed(Room::WORKSHOP_CARD) {
            rooms.push(self.texts.name("technology", self.pack.technology(Tech::MOBILE_WORKSHOP).id));
        }
        rooms
    }

    /// Where the assistants stand.
    fn assistants(&self, player: &Player) -> Vec<String> {
        let action = |action: Action| self.texts.name("action", action.id());
        let cells = (0..9).map(Cell).filter(|cell| player.grid >> cell.0 & 1 == 1);
        let cards = Tech::all().filter(|tech| player.cards >> tech.0 & 1 == 1);
        cells
            .map(|cell| format!("{} + {}", action(cell.top()), action(cell.left())))
            .chain(cards.map(|tech| self.texts.name("technology", self.pack.technology(tech).id)))
            .collect()
    }

    fn market(&self) -> Option<String> {
        let open = Tech::all().filter(|tech| self.table.market >> tech.0 & 1 == 1);
        let open: Vec<String> = open
            .map(|tech| {
                let info = self.pack.technology(tech);
                let slot = self.texts.name("slot", words::slot(info));
                format!("{} ({}, {slot})", self.texts.name("technology", info.id), info.cost)
            })
            .collect();
        (!open.is_empty())
            .then(|| wrapped(&self.texts.text("pest-market", &[("technologies", open.join(", ").into())])))
    }

    /// The capital's buildings still to be had, its rewards, and its card.
    fn capital(&self) -> Vec<String> {
        let table = self.table;
        let buildings: Vec<String> = (0..)
            .zip(&self.pack.capital_buildings)
            .filter(|(place, _)| table.capital_buildings >> place & 1 == 1)
            .map(|(_, info)| {
                let cost = words::cost(&info.cost, self.texts);
                format!("{} ({cost})", self.texts.name("capital-building", info.id))
            })
            .collect();
        let rewards: Vec<String> = (0..)
            .zip(&self.pack.tokens)
            .filter(|(place, _)| table.open_rewards >> place & 1 == 1)
            .map(|(_, token)| self.texts.name("reward", token.0))
            .collect();
        let mut lines = Vec::new();
        let mut say = |key: &str, things: String| {
            lines.push(wrapped(&self.texts.text(key, &[("things", things.into())])));
        };
        if !buildings.is_empty() {
            say("pest-screen-capital-buildings", buildings.join(", "));
        }
        if !rewards.is_empty() {
            say("pest-screen-capital-rewards", rewards.join(", "));
        }
        if let Some(card) = table.capital_card {
            let info = &self.pack.capitals[card.index()];
            let rewards = info.rewards.each_ref().map(|bundle| words::gain(bundle, self.texts));
            say("pest-screen-capital-card", rewards.join("; "));
        }
        if table.neutral > 0 {
            say("pest-neutral", table.neutral.to_string());
        }
        lines
    }

    fn label(&self, key: &str) -> String {
        self.texts.text(key, &[])
    }
}

/// The ids of the eras.
pub(super) const ERAS: [&str; 3] = ["1", "2", "3"];
