//! Research, PE-90 to PE-93, with PE-211, PE-212.

use crate::choice::{Choice, Room, Slot, family};
use crate::components::Imperative;
use crate::components::Tech;
use crate::event::EventKind;
use crate::frame::{Next, Question};
use crate::game::Game;
use crate::procedures::{free, market};
use crate::table::Player;
use crate::technologies::{experts, learning, treatment};
use crate::turn::Turn;
use game::Bits;
use game::{Options, Seat};
use serde::{Deserialize, Serialize};

/// One Research under way: what has been done, and the treatment cards still due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Desk {
    pub(crate) seat: Seat,
    pub(crate) bought: bool,
    pub(crate) refreshed: bool,
    pub(crate) recalled: bool,
    pub(crate) traded: bool,
    pub(crate) due: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// What next.
    Choose(Desk),
    /// Into which slot.
    Slot(Desk, Tech),
    /// The resource of PE-225.
    Dedicate(Desk),
    /// The market is to be filled.
    Fill(Desk),
    /// The market is full again; now the task.
    Filled(Desk),
    /// So many more open cards are named, PE-92 with `two`.
    Name(Desk, u8),
    /// Where the scholar goes, PE-211.
    Recall(Desk),
}

pub(crate) fn begin(turn: &mut Turn<'_>, seat: Seat) -> Step {
    turn.game.scratch.rewarded = false;
    let mut due = treatment::begin(turn, seat);
    if due != 0 && turn.has_recovery_room(seat) {
        for tech in [Tech::BREATHING_APPARATUS, Tech::HOSPITAL_TENT] {
            if treatment::usable(turn.game, seat, due) >> tech.0 & 1 == 1 {
                due = treatment::heal(turn, seat, tech, due);
            }
        }
    }
    Step::Choose(Desk { seat, bought: false, refreshed: false, recalled: false, traded: false, due })
}

/// The slots a card may go to, PE-90, PE-91.
pub(crate) fn slots(game: &Game, player: &Player, tech: Tech) -> u8 {
    let allowed = game.pack.technology(tech).slots;
    (0..3)
        .filter(|&slot| allowed >> slot & 1 == 1 && !player.occupied(player.slots[slot]))
        .fold(0, |set, slot| set | 1 << slot)
}

/// The open technologies that could be bought.
pub(crate) fn buyable(game: &Game, seat: Seat) -> u128 {
    let player = game.table.player(seat);
    Bits(u64::from(game.table.market))
        .filter(|&tech| {
            game.pack.technology(Tech(tech)).cost <= player.research && slots(game, player, Tech(tech)) != 0
        })
        .fold(0, |set, tech| set | 1 << tech)
}

/// The own cards that can be used now.
fn usable(game: &Game, desk: Desk) -> u128 {
    let Desk { seat, recalled, traded, due, .. } = desk;
    experts::usable(game, seat)
        | treatment::usable(game, seat, due)
        | if recalled { 0 } else { learning::scholars(game, seat) }
        | if traded { 0 } else { learning::laboratory(game, seat) }
}

impl Step {
    pub(crate) fn ask(self, game: &Game) -> Option<Question> {
        match self {
            Self::Choose(desk) => {
                let seat = desk.seat;
                let mut options = Options::none();
                if !desk.bought {
                    options.add(family::technology, buyable(game, seat));
                }
                let refresh =
                    !desk.refreshed && game.table.player(seat).research >= game.pack.numbers.refresh;
                options.add(family::refresh, u128::from(refresh));
                options.add(family::card, usable(game, desk));
                options.add(family::done, 1);
                free::offer(game, seat, &mut options);
                Some(Question::to(seat, "ask-research", "PE-90", options))
            }
            Self::Slot(desk, tech) => {
                let set = slots(game, game.table.player(desk.seat), tech);
                Some(Question::to(
                    desk.seat,
                    "ask-slot",
                    "PE-90",
                    Options::none().with(family::slot, u128::from(set)),
                ))
            }
            Self::Dedicate(desk) => Some(Question::to(
                desk.seat,
                "ask-dedicate",
                "PE-225",
                Options::none().with(family::kind, 0b1111),
            )),
            Self::Name(desk, left) if left > 0 && game.table.market != 0 => {
                let open = u128::from(game.table.market);
                Some(Question::to(
                    desk.seat,
                    "ask-name",
                    "PE-92",
                    Options::none().with(family::technology, open),
                ))
            }
            Self::Recall(desk) => {
                let rooms = learning::recall_rooms(game, desk.seat);
                Some(Question::to(
                    desk.seat,
                    "ask-recall",
                    "PE-211",
                    Options::none().with(family::assign, rooms),
                ))
            }
            Self::Fill(_) | Self::Filled(_) | Self::Name(..) => None,
        }
    }

