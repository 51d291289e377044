//! The pieces and where they are. Queries only: pieces move through the verbs of `Turn`.

use crate::choice::{Room, Space};
use crate::components::{
    Building, CapitalCard, Components, Decree, MAX_BUILDINGS, PestCard, SupportCard, Tech,
};
use crate::place::{Counts, MAX_PLACES, MAX_ROADS, Place, Places, Resource, Road};
use crate::technologies::{output, storage};
use game::{Edition, Game as _, Seat, Seats};
use serde::{Deserialize, Serialize};

/// Maximum number of players.
pub const MAX_PLAYERS: usize = 5;

/// The variant of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// Two to five players.
    Base,
    /// Two players, PE-160 to PE-166.
    Duel,
    /// One player, PE-170 to PE-178.
    Solo,
}

/// The edition of the rules, and the options of the ledger; `false` is the first value of an option.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Options {
    /// The edition. A rule whose outcome changed asks for it and keeps the old outcome.
    #[serde(default = "first_edition", deserialize_with = "known_edition")]
    pub edition: Edition,
    /// PE-60: the cemetery only when every space is full.
    pub cemetery_all_full: bool,
    /// PE-78: the castle counts as constructed.
    pub castle_counts: bool,
    /// PE-92: two cards of the player's choice instead of all five.
    pub refresh_two: bool,
    /// PE-111: a reward for each person sent.
    pub reward_per_person: bool,
    /// PE-140: three prestige for three resources.
    pub resource_set_three: bool,
    /// PE-150: 5, 15, 10 markers with one or two players.
    pub small_marker_draw: bool,
    /// PE-176: the neutral field is not cleared.
    pub solo_neutral_stays: bool,
    /// PE-133: with two players the one with fewer people in the capital, even none, gets the third reward.
    #[serde(default)]
    pub capital_literal: bool,
    /// PE-205: a place that gave its resource to the Disinfectant gives none at the end of the Move.
    #[serde(default)]
    pub one_per_place: bool,
    /// PE-51: the way through the capital does not lead back to the place of departure.
    #[serde(default)]
    pub no_way_back: bool,
    /// PE-223: the Syringe pays after every Cure.
    #[serde(default)]
    pub syringe_always: bool,
    /// PE-49: Produce gives building by building, with exchanges in between.
    #[serde(default)]
    pub produce_in_turn: bool,
}

/// The edition of snapshots that name none: there was only one then.
fn first_edition() -> Edition {
    Edition(1)
}

fn known_edition<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Edition, D::Error> {
    let edition = Edition::deserialize(from)?;
    edition.check(crate::Game::EDITION).map_err(serde::de::Error::custom)?;
    Ok(edition)
}

impl Options {
    /// The first value of every option.
    pub(crate) const fn first_values(edition: Edition) -> Self {
        Self {
            edition,
            cemetery_all_full: false,
            castle_counts: false,
            refresh_two: false,
            reward_per_person: false,
            resource_set_three: false,
            small_marker_draw: false,
            solo_neutral_stays: false,
            capital_literal: false,
            one_per_place: false,
            no_way_back: false,
            syringe_always: false,
            produce_in_turn: false,
        }
    }
}

impl Default for Options {
    /// The defaults of the newest edition.
    fn default() -> Self {
        crate::Setup::of(Variant::Base, 2).options
    }
}

