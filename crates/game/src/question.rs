//! Questions of a game, to a seat or to chance.

use crate::{Actor, Choice, Eye, Options, Purpose, Seat, Seats};

/// One question to one actor. It is all that a client, a bot or the terminal needs to answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question<C: Choice> {
    /// Who has to answer.
    pub who: Actor,
    /// The stable key of the question's text, such as `merchant-from`.
    pub prompt: &'static str,
    /// The id of the rule that asks, such as `RB-44`.
    pub rule: &'static str,
    /// The legal answers. If declining is allowed, it is one of them.
    pub options: Options<C>,
    /// The seats that everybody sees the game wait for. There is more than one if it is secret which seat has to answer.
    pub waiting: Seats,
    /// For a secret question: the answer that stands if the seat gives none. A question is secret if the others must not learn
    /// from its answer, nor from the time it takes, what the seat could have answered. That depends on the kind of question
    /// only, never on its options, so that a seat without a choice is treated like one with a choice.
    pub secret: Option<C>,
}

impl<C: Choice> Question<C> {
    /// A question to a seat. Everybody sees that the game waits for that seat.
    #[inline]
    #[must_use]
    pub fn to(seat: Seat, prompt: &'static str, rule: &'static str, options: Options<C>) -> Self {
        Self { who: Actor::Seat(seat), prompt, rule, options, waiting: Seats::only(seat), secret: None }
    }

    /// A question to chance.
    #[inline]
    #[must_use]
    pub fn draw(purpose: Purpose, prompt: &'static str, rule: &'static str, options: Options<C>) -> Self {
        Self { who: Actor::Chance(purpose), prompt, rule, options, waiting: Seats::NONE, secret: None }
    }

    /// A secret question to a seat, with the answer that stands if the seat gives none. Everybody sees that the game waits for
    /// `waiting`.
    #[inline]
    #[must_use]
    pub fn secretly(self, waiting: Seats, unanswered: C) -> Self {
        Self { waiting, secret: Some(unanswered), ..self }
    }

    /// Whether `eye` may see the question and its options: it is the seat that is asked, or it sees everything.
    #[must_use]
    pub fn read_by(&self, eye: Eye) -> bool {
        match self.who {
            Actor::Seat(seat) => eye.among(Seats::only(seat)),
            Actor::Chance(_) => eye == Eye::Open,
        }
    }

    /// Who has to answer, if `eye` may know it.
    #[must_use]
    pub fn apparent_to(&self, eye: Eye) -> Option<Actor> {
        let named = self.who.seat().is_none_or(|seat| self.waiting == Seats::only(seat));
        (named || self.read_by(eye)).then_some(self.who)
    }

    /// Whether its answer can never be undone: a draw of the set-up, or an answer in secret. An undo would show that there
    /// was something to undo.
    #[must_use]
    pub fn is_final(&self) -> bool {
        match self.who {
            Actor::Seat(_) => self.in_secret(),
            Actor::Chance(purpose) => purpose != Purpose::Draw || !self.waiting.is_empty(),
        }
    }

    /// Whether the question is put to a seat in secret.
    #[must_use]
    pub fn in_secret(&self) -> bool {
        self.secret.is_some()
    }
}
