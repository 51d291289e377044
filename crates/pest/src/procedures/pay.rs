//! Paying, PE-45: a coin stands for any one basic resource, and the payer says how many of each kind.

use crate::choice::{Choice, family};
use crate::components::Cost;
use crate::frame::{Frame, Next, Question};
use crate::game::Game;
use crate::table::Player;
use crate::turn::Turn;
use game::{Options, Seat};
use serde::{Deserialize, Serialize};

const COIN: usize = 4;

/// The questions how many coins replace a resource, in the order of the resources.
pub(crate) const COIN_PROMPTS: [&str; COIN] =
    ["ask-coins-wood", "ask-coins-stone", "ask-coins-food", "ask-coins-herbs"];

/// How many coins go in place of each kind, one kind after the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Step {
    seat: Seat,
    /// What is left to pay, the coins chosen so far among the coins.
    cost: Cost,
    /// The kind in question.
    kind: u8,
    rule: u16,
}

/// Whether `player` can pay `cost`, coins standing in.
#[inline]
pub(crate) fn can(player: &Player, cost: &Cost) -> bool {
    // Wide enough for every data pack: each amount may be 255.
    let missing: u16 = (0..COIN).map(|kind| u16::from(cost[kind].saturating_sub(player.goods[kind]))).sum();
    missing + u16::from(cost[COIN]) <= u16::from(player.goods[COIN])
}

/// Pays `cost` and goes on, asking only where coins and resources would both do.
pub(crate) fn begin(turn: &mut Turn<'_>, seat: Seat, cost: Cost, rule: u16, then: impl Into<Frame>) -> Next {
    let mut step = Step { seat, cost, kind: 0, rule };
    if step.settle(turn.game) {
        turn.pay(rule, seat, step.cost);
        Next::Step(then.into())
    } else {
        Next::call(step, then)
    }
}

impl Step {
    /// The fewest and most coins that may stand in for the kind in question.
    fn range(&self, game: &Game) -> (u8, u8) {
        let player = game.table.player(self.seat);
        let kind = usize::from(self.kind);
        let need = |kind: usize| self.cost[kind].saturating_sub(player.goods[kind]);
        let later: u8 = (kind + 1..COIN).map(need).sum();
        let left = player.goods[COIN] - self.cost[COIN] - later;
        (need(kind), self.cost[kind].min(left))
    }

    /// Puts `coins` in place of the kind in question.
    fn put(&mut self, coins: u8) {
        self.cost[usize::from(self.kind)] -= coins;
        self.cost[COIN] += coins;
        self.kind += 1;
    }

    /// Goes on to the next kind with a real choice; whether there is none.
    fn settle(&mut self, game: &Game) -> bool {
        while usize::from(self.kind) < COIN {
            let (fewest, most) = self.range(game);
            if fewest < most {
                return false;
            }
            self.put(fewest);
        }
        true
    }

    pub(crate) fn ask(self, game: &Game) -> Option<Question> {
        if usize::from(self.kind) >= COIN {
            return None;
        }
        let (fewest, most) = self.range(game);
        let counts = (1u128 << (most + 1)) - (1u128 << fewest);
        Some(Question::to(
            self.seat,
            COIN_PROMPTS[usize::from(self.kind)],
            "PE-45",
            Options::none().with(family::coins, counts),
        ))
    }

    pub(crate) fn take(mut self, turn: &mut Turn<'_>, choice: Choice) -> Next {
        let Choice::Coins(coins) = choice else { return Next::Done };
        self.put(coins);
        if self.settle(turn.game) { self.go(turn) } else { Next::step(self) }
    }

    pub(crate) fn go(self, turn: &mut Turn<'_>) -> Next {
        turn.pay(self.rule, self.seat, self.cost);
        Next::Done
    }
}
