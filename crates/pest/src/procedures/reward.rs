//! A capital reward for the player who sends people to the capital, PE-111, PE-112.

use crate::choice::{Choice, family};
use crate::event::EventKind;
use crate::frame::{Frame, Next, Question};
use crate::game::Game;
use crate::turn::Turn;
use game::{Options, Seat};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// Which one.
    Choose { seat: Seat },
    /// It is gained.
    Over,
}

/// Somebody was sent to the capital: a reward, if one is due and open, and then on to `then`, or done.
pub(crate) fn begin(turn: &mut Turn<'_>, seat: Seat, then: Option<Frame>) -> Next {
    let due = turn.table().options.reward_per_person || !turn.game.scratch.rewarded;
    turn.game.scratch.rewarded = true;
    match (due && turn.table().open_rewards != 0, then) {
        (true, Some(then)) => Next::call(Step::Choose { seat }, then),
        (true, None) => Next::step(Step::Choose { seat }),
        (false, Some(then)) => Next::Step(then),
        (false, None) => Next::Done,
    }
}

impl Step {
    pub(crate) fn ask(self, game: &Game) -> Option<Question> {
        let Self::Choose { seat } = self else { return None };
        let open = u128::from(game.table.open_rewards);
        Some(Question::to(seat, "ask-reward", "PE-111", Options::none().with(family::reward, open)))
    }

    pub(crate) fn take(self, turn: &mut Turn<'_>, choice: Choice) -> Next {
        let (Self::Choose { seat }, Choice::Reward(token)) = (self, choice) else { return Next::Done };
        turn.happen(111, EventKind::RewardTaken { seat, token });
        turn.gain(112, seat, turn.pack().tokens[token.index()].1);
        turn.settle(Self::Over)
    }

    pub(crate) fn go(self, _: &mut Turn<'_>) -> Next {
        Next::Done
    }
}
