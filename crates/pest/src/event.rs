//! The events of Pest, and how each of them changes the table.
//!
//! A verb of [`crate::turn::Turn`] creates an [`EventKind`], which changes the table here and is reported with its rule.
//! The declaration of [`EventKind`] also defines the sentence of each event and the types of the client.

use crate::choice::{Action, Cell, Pair, Room, Slot, Space};
use crate::components::{
    Building, CapitalBuilding, CapitalCard, Cost, Decree, Marker, PestCard, StartCard, SupportCard, Tech,
    Token,
};
use crate::game::Game;
use crate::ledger;
use crate::pest_view::ends;
use crate::place::{Place, Places, Resource, Road};
use crate::table::{MAX_PLAYERS, Table};
use crate::words::room_id;
use game::{Argument, EventField, Eye, Kind, Rule, Seat, Value};

/// Something that happened, and the rule that caused it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    /// What happened.
    pub kind: EventKind,
    /// The number of the rule that caused it.
    pub(crate) rule: u16,
}

impl Event {
    /// The rule that caused it.
    #[must_use]
    pub fn rule(&self) -> Rule {
        Rule(ledger::id(self.rule))
    }
}

game::events! {
    /// The kinds of events, with the keys of their sentences. Every event is a change of the table.
    #[allow(missing_docs)]
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum EventKind of Game {
        /// A location marker covers a place.
        Marked = "tell-marked" { place: Place, marker as _: Marker, resource: Resource },
        /// A place is destroyed. Its sick people go to the stock.
        Fell = "tell-fell" { place: Place },
        /// Sick people come to a place.
        Sickened = "tell-sickened" { place: Place, people: u8 },
        /// Sick people come to a road.
        RoadSickened = "tell-road-sickened" { road: Road, people: u8 },
        /// The decree of an era is revealed.
        Decreed = "tell-decreed" { era as ("era" + 1): u8, decree: Decree },
        /// The capital card is revealed.
        CapitalCardDrawn = "tell-capital-card" { card: CapitalCard },
        /// A capital reward is revealed.
        RewardLaid = "tell-reward-laid" { token as "reward": Token },
        /// A technology comes from the deck to the market.
        Opened = "tell-opened" { tech as "technology": Tech },
        /// An open technology goes back into the deck.
        Shuffled = "tell-shuffled" { tech as "technology": Tech },
        /// The next player of the turn order is drawn.
        Seated = "tell-seated" { seat: Seat },
        /// A start card is drawn.
        Dealt = "tell-dealt" { seat: Seat, card: StartCard },
        /// A castle is built.
        CastleBuilt = "tell-castle" { seat: Seat, place: Place },
        /// A player gets the starting resources.
        Supplied = "tell-supplied" { seat: Seat, goods: Cost, research: u8 },
        /// A doctor is placed.
        DoctorPlaced = "tell-doctor" { seat: Seat, place: Place },
        /// A year begins, with this number of assistants per player.
        YearBegan = "tell-year" { year: u8, assistants: u8 },
        /// The pest card of the year is drawn.
        PestDrawn = "tell-pest" { card: PestCard },
        /// The support card of the year is drawn.
        SupportDrawn = "tell-support" { card: SupportCard },
        /// A camp goes back to the board.
        CampReturned = "tell-camp-returned" { seat: Seat, place: Place },
        /// A camp is set.
        CampSet = "tell-camp-set" { seat: Seat, place: Place },
        /// Sick people of a place are taken, or spared by a card.
        Taken = "tell-taken" { seat: Seat, place: Place, people: u8 },
        /// Sick people of a road are taken.
        RoadTaken = "tell-road-taken" { seat: Seat, road: Road, people: u8 },
        /// Sick people of a pest card come to a player's building.
        Received = "tell-received" { seat: Seat, place: Place, people: u8 },
        /// A card of a player keeps one sick person away.
        Spared = "tell-spared" { seat: Seat, place: Place },
        /// A card of a player keeps a place free.
        Shielded = "tell-shielded" { seat: Seat, place: Place },
        /// A player does not use the card that would keep a place free.
        Waived = "tell-waived" { seat: Seat, place: Place },
        /// Sick people go into a quarantine space, the cemetery, or onto a treatment card.
        Kept = "tell-kept" { seat: Seat, space: Space, people: u8 },
        /// A person dies for whom the cemetery has no space.
        Overflowed = "tell-overflowed" { seat: Seat },
        /// A player gains resources.
        Gained = "tell-gained" { seat: Seat, goods: Cost },
        /// A player pays resources.
        Paid = "tell-paid" { seat: Seat, goods: Cost },
        /// Resources are lost because the track is full.
        Cut = "tell-cut" { seat: Seat, goods: Cost },
        /// Two basic resources become a coin.
        Exchanged = "tell-exchanged" { seat: Seat, pair: Pair },
        /// A player gains research.
        Researched = "tell-researched" { seat: Seat, research: u8 },
        /// A player pays research.
        ResearchPaid = "tell-research-paid" { seat: Seat, research: u8 },
        /// A player gains prestige markers.
        Honoured = "tell-honoured" { seat: Seat, prestige: u8 },
        /// A player gets shame markers.
        Shamed = "tell-shamed" { seat: Seat, shame: u8 },
        /// The influence marker moves.
        Influenced = "tell-influenced" { seat: Seat, from: u8, to: u8, arrived as _: u8 },
        /// The task marker moves.
        TaskDone = "tell-task" { seat: Seat, era as ("era" + 1): u8, space: u8 },
        /// People come to the neutral field.
        NeutralGrew = "tell-neutral" { people: u8 },
        /// The turn of a player begins, or all turns of the year are over.
        TurnBegan = "tell-turns-over" | "tell-turn" if seat { seat: Option<Seat> },
        /// An assistant is placed on the grid.
        Placed = "tell-placed" { seat: Seat, cell: Cell },
        /// An assistant is placed on a card.
        PlacedOnCard = "tell-placed-on-card" { seat: Seat, tech as "technology": Tech },
        /// A used space of the grid is chosen again.
        Repeated = "tell-repeated" { seat: Seat, cell: Cell },
        /// An action begins.
        Began = "tell-began" { seat: Seat, action: Action },
        /// An action is improved.
        Improved = "tell-improved" { seat: Seat, action: Action },
        /// The doctor moves.
        Walked = "tell-walked" | "tell-walked-through" if through_capital { seat: Seat, to as "place": Place, through_capital as _: bool },
        /// The doctor jumps (Cloning experiment).
        Jumped = "tell-jumped" { seat: Seat, to as "place": Place },
        /// A building is built on the map.
        Built = "tell-built" { seat: Seat, building: Building, place: Place },
        /// A capital building is built.
        Raised = "tell-raised" { seat: Seat, building: CapitalBuilding },
        /// An open technology goes into a slot.
        Bought = "tell-bought" { seat: Seat, tech as "technology": Tech, slot: Slot },
        /// A technology goes from its slot into the deck.
        Discarded = "tell-discarded" { seat: Seat, tech as "technology": Tech, slot: Slot },
        /// The kind of resource for PE-225 is chosen.
        Dedicated = "tell-dedicated" { seat: Seat, kind as "resource": Resource },
        /// A sick person moves within the quarantine.
        Shifted = "tell-shifted" { seat: Seat, from: Space, to: Space },
        /// A sick person goes from quarantine to the recovery track.
        Cured = "tell-cured" { seat: Seat, from: Space },
        /// A sick person goes from quarantine to the stock.
        Released = "tell-released" { seat: Seat, from: Space },
        /// The person on a treatment card moves one space on.
        Treated = "tell-treated" { seat: Seat, card: Space, space: u8 },
        /// The person on a treatment card has recovered.
        Recovered = "tell-recovered" { seat: Seat, card: Space },
        /// People come to the recovery track from elsewhere.
        Healed = "tell-healed" { seat: Seat, people: u8 },
        /// A healthy person moves.
        Assigned = "tell-assigned" { seat: Seat, from: Room, to: Room },
        /// A capital reward is taken and turned over.
        RewardTaken = "tell-reward-taken" { seat: Seat, token as "reward": Token },
        /// All assistants return.
        AssistantsBack = "tell-assistants-back",
        /// The turn order of the next year is set.
        Reordered = "tell-reordered" { order: [Seat; MAX_PLAYERS] },
        /// The capital is cleared.
        CapitalCleared = "tell-capital-cleared" { neutral as _: bool, rewards as _: bool },
        /// The last era ends.
        Ended = "tell-ended",
    }
}

