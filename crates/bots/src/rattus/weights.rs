//! What things are worth, in cubes at the end of the game.
//!
//! Fitted to who won games of greedy players with two, four and six seats, with the base game and with all boxes: the
//! weights under which those winners were the least surprising.

use ::rattus::CardId;

/// A weight that changes through the game: what it is at the end, and how much is added eight rounds before.
#[derive(Clone, Copy)]
pub(super) struct Weight(pub(super) f32, pub(super) f32);

impl Weight {
    /// The weight `early` in the game, from 0 at its end to 1.
    #[inline]
    pub(super) fn at(self, early: f32) -> f32 {
        self.0 + self.1 * early
    }
}

/// A cube that the rats take if the plague comes, in a region next to it.
pub(super) const TOLL_NEAR: Weight = Weight(-0.8, 0.35);
/// The same in any other region.
pub(super) const TOLL_FAR: Weight = Weight(-0.75, 0.35);
/// A cube next to the plague, rats or none.
pub(super) const NEAR: Weight = Weight(0.0, -0.16);
/// A cube that will be lacking in the supply.
pub(super) const SHORT: f32 = -0.11;
/// A whole round to wait for the next turn.
pub(super) const WAITS: f32 = -2.5;
/// To be on turn, beside what can still be done in it.
pub(super) const ON_TURN: Weight = Weight(-2.4, 0.0);
/// A cube that can be placed in this turn.
pub(super) const PLACE: f32 = 0.76;
/// A card that can be taken in this turn.
pub(super) const TAKE: Weight = Weight(0.21, 0.26);
/// A cube that is being placed.
pub(super) const COMING: f32 = 0.92;
/// A cube's worth of abilities that can be used in this turn.
pub(super) const USABLE: f32 = 0.2;
/// A cube's worth of the ability that is being used.
pub(super) const ASKING: f32 = 0.2;
/// A cube on the baker.
pub(super) const BAKED: f32 = 0.6;
/// A region card.
pub(super) const HAND: f32 = 0.35;
/// A diplomat.
pub(super) const DIPLOMAT: f32 = 1.1;
/// To hold any card, beside what the card itself is worth.
pub(super) const HOLDS: Weight = Weight(0.0, -0.4);

/// To hold a card.
pub(super) fn holding(card: CardId) -> f32 {
    const HOLDING: [f32; CardId::ALL.len()] = [
        0.68, -0.15, -0.25, -0.28, -0.12, -0.5, 0.15, 0.5, 0.1, 0.35, -0.3, -0.4, -0.45, -0.2, 0.0, 0.7,
        0.05, -0.35, 0.1, 0.6, 0.9, -0.1,
    ];
    HOLDING[card.index()]
}

/// How far two scores must lie apart for the better one to win about three times as often, with so many rounds left.
#[inline]
pub(super) fn heat(rounds: f32) -> f32 {
    1.15 * (1.0 + 0.033 * rounds.min(8.0)).powi(8)
}
