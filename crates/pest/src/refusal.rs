//! Why a choice is not offered: the rule, and what would make it legal.

use crate::actions::{construct, cure, research, turn as grid, walk};
use crate::choice::{Choice, Room, Shift, Space};
use crate::components::{Cost, Tech};
use crate::frame::{Frame, Question};
use crate::game::Game;
use crate::ledger;
use crate::place::{Place, Resource};
use crate::procedures::{free, take_in};
use crate::technologies::travel;
use crate::words;
use game::{Actor, Phrase, Seat, Value};

/// Why `choice`, which is not among the options of `question`, is refused.
pub(crate) fn why(game: &Game, question: &Question, choice: Choice) -> Phrase {
    let Actor::Seat(seat) = question.who else {
        return Phrase::new("no-draw", question.rule);
    };
    if !words::exists(game, choice) {
        return Phrase::new("no-such", question.rule);
    }
    let frame = game.waiting().unwrap_or(Frame::Idle);
    specific(game, seat, frame, choice)
        .unwrap_or_else(|| Phrase::new("no-answer", question.rule).with("seat", seat))
}

fn no(key: &'static str, rule: u16) -> Phrase {
    Phrase::new(key, ledger::id(rule))
}

/// The reason, if the question deals with choices of this kind, or if they are possible at any time.
fn specific(game: &Game, seat: Seat, frame: Frame, choice: Choice) -> Option<Phrase> {
    match (frame, choice) {
        (Frame::Deal(_), Choice::At(_)) => Some(settling(game, seat, frame)),
        (Frame::Grid(grid::Step::Choose { .. }), Choice::Cell(_)) => Some(no("no-cell-taken", 40)),
        (Frame::Grid(grid::Step::Choose { .. }), Choice::Use(tech)) => Some(assistant_card(game, seat, tech)),
        (Frame::Grid(grid::Step::Repeat { .. }), Choice::Cell(_)) => Some(no("no-cell-unused", 228)),
        (Frame::Grid(grid::Step::Act { cell, .. }), Choice::Do(action)) => Some(
            if action == cell.top() || action == cell.left() {
                no("no-action-done", 40)
            } else {
                no("no-action-elsewhere", 40)
            }
            .with("action", Value::Id("action", action.id())),
        ),
        (Frame::Walk(walk::Step::Onward { .. }), _) => walking(game, seat, choice),
        (Frame::Walk(walk::Step::Enter { to, way, .. }), Choice::Enter(entry)) => {
            Some(entering(game, seat, to, way, entry))
        }
        (Frame::Construct(step), _) => constructing(game, seat, step, choice),
        (Frame::Produce(_), Choice::Kind(_)) => Some(no("no-kind-not-given", 82)),
        (Frame::Research(research::Step::Choose(desk)), _) => researching(game, desk, choice),
        (Frame::Research(research::Step::Slot(..)), Choice::Slot(_)) => Some(no("no-slot-occupied", 91)),
        (Frame::Research(research::Step::Name(..)), Choice::Technology(_)) => Some(no("no-not-open", 92)),
        (Frame::Research(research::Step::Recall(_)) | Frame::Experts(_), Choice::Assign(room)) => {
            Some(staffing(game, seat, room))
        }
        (Frame::Cure(step), _) => curing(game, seat, step, choice),
        (Frame::Assign(_), Choice::Assign(room)) => Some(assigning(game, seat, room)),
        (Frame::Assign(_), Choice::Transfer(room)) => Some(if game.table.player(seat).staffed(room) {
            no("no-transfer-room", 110)
        } else {
            no("no-transfer-nobody", 110)
        }),
        (Frame::Gain(_), Choice::Kind(kind)) => {
            Some(if kind == Resource::Coin { no("no-crate-coin", 49) } else { no("no-keep-kind", 227) })
        }
        (Frame::Pay(_), Choice::Coins(_)) => Some(no("no-coins", 45)),
        (Frame::TakeIn(step), Choice::Put(space)) => Some(keeping(game, seat, step, space)),
        (Frame::Reward(_), Choice::Reward(_)) => Some(no("no-reward-closed", 111)),
        (Frame::Pest(_), Choice::At(_)) => Some(no("no-pest-place", 36)),
        _ => None,
    }
    .or_else(|| at_any_time(game, seat, choice))
}

