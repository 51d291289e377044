//! Tracks, player board and the numbers of the rules out of their files.

use super::check::{File, distinct, fixed, in_order, three};
use super::raw::{self, Item};
use super::*;

pub(super) fn track_of(file: &File<'_>, raw: &raw::InfluenceFile) -> TrackInfo {
    let (at, track) = (raw.track.span().start, raw.track.get_ref());
    file.source(at, &track.source);
    fixed(file, at, "first", &track.first, &0, "PE-08");
    fixed(file, at, "skip_occupied", &track.skip_occupied, &true, "PE-120");
    let last = track.length;
    file.must(at, (1..=62).contains(&last), || "the track has 1 to 62 spaces".into());
    let set = |offset: usize, what: &str, spaces: &[u8]| {
        spaces.iter().fold(0u64, |set, &space| {
            file.must(offset, space >= 1 && space <= last, || {
                format!("{what}: space {space} is not on the track")
            });
            set | 1u64.checked_shl(u32::from(space)).unwrap_or(0)
        })
    };
    let mut rewards = vec![Bundle::NONE; usize::from(last) + 1];
    let mut rewarded = 0;
    for reward in &track.rewards {
        rewarded |= set(at, "rewards", &[reward.space]);
        let item = Item { kind: reward.kind.clone(), amount: reward.amount };
        if let Some(space) = rewards.get_mut(usize::from(reward.space)) {
            *space = file.bundle(at, &[item]);
        }
    }
    file.must(at, track.rewards.len() <= 12, || "at most twelve spaces of the track bear a reward".into());
    let (duel_at, duel) = (raw.duel.span().start, raw.duel.get_ref());
    file.source(duel_at, &duel.source);
    file.rising(duel_at, "prestige_by_passed", &duel.prestige_by_passed, duel.shame_on.len() + 1);
    let (solo_at, solo) = (raw.solo.span().start, raw.solo.get_ref());
    file.source(solo_at, &solo.source);
    file.must(solo_at, solo.sick_on.len() == 6, || "PE-170 and PE-174 speak of six sick people".into());
    let (build_at, build) = (raw.build_influence.span().start, raw.build_influence.get_ref());
    file.source(build_at, &build.source);
    fixed(file, build_at, "minimum", &build.minimum, &0, "PE-74");
    TrackInfo {
        last,
        signs: set(at, "prestige_spaces", &track.prestige_spaces),
        rewards,
        rewarded,
        bonus: [track.highest_bonus, track.second_bonus],
        duel_covered: set(duel_at, "shame_on", &duel.shame_on),
        duel_prestige: duel.prestige_by_passed.clone(),
        solo_sick: set(solo_at, "sick_on", &solo.sick_on),
        building: [build.village, build.town, build.city],
        less: build.minus_per_opponent_building,
    }
}

pub(super) fn tasks_of(file: &File<'_>, raw: &raw::TaskFile) -> Vec<TaskInfo> {
    file.count("task tracks", &raw.track, 3..=3);
    in_order(file, &raw.track, |track| track.era);
    raw.track
        .iter()
        .map(|entry| {
            let (offset, track) = (entry.span().start, entry.get_ref());
            file.source(offset, &track.source);
            fixed(file, offset, "spaces", &track.spaces, &4, "PE-121");
            file.rising(offset, "influence", &track.influence, 4);
            file.rising(offset, "prestige", &track.prestige, 4);
            file.must(offset, track.solo_sick_on.iter().all(|space| (1..=4).contains(space)), || {
                "solo_sick_on: the spaces are 1 to 4".into()
            });
            let mut influence = track.influence.clone();
            influence.resize(4, 0);
            let mut prestige = track.prestige.clone();
            prestige.resize(4, 0);
            TaskInfo {
                influence,
                prestige,
                duel_minimum: track.duel_minimum,
                solo_sick: track.solo_sick_on.clone(),
            }
        })
        .collect()
}

