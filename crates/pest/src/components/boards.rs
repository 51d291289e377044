//! Tracks, the player board and the numbers of the rules.

use super::build::{cost, entries, id, number, three};
use super::check::{Check, readable};
use super::files::{self, BoardFile, DecreeFile, InfluenceFile, SetupFile, TaskFile, TechnologyFile};
use super::{BuildingInfo, BuildingKind, Bundle, Numbers, TaskInfo, TrackInfo};
use crate::place::Places;
use game::data::{Field, List, Row, Within, column};

pub(super) fn check_track(mut check: Check<'_, '_, InfluenceFile>) {
    let InfluenceFile { track, duel, solo, build_influence, .. } = &check.file.content;
    let last = track.get().and_then(|track| track.length.number());
    let on_track = |space: u8| last.is_none_or(|last| (1..=last).contains(&space));
    let spaces = |check: &mut Check<'_, '_, InfluenceFile>, numbers: &files::NumberList| {
        for space in numbers.get().into_iter().flat_map(|numbers| &numbers.0) {
            if !on_track(space.0) {
                check.fault(numbers, format!("space {} is not on the track", space.0));
            }
        }
    };
    if let Some(track) = track.get() {
        check.fixed_number("first", &track.first, 0, "PE-08");
        check.fixed("skip_occupied", &track.skip_occupied, &true, "PE-120");
        spaces(&mut check, &track.prestige_spaces);
        check.must(
            &track.rewards,
            |rewards| rewards.len() <= 12,
            |rewards| format!("{} spaces with a reward: there may be 12", rewards.len()),
        );
        for reward in track.rewards.get().into_iter().flat_map(|rewards| readable(rewards)) {
            check.must(
                &reward.space,
                |space| on_track(space.0),
                |space| format!("space {} is not on the track", space.0),
            );
        }
    }
    if let Some(duel) = duel.get() {
        spaces(&mut check, &duel.shame_on);
        let passed = duel.shame_on.get().map(|spaces| spaces.0.len() + 1);
        check.rising("prestige_by_passed", &duel.prestige_by_passed, passed);
    }
    if let Some(solo) = solo.get() {
        for space in solo.sick_on.get().into_iter().flat_map(|spaces| &spaces.0) {
            if !on_track(space.0) {
                check.fault(&solo.sick_on, format!("space {} is not on the track", space.0));
            }
        }
    }
    if let Some(build) = build_influence.get() {
        check.fixed_number("minimum", &build.minimum, 0, "PE-74");
    }
}

pub(super) fn build_track(file: &InfluenceFile) -> TrackInfo {
    let (track, duel) = (file.track.read(), file.duel.read());
    let build = file.build_influence.read();
    let set = |spaces: &[Within<0, 255>]| spaces.iter().fold(0u64, |set, space| set | 1 << space.0);
    let last = number(&track.length);
    let mut rewards = vec![Bundle::NONE; usize::from(last) + 1];
    let mut rewarded = 0;
    for reward in entries(track.rewards.read()) {
        let space = number(&reward.space);
        rewarded |= 1 << space;
        rewards[usize::from(space)] = super::build::gain(*reward.kind.read(), number(&reward.amount));
    }
    TrackInfo {
        last,
        signs: set(&track.prestige_spaces.read().0),
        rewards,
        rewarded,
        bonus: [number(&track.highest_bonus), number(&track.second_bonus)],
        duel_covered: set(&duel.shame_on.read().0),
        duel_prestige: numbers(&duel.prestige_by_passed),
        solo_sick: set(&file.solo.read().sick_on.read().0),
        building: [&build.village, &build.town, &build.city].map(number),
        less: number(&build.minus_per_opponent_building),
    }
}

fn numbers<const LEAST: usize, const MOST: usize>(
    field: &Field<List<Within<0, 255>, LEAST, MOST>>,
) -> Vec<u8> {
    field.read().0.iter().map(|number| number.0).collect()
}

pub(super) fn check_tasks(mut check: Check<'_, '_, TaskFile>) {
    let tracks = &check.file.content.track;
    check.count("task tracks", tracks, 3..=3);
    check.in_order("era", tracks, |track| &track.era);
    for track in readable(tracks) {
        check.fixed_number("spaces", &track.spaces, 4, "PE-121");
        check.rising("influence", &track.influence, Some(4));
        check.rising("prestige", &track.prestige, Some(4));
    }
}

pub(super) fn build_tasks(file: &TaskFile) -> Vec<TaskInfo> {
    entries(&file.track)
        .map(|track| TaskInfo {
            influence: numbers(&track.influence),
            prestige: numbers(&track.prestige),
            duel_minimum: number(&track.duel_minimum),
            solo_sick: track.solo_sick_on.read().0.iter().map(|space| space.0).collect(),
        })
        .collect()
}

