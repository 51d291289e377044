//! The score sheet, PE-140 to PE-144, PE-160, PE-161, PE-166, PE-177, PE-178.

use crate::choice::Space;
use crate::components::Tech;
use crate::decrees;
use crate::game::Game;
use crate::place::{Places, Resource};
use crate::table::Variant;
use crate::variants;
use game::{Place, Seat, Standing};

/// One line of the score sheet.
pub type Line = (&'static str, i32);

/// The lines of `seat`'s score if the game ended now.
#[must_use]
pub fn sheet(game: &Game, seat: Seat) -> Vec<Line> {
    let (table, pack) = (&game.table, &game.pack);
    let player = table.player(seat);
    let mut lines = vec![
        ("markers", i32::from(player.prestige)),
        ("tasks", tasks(game, seat)),
        ("recovery", recovery(game, seat)),
        ("buildings", buildings(game, seat)),
        ("sections", sections(game, seat)),
        ("technologies", player.slots.iter().map(|&tech| i32::from(pack.technology(tech).prestige)).sum()),
        ("influence", signs(game, seat)),
    ];
    match table.variant {
        Variant::Base => lines.push(("influence_rank", influence_rank(game, seat))),
        Variant::Duel => {
            let passed = variants::covered_passed(game, seat);
            lines.push(("covered", i32::from(pack.track.duel_prestige[passed])));
            let most = more(game, seat, |seat| decrees::constructed(game, seat));
            lines.push(("most_buildings", if most { i32::from(pack.numbers.most_buildings) } else { 0 }));
        }
        Variant::Solo => {}
    }
    let basic: u8 = player.goods[..Resource::Coin as usize].iter().sum();
    let each = if table.options.resource_set_three { 3 } else { 1 };
    lines.push(("resources", i32::from(basic / pack.numbers.resources_per_point) * each));
    lines.push(("coins", i32::from(player.goods[Resource::Coin as usize] / pack.numbers.coins_per_point)));
    lines.push(("shame", -i32::from(player.shame)));
    match table.variant {
        Variant::Duel => {
            let most = more(game, seat, |seat| table.player(seat).in_quarantine());
            lines.push(("quarantine", if most { -i32::from(pack.numbers.most_quarantine) } else { 0 }));
        }
        Variant::Solo => {
            let left = variants::sick_on_track(game)
                + variants::sick_on_tasks(game)
                + variants::sick_beside_buildings(game);
            lines.push(("sick_left", -i32::from(left * pack.numbers.sick_left_shame)));
            let dead = player.sick[Space::CEMETERY.index()];
            lines.push(("dead", -i32::from(dead * pack.numbers.dead_shame)));
        }
        Variant::Base => {}
    }
    lines
}

/// The total score.
#[must_use]
pub fn score(game: &Game, seat: Seat) -> i32 {
    sheet(game, seat).iter().map(|(_, points)| points).sum()
}

/// The rank of the solo game, by stable id, PE-178.
#[must_use]
pub fn rank(game: &Game) -> Option<&'static str> {
    if game.table.variant != Variant::Solo {
        return None;
    }
    let score = score(game, Seat(0));
    let ranks = &game.pack.numbers.ranks;
    Some(ranks.iter().rev().find(|(least, _)| score >= *least).map_or(ranks[0].1, |&(_, id)| id))
}

/// Whether `seat` has more of something than the other player.
fn more(game: &Game, seat: Seat, count: impl Fn(Seat) -> u8) -> bool {
    game.table.all().iter().filter(|&other| other != seat).all(|other| count(seat) > count(other))
}

/// The spaces up to the marker on every task track. The duel requires a minimum (PE-160).
fn tasks(game: &Game, seat: Seat) -> i32 {
    let markers = game.table.player(seat).tasks;
    let duel = game.table.variant == Variant::Duel;
    let tracks = game.pack.tasks.iter().zip(markers);
    tracks
        .filter(|(track, at)| !duel || *at >= track.duel_minimum)
        .map(|(track, at)| track.prestige[..usize::from(at)].iter().map(|&n| i32::from(n)).sum::<i32>())
        .sum()
}

fn recovery(game: &Game, seat: Seat) -> i32 {
    match game.table.player(seat).recovered {
        0 => 0,
        people => i32::from(game.pack.numbers.recovery[usize::from(people) - 1]),
    }
}

fn buildings(game: &Game, seat: Seat) -> i32 {
    let built = game.table.player(seat).built;
    let standing = game.pack.buildings.iter().enumerate().filter(|(index, _)| built >> index & 1 == 1);
    standing.map(|(_, info)| i32::from(info.prestige)).sum()
}

