//! What the components are.

mod cards;

pub use cards::*;

use crate::place::{Color, MAX_PLACES, Place, Places, Resource, Road, Size};
use game::indexed;

/// The castle and the nine buildings of a player board.
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

/// What is gained at one moment, PE-49.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct Bundle {
    /// Wood, stone, food, herbs, coins.
    pub goods: [u8; 5],
    /// Basic resources of kinds the player names.
    pub crates: u8,
    /// Research markers.
    pub research: u8,
    /// Steps on the influence track.
    pub influence: u8,
    /// Prestige markers.
    pub prestige: u8,
    /// Steps on the era's task track.
    pub tasks: u8,
    /// People back from the capital; in a bonus of the capital card only.
    pub recall: u8,
}

impl Bundle {
    /// Nothing.
    pub const NONE: Self =
        Self { goods: [0; 5], crates: 0, research: 0, influence: 0, prestige: 0, tasks: 0, recall: 0 };

    /// Some of one resource.
    #[must_use]
    pub const fn goods(kind: Resource, amount: u8) -> Self {
        let mut bundle = Self::NONE;
        bundle.goods[kind as usize] = amount;
        bundle
    }

    /// Influence alone.
    #[must_use]
    pub const fn influence(amount: u8) -> Self {
        let mut bundle = Self::NONE;
        bundle.influence = amount;
        bundle
    }

    /// Steps on the task track alone.
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

    /// Whether there is nothing in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }
}

/// What is paid: wood, stone, food, herbs, coins.
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
    /// What it gives.
    pub resource: Resource,
    /// The colour of its port.
    pub port: Option<Color>,
    /// Where it lies on the drawn map.
    pub at: (u32, u32),
}

/// A sea beyond the ports of a colour.
#[derive(Debug)]
pub struct SeaInfo {
    /// The name shown.
    pub name: &'static str,
    /// The colour of its ports.
    pub port: Color,
    /// Where its name stands on the drawn map.
    pub at: (u32, u32),
}

