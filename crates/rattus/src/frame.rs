//! Paused rules, and what each of them asks and does.

use crate::cards::{CardStep, Moment};
use crate::choice::Choice;
use crate::phases::{begin, finale, regular};
use crate::procedures::{draw, march, place, protect, ravage};
use crate::rattus::Rattus;
use crate::turn::Turn;
use game::{Phrase, Question};
use serde::{Deserialize, Serialize};

/// A paused rule: a phase of the game, a shared procedure, or a step of a card. At most one machine word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Frame {
    Begin(begin::Step),
    Regular(regular::Step),
    Finale(finale::Step),
    Place(place::Step),
    Draw(draw::Step),
    Ravage(ravage::Step),
    Protect(protect::Step),
    March(march::Step),
    Moment {
        moment: Moment,
        from: u8,
    },
    Card(CardStep),
    #[default]
    Over,
}

const _: () = assert!(size_of::<Frame>() <= 8, "a paused rule is one word at most");

/// What comes after a rule of this game has run.
pub(crate) type Next = game::Next<Frame>;

impl Frame {
    /// The question of the rule; `None` if it continues without one.
    #[inline]
    pub(crate) fn ask(self, game: &Rattus) -> Option<Question<Choice>> {
        match self {
            Self::Begin(step) => step.ask(game),
            Self::Regular(step) => step.ask(game),
            Self::Finale(step) => step.ask(game),
            Self::Place(step) => step.ask(game),
            Self::Draw(step) => step.ask(game),
            Self::Ravage(step) => step.ask(game),
            Self::Protect(step) => step.ask(game),
            Self::March(step) => step.ask(game),
            Self::Card(step) => step.ask(game, game.me()),
            Self::Moment { .. } | Self::Over => None,
        }
    }

    /// Continues without an answer.
    #[inline]
    pub(crate) fn go(self, turn: &mut Turn<'_>) -> Next {
        match self {
            Self::Regular(step) => step.go(turn),
            Self::Finale(step) => step.go(turn),
            Self::Ravage(step) => step.go(turn),
            Self::Protect(step) => step.go(turn),
            Self::March(step) => step.go(turn),
            Self::Begin(step) => step.go(turn),
            Self::Draw(step) => step.go(turn),
            Self::Card(step) => step.go(turn, turn.me()),
            Self::Place(step) => step.go(turn),
            Self::Moment { moment, from } => moment.go(turn, from),
            Self::Over => unreachable!("a game that is over does not go on"),
        }
    }

    /// Continues with one of the offered answers.
    #[inline]
    pub(crate) fn take(self, turn: &mut Turn<'_>, choice: Choice) -> Next {
        match self {
            Self::Begin(step) => step.take(turn, choice),
            Self::Regular(step) => step.take(turn, choice),
            Self::Finale(step) => step.take(turn, choice),
            Self::Place(step) => step.take(turn, choice),
            Self::Draw(step) => step.take(turn, choice),
            Self::Ravage(step) => step.take(turn, choice),
            Self::Protect(step) => step.take(turn, choice),
            Self::March(step) => step.take(turn, choice),
            Self::Card(step) => step.take(turn, turn.me(), choice),
            Self::Moment { .. } | Self::Over => unreachable!("it asked nothing"),
        }
    }

    /// Why an answer that was not offered is refused.
    pub(crate) fn refuse(self, game: &Rattus, choice: Choice) -> Phrase {
        match self {
            Self::Begin(step) => step.refuse(game, choice),
            Self::Regular(step) => step.refuse(game, choice),
            Self::Finale(step) => step.refuse(game, choice),
            Self::Place(step) => step.refuse(game, choice),
            Self::Draw(step) => step.refuse(game, choice),
            Self::Ravage(step) => step.refuse(game, choice),
            Self::Protect(step) => step.refuse(game, choice),
            Self::March(step) => step.refuse(game, choice),
            Self::Card(step) => step.refuse(game, game.me(), choice),
            Self::Moment { .. } | Self::Over => Phrase::new("refused-over", "RB-67"),
        }
    }
}

/// The deepest nesting is a card that asks during a ravage: phase, ravage, moment, card.
pub(crate) type Frames = game::Frames<Frame, 4>;
