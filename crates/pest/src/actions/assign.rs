//! Assign, PE-110 to PE-113, with PE-210, PE-225, PE-229.

use crate::choice::{Choice, Room, family};
use crate::components::Tech;
use crate::frame::{Next, Question};
use crate::game::Game;
use crate::procedures::{free, reward};
use crate::technologies::learning;
use crate::turn::Turn;
use game::{Options, Seat};
use serde::{Deserialize, Serialize};

/// One Assign under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Roster {
    pub(crate) seat: Seat,
    /// The rooms somebody was moved out of; nobody is moved into or out of them again, so that play ends.
    pub(crate) left: u16,
    /// Whether Tuition was paid out.
    pub(crate) fees: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// Who next, and where to.
    Choose(Roster),
    /// Where somebody out of a building goes.
    Move(Roster, Room),
    /// Somebody went to the capital and the reward was taken.
    Sent(Roster),
}

pub(crate) fn begin(turn: &mut Turn<'_>, seat: Seat) -> Step {
    turn.game.scratch.rewarded = false;
    Step::Choose(Roster { seat, left: 0, fees: false })
}

/// Where somebody from the recovery track may go.
pub(crate) fn rooms(game: &Game, seat: Seat) -> u128 {
    let player = game.table.player(seat);
    if player.recovered == 0 {
        return 0;
    }
    let experts = player.has(Tech::PLAGUE_EXPERTS)
        && player.experts < game.pack.technology(Tech::PLAGUE_EXPERTS).amount;
    u128::from(player.empty_rooms(&game.pack)) | u128::from(experts) << Room::EXPERTS.0 | 1 << Room::CAPITAL.0
}

impl Roster {
    /// Where people may be moved to from another building.
    fn targets(&self, game: &Game) -> u16 {
        game.table.player(self.seat).empty_rooms(&game.pack) & !self.left
    }
}

impl Step {
    pub(crate) fn ask(self, game: &Game) -> Option<Question> {
        match self {
            Self::Choose(roster) => {
                let seat = roster.seat;
                let mut options = Options::none().with(family::assign, rooms(game, seat));
                if roster.targets(game) != 0 {
                    let staff = game.table.player(seat).staff & !roster.left;
                    options.add(family::transfer, u128::from(staff));
                }
                options.add(family::done, 1);
                free::offer(game, seat, &mut options);
                Some(Question::to(seat, "ask-assign", "PE-110", options))
            }
            Self::Move(roster, _) => {
                let rooms = u128::from(roster.targets(game));
                Some(Question::to(
                    roster.seat,
                    "ask-transfer",
                    "PE-110",
                    Options::none().with(family::assign, rooms),
                ))
            }
            Self::Sent(_) => None,
        }
    }

    pub(crate) fn take(self, turn: &mut Turn<'_>, choice: Choice) -> Next {
        match (self, choice) {
            (Self::Choose(roster), Choice::Assign(room)) => {
                turn.assign(110, roster.seat, Room::RECOVERY, room);
                if room != Room::CAPITAL {
                    return Next::step(self);
                }
                reward::begin(turn, roster.seat, Some(Self::Sent(roster).into()))
            }
            (Self::Choose(roster), Choice::Transfer(room)) => Next::step(Self::Move(roster, room)),
            (Self::Choose(_), Choice::Done) => Next::Done,
            (Self::Choose(roster), choice) => {
                free::take(turn, roster.seat, choice);
                Next::step(self)
            }
            (Self::Move(roster, from), Choice::Assign(to)) => {
                turn.assign(110, roster.seat, from, to);
                Next::step(Self::Choose(Roster { left: roster.left | 1 << from.0, ..roster }))
            }
            _ => Next::step(self),
        }
    }

    pub(crate) fn go(self, turn: &mut Turn<'_>) -> Next {
        let Self::Sent(roster) = self else { return Next::step(self) };
        if !roster.fees {
            learning::fees(turn, roster.seat);
        }
        turn.settle(Self::Choose(Roster { fees: true, ..roster }))
    }
}
