//! Paused rules, and what each of them asks and does.

use crate::actions::{assign, construct, cure, produce, research, turn as grid, walk};
use crate::choice::Choice;
use crate::game::Game;
use crate::phases::{deal, era, pest, support, year};
use crate::procedures::{gain, market, pay, reward, take_in};
use crate::technologies::experts;
use crate::turn::Turn;
use serde::{Deserialize, Serialize};

/// What comes after a rule of this game has run.
pub(crate) type Next = game::Next<Frame>;

/// The stack of paused rules. No rule calls deeper than this.
pub(crate) type Frames = game::Frames<Frame, 8>;

/// Defines the enum and its dispatch from one list.
macro_rules! frames {
    ($($(#[$doc:meta])* $name:ident in $module:ident),+ $(,)?) => {
        /// A paused rule.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
        pub(crate) enum Frame { #[default] Idle, $($(#[$doc])* $name($module::Step)),+ }

        impl Frame {
            /// The question of the rule; `None` if it continues without one.
            #[inline]
            pub(crate) fn ask(self, game: &Game) -> Option<Question> {
                match self { Self::Idle => None, $(Self::$name(step) => step.ask(game)),+ }
            }

            /// Continues with an answer.
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
    /// The action Move.
    Walk in walk,
    /// The action Construct.
    Construct in construct,
    /// The action Produce.
    Produce in produce,
    /// The action Research.
    Research in research,
    /// The action Cure.
    Cure in cure,
    /// The action Assign.
    Assign in assign,
    /// The end of an era.
    Era in era,
    /// Handing out gains in the order in which they arose.
    Gain in gain,
    /// Paying, with coins instead of resources if the player wants.
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