fn sections(game: &Game, seat: Seat) -> i32 {
    let built = game.table.player(seat).built;
    let complete = |section: u8| {
        game.pack
            .buildings
            .iter()
            .enumerate()
            .all(|(index, info)| info.section != section || built >> index & 1 == 1)
    };
    (1..=3)
        .filter(|&section| complete(section))
        .map(|s| i32::from(game.pack.numbers.sections[usize::from(s) - 1]))
        .sum()
}

fn signs(game: &Game, seat: Seat) -> i32 {
    let reached = game.table.player(seat).influence;
    (game.pack.track.signs & ((2u64 << reached) - 1)).count_ones() as i32
}

/// 5 for the most influence, 3 for the second most, both only above 0 (PE-144).
fn influence_rank(game: &Game, seat: Seat) -> i32 {
    if game.table.player(seat).influence == 0 {
        return 0;
    }
    game.pack.track.bonus.get(usize::from(game.table.ahead(seat))).map_or(0, |&bonus| i32::from(bonus))
}

/// The ranking: most prestige first, ties broken by influence (PE-141).
pub(crate) fn standing(game: &Game) -> Standing {
    let key = |seat: Seat| (score(game, seat), game.table.influence_key(seat));
    let mut seats: Vec<Seat> = game.table.all().iter().collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(key(seat)));
    let places = seats
        .iter()
        .map(|&seat| Place {
            seat,
            rank: 1 + seats.iter().filter(|&&other| key(other) > key(seat)).count() as u8,
            score: score(game, seat),
            parts: sheet(game, seat),
        })
        .collect();
    Standing { places, ended_by: game.table.over.then_some("third_era"), title: rank(game) }
}

/// The first inconsistency of the table, which is a bug in a rule.
pub(crate) fn broken(game: &Game) -> Option<String> {
    let (table, pack) = (&game.table, &game.pack);
    let mut cards = table.deck | table.market;
    let mut count = table.deck.count_ones() + table.market.count_ones();
    for seat in table.all().iter() {
        let player = table.player(seat);
        for space in (0..8).map(Space) {
            if player.sick[space.index()] > player.room(pack, space) {
                return Some(format!("{seat}: too many on {}", Space::IDS[space.index()]));
            }
        }
        let (limit, high) = (player.limit(pack), player.high_limit(pack));
        if player.goods.iter().filter(|&&n| n > limit).count() > 1 || player.goods.iter().any(|&n| n > high) {
            return Some(format!("{seat}: the resource track holds {:?}", player.goods));
        }
        if usize::from(player.recovered) > pack.numbers.herbs.len() {
            return Some(format!("{seat}: too many on the recovery track"));
        }
        let open = player.built & pack.staffed | u16::from(player.has(Tech::MOBILE_WORKSHOP)) << 10;
        if player.staff & !open != 0 {
            return Some(format!("{seat}: people where no room is"));
        }
        if player.experts > 0 && !player.has(Tech::PLAGUE_EXPERTS) {
            return Some(format!("{seat}: people on a card that is gone"));
        }
        let sites: Places = player.sites.iter().copied().filter(|place| place.is_some()).collect();
        if sites != player.own || u32::from(sites.len()) != player.built.count_ones() {
            return Some(format!("{seat}: buildings and places don't agree"));
        }
        if !player.own.and(table.destroyed).is_empty() || table.destroyed.has(player.camp) {
            return Some(format!("{seat}: a building or camp on a destroyed place"));
        }
        count += player.technologies.count_ones();
        cards |= player.technologies;
    }
    for place in pack.map.all.iter() {
        if table.buildings_at(place) > pack.map.size[place.index()].room() {
            return Some(format!("too many buildings in {}", pack.map.places[place.index()].id));
        }
        if (table.sick_at(place) > 0) != table.sick_places.has(place) {
            return Some(format!("the sick of {} are lost", pack.map.places[place.index()].id));
        }
        if table.sick_at(place) > 0 && table.destroyed.has(place) {
            return Some(format!("sick people in the ruins of {}", pack.map.places[place.index()].id));
        }
    }
    let solo = table.variant == Variant::Solo;
    let all = pack.stated_technologies().filter(|info| !(solo && info.solo_removed)).count() as u32;
    if count != all || cards.count_ones() != all {
        return Some(format!("{count} technologies instead of {all}"));
    }
    let mut spaces = 0u64;
    for space in table.all().iter().map(|seat| table.player(seat).influence) {
        if space > 0 && space < pack.track.last && spaces >> space & 1 == 1 {
            return Some("two influence markers on one space".into());
        }
        spaces |= 1 << space;
    }
    None
}