pub(super) fn check_board(mut check: Check<'_, '_, BoardFile>) {
    let board = &check.file.content;
    if let Some(grid) = board.grid.get() {
        let top = ["move", "construct", "produce"];
        check.fixed("top", &grid.top, &top[..], "PE-40");
        check.fixed("left", &grid.left, &["research", "cure", "assign"][..], "PE-40");
        check.fixed("quarantine_on", &grid.quarantine_on, &top[..], "PE-43");
    }
    if let Some(resources) = board.resources.get() {
        let cap = resources.cap.number();
        check.must(
            &resources.blocked_space,
            |space| cap.is_none_or(|cap| space.0 <= cap),
            |_| "`blocked_space` must be a space of the track, at most `cap`".into(),
        );
        if let Some(exchange) = resources.exchange.get() {
            check.fixed_number("give_any", &exchange.give_any, 2, "PE-44");
            check.fixed_number("get_coin", &exchange.get_coin, 1, "PE-44");
        }
    }
    if let Some(quarantine) = board.quarantine.get() {
        check.fixed_number("grid", &quarantine.grid, 3, "PE-60");
        check.fixed_number("resource_track", &quarantine.resource_track, 1, "PE-60");
    }
    if let Some(cemetery) = board.cemetery.get() {
        check.rising("shame", &cemetery.shame, cemetery.spaces.number().map(usize::from));
    }
    if let Some(recovery) = board.recovery.get() {
        let spaces = recovery.spaces.number();
        check.rising("herb_cost", &recovery.herb_cost, spaces.map(usize::from));
        check.rising("prestige", &recovery.prestige, spaces.map(usize::from));
        for space in recovery.laboratory.get().into_iter().flat_map(|spaces| &spaces.0) {
            if spaces.is_some_and(|spaces| !(1..=spaces).contains(&space.0)) {
                let message = format!("`laboratory`: space {} is not on the recovery track", space.0);
                check.fault(&recovery.laboratory, message);
            }
        }
    }
    check_buildings(&mut check);
}

fn check_buildings(check: &mut Check<'_, '_, BoardFile>) {
    let BoardFile { building: buildings, section: sections, .. } = &check.file.content;
    check.count("buildings", buildings, super::MAX_BUILDINGS..=super::MAX_BUILDINGS);
    check.ids(buildings, |building| &building.id);
    for (line, row) in buildings.iter().enumerate() {
        let Some(building) = row.get() else { continue };
        check.must(
            &building.kind,
            |kind| (*kind == BuildingKind::Castle) == (line == 0),
            |_| "the castle comes first, and there is one".into(),
        );
        check.must(
            &building.section,
            |section| (section.0 == 0) == (line == 0),
            |_| "the sections are 1 to 3; only the castle is in section 0".into(),
        );
        if let Some(kind) = building.kind.get() {
            let staffed = !matches!(kind, BuildingKind::Castle | BuildingKind::Factory);
            check.fixed("needs_worker", &building.needs_worker, &staffed, "PE-80");
        }
    }
    if let Some(members) = column(buildings, |building| building.section.number()) {
        for section in 1..=3 {
            let have = members.iter().filter(|&&own| own == section).count();
            if have != 3 {
                check.fault_of_list(
                    buildings,
                    format!("section {section} has {have} buildings: it must be 3"),
                );
            }
        }
    }
    check.unique("section", sections, |section| &section.section);
}

pub(super) fn build_buildings(file: &BoardFile) -> Vec<BuildingInfo> {
    entries(&file.building)
        .map(|building| BuildingInfo {
            id: id(&building.id),
            kind: *building.kind.read(),
            section: number(&building.section),
            cost: cost(&building.cost),
            prestige: number(&building.prestige),
            needs_worker: *building.needs_worker.read(),
            output: number(&building.output),
            output_kind: building.output_kind.as_ref().map(|kind| *kind.read()),
        })
        .collect()
}

pub(super) fn check_setup(
    mut check: Check<'_, '_, SetupFile>,
    technologies: Option<&TechnologyFile>,
    decrees: Option<&DecreeFile>,
) {
    let setup = &check.file.content;
    if let Some(game) = setup.game.get() {
        check.fixed_number("eras", &game.eras, 3, "PE-41");
        check.fixed_number("years_per_era", &game.years_per_era, 2, "PE-05");
        check.fixed("players", &game.players, &[1, 5][..], "the rule book");
        check.fixed_number("market", &game.market, 5, "PE-07");
        check.fixed_number("market_refresh_cards", &game.market_refresh_cards, 5, "PE-92");
    }
    if let Some(supply) = setup.supply.get() {
        check.fixed("limited", &supply.limited, &false, "PE-14");
    }
    if let Some(scoring) = setup.scoring.get() {
        check.fixed_number("resource_set_prestige", &scoring.resource_set_prestige, 1, "PE-140");
        check.fixed("shame_per_token", &scoring.shame_per_token, &-1, "PE-140");
    }
    if let Some(duel) = setup.duel.get() {
        check.fixed("new_market_each_era", &duel.new_market_each_era, &true, "PE-164");
        check.fixed("neutral_cleared", &duel.neutral_cleared, &false, "PE-162");
    }
    let Some(solo) = setup.solo.get() else { return };
    check.fixed("capital_cards", &solo.capital_cards, &false, "PE-171");
    check.fixed("neutral_cleared", &solo.neutral_cleared, &true, "PE-176");
    if let Some(removed) = technologies.and_then(|file| {
        column(&file.technology, |entry| Some((entry.number.number()?, *entry.solo_removed.get()?)))
    }) {
        same_as(
            &mut check,
            "technologies_removed",
            &solo.technologies_removed,
            &removed,
            "technologies.toml",
        );
    }
    if let Some(removed) = decrees.and_then(|file| {
        column(&file.decree, |entry| Some((entry.number.number()?, *entry.solo_removed.get()?)))
    }) {
        same_as(&mut check, "decrees_removed", &solo.decrees_removed, &removed, "decrees.toml");
    }
    check.must(&solo.ranks, |ranks| !ranks.is_empty(), |_| "`ranks` is empty".into());
    check.must(
        &solo.ranks,
        |ranks| column(ranks, |rank| rank.min.get()).is_none_or(|scores| scores.is_sorted()),
        |_| "`min` of the ranks must rise".into(),
    );
}

