//! The places that a whole Move could reach (PE-50 to PE-59).

use crate::actions::walk::{self, Way};
use crate::choice::{Entry, Space};
use crate::components::Imperative;
use crate::event::EventKind;
use crate::forecast::setting_out;
use crate::game::Game;
use crate::place::{Place, Resource};
use crate::table::Player;
use crate::technologies::containment;
use crate::turn::Turn;
use game::{Journal, Seat};
use std::collections::BTreeMap;
use std::ops::Range;

/// The cheapest path to a place: with the least food, then the fewest steps, then the fewest people taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    /// The destination.
    pub place: Place,
    /// The number of steps.
    pub steps: u8,
    /// The cost in food.
    pub food: u8,
    /// The number of coins that replace missing food.
    pub coins: u8,
    /// The number of sick people taken on the way and at the destination.
    pub sick: u8,
    /// The number of them that find no harmless space.
    pub harmful: u8,
    /// The number of them that find no quarantine space.
    pub dead: u8,
    /// The number of resources that are lost because a sick person blocks the track (PE-46).
    pub lost: u8,
    /// The number of spaces the task marker moves because of that.
    pub tasks: u8,
    /// What a player who ends the Move there gains (PE-55), if the track has room for it.
    pub gives: Option<Resource>,
    /// Whether it needs research for one more step.
    pub improve: bool,
    /// Whether it needs the camp.
    pub camp: bool,
    /// The places entered in order, with the way to each.
    pub path: Vec<(Place, Way)>,
}

/// The places where `seat` could end the current Move, or a Move begun now.
#[must_use]
pub fn reach(game: &Game, seat: Seat) -> Vec<Reach> {
    if !game.table.player(seat).doctor.is_some() {
        return Vec::new();
    }
    let start = setting_out(game, seat);
    let mut found = search(&start, seat);
    if walk::may_improve(&start, seat) {
        let mut further = start;
        further.scratch.walk.steps += 1;
        for (place, walked) in search(&further, seat) {
            found.entry(place).or_insert(Walked { improve: true, ..walked });
        }
    }
    found.into_iter().map(|(place, walked)| walked.reach(game, seat, place)).collect()
}

/// What a path leaves to the doctor: the place, the steps left, whether the capital was entered, whether the camp is set, whether
/// the doctor jumped.
type Left = (Place, u8, bool, bool, bool);

/// The cost of a path, smaller is better: the camp, food, steps, people.
type Worth = (bool, u8, u8, u8);

/// A part of a Move.
#[derive(Clone)]
struct Walked {
    game: Game,
    steps: u8,
    food: u8,
    coins: u8,
    sick: u8,
    /// The people healed at a camp (PE-221), who go to no space.
    healed: u8,
    tasks: u8,
    improve: bool,
    camp: bool,
    path: Vec<(Place, Way)>,
}

impl Walked {
    /// What makes one path better than another to the same end.
    fn worth(&self) -> Worth {
        (self.camp, self.food + self.coins, self.steps, self.sick)
    }

    fn reach(self, before: &Game, seat: Seat, place: Place) -> Reach {
        let Self { game, steps, food, coins, sick, healed, tasks, improve, camp, path } = self;
        let (old, new) = (before.table.player(seat), game.table.player(seat));
        let gives = game.table.yields(place).filter(|kind| new.takes(&game.pack, *kind));
        let people = |player: &Player, spaces: Range<usize>| -> u8 { player.sick[spaces].iter().sum() };
        let more = |spaces: Range<usize>| people(new, spaces.clone()) - people(old, spaces);
        let stock = |player: &Player| -> u8 { player.goods.iter().sum() };
        let (harmful, dead) =
            (more(Space::HARMLESS..new.sick.len()), sick - more(0..Space::QUARANTINE) - healed);
        let lost = stock(old) - stock(new) - food - coins;
        Reach { place, steps, food, coins, sick, harmful, dead, lost, tasks, gives, improve, camp, path }
    }