pub(super) fn board_of(file: &File<'_>, raw: &raw::BoardFile) -> (Vec<BuildingInfo>, Numbers) {
    let grid_at = raw.grid.span().start;
    let grid = raw.grid.get_ref();
    let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
    fixed(file, grid_at, "top", &grid.top, &words(&["move", "construct", "produce"]), "PE-40");
    fixed(file, grid_at, "left", &grid.left, &words(&["research", "cure", "assign"]), "PE-40");
    fixed(file, grid_at, "quarantine_on", &grid.quarantine_on, &grid.top, "PE-43");
    let improve = grid.improve_cost.get("research").copied().unwrap_or(0);
    file.must(grid_at, grid.improve_cost.len() == 1 && improve > 0, || {
        "improve_cost is paid in research, PE-42".into()
    });
    let resources = raw.resources.get_ref();
    let resources_at = raw.resources.span().start;
    file.must(resources_at, resources.blocked_space >= 1 && resources.blocked_space <= resources.cap, || {
        "blocked_space must be a space of the track".into()
    });
    let exchange: Vec<(&str, u8)> = resources.exchange.iter().map(|(word, &n)| (word.as_str(), n)).collect();
    fixed(file, resources_at, "exchange", &exchange, &vec![("get_coin", 1), ("give_any", 2)], "PE-44");
    let start = raw.start.get_ref();
    let quarantine = raw.quarantine.get_ref();
    let quarantine_at = raw.quarantine.span().start;
    fixed(file, quarantine_at, "grid", &quarantine.grid, &3, "PE-60");
    fixed(file, quarantine_at, "resource_track", &quarantine.resource_track, &1, "PE-60");
    let cemetery = raw.cemetery.get_ref();
    file.rising(raw.cemetery.span().start, "cemetery shame", &cemetery.shame, usize::from(cemetery.spaces));
    let recovery = raw.recovery.get_ref();
    let recovery_at = raw.recovery.span().start;
    file.rising(recovery_at, "herb_cost", &recovery.herb_cost, usize::from(recovery.spaces));
    file.rising(recovery_at, "recovery prestige", &recovery.prestige, usize::from(recovery.spaces));
    file.must(
        recovery_at,
        recovery.laboratory.iter().all(|space| (1..=recovery.spaces).contains(space)),
        || "laboratory: not a space of the recovery track".into(),
    );
    for (offset, source) in [
        (grid_at, &grid.source),
        (resources_at, &resources.source),
        (raw.start.span().start, &start.source),
        (quarantine_at, &quarantine.source),
        (raw.cemetery.span().start, &cemetery.source),
        (recovery_at, &recovery.source),
        (raw.assistants.span().start, &raw.assistants.get_ref().source),
    ] {
        file.source(offset, source);
    }
    file.must(0, raw.building.len() == MAX_BUILDINGS, || "the castle and nine buildings are needed".into());
    distinct(file, &raw.building, |building| &building.id);
    let kinds = [
        ("castle", BuildingKind::Castle),
        ("quarter", BuildingKind::Quarter),
        ("workshop", BuildingKind::Workshop),
        ("factory", BuildingKind::Factory),
        ("treasury", BuildingKind::Treasury),
    ];
    let buildings: Vec<BuildingInfo> = raw
        .building
        .iter()
        .enumerate()
        .map(|(index, entry)| {
            let (offset, building) = (entry.span().start, entry.get_ref());
            file.source(offset, &building.source);
            let kind = file.word(offset, "kind of building", &building.kind, &kinds);
            file.must(offset, (kind == BuildingKind::Castle) == (index == 0), || {
                "the castle comes first, and there is one".into()
            });
            file.must(offset, building.section <= 3 && (building.section == 0) == (index == 0), || {
                "the sections are 1 to 3".into()
            });
            let staffed = !matches!(kind, BuildingKind::Castle | BuildingKind::Factory);
            fixed(file, offset, "needs_worker", &building.needs_worker, &staffed, "PE-80");
            BuildingInfo {
                id: file.keep(&building.id),
                kind,
                section: building.section,
                cost: file.cost(offset, &building.cost),
                prestige: building.prestige,
                needs_worker: building.needs_worker,
                output: building.output,
                output_kind: building.output_kind.as_deref().map(|word| {
                    file.word(offset, "resource", word, &Resource::ALL.map(|kind| (kind.id(), kind)))
                }),
            }
        })
        .collect();
    for section in 1..=3 {
        let members = buildings.iter().filter(|building| building.section == section).count();
        file.must(0, members == 3, || format!("section {section} has {members} buildings, not three"));
    }
    let mut sections = [0; 3];
    for entry in &raw.section {
        let section = entry.get_ref();
        file.source(entry.span().start, &section.source);
        match sections.get_mut(usize::from(section.section).wrapping_sub(1)) {
            Some(bonus) => *bonus = section.bonus,
            None => file.fault(entry.span().start, "the sections are 1 to 3"),
        }
    }
    let laboratories = (0..=recovery.spaces)
        .map(|people| recovery.laboratory.iter().filter(|&&space| space <= people).count() as u8)
        .collect();
    let numbers = Numbers {
        start: [start.wood, start.stone, start.food, start.herbs, start.coin],
        start_research: start.research,
        assistants: three(file, raw.assistants.span().start, "per_era", &raw.assistants.get_ref().per_era),
        cap: resources.cap,
        blocked_cap: resources.blocked_space.saturating_sub(1),
        area: quarantine.area,
        overflow_shame: quarantine.overflow_shame,
        cemetery: cemetery.shame.clone(),
        herbs: recovery.herb_cost.clone(),
        recovery: recovery.prestige.clone(),
        laboratories,
        sections,
        improve,
        sick_per_target: [0; 3],
        destroy_at: 0,
        spread_sick: 0,
        refresh: 0,
        market: 0,
        tokens: [0; 6],
        markers: [[0; 3]; 6],
        markers_small: [0; 3],
        start_cards: [0; 6],
        resources_per_point: 1,
        coins_per_point: 1,
        neutral: [0; 3],
        most_buildings: 0,
        most_quarantine: 0,
        sick_left_shame: 0,
        dead_shame: 0,
        ranks: Vec::new(),
        solo_support: [0; 7],
    };
    file.must(raw.assistants.span().start, numbers.assistants.iter().all(|n| (1..=9).contains(n)), || {
        "a grid takes 1 to 9 assistants".into()
    });
    (buildings, numbers)
}

