//! Move, PE-50 to PE-59, with the cards that change it: PE-203 to PE-206, PE-208, PE-216, PE-221, PE-222.

use crate::choice::{Action, Choice, Entry, Space, family};
use crate::components::Imperative;
use crate::event::EventKind;
use crate::frame::{Next, Question};
use crate::game::{Game, Scratch};
use crate::place::{Place, Places, Road};
use crate::procedures::{free, pay};
use crate::technologies::{containment, travel};
use crate::turn::Turn;
use game::{Edition, Options, Seat};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// Where to next.
    Onward { seat: Seat },
    /// How to enter.
    Enter { seat: Seat, to: Place, way: Way },
    /// The food is paid.
    Arrive { seat: Seat, to: Place, way: Way, entry: Entry },
    /// Everybody is taken in; so many task steps are due.
    Tasks { seat: Seat, at: Place, due: u8 },
    /// The camp was set after entering, and everybody is taken in; so many task steps are due.
    Camped { seat: Seat, due: u8 },
    /// What cards give for entering.
    Visit { seat: Seat, at: Place },
    /// All is done.
    Over,
}

/// How the doctor gets there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Way {
    /// Along one road.
    Road,
    /// Through the capital, along two.
    Capital,
    /// By the Cloning experiment, along none.
    Jump,
}

/// Begins a Move; whether it is restricted is judged now, PE-43.
pub(crate) fn begin(turn: &mut Turn<'_>, seat: Seat) -> Step {
    let steps = steps(turn.game, seat);
    turn.game.scratch.walk = crate::game::Walk { steps, ..Scratch::NEW.walk };
    Step::Onward { seat }
}

/// The steps a Move has, PE-57, PE-222, PE-231.
pub(crate) fn steps(game: &Game, seat: Seat) -> u8 {
    let steps = travel::steps(game, seat);
    steps - game.table.player(seat).sick[Space::MOVE.index()].min(steps)
}

/// What a step would cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Price {
    /// Steps.
    pub steps: u8,
    /// Food for the roads.
    pub road_food: u8,
    /// Food for the place, everybody taken.
    pub food: u8,
    /// Food for the place, one left behind by PE-204, where that is possible.
    pub food_leaving_one: Option<u8>,
    /// Whether the camp could be set instead.
    pub camp: bool,
    /// Sick people on the roads.
    pub road_people: u8,
    /// Sick people in the place.
    pub people: u8,
}

/// The roads of a way, each once.
pub(crate) fn roads(game: &Game, from: Place, to: Place, way: Way) -> [Option<Road>; 2] {
    let map = &game.pack.map;
    match way {
        Way::Road => [map.road(from, to), None],
        Way::Capital => {
            let (out, back) = (map.capital_road[from.index()], map.capital_road[to.index()]);
            [Some(out), (out != back).then_some(back)]
        }
        Way::Jump => [None, None],
    }
}

/// Where entering costs no step, PE-50, PE-216.
fn free_places(game: &Game, seat: Seat) -> Places {
    game.table.player(seat).own.or(travel::permitted(game, seat))
}

/// What it would cost to go to `to`.
pub(crate) fn price(game: &Game, seat: Seat, to: Place, way: Way) -> Price {
    let table = &game.table;
    let player = table.player(seat);
    let here = player.doctor;
    let road_people: u8 =
        roads(game, here, to, way).into_iter().flatten().map(|road| table.sick_on(road)).sum();
    let people = if is_cleared(game, seat, to) { 0 } else { table.sick_at(to) };
    let free = travel::free_people(game, seat);
    let mask = travel::may_leave_one(game, seat, people);
    let steps = match way {
        Way::Jump => travel::jump_steps(game),
        _ => u8::from(!free_places(game, seat).has(to)),
    };
    Price {
        steps,
        road_food: road_people,
        food: people.saturating_sub(free),
        food_leaving_one: mask.then(|| people.saturating_sub(1 + free)),
        camp: camp_ready(game, seat) && !table.destroyed.has(to),
        road_people,
        people,
    }
}

