//! Technologies and location markers out of their files.

use super::check::{File, distinct, fixed, in_order};
use super::raw;
use super::*;

/// The effect of each technology, its main number's name, and the only value known where just one is.
const EFFECTS: [(&str, &str, Option<u8>); Tech::COUNT as usize] = [
    ("treat_on_card", "spaces", None),
    ("influence_on_build", "influence", None),
    ("coin_on_visit", "", None),
    ("ignore_sick", "per_location", Some(1)),
    ("resource_on_enter_opponent", "", None),
    ("jump_same_size", "cost_moves", None),
    ("influence_on_build", "influence", None),
    ("free_gather", "per_location", None),
    ("discard_sick_on_cure", "count", Some(1)),
    ("store_healthy", "spaces", None),
    ("recall_from_capital", "count", Some(1)),
    ("trade_healthy_for_sick", "take", None),
    ("castle_output", "amount", None),
    ("treat_on_card", "spaces", None),
    ("discard_sick_at_quarter", "per_quarter", Some(1)),
    ("free_enter_opponent", "", None),
    ("buy_healthy", "healthy", None),
    ("quarantine_spaces", "spaces", None),
    ("quarantine_spaces", "spaces", None),
    ("resource_on_build", "most", None),
    ("strong_camp", "heal_on_place", Some(1)),
    ("move_points", "moves", None),
    ("gain_after_cure", "", None),
    ("shield_special_buildings", "", None),
    ("extra_building", "output", None),
    ("resource_cap", "cap", None),
    ("resource_cap_one_kind", "cap", None),
    ("repeat_combination", "", None),
    ("gain_on_capital_assign", "", None),
    ("produce_at_doctor", "", None),
];

pub(super) fn technologies_of(file: &File<'_>, raw: &raw::TechnologyFile) -> Vec<TechInfo> {
    let count = usize::from(Tech::COUNT);
    file.count("technologies", &raw.technology, count..=count);
    distinct(file, &raw.technology, |technology| &technology.id);
    in_order(file, &raw.technology, |technology| technology.number);
    let mut list = vec![TechInfo { id: "none", name: "none", ..TechInfo::default() }];
    for (entry, &(effect, name, only)) in raw.technology.iter().zip(&EFFECTS) {
        let (offset, technology) = (entry.span().start, entry.get_ref());
        file.source(offset, &technology.source);
        fixed(file, offset, "effect", &technology.effect.as_str(), &effect, "the ledger");
        let slots = file.word(
            offset,
            "slot",
            &technology.slot,
            &[("any", 7), ("top", 1), ("middle", 2), ("bottom", 4)],
        );
        let params = &technology.params;
        let number = match name {
            "spaces" => params.spaces,
            "influence" => params.influence,
            "per_location" => params.per_location,
            "cost_moves" => params.cost_moves,
            "count" => params.count,
            "take" => params.take,
            "amount" => params.amount,
            "per_quarter" => params.per_quarter,
            "healthy" => params.healthy,
            "most" => params.most,
            "heal_on_place" => params.heal_on_place,
            "moves" => params.moves,
            "output" => params.output,
            "cap" => params.cap,
            _ => Some(0),
        };
        file.must(offset, number.is_some(), || format!("params.{name} is missing"));
        if let (Some(only), Some(number)) = (only, number) {
            file.must(offset, only == number, || format!("params.{name} is {number}: only {only} is known"));
        }
        if effect == "treat_on_card" {
            file.must(offset, number.is_some_and(|spaces| spaces >= 2), || "two spaces at least".into());
        }
        for (what, value) in [("give", params.give), ("per_place", params.per_place), ("kinds", params.kinds)]
        {
            file.must(offset, value.is_none_or(|value| value == 1), || {
                format!("params.{what}: only 1 is known")
            });
        }
        let gain = Bundle {
            goods: [params.wood, params.stone, params.food, params.herbs, params.coin]
                .map(Option::unwrap_or_default),
            research: params.research.unwrap_or_default(),
            prestige: params.prestige.unwrap_or_default(),
            ..Bundle::NONE
        };
        if ["coin_on_visit", "gain_after_cure", "gain_on_capital_assign"].contains(&effect) {
            file.must(offset, !gain.is_empty(), || "params must say what is gained".into());
        }
        let size = params.size.as_deref().map(|word| file.size(offset, word));
        if effect == "influence_on_build" {
            file.must(offset, size.is_some(), || "params.size is missing".into());
        }
        if effect == "buy_healthy" {
            file.must(offset, params.pay.is_some(), || "params.pay is missing".into());
        }
        list.push(TechInfo {
            id: file.keep(&technology.id),
            name: file.keep(&technology.name),
            cost: technology.cost,
            prestige: technology.prestige,
            slots,
            solo_removed: technology.solo_removed,
            amount: number.unwrap_or(0),
            gain,
            pay: params.pay.as_ref().map_or([0; 5], |pay| file.cost(offset, pay)),
            size,
        });
    }
    list.resize_with(count + 1, TechInfo::default);
    list
}

pub(super) fn markers_of(file: &File<'_>, raw: &raw::MarkerFile) -> (Vec<MarkerInfo>, [[u8; 3]; 6], [u8; 3]) {
    file.count("markers", &raw.marker, 1..=64);
    distinct(file, &raw.marker, |marker| &marker.id);
    let markers: Vec<MarkerInfo> = raw
        .marker
        .iter()
        .map(|entry| {
            let (offset, marker) = (entry.span().start, entry.get_ref());
            file.source(offset, &marker.source);
            MarkerInfo {
                id: file.keep(&marker.id),
                size: file.size(offset, &marker.size),
                resource: file.basic(offset, &marker.resource),
                sick: marker.sick > 0,
            }
        })
        .collect();
    let enough = |offset: usize, counts: [u8; 3]| {
        for (size, count) in Size::ALL.into_iter().zip(counts) {
            let have = markers.iter().filter(|marker| marker.size == size).count();
            file.must(offset, usize::from(count) <= have, || {
                format!("{count} {} markers are drawn, there are {have}", size.id())
            });
        }
        counts
    };
    let mut counts = [[0; 3]; 6];
    for entry in &raw.draw {
        let (offset, draw) = (entry.span().start, entry.get_ref());
        file.source(offset, &draw.source);
        match counts.get_mut(usize::from(draw.players)) {
            Some(row) => *row = enough(offset, [draw.village, draw.town, draw.city]),
            None => file.fault(offset, "1 to 5 may play"),
        }
    }
    for (players, row) in counts.iter().enumerate().skip(1) {
        file.must(0, *row != [0; 3], || format!("no draw for {players} players"));
    }
    let mut small = [0; 3];
    for entry in &raw.draw_option {
        let (offset, option) = (entry.span().start, entry.get_ref());
        fixed(file, offset, "option", &option.option.as_str(), &"small_marker_draw", "PE-150");
        small = enough(offset, [option.village, option.town, option.city]);
    }
    file.must(0, small != [0; 3], || "the draw of option small_marker_draw is missing".into());
    (markers, counts, small)
}