/// The list repeats the numbers that another file marks as removed.
fn same_as(
    check: &mut Check<'_, '_, SetupFile>,
    name: &str,
    field: &files::NumberList,
    marked: &[(u8, bool)],
    file: &str,
) {
    let removed: Vec<u8> = marked.iter().filter(|(_, removed)| *removed).map(|(number, _)| *number).collect();
    check.must(
        field,
        |listed| listed.0.iter().map(|number| number.0).eq(removed.iter().copied()),
        |_| format!("`{name}` must be {removed:?}, as `solo_removed` in {file} says"),
    );
}

/// What the numbers of the rules are read from.
pub(super) struct Sources<'f> {
    pub(super) board: &'f BoardFile,
    pub(super) setup: &'f SetupFile,
    pub(super) pests: &'f files::PestFile,
    /// From the modules of their cards and markers.
    pub(super) start_cards: [u8; 6],
    pub(super) tokens: [u8; 6],
    pub(super) markers: [[u8; 3]; 6],
    pub(super) markers_small: [u8; 3],
    pub(super) destroyed_small: Option<Places>,
    pub(super) solo_support: [u8; 7],
}

pub(super) fn build_numbers(from: &Sources<'_>) -> Numbers {
    let board = from.board;
    let (start, resources, quarantine) =
        (board.start.read(), board.resources.read(), board.quarantine.read());
    let recovery = board.recovery.read();
    let (game, scoring) = (from.setup.game.read(), from.setup.scoring.read());
    let (duel, solo) = (from.setup.duel.read(), from.setup.solo.read());
    let pests = from.pests.rules.read();
    let mut sections = [0; 3];
    for section in entries(&board.section) {
        sections[usize::from(number(&section.section)) - 1] = number(&section.bonus);
    }
    let laboratory = numbers(&recovery.laboratory);
    let laboratories = (0..=number(&recovery.spaces))
        .map(|people| laboratory.iter().filter(|&&space| space <= people).count() as u8)
        .collect();
    Numbers {
        start: [&start.wood, &start.stone, &start.food, &start.herbs, &start.coin].map(number),
        start_research: number(&start.research),
        assistants: three(&board.assistants.read().per_era),
        cap: number(&resources.cap),
        blocked_cap: number(&resources.blocked_space) - 1,
        area: number(&quarantine.area),
        overflow_shame: number(&quarantine.overflow_shame),
        cemetery: numbers(&board.cemetery.read().shame),
        herbs: numbers(&recovery.herb_cost),
        recovery: numbers(&recovery.prestige),
        laboratories,
        sections,
        sick_per_target: three(&pests.sick_per_target),
        destroy_at: number(&pests.destroy_at),
        spread_sick: number(&pests.spread_sick),
        improve: number(&board.grid.read().improve_cost.read().research),
        refresh: number(&game.market_refresh_cost.read().research),
        market: number(&game.market),
        tokens: from.tokens,
        markers: from.markers,
        markers_small: from.markers_small,
        destroyed_small: from.destroyed_small,
        start_cards: from.start_cards,
        resources_per_point: number(&scoring.resources_per_point),
        coins_per_point: number(&scoring.coins_per_point),
        neutral: three(&duel.neutral_people_by_era),
        most_buildings: number(&duel.most_buildings),
        most_quarantine: number(&duel.most_quarantine_shame),
        sick_left_shame: number(&solo.shame_per_sick_left),
        dead_shame: number(&solo.shame_per_dead_at_end),
        ranks: (solo.ranks.read().iter().map(Row::read))
            .map(|rank| (*rank.min.read(), rank_id(rank.name.read())))
            .collect(),
        solo_support: from.solo_support,
    }
}

/// `Head of your House` becomes `head_of_your_house`.
fn rank_id(name: &str) -> &'static str {
    name.to_lowercase().replace(' ', "_").leak()
}
