//! Decrees, PE-301 to PE-316: what an agenda counts, and when an imperative is fulfilled.

use crate::components::{Agenda, Counted, Decree, Imperative};
use crate::game::Game;
use crate::place::{Place, Resource};
use game::Seat;

/// The prestige markers that an agenda would give `seat` now.
#[must_use]
pub(crate) fn agenda(game: &Game, decree: Decree, seat: Seat) -> u8 {
    match game.pack.decrees[decree.index()].agenda {
        Agenda::Per { amount, every, what } => (count(game, what, seat) / every).saturating_mul(amount),
        Agenda::Rank(ranks) => {
            let table = &game.table;
            let own = table.influence_key(seat);
            // PE-304: tied players all get the lowest of the places they share.
            let ahead_or_tied = table.all().iter().filter(|&other| table.influence_key(other) >= own).count();
            ranks[ahead_or_tied - 1]
        }
    }
}

fn count(game: &Game, what: Counted, seat: Seat) -> u8 {
    let player = game.table.player(seat);
    let pack = &game.pack;
    match what {
        Counted::Healthy => player.healthy(),
        Counted::Sick => {
            player.in_quarantine() + player.treated.iter().filter(|&&space| space > 0).count() as u8
        }
        Counted::Influence => player.influence,
        Counted::Goods(kind) => player.goods[kind as usize],
        Counted::Workers => (player.staff & player.built).count_ones() as u8,
        Counted::Buildings => constructed(game, seat),
        Counted::FreeQuarantine => player.free_quarantine(pack),
        Counted::Shared => player.own.and(game.table.others(seat)).len(),
        Counted::Capital => player.capital,
        Counted::TechnologyPrestige => player.slots.iter().map(|&tech| pack.technology(tech).prestige).sum(),
        Counted::Sets => player.goods[..Resource::Coin as usize].iter().copied().min().unwrap_or(0),
        Counted::Special => (player.built & pack.special).count_ones() as u8,
        Counted::Basic => player.goods[..Resource::Coin as usize].iter().sum(),
    }
}

/// The number of buildings constructed on the map (PE-78).
#[must_use]
pub(crate) fn constructed(game: &Game, seat: Seat) -> u8 {
    let castle = u16::from(!game.table.options.castle_counts);
    (game.table.player(seat).built & !castle).count_ones() as u8
}

/// Whether the building that `seat` just put into `place` fulfils the imperative.
#[must_use]
pub(crate) fn fulfilled_by_building(game: &Game, seat: Seat, place: Place) -> bool {
    let Imperative::Build { resource, size, port, on_road, others, beside_own } = game.imperative() else {
        return false;
    };
    let map = &game.pack.map;
    let ports = map.ports[0].or(map.ports[1]).or(map.ports[2]);
    let beside = !map.neighbours[place.index()].and(game.table.player(seat).own).is_empty();
    resource.is_none_or(|kind| game.table.resource(place) == kind)
        && size.is_none_or(|size| map.size[place.index()] == size)
        && (!port || ports.has(place))
        && on_road.is_none_or(|color| map.on_road[color as usize].has(place))
        && (!others || game.table.others_at(place, seat) > 0)
        && beside_own.is_none_or(|wanted| wanted == beside)
}
