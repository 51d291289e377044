//! The cards of the box: pest, support and capital cards, capital buildings and decrees.

use super::{Bundle, Cost};
use crate::place::{Color, Resource, Size};

/// Where a pest card puts people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spread {
    /// On the roads of a colour.
    Roads(Color),
    /// In the places that are all of this.
    Places {
        /// Of this size.
        size: Option<Size>,
        /// With this resource.
        resource: Option<Resource>,
        /// With a port of this colour.
        port: Option<Color>,
        /// At an end of a road of this colour.
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
    /// Its stack in PE-06.
    pub group: Option<Color>,
    /// Where it puts people.
    pub spreads: Vec<Spread>,
}

/// A support card.
#[derive(Debug)]
pub struct SupportInfo {
    /// The stable id.
    pub id: &'static str,
    /// The name shown.
    pub name: &'static str,
    /// Left, middle, right.
    pub rewards: [Bundle; 3],
}

/// A capital card.
#[derive(Debug)]
pub struct CapitalInfo {
    /// The stable id.
    pub id: &'static str,
    /// First, second, third.
    pub rewards: [Bundle; 3],
    /// The two bonuses of the first.
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
    /// The number of the influence space.
    Influence,
    /// One resource.
    Goods(Resource),
    /// People in own buildings.
    Workers,
    /// Buildings constructed, PE-78.
    Buildings,
    /// Free quarantine spaces.
    FreeQuarantine,
    /// Own buildings in places with others'.
    Shared,
    /// People in the capital.
    Capital,
    /// Prestige of the technologies in slots.
    TechnologyPrestige,
    /// Sets of the four basic resources.
    Sets,
    /// Workshops, factories, treasuries on the map.
    Special,
    /// Basic resources together.
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

/// What is scored at an era's end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Agenda {
    /// An amount for every few of something.
    Per {
        /// Prestige markers.
        amount: u8,
        /// For each so many.
        every: u8,
        /// Of what.
        what: Counted,
    },
    /// By place on the influence track.
    Rank([u8; 5]),
}

/// What moves the task marker.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "PestImperative"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Imperative {
    /// Building somewhere.
    Build {
        /// At this resource.
        resource: Option<Resource>,
        /// In a place of this size.
        size: Option<Size>,
        /// In a port.
        port: bool,
        /// At an end of a road of this colour.
        on_road: Option<Color>,
        /// Where another player has a building.
        others: bool,
        /// Next to an own building, or not.
        beside_own: Option<bool>,
    },
    /// Gaining a technology.
    Technology,
    /// Taking people from a road.
    Road,
    /// Taking so many from one place.
    Place {
        /// At least.
        least: u8,
    },
}

/// A decree.
#[derive(Debug)]
pub struct DecreeInfo {
    /// Its number.
    pub number: u8,
    /// The stable id, `decree_07`.
    pub id: &'static str,
    /// Which era's stack it is in, from 0.
    pub era: u8,
    /// The agenda's name.
    pub agenda_name: &'static str,
    /// The agenda.
    pub agenda: Agenda,
    /// The imperative's name.
    pub imperative_name: &'static str,
    /// The imperative.
    pub imperative: Imperative,
    /// Whether it is out of the solo game.
    pub solo_removed: bool,
}
