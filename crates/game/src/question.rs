//! Questions of a game to a seat or to chance.

use crate::{Actor, Choice, Eye, Options, Purpose, Seat, Seats};

/// One question to one actor. Screen, bot, terminal and validator need nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question<C: Choice> {
    /// Who answers.
    pub who: Actor,
    /// The stable key of its sentence, such as `merchant-from`.
    pub prompt: &'static str,
    /// The id of the rule that asks, such as `RB-44`.
    pub rule: &'static str,
    /// What may be answered; declining, where one may, is one of them.
    pub options: Options<C>,
    /// The seats that everybody sees the game wait for: more than one where the seat that must answer is a secret.
    pub waiting: Seats,
}

impl<C: Choice> Question<C> {
    /// A question to a seat; everybody sees that the game waits for it.
    #[inline]
    #[must_use]
    pub fn to(seat: Seat, prompt: &'static str, rule: &'static str, options: Options<C>) -> Self {
        Self { who: Actor::Seat(seat), prompt, rule, options, waiting: Seats::only(seat) }
    }

    /// A question to chance.
    #[inline]
    #[must_use]
    pub fn draw(purpose: Purpose, prompt: &'static str, rule: &'static str, options: Options<C>) -> Self {
        Self { who: Actor::Chance(purpose), prompt, rule, options, waiting: Seats::NONE }
    }

    /// Whether `eye` may know what is asked and what may be answered: everything open, or itself the one asked.
    #[must_use]
    pub fn read_by(&self, eye: Eye) -> bool {
        match self.who {
            Actor::Seat(seat) => eye.among(Seats::only(seat)),
            Actor::Chance(_) => eye == Eye::Open,
        }
    }

    /// Who must answer, as far as `eye` can tell.
    #[must_use]
    pub fn apparent_to(&self, eye: Eye) -> Option<Actor> {
        (!self.in_secret() || self.read_by(eye)).then_some(self.who)
    }

    /// Whether the seat that must answer is a secret.
    #[must_use]
    pub fn in_secret(&self) -> bool {
        self.who.seat().is_some_and(|seat| self.waiting != Seats::only(seat))
    }
}
