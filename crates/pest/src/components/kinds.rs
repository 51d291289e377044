//! The types of the components.

mod cards;

pub use cards::*;

use crate::place::{Color, MAX_PLACES, Place, Places, Resource, Road, Size};
use game::indexed;

/// Number of buildings of a player board: the castle and nine others.
pub const MAX_BUILDINGS: usize = 10;
/// Maximum number of roads that meet in one place.
pub const MAX_ROADS_AT_PLACE: usize = 8;

indexed! {
    /// A technology by its number, from 1; a set of technologies is a word of 32 bits.
    Tech below 32,
    /// A building of the player board by its line; 0 is the castle.
    Building below 10,
    /// A capital building by its line.
    CapitalBuilding below 8,
    /// A capital reward by its line.
    Token below 16,
    /// A pest card by its line.
    PestCard below 31,
    /// A support card by its line.
    SupportCard below 16,
    /// A decree by its line.
    Decree below 16,
    /// A capital card by its line.
    CapitalCard below 8,
    /// A start card by its line.
    StartCard below 8,
    /// A location marker by its line.
    Marker below 64,
}

/// Everything gained at one moment (PE-49).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct Bundle {
    /// The amounts of wood, stone, food, herbs and coins.
    pub goods: [u8; 5],
    /// The number of basic resources whose kinds the player chooses.
    pub crates: u8,
    /// Research markers.
    pub research: u8,
    /// Steps on the influence track.
    pub influence: u8,
    /// Prestige markers.
    pub prestige: u8,
    /// Steps on the era's task track.
    pub tasks: u8,
    /// The number of people that return from the capital; only in bonuses of capital cards.
    pub recall: u8,
}

impl Bundle {
    /// Nothing.
    pub const NONE: Self =
        Self { goods: [0; 5], crates: 0, research: 0, influence: 0, prestige: 0, tasks: 0, recall: 0 };

    /// An amount of one resource.
    #[must_use]
    pub const fn goods(kind: Resource, amount: u8) -> Self {
        let mut bundle = Self::NONE;
        bundle.goods[kind as usize] = amount;
        bundle
    }

    /// Only influence.
    #[must_use]
    pub const fn influence(amount: u8) -> Self {
        let mut bundle = Self::NONE;
        bundle.influence = amount;
        bundle
    }

    /// Only steps on the task track.
    #[must_use]
    pub const fn tasks(amount: u8) -> Self {
        let mut bundle = Self::NONE;
        bundle.tasks = amount;
        bundle
    }

