//! The data files as they are written.

use serde::Deserialize;
use std::collections::BTreeMap;
use toml::{Spanned, Table};

/// Declares the tables of a file: the given fields, and the marks of origin every entry carries.
macro_rules! tables {
    ($($name:ident { $($(#[$meta:meta])* $field:ident: $type:ty),* $(,)? })+) => { $(
        #[derive(Deserialize, Debug)]
        #[serde(deny_unknown_fields)]
        #[allow(dead_code)]
        pub(super) struct $name {
            $($(#[$meta])* pub(super) $field: $type,)*
            pub(super) source: String,
            #[serde(default)]
            sources: Option<Table>,
            #[serde(default)]
            source_detail: Option<String>,
            #[serde(default)]
            note: Option<String>,
        }
    )+ };
}

/// Declares a whole file.
macro_rules! files {
    ($($name:ident { $($(#[$meta:meta])* $field:ident: $type:ty),* $(,)? })+) => { $(
        #[derive(Deserialize, Debug)]
        #[serde(deny_unknown_fields)]
        #[allow(dead_code)]
        pub(super) struct $name { $($(#[$meta])* pub(super) $field: $type,)* }
    )+ };
}

/// Entries with their place in the file.
pub(super) type List<T> = Vec<Spanned<T>>;

/// Some of a kind, in costs and rewards.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Item {
    pub(super) kind: String,
    pub(super) amount: u8,
}

/// Costs and numbers by name.
pub(super) type Amounts = BTreeMap<String, u8>;

tables! {
    MapHead { width: u32, height: u32, seas: Vec<Sea>, routes: Routes }
    Capital {
        id: String,
        name: String,
        x: u32,
        y: u32,
        move_cost: u8,
        may_end_move: bool,
        pest_target: bool,
        neighbours: Vec<String>,
    }
    Location {
        id: String,
        name: String,
        size: String,
        resource: String,
        #[serde(default)]
        port: Option<String>,
        initial_sick: u8,
        destroyed_at: Vec<u8>,
        start: bool,
        x: u32,
        y: u32,
    }
    RoadLine {
        a: String,
        b: String,
        #[serde(default)]
        color: Option<String>,
    }
    PestRules {
        sick_per_target: Vec<u8>,
        union: bool,
        skip_destroyed: bool,
        destroy_at: u8,
        destroy_needs_placing: bool,
        spread_sick: u8,
        spread_destroys: bool,
    }
    PestCard {
        number: u8,
        id: String,
        name: String,
        #[serde(default)]
        group: Option<String>,
        spreads: Vec<Spread>,
    }
    SupportRules {
        paid_in: String,
        left: String,
        middle: String,
        right: String,
        tie: String,
        duel: Vec<String>,
        solo: SoloSupport,
    }
    SupportCard { number: u8, id: String, name: String, left: Vec<Item>, middle: Vec<Item>, right: Vec<Item> }
    StartRules { cards_drawn: Amounts, only_intact: bool, solo: String }
    StartCard { number: u8, id: String, locations: Vec<String> }
    CapitalRules { min_people: u8, tie: String, two_players: String }
    CapitalCard {
        number: u8,
        id: String,
        first: Vec<Item>,
        second: Vec<Item>,
        third: Vec<Item>,
        first_bonus_choice: Vec<Item>,
    }
    CapitalBuilding {
        id: String,
        name: String,
        cost: Amounts,
        prestige: u8,
        prestige_as: String,
        influence: u8,
    }
    RewardSetup { tokens: Amounts, reset: String, per_assign_action: u8 }
    Token { id: String, kind: String, amount: u8 }
    Decree {
        number: u8,
        era: u8,
        agenda_name: String,
        agenda: Agenda,
        imperative_name: String,
        imperative: Imperative,
        solo_removed: bool,
    }
    Track {
        length: u8,
        first: u8,
        skip_occupied: bool,
        prestige_spaces: Vec<u8>,
        rewards: Vec<TrackReward>,
        highest_bonus: u8,
        second_bonus: u8,
        at_end: String,
    }
    DuelTrack { shame_on: Vec<u8>, prestige_by_passed: Vec<u8>, highest_bonus: u8, second_bonus: u8 }
    SoloTrack { sick_on: Vec<u8>, highest_bonus: u8, second_bonus: u8 }
    BuildInfluence { city: u8, town: u8, village: u8, minus_per_opponent_building: u8, minimum: u8 }
    TaskTrack {
        era: u8,
        spaces: u8,
        influence: Vec<u8>,
        prestige: Vec<u8>,
        duel_minimum: u8,
        solo_sick_on: Vec<u8>,
    }
    Grid { top: Vec<String>, left: Vec<String>, quarantine_on: Vec<String>, improve_cost: Amounts }
    Start { wood: u8, stone: u8, food: u8, herbs: u8, coin: u8, research: u8, assistants: u8 }
    Resources { kinds: Vec<String>, cap: u8, blocked_space: u8, coin_replaces: Vec<String>, exchange: Amounts }
    Assistants { per_era: Vec<u8> }
    Quarantine { area: u8, grid: u8, resource_track: u8, overflow_shame: u8 }
    Cemetery { spaces: u8, shame: Vec<u8>, scored: String }
    Recovery { spaces: u8, herb_cost: Vec<u8>, prestige: Vec<u8>, laboratory: Vec<u8> }
    Slots { slots: Vec<String> }
    Building {
        id: String,
        kind: String,
        section: u8,
        cost: Amounts,
        prestige: u8,
        needs_worker: bool,
        output: u8,
        #[serde(default)]
        output_kind: Option<String>,
    }
    Section { section: u8, bonus: u8 }
    Technology {
        number: u8,
        id: String,
        name: String,
        name_de: String,
        cost: u8,
        prestige: u8,
        slot: String,
        kind: String,
        effect: String,
        #[serde(default)]
        params: Params,
        text: String,
        solo_removed: bool,
    }
    Draw { players: u8, village: u8, town: u8, city: u8 }
    DrawOption { option: String, value: String, players: Vec<u8>, village: u8, town: u8, city: u8 }
    Marker { id: String, size: String, resource: String, sick: u8 }
    GameNumbers {
        eras: u8,
        years_per_era: u8,
        players: Vec<u8>,
        market: u8,
        market_refresh_cost: Amounts,
        market_refresh_cards: u8,
    }
    Supply {
        people: u32,
        sick_multipliers: u32,
        destroyed_markers: u32,
        prestige_tokens: u32,
        shame_tokens: u32,
        research_tokens: u32,
        resource_tiles: u32,
        location_markers: u32,
        limited: bool,
    }
    Scoring {
        resources_per_point: u8,
        resource_set_prestige: u8,
        coins_per_point: u8,
        shame_per_token: i8,
        highest_influence: u8,
        second_influence: u8,
        tie_break: String,
    }
    Duel {
        task_minimum: Vec<u8>,
        neutral_people_by_era: Vec<u8>,
        most_buildings: u8,
        most_quarantine_shame: u8,
        new_market_each_era: bool,
        neutral_cleared: bool,
    }
    Solo {
        technologies_removed: Vec<u8>,
        decrees_removed: Vec<u8>,
        capital_cards: bool,
        reward_tokens: u8,
        neutral_cleared: bool,
        shame_per_sick_left: u8,
        shame_per_dead_at_end: u8,
        ranks: Vec<Rank>,
    }
}

files! {
    MapFile { map: Spanned<MapHead>, capital: Spanned<Capital>, location: List<Location>, road: List<RoadLine> }
    PestFile { rules: Spanned<PestRules>, card: List<PestCard> }
    SupportFile { rules: Spanned<SupportRules>, card: List<SupportCard> }
    StartFile { rules: Spanned<StartRules>, card: List<StartCard> }
    CapitalCardFile { rules: Spanned<CapitalRules>, card: List<CapitalCard> }
    CapitalBuildingFile { building: List<CapitalBuilding> }
    RewardFile { setup: Spanned<RewardSetup>, token: List<Token> }
    DecreeFile { decree: List<Decree> }
    InfluenceFile {
        track: Spanned<Track>,
        duel: Spanned<DuelTrack>,
        solo: Spanned<SoloTrack>,
        build_influence: Spanned<BuildInfluence>,
    }
    TaskFile { track: List<TaskTrack> }
    BoardFile {
        grid: Spanned<Grid>,
        start: Spanned<Start>,
        resources: Spanned<Resources>,
        assistants: Spanned<Assistants>,
        quarantine: Spanned<Quarantine>,
        cemetery: Spanned<Cemetery>,
        recovery: Spanned<Recovery>,
        technology_slots: Spanned<Slots>,
        building: List<Building>,
        section: List<Section>,
    }
    TechnologyFile { technology: List<Technology> }
    MarkerFile { draw: List<Draw>, draw_option: List<DrawOption>, marker: List<Marker> }
    SetupFile {
        game: Spanned<GameNumbers>,
        supply: Spanned<Supply>,
        scoring: Spanned<Scoring>,
        duel: Spanned<Duel>,
        solo: Spanned<Solo>,
    }
    Sea { name: String, port: String, x: u32, y: u32, source: String }
    Routes { red: String, blue: String, black: String }
    Spread {
        target: String,
        #[serde(default)]
        color: Option<String>,
        #[serde(default)]
        on_road: Option<String>,
        #[serde(default)]
        port: Option<String>,
        #[serde(default)]
        size: Option<String>,
        #[serde(default)]
        resource: Option<String>,
    }
    SoloSupport { right: Vec<u8>, middle: Vec<u8>, left: Vec<u8> }
    Agenda {
        kind: String,
        #[serde(default)]
        amount: u8,
        #[serde(default)]
        amounts: Vec<u8>,
        #[serde(default)]
        every: Option<u8>,
        #[serde(default)]
        what: Option<String>,
    }
    Imperative {
        kind: String,
        #[serde(default)]
        resource: Option<String>,
        #[serde(default)]
        size: Option<String>,
        #[serde(default)]
        port: Option<String>,
        #[serde(default)]
        on_road: Option<String>,
        #[serde(default)]
        opponent_building: Option<bool>,
        #[serde(default)]
        adjacent_own: Option<bool>,
        #[serde(default)]
        min: Option<u8>,
    }
    TrackReward { space: u8, kind: String, amount: u8 }
    Rank { min: i32, name: String }
}

/// The numbers of one technology; which of them it must have, its effect says.
#[derive(Deserialize, Debug, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Params {
    pub(super) spaces: Option<u8>,
    pub(super) size: Option<String>,
    pub(super) influence: Option<u8>,
    pub(super) coin: Option<u8>,
    pub(super) wood: Option<u8>,
    pub(super) stone: Option<u8>,
    pub(super) food: Option<u8>,
    pub(super) herbs: Option<u8>,
    pub(super) research: Option<u8>,
    pub(super) prestige: Option<u8>,
    pub(super) per_location: Option<u8>,
    pub(super) cost_moves: Option<u8>,
    pub(super) count: Option<u8>,
    pub(super) give: Option<u8>,
    pub(super) take: Option<u8>,
    pub(super) amount: Option<u8>,
    pub(super) per_quarter: Option<u8>,
    pub(super) pay: Option<Amounts>,
    pub(super) healthy: Option<u8>,
    pub(super) per_place: Option<u8>,
    pub(super) most: Option<u8>,
    pub(super) heal_on_place: Option<u8>,
    pub(super) moves: Option<u8>,
    pub(super) output: Option<u8>,
    pub(super) cap: Option<u8>,
    pub(super) kinds: Option<u8>,
}