fn at_any_time(game: &Game, seat: Seat, choice: Choice) -> Option<Phrase> {
    let player = game.table.player(seat);
    match choice {
        Choice::Exchange(pair) => {
            let (a, b) = pair.kinds();
            let enough = player.goods[a] > u8::from(a == b) && player.goods[b] > 0;
            Some(if !enough {
                no("no-exchange-goods", 44)
                    .with("first", Value::Id("resource", Resource::ALL[a].id()))
                    .with("second", Value::Id("resource", Resource::ALL[b].id()))
            } else if !free::has_room(game, seat, pair) {
                no("no-exchange-full", 44)
            } else {
                no("no-exchange-now", 44)
            })
        }
        Choice::Shift(shift) => {
            let (from, to) = Shift::ends(shift);
            if from.index() >= Space::QUARANTINE || to.index() >= Space::QUARANTINE {
                return Some(no("no-shift-cemetery", 62));
            }
            Some(if player.sick[from.index()] == 0 {
                no("no-shift-nobody", 62)
            } else if !player.free(&game.pack, to) {
                no("no-shift-full", 62)
            } else if game.scratch.shifts >= free::MOST_SHIFTS {
                no("no-shift-more", 62).with("most", free::MOST_SHIFTS)
            } else {
                no("no-shift-idle", 62)
            })
        }
        _ => None,
    }
}

fn settling(game: &Game, seat: Seat, frame: Frame) -> Phrase {
    match frame {
        Frame::Deal(crate::phases::deal::Step::Doctor { .. }) => no("no-doctor-there", 11),
        _ if game.table.variant == crate::table::Variant::Solo => no("no-castle-solo", 172),
        _ => no("no-castle-there", 9).with("seat", seat),
    }
}

fn assistant_card(game: &Game, seat: Seat, tech: Tech) -> Phrase {
    let player = game.table.player(seat);
    let rule = tech.rule();
    let phrase = if !matches!(tech, Tech::MEDICAL_EXPERIMENTS | Tech::ADRENALINE_SHOT) {
        no("no-card-assistant", 40)
    } else if !player.has(tech) {
        no("no-card-missing", rule)
    } else if player.cards >> tech.0 & 1 == 1 {
        no("no-card-used", rule)
    } else if tech == Tech::ADRENALINE_SHOT {
        no("no-repeat-yet", 228)
    } else if !game.has_recovery_room(seat) {
        no("no-recovery-room", 217)
    } else {
        no("no-experiment-pay", 217)
    };
    phrase.with("technology", words::tech(game, tech))
}

fn walking(game: &Game, seat: Seat, choice: Choice) -> Option<Phrase> {
    let walk = &game.scratch.walk;
    let map = &game.pack.map;
    let here = game.table.player(seat).doctor;
    let (to, way) = match choice {
        Choice::Go(to) => (to, walk::Way::Road),
        Choice::Through(to) => (to, walk::Way::Capital),
        Choice::Jump(to) => (to, walk::Way::Jump),
        Choice::Improve if walk.improved => return Some(no("no-improve-twice", 42)),
        Choice::Improve if walk.camp_behind => return Some(no("no-leave-first", 56)),
        Choice::Improve => return Some(no("no-improve-research", 42)),
        Choice::Done => return Some(no("no-leave-first", 56)),
        Choice::Camp => return Some(camping(game, seat, here)),
        _ => return None,
    };
    let about = |phrase: Phrase| Some(phrase.with("place", words::place(game, to)));
    match way {
        walk::Way::Road if !map.neighbours[here.index()].has(to) => return about(no("no-road", 50)),
        walk::Way::Capital if !map.capital.has(here) || !map.capital.has(to) => {
            return about(no("no-capital-road", 50));
        }
        walk::Way::Capital if to == here && game.table.options.no_way_back => {
            return about(no("no-way-back", 51));
        }
        walk::Way::Capital if walk.capital => return about(no("no-capital-twice", 51)),
        walk::Way::Jump if !game.table.player(seat).has(Tech::CLONING_EXPERIMENT) => {
            return about(no("no-jump-card", 206));
        }
        walk::Way::Jump if !walk.entered.is_empty() => return about(no("no-jump-first", 206)),
        walk::Way::Jump if !travel::may_jump(game, seat) => return about(no("no-jump-steps", 231)),
        walk::Way::Jump if to == here || map.size[to.index()] != map.size[here.index()] => {
            return about(no("no-jump-kind", 206));
        }
        _ => {}
    }
    if walk.entered.has(to) {
        return about(no("no-place-twice", 51));
    }
    let price = walk::price(game, seat, to, way);
    if walk.jumped && walk.steps == 0 {
        return about(no("no-steps", 206));
    }
    if price.steps > walk.steps {
        return about(no("no-steps", 50));
    }
    let have = game.table.player(seat).goods[2] + game.table.player(seat).goods[4];
    if price.road_food > have {
        return about(no("no-food-road", 53).with("food", price.road_food).with("have", have));
    }
    if price.road_food + price.food > have {
        return about(no("no-food-place", 52).with("food", price.road_food + price.food).with("have", have));
    }
    about(no("no-detour", 50))
}