/// Whether the camp is on the board and not promised to the place of departure.
fn camp_ready(game: &Game, seat: Seat) -> bool {
    !game.table.player(seat).camp.is_some() && !game.scratch.walk.camp_behind
}

/// Whether the camp, set at the place of departure with this step, has taken everybody of `to` before the doctor is back
/// there, PE-58. Edition 1 charged food for them.
fn is_cleared(game: &Game, seat: Seat, to: Place) -> bool {
    game.scratch.walk.camp_behind
        && game.table.player(seat).doctor == to
        && game.table.options.edition >= Edition(2)
}

/// The ways of entering that can be paid and differ, as members of their family.
pub(crate) fn entries(game: &Game, seat: Seat, to: Place, way: Way) -> u128 {
    let player = game.table.player(seat);
    let price = price(game, seat, to, way);
    let have = player.goods[2] + player.goods[4];
    let contains = containment::stays(player);
    let bit = |entry: Entry, on: bool| u128::from(on) << entry as u8;
    let camp = price.camp && price.people > 0 && price.road_food <= have;
    let leave = price.food_leaving_one;
    bit(Entry::Pay, price.road_food + price.food <= have)
        | bit(Entry::PayLeave, leave.is_some_and(|food| price.road_food + food <= have))
        | bit(Entry::Camp, camp && (price.food > 0 || contains))
        | bit(Entry::CampLeave, camp && price.people > 1 && leave.is_some_and(|food| food > 0 || contains))
}

/// Where the doctor can go from here.
#[derive(Clone, Copy, Default)]
pub(crate) struct Destinations {
    pub(crate) road: Places,
    pub(crate) capital: Places,
    pub(crate) jump: Places,
    /// Whether any of them can be entered without the camp.
    pub(crate) without_camp: bool,
}

pub(crate) fn destinations(game: &Game, seat: Seat) -> Destinations {
    let (table, map, walk) = (&game.table, &game.pack.map, &game.scratch.walk);
    let here = table.player(seat).doctor;
    let reach = match (walk.steps, walk.jumped) {
        (0, true) => Places::NONE,
        (0, false) => free_places(game, seat),
        _ => map.all,
    };
    let reach = reach.minus(walk.entered);
    let beside = map.neighbours[here.index()];
    let mut found = Destinations { road: beside.and(reach), ..Destinations::default() };
    if map.capital.has(here) && !walk.capital {
        found.capital = map.capital.and(reach);
        if table.options.no_way_back {
            found.capital = found.capital.without(here);
        }
        let twice = found.capital.and(beside);
        for to in twice.iter() {
            let people = price(game, seat, to, Way::Capital).road_people
                + price(game, seat, to, Way::Road).road_people;
            if people == 0 {
                found.capital = found.capital.without(to);
            }
        }
    }
    if travel::may_jump(game, seat) {
        found.jump = travel::jumps(game, seat);
    }
    let mut road_is_sick = false;
    if table.sick_roads != 0 {
        let degree = usize::from(map.degree[here.index()]);
        road_is_sick =
            map.ways[here.index()][..degree].iter().any(|&(_, road)| table.sick_roads >> road.0 & 1 == 1)
                || !found.capital.is_empty();
    }
    for way in [Way::Road, Way::Capital, Way::Jump] {
        let set = match way {
            Way::Road => &mut found.road,
            Way::Capital => &mut found.capital,
            Way::Jump => &mut found.jump,
        };
        let doubtful = if road_is_sick && way != Way::Jump { *set } else { set.and(table.sick_places) };
        let mut plain = !set.minus(doubtful).is_empty();
        for to in doubtful.iter() {
            let entries = entries(game, seat, to, way);
            if entries == 0 {
                *set = set.without(to);
            }
            plain |= entries & 0b11 != 0;
        }
        found.without_camp |= plain;
    }
    found
}

/// Whether research may be paid for one more step.
pub(crate) fn may_improve(game: &Game, seat: Seat) -> bool {
    !game.scratch.walk.improved && game.table.player(seat).research >= game.pack.numbers.improve
}

