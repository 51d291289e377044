//! Cards, the capital and decrees.

use super::build::{bundle, cost, entries, id, number, text};
use super::check::{Check, readable};
use super::files::{
    self, AgendaKind, ByPlayers, CapitalBuildingFile, CapitalCardFile, CountedWord, DecreeFile, Gain,
    ImperativeKind, Items, MapFile, PestFile, RewardFile, StartFile, SupportFile, Target,
};
use super::{
    Agenda, CapitalBuildingInfo, CapitalInfo, Counted, DecreeInfo, Imperative, PestInfo, Spread, SupportInfo,
};
use crate::place::{Color, Place, Places, Resource};
use game::data::{Row, column};

pub(super) fn check_pests(mut check: Check<'_, '_, PestFile>) {
    let PestFile { rules, card: cards, .. } = &check.file.content;
    if let Some(rules) = rules.get() {
        check.fixed("union", &rules.union, &true, "PE-33");
        check.fixed("skip_destroyed", &rules.skip_destroyed, &true, "PE-25");
        check.fixed("destroy_needs_placing", &rules.destroy_needs_placing, &true, "PE-27");
        check.fixed("spread_destroys", &rules.spread_destroys, &false, "PE-27");
    }
    check.count("pest cards", cards, 6..=31);
    check.ids(cards, |card| &card.id);
    check.in_order("number", cards, |card| &card.number);
    for card in readable(cards) {
        check.must(&card.spreads, |spreads| !spreads.is_empty(), |_| "`spreads` is empty".into());
        for row in card.spreads.get().into_iter().flatten() {
            let Some(spread) = row.get() else { continue };
            match spread.target.get() {
                Some(Target::Road) if spread.color.is_none() => {
                    check.fault(row, "missing field `color`: roads are named by it");
                }
                Some(Target::Location)
                    if spread.size.is_none()
                        && spread.resource.is_none()
                        && spread.port.is_none()
                        && spread.on_road.is_none() =>
                {
                    check.fault(row, "places are named by `size`, `resource`, `port` or `on_road`");
                }
                _ => {}
            }
        }
    }
    let groups = column(cards, |card| match &card.group {
        None => Some(None),
        Some(group) => group.get().map(Some),
    });
    let Some(groups) = groups else { return };
    for color in Color::ALL {
        let have = groups.iter().filter(|group| **group == Some(&color)).count();
        if have != 3 {
            let message = format!("{have} cards of the group {}: it must be 3, PE-06", color.id());
            check.fault_of_list(cards, message);
        }
    }
}

/// The pest cards, and those of each stack.
pub(super) fn build_pests(file: &PestFile) -> (Vec<PestInfo>, [u32; 3]) {
    let cards: Vec<PestInfo> = entries(&file.card)
        .map(|card| PestInfo {
            id: id(&card.id),
            name: text(&card.name),
            group: card.group.as_ref().map(|group| *group.read()),
            spreads: entries(card.spreads.read()).map(spread).collect(),
        })
        .collect();
    let mut stacks = [0u32; 3];
    for (index, card) in cards.iter().enumerate() {
        if let Some(group) = card.group {
            stacks[group as usize] |= 1 << index;
        }
    }
    (cards, stacks)
}

fn spread(spread: &files::Spread) -> Spread {
    match spread.target.read() {
        Target::Road => Spread::Roads(*spread.color.as_ref().expect("roads have a colour").read()),
        Target::Location => Spread::Places {
            size: spread.size.as_ref().map(|size| *size.read()),
            resource: spread.resource.as_ref().map(|resource| (*resource.read()).into()),
            port: spread.port.as_ref().map(|port| *port.read()),
            on_road: spread.on_road.as_ref().map(|color| *color.read()),
        },
    }
}