fn camping(game: &Game, seat: Seat, here: Place) -> Phrase {
    if game.table.player(seat).camp.is_some() {
        no("no-camp-out", 56)
    } else if game.table.destroyed.has(here) {
        no("no-camp-ruins", 56)
    } else {
        no("no-camp-unmoved", 56)
    }
}

fn entering(game: &Game, seat: Seat, to: Place, way: walk::Way, entry: crate::choice::Entry) -> Phrase {
    let price = walk::price(game, seat, to, way);
    if entry.leaves() && price.food_leaving_one.is_none() {
        return no("no-mask", 204);
    }
    if entry.camps() {
        return if price.camp { no("no-camp-later", 56) } else { no("no-camp-out", 56) };
    }
    no("no-food-place", 52)
        .with("place", words::place(game, to))
        .with("food", price.road_food + price.food)
        .with("have", game.table.player(seat).goods[2] + game.table.player(seat).goods[4])
}

fn constructing(game: &Game, seat: Seat, step: construct::Step, choice: Choice) -> Option<Phrase> {
    let player = game.table.player(seat);
    match (step, choice) {
        (construct::Step::Choose(site), Choice::Construct(building)) => {
            let info = game.pack.buildings.get(building.index())?;
            let phrase = if player.built >> building.0 & 1 == 1 {
                no("no-building-built", 71)
            } else if site.places(game).is_empty() {
                no_site(game, seat)
            } else {
                too_dear(game, seat, &site, &info.cost, 71)
            };
            Some(phrase.with("building", Value::Id("building", info.id)))
        }
        (construct::Step::Choose(site), Choice::Raise(building)) => {
            let info = game.pack.capital_buildings.get(building.index())?;
            let phrase = if game.table.capital_buildings >> building.0 & 1 == 0 {
                no("no-capital-built", 75)
            } else if !site.affords(game, &info.cost) {
                too_dear(game, seat, &site, &info.cost, 75)
            } else {
                no("no-capital-too", 70)
            };
            Some(phrase.with("building", Value::Id("capital-building", info.id)))
        }
        (construct::Step::Where(..), Choice::At(place))
            if place.index() < usize::from(game.pack.map.count) =>
        {
            Some(if place != player.doctor && place != player.camp {
                no("no-site-away", 71)
            } else {
                no_site(game, seat)
            })
        }
        (construct::Step::Choose(_), Choice::Improve) => Some(no("no-improve-later", 42)),
        (construct::Step::Improve(site, ..), Choice::Improve) => {
            Some(if site.improved { no("no-improve-twice", 42) } else { no("no-improve-research", 42) })
        }
        (construct::Step::More(..) | construct::Step::Less(..), Choice::Kind(_)) => {
            Some(no("no-kind-wood-stone", 76))
        }
        _ => None,
    }
}

/// What the player lacks for a building, and the coins that could stand in for some of it.
fn too_dear(game: &Game, seat: Seat, site: &construct::Site, cost: &Cost, rule: u16) -> Phrase {
    let missing = site.missing(game, cost);
    let kinds = ["wood", "stone", "food", "herbs"].into_iter().zip(missing);
    kinds
        .fold(no("no-building-cost", rule), |phrase, (kind, amount)| phrase.with(kind, amount))
        .with("coins", game.table.player(seat).goods[Resource::Coin as usize])
}

/// Why neither the doctor nor the camp gives a place to build.
fn no_site(game: &Game, seat: Seat) -> Phrase {
    let player = game.table.player(seat);
    let place = player.doctor;
    let phrase = if game.table.destroyed.has(place) {
        no("no-site-destroyed", 29)
    } else if player.own.has(place) {
        no("no-site-own", 71)
    } else {
        no("no-site-full", 71)
    };
    phrase.with("place", words::place(game, place))
}

