//! Paused rules: what each is waiting for, and the stack they stand on.

use crate::actions::{assign, construct, cure, produce, research, turn as grid, walk};
use crate::choice::Choice;
use crate::game::Game;
use crate::phases::{deal, era, pest, support, year};
use crate::procedures::{gain, market, pay, reward, take_in};
use crate::technologies::experts;
use crate::turn::Turn;
use serde::{Deserialize, Serialize};

/// The rules never call deeper than this.
const DEPTH: usize = 8;

/// What becomes of a rule when it has run a step.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Next {
    /// It is over.
    Done,
    /// It goes on here.
    Step(Frame),
    /// Another rule runs first.
    Call {
        /// That one.
        first: Frame,
        /// Where this one goes on.
        then: Frame,
    },
}

/// One list makes the enum and its dispatch.
macro_rules! frames {
    ($($(#[$doc:meta])* $name:ident in $module:ident),+ $(,)?) => {
        /// A paused rule.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        pub(crate) enum Frame { Idle, $($(#[$doc])* $name($module::Step)),+ }

        impl Frame {
            /// The question it waits for; `None` when it runs by itself.
            #[inline]
            pub(crate) fn ask(self, game: &Game) -> Option<Question> {
                match self { Self::Idle => None, $(Self::$name(step) => step.ask(game)),+ }
            }

            /// Takes the answer.
            #[inline]
            pub(crate) fn take(self, turn: &mut Turn<'_>, choice: Choice) -> Next {
                match self { Self::Idle => Next::Done, $(Self::$name(step) => step.take(turn, choice)),+ }
            }

            /// Runs a step that asks nothing.
            #[inline]
            pub(crate) fn go(self, turn: &mut Turn<'_>) -> Next {
                match self { Self::Idle => Next::Done, $(Self::$name(step) => step.go(turn)),+ }
            }
        }

        $(impl From<$module::Step> for Frame {
            #[inline]
            fn from(step: $module::Step) -> Self { Self::$name(step) }
        })+
    };
}

/// A question of this game.
pub(crate) type Question = ::game::Question<Choice>;

frames! {
    /// The set-up.
    Deal in deal,
    /// The four phases of a year.
    Year in year,
    /// Phase one, the pest card.
    Pest in pest,
    /// Phase one, support.
    Support in support,
    /// A player's turn.
    Grid in grid,
    /// Move.
    Walk in walk,
    /// Construct.
    Construct in construct,
    /// Produce.
    Produce in produce,
    /// Research.
    Research in research,
    /// Cure.
    Cure in cure,
    /// Assign.
    Assign in assign,
    /// The end of an era.
    Era in era,
    /// Gains in the order they arose.
    Gain in gain,
    /// Paying, coins in place of resources.
    Pay in pay,
    /// Taking sick people in.
    TakeIn in take_in,
    /// Filling the market.
    Market in market,
    /// A capital reward.
    Reward in reward,
    /// Somebody from the card of PE-210.
    Experts in experts,
}

impl Next {
    /// Goes on at `step`.
    #[inline]
    pub(crate) fn step(step: impl Into<Frame>) -> Self {
        Self::Step(step.into())
    }

    /// Runs `first`, then goes on at `then`.
    #[inline]
    pub(crate) fn call(first: impl Into<Frame>, then: impl Into<Frame>) -> Self {
        Self::Call { first: first.into(), then: then.into() }
    }
}

/// The paused rules, the running one on top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Stack {
    frames: [Frame; DEPTH],
    depth: u8,
}

impl Stack {
    /// With one rule on it.
    pub(crate) fn of(frame: Frame) -> Self {
        let mut stack = Self { frames: [Frame::Idle; DEPTH], depth: 1 };
        stack.frames[0] = frame;
        stack
    }

    /// The running rule.
    #[inline]
    pub(crate) fn top(&self) -> Option<Frame> {
        (self.depth > 0).then(|| self.frames[usize::from(self.depth) - 1])
    }

    /// The rules below the running one, nearest first.
    pub(crate) fn below(&self) -> impl Iterator<Item = Frame> + '_ {
        self.frames[..usize::from(self.depth).saturating_sub(1)].iter().rev().copied()
    }

    /// Carries on as the running rule said. Places above the top are always idle, so that equal games are equal.
    #[inline]
    pub(crate) fn turn(&mut self, next: Next) {
        let top = usize::from(self.depth) - 1;
        match next {
            Next::Done => {
                self.frames[top] = Frame::Idle;
                self.depth -= 1;
            }
            Next::Step(frame) => self.frames[top] = frame,
            Next::Call { first, then } => {
                self.frames[top] = then;
                self.frames[top + 1] = first;
                self.depth += 1;
            }
        }
    }
}
