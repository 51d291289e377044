//! The expected prestige of a seat.

use super::weights;
use crate::components::{Agenda, Building, Bundle, Counted, Spread};
use crate::{Color, Components, Game, MAX_PLACES, Place, Places, Player, Resource, Space, Table, Variant};
use ::game::Seat;
use bots::Skill;

/// Estimates the prestige of each seat; holds what stays the same through one decision.
#[derive(Clone, Debug)]
pub(super) struct Estimate {
    skill: Skill,
    /// How many assistants are still to come after each year, from the set-up on.
    after: [f32; 7],
    /// How many sick people the next pest card brings to each unguarded place, on average.
    coming: [f32; MAX_PLACES],
}

/// The number of turns a player has in a game.
const TURNS: f32 = 18.0;

impl Estimate {
    pub(super) fn new(game: &Game, skill: Skill) -> Self {
        let pack = game.pack().get();
        let mut after = [0.0; 7];
        for year in (0..6).rev() {
            after[year] = after[year + 1] + f32::from(pack.numbers.assistants[year / 2]);
        }
        Self { skill, after, coming: coming(pack, game.table()) }
    }

    /// The turns that `seat` has left.
    pub(super) fn turns_left(&self, game: &Game, seat: Seat) -> f32 {
        let table = game.table();
        f32::from(table.player(seat).assistants) + self.after[usize::from(table.year).min(6)]
    }

    /// The expected prestige of `seat` at the end of the game.
    pub(super) fn prestige(&self, game: &Game, seat: Seat) -> f32 {
        let (table, pack) = (game.table(), game.pack().get());
        let player = table.player(seat);
        let now = sheet(pack, table, player, seat);
        if table.over || self.skill == Skill::Beginner {
            return now;
        }
        let left = self.turns_left(game, seat);
        let mut sum = now;
        sum += stock(pack, table, player, left);
        sum += self.ward(pack, table, player, left);
        sum += decrees(game, pack, seat, self.era_left(pack, table, player), self.skill);
        sum += standing(pack, table, player, seat, left);
        sum += sites(game, pack, player, seat, left);
        if self.skill == Skill::Full {
            sum += engine(pack, table, player, seat, left);
        }
        sum
    }

    /// The turns a player has left in the era.
    fn era_left(&self, pack: &Components, table: &Table, player: &Player) -> f32 {
        let more = if table.year % 2 == 1 { pack.numbers.assistants[table.era()] } else { 0 };
        let first = if table.year == 0 { 2 * pack.numbers.assistants[0] } else { 0 };
        f32::from(player.assistants + more + first)
    }

    /// The value and the future cost of the sick and the dead.
    fn ward(&self, pack: &Components, table: &Table, player: &Player, left: f32) -> f32 {
        let time = (left / 3.0).min(1.0);
        let inside = f32::from(player.in_quarantine());
        let mut sum = time * weights::PATIENT * inside * (1.0 - 0.06 * (inside - 1.0).max(0.0));
        sum += time * 0.9 * player.treated.iter().filter(|&&space| space > 0).count() as f32;
        let harmed: u8 = player.sick[Space::HARMLESS..Space::QUARANTINE].iter().sum();
        sum -= time * weights::HARM * f32::from(harmed);
        let eras = f32::from(3 - table.era() as u8);
        let dead = usize::from(player.sick[Space::CEMETERY.index()]);
        let shame: u8 = pack.numbers.cemetery[..dead].iter().sum();
        sum -= eras * f32::from(shame);
        if table.year < 6 {
            let guarded = table.doctors().or(table.camps()).or(table.built().1);
            let open = player.own.minus(guarded);
            let mut intake = 0.0;
            for place in open.iter() {
                intake += self.coming[place.index()];
            }
            let harmless: u8 = (0..Space::HARMLESS as u8).map(|space| player.room(pack, Space(space))).sum();
            let crowd = inside + intake - f32::from(harmless);
            sum -= weights::CROWD * crowd.max(0.0) + weights::OVERFLOW * (crowd - 4.0).max(0.0);
        }
        sum
    }
}

