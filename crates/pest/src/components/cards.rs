//! Cards, capital and decrees out of their files.

use super::check::{File, by_players, distinct, fixed, in_order, three};
use super::raw::{self, Item};
use super::*;

pub(super) fn pests_of(file: &File<'_>, raw: &raw::PestFile) -> (Vec<PestInfo>, [u32; 3]) {
    let (at, rules) = (raw.rules.span().start, raw.rules.get_ref());
    file.source(at, &rules.source);
    fixed(file, at, "union", &rules.union, &true, "PE-33");
    fixed(file, at, "skip_destroyed", &rules.skip_destroyed, &true, "PE-25");
    fixed(file, at, "destroy_needs_placing", &rules.destroy_needs_placing, &true, "PE-27");
    fixed(file, at, "spread_destroys", &rules.spread_destroys, &false, "PE-27");
    file.must(at, rules.destroy_at > 0, || "destroy_at must be above 0".into());
    file.count("pest cards", &raw.card, 6..=31);
    distinct(file, &raw.card, |card| &card.id);
    in_order(file, &raw.card, |card| card.number);
    let mut stacks = [0u32; 3];
    let cards: Vec<PestInfo> = raw
        .card
        .iter()
        .take(31)
        .enumerate()
        .map(|(index, entry)| {
            let (offset, card) = (entry.span().start, entry.get_ref());
            file.source(offset, &card.source);
            let group = card.group.as_deref().map(|word| file.color(offset, word));
            if let Some(group) = group {
                stacks[group as usize] |= 1 << index;
            }
            file.must(offset, !card.spreads.is_empty(), || "the card puts people nowhere".into());
            let spreads = card.spreads.iter().map(|spread| spread_of(file, offset, spread)).collect();
            PestInfo { id: file.keep(&card.id), name: file.keep(&card.name), group, spreads }
        })
        .collect();
    for stack in stacks {
        file.must(0, stack.count_ones() == 3, || {
            format!("a colour has {} cards, PE-06 splits into stacks of three", stack.count_ones())
        });
    }
    three(file, at, "sick_per_target", &rules.sick_per_target);
    (cards, stacks)
}

fn spread_of(file: &File<'_>, offset: usize, spread: &raw::Spread) -> Spread {
    match spread.target.as_str() {
        "road" => match &spread.color {
            Some(color) => Spread::Roads(file.color(offset, color)),
            None => {
                file.fault(offset, "roads are named by their colour");
                Spread::Roads(Color::Red)
            }
        },
        "location" => {
            let named = [&spread.size, &spread.resource, &spread.port, &spread.on_road];
            file.must(offset, named.iter().any(|name| name.is_some()), || {
                "places are named by size, resource, port or on_road".into()
            });
            Spread::Places {
                size: spread.size.as_deref().map(|word| file.size(offset, word)),
                resource: spread.resource.as_deref().map(|word| file.basic(offset, word)),
                port: spread.port.as_deref().map(|word| file.color(offset, word)),
                on_road: spread.on_road.as_deref().map(|word| file.color(offset, word)),
            }
        }
        other => {
            file.fault(offset, format!("unknown target \"{other}\": known are road, location"));
            Spread::Roads(Color::Red)
        }
    }
}

pub(super) fn supports_of(file: &File<'_>, raw: &raw::SupportFile) -> (Vec<SupportInfo>, [u8; 7]) {
    file.count("support cards", &raw.card, 6..=16);
    distinct(file, &raw.card, |card| &card.id);
    in_order(file, &raw.card, |card| card.number);
    let solo = &raw.rules.get_ref().solo;
    let mut columns = [u8::MAX; 7];
    for (column, counts) in [&solo.left, &solo.middle, &solo.right].into_iter().enumerate() {
        for &count in counts {
            if let Some(place) = columns.get_mut(usize::from(count)) {
                *place = column as u8;
            }
        }
    }
    file.must(raw.rules.span().start, !columns.contains(&u8::MAX), || {
        "solo: every number of sick people from 0 to 6 needs a column".into()
    });
    let cards = raw
        .card
        .iter()
        .map(|entry| {
            let (offset, card) = (entry.span().start, entry.get_ref());
            file.source(offset, &card.source);
            let rewards = [&card.left, &card.middle, &card.right].map(|items| file.bundle(offset, items));
            file.must(offset, rewards.iter().all(|reward| reward.recall == 0), || {
                "nobody comes back from the capital by support".into()
            });
            SupportInfo { id: file.keep(&card.id), name: file.keep(&card.name), rewards }
        })
        .collect();
    (cards, columns.map(|column| column.min(2)))
}