/// One player's board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Player {
    /// Wood, stone, food, herbs, coins.
    pub goods: [u8; 5],
    /// Research markers.
    pub research: u8,
    /// The space of the influence marker.
    pub influence: u8,
    /// If the marker is on the last space: its rank in the order of arrival there (PE-127).
    pub arrived: u8,
    /// Prestige markers.
    pub prestige: u16,
    /// Shame markers.
    pub shame: u16,
    /// The place of the doctor.
    pub doctor: Place,
    /// The place of the camp; none if it is on the board.
    pub camp: Place,
    /// The place of each building; none if it is not built.
    pub sites: [Place; MAX_BUILDINGS],
    /// The buildings that are built, as a set.
    pub built: u16,
    /// The places with a building.
    pub own: Places,
    /// The buildings, and the card of PE-225, with a healthy person.
    pub staff: u16,
    /// Sick people by quarantine space, and the dead.
    pub sick: [u8; 8],
    /// The space of the person on the cards of PE-201 and PE-214, from 1.
    pub treated: [u8; 2],
    /// Healthy people on the card of PE-210.
    pub experts: u8,
    /// Healthy people in the capital.
    pub capital: u8,
    /// Healthy people on the recovery track.
    pub recovered: u8,
    /// The kind chosen for PE-225.
    pub workshop: Option<Resource>,
    /// The task markers.
    pub tasks: [u8; 3],
    /// The technology in each slot; number 0 is none.
    pub slots: [Tech; 3],
    /// The technologies in slots, as a set.
    pub technologies: u32,
    /// The spaces of the grid with an assistant.
    pub grid: u16,
    /// The cards with an assistant, whether still in a slot or not (PE-93).
    pub cards: u32,
    /// Assistants still to place this year.
    pub assistants: u8,
    /// The start cards drawn.
    pub starts: u8,
}

impl Player {
    pub(crate) const NEW: Self = Self {
        goods: [0; 5],
        research: 0,
        influence: 0,
        arrived: 0,
        prestige: 0,
        shame: 0,
        doctor: Place::NONE,
        camp: Place::NONE,
        sites: [Place::NONE; MAX_BUILDINGS],
        built: 0,
        own: Places::NONE,
        staff: 0,
        sick: [0; 8],
        treated: [0; 2],
        experts: 0,
        capital: 0,
        recovered: 0,
        workshop: None,
        tasks: [0; 3],
        slots: [Tech(0); 3],
        technologies: 0,
        grid: 0,
        cards: 0,
        assistants: 0,
        starts: 0,
    };

    /// Whether `tech` is in a slot.
    #[inline]
    #[must_use]
    pub const fn has(&self, tech: Tech) -> bool {
        self.technologies >> tech.0 & 1 == 1
    }

    /// Whether a person is in `room`, which is a building or the card of PE-225.
    #[inline]
    #[must_use]
    pub const fn staffed(&self, room: Room) -> bool {
        self.staff >> room.0 & 1 == 1
    }

    /// The number of sick people that fit into a quarantine space, or of dead into the cemetery.
    #[inline]
    #[must_use]
    pub fn room(&self, box_: &Components, space: Space) -> u8 {
        match space {
            Space::AREA => box_.numbers.area,
            Space::TENT | Space::HUT => storage::quarantine(box_, self, space),
            Space::CEMETERY => box_.numbers.cemetery.len() as u8,
            _ => 1,
        }
    }

    /// Whether one more person fits into `space`.
    #[inline]
    #[must_use]
    pub fn free(&self, box_: &Components, space: Space) -> bool {
        self.sick[space.index()] < self.room(box_, space)
    }

    /// A free harmless quarantine space.
    #[inline]
    #[must_use]
    pub fn harmless(&self, box_: &Components) -> Option<Space> {
        (0..Space::HARMLESS as u8).map(Space).find(|&space| self.free(box_, space))
    }

    /// The number of sick people in quarantine (PE-63).
    #[inline]
    #[must_use]
    pub fn in_quarantine(&self) -> u8 {
        self.sick[..Space::QUARANTINE].iter().sum()
    }

    /// The number of free quarantine spaces (PE-63).
    #[must_use]
    pub fn free_quarantine(&self, box_: &Components) -> u8 {
        (0..Space::QUARANTINE as u8)
            .map(|space| self.room(box_, Space(space)) - self.sick[usize::from(space)])
            .sum()
    }

    /// Maximum amount of each resource (PE-46, PE-226).
    #[inline]
    #[must_use]
    pub fn limit(&self, box_: &Components) -> u8 {
        storage::limit(box_, self)
    }

    /// Maximum amount of the one resource that may exceed the limit (PE-227).
    #[inline]
    #[must_use]
    pub fn high_limit(&self, box_: &Components) -> u8 {
        storage::high_limit(box_, self)
    }