/// The score if the game ended now, computed without making a list of its parts.
fn sheet(pack: &Components, table: &Table, player: &Player, seat: Seat) -> f32 {
    let duel = table.variant == Variant::Duel;
    let mut sum = i32::from(player.prestige) - i32::from(player.shame);
    for (track, at) in pack.tasks.iter().zip(player.tasks) {
        if !duel || at >= track.duel_minimum {
            sum += track.prestige[..usize::from(at)].iter().map(|&n| i32::from(n)).sum::<i32>();
        }
    }
    if player.recovered > 0 {
        sum += i32::from(pack.numbers.recovery[usize::from(player.recovered) - 1]);
    }
    let mut missing = [0u8; 4];
    for (number, info) in pack.buildings.iter().enumerate() {
        if player.built >> number & 1 == 1 {
            sum += i32::from(info.prestige);
        } else {
            missing[usize::from(info.section)] += 1;
        }
    }
    for (missing, bonus) in missing[1..].iter().zip(pack.numbers.sections) {
        if *missing == 0 {
            sum += i32::from(bonus);
        }
    }
    sum += player.slots.iter().map(|&tech| i32::from(pack.technology(tech).prestige)).sum::<i32>();
    sum += (pack.track.signs & ((2u64 << player.influence) - 1)).count_ones() as i32;
    match table.variant {
        Variant::Base if player.influence > 0 => {
            let ahead = usize::from(table.ahead(seat));
            sum += pack.track.bonus.get(ahead).map_or(0, |&bonus| i32::from(bonus));
        }
        Variant::Base => {}
        Variant::Duel => {
            let passed = (pack.track.duel_covered & ((1u64 << player.influence) - 1)).count_ones();
            sum += i32::from(pack.track.duel_prestige[passed as usize]);
            let other = &table.seats[1 - seat.index()];
            let castle = u16::from(!table.options.castle_counts);
            let built = |player: &Player| (player.built & !castle).count_ones();
            if built(player) > built(other) {
                sum += i32::from(pack.numbers.most_buildings);
            }
            if player.in_quarantine() > other.in_quarantine() {
                sum -= i32::from(pack.numbers.most_quarantine);
            }
        }
        Variant::Solo => {
            let on_track = (pack.track.solo_sick >> (player.influence + 1)).count_ones();
            let on_tasks: usize = pack
                .tasks
                .iter()
                .zip(player.tasks)
                .map(|(track, at)| track.solo_sick.iter().filter(|&&space| space > at).count())
                .sum();
            let beside = table.capital_buildings.count_ones();
            sum -= (on_track + on_tasks as u32 + beside) as i32 * i32::from(pack.numbers.sick_left_shame);
            let dead = player.sick[Space::CEMETERY.index()];
            sum -= i32::from(dead * pack.numbers.dead_shame);
        }
    }
    let basic: u8 = player.goods[..Resource::Coin as usize].iter().sum();
    let each = if table.options.resource_set_three { 3 } else { 1 };
    sum += i32::from(basic / pack.numbers.resources_per_point) * each;
    sum += i32::from(player.goods[Resource::Coin as usize] / pack.numbers.coins_per_point);
    sum as f32
}

/// The value of goods and research beyond what the score sheet gives for them.
fn stock(pack: &Components, table: &Table, player: &Player, left: f32) -> f32 {
    let time = (left / 3.0).min(1.0);
    let mut used = weights::RESEARCH * f32::from(player.research) * (1.0 - 0.03 * f32::from(player.research));
    for (count, each) in player.goods.iter().zip(weights::GOODS) {
        let count = f32::from(*count);
        used += each * count * (1.0 - weights::GLUT * (count - 1.0).max(0.0));
    }
    let basic: u8 = player.goods[..Resource::Coin as usize].iter().sum();
    let each = if table.options.resource_set_three { 3 } else { 1 };
    let paid = i32::from(basic / pack.numbers.resources_per_point) * each
        + i32::from(player.goods[Resource::Coin as usize] / pack.numbers.coins_per_point);
    time * (used - paid as f32)
}

/// What agendas and the capital will give at the end of this era and of the later ones.
fn decrees(game: &Game, pack: &Components, seat: Seat, era_left: f32, skill: Skill) -> f32 {
    let table = game.table();
    let player = table.player(seat);
    let soon = 0.2 + 0.8 / (1.0 + era_left);
    let mut sum = 0.0;
    for era in table.era()..3 {
        if era > table.era() && skill < Skill::Full {
            break;
        }
        let Some(decree) = table.decrees[era] else { continue };
        let lasting = lasts(&pack.decrees[decree.index()].agenda);
        let share = match (era == table.era(), lasting) {
            (true, true) => 0.7 + 0.3 * soon,
            (true, false) => soon,
            (false, true) => 0.55,
            (false, false) => 0.05,
        };
        sum += share * f32::from(game.agenda(era, seat));
    }
    if table.variant == Variant::Solo {
        let behind = f32::from(table.neutral) - f32::from(player.capital);
        sum -= (0.5 + 0.5 * soon) * behind.max(0.0);
    } else if let (Some(card), Some(reward)) = (table.capital_card, game.capital_reward(seat)) {
        let info = &pack.capitals[card.index()];
        let bonus = if reward == 0 { 0.8 } else { 0.0 };
        sum += (0.35 + 0.65 * soon) * (gain(&info.rewards[usize::from(reward)]) + bonus);
    }
    sum
}

/// Whether what an agenda counts is rarely lost again.
fn lasts(agenda: &Agenda) -> bool {
    match agenda {
        Agenda::Rank(_) => true,
        Agenda::Per { what, .. } => matches!(
            what,
            Counted::Healthy
                | Counted::Influence
                | Counted::Workers
                | Counted::Buildings
                | Counted::Shared
                | Counted::TechnologyPrestige
                | Counted::Special
        ),
    }
}