pub(super) fn setup_check(
    file: &File<'_>,
    raw: &raw::SetupFile,
    technologies: &[TechInfo],
    decrees: &[DecreeInfo],
) {
    let (at, game) = (raw.game.span().start, raw.game.get_ref());
    fixed(file, at, "eras", &game.eras, &3, "PE-41");
    fixed(file, at, "years_per_era", &game.years_per_era, &2, "PE-05");
    fixed(file, at, "players", &game.players, &vec![1, 5], "the rule book");
    fixed(file, at, "market", &game.market, &5, "PE-07");
    fixed(file, at, "market_refresh_cards", &game.market_refresh_cards, &5, "PE-92");
    fixed(file, raw.supply.span().start, "limited", &raw.supply.get_ref().limited, &false, "PE-14");
    let (at, scoring) = (raw.scoring.span().start, raw.scoring.get_ref());
    fixed(file, at, "resource_set_prestige", &scoring.resource_set_prestige, &1, "PE-140");
    fixed(file, at, "shame_per_token", &scoring.shame_per_token, &-1, "PE-140");
    file.must(at, scoring.resources_per_point > 0 && scoring.coins_per_point > 0, || {
        "resources_per_point and coins_per_point must be above 0".into()
    });
    let (at, solo) = (raw.solo.span().start, raw.solo.get_ref());
    fixed(file, at, "capital_cards", &solo.capital_cards, &false, "PE-171");
    fixed(file, at, "neutral_cleared", &solo.neutral_cleared, &true, "PE-176");
    let removed: Vec<u8> =
        (1..).zip(technologies.iter().skip(1)).filter(|(_, t)| t.solo_removed).map(|(n, _)| n).collect();
    fixed(file, at, "technologies_removed", &solo.technologies_removed, &removed, "technologies.toml");
    let removed: Vec<u8> =
        decrees.iter().filter(|decree| decree.solo_removed).map(|decree| decree.number).collect();
    fixed(file, at, "decrees_removed", &solo.decrees_removed, &removed, "decrees.toml");
    file.must(at, solo.ranks.is_sorted_by_key(|rank| rank.min) && !solo.ranks.is_empty(), || {
        "the ranks must rise".into()
    });
    let (at, duel) = (raw.duel.span().start, raw.duel.get_ref());
    fixed(file, at, "new_market_each_era", &duel.new_market_each_era, &true, "PE-164");
    fixed(file, at, "neutral_cleared", &duel.neutral_cleared, &false, "PE-162");
    three(file, at, "neutral_people_by_era", &duel.neutral_people_by_era);
    for (offset, source) in [
        (raw.game.span().start, &game.source),
        (raw.scoring.span().start, &scoring.source),
        (raw.solo.span().start, &solo.source),
        (at, &duel.source),
    ] {
        file.source(offset, source);
    }
}

pub(super) fn numbers_of_setup(file: &File<'_>, numbers: &mut Numbers, raw: &raw::SetupFile) {
    let game = raw.game.get_ref();
    numbers.refresh = game.market_refresh_cost.get("research").copied().unwrap_or(1);
    numbers.market = game.market;
    let scoring = raw.scoring.get_ref();
    numbers.resources_per_point = scoring.resources_per_point.max(1);
    numbers.coins_per_point = scoring.coins_per_point.max(1);
    let duel = raw.duel.get_ref();
    numbers.neutral = duel.neutral_people_by_era.as_slice().try_into().unwrap_or([1, 2, 3]);
    numbers.most_buildings = duel.most_buildings;
    numbers.most_quarantine = duel.most_quarantine_shame;
    let solo = raw.solo.get_ref();
    numbers.sick_left_shame = solo.shame_per_sick_left;
    numbers.dead_shame = solo.shame_per_dead_at_end;
    numbers.ranks = solo.ranks.iter().map(|rank| (rank.min, file.keep(&rank_id(&rank.name)))).collect();
}

/// `Head of your House` becomes `head_of_your_house`.
fn rank_id(name: &str) -> String {
    name.to_lowercase().replace(' ', "_")
}