    /// What it holds besides resources, with their stable ids.
    #[must_use]
    pub const fn others(&self) -> [(&'static str, u8); 6] {
        [
            ("crates", self.crates),
            ("research", self.research),
            ("influence", self.influence),
            ("prestige", self.prestige),
            ("tasks", self.tasks),
            ("recall", self.recall),
        ]
    }

    /// Whether the bundle is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }
}

/// A price in wood, stone, food, herbs and coins.
pub type Cost = [u8; 5];

/// A place as printed.
#[derive(Debug)]
pub struct PlaceInfo {
    /// The stable id.
    pub id: &'static str,
    /// The name shown.
    pub name: &'static str,
    /// Village, town or city.
    pub size: Size,
    /// The resource it gives.
    pub resource: Resource,
    /// The colour of its port.
    pub port: Option<Color>,
    /// The position on the drawn map.
    pub at: (u32, u32),
}

/// A sea beyond the ports of a colour.
#[derive(Debug)]
pub struct SeaInfo {
    /// The name shown.
    pub name: &'static str,
    /// The colour of its ports.
    pub port: Color,
    /// The position of its name on the drawn map.
    pub at: (u32, u32),
}

/// The map, with tables of everything the rules ask about it.
#[derive(Debug)]
pub struct Map {
    /// The width and height of the drawn map.
    pub extent: (u32, u32),
    /// The seas.
    pub seas: Vec<SeaInfo>,
    /// The name of the roads of each colour.
    pub routes: [&'static str; 3],
    /// The places.
    pub places: Vec<PlaceInfo>,
    /// The number of places.
    pub count: u8,
    /// The places as a set.
    pub all: Places,
    /// The id of the capital.
    pub capital_id: &'static str,
    /// The name of the capital.
    pub capital_name: &'static str,
    /// The position of the capital on the drawn map.
    pub capital_at: (u32, u32),
    /// The ends of each road; `None` is the capital.
    pub roads: Vec<[Option<Place>; 2]>,
    /// The colour of each road.
    pub road_colors: Vec<Option<Color>>,
    /// The neighbours of each place, PE-13.
    pub neighbours: [Places; MAX_PLACES],
    /// The neighbours of each place, with the road to each.
    pub ways: [[(Place, Road); MAX_ROADS_AT_PLACE]; MAX_PLACES],
    /// The number of valid entries in `ways`.
    pub degree: [u8; MAX_PLACES],
    /// The places with a road to the capital.
    pub capital: Places,
    /// The road from each of these places to the capital.
    pub capital_road: [Road; MAX_PLACES],
    /// The places of each size.
    pub of_size: [Places; 3],
    /// The size of each place.
    pub size: [Size; MAX_PLACES],
    /// The places with a port of each colour.
    pub ports: [Places; 3],
    /// The places at an end of a road of each colour.
    pub on_road: [Places; 3],
    /// The roads of each colour.
    pub colored: [u128; 3],
    /// The places that start destroyed, by player count.
    pub destroyed_at: [Places; 6],
    /// The places with a sick symbol.
    pub sick: Places,
    /// The places with a start sign.
    pub start: Places,
    /// The printed resource of each place.
    pub resource: [Resource; MAX_PLACES],
}

impl Map {
    /// The road between two neighbours.
    #[must_use]
    pub fn road(&self, a: Place, b: Place) -> Option<Road> {
        self.ways[a.index()][..usize::from(self.degree[a.index()])]
            .iter()
            .find(|(to, _)| *to == b)
            .map(|&(_, road)| road)
    }
}

/// Kinds of buildings of the player board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BuildingKind {
    /// Built at the start of the game.
    Castle,
    /// A quarter, six per player.
    Quarter,
    /// A special building.
    Workshop,
    /// A special building.
    Factory,
    /// A special building.
    Treasury,
}

/// A building of the player board.
#[derive(Debug)]
pub struct BuildingInfo {
    /// The stable id.
    pub id: &'static str,
    /// The kind of the building.
    pub kind: BuildingKind,
    /// The section of the board, from 1; 0 for the castle.
    pub section: u8,
    /// The price.
    pub cost: Cost,
    /// The prestige for a building that has been built.
    pub prestige: u8,
    /// Whether it gives something only with a person assigned to it.
    pub needs_worker: bool,
    /// The amount it gives.
    pub output: u8,
    /// The resource it gives instead of its place's resource.
    pub output_kind: Option<Resource>,
}

/// A technology.
#[derive(Debug, Default)]
pub struct TechInfo {
    /// The stable id.
    pub id: &'static str,
    /// The name shown.
    pub name: &'static str,
    /// The price in research.
    pub cost: u8,
    /// The prestige of the card.
    pub prestige: u8,
    /// The slots it may go to: bit 0 top, 1 middle, 2 bottom.
    pub slots: u8,
    /// Whether it is not used in the solo game.
    pub solo_removed: bool,
    /// The main number of the card: spaces, influence, steps or a limit, depending on its rule.
    pub amount: u8,
    /// What it gives; empty if nothing.
    pub gain: Bundle,
    /// The price of using it.
    pub pay: Cost,
    /// The size of place that its rule names.
    pub size: Option<Size>,
}

/// A task track.
#[derive(Debug)]
pub struct TaskInfo {
    /// The influence of each space.
    pub influence: Vec<u8>,
    /// The prestige of each space.
    pub prestige: Vec<u8>,
    /// The minimum number of steps in the duel.
    pub duel_minimum: u8,
    /// The spaces with a sick person in the solo game.
    pub solo_sick: Vec<u8>,
}

/// The influence track.
#[derive(Debug)]
pub struct TrackInfo {
    /// The number of its last space.
    pub last: u8,
    /// The spaces with a prestige sign.
    pub signs: u64,
    /// The reward on each space.
    pub rewards: Vec<Bundle>,
    /// The spaces with a reward.
    pub rewarded: u64,
    /// The bonus for the most and the second most influence.
    pub bonus: [u8; 2],
    /// The spaces covered in the duel.
    pub duel_covered: u64,
    /// Prestige by the number of these spaces passed.
    pub duel_prestige: Vec<u8>,
    /// The spaces with a sick person in the solo game.
    pub solo_sick: u64,
    /// The influence for building in a village, town or city.
    pub building: [u8; 3],
    /// The reduction for each building of others.
    pub less: u8,
}

/// A location marker.
#[derive(Debug)]
pub struct MarkerInfo {
    /// The stable id.
    pub id: &'static str,
    /// The size of place that it is put on.
    pub size: Size,
    /// The resource it shows.
    pub resource: Resource,
    /// Whether it puts a sick person there.
    pub sick: bool,
}

/// All other numbers of the rules.
#[derive(Debug)]
pub struct Numbers {
    /// The resources that a player starts with.
    pub start: Cost,
    /// Research at the start.
    pub start_research: u8,
    /// Assistants per player, by era.
    pub assistants: [u8; 3],
    /// Maximum amount of each resource.
    pub cap: u8,
    /// Maximum amount of each resource with a sick person on the track.
    pub blocked_cap: u8,
    /// Number of harmless quarantine spaces.
    pub area: u8,
    /// Shame for each dead person beyond the cemetery.
    pub overflow_shame: u8,
    /// Shame of each cemetery space.
    pub cemetery: Vec<u8>,
    /// Herbs for each space of the recovery track.
    pub herbs: Vec<u8>,
    /// Prestige of each space of the recovery track.
    pub recovery: Vec<u8>,
    /// The number of laboratory spaces passed, by number of people on the recovery track, from 0.
    pub laboratories: Vec<u8>,
    /// The bonus of each section.
    pub sections: [u8; 3],
    /// Sick people that a pest card puts on each target, by era.
    pub sick_per_target: [u8; 3],
    /// The number of sick people at which a place is destroyed.
    pub destroy_at: u8,
    /// Sick people that each neighbour of a fallen place gets.
    pub spread_sick: u8,
    /// Research for improving an action.
    pub improve: u8,
    /// Research for a new market.
    pub refresh: u8,
    /// Number of open technologies.
    pub market: u8,
    /// Capital rewards by player count.
    pub tokens: [u8; 6],
    /// Markers of each size by player count.
    pub markers: [[u8; 3]; 6],
    /// Markers of each size with `5_15_10`.
    pub markers_small: [u8; 3],
    /// The places that start destroyed with `small_marker_draw`, if they differ from those of the map.
    pub destroyed_small: Option<Places>,
    /// Start cards by player count.
    pub start_cards: [u8; 6],
    /// Number of basic resources in a set that scores at the end.
    pub resources_per_point: u8,
    /// Number of coins for one prestige at the end.
    pub coins_per_point: u8,
    /// Number of people in the neutral field of the duel, by era.
    pub neutral: [u8; 3],
    /// Prestige for the most buildings in the duel.
    pub most_buildings: u8,
    /// Shame for the most people in quarantine in the duel.
    pub most_quarantine: u8,
    /// Shame for each sick person left in the solo game.
    pub sick_left_shame: u8,
    /// Shame for each dead person in the solo game.
    pub dead_shame: u8,
    /// The ranks of the solo game: the lowest score, and the stable id.
    pub ranks: Vec<(i32, &'static str)>,
    /// The column of each solo support reward by the sick people left on the track, 0 to 6: 0 left, 2 right.
    pub solo_support: [u8; 7],
}

/// All components of a pack.
#[derive(Debug)]
pub struct Components {
    /// The hash of the pack.
    pub hash: &'static str,
    /// The map.
    pub map: Map,
    /// The pest cards.
    pub pests: Vec<PestInfo>,
    /// The cards of each stack of PE-06.
    pub stacks: [u32; 3],
    /// The support cards.
    pub supports: Vec<SupportInfo>,
    /// The places of each start card.
    pub starts: Vec<(&'static str, Places)>,
    /// The capital cards.
    pub capitals: Vec<CapitalInfo>,
    /// The capital buildings.
    pub capital_buildings: Vec<CapitalBuildingInfo>,
    /// The capital rewards.
    pub tokens: Vec<(&'static str, Bundle)>,
    /// The decrees.
    pub decrees: Vec<DecreeInfo>,
    /// The influence track.
    pub track: TrackInfo,
    /// The task tracks.
    pub tasks: Vec<TaskInfo>,
    /// The buildings of the player board.
    pub buildings: Vec<BuildingInfo>,
    /// The buildings that need somebody assigned.
    pub staffed: u16,
    /// The quarters.
    pub quarters: u16,
    /// Workshop, factory and treasury, as a set.
    pub special: u16,
    /// The technologies by number. Number 0, and the number of a technology that the pack lacks, is a placeholder.
    pub technologies: Vec<TechInfo>,
    /// The technologies of the box, by number.
    pub all_technologies: u32,
    /// The location markers.
    pub markers: Vec<MarkerInfo>,
    /// All other numbers of the rules.
    pub numbers: Numbers,
}

impl Components {
    /// The information about `tech`.
    #[inline]
    #[must_use]
    pub fn technology(&self, tech: Tech) -> &TechInfo {
        &self.technologies[tech.index()]
    }

    /// The technologies that the pack has.
    pub fn stated_technologies(&self) -> impl Iterator<Item = &TechInfo> {
        Tech::all().filter(|tech| self.all_technologies >> tech.0 & 1 == 1).map(|tech| self.technology(tech))
    }
}