game::event_ids! { Game {
    Place: "place" = |game, place| game.pack.map.places[place.index()].id;
    Resource: "resource" = |_, resource| resource.id();
    Decree: "decree" = |game, decree| game.pack.decrees[decree.index()].id;
    CapitalCard: "capital-card" = |game, card| game.pack.capitals[card.index()].id;
    Token: "reward" = |game, token| game.pack.tokens[token.index()].0;
    Tech: "technology" = |game, tech| game.pack.technology(tech).id;
    StartCard: "start" = |game, card| game.pack.starts[card.index()].0;
    PestCard: "pest" = |game, card| game.pack.pests[card.index()].id;
    SupportCard: "support" = |game, card| game.pack.supports[card.index()].id;
    Building: "building" = |game, building| game.pack.buildings[building.index()].id;
    CapitalBuilding: "capital-building" = |game, building| game.pack.capital_buildings[building.index()].id;
    Action: "action" = |_, action| action.id();
    Space: "space" = |_, space| Space::IDS[space.index()];
    Slot: "slot" = |_, slot| Slot::IDS[slot.index()];
    Room: "room" = |game, room| room_id(game, room).unwrap_or("stock");
} }

type Args = Vec<(&'static str, Value)>;

/// Both ends of the road; one of them may be the capital.
impl EventField<Game> for Road {
    fn arguments(name: &'static str) -> Vec<Argument> {
        vec![Argument::new(name, Kind::Things("place"))]
    }

    fn tell(&self, game: &Game, name: &'static str, args: &mut Args) {
        let ends = ends(game.pack.get(), *self).map(|id| Value::Id("place", id));
        args.push((name, Value::List(ends.to_vec())));
    }
}

/// Each resource as often as it occurs: wood, wood and stone.
impl EventField<Game> for Cost {
    fn arguments(name: &'static str) -> Vec<Argument> {
        vec![Argument::new(name, Kind::Things("resource"))]
    }

    fn tell(&self, _: &Game, name: &'static str, args: &mut Args) {
        let pieces =
            Resource::ALL.into_iter().zip(*self).flat_map(|(kind, n)| std::iter::repeat_n(kind, n.into()));
        args.push((name, Value::List(pieces.map(|kind| Value::Id("resource", kind.id())).collect())));
    }
}

/// The two actions of a space of the grid.
impl EventField<Game> for Cell {
    fn arguments(_: &'static str) -> Vec<Argument> {
        ["top", "left"].map(|name| Argument::new(name, Kind::Thing("action"))).to_vec()
    }

    fn tell(&self, game: &Game, _: &'static str, args: &mut Args) {
        self.top().tell(game, "top", args);
        self.left().tell(game, "left", args);
    }
}

/// The two resources that become a coin.
impl EventField<Game> for Pair {
    fn arguments(_: &'static str) -> Vec<Argument> {
        ["first", "second"].map(|name| Argument::new(name, Kind::Thing("resource"))).to_vec()
    }

    fn tell(&self, game: &Game, _: &'static str, args: &mut Args) {
        let (first, second) = self.kinds();
        Resource::ALL[first].tell(game, "first", args);
        Resource::ALL[second].tell(game, "second", args);
    }
}

/// A turn order, without unused seats.
impl EventField<Game> for [Seat; MAX_PLAYERS] {
    fn arguments(name: &'static str) -> Vec<Argument> {
        vec![Argument::new(name, Kind::Seats)]
    }

    fn tell(&self, game: &Game, name: &'static str, args: &mut Args) {
        let seats = self.iter().take(usize::from(game.table.players));
        args.push((name, Value::List(seats.map(|&seat| Value::Seat(seat)).collect())));
    }
}

impl game::Event for Event {
    /// Pest hides nothing.
    fn seen_by(self, _: Eye) -> Option<Self> {
        Some(self)
    }

    fn reveals(self, _: Eye) -> bool {
        matches!(
            self.kind,
            EventKind::Marked { .. }
                | EventKind::Decreed { .. }
                | EventKind::CapitalCardDrawn { .. }
                | EventKind::RewardLaid { .. }
                | EventKind::Opened { .. }
                | EventKind::Seated { .. }
                | EventKind::Dealt { .. }
                | EventKind::PestDrawn { .. }
                | EventKind::SupportDrawn { .. }
        )
    }
}

impl Table {
    /// Changes the table by an event.
    #[inline]
    pub(crate) fn apply(&mut self, kind: &EventKind) {
        match *kind {
            EventKind::Marked { place, marker, resource } => {
                self.resources = self.resources.map(|set| set.without(place));
                self.resources[resource as usize] = self.resources[resource as usize].with(place);
                self.markers |= 1 << marker.0;
                self.marked = self.marked.with(place);
            }
            EventKind::Fell { place } => {
                self.destroyed = self.destroyed.with(place);
                self.sick.0[place.index()] = 0;
                self.sick_places = self.sick_places.without(place);
            }
            EventKind::Sickened { place, people } => {
                self.sick.0[place.index()] += people;
                self.sick_places = self.sick_places.with(place);
            }
            EventKind::RoadSickened { road, people } => {
                self.road_sick.0[road.index()] += people;
                self.sick_roads |= 1 << road.0;
            }
            EventKind::Decreed { era, decree } => self.decrees[usize::from(era)] = Some(decree),
            EventKind::CapitalCardDrawn { card } => self.capital_card = Some(card),
            EventKind::RewardLaid { token } => {
                self.rewards |= 1 << token.0;
                self.open_rewards |= 1 << token.0;
            }
            EventKind::Opened { tech } => {
                self.deck &= !(1 << tech.0);
                self.market |= 1 << tech.0;
            }
            EventKind::Shuffled { tech } => {
                self.market &= !(1 << tech.0);
                self.deck |= 1 << tech.0;
            }
            EventKind::Seated { seat } => {
                self.order[usize::from(self.seated)] = seat;
                self.seated += 1;
            }
            EventKind::Dealt { seat, card } => {
                self.starts |= 1 << card.0;
                self.seats[seat.index()].starts |= 1 << card.0;
            }
            EventKind::CastleBuilt { seat, place } => self.stands(seat, Building(0), place),
            EventKind::Supplied { seat, goods, research } => {
                let player = &mut self.seats[seat.index()];
                player.goods = goods;
                player.research = research;
            }
            EventKind::DoctorPlaced { seat, place }
            | EventKind::Walked { seat, to: place, .. }
            | EventKind::Jumped { seat, to: place } => {
                self.seats[seat.index()].doctor = place;
            }
            EventKind::YearBegan { year, assistants } => {
                self.year = year;
                for player in &mut self.seats[..usize::from(self.players)] {
                    player.assistants = assistants;
                }
            }
            EventKind::PestDrawn { card } => {
                self.pests |= 1 << card.0;
                self.pest = Some(card);
            }
            EventKind::SupportDrawn { card } => {
                self.supports |= 1 << card.0;
                self.paid = self.support;
                self.support = Some(card);
            }
            EventKind::CampReturned { seat, .. } => self.seats[seat.index()].camp = Place::NONE,
            EventKind::CampSet { seat, place } => self.seats[seat.index()].camp = place,
            EventKind::Taken { place, people, .. } => {
                self.sick.0[place.index()] -= people;
                if self.sick.0[place.index()] == 0 {
                    self.sick_places = self.sick_places.without(place);
                }
            }
            EventKind::RoadTaken { road, people, .. } => {
                self.road_sick.0[road.index()] -= people;
                if self.road_sick.0[road.index()] == 0 {
                    self.sick_roads &= !(1 << road.0);
                }
            }
            EventKind::Received { .. }
            | EventKind::Spared { .. }
            | EventKind::Shielded { .. }
            | EventKind::Waived { .. }
            | EventKind::Overflowed { .. }
            | EventKind::Repeated { .. }
            | EventKind::Began { .. }
            | EventKind::Improved { .. } => {}
            EventKind::Kept { seat, space, people } => {
                let player = &mut self.seats[seat.index()];
                match space {
                    Space::APPARATUS => player.treated[0] = 1,
                    Space::HOSPITAL => player.treated[1] = 1,
                    _ => player.sick[space.index()] += people,
                }
            }
            EventKind::Gained { seat, goods } => {
                let player = &mut self.seats[seat.index()];
                for (have, more) in player.goods.iter_mut().zip(goods) {
                    *have += more;
                }
            }
            EventKind::Paid { seat, goods } | EventKind::Cut { seat, goods } => {
                let player = &mut self.seats[seat.index()];
                for (have, less) in player.goods.iter_mut().zip(goods) {
                    *have -= less;
                }
            }
            EventKind::Exchanged { seat, pair } => {
                let player = &mut self.seats[seat.index()];
                let (a, b) = pair.kinds();
                player.goods[a] -= 1;
                player.goods[b] -= 1;
                player.goods[Resource::Coin as usize] += 1;
            }
            EventKind::Researched { seat, research } => self.seats[seat.index()].research += research,
            EventKind::ResearchPaid { seat, research } => self.seats[seat.index()].research -= research,
            EventKind::Honoured { seat, prestige } => {
                self.seats[seat.index()].prestige += u16::from(prestige);
            }
            EventKind::Shamed { seat, shame } => self.seats[seat.index()].shame += u16::from(shame),
            EventKind::Influenced { seat, to, arrived, .. } => {
                let player = &mut self.seats[seat.index()];
                player.influence = to;
                player.arrived = arrived;
            }
            EventKind::TaskDone { seat, era, space } => {
                self.seats[seat.index()].tasks[usize::from(era)] = space;
            }
            EventKind::NeutralGrew { people } => self.neutral += people,
            EventKind::TurnBegan { seat } => {
                self.active = seat;
                self.turns += u8::from(seat.is_some());
            }
            EventKind::Placed { seat, cell } => {
                let player = &mut self.seats[seat.index()];
                player.grid |= 1 << cell.0;
                player.assistants -= 1;
            }
            EventKind::PlacedOnCard { seat, tech } => {
                let player = &mut self.seats[seat.index()];
                player.cards |= 1 << tech.0;
                player.assistants -= 1;
            }
            EventKind::Built { seat, building, place } => self.stands(seat, building, place),
            EventKind::Raised { building, .. } => self.capital_buildings &= !(1 << building.0),
            EventKind::Bought { seat, tech, slot } => {
                self.market &= !(1 << tech.0);
                let player = &mut self.seats[seat.index()];
                player.slots[slot.index()] = tech;
                player.technologies |= 1 << tech.0;
            }
            EventKind::Discarded { seat, tech, slot } => {
                self.deck |= 1 << tech.0;
                let player = &mut self.seats[seat.index()];
                player.slots[slot.index()] = Tech(0);
                player.technologies &= !(1 << tech.0);
                if tech == Tech::MOBILE_WORKSHOP {
                    player.workshop = None;
                }
            }
            EventKind::Dedicated { seat, kind } => self.seats[seat.index()].workshop = Some(kind),
            EventKind::Shifted { seat, from, to } => {
                let player = &mut self.seats[seat.index()];
                player.sick[from.index()] -= 1;
                player.sick[to.index()] += 1;
            }
            EventKind::Cured { seat, from } => {
                let player = &mut self.seats[seat.index()];
                player.sick[from.index()] -= 1;
                player.recovered += 1;
            }
            EventKind::Released { seat, from } => self.seats[seat.index()].sick[from.index()] -= 1,
            EventKind::Treated { seat, card, space } => {
                self.seats[seat.index()].treated[usize::from(card == Space::HOSPITAL)] = space;
            }
            EventKind::Recovered { seat, card } => {
                let player = &mut self.seats[seat.index()];
                player.treated[usize::from(card == Space::HOSPITAL)] = 0;
                player.recovered += 1;
            }
            EventKind::Healed { seat, people } => self.seats[seat.index()].recovered += people,
            EventKind::Assigned { seat, from, to } => self.moves(seat, from, to),
            EventKind::RewardTaken { token, .. } => self.open_rewards &= !(1 << token.0),
            EventKind::AssistantsBack => {
                for player in &mut self.seats[..usize::from(self.players)] {
                    player.grid = 0;
                    player.cards = 0;
                }
            }
            EventKind::Reordered { order } => self.order = order,
            EventKind::CapitalCleared { neutral, rewards } => {
                for player in &mut self.seats {
                    player.capital = 0;
                }
                if neutral {
                    self.neutral = 0;
                }
                if rewards {
                    self.open_rewards = self.rewards;
                }
            }
            EventKind::Ended => self.over = true,
        }
    }

    fn stands(&mut self, seat: Seat, building: Building, place: Place) {
        let player = &mut self.seats[seat.index()];
        player.sites[building.index()] = place;
        player.built |= 1 << building.0;
        player.own = player.own.or(Places::only(place));
    }

    fn moves(&mut self, seat: Seat, from: Room, to: Room) {
        let player = &mut self.seats[seat.index()];
        match from {
            Room::RECOVERY => player.recovered -= 1,
            Room::EXPERTS => player.experts -= 1,
            Room::CAPITAL => player.capital -= 1,
            room => player.staff &= !(1 << room.0),
        }
        match to {
            Room::RECOVERY => player.recovered += 1,
            Room::EXPERTS => player.experts += 1,
            Room::CAPITAL => player.capital += 1,
            Room::STOCK => {}
            room => player.staff |= 1 << room.0,
        }
    }
}