fn researching(game: &Game, desk: research::Desk, choice: Choice) -> Option<Phrase> {
    let player = game.table.player(desk.seat);
    match choice {
        Choice::Technology(tech) => {
            let info = game.pack.technologies.get(tech.index())?;
            let phrase = if desk.bought {
                no("no-bought", 90)
            } else if game.table.market >> tech.0 & 1 == 0 {
                no("no-not-open", 90)
            } else if info.cost > player.research {
                no("no-research", 90).with("cost", info.cost).with("have", player.research)
            } else {
                no("no-slot-occupied", 91)
            };
            Some(phrase.with("technology", words::tech(game, tech)))
        }
        Choice::Refresh if desk.refreshed => Some(no("no-refresh-twice", 92)),
        Choice::Refresh => {
            Some(no("no-research", 92).with("cost", game.pack.numbers.refresh).with("have", player.research))
        }
        Choice::Use(tech) => Some(using(game, desk.seat, tech, Some(desk))),
        _ => None,
    }
}

/// Why a card can't be used in Research, with its `desk`, or in Cure.
fn using(game: &Game, seat: Seat, tech: Tech, desk: Option<research::Desk>) -> Phrase {
    let player = game.table.player(seat);
    let rule = tech.rule();
    let phrase = if !player.has(tech) {
        no("no-card-missing", rule)
    } else {
        match tech {
            Tech::SCHOLARS if desk.is_some_and(|desk| desk.recalled) => no("no-card-used", rule),
            Tech::SCHOLARS if player.capital == 0 => no("no-card-nobody", rule),
            Tech::SCHOLARS => no("no-recovery-room", 102),
            Tech::TEST_LABORATORY if desk.is_some_and(|desk| desk.traded) => no("no-card-used", rule),
            Tech::TEST_LABORATORY | Tech::PLAGUE_EXPERTS => no("no-card-nobody", rule),
            Tech::BREATHING_APPARATUS | Tech::HOSPITAL_TENT if !game.has_recovery_room(seat) => {
                no("no-recovery-room", 102)
            }
            Tech::BREATHING_APPARATUS | Tech::HOSPITAL_TENT => no("no-card-nobody", rule),
            _ => no("no-card-elsewhere", rule),
        }
    };
    phrase.with("technology", words::tech(game, Tech(tech.0.min(Tech::COUNT))))
}

fn curing(game: &Game, seat: Seat, step: cure::Step, choice: Choice) -> Option<Phrase> {
    let player = game.table.player(seat);
    match (step, choice) {
        (cure::Step::Choose(ward), Choice::Use(tech)) => Some(if tech == Tech::INHALER && player.has(tech) {
            no(if ward.inhaled { "no-card-used" } else { "no-card-nobody" }, 209)
                .with("technology", words::tech(game, tech))
        } else {
            using(game, seat, tech, None)
        }),
        (_, Choice::Cure(space)) => Some(if space.index() >= Space::QUARANTINE {
            no("no-cure-dead", 100)
        } else if player.sick[space.index()] == 0 {
            no("no-cure-nobody", 100)
        } else if let Some(herbs) = cure::herbs(game, seat) {
            no("no-herbs", 100).with("herbs", herbs)
        } else {
            no("no-recovery-room", 102)
        }),
        _ => None,
    }
}

fn assigning(game: &Game, seat: Seat, room: Room) -> Phrase {
    if game.table.player(seat).recovered == 0 { no("no-healthy", 110) } else { staffing(game, seat, room) }
}

fn staffing(game: &Game, seat: Seat, room: Room) -> Phrase {
    let player = game.table.player(seat);
    match room {
        Room::CAPITAL | Room::RECOVERY | Room::STOCK => no("no-room-kind", 110),
        Room::EXPERTS if !player.has(Tech::PLAGUE_EXPERTS) => no("no-room-missing", 210),
        Room::EXPERTS => no("no-room-taken", 210),
        Room::WORKSHOP_CARD if !player.has(Tech::MOBILE_WORKSHOP) => no("no-room-missing", 225),
        room if player.staffed(room) => no("no-room-taken", 110),
        room if room.index() >= game.pack.buildings.len() => no("no-room-missing", 110),
        room if game.pack.staffed >> room.0 & 1 == 0 => no("no-room-nobody", 110),
        _ => no("no-room-missing", 110),
    }
}

fn keeping(game: &Game, seat: Seat, step: take_in::Step, space: Space) -> Phrase {
    if matches!(space, Space::APPARATUS | Space::HOSPITAL) {
        let rule = if space == Space::APPARATUS { 201 } else { 214 };
        return no("no-treat", rule);
    }
    if matches!(step, take_in::Step::Treat { .. } | take_in::Step::Rearrange { .. })
        || space.index() < Space::HARMLESS
    {
        return no("no-put-harmless", 60);
    }
    if space == Space::CEMETERY {
        return no("no-put-cemetery", 60);
    }
    let _ = (game, seat);
    no("no-put-full", 60).with("space", Value::Id("space", Space::IDS[space.index().min(9)]))
}
