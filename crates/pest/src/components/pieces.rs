//! Technologies and location markers.

use super::build::{cost, entries, id, number, text};
use super::check::{Check, readable};
use super::files::{MapFile, MarkerFile, Number, Params, Slot, StartFile, Technology, TechnologyFile};
use super::{Bundle, MarkerInfo, Tech, TechInfo};
use crate::place::{Place, Places, Size};
use crate::technologies::Effect;
use game::data::{Field, Row, Set, column};

/// The number of technologies of edition 1. Packs of older editions lack technologies that were added later.
const FIRST_TECHNOLOGIES: usize = 30;

impl Technology {
    fn params(&self) -> Option<&Params> {
        self.params.as_ref().and_then(Row::get)
    }
}

impl Params {
    /// What the technology gives: resources, research, prestige.
    fn gains(&self) -> [&Option<Number>; 7] {
        [&self.wood, &self.stone, &self.food, &self.herbs, &self.coin, &self.research, &self.prestige]
    }
}

pub(super) fn check_technologies(mut check: Check<'_, '_, TechnologyFile>) {
    let technologies = &check.file.content.technology;
    check.count("technologies", technologies, FIRST_TECHNOLOGIES..=usize::from(Tech::COUNT));
    check.ids(technologies, |technology| &technology.id);
    check.in_order("number", technologies, |technology| &technology.number);
    for (row, effect) in technologies.iter().zip(&Tech::EFFECTS) {
        if let Some(technology) = row.get() {
            check.fixed("effect", &technology.effect, effect.id, "as the ledger says");
            check_params(&mut check, row, technology, effect);
        }
    }
}

/// The numbers that the effect of a technology needs.
fn check_params(
    check: &mut Check<'_, '_, TechnologyFile>,
    row: &Row<Technology>,
    technology: &Technology,
    effect: &Effect,
) {
    if technology.params.as_ref().is_some_and(|params| params.get().is_none()) {
        return; // No table; that was noted.
    }
    let params = technology.params();
    if let Some(name) = effect.number {
        match params.and_then(|params| params.number(name)) {
            None => check.fault(row, format!("missing field `{name}` in `params`")),
            Some(number) => {
                if let Some(only) = effect.only {
                    check.fixed_number(name, number, only, "the only value with a rule");
                }
                if effect.id == "treat_on_card" {
                    check.must(number, |spaces| spaces.0 >= 2, |_| "`spaces` must be at least 2".into());
                }
            }
        }
    }
    let Some(params) = params else { return };
    for (name, number) in [("give", &params.give), ("per_place", &params.per_place), ("kinds", &params.kinds)]
    {
        if let Some(number) = number {
            check.fixed_number(name, number, 1, "the only value with a rule");
        }
    }
    let gains = params.gains().into_iter().flatten();
    let nothing = gains.map(Number::number).all(|amount| amount == Some(0));
    if nothing && ["coin_on_visit", "gain_after_cure", "gain_on_capital_assign"].contains(&effect.id) {
        check.fault(row, "`params` must say what is gained");
    }
    if effect.id == "influence_on_build" && params.size.is_none() {
        check.fault(row, "missing field `size` in `params`");
    }
    if effect.id == "buy_healthy" && params.pay.is_none() {
        check.fault(row, "missing field `pay` in `params`");
    }
}

/// The technologies by number. Number 0 and the numbers that the pack lacks stand for none.
pub(super) fn build_technologies(file: &TechnologyFile) -> Vec<TechInfo> {
    let none = || TechInfo { id: "none", name: "none", ..TechInfo::default() };
    let lacking = usize::from(Tech::COUNT) - file.technology.len();
    let known = entries(&file.technology).zip(&Tech::EFFECTS).map(|(technology, effect)| {
        let params = technology.params();
        let gains = params.map(|params| params.gains().map(|amount| amount.as_ref().map_or(0, number)));
        let [wood, stone, food, herbs, coin, research, prestige] = gains.unwrap_or_default();
        TechInfo {
            id: id(&technology.id),
            name: text(&technology.name),
            cost: number(&technology.cost),
            prestige: number(&technology.prestige),
            slots: match technology.slot.read() {
                Slot::Any => 7,
                Slot::Top => 1,
                Slot::Middle => 2,
                Slot::Bottom => 4,
            },
            solo_removed: *technology.solo_removed.read(),
            amount: effect.number.and_then(|name| params?.number(name)).map_or(0, number),
            gain: Bundle { goods: [wood, stone, food, herbs, coin], research, prestige, ..Bundle::NONE },
            pay: params.and_then(|params| params.pay.as_ref()).map_or([0; 5], cost),
            size: params.and_then(|params| params.size.as_ref()).map(|size| *size.read()),
        }
    });
    std::iter::once(none()).chain(known).chain(std::iter::repeat_with(none).take(lacking)).collect()
}