    pub(crate) fn take(self, turn: &mut Turn<'_>, choice: Choice) -> Next {
        match (self, choice) {
            (Self::Choose(desk), Choice::Technology(tech)) => Next::step(Self::Slot(desk, tech)),
            (Self::Choose(desk), Choice::Refresh) => refresh(turn, desk),
            (Self::Choose(desk), Choice::Use(tech)) => use_card(turn, desk, tech),
            (Self::Choose(desk), Choice::Done) => {
                treatment::finish(turn, desk.seat, desk.due);
                Next::Done
            }
            (Self::Choose(desk), choice) => {
                free::take(turn, desk.seat, choice);
                Next::step(self)
            }
            (Self::Slot(desk, tech), Choice::Slot(slot)) => buy(turn, desk, tech, slot),
            (Self::Dedicate(desk), Choice::Kind(kind)) => {
                turn.happen(225, EventKind::Dedicated { seat: desk.seat, kind });
                Next::step(Self::Fill(desk))
            }
            (Self::Name(desk, left), Choice::Technology(tech)) => {
                turn.happen(92, EventKind::Shuffled { tech });
                Next::step(Self::Name(desk, left - 1))
            }
            (Self::Recall(desk), Choice::Assign(room)) => {
                turn.assign(211, desk.seat, Room::CAPITAL, room);
                Next::step(Self::Choose(Desk { recalled: true, ..desk }))
            }
            _ => Next::step(self),
        }
    }

    pub(crate) fn go(self, turn: &mut Turn<'_>) -> Next {
        match self {
            Self::Fill(desk) => Next::call(market::Step::fill(turn.game, 7), Self::Filled(desk)),
            Self::Filled(desk) => {
                if turn.imperative() == Imperative::Technology {
                    turn.advance_task(121, desk.seat);
                }
                turn.settle(Self::Choose(desk))
            }
            Self::Name(desk, _) => Next::call(market::Step::fill(turn.game, 92), Self::Choose(desk)),
            _ => Next::step(self),
        }
    }
}

/// PE-90: pay, discard, place; then the market is filled.
fn buy(turn: &mut Turn<'_>, desk: Desk, tech: Tech, slot: Slot) -> Next {
    let seat = desk.seat;
    turn.pay_research(90, seat, turn.pack().technology(tech).cost);
    let old = turn.player(seat).slots[slot.index()];
    if old != Tech(0) {
        discard(turn, seat, old, slot);
    }
    turn.happen(90, EventKind::Bought { seat, tech, slot });
    let desk = Desk { bought: true, ..desk };
    Next::step(if tech == Tech::MOBILE_WORKSHOP { Step::Dedicate(desk) } else { Step::Fill(desk) })
}

/// PE-91, PE-93: its prestige as markers, its people to the recovery track, its room is gone.
fn discard(turn: &mut Turn<'_>, seat: Seat, tech: Tech, slot: Slot) {
    turn.honour(91, seat, turn.pack().technology(tech).prestige);
    let people = match tech {
        Tech::PLAGUE_EXPERTS => turn.player(seat).experts,
        Tech::MOBILE_WORKSHOP => u8::from(turn.player(seat).staffed(Room::WORKSHOP_CARD)),
        _ => 0,
    };
    let from = if tech == Tech::PLAGUE_EXPERTS { Room::EXPERTS } else { Room::WORKSHOP_CARD };
    for _ in 0..people {
        let to = if turn.has_recovery_room(seat) { Room::RECOVERY } else { Room::STOCK };
        turn.assign(93, seat, from, to);
    }
    turn.happen(91, EventKind::Discarded { seat, tech, slot });
    turn.cut(93, seat);
}

/// PE-92.
fn refresh(turn: &mut Turn<'_>, desk: Desk) -> Next {
    turn.pay_research(92, desk.seat, turn.pack().numbers.refresh);
    let desk = Desk { refreshed: true, ..desk };
    if turn.table().options.refresh_two {
        return Next::step(Step::Name(desk, 2));
    }
    for tech in Bits(u64::from(turn.table().market)).map(Tech) {
        turn.happen(92, EventKind::Shuffled { tech });
    }
    Next::step(Step::Name(desk, 0))
}

fn use_card(turn: &mut Turn<'_>, desk: Desk, tech: Tech) -> Next {
    let seat = desk.seat;
    match tech {
        Tech::SCHOLARS => Next::step(Step::Recall(desk)),
        Tech::PLAGUE_EXPERTS => Next::call(experts::Step { seat }, Step::Choose(desk)),
        Tech::TEST_LABORATORY => {
            let people = learning::trade(turn, seat);
            turn.take_in(seat, people, Step::Choose(Desk { traded: true, ..desk }))
        }
        _ => {
            let due = treatment::heal(turn, seat, tech, desk.due);
            Next::step(Step::Choose(Desk { due, ..desk }))
        }
    }
}