impl Step {
    pub(crate) fn ask(self, game: &Game) -> Option<Question> {
        match self {
            Self::Onward { seat } => {
                let walk = &game.scratch.walk;
                let found = destinations(game, seat);
                let mut options = Options::none()
                    .with(family::go, found.road.set())
                    .with(family::through, found.capital.set())
                    .with(family::jump, found.jump.set());
                if walk.camp_behind {
                    return Some(Question::to(seat, "ask-leave", "PE-56", options));
                }
                options.add(family::done, 1);
                let here = game.table.player(seat).doctor;
                let camp = camp_ready(game, seat)
                    && !game.table.destroyed.has(here)
                    && (!walk.entered.is_empty() || found.without_camp);
                options.add(family::camp, u128::from(camp));
                options.add(family::improve, u128::from(may_improve(game, seat)));
                free::offer(game, seat, &mut options);
                Some(Question::to(seat, "ask-step", "PE-50", options))
            }
            Self::Enter { seat, to, way } => {
                let options = Options::none().with(family::enter, entries(game, seat, to, way));
                Some(Question::to(seat, "ask-enter", "PE-52", options))
            }
            _ => None,
        }
    }

    pub(crate) fn take(self, turn: &mut Turn<'_>, choice: Choice) -> Next {
        match (self, choice) {
            (Self::Onward { seat }, Choice::Go(to)) => Next::step(Self::Enter { seat, to, way: Way::Road }),
            (Self::Onward { seat }, Choice::Through(to)) => {
                Next::step(Self::Enter { seat, to, way: Way::Capital })
            }
            (Self::Onward { seat }, Choice::Jump(to)) => Next::step(Self::Enter { seat, to, way: Way::Jump }),
            (Self::Onward { seat }, Choice::Improve) => {
                turn.pay_research(42, seat, turn.pack().numbers.improve);
                turn.happen(57, EventKind::Improved { seat, action: Action::Move });
                turn.game.scratch.walk.improved = true;
                turn.game.scratch.walk.steps += 1;
                Next::step(self)
            }
            (Self::Onward { seat }, Choice::Camp) => camp(turn, seat),
            (Self::Onward { seat }, Choice::Done) => {
                if !turn.game.scratch.walk.entered.is_empty() {
                    let here = turn.player(seat).doctor;
                    let given =
                        turn.table().options.one_per_place && travel::disinfects(turn.game, seat, here);
                    if !given {
                        turn.harvest(55, seat, here);
                    }
                }
                turn.settle(Self::Over)
            }
            (Self::Enter { seat, to, way }, Choice::Enter(entry)) => {
                let price = price(turn.game, seat, to, way);
                let place = match entry {
                    Entry::Pay => price.food,
                    Entry::PayLeave => price.food_leaving_one.unwrap_or(price.food),
                    Entry::Camp | Entry::CampLeave => 0,
                };
                let food = price.road_food + place;
                let rule = if price.road_food > 0 { 53 } else { 52 };
                pay::begin(turn, seat, [0, 0, food, 0, 0], rule, Self::Arrive { seat, to, way, entry })
            }
            (Self::Onward { seat }, choice) => {
                free::take(turn, seat, choice);
                Next::step(self)
            }
            _ => Next::step(self),
        }
    }

    pub(crate) fn go(self, turn: &mut Turn<'_>) -> Next {
        match self {
            Self::Arrive { seat, to, way, entry } => arrive(turn, seat, to, way, entry),
            Self::Tasks { seat, at, due: 0 } => Next::step(Self::Visit { seat, at }),
            Self::Tasks { seat, at, due } => {
                turn.advance_task(121, seat);
                turn.settle(Self::Tasks { seat, at, due: due - 1 })
            }
            Self::Camped { seat, due: 0 } => Next::step(Self::Onward { seat }),
            Self::Camped { seat, due } => {
                turn.advance_task(121, seat);
                turn.settle(Self::Camped { seat, due: due - 1 })
            }
            Self::Visit { seat, at } => {
                travel::examine(turn, seat, at);
                travel::disinfect(turn, seat, at);
                turn.settle(Self::Onward { seat })
            }
            Self::Over => Next::Done,
            Self::Onward { .. } | Self::Enter { .. } => Next::step(self),
        }
    }
}