/// The approximate value of a bundle.
fn gain(bundle: &Bundle) -> f32 {
    let goods: u8 = bundle.goods.iter().sum();
    f32::from(bundle.prestige)
        + weights::STEP * f32::from(bundle.influence)
        + 0.7 * f32::from(goods + bundle.crates + bundle.research)
        + 1.5 * f32::from(bundle.tasks)
}

/// The value of influence beyond the signs passed, allowing for others who may overtake.
fn standing(pack: &Components, table: &Table, player: &Player, seat: Seat, left: f32) -> f32 {
    let mut sum = (left / 6.0).min(1.0) * weights::INFLUENCE * f32::from(player.influence);
    if table.variant != Variant::Base {
        return sum;
    }
    let now = pack.track.bonus.get(usize::from(table.ahead(seat))).copied().unwrap_or(0);
    let now = if player.influence > 0 { f32::from(now) } else { 0.0 };
    let (mut first, mut second) = (1.0, 0.0);
    for other in table.all().iter().filter(|&other| other != seat) {
        let lead = f32::from(player.influence) - f32::from(table.player(other).influence);
        let lead = lead / (0.5 + 0.6 * left);
        let ahead = 0.5 + 0.5 * lead / (1.0 + lead.abs());
        second = second * ahead + first * (1.0 - ahead);
        first *= ahead;
    }
    sum += f32::from(pack.track.bonus[0]) * first + f32::from(pack.track.bonus[1]) * second - now;
    sum
}

/// The value of building where the doctor and the camp are.
fn sites(game: &Game, pack: &Components, player: &Player, seat: Seat, left: f32) -> f32 {
    let table = game.table();
    let time = (left / 2.0).min(1.0);
    let have = f32::from(player.goods[0] + player.goods[1] + player.goods[4]);
    let value = |place: Place| {
        let Some((influence, task)) = game.site(seat, place) else { return 0.0 };
        let track = &pack.tasks[table.era()];
        let at = usize::from(player.tasks[table.era()]);
        let mut value = 0.4 + weights::STEP * f32::from(influence);
        if task && at < track.prestige.len() {
            value += f32::from(track.prestige[at]) + weights::STEP * f32::from(track.influence[at]);
        }
        value
    };
    let doctor = value(player.doctor);
    let camp = if player.camp == player.doctor { 0.0 } else { value(player.camp) };
    let paid = (0.3 + have / 6.0).min(1.0);
    time * weights::SITE * paid * (doctor.max(camp) + 0.7 * doctor.min(camp))
}

/// What buildings, workers, laboratories, cards and incomplete sections will still bring.
fn engine(pack: &Components, table: &Table, player: &Player, seat: Seat, left: f32) -> f32 {
    let produces = weights::PRODUCES * left;
    let mut output = 0.0;
    let mut missing = [0u8; 4];
    for (number, info) in pack.buildings.iter().enumerate() {
        if player.built >> number & 1 == 0 {
            missing[usize::from(info.section)] += 1;
            continue;
        }
        let staffed = !info.needs_worker || player.staff >> number & 1 == 1;
        let amount =
            table.output(pack, seat, Building(number as u8)).map_or(info.output, |(_, amount)| amount);
        output += f32::from(amount) * if staffed { 1.0 } else { weights::EMPTY };
    }
    let lessons = pack.numbers.laboratories.get(usize::from(player.recovered)).copied().unwrap_or(0);
    let mut sum = produces * (weights::OUTPUT * output + weights::LESSON * f32::from(lessons));
    for tech in player.slots {
        sum += weights::technology(tech) * left / TURNS;
    }
    let time = (left / 6.0).min(1.0);
    for (missing, bonus) in missing[1..].iter().zip(pack.numbers.sections) {
        let share = match missing {
            1 => weights::SECTION,
            2 => 0.4 * weights::SECTION,
            _ => 0.0,
        };
        sum += time * share * f32::from(bonus);
    }
    sum
}

/// How many sick people the next pest card brings to each place, on average.
fn coming(pack: &Components, table: &Table) -> [f32; MAX_PLACES] {
    let mut coming = [0.0; MAX_PLACES];
    let unseen = pack.pests.len() as u32 - table.pests.count_ones();
    if table.year >= 6 || unseen == 0 {
        return coming;
    }
    let people = f32::from(pack.numbers.sick_per_target[usize::from(table.year / 2)]);
    for (number, card) in pack.pests.iter().enumerate() {
        if table.pests >> number & 1 == 1 {
            continue;
        }
        let mut hit = Places::NONE;
        for spread in &card.spreads {
            let Spread::Places { size, resource, port, on_road } = spread else { continue };
            let mut set = pack.map.all;
            let colour = |sets: &[Places; 3], colour: Color| sets[colour as usize];
            set = size.map_or(set, |size| set.and(pack.map.of_size[size as usize]));
            set = resource.map_or(set, |kind| set.and(table.resources[kind as usize]));
            set = port.map_or(set, |port| set.and(colour(&pack.map.ports, port)));
            set = on_road.map_or(set, |road| set.and(colour(&pack.map.on_road, road)));
            hit = hit.or(set);
        }
        for place in hit.iter() {
            coming[place.index()] += people / unseen as f32;
        }
    }
    coming
}