pub(super) fn starts_of(
    file: &File<'_>,
    raw: &raw::StartFile,
    raw_map: &raw::MapFile,
    map: &Map,
) -> (Vec<(&'static str, Places)>, [u8; 6]) {
    let (at, rules) = (raw.rules.span().start, raw.rules.get_ref());
    fixed(file, at, "only_intact", &rules.only_intact, &true, "PE-09");
    let drawn = by_players(file, at, "cards_drawn", &rules.cards_drawn, 2);
    file.count("start cards", &raw.card, 1..=8);
    distinct(file, &raw.card, |card| &card.id);
    in_order(file, &raw.card, |card| card.number);
    for (players, &cards) in drawn.iter().enumerate().skip(2) {
        file.must(at, usize::from(cards) * players <= raw.card.len(), || {
            format!("not enough start cards for {players} players")
        });
    }
    let mut used = Places::NONE;
    let cards: Vec<(&'static str, Places)> = raw
        .card
        .iter()
        .map(|entry| {
            let (offset, card) = (entry.span().start, entry.get_ref());
            file.source(offset, &card.source);
            let mut places = Places::NONE;
            for id in &card.locations {
                match raw_map.place(id) {
                    Some(place) => places = places.with(place),
                    None => file.fault(offset, format!("no place \"{id}\" on the map")),
                }
            }
            file.must(offset, places.minus(map.start).is_empty(), || {
                "a place without a start sign stands on the card".into()
            });
            file.must(offset, places.and(used).is_empty(), || "a place stands on two start cards".into());
            used = used.or(places);
            (file.keep(&card.id), places)
        })
        .collect();
    for players in 2..=5 {
        let gone = map.destroyed_at[players];
        for (entry, (_, places)) in raw.card.iter().zip(&cards) {
            file.must(entry.span().start, !places.minus(gone).is_empty(), || {
                format!("all places of the card start destroyed with {players} players")
            });
        }
    }
    (cards, drawn)
}

pub(super) fn capitals_of(file: &File<'_>, raw: &raw::CapitalCardFile) -> Vec<CapitalInfo> {
    fixed(file, raw.rules.span().start, "min_people", &raw.rules.get_ref().min_people, &1, "PE-132");
    file.count("capital cards", &raw.card, 1..=8);
    distinct(file, &raw.card, |card| &card.id);
    in_order(file, &raw.card, |card| card.number);
    raw.card
        .iter()
        .map(|entry| {
            let (offset, card) = (entry.span().start, entry.get_ref());
            file.source(offset, &card.source);
            let rewards = [&card.first, &card.second, &card.third].map(|items| file.bundle(offset, items));
            file.must(offset, rewards.iter().all(|reward| reward.recall == 0), || {
                "recall_healthy is a bonus only, PE-134".into()
            });
            file.must(offset, card.first_bonus_choice.len() == 2, || "two bonuses are needed, PE-134".into());
            let bonus = |place: usize| {
                card.first_bonus_choice
                    .get(place)
                    .map_or(Bundle::NONE, |item| file.bundle(offset, std::slice::from_ref(item)))
            };
            let bonuses = [bonus(0), bonus(1)];
            file.must(offset, bonuses.iter().filter(|bonus| bonus.recall > 0).count() < 2, || {
                "one of the bonuses must be open to a player with a full recovery track".into()
            });
            CapitalInfo { id: file.keep(&card.id), rewards, bonuses }
        })
        .collect()
}

pub(super) fn capital_buildings_of(
    file: &File<'_>,
    raw: &raw::CapitalBuildingFile,
) -> Vec<CapitalBuildingInfo> {
    file.count("capital buildings", &raw.building, 1..=8);
    distinct(file, &raw.building, |building| &building.id);
    raw.building
        .iter()
        .map(|entry| {
            let (offset, building) = (entry.span().start, entry.get_ref());
            file.source(offset, &building.source);
            CapitalBuildingInfo {
                id: file.keep(&building.id),
                name: file.keep(&building.name),
                cost: file.cost(offset, &building.cost),
                prestige: building.prestige,
                influence: building.influence,
            }
        })
        .collect()
}

pub(super) fn tokens_of(file: &File<'_>, raw: &raw::RewardFile) -> (Vec<(&'static str, Bundle)>, [u8; 6]) {
    let at = raw.setup.span().start;
    let counts = by_players(file, at, "tokens", &raw.setup.get_ref().tokens, 1);
    file.count("capital rewards", &raw.token, 1..=16);
    file.must(at, counts.iter().all(|&count| usize::from(count) <= raw.token.len()), || {
        "more rewards are laid out than there are".into()
    });
    distinct(file, &raw.token, |token| &token.id);
    let tokens = raw
        .token
        .iter()
        .map(|entry| {
            let (offset, token) = (entry.span().start, entry.get_ref());
            file.source(offset, &token.source);
            let item = Item { kind: token.kind.clone(), amount: token.amount };
            (file.keep(&token.id), file.bundle(offset, &[item]))
        })
        .collect();
    (tokens, counts)
}

pub(super) fn decrees_of(file: &File<'_>, raw: &raw::DecreeFile) -> Vec<DecreeInfo> {
    file.count("decrees", &raw.decree, 3..=16);
    in_order(file, &raw.decree, |decree| decree.number);
    let decrees: Vec<DecreeInfo> = raw
        .decree
        .iter()
        .map(|entry| {
            let (offset, decree) = (entry.span().start, entry.get_ref());
            file.source(offset, &decree.source);
            file.must(offset, (1..=3).contains(&decree.era), || "the era is 1, 2 or 3".into());
            DecreeInfo {
                number: decree.number,
                id: file.keep(&format!("decree_{:02}", decree.number)),
                era: decree.era.clamp(1, 3) - 1,
                agenda_name: file.keep(&decree.agenda_name),
                agenda: agenda_of(file, offset, &decree.agenda),
                imperative_name: file.keep(&decree.imperative_name),
                imperative: imperative_of(file, offset, &decree.imperative),
                solo_removed: decree.solo_removed,
            }
        })
        .collect();
    for era in 0..3 {
        file.must(0, decrees.iter().any(|decree| decree.era == era && !decree.solo_removed), || {
            format!("era {} has no decree for the solo game", era + 1)
        });
    }
    decrees
}

fn agenda_of(file: &File<'_>, offset: usize, agenda: &raw::Agenda) -> Agenda {
    if agenda.kind == "influence_rank" {
        let ranks = agenda.amounts.as_slice().try_into().unwrap_or_else(|_| {
            file.fault(offset, "influence_rank needs five amounts");
            [0; 5]
        });
        return Agenda::Rank(ranks);
    }
    file.must(offset, agenda.kind == "per", || {
        format!("unknown agenda \"{}\": known are per, influence_rank", agenda.kind)
    });
    let known = [
        ("healthy", Counted::Healthy),
        ("sick", Counted::Sick),
        ("influence", Counted::Influence),
        ("healthy_in_buildings", Counted::Workers),
        ("buildings", Counted::Buildings),
        ("empty_quarantine", Counted::FreeQuarantine),
        ("shared_buildings", Counted::Shared),
        ("healthy_in_capital", Counted::Capital),
        ("technology_prestige", Counted::TechnologyPrestige),
        ("basic_resource_sets", Counted::Sets),
        ("special_buildings", Counted::Special),
        ("basic_resources", Counted::Basic),
        ("wood", Counted::Goods(Resource::Wood)),
        ("stone", Counted::Goods(Resource::Stone)),
        ("food", Counted::Goods(Resource::Food)),
        ("herbs", Counted::Goods(Resource::Herbs)),
        ("coin", Counted::Goods(Resource::Coin)),
    ];
    let every = agenda.every.unwrap_or(1);
    file.must(offset, every > 0, || "every must be above 0".into());
    let what = file.word(offset, "thing to count", agenda.what.as_deref().unwrap_or(""), &known);
    Agenda::Per { amount: agenda.amount, every: every.max(1), what }
}

fn imperative_of(file: &File<'_>, offset: usize, raw: &raw::Imperative) -> Imperative {
    match raw.kind.as_str() {
        "acquire_technology" => Imperative::Technology,
        "gather_from_road" => Imperative::Road,
        "gather_from_location" => Imperative::Place { least: raw.min.unwrap_or(1) },
        "build" => {
            file.must(offset, raw.port.as_deref().is_none_or(|port| port == "any"), || {
                "port is \"any\", PE-307".into()
            });
            Imperative::Build {
                resource: raw.resource.as_deref().map(|word| file.basic(offset, word)),
                size: raw.size.as_deref().map(|word| file.size(offset, word)),
                port: raw.port.is_some(),
                on_road: raw.on_road.as_deref().map(|word| file.color(offset, word)),
                others: raw.opponent_building.unwrap_or(false),
                beside_own: raw.adjacent_own,
            }
        }
        other => {
            file.fault(offset, format!("unknown imperative \"{other}\""));
            Imperative::Technology
        }
    }
}