    /// Whether one more of `kind` fits on the track.
    #[inline]
    #[must_use]
    pub fn takes(&self, box_: &Components, kind: Resource) -> bool {
        let have = self.goods[kind as usize];
        let limit = self.limit(box_);
        if have < limit {
            return true;
        }
        let alone = self.goods.iter().enumerate().all(|(other, &n)| other == kind as usize || n <= limit);
        alone && have < self.high_limit(box_)
    }

    /// The number of healthy people, wherever they are (PE-301).
    #[must_use]
    pub fn healthy(&self) -> u8 {
        self.recovered + self.experts + self.capital + self.staff.count_ones() as u8
    }

    /// Whether a sick person keeps the card from being discarded, PE-91.
    #[must_use]
    pub fn occupied(&self, tech: Tech) -> bool {
        match tech {
            Tech::BREATHING_APPARATUS => self.treated[0] > 0,
            Tech::HOSPITAL_TENT => self.treated[1] > 0,
            Tech::QUARANTINE_TENT => self.sick[Space::TENT.index()] > 0,
            Tech::QUARANTINE_CABIN => self.sick[Space::HUT.index()] > 0,
            _ => false,
        }
    }

    /// The empty spaces for healthy people in the player's buildings and on the card of PE-225.
    #[inline]
    #[must_use]
    pub fn empty_rooms(&self, box_: &Components) -> u16 {
        let card = if self.has(Tech::MOBILE_WORKSHOP) { 1 << Room::WORKSHOP_CARD.0 } else { 0 };
        (self.built & box_.staffed | card) & !self.staff
    }
}

/// All pieces of a game. Nothing is hidden: what nobody knows has not been drawn yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Table {
    /// The number of players.
    pub players: u8,
    /// The variant.
    pub variant: Variant,
    /// Whether location markers are used.
    pub variable: bool,
    /// The rule options.
    pub options: Options,
    /// The year, from 1; 0 during the set-up.
    pub year: u8,
    /// The seats in turn order.
    pub order: [Seat; MAX_PLAYERS],
    /// The number of seats whose order is known.
    pub seated: u8,
    /// The player whose turn it is.
    pub active: Option<Seat>,
    /// The number of turns begun so far.
    pub turns: u8,
    /// Whether the last era is over.
    pub over: bool,
    /// Sick people in each place.
    pub sick: Counts<MAX_PLACES>,
    /// The places with sick people.
    pub sick_places: Places,
    /// Sick people on each road.
    pub road_sick: Counts<MAX_ROADS>,
    /// The roads with sick people.
    pub sick_roads: u128,
    /// The destroyed places.
    pub destroyed: Places,
    /// The places that show each basic resource, print or marker.
    pub resources: [Places; 4],
    /// The location markers on the map.
    pub markers: u64,
    /// The places with a marker.
    pub marked: Places,
    /// The technologies in the deck.
    pub deck: u32,
    /// The open technologies.
    pub market: u32,
    /// The pest cards seen.
    pub pests: u32,
    /// The support cards seen.
    pub supports: u32,
    /// This year's pest card.
    pub pest: Option<PestCard>,
    /// The support card laid open last.
    pub support: Option<SupportCard>,
    /// The one before it, which is paid.
    pub paid: Option<SupportCard>,
    /// The decree of each era.
    pub decrees: [Option<Decree>; 3],
    /// The capital card.
    pub capital_card: Option<CapitalCard>,
    /// The capital rewards laid out.
    pub rewards: u16,
    /// Those turned up.
    pub open_rewards: u16,
    /// The capital buildings still there.
    pub capital_buildings: u8,
    /// People in the neutral field of the capital.
    pub neutral: u8,
    /// The start cards drawn.
    pub starts: u8,
    /// The players.
    pub seats: [Player; MAX_PLAYERS],
}

impl Table {
    /// The board of `seat`.
    #[inline]
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    /// The era, from 0.
    #[inline]
    #[must_use]
    pub fn era(&self) -> usize {
        usize::from(self.year.saturating_sub(1) / 2).min(2)
    }