    /// The path with one more step.
    fn onward(&self, seat: Seat, to: Place, way: Way, entry: Entry) -> Self {
        let mut next = self.clone();
        let (here, price) = (self.game.table.player(seat).doctor, walk::price(&self.game, seat, to, way));
        let place_food = match entry {
            Entry::Pay => price.food,
            Entry::PayLeave => price.food_leaving_one.unwrap_or(price.food),
            Entry::Camp | Entry::CampLeave => 0,
        };
        let due = price.road_food + place_food;
        let food = due.min(self.game.table.player(seat).goods[Resource::Food as usize]);
        let table = &mut next.game.table;
        table.apply(&EventKind::Paid { seat, goods: [0, 0, food, 0, due - food] });
        for road in walk::roads(&self.game, here, to, way).into_iter().flatten() {
            let people = table.sick_on(road);
            if people > 0 {
                table.apply(&EventKind::RoadTaken { seat, road, people });
                next.tasks += u8::from(self.imperative() == Some(Imperative::Road));
            }
        }
        table.apply(&EventKind::Walked { seat, to, through_capital: way == Way::Capital });
        let people = price.people - u8::from(entry.leaves());
        if people > 0 {
            table.apply(&EventKind::Taken { seat, place: to, people });
            let least =
                |imperative| matches!(imperative, Some(Imperative::Place { least }) if people >= least);
            next.tasks += u8::from(least(self.imperative()));
        }
        if entry.camps() {
            table.apply(&EventKind::CampSet { seat, place: to });
        }
        next.healed += take_in(&mut next.game, seat, price.road_people, people, entry);
        let walk = &mut next.game.scratch.walk;
        walk.steps -= price.steps;
        walk.entered = walk.entered.with(to);
        walk.capital |= way == Way::Capital;
        walk.jumped |= walk::ends_free_steps(&self.game, way);
        next.steps += price.steps;
        next.food += food;
        next.coins += due - food;
        next.sick += price.road_people + people;
        next.camp |= entry.camps();
        next.path.push((to, way));
        next
    }

    fn imperative(&self) -> Option<Imperative> {
        let table = &self.game.table;
        table.decrees[table.era()].map(|decree| self.game.pack.decrees[decree.index()].imperative)
    }
}

/// Takes in people from roads and from a place, where they do the least harm. The last quarantine space blocks the track, which cuts what
/// is left for further steps (PE-46). Returns how many are healed at once.
fn take_in(game: &mut Game, seat: Seat, on_roads: u8, there: u8, entry: Entry) -> u8 {
    let mut turn = Turn { game, journal: &mut Journal::off() };
    let left = if entry.camps() && there > 0 { containment::heal(&mut turn, seat, there) } else { there };
    for _ in 0..on_roads + left {
        let spaces = (0..Space::QUARANTINE as u8).map(Space);
        match spaces.into_iter().find(|&space| turn.player(seat).free(turn.pack(), space)) {
            Some(space) => turn.keep(60, seat, space, 1),
            None => turn.bury(seat),
        }
    }
    there - left
}

/// The best path to each place. Of paths that leave the same to the doctor, only the cheapest is continued: it can go
/// wherever a more expensive one could.
fn search(start: &Game, seat: Seat) -> BTreeMap<Place, Walked> {
    let first = Walked {
        game: *start,
        steps: 0,
        food: 0,
        coins: 0,
        sick: 0,
        healed: 0,
        tasks: 0,
        improve: false,
        camp: false,
        path: Vec::new(),
    };
    let mut best: BTreeMap<Left, Worth> = BTreeMap::new();
    let mut found: BTreeMap<Place, Walked> = BTreeMap::new();
    let mut open = vec![first];
    while let Some(walked) = open.pop() {
        let game = &walked.game;
        let ends = walk::destinations(game, seat);
        for (places, way) in [(ends.road, Way::Road), (ends.capital, Way::Capital), (ends.jump, Way::Jump)] {
            for to in places.iter() {
                let entries = walk::entries(game, seat, to, way);
                for entry in Entry::ALL.into_iter().filter(|&entry| entries >> entry as u8 & 1 == 1) {
                    let next = walked.onward(seat, to, way, entry);
                    let walk = &next.game.scratch.walk;
                    let worth = next.worth();
                    let left = (to, walk.steps, walk.capital, next.camp, walk.jumped);
                    if best.get(&left).is_some_and(|known| *known <= worth) {
                        continue;
                    }
                    best.insert(left, worth);
                    if found.get(&to).is_none_or(|known| worth < known.worth()) {
                        found.insert(to, next.clone());
                    }
                    open.push(next);
                }
            }
        }
    }
    found
}
