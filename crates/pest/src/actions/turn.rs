//! A player's turn, PE-40: an assistant, then the two actions of its space in either order. Cards of PE-217 and
//! PE-228 take an assistant too.

use crate::actions::{assign, construct, cure, produce, research, walk};
use crate::choice::{Action, Cell, Choice, family};
use crate::components::Tech;
use crate::event::EventKind;
use crate::frame::{Frame, Next, Question};
use crate::game::Game;
use crate::procedures::{free, pay};
use crate::technologies::assistants;
use crate::turn::Turn;
use game::{Options, Seat};
use serde::{Deserialize, Serialize};

const TOP_DONE: u8 = 1;
const LEFT_DONE: u8 = 2;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// Where the assistant goes.
    Choose { seat: Seat },
    /// Which space is repeated, PE-228.
    Repeat { seat: Seat },
    /// PE-217 is paid.
    Experiments { seat: Seat },
    /// Which action comes next; those carried out are marked.
    Act { seat: Seat, cell: Cell, done: u8 },
}

/// Begins an action.
pub(crate) fn begin(turn: &mut Turn<'_>, seat: Seat, action: Action) -> Frame {
    match action {
        Action::Move => walk::begin(turn, seat).into(),
        Action::Construct => construct::begin(turn, seat).into(),
        Action::Produce => produce::begin(turn, seat).into(),
        Action::Research => research::begin(turn, seat).into(),
        Action::Cure => cure::begin(turn, seat).into(),
        Action::Assign => assign::begin(turn, seat).into(),
    }
}

/// Whether the top action of `cell` is done in the current turn of `seat`.
pub(crate) fn top_is_done(game: &Game, seat: Seat, cell: Cell) -> bool {
    game.stack.iter().any(|frame| {
        matches!(frame, Frame::Grid(Step::Act { seat: on_turn, cell: chosen, done })
            if on_turn == seat && chosen == cell && done & TOP_DONE != 0)
    })
}

impl Step {
    pub(crate) fn ask(self, game: &Game) -> Option<Question> {
        match self {
            Self::Choose { seat } => {
                let player = game.table.player(seat);
                let mut options = Options::none().with(family::cell, u128::from(!player.grid & 0x1ff));
                if player.has(Tech::MEDICAL_EXPERIMENTS) || player.has(Tech::ADRENALINE_SHOT) {
                    options.add(family::card, assistants::usable(game, seat));
                }
                free::offer(game, seat, &mut options);
                Some(Question::to(seat, "ask-assistant", "PE-40", options))
            }
            Self::Repeat { seat } => {
                let used = u128::from(game.table.player(seat).grid);
                Some(Question::to(seat, "ask-repeat", "PE-228", Options::none().with(family::cell, used)))
            }
            Self::Experiments { .. } => None,
            Self::Act { seat, cell, done } => {
                let mut actions = 0;
                if done & TOP_DONE == 0 {
                    actions |= 1 << cell.top() as u8;
                }
                if done & LEFT_DONE == 0 {
                    actions |= 1 << cell.left() as u8;
                }
                let mut options = Options::none().with(family::act, actions).and(Choice::Done);
                free::offer(game, seat, &mut options);
                Some(Question::to(seat, "ask-action", "PE-40", options))
            }
        }
    }

    pub(crate) fn take(self, turn: &mut Turn<'_>, choice: Choice) -> Next {
        match (self, choice) {
            (Self::Choose { seat }, Choice::Cell(cell)) => {
                turn.happen(40, EventKind::Placed { seat, cell });
                Next::step(Self::Act { seat, cell, done: 0 })
            }
            (Self::Choose { seat }, Choice::Use(tech)) => {
                turn.happen(tech.rule(), EventKind::PlacedOnCard { seat, tech });
                if tech == Tech::ADRENALINE_SHOT {
                    return Next::step(Self::Repeat { seat });
                }
                let cost = turn.pack().technology(tech).pay;
                pay::begin(turn, seat, cost, 217, Self::Experiments { seat })
            }
            (Self::Repeat { seat }, Choice::Cell(cell)) => {
                turn.happen(228, EventKind::Repeated { seat, cell });
                Next::step(Self::Act { seat, cell, done: 0 })
            }
            (Self::Act { seat, cell, done }, Choice::Do(action)) => {
                let bit = if action == cell.top() { TOP_DONE } else { LEFT_DONE };
                let rule = if bit == TOP_DONE { 40 } else { 48 };
                turn.happen(rule, EventKind::Began { seat, action });
                let first = begin(turn, seat, action);
                Next::call(first, Self::Act { seat, cell, done: done | bit })
            }
            (Self::Act { .. }, Choice::Done) => Next::Done,
            (Self::Choose { seat } | Self::Act { seat, .. }, choice) => {
                free::take(turn, seat, choice);
                Next::step(self)
            }
            _ => Next::step(self),
        }
    }

    pub(crate) fn go(self, turn: &mut Turn<'_>) -> Next {
        let Self::Experiments { seat } = self else { return Next::step(self) };
        assistants::experiment(turn, seat);
        Next::step(Self::Act { seat, cell: Cell(0), done: TOP_DONE | LEFT_DONE })
    }
}