pub(super) fn check_supports(mut check: Check<'_, '_, SupportFile>) {
    let SupportFile { rules, card: cards, .. } = &check.file.content;
    check.count("support cards", cards, 6..=16);
    check.ids(cards, |card| &card.id);
    check.in_order("number", cards, |card| &card.number);
    if let Some(row) = rules.get().map(|rules| &rules.solo)
        && let Some(solo) = row.get()
        && let (Some(left), Some(middle), Some(right)) =
            (solo.left.get(), solo.middle.get(), solo.right.get())
    {
        for sick in 0..=6 {
            let columns = [left, middle, right].into_iter().flat_map(|column| &column.0);
            if columns.filter(|number| number.0 == sick).count() != 1 {
                check.fault(row, format!("`solo` must name {sick} sick people in one column"));
            }
        }
    }
    for card in readable(cards) {
        for items in [&card.left, &card.middle, &card.right] {
            no_recall(&mut check, items, "nobody returns from the capital by support");
        }
    }
}

/// Nobody returns from the capital by these rewards.
fn no_recall<T>(check: &mut Check<'_, '_, T>, items: &Items, message: &str) {
    for item in items.get().into_iter().flat_map(|items| readable(items)) {
        check.must(&item.kind, |kind| *kind != Gain::RecallHealthy, |_| message.into());
    }
}

/// The support cards, and the column of each number of sick people in the solo game.
pub(super) fn build_supports(file: &SupportFile) -> (Vec<SupportInfo>, [u8; 7]) {
    let solo = file.rules.read().solo.read();
    let mut columns = [0; 7];
    for (column, counts) in (0..).zip([&solo.left, &solo.middle, &solo.right]) {
        for count in &counts.read().0 {
            if let Some(place) = columns.get_mut(usize::from(count.0)) {
                *place = column;
            }
        }
    }
    let card = |card: &files::SupportCard| SupportInfo {
        id: id(&card.id),
        name: text(&card.name),
        rewards: [&card.left, &card.middle, &card.right].map(bundle),
    };
    (entries(&file.card).map(card).collect(), columns)
}

/// The number of each player count, from 1; 0 where there is none.
fn by_players(row: &Row<ByPlayers>) -> [u8; 6] {
    let [one, two, three, four, five] = row.read().fields().map(|field| field.map_or(0, number));
    [0, one, two, three, four, five]
}

pub(super) fn check_starts(mut check: Check<'_, '_, StartFile>, map: Option<&MapFile>) {
    let StartFile { rules, card: cards, .. } = &check.file.content;
    check.count("start cards", cards, 1..=8);
    check.ids(cards, |card| &card.id);
    check.in_order("number", cards, |card| &card.number);
    if let Some(rules) = rules.get() {
        check.fixed("only_intact", &rules.only_intact, &true, "PE-09");
        let drawn = rules.cards_drawn.get().map(ByPlayers::fields);
        for (players, field) in (1..).zip(drawn.into_iter().flatten()).skip(1) {
            let Some(field) = field else { continue };
            check.must(
                field,
                |drawn| usize::from(drawn.0) * players <= cards.len(),
                |_| format!("not enough start cards for {players} players"),
            );
        }
    }
    let Some(map) = map else { return };
    let mut used = Vec::new();
    for card in readable(cards) {
        for name in card.locations.get().into_iter().flat_map(|locations| &locations.0) {
            let Some((_, location)) = map.location(name) else {
                check.fault(&card.locations, format!("there is no place `{name}` on the map"));
                continue;
            };
            if location.start.get() == Some(&false) {
                check.fault(&card.locations, format!("`{name}` has no start sign"));
            }
            if used.contains(&name) {
                check.fault(&card.locations, format!("`{name}` stands on two start cards"));
            }
            used.push(name);
        }
        let places = card.locations.get().into_iter().flat_map(|locations| &locations.0);
        let destroyed = places.map(|name| map.location(name)?.1.destroyed_at.get());
        let Some(destroyed) = destroyed.collect::<Option<Vec<_>>>() else { continue };
        for players in 2..=5 {
            if destroyed.iter().all(|counts| counts.0.iter().any(|count| count.0 == players)) {
                let message = format!("all places of the card start destroyed with {players} players");
                check.fault(&card.locations, message);
            }
        }
    }
}

