//! Produce, PE-80 to PE-82, with PE-213, PE-225, PE-230.

use crate::choice::{Action, Choice, Space, family};
use crate::components::{Building, Bundle};
use crate::event::EventKind;
use crate::frame::{Next, Question};
use crate::game::Game;
use crate::place::Resource;
use crate::technologies::output;
use crate::turn::Turn;
use game::{Options, Seat};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// Improve or not, before anything is given.
    Begin { seat: Seat, restricted: bool },
    /// Which kind the restriction takes.
    Less { seat: Seat, restricted: bool, improved: bool },
    /// Which kind the improvement adds.
    More { seat: Seat, improved: bool, less: Option<Resource> },
    /// All is named.
    Give { seat: Seat, less: Option<Resource>, more: Option<Resource> },
    /// All is given.
    Over,
}

pub(crate) fn begin(turn: &mut Turn<'_>, seat: Seat) -> Step {
    Step::Begin { seat, restricted: turn.player(seat).sick[Space::PRODUCE.index()] > 0 }
}

/// What Produce gives before restriction and improvement, and the kinds that buildings gave.
pub(crate) fn yields(game: &Game, seat: Seat) -> ([u8; 5], u128) {
    let mut goods = [0; 5];
    let mut kinds = 0;
    for building in 0..game.pack.buildings.len() as u8 {
        if let Some((kind, amount)) = game.table.output(&game.pack, seat, Building(building)) {
            goods[kind as usize] += amount;
            kinds |= 1 << kind as u8;
        }
    }
    output::mobile_workshop(game, seat, &mut goods);
    output::containers(game, seat, &mut goods);
    (goods, kinds)
}

/// Research from the laboratory spaces, PE-81.
pub(crate) fn research(game: &Game, seat: Seat) -> u8 {
    game.pack.numbers.laboratories[usize::from(game.table.player(seat).recovered)]
}

impl Step {
    pub(crate) fn ask(self, game: &Game) -> Option<Question> {
        match self {
            Self::Begin { seat, .. } => {
                let possible = game.table.player(seat).research >= game.pack.numbers.improve;
                let options = Options::none().and(Choice::Done).and(Choice::Improve);
                possible.then(|| Question::to(seat, "ask-improve-produce", "PE-82", options))
            }
            Self::Less { seat, restricted: true, .. } => {
                let (goods, _) = yields(game, seat);
                let given = (0..5).filter(|&kind| goods[kind] > 0).fold(0u128, |set, kind| set | 1 << kind);
                (given != 0).then(|| {
                    Question::to(seat, "ask-produce-less", "PE-82", Options::none().with(family::kind, given))
                })
            }
            Self::More { seat, improved: true, .. } => {
                let (_, kinds) = yields(game, seat);
                (kinds != 0).then(|| {
                    Question::to(seat, "ask-produce-more", "PE-82", Options::none().with(family::kind, kinds))
                })
            }
            _ => None,
        }
    }

    pub(crate) fn take(self, turn: &mut Turn<'_>, choice: Choice) -> Next {
        match (self, choice) {
            (Self::Begin { seat, restricted }, Choice::Improve) => {
                turn.pay_research(42, seat, turn.pack().numbers.improve);
                turn.happen(82, EventKind::Improved { seat, action: Action::Produce });
                Next::step(Self::Less { seat, restricted, improved: true })
            }
            (Self::Less { seat, improved, .. }, Choice::Kind(kind)) => {
                Next::step(Self::More { seat, improved, less: Some(kind) })
            }
            (Self::More { seat, less, .. }, Choice::Kind(kind)) => {
                Next::step(Self::Give { seat, less, more: Some(kind) })
            }
            _ => self.go(turn),
        }
    }

    pub(crate) fn go(self, turn: &mut Turn<'_>) -> Next {
        match self {
            Self::Begin { seat, restricted } => Next::step(Self::Less { seat, restricted, improved: false }),
            Self::Less { seat, improved, .. } => Next::step(Self::More { seat, improved, less: None }),
            Self::More { seat, less, .. } => Next::step(Self::Give { seat, less, more: None }),
            Self::Give { seat, less, more } => {
                let (mut goods, _) = yields(turn.game, seat);
                if let Some(kind) = less {
                    goods[kind as usize] -= 1;
                }
                if let Some(kind) = more {
                    goods[kind as usize] += 1;
                }
                let research = research(turn.game, seat);
                turn.gain(80, seat, Bundle { goods, research, ..Bundle::NONE });
                turn.settle(Self::Over)
            }
            Self::Over => Next::Done,
        }
    }
}
