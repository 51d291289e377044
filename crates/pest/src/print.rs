//! What is printed on the components, in stable ids, for clients. It never changes during a game.

mod build;

use crate::components::{BuildingKind, Imperative};
use crate::place::{Color, Resource, Size};
use crate::wire::wire;
use serde::Serialize;

wire! {
    /// Everything printed in a pack of components, by stable ids.
    pub Print as "PestPack" {
        hash: &'static str,
        name: Option<String>,
        map: MapPrint,
        buildings: Vec<BuildingPrint>,
        capital_buildings: Vec<CapitalBuildingPrint>,
        technologies: Vec<TechnologyPrint>,
        decrees: Vec<DecreePrint>,
        tasks: Vec<TaskPrint>,
        capital_cards: Vec<CapitalCardPrint>,
        rewards: Vec<RewardPrint>,
        pests: Vec<PestPrint>,
        supports: Vec<SupportPrint>,
        starts: Vec<StartPrint>,
        board: BoardPrint,
        influence: InfluencePrint,
        numbers: NumbersPrint,
    }

    /// The map.
    pub(crate) MapPrint as "PestMap" {
        width: u32,
        height: u32,
        capital: CapitalPrint,
        places: Vec<PlacePrint>,
        roads: Vec<RoadPrint>,
        road_colors: Vec<RoutePrint>,
        seas: Vec<SeaPrint>,
    }

    /// The capital.
    pub(crate) CapitalPrint as "PestCapital" { id: &'static str, name: &'static str, x: u32, y: u32 }

    /// A place: `start` where a castle may stand from the beginning, `sick` where a sick person lies from the beginning,
    /// `destroyed_with` the numbers of players with whom it starts destroyed.
    pub(crate) PlacePrint as "PestPlace" {
        id: &'static str,
        name: &'static str,
        size: Size,
        room: u8,
        resource: Resource,
        port: Option<Color>,
        start: bool,
        sick: bool,
        destroyed_with: Vec<u8>,
        x: u32,
        y: u32,
    }

    /// A road between two places, or a place and the capital.
    pub(crate) RoadPrint as "PestRoad" { ends: [&'static str; 2], color: Option<Color> }

    /// The name of the roads of a colour.
    pub(crate) RoutePrint as "PestRoute" { id: Color, name: &'static str }

    /// A sea beyond the ports of a colour.
    pub(crate) SeaPrint as "PestSea" { name: &'static str, port: Color, x: u32, y: u32 }

    /// An amount of each resource.
    pub(crate) GoodsPrint as "PestGoods" { wood: u8, stone: u8, food: u8, herbs: u8, coin: u8 }

    /// An amount of one thing: a resource, or `crates` (basic resources of choice), `research`, `influence`, `prestige`,
    /// `tasks` (steps on the task track), `recall` (people back from the capital).
    pub(crate) GainPrint as "PestGain" { kind: &'static str, amount: u8 }

    /// A building of the player board. Section 0 contains the castle.
    pub(crate) BuildingPrint as "PestBuilding" {
        id: &'static str,
        kind: BuildingKind,
        section: u8,
        cost: GoodsPrint,
        prestige: u8,
        staff: bool,
        output: u8,
        output_kind: Option<Resource>,
    }

    /// A building of the capital.
    pub(crate) CapitalBuildingPrint as "PestCapitalBuilding" {
        id: &'static str,
        name: &'static str,
        cost: GoodsPrint,
        prestige: u8,
        influence: u8,
    }

    /// A technology. `amount` is its main number; what it counts depends on `rule`.
    pub(crate) TechnologyPrint as "PestTechnology" {
        id: &'static str,
        number: u8,
        rule: String,
        name: &'static str,
        cost: u8,
        prestige: u8,
        slots: Vec<&'static str>,
        solo: bool,
        amount: u8,
        gain: Vec<GainPrint>,
        pay: GoodsPrint,
        size: Option<Size>,
    }

    /// A decree. `rule` is the one that says what it counts and demands.
    pub(crate) DecreePrint as "PestDecree" {
        id: &'static str,
        number: u8,
        rule: String,
        era: u8,
        agenda_name: &'static str,
        agenda: AgendaPrint,
        imperative_name: &'static str,
        imperative: Imperative,
        solo: bool,
    }

    /// A task track: what each space brings. `solo_sick` are the spaces with a sick person in the solo game.
    pub(crate) TaskPrint as "PestTask" {
        era: u8,
        influence: &'static [u8],
        prestige: &'static [u8],
        duel_minimum: u8,
        solo_sick: &'static [u8],
    }

    /// A capital card: the rewards for the most, second most and third most people, and the bonuses, one of which the first
    /// player chooses.
    pub(crate) CapitalCardPrint as "PestCapitalCard" {
        id: &'static str,
        rewards: Vec<Vec<GainPrint>>,
        bonuses: Vec<Vec<GainPrint>>,
    }

    /// A capital reward.
    pub(crate) RewardPrint as "PestReward" { id: &'static str, gain: Vec<GainPrint> }

    /// A pest card.
    pub(crate) PestPrint as "PestCard" { id: &'static str, name: &'static str, targets: Vec<TargetPrint> }

    /// A support card: for the most influence, for the others, and for the least.
    pub(crate) SupportPrint as "PestSupport" {
        id: &'static str,
        name: &'static str,
        left: Vec<GainPrint>,
        middle: Vec<GainPrint>,
        right: Vec<GainPrint>,
    }

    /// A start card.
    pub(crate) StartPrint as "PestStart" { id: &'static str, places: Vec<&'static str> }

    /// The player board: `laboratories` are the spaces of the recovery track that bring research, `quarantine` the number
    /// of people that each space takes without cards, `sections` what a complete section is worth.
    pub(crate) BoardPrint as "PestBoard" {
        start: GoodsPrint,
        start_research: u8,
        limit: u8,
        limit_with_sick: u8,
        recovery: Vec<RecoveryPrint>,
        quarantine: Vec<(&'static str, u8)>,
        cemetery: &'static [u8],
        overflow_shame: u8,
        sections: [u8; 3],
        slots: [&'static str; 3],
        assistants: [u8; 3],
    }

    /// A space of the recovery track.
    pub(crate) RecoveryPrint as "PestRecovery" { herbs: u8, prestige: u8, laboratory: bool }

    /// The influence track.
    pub(crate) InfluencePrint as "PestInfluence" {
        last: u8,
        prestige: Vec<u8>,
        rewards: Vec<SpacePrint>,
        bonus: [u8; 2],
        duel_covered: Vec<u8>,
        duel_prestige: &'static [u8],
        solo_sick: Vec<u8>,
        building: SizesPrint,
        less: u8,
    }

    /// A space of the influence track with a reward.
    pub(crate) SpacePrint as "PestSpace" { space: u8, gain: Vec<GainPrint> }

    /// One number for each size of place.
    pub(crate) SizesPrint as "PestSizes" { village: u8, town: u8, city: u8 }

    /// The remaining numbers of the rules.
    pub(crate) NumbersPrint as "PestNumbers" {
        sick_per_target: [u8; 3],
        destroy_at: u8,
        spread_sick: u8,
        improve: u8,
        refresh: u8,
        market: u8,
        resources_per_point: u8,
        coins_per_point: u8,
        most_buildings: u8,
        most_quarantine: u8,
        sick_left_shame: u8,
        dead_shame: u8,
        ranks: Vec<RankPrint>,
    }

    /// A rank of the solo game.
    pub(crate) RankPrint as "PestRank" { id: &'static str, from: i32 }
}

/// What the end of an era counts: `what` is a resource, or one of `healthy`, `sick`, `influence`, `workers`, `buildings`,
/// `free`, `shared`, `capital`, `signs`, `sets`, `special`, `basic`.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "PestAgenda"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum AgendaPrint {
    /// An amount for every `every` of something.
    Per { amount: u8, every: u8, what: &'static str },
    /// An amount by rank on the influence track.
    Rank { amounts: [u8; 5] },
}

/// Where a pest card puts people.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "PestTarget"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum TargetPrint {
    /// On the roads of a colour.
    Roads { color: Color },
    /// In the places with all these properties.
    Places { size: Option<Size>, resource: Option<Resource>, port: Option<Color>, on_road: Option<Color> },
}
