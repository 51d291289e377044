//! The four phases of a year, PE-20: pest and support; actions; assistants back; turn order.

use crate::actions::turn as grid;
use crate::choice::Choice;
use crate::event::EventKind;
use crate::frame::{Next, Question};
use crate::game::{Game, Scratch};
use crate::phases::{era, pest, support};
use crate::turn::Turn;
use serde::{Deserialize, Serialize};

/// Three eras of two years.
pub(crate) const LAST_YEAR: u8 = 6;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// The year begins with its pest card.
    Begin,
    /// Support.
    Support,
    /// The next player's turn.
    Turn { round: u8, index: u8 },
    /// Assistants back, turn order, and every second year the end of an era.
    End,
    /// The next year, or the end.
    Next,
}

impl Step {
    pub(crate) fn ask(self, _: &Game) -> Option<Question> {
        None
    }

    pub(crate) fn take(self, _: &mut Turn<'_>, _: Choice) -> Next {
        Next::step(self)
    }

    pub(crate) fn go(self, turn: &mut Turn<'_>) -> Next {
        let players = turn.table().players;
        match self {
            Self::Begin => {
                let year = turn.table().year + 1;
                let assistants = turn.pack().numbers.assistants[usize::from((year - 1) / 2)];
                turn.happen(41, EventKind::YearBegan { year, assistants });
                Next::call(pest::Step::Draw, Self::Support)
            }
            Self::Support => Next::call(support::Step::Draw, Self::Turn { round: 0, index: 0 }),
            Self::Turn { round, index } if index == players => {
                Next::step(Self::Turn { round: round + 1, index: 0 })
            }
            Self::Turn { round, index } => {
                turn.game.scratch = Scratch::NEW;
                let seat = turn.table().order[usize::from(index)];
                if turn.player(seat).assistants == 0 {
                    return Next::step(Self::End);
                }
                turn.happen(40, EventKind::TurnBegan { seat: Some(seat) });
                Next::call(grid::Step::Choose { seat }, Self::Turn { round, index: index + 1 })
            }
            Self::End => {
                turn.happen(40, EventKind::TurnBegan { seat: None });
                turn.happen(122, EventKind::AssistantsBack);
                let order = next_order(turn.game);
                turn.happen(123, EventKind::Reordered { order });
                if turn.table().year.is_multiple_of(2) {
                    Next::call(era::Step::Agenda, Self::Next)
                } else {
                    Next::step(Self::Next)
                }
            }
            Self::Next if turn.table().year < LAST_YEAR => Next::step(Self::Begin),
            Self::Next => {
                turn.happen(140, EventKind::Ended);
                Next::Done
            }
        }
    }
}

/// Least influence first; tied players reverse their order, PE-123.
fn next_order(game: &Game) -> [game::Seat; crate::table::MAX_PLAYERS] {
    let table = &game.table;
    let mut order = table.order;
    let seated = &mut order[..usize::from(table.players)];
    seated.reverse();
    // A stable insertion sort: at most five, and nothing to allocate.
    for end in 1..seated.len() {
        let mut place = end;
        while place > 0 && table.influence_key(seated[place - 1]) > table.influence_key(seated[place]) {
            seated.swap(place - 1, place);
            place -= 1;
        }
    }
    order
}
