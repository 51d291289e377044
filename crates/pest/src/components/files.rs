//! The data files as they are written.
//!
//! A value that could be any number is a [`Number`]; what the rules rely on is checked in the module of its component.

use super::BuildingKind;
use crate::place::{Color, Resource, Size};
use game::data::{Field, Id, List, Row, Set, Source, Within};
use serde::Deserialize;
use std::collections::BTreeMap;

/// Declares tables of a file.
macro_rules! tables {
    ($($name:ident { $($(#[$meta:meta])* $field:ident: $type:ty),* $(,)? })+) => { $(
        #[derive(Deserialize)]
        #[serde(expecting = "a table")]
        #[allow(dead_code, reason = "a pack must state it, though the rules do not need it")]
        pub(super) struct $name { $($(#[$meta])* pub(super) $field: $type,)* }
    )+ };
}

/// Declares tables that state where they come from.
macro_rules! entries {
    ($($name:ident { $($(#[$meta:meta])* $field:ident: $type:ty),* $(,)? })+) => { tables! { $(
        $name {
            $($(#[$meta])* $field: $type,)*
            source: Field<Source>,
            sources: Option<Field<BTreeMap<String, String>>>,
            source_detail: Option<Text>,
            note: Option<Text>,
        }
    )+ } };
}

/// Declares whole files.
macro_rules! files {
    ($($name:ident { $($(#[$meta:meta])* $field:ident: $type:ty),* $(,)? })+) => { tables! { $(
        $name { $($(#[$meta])* $field: $type,)* schema: Option<Field<Within<1, 1>>> }
    )+ } };
}

/// A small number.
pub(super) type Number = Field<Within<0, 255>>;
/// A number above 0.
pub(super) type Positive = Field<Within<1, 255>>;
/// A text.
pub(super) type Text = Field<String>;
/// A list of numbers.
pub(super) type NumberList = Field<List<Within<0, 255>, 0, 255>>;
/// A number for each era.
pub(super) type ByEra = Field<List<Within<0, 255>, 3, 3>>;
/// Several rewards.
pub(super) type Items = Field<Vec<Row<Item>>>;

files! {
    MapFile {
        map: Row<MapHead>,
        capital: Row<Capital>,
        #[serde(default)]
        location: Vec<Row<Location>>,
        #[serde(default)]
        road: Vec<Row<RoadLine>>,
    }
    PestFile { rules: Row<PestRules>, #[serde(default)] card: Vec<Row<PestCard>> }
    SupportFile { rules: Row<SupportRules>, #[serde(default)] card: Vec<Row<SupportCard>> }
    StartFile { rules: Row<StartRules>, #[serde(default)] card: Vec<Row<StartCard>> }
    CapitalCardFile { rules: Row<CapitalRules>, #[serde(default)] card: Vec<Row<CapitalCard>> }
    CapitalBuildingFile { #[serde(default)] building: Vec<Row<CapitalBuilding>> }
    RewardFile { setup: Row<RewardSetup>, #[serde(default)] token: Vec<Row<Token>> }
    DecreeFile { #[serde(default)] decree: Vec<Row<Decree>> }
    InfluenceFile {
        track: Row<Track>,
        duel: Row<DuelTrack>,
        solo: Row<SoloTrack>,
        build_influence: Row<BuildInfluence>,
    }
    TaskFile { #[serde(default)] track: Vec<Row<TaskTrack>> }
    BoardFile {
        grid: Row<Grid>,
        start: Row<Start>,
        resources: Row<Resources>,
        assistants: Row<Assistants>,
        quarantine: Row<Quarantine>,
        cemetery: Row<Cemetery>,
        recovery: Row<Recovery>,
        technology_slots: Row<Slots>,
        #[serde(default)]
        building: Vec<Row<Building>>,
        #[serde(default)]
        section: Vec<Row<Section>>,
    }
    TechnologyFile { #[serde(default)] technology: Vec<Row<Technology>> }
    MarkerFile {
        #[serde(default)]
        draw: Vec<Row<Draw>>,
        #[serde(default)]
        draw_option: Vec<Row<DrawOption>>,
        #[serde(default)]
        marker: Vec<Row<Marker>>,
    }
    SetupFile {
        game: Row<GameNumbers>,
        supply: Row<Supply>,
        scoring: Row<Scoring>,
        duel: Row<Duel>,
        solo: Row<Solo>,
    }
}

entries! {
    MapHead { width: Field<u32>, height: Field<u32>, seas: Field<Vec<Row<Sea>>>, routes: Row<Routes> }
    Capital {
        id: Field<Id>,
        name: Text,
        x: Field<u32>,
        y: Field<u32>,
        move_cost: Number,
        may_end_move: Field<bool>,
        pest_target: Field<bool>,
        neighbours: Field<Set<String, 0, 48>>,
    }
    Location {
        id: Field<Id>,
        name: Text,
        size: Field<Size>,
        resource: Field<Basic>,
        port: Option<Field<Color>>,
        initial_sick: Field<Within<0, 1>>,
        destroyed_at: Field<Set<Within<1, 5>, 0, 5>>,
        start: Field<bool>,
        x: Field<u32>,
        y: Field<u32>,
    }
    RoadLine { a: Text, b: Text, color: Option<Field<Color>> }
    PestRules {
        sick_per_target: ByEra,
        union: Field<bool>,
        skip_destroyed: Field<bool>,
        destroy_at: Positive,
        destroy_needs_placing: Field<bool>,
        spread_sick: Number,
        spread_destroys: Field<bool>,
    }
    PestCard {
        number: Number,
        id: Field<Id>,
        name: Text,
        group: Option<Field<Color>>,
        spreads: Field<Vec<Row<Spread>>>,
    }
    SupportRules {
        paid_in: Text,
        left: Text,
        middle: Text,
        right: Text,
        tie: Text,
        duel: Field<Vec<String>>,
        solo: Row<SoloSupport>,
    }
    SupportCard { number: Number, id: Field<Id>, name: Text, left: Items, middle: Items, right: Items }
    StartRules { cards_drawn: Row<ByPlayers>, only_intact: Field<bool>, solo: Text }
    StartCard { number: Number, id: Field<Id>, locations: Field<Set<String, 1, 48>> }
    CapitalRules { min_people: Number, tie: Text, two_players: Text }
    CapitalCard {
        number: Number,
        id: Field<Id>,
        first: Items,
        second: Items,
        third: Items,
        first_bonus_choice: Items,
    }
    CapitalBuilding {
        id: Field<Id>,
        name: Text,
        cost: Row<Cost>,
        prestige: Number,
        prestige_as: Text,
        influence: Number,
    }
    RewardSetup { tokens: Row<ByPlayers>, reset: Text, per_assign_action: Number }
    Token { id: Field<Id>, kind: Field<Gain>, amount: Number }
    Decree {
        number: Number,
        era: Field<Within<1, 3>>,
        agenda_name: Text,
        agenda: Row<Agenda>,
        imperative_name: Text,
        imperative: Row<Imperative>,
        solo_removed: Field<bool>,
    }
    Track {
        length: Field<Within<1, 62>>,
        first: Number,
        skip_occupied: Field<bool>,
        prestige_spaces: NumberList,
        rewards: Field<Vec<Row<TrackReward>>>,
        highest_bonus: Number,
        second_bonus: Number,
        at_end: Text,
    }
    DuelTrack { shame_on: NumberList, prestige_by_passed: NumberList, highest_bonus: Number, second_bonus: Number }
    SoloTrack {
        sick_on: Field<Set<Within<0, 255>, 6, 6>>,
        highest_bonus: Number,
        second_bonus: Number,
    }
    BuildInfluence {
        city: Number,
        town: Number,
        village: Number,
        minus_per_opponent_building: Number,
        minimum: Number,
    }
    TaskTrack {
        era: Number,
        spaces: Number,
        influence: NumberList,
        prestige: NumberList,
        duel_minimum: Number,
        solo_sick_on: Field<Set<Within<1, 4>, 0, 4>>,
    }
    Grid {
        top: Field<Vec<String>>,
        left: Field<Vec<String>>,
        quarantine_on: Field<Vec<String>>,
        improve_cost: Row<Research>,
    }
    Start {
        wood: Number,
        stone: Number,
        food: Number,
        herbs: Number,
        coin: Number,
        research: Number,
        assistants: Number,
    }
    Resources {
        kinds: Field<Vec<String>>,
        cap: Number,
        blocked_space: Positive,
        coin_replaces: Field<Vec<String>>,
        exchange: Row<Exchange>,
    }
    Assistants { per_era: Field<List<Within<1, 9>, 3, 3>> }
    Quarantine { area: Number, grid: Number, resource_track: Number, overflow_shame: Number }
    Cemetery { spaces: Number, shame: NumberList, scored: Text }
    Recovery { spaces: Number, herb_cost: NumberList, prestige: NumberList, laboratory: NumberList }
    Slots { slots: Field<Vec<String>> }
    Building {
        id: Field<Id>,
        kind: Field<BuildingKind>,
        section: Field<Within<0, 3>>,
        cost: Row<Cost>,
        prestige: Number,
        needs_worker: Field<bool>,
        output: Number,
        output_kind: Option<Field<Resource>>,
    }
    Section { section: Field<Within<1, 3>>, bonus: Number }
    Technology {
        number: Number,
        id: Field<Id>,
        name: Text,
        name_de: Text,
        cost: Number,
        prestige: Number,
        slot: Field<Slot>,
        kind: Text,
        effect: Text,
        params: Option<Row<Params>>,
        text: Text,
        solo_removed: Field<bool>,
    }
    Draw { players: Field<Within<1, 5>>, village: Number, town: Number, city: Number }
    DrawOption {
        option: Text,
        value: Text,
        players: Field<Set<Within<1, 5>, 1, 5>>,
        village: Number,
        town: Number,
        city: Number,
        destroyed: Option<Field<Set<String, 0, 48>>>,
    }
    Marker { id: Field<Id>, size: Field<Size>, resource: Field<Basic>, sick: Number }
    GameNumbers {
        eras: Number,
        years_per_era: Number,
        players: Field<Vec<u8>>,
        market: Number,
        market_refresh_cost: Row<Research>,
        market_refresh_cards: Number,
    }
    Supply {
        people: Field<u32>,
        sick_multipliers: Field<u32>,
        destroyed_markers: Field<u32>,
        prestige_tokens: Field<u32>,
        shame_tokens: Field<u32>,
        research_tokens: Field<u32>,
        resource_tiles: Field<u32>,
        location_markers: Field<u32>,
        limited: Field<bool>,
    }
    Scoring {
        resources_per_point: Positive,
        resource_set_prestige: Number,
        coins_per_point: Positive,
        shame_per_token: Field<i8>,
        highest_influence: Number,
        second_influence: Number,
        tie_break: Text,
    }
    Duel {
        task_minimum: ByEra,
        neutral_people_by_era: ByEra,
        most_buildings: Number,
        most_quarantine_shame: Number,
        new_market_each_era: Field<bool>,
        neutral_cleared: Field<bool>,
    }
    Solo {
        technologies_removed: NumberList,
        decrees_removed: NumberList,
        capital_cards: Field<bool>,
        reward_tokens: Number,
        neutral_cleared: Field<bool>,
        shame_per_sick_left: Number,
        shame_per_dead_at_end: Number,
        ranks: Field<Vec<Row<Rank>>>,
    }
}

tables! {
    Sea { name: Text, port: Field<Color>, x: Field<u32>, y: Field<u32>, source: Text }
    Routes { red: Text, blue: Text, black: Text }
    Spread {
        target: Field<Target>,
        color: Option<Field<Color>>,
        on_road: Option<Field<Color>>,
        port: Option<Field<Color>>,
        size: Option<Field<Size>>,
        resource: Option<Field<Basic>>,
    }
    SoloSupport { right: NumberList, middle: NumberList, left: NumberList }
    Agenda {
        kind: Field<AgendaKind>,
        amount: Option<Number>,
        amounts: Option<Field<List<Within<0, 255>, 5, 5>>>,
        every: Option<Positive>,
        what: Option<Field<CountedWord>>,
    }
    Imperative {
        kind: Field<ImperativeKind>,
        resource: Option<Field<Basic>>,
        size: Option<Field<Size>>,
        port: Option<Field<AnyPort>>,
        on_road: Option<Field<Color>>,
        opponent_building: Option<Field<bool>>,
        adjacent_own: Option<Field<bool>>,
        min: Option<Number>,
    }
    TrackReward { space: Number, kind: Field<Gain>, amount: Number }
    Rank { min: Field<i32>, name: Text }
    Item { kind: Field<Gain>, amount: Number }
    Cost {
        wood: Option<Number>,
        stone: Option<Number>,
        food: Option<Number>,
        herbs: Option<Number>,
        coin: Option<Number>,
    }
    Research { research: Positive }
    Exchange { give_any: Number, get_coin: Number }
    ByPlayers {
        #[serde(rename = "1")]
        one: Option<Number>,
        #[serde(rename = "2")]
        two: Number,
        #[serde(rename = "3")]
        three: Number,
        #[serde(rename = "4")]
        four: Number,
        #[serde(rename = "5")]
        five: Number,
    }
}

/// Declares the table `params` of a technology and how to find one of its numbers.
macro_rules! params {
    ($($number:ident)+) => {
        tables! { Params { $($number: Option<Number>,)+ size: Option<Field<Size>>, pay: Option<Row<Cost>> } }

        impl Params {
            /// The number with this name.
            pub(super) fn number(&self, name: &str) -> Option<&Number> {
                match name {
                    $(stringify!($number) => self.$number.as_ref(),)+
                    _ => None,
                }
            }
        }
    };
}

params! {
    wood stone food herbs coin research prestige influence
    amount cap cost_moves count give heal_on_place healthy kinds most moves output
    per_location per_place per_quarter spaces take
}

impl ByPlayers {
    /// The numbers for 1 to 5 players.
    pub(super) fn fields(&self) -> [Option<&Number>; 5] {
        [self.one.as_ref(), Some(&self.two), Some(&self.three), Some(&self.four), Some(&self.five)]
    }
}

/// Declares the words that a value can be.
macro_rules! words {
    ($($(#[$doc:meta])* $name:ident { $($word:ident),+ $(,)? })+) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub(super) enum $name { $($word),+ }
    )+ };
}

words! {
    /// A basic resource.
    Basic { Wood, Stone, Food, Herbs }
    /// Where a pest card puts people.
    Target { Road, Location }
    /// What a reward is.
    Gain {
        Prestige,
        Influence,
        Research,
        Crate,
        AdvanceTask,
        RecallHealthy,
        Wood,
        Stone,
        Food,
        Herbs,
        Coin,
    }
    /// How an agenda scores.
    AgendaKind { Per, InfluenceRank }
    /// What an agenda counts.
    CountedWord {
        Healthy,
        Sick,
        Influence,
        HealthyInBuildings,
        Buildings,
        EmptyQuarantine,
        SharedBuildings,
        HealthyInCapital,
        TechnologyPrestige,
        BasicResourceSets,
        SpecialBuildings,
        BasicResources,
        Wood,
        Stone,
        Food,
        Herbs,
        Coin,
    }
    /// What an imperative asks for.
    ImperativeKind { Build, AcquireTechnology, GatherFromRoad, GatherFromLocation }
    /// A port of any colour, PE-307.
    AnyPort { Any }
    /// The slots of a player board that a technology fits.
    Slot { Any, Top, Middle, Bottom }
}

impl From<Basic> for Resource {
    fn from(word: Basic) -> Self {
        match word {
            Basic::Wood => Self::Wood,
            Basic::Stone => Self::Stone,
            Basic::Food => Self::Food,
            Basic::Herbs => Self::Herbs,
        }
    }
}