/// The start cards, and how many each player draws.
pub(super) fn build_starts(file: &StartFile, map: &MapFile) -> (Vec<(&'static str, Places)>, [u8; 6]) {
    let place = |name: &String| Place(map.location(name).expect("places of cards exist").0 as u8);
    let cards = entries(&file.card)
        .map(|card| (id(&card.id), card.locations.read().0.iter().map(place).collect::<Places>()))
        .collect();
    let mut drawn = by_players(&file.rules.read().cards_drawn);
    drawn[1] = 0; // Start cards are for 2 to 5 players, PE-09.
    (cards, drawn)
}

pub(super) fn check_capitals(mut check: Check<'_, '_, CapitalCardFile>) {
    let CapitalCardFile { rules, card: cards, .. } = &check.file.content;
    if let Some(rules) = rules.get() {
        check.fixed_number("min_people", &rules.min_people, 1, "PE-132");
    }
    check.count("capital cards", cards, 1..=8);
    check.ids(cards, |card| &card.id);
    check.in_order("number", cards, |card| &card.number);
    for card in readable(cards) {
        for items in [&card.first, &card.second, &card.third] {
            no_recall(&mut check, items, "`recall_healthy` is only for `first_bonus_choice`, PE-134");
        }
        let bonuses = &card.first_bonus_choice;
        check.must(
            bonuses,
            |items| items.len() == 2,
            |items| format!("{} bonuses: there must be 2, PE-134", items.len()),
        );
        check.must(
            bonuses,
            |items| {
                let kinds = column(items, |item| item.kind.get());
                kinds.is_none_or(|kinds| {
                    kinds.is_empty() || kinds.iter().any(|kind| **kind != Gain::RecallHealthy)
                })
            },
            |_| "one of the bonuses must be of use with a full recovery track".into(),
        );
    }
}

pub(super) fn build_capitals(file: &CapitalCardFile) -> Vec<CapitalInfo> {
    let bonuses = |card: &files::CapitalCard| {
        let items = card.first_bonus_choice.read();
        [0, 1].map(|place| super::build::gains(std::slice::from_ref(&items[place])))
    };
    entries(&file.card)
        .map(|card| CapitalInfo {
            id: id(&card.id),
            rewards: [&card.first, &card.second, &card.third].map(bundle),
            bonuses: bonuses(card),
        })
        .collect()
}

pub(super) fn check_capital_buildings(mut check: Check<'_, '_, CapitalBuildingFile>) {
    let buildings = &check.file.content.building;
    check.count("capital buildings", buildings, 1..=8);
    check.ids(buildings, |building| &building.id);
}

pub(super) fn build_capital_buildings(file: &CapitalBuildingFile) -> Vec<CapitalBuildingInfo> {
    entries(&file.building)
        .map(|building| CapitalBuildingInfo {
            id: id(&building.id),
            name: text(&building.name),
            cost: cost(&building.cost),
            prestige: number(&building.prestige),
            influence: number(&building.influence),
        })
        .collect()
}

pub(super) fn check_tokens(mut check: Check<'_, '_, RewardFile>) {
    let RewardFile { setup, token: tokens, .. } = &check.file.content;
    check.count("capital rewards", tokens, 1..=16);
    check.ids(tokens, |token| &token.id);
    if let Some(setup) = setup.get()
        && let Some(counts) = setup.tokens.get()
    {
        for (players, field) in (1..).zip(counts.fields()) {
            match field {
                None => check.fault(&setup.tokens, format!("missing field `{players}`")),
                Some(field) => check.must(
                    field,
                    |count| usize::from(count.0) <= tokens.len(),
                    |count| format!("{} rewards are laid out, but there are {}", count.0, tokens.len()),
                ),
            }
        }
    }
}

/// The capital rewards, and how many are laid out.
pub(super) fn build_tokens(file: &RewardFile) -> (Vec<(&'static str, super::Bundle)>, [u8; 6]) {
    let tokens = entries(&file.token)
        .map(|token| (id(&token.id), super::build::gain(*token.kind.read(), number(&token.amount))))
        .collect();
    (tokens, by_players(&file.setup.read().tokens))
}

pub(super) fn check_decrees(mut check: Check<'_, '_, DecreeFile>) {
    let decrees = &check.file.content.decree;
    check.count("decrees", decrees, 3..=16);
    check.in_order("number", decrees, |decree| &decree.number);
    for decree in readable(decrees) {
        let row = &decree.agenda;
        let Some(agenda) = row.get() else { continue };
        match agenda.kind.get() {
            Some(AgendaKind::InfluenceRank) if agenda.amounts.is_none() => {
                check.fault(row, "missing field `amounts`");
            }
            Some(AgendaKind::Per) if agenda.what.is_none() => check.fault(row, "missing field `what`"),
            _ => {}
        }
    }
    let known = column(decrees, |decree| Some((decree.era.number()?, *decree.solo_removed.get()?)));
    let Some(known) = known else { return };
    for era in 1..=3 {
        if !known.contains(&(era, false)) {
            check.fault_of_list(decrees, format!("era {era} has no decree for the solo game"));
        }
    }
}

pub(super) fn build_decrees(file: &DecreeFile) -> Vec<DecreeInfo> {
    entries(&file.decree)
        .map(|decree| DecreeInfo {
            number: number(&decree.number),
            id: format!("decree_{:02}", number(&decree.number)).leak(),
            era: number(&decree.era) - 1,
            agenda_name: text(&decree.agenda_name),
            agenda: agenda(decree.agenda.read()),
            imperative_name: text(&decree.imperative_name),
            imperative: imperative(decree.imperative.read()),
            solo_removed: *decree.solo_removed.read(),
        })
        .collect()
}

fn agenda(agenda: &files::Agenda) -> Agenda {
    match agenda.kind.read() {
        AgendaKind::InfluenceRank => {
            let amounts = agenda.amounts.as_ref().expect("an amount for each rank").read();
            Agenda::Rank(std::array::from_fn(|rank| amounts.0[rank].0))
        }
        AgendaKind::Per => Agenda::Per {
            amount: agenda.amount.as_ref().map_or(0, number),
            every: agenda.every.as_ref().map_or(1, number),
            what: counted(*agenda.what.as_ref().expect("what is counted").read()),
        },
    }
}

fn counted(word: CountedWord) -> Counted {
    match word {
        CountedWord::Healthy => Counted::Healthy,
        CountedWord::Sick => Counted::Sick,
        CountedWord::Influence => Counted::Influence,
        CountedWord::HealthyInBuildings => Counted::Workers,
        CountedWord::Buildings => Counted::Buildings,
        CountedWord::EmptyQuarantine => Counted::FreeQuarantine,
        CountedWord::SharedBuildings => Counted::Shared,
        CountedWord::HealthyInCapital => Counted::Capital,
        CountedWord::TechnologyPrestige => Counted::TechnologyPrestige,
        CountedWord::BasicResourceSets => Counted::Sets,
        CountedWord::SpecialBuildings => Counted::Special,
        CountedWord::BasicResources => Counted::Basic,
        CountedWord::Wood => Counted::Goods(Resource::Wood),
        CountedWord::Stone => Counted::Goods(Resource::Stone),
        CountedWord::Food => Counted::Goods(Resource::Food),
        CountedWord::Herbs => Counted::Goods(Resource::Herbs),
        CountedWord::Coin => Counted::Goods(Resource::Coin),
    }
}

fn imperative(raw: &files::Imperative) -> Imperative {
    match raw.kind.read() {
        ImperativeKind::AcquireTechnology => Imperative::Technology,
        ImperativeKind::GatherFromRoad => Imperative::Road,
        ImperativeKind::GatherFromLocation => Imperative::Place { least: raw.min.as_ref().map_or(1, number) },
        ImperativeKind::Build => Imperative::Build {
            resource: raw.resource.as_ref().map(|resource| (*resource.read()).into()),
            size: raw.size.as_ref().map(|size| *size.read()),
            port: raw.port.is_some(),
            on_road: raw.on_road.as_ref().map(|color| *color.read()),
            others: raw.opponent_building.as_ref().is_some_and(|others| *others.read()),
            beside_own: raw.adjacent_own.as_ref().map(|adjacent| *adjacent.read()),
        },
    }
}
