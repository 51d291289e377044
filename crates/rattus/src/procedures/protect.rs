//! Playing region cards against a token that has broken out (AF-20 to AF-28).

use crate::cards::{CardId, Cards};
use crate::choice::{Choice, family};
use crate::class::Class;
use crate::frame::{Frame, Next};
use crate::hands::RegionCardId;
use crate::rattus::Rattus;
use crate::refusal;
use crate::token::Symbol;
use crate::turn::Turn;
use game::{Eye, Options, Phrase, Question, Random, Seat, Seats};
use serde::{Deserialize, Serialize};

/// The pause of the questions: all class cards in danger before number `from`, of the seat that is `offset` seats clockwise
/// from the active player, have been asked about.
///
/// Every player whom public facts put at risk is asked once for each class card in danger, whatever they hold, and
/// everybody sees each of these questions as one wait for all of them. So nobody else can infer from the course of the
/// questions who holds what, or who has answered how (AF-25). All of them are secret questions, also if one player alone is at
/// risk: otherwise the time that an answer takes would tell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Step {
    offset: u8,
    from: u8,
}

impl Step {
    /// Nobody has been asked yet.
    pub(crate) const FIRST: Self = Self { offset: 0, from: 0 };

    pub(crate) fn ask(self, game: &Rattus) -> Option<Question<Choice>> {
        let waiting = at_risk(game);
        let (seat, onto) = in_danger(game, waiting).find(|&danger| !self.is_past(game, danger))?;
        let options =
            Options::none().with(family::region_card, fitting(game, seat, onto).into()).and(Choice::Pass);
        Some(Question::to(seat, "protect", "AF-28", options).secretly(waiting, Choice::Pass))
    }

    /// Everybody has answered: the cards are revealed together.
    pub(crate) fn go(self, turn: &mut Turn<'_>) -> Next {
        let seats = at_risk(turn);
        if !seats.is_empty() {
            turn.open_guards(seats);
        }
        Next::Done
    }

    pub(crate) fn take(self, turn: &mut Turn<'_>, choice: Choice) -> Next {
        let (seat, onto) = self.asked(turn).expect("somebody was asked");
        if let Choice::RegionCard(card) = choice {
            turn.guard(onto, card);
        }
        turn.answer_in_secret();
        let offset = distance(turn, seat);
        Next::Step(Frame::Protect(Self { offset, from: onto as u8 + 1 }))
    }

    pub(crate) fn refuse(self, game: &Rattus, choice: Choice) -> Phrase {
        let (Some((seat, onto)), Choice::RegionCard(card)) = (self.asked(game), choice) else {
            return refusal::not_asked("AF-28");
        };
        let (key, rule) = match 1u64.checked_shl(card.0.into()).unwrap_or(0) {
            card if game.board.hands.of(seat) & card == 0 => ("refused-card-not-in-hand", "AF-20"),
            card if laid(game) & card != 0 => ("refused-card-laid", "AF-23"),
            _ => ("refused-card-does-not-fit", "AF-20"),
        };
        Phrase::new(key, rule).with("card", refusal::card(onto))
    }

    /// The seat that is asked, and the class card it is asked about.
    pub(crate) fn asked(self, game: &Rattus) -> Option<(Seat, CardId)> {
        in_danger(game, at_risk(game)).find(|&danger| !self.is_past(game, danger))
    }

    /// Whether this class card has been asked about already.
    fn is_past(self, game: &Rattus, (seat, onto): (Seat, CardId)) -> bool {
        (distance(game, seat), onto as u8) < (self.offset, self.from)
    }
}

/// The number of seats from the active player clockwise to `seat`.
fn distance(game: &Rattus, seat: Seat) -> u8 {
    (seat.0 + game.players - game.me().0) % game.players
}

/// Every class card in danger of `seats`, in the order of the questions: clockwise from the active player.
fn in_danger(game: &Rattus, seats: Seats) -> impl Iterator<Item = (Seat, CardId)> + '_ {
    let seats = game.clockwise(game.me()).filter(move |&seat| seats.has(seat));
    seats.flat_map(move |seat| threatened(game, seat).iter().map(move |onto| (seat, onto)))
}

/// The players whom public facts put at risk: they have an unprotected class card of a symbol, a region card in hand, and a
/// cube in the region that M and A may leave.
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

/// The class cards of `seat` that the token affects and that no revealed region card protects.
fn threatened(game: &Rattus, seat: Seat) -> Cards {
    let struck =
        game.face(game.ravage.token).symbols().iter().fold(Cards::NONE, |cards, symbol| match symbol {
            Symbol::Class(class) => cards.or(game.of_class(*class)),
            _ => cards,
        });
    game.board.held(seat).and(struck).minus(game.ravage.protected)
}

/// The region cards of `seat` that fit a class card, except those already on another one (AF-20, AF-21, AF-23).
fn fitting(game: &Rattus, seat: Seat, onto: CardId) -> u64 {
    let class: Class = game.components.class_of[onto.index()];
    let mut fitting = 0;
    let mut hand = game.board.hands.of(seat) & !laid(game);
    while hand != 0 {
        let card = hand.trailing_zeros();
        if game.components.region_cards[card as usize].signs.fits(class) {
            fitting |= 1 << card;
        }
        hand &= hand - 1;
    }
    fitting
}

/// The region cards on class cards.
fn laid(game: &Rattus) -> u64 {
    game.ravage.guards.iter().filter(|&&card| card != u8::MAX).fold(0, |cards, card| cards | 1 << card)
}

/// Answers again, at random, the questions that other players have answered in secret. Their hands have been dealt again,
/// and `eye` knows only that they have answered.
pub(crate) fn answer_again<R: Random>(game: &mut Rattus, eye: Eye, random: &mut R) {
    let Frame::Protect(step) = game.frames.top() else { return };
    let answered: Vec<(Seat, CardId)> = in_danger(game, at_risk(game))
        .take_while(|&danger| step.is_past(game, danger))
        .filter(|&(seat, _)| eye != Eye::Seat(seat))
        .collect();
    for &(_, onto) in &answered {
        game.ravage.guards[game.guard_slot(onto)] = u8::MAX;
    }
    for (seat, onto) in answered {
        let fitting = fitting(game, seat, onto);
        let pick = random.below(fitting.count_ones() + 1);
        if pick < fitting.count_ones() {
            game.ravage.guards[game.guard_slot(onto)] = game::nth_bit(fitting.into(), pick);
        }
    }
}

impl Rattus {
    /// The revealed region cards on class cards. They are discarded when the region's rats are done (AF-24).
    pub(crate) fn guards_on_show(&self) -> u64 {
        self.ravage
            .protected
            .iter()
            .filter_map(|onto| self.guard_on(onto))
            .fold(0, |cards, card| cards | 1 << card.0)
    }

    /// The index of a class card in play in the list of guards.
    pub(crate) fn guard_slot(&self, card: CardId) -> usize {
        (self.board.cards.0 & ((1 << card as u8) - 1)).count_ones() as usize
    }

    /// The region card on a class card, revealed or not.
    pub(crate) fn guard_on(&self, card: CardId) -> Option<RegionCardId> {
        let guard = self.ravage.guards[self.guard_slot(card)];
        (guard != u8::MAX).then_some(RegionCardId(guard))
    }
}