    /// The seats in turn order.
    #[inline]
    pub fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.order.into_iter().take(usize::from(self.seated))
    }

    /// All seats.
    #[inline]
    #[must_use]
    pub fn all(&self) -> Seats {
        Seats::first(self.players)
    }

    /// The boards in use.
    #[inline]
    fn boards(&self) -> &[Player] {
        &self.seats[..usize::from(self.players)]
    }

    /// How many buildings stand in `place`.
    #[inline]
    #[must_use]
    pub fn buildings_at(&self, place: Place) -> u8 {
        self.boards().iter().map(|player| u8::from(player.own.has(place))).sum()
    }

    /// How many buildings of players other than `seat` stand in `place`.
    #[inline]
    #[must_use]
    pub fn others_at(&self, place: Place, seat: Seat) -> u8 {
        self.buildings_at(place) - u8::from(self.player(seat).own.has(place))
    }

    /// The places with buildings of players other than `seat`.
    #[inline]
    #[must_use]
    pub fn others(&self, seat: Seat) -> Places {
        let mut set = Places::NONE;
        for (index, player) in self.boards().iter().enumerate() {
            if index != seat.index() {
                set = set.or(player.own);
            }
        }
        set
    }

    /// The places with one building at least, and with two at least.
    #[inline]
    #[must_use]
    pub fn built(&self) -> (Places, Places) {
        self.boards().iter().fold((Places::NONE, Places::NONE), |(one, two), player| {
            (one.or(player.own), two.or(one.and(player.own)))
        })
    }

    /// The places with a doctor.
    #[inline]
    #[must_use]
    pub fn doctors(&self) -> Places {
        self.boards().iter().fold(Places::NONE, |set, player| set.or(Places::only(player.doctor)))
    }

    /// The places with a camp.
    #[inline]
    #[must_use]
    pub fn camps(&self) -> Places {
        self.boards().iter().fold(Places::NONE, |set, player| set.or(Places::only(player.camp)))
    }

    /// The resource a place shows.
    #[inline]
    #[must_use]
    pub fn resource(&self, place: Place) -> Resource {
        let kind =
            (0..4).find(|&kind| self.resources[kind].has(place)).expect("every place shows a resource");
        Resource::ALL[kind]
    }

    /// What a place gives: nothing once it is destroyed, PE-29.
    #[inline]
    #[must_use]
    pub fn yields(&self, place: Place) -> Option<Resource> {
        (!self.destroyed.has(place)).then(|| self.resource(place))
    }

    /// Sick people in `place`.
    #[inline]
    #[must_use]
    pub fn sick_at(&self, place: Place) -> u8 {
        self.sick.0[place.index()]
    }

    /// Sick people on `road`.
    #[inline]
    #[must_use]
    pub fn sick_on(&self, road: Road) -> u8 {
        self.road_sick.0[road.index()]
    }

    /// By influence, the most first; nobody is tied but at 0, PE-127.
    #[inline]
    #[must_use]
    pub fn influence_key(&self, seat: Seat) -> (u8, u8) {
        let player = self.player(seat);
        (player.influence, u8::MAX - player.arrived)
    }

    /// How many players have more influence than `seat`.
    #[must_use]
    pub fn ahead(&self, seat: Seat) -> u8 {
        let own = self.influence_key(seat);
        self.all().iter().filter(|&other| self.influence_key(other) > own).count() as u8
    }

    /// What a building gives in Produce, PE-80; `None` when nobody is assigned to one that needs somebody.
    #[inline]
    #[must_use]
    pub fn output(&self, box_: &Components, seat: Seat, building: Building) -> Option<(Resource, u8)> {
        let player = self.player(seat);
        let info = &box_.buildings[building.index()];
        if player.built >> building.0 & 1 == 0 || (info.needs_worker && !player.staffed(Room::of(building))) {
            return None;
        }
        let kind = match info.output_kind {
            Some(kind) => kind,
            None => self.yields(player.sites[building.index()])?,
        };
        let amount = if building.0 == 0 { output::castle(box_, player) } else { info.output };
        Some((kind, amount))
    }
}