/// The map, with what play asks of it laid out in tables.
#[derive(Debug)]
pub struct Map {
    /// How wide and how high it is drawn.
    pub extent: (u32, u32),
    /// The seas.
    pub seas: Vec<SeaInfo>,
    /// What the roads of each colour are called.
    pub routes: [&'static str; 3],
    /// The places.
    pub places: Vec<PlaceInfo>,
    /// How many.
    pub count: u8,
    /// The places as a set.
    pub all: Places,
    /// The id of the capital.
    pub capital_id: &'static str,
    /// The name of the capital.
    pub capital_name: &'static str,
    /// Where the capital lies on the drawn map.
    pub capital_at: (u32, u32),
    /// The ends of each road; `None` is the capital.
    pub roads: Vec<[Option<Place>; 2]>,
    /// The colour of each road.
    pub road_colors: Vec<Option<Color>>,
    /// The neighbours of each place, PE-13.
    pub neighbours: [Places; MAX_PLACES],
    /// The neighbours again, with the road to each.
    pub ways: [[(Place, Road); MAX_ROADS_AT_PLACE]; MAX_PLACES],
    /// How many of them mean anything.
    pub degree: [u8; MAX_PLACES],
    /// The places with a road to the capital.
    pub capital: Places,
    /// That road.
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
    /// Stands from the beginning.
    Castle,
    /// Six of them.
    Quarter,
    /// Special.
    Workshop,
    /// Special.
    Factory,
    /// Special.
    Treasury,
}

/// A building of the player board.
#[derive(Debug)]
pub struct BuildingInfo {
    /// The stable id.
    pub id: &'static str,
    /// Its kind.
    pub kind: BuildingKind,
    /// Its section, from 1; the castle has none.
    pub section: u8,
    /// What it costs.
    pub cost: Cost,
    /// Prestige once it is off the board.
    pub prestige: u8,
    /// Whether it gives only with somebody assigned.
    pub needs_worker: bool,
    /// How much it gives.
    pub output: u8,
    /// What it gives instead of its place's resource.
    pub output_kind: Option<Resource>,
}

/// A technology.
#[derive(Debug, Default)]
pub struct TechInfo {
    /// The stable id.
    pub id: &'static str,
    /// The name shown.
    pub name: &'static str,
    /// Its price in research.
    pub cost: u8,
    /// Its prestige.
    pub prestige: u8,
    /// The slots it may go to: bit 0 top, 1 middle, 2 bottom.
    pub slots: u8,
    /// Whether it is out of the solo game.
    pub solo_removed: bool,
    /// The card's main number: spaces, influence, steps, a limit; which, its rule says.
    pub amount: u8,
    /// What it gives, where it gives something.
    pub gain: Bundle,
    /// What it costs to use.
    pub pay: Cost,
    /// The size of place it speaks of.
    pub size: Option<Size>,
}

/// A task track.
#[derive(Debug)]
pub struct TaskInfo {
    /// The influence of each space.
    pub influence: Vec<u8>,
    /// The prestige of each space.
    pub prestige: Vec<u8>,
    /// What the duel asks for.
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
    /// For the most influence and the second most.
    pub bonus: [u8; 2],
    /// The spaces covered in the duel.
    pub duel_covered: u64,
    /// Prestige by how many of them were passed.
    pub duel_prestige: Vec<u8>,
    /// The spaces with a sick person in the solo game.
    pub solo_sick: u64,
    /// For building in a village, town, city.
    pub building: [u8; 3],
    /// Less for each building of others.
    pub less: u8,
}

/// A location marker.
#[derive(Debug)]
pub struct MarkerInfo {
    /// The stable id.
    pub id: &'static str,
    /// The kind of place it goes to.
    pub size: Size,
    /// The resource it shows.
    pub resource: Resource,
    /// Whether it brings a sick person.
    pub sick: bool,
}

/// The remaining numbers.
#[derive(Debug)]
pub struct Numbers {
    /// What a player starts with.
    pub start: Cost,
    /// Research at the start.
    pub start_research: u8,
    /// Assistants by era.
    pub assistants: [u8; 3],
    /// What the track holds of each kind.
    pub cap: u8,
    /// And with a sick person on it.
    pub blocked_cap: u8,
    /// Harmless quarantine spaces.
    pub area: u8,
    /// Shame for one more dead than the cemetery holds.
    pub overflow_shame: u8,
    /// Shame of each cemetery space.
    pub cemetery: Vec<u8>,
    /// Herbs for each space of the recovery track.
    pub herbs: Vec<u8>,
    /// Prestige of each space of the recovery track.
    pub recovery: Vec<u8>,
    /// The laboratory spaces up to each number of people, from 0.
    pub laboratories: Vec<u8>,
    /// The bonus of each section.
    pub sections: [u8; 3],
    /// Sick people a card puts on each target, by era.
    pub sick_per_target: [u8; 3],
    /// The number of sick people at which a place is destroyed.
    pub destroy_at: u8,
    /// What each neighbour of a fallen place gets.
    pub spread_sick: u8,
    /// Research for improving an action.
    pub improve: u8,
    /// Research for a new market.
    pub refresh: u8,
    /// Open technologies.
    pub market: u8,
    /// Capital rewards by player count.
    pub tokens: [u8; 6],
    /// Markers of each size by player count.
    pub markers: [[u8; 3]; 6],
    /// Markers of each size with `5_15_10`.
    pub markers_small: [u8; 3],
    /// Start cards by player count.
    pub start_cards: [u8; 6],
    /// Basic resources for a set at the end.
    pub resources_per_point: u8,
    /// Coins for a prestige at the end.
    pub coins_per_point: u8,
    /// People in the duel's neutral field, by era.
    pub neutral: [u8; 3],
    /// For more buildings in the duel.
    pub most_buildings: u8,
    /// Shame for more people in quarantine in the duel.
    pub most_quarantine: u8,
    /// Shame for each sick person left in the solo game.
    pub sick_left_shame: u8,
    /// Shame for each dead in the solo game.
    pub dead_shame: u8,
    /// The ranks of the solo game: from which score, and the stable id.
    pub ranks: Vec<(i32, &'static str)>,
    /// The column of each solo support reward by the sick people left on the track, 0 to 6: 0 left, 2 right.
    pub solo_support: [u8; 7],
}

/// Everything in the box.
#[derive(Debug)]
pub struct Components {
    /// The hash that names them.
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
    /// Workshop, factory and treasury.
    pub special: u16,
    /// The technologies by number; number 0 stands for none.
    pub technologies: Vec<TechInfo>,
    /// The technologies of the box, by number.
    pub all_technologies: u32,
    /// The location markers.
    pub markers: Vec<MarkerInfo>,
    /// The remaining numbers.
    pub numbers: Numbers,
}

impl Components {
    /// What `tech` is.
    #[inline]
    #[must_use]
    pub fn technology(&self, tech: Tech) -> &TechInfo {
        &self.technologies[tech.index()]
    }
}
