//! The cards of the box: pest, support and capital cards, capital buildings and decrees.

use super::{Bundle, Cost};
use crate::place::{Color, Resource, Size};

/// Where a pest card puts people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spread {
    /// On the roads of a colour.
    Roads(Color),
    /// In the places with all these properties.
    Places {
        /// The size of the place.
        size: Option<Size>,
        /// The resource of the place.
        resource: Option<Resource>,
        /// The colour of its port.
        port: Option<Color>,
        /// The colour of a road that ends there.
        on_road: Option<Color>,
    },
}

/// A pest card.
#[derive(Debug)]
pub struct PestInfo {
    /// The stable id.
    pub id: &'static str,
    /// The name shown.
    pub name: &'static str,
    /// The stack of PE-06 that the card belongs to.
    pub group: Option<Color>,
    /// Where the card puts people.
    pub spreads: Vec<Spread>,
}

/// A support card.
#[derive(Debug)]
pub struct SupportInfo {
    /// The stable id.
    pub id: &'static str,
    /// The name shown.
    pub name: &'static str,
    /// The rewards of the left, middle and right column.
    pub rewards: [Bundle; 3],
}

/// A capital card.
#[derive(Debug)]
pub struct CapitalInfo {
    /// The stable id.
    pub id: &'static str,
    /// The rewards of the first, second and third player.
    pub rewards: [Bundle; 3],
    /// The two bonuses, one of which the first player chooses.
    pub bonuses: [Bundle; 2],
}

/// A capital building.
#[derive(Debug)]
pub struct CapitalBuildingInfo {
    /// The stable id.
    pub id: &'static str,
    /// The name shown.
    pub name: &'static str,
    /// What it costs.
    pub cost: Cost,
    /// Prestige markers for its builder.
    pub prestige: u8,
    /// Influence for its builder.
    pub influence: u8,
}

/// What an agenda counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// Healthy people wherever they are.
    Healthy,
    /// Sick people in quarantine and on treatment cards.
    Sick,
    /// The number of the influence marker's space.
    Influence,
    /// The amount of one resource.
    Goods(Resource),
    /// People in own buildings.
    Workers,
    /// Buildings constructed, PE-78.
    Buildings,
    /// Free quarantine spaces.
    FreeQuarantine,
    /// Own buildings in places with buildings of others.
    Shared,
    /// People in the capital.
    Capital,
    /// Prestige of the technologies in slots.
    TechnologyPrestige,
    /// Sets of the four basic resources.
    Sets,
    /// Workshops, factories, treasuries on the map.
    Special,
    /// All basic resources together.
    Basic,
}

impl Counted {
    /// The stable id.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Healthy => "healthy",
            Self::Sick => "sick",
            Self::Influence => "influence",
            Self::Goods(kind) => kind.id(),
            Self::Workers => "workers",
            Self::Buildings => "buildings",
            Self::FreeQuarantine => "free",
            Self::Shared => "shared",
            Self::Capital => "capital",
            Self::TechnologyPrestige => "signs",
            Self::Sets => "sets",
            Self::Special => "special",
            Self::Basic => "basic",
        }
    }
}

/// What an agenda scores at the end of an era.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Agenda {
    /// An amount for every `every` of something.
    Per {
        /// The prestige markers.
        amount: u8,
        /// The number of things that earn the amount once.
        every: u8,
        /// What is counted.
        what: Counted,
    },
    /// Prestige markers by rank on the influence track.
    Rank([u8; 5]),
}

/// What moves the task marker.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "PestImperative"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Imperative {
    /// Building in a place with all these properties.
    Build {
        /// The resource of the place.
        resource: Option<Resource>,
        /// The size of the place.
        size: Option<Size>,
        /// Whether the place must have a port.
        port: bool,
        /// The colour of a road that ends there.
        on_road: Option<Color>,
        /// Whether another player must have a building there.
        others: bool,
        /// Whether the place must, or must not, be next to an own building.
        beside_own: Option<bool>,
    },
    /// Gaining a technology.
    Technology,
    /// Taking people from a road.
    Road,
    /// Taking at least this number of people from one place.
    Place {
        /// The minimum number of people.
        least: u8,
    },
}

/// A decree.
#[derive(Debug)]
pub struct DecreeInfo {
    /// The number of the decree.
    pub number: u8,
    /// The stable id, `decree_07`.
    pub id: &'static str,
    /// The era whose stack it is in, counted from 0.
    pub era: u8,
    /// The agenda's name.
    pub agenda_name: &'static str,
    /// The agenda.
    pub agenda: Agenda,
    /// The imperative's name.
    pub imperative_name: &'static str,
    /// The imperative.
    pub imperative: Imperative,
    /// Whether it is not used in the solo game.
    pub solo_removed: bool,
}

impl DecreeInfo {
    /// The rule that says what it counts and demands.
    pub(crate) fn rule(&self) -> String {
        format!("PE-{}", 300 + u16::from(self.number))
    }
}
