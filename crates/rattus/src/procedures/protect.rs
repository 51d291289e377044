//! Region cards against a token that has broken out, AF-20 to AF-28.

use crate::cards::{CardId, Cards};
use crate::choice::{Choice, family};
use crate::class::Class;
use crate::frame::{Frame, Next};
use crate::hands::RegionCardId;
use crate::rattus::Rattus;
use crate::refusal;
use crate::token::Symbol;
use crate::turn::Turn;
use game::{Eye, Options, Phrase, Question, Seat, Seats};
use serde::{Deserialize, Serialize};

/// A pause of the asking. Every question of it is told to the table as one wait for all at risk (AF-25).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// The seat so far clockwise from the one on turn may play a card.
    Ask { offset: u8 },
    /// Onto which of its class cards.
    Onto { offset: u8, card: RegionCardId },
    /// All have answered: the cards are opened together.
    Open,
}

impl Step {
    pub(crate) fn ask(self, game: &Rattus) -> Option<Question<Choice>> {
        let options = match self {
            Self::Ask { offset } if offset < game.players && at_risk(game).has(seat(game, offset)) => {
                Options::none()
                    .with(family::region_card, fitting(game, seat(game, offset)).into())
                    .and(Choice::Pass)
            }
            Self::Onto { offset, card } => {
                Options::none().with(family::card, targets(game, seat(game, offset), card).set())
            }
            Self::Ask { .. } | Self::Open => return None,
        };
        let (Self::Ask { offset } | Self::Onto { offset, .. }) = self else { return None };
        Some(Question { waiting: at_risk(game), ..Question::to(seat(game, offset), "protect", options) })
    }

    pub(crate) fn go(self, turn: &mut Turn<'_>) -> Next {
        match self {
            Self::Ask { offset } if offset < turn.players => step(Self::Ask { offset: offset + 1 }),
            Self::Ask { .. } => step(Self::Open),
            Self::Open => {
                turn.open_guards();
                Next::Done
            }
            Self::Onto { .. } => unreachable!("a class card is asked for"),
        }
    }

    pub(crate) fn take(self, turn: &mut Turn<'_>, choice: Choice) -> Next {
        match (self, choice) {
            (Self::Ask { offset }, Choice::Pass) => step(Self::Ask { offset: offset + 1 }),
            (Self::Ask { offset }, Choice::RegionCard(card)) => {
                let targets = targets(turn, seat(turn, offset), card);
                match targets.iter().next() {
                    Some(only) if targets.len() == 1 => {
                        turn.guard(only, card);
                        step(self)
                    }
                    _ => step(Self::Onto { offset, card }),
                }
            }
            (Self::Onto { offset, card }, Choice::Card(onto)) => {
                turn.guard(onto, card);
                step(Self::Ask { offset })
            }
            _ => unreachable!("{choice:?} was not offered by {self:?}"),
        }
    }

    pub(crate) fn refuse(self, game: &Rattus, choice: Choice) -> Phrase {
        match (self, choice) {
            (Self::Ask { offset }, Choice::RegionCard(card)) => {
                let hand = game.board.hands.of(seat(game, offset));
                if card.0 < 64 && hand >> card.0 & 1 == 1 {
                    Phrase::new("refused-card-does-not-fit", "AF-20")
                } else {
                    Phrase::new("refused-card-not-in-hand", "AF-20")
                }
            }
            (Self::Onto { .. }, Choice::Card(onto)) => {
                Phrase::new("refused-not-threatened", "AF-28").with("card", refusal::card(onto))
            }
            _ => refusal::not_asked("AF-28"),
        }
    }
}

fn step(step: Step) -> Next {
    Next::Step(Frame::Protect(step))
}

fn seat(game: &Rattus, offset: u8) -> Seat {
    game.me().clockwise(offset, game.players)
}

/// Whom public facts put at risk: an unprotected class card of a symbol, a region card in hand, and a cube there
/// that M and A can leave.
pub(crate) fn at_risk(game: &Rattus) -> Seats {
    let region = game.ravage.region;
    let face = game.face(game.ravage.token);
    let count = |symbol| face.symbols().iter().filter(|&&other| other == symbol).count() as u8;
    let (majority, all) = (count(Symbol::Majority), count(Symbol::All));
    (0..game.players)
        .map(Seat)
        .filter(|&seat| {
            let gone = all + if game.ravage.majority.has(seat) { majority } else { 0 };
            let left = game.board.cubes_of(seat, region) > 0
                && game.board.cubes_of(seat, region) + game.board.potions_of(seat, region) > gone;
            left && game.board.hands.of(seat) != 0 && !threatened(game, seat).is_empty()
        })
        .fold(Seats::NONE, Seats::with)
}

/// The class cards of `seat` that the token strikes and nothing opened protects.
fn threatened(game: &Rattus, seat: Seat) -> Cards {
    let struck =
        game.face(game.ravage.token).symbols().iter().fold(Cards::NONE, |cards, symbol| match symbol {
            Symbol::Class(class) => cards.or(game.of_class(*class)),
            _ => cards,
        });
    game.board.held(seat).and(struck).minus(game.ravage.protected)
}

/// The threatened class cards that `card` fits and that nothing lies on yet (AF-20, AF-21, AF-23).
fn targets(game: &Rattus, seat: Seat, card: RegionCardId) -> Cards {
    let signs = game.components.region_cards[usize::from(card.0)].signs;
    threatened(game, seat)
        .iter()
        .filter(|&onto| signs.fits(class_of(game, onto)) && game.guard_on(onto).is_none())
        .collect()
}

fn class_of(game: &Rattus, card: CardId) -> Class {
    game.components.class_of[card.index()]
}

/// The region cards in hand that would protect something now.
fn fitting(game: &Rattus, seat: Seat) -> u64 {
    let hand = game.board.hands.of(seat) & !laid(game);
    (0..64)
        .filter(|card| hand >> card & 1 == 1 && !targets(game, seat, RegionCardId(*card)).is_empty())
        .fold(0, |cards, card| cards | 1 << card)
}

/// The region cards that lie on class cards.
fn laid(game: &Rattus) -> u64 {
    game.ravage.guards.iter().filter(|&&card| card != u8::MAX).fold(0, |cards, card| cards | 1 << card)
}

/// Takes back what others have answered unseen: `eye` can't know it.
pub(crate) fn forget_answers(game: &mut Rattus, eye: Eye) {
    for card in game.board.cards.minus(game.ravage.protected).iter() {
        if game.guard_on(card).is_some() && game.board.holder(card).is_none_or(|seat| eye != Eye::Seat(seat))
        {
            game.ravage.guards[game.guard_slot(card)] = u8::MAX;
        }
    }
}

impl Rattus {
    /// The place of a class card in play among the guards.
    pub(crate) fn guard_slot(&self, card: CardId) -> usize {
        (self.board.cards.0 & ((1 << card as u8) - 1)).count_ones() as usize
    }

    /// The region card that lies on a class card, opened or not.
    pub(crate) fn guard_on(&self, card: CardId) -> Option<RegionCardId> {
        let guard = self.ravage.guards[self.guard_slot(card)];
        (guard != u8::MAX).then_some(RegionCardId(guard))
    }
}
