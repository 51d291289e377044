//! The weights of the evaluation, in cubes at the end of the game.
//!
//! Fitted to the winners of games between greedy players with two, four and six seats, with the base game and with all
//! boxes, by maximum likelihood.

use crate::CardId;

/// A weight that changes through the game: its value at the end, and what is added to it eight rounds before.
#[derive(Clone, Copy)]
pub(super) struct Weight(pub(super) f32, pub(super) f32);

impl Weight {
    /// The weight at a point of the game, from 0 at its end to 1 early on.
    #[inline]
    pub(super) fn at(self, early: f32) -> f32 {
        self.0 + self.1 * early
    }
}

/// A cube lost on average if a region next to the plague is ravaged.
pub(super) const LOSSES_NEAR: Weight = Weight(-0.8, 0.35);
/// A cube lost on average if any other region is ravaged.
pub(super) const LOSSES_FAR: Weight = Weight(-0.75, 0.35);
/// A cube next to the plague, with rats or without.
pub(super) const NEAR: Weight = Weight(0.0, -0.16);
/// A cube that will be missing from the supply.
pub(super) const SHORT: f32 = -0.11;
/// A whole round until the next turn.
pub(super) const WAITS: f32 = -2.5;
/// To be the active seat, in addition to what can still be done in the turn.
pub(super) const ON_TURN: Weight = Weight(-2.4, 0.0);
/// A cube that can be placed in this turn.
pub(super) const PLACE: f32 = 0.76;
/// A card that can be taken in this turn.
pub(super) const TAKE: Weight = Weight(0.21, 0.26);
/// A cube that is being placed.
pub(super) const COMING: f32 = 0.92;
/// The abilities that can be used in this turn, as a factor of their value.
pub(super) const USABLE: f32 = 0.2;
/// The ability that is being used, as a factor of its value.
pub(super) const ASKING: f32 = 0.2;
/// A cube on the baker.
pub(super) const BAKED: f32 = 0.6;
/// A region card.
pub(super) const HAND: f32 = 0.35;
/// A diplomat.
pub(super) const DIPLOMAT: f32 = 1.1;
/// To hold any card, in addition to the value of the card itself.
pub(super) const HOLDS: Weight = Weight(0.0, -0.4);

/// The weights of one class card.
#[derive(Clone, Copy)]
pub(super) struct CardWeights {
    /// To hold it.
    pub(super) holding: f32,
    /// To use its ability once.
    pub(super) using: f32,
}

/// The weights of a card that has none of its own: about the average.
const USUAL: CardWeights = CardWeights { holding: 0.0, using: 0.4 };

/// The weights that were fitted, a line for each card.
const CARDS: &[(CardId, CardWeights)] = &[
    (CardId::Peasant, CardWeights { holding: 0.68, using: 0.8 }),
    (CardId::Merchant, CardWeights { holding: -0.15, using: 0.6 }),
    (CardId::Monk, CardWeights { holding: -0.25, using: 0.5 }),
    (CardId::Knight, CardWeights { holding: -0.28, using: 0.4 }),
    (CardId::Witch, CardWeights { holding: -0.12, using: 0.2 }),
    (CardId::King, CardWeights { holding: -0.5, using: 0.8 }),
    (CardId::Serf, CardWeights { holding: 0.15, using: 0.3 }),
    (CardId::Baker, CardWeights { holding: 0.5, using: 0.3 }),
    (CardId::Courier, CardWeights { holding: 0.1, using: 0.4 }),
    (CardId::Mayor, CardWeights { holding: 0.35, using: 0.5 }),
    (CardId::Nun, CardWeights { holding: -0.3, using: 0.3 }),
    (CardId::Bishop, CardWeights { holding: -0.4, using: 0.3 }),
    (CardId::Crusader, CardWeights { holding: -0.45, using: 0.4 }),
    (CardId::Soldier, CardWeights { holding: -0.2, using: 0.3 }),
    (CardId::PiedPiper, CardWeights { holding: 0.0, using: 0.5 }),
    (CardId::Wizard, CardWeights { holding: 0.7, using: 0.4 }),
    (CardId::Queen, CardWeights { holding: 0.05, using: 0.7 }),
    (CardId::Emperor, CardWeights { holding: -0.35, using: 0.2 }),
    (CardId::Astronomer, CardWeights { holding: 0.1, using: 0.2 }),
    (CardId::Explorer, CardWeights { holding: 0.6, using: 0.6 }),
    (CardId::Sultan, CardWeights { holding: 0.9, using: 0.4 }),
    (CardId::CaravanLeader, CardWeights { holding: -0.1, using: 0.5 }),
];

/// The weights of a card.
#[inline]
pub(super) fn of(card: CardId) -> CardWeights {
    const BY_CARD: [CardWeights; CardId::ALL.len()] = {
        let mut weights = [USUAL; CardId::ALL.len()];
        let mut line = 0;
        while line < CARDS.len() {
            weights[CARDS[line].0.index()] = CARDS[line].1;
            line += 1;
        }
        weights
    };
    BY_CARD[card.index()]
}

/// The softmax temperature that turns expected scores into probabilities of winning, by rounds left.
#[inline]
pub(super) fn temperature(rounds: f32) -> f32 {
    1.15 * (1.0 + 0.033 * rounds.min(8.0)).powi(8)
}