/// The camp is set where the doctor is, PE-56: at once, or on the place of departure with the first step.
fn camp(turn: &mut Turn<'_>, seat: Seat) -> Next {
    if turn.game.scratch.walk.entered.is_empty() {
        turn.game.scratch.walk.camp_behind = true;
        return Next::step(Step::Onward { seat });
    }
    let here = turn.player(seat).doctor;
    turn.happen(56, EventKind::CampSet { seat, place: here });
    let staying = u8::from(turn.game.scratch.walk.left_one);
    let people = turn.table().sick_at(here) - staying;
    let due = u8::from(enough(turn.game, people));
    let people = gather_at_camp(turn, seat, here, people);
    // Edition 1 paid for entering a second time (PE-203, PE-205).
    let then = match turn.table().options.edition {
        Edition(1) => Step::Tasks { seat, at: here, due },
        _ => Step::Camped { seat, due },
    };
    turn.take_in_on_move(seat, people, then)
}

/// Takes `people` out of a place, by `rule`. Returns how many of them go to the quarantine.
fn gather(turn: &mut Turn<'_>, rule: u16, seat: Seat, place: Place, people: u8) -> u8 {
    if people > 0 {
        turn.happen(rule, EventKind::Taken { seat, place, people });
    }
    people
}

/// Takes `people` out of a place where the camp was just set: one of them may be healed (PE-221). Returns how many of
/// them go to the quarantine.
fn gather_at_camp(turn: &mut Turn<'_>, seat: Seat, place: Place, people: u8) -> u8 {
    if gather(turn, 58, seat, place, people) == 0 { 0 } else { containment::heal(turn, seat, people) }
}

/// Whether taking so many from one place fulfils PE-312.
fn enough(game: &Game, people: u8) -> bool {
    matches!(game.imperative(), Imperative::Place { least } if people >= least)
}

/// Whether only steps that are left lead on after this way, PE-206. In edition 1 a jump could be followed by a free entry.
pub(crate) fn ends_free_steps(game: &Game, way: Way) -> bool {
    way == Way::Jump && game.table.options.edition >= Edition(2)
}

/// One whole step, PE-59: its food is paid; now people are taken, the doctor moves, camps are set.
fn arrive(turn: &mut Turn<'_>, seat: Seat, to: Place, way: Way, entry: Entry) -> Next {
    let here = turn.player(seat).doctor;
    let steps = price(turn.game, seat, to, way).steps;
    let jumped = ends_free_steps(turn.game, way);
    let mut people = 0;
    let mut due = 0;
    if turn.game.scratch.walk.camp_behind {
        turn.game.scratch.walk.camp_behind = false;
        turn.happen(56, EventKind::CampSet { seat, place: here });
        let behind = turn.table().sick_at(here);
        due += u8::from(enough(turn.game, behind));
        people += gather_at_camp(turn, seat, here, behind);
    }
    turn.happen(
        if way == Way::Jump { 206 } else { 50 },
        match way {
            Way::Jump => EventKind::Jumped { seat, to },
            _ => EventKind::Walked { seat, to, through_capital: way == Way::Capital },
        },
    );
    for road in roads(turn.game, here, to, way).into_iter().flatten() {
        let there = turn.table().sick_on(road);
        if there > 0 {
            turn.happen(53, EventKind::RoadTaken { seat, road, people: there });
            people += there;
            due += u8::from(turn.imperative() == Imperative::Road);
        }
    }
    let walk = &mut turn.game.scratch.walk;
    walk.steps -= steps;
    walk.entered = walk.entered.with(to);
    walk.capital |= way == Way::Capital;
    walk.jumped |= jumped;
    walk.left_one = entry.leaves();
    if entry.camps() {
        turn.happen(52, EventKind::CampSet { seat, place: to });
    }
    // In edition 1 the camp may have taken the one that was to be left.
    let there = turn.table().sick_at(to).saturating_sub(u8::from(entry.leaves()));
    due += u8::from(enough(turn.game, there));
    people +=
        if entry.camps() { gather_at_camp(turn, seat, to, there) } else { gather(turn, 52, seat, to, there) };
    turn.take_in_on_move(seat, people, Step::Tasks { seat, at: to, due })
}