pub(super) fn check_markers(
    mut check: Check<'_, '_, MarkerFile>,
    map: Option<&MapFile>,
    starts: Option<&StartFile>,
) {
    let MarkerFile { draw: draws, draw_option: options, marker: markers, .. } = &check.file.content;
    check.count("markers", markers, 1..=64);
    check.ids(markers, |marker| &marker.id);
    check.unique("players", draws, |draw| &draw.players);
    let sizes = column(markers, |marker| marker.size.get());
    let enough = |check: &mut Check<'_, '_, MarkerFile>, counts: [&Number; 3]| {
        let Some(sizes) = &sizes else { return };
        for (size, count) in Size::ALL.into_iter().zip(counts) {
            let have = sizes.iter().filter(|own| ***own == size).count();
            check.must(
                count,
                |count| usize::from(count.0) <= have,
                |count| format!("{} {} markers are drawn, but there are {have}", count.0, size.id()),
            );
        }
    };
    for draw in readable(draws) {
        enough(&mut check, [&draw.village, &draw.town, &draw.city]);
    }
    for option in readable(options) {
        check.fixed("option", &option.option, "small_marker_draw", "PE-150");
        enough(&mut check, [&option.village, &option.town, &option.city]);
        if let (Some(destroyed), Some(map)) = (&option.destroyed, map) {
            check_destroyed(&mut check, destroyed, map, starts);
        }
    }
    if let Some(counts) = column(draws, |draw| draw.players.number()) {
        for players in (1..=5).filter(|players| !counts.contains(players)) {
            check.fault_of_list(draws, format!("no [[draw]] for {players} players"));
        }
    }
    check.count("entries of [[draw_option]]", options, 1..=1);
}

/// The places exist, and a village of every start card stands.
fn check_destroyed(
    check: &mut Check<'_, '_, MarkerFile>,
    field: &Field<Set<String, 0, 48>>,
    map: &MapFile,
    starts: Option<&StartFile>,
) {
    let Some(destroyed) = field.get() else { return };
    for name in destroyed.0.iter().filter(|name| map.location(name).is_none()) {
        check.fault(field, format!("there is no place `{name}` on the map"));
    }
    for card in starts.into_iter().flat_map(|starts| readable(&starts.card)) {
        let Some(locations) = card.locations.get() else { continue };
        if locations.0.iter().all(|name| destroyed.0.contains(name)) {
            let id = card.id.get().map_or("", |id| id.0.as_str());
            check.fault(field, format!("all places of the start card `{id}` start destroyed"));
        }
    }
}

/// What one or two players use with `small_marker_draw = 5_15_10`.
pub(super) struct SmallDraw {
    /// How many markers of each size are drawn.
    pub(super) drawn: [u8; 3],
    /// The places that start destroyed; those of the map if none are given.
    pub(super) destroyed: Option<Places>,
}

/// The markers, how many of each size are drawn by player count, and how many with `small_marker_draw`.
pub(super) fn build_markers(file: &MarkerFile, map: &MapFile) -> (Vec<MarkerInfo>, [[u8; 3]; 6], SmallDraw) {
    let markers = entries(&file.marker)
        .map(|marker| MarkerInfo {
            id: id(&marker.id),
            size: *marker.size.read(),
            resource: (*marker.resource.read()).into(),
            sick: number(&marker.sick) > 0,
        })
        .collect();
    let mut counts = [[0; 3]; 6];
    for draw in entries(&file.draw) {
        counts[usize::from(number(&draw.players))] = [&draw.village, &draw.town, &draw.city].map(number);
    }
    let small = file.draw_option[0].read();
    let place = |name: &String| Place(map.location(name).expect("destroyed places exist").0 as u8);
    let destroyed = small.destroyed.as_ref().map(|field| field.read().0.iter().map(place).collect());
    let drawn = [&small.village, &small.town, &small.city].map(number);
    (markers, counts, SmallDraw { drawn, destroyed })
}
