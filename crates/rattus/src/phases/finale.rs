//! The end: the final round of RB-61 to RB-64, and the final plague of RB-65.

use crate::cards::{CardId, Cards, Moment};
use crate::choice::{Choice, family};
use crate::frame::{Frame, Next};
use crate::procedures::{march, ravage};
use crate::rattus::Rattus;
use crate::refusal;
use crate::region::Regions;
use crate::rule_options::Variation;
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

/// A pause of the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// The number of players still to come, anticlockwise.
    Next { left: u8 },
    /// A player uses abilities in any order, or none (RB-62).
    Menu { left: u8 },
    /// The final round is over.
    RoundOver,
    /// The final plague begins.
    Begin,
    /// The next region of the final plague.
    Plague,
}

impl Step {
    pub(crate) fn ask(self, game: &Rattus) -> Option<Question<Choice>> {
        match self {
            Self::Menu { .. } => {
                let mut options = Options::none();
                options.add(family::using, usable(game, game.me()).set());
                options.add(family::pass, 1);
                Some(Question::to(game.me(), "final-turn", "RB-62", options))
            }
            Self::Plague if chooses_order(game) => {
                let regions = ravaged(game);
                (!regions.is_empty()).then(|| {
                    Question::to(
                        game.me(),
                        "final-order",
                        "AF-42",
                        Options::none().with(family::region, regions.set()),
                    )
                })
            }
            _ => None,
        }
    }

    pub(crate) fn go(self, turn: &mut Turn<'_>) -> Next {
        match self {
            Self::Next { left: 0 } => step(Self::RoundOver),
            Self::Next { left } => {
                let players = turn.players;
                let around = turn.progress.sits_out.unwrap_or(turn.progress.last);
                let seat = around.clockwise(left, players);
                turn.begin_final_turn(seat);
                step(Self::Menu { left })
            }
            Self::RoundOver => Moment::FinalRoundOver.before(turn, Frame::Finale(Self::Begin)),
            Self::Begin => {
                turn.let_speak(Cards::NONE);
                turn.begin_final_plague();
                step(Self::Plague)
            }
            Self::Plague => match ravaged(turn).iter().next() {
                Some(region) => ravage(turn, region),
                None => {
                    turn.end_game();
                    Next::Step(Frame::Over)
                }
            },
            Self::Menu { .. } => unreachable!("the menu asks"),
        }
    }

    pub(crate) fn take(self, turn: &mut Turn<'_>, choice: Choice) -> Next {
        let me = turn.me();
        match (self, choice) {
            (Self::Menu { left }, Choice::Pass) => step(Self::Next { left: left - 1 }),
            (Self::Menu { .. }, Choice::Use(card)) => {
                turn.use_ability(me, card);
                let first = if card.march().is_some() {
                    turn.let_speak(Cards::only(card));
                    Frame::March(march::Step::Join { from: 0 })
                } else {
                    Frame::Card(card.begin_finally(turn, me))
                };
                Next::Call { first, then: Frame::Finale(self) }
            }
            (Self::Plague, Choice::Region(region)) => ravage(turn, region),
            _ => unreachable!("{choice:?} was not offered by {self:?}"),
        }
    }

    pub(crate) fn refuse(self, game: &Rattus, choice: Choice) -> Phrase {
        match (self, choice) {
            (Self::Menu { .. }, Choice::Use(card)) => refuse_use(game, card),
            (Self::Menu { .. }, Choice::Take(_)) => Phrase::new("refused-final-take", "RB-62"),
            (Self::Menu { .. }, Choice::Place(_)) => Phrase::new("refused-final-place", "RB-62"),
            (Self::Menu { .. }, Choice::Plague(_)) => Phrase::new("refused-final-plague", "RB-62"),
            (Self::Plague, Choice::Region(region)) if refusal::exists(game, region) => {
                Phrase::new("refused-nothing-to-ravage", "AF-42")
                    .with("region", refusal::region(game, region))
            }
            (Self::Plague, Choice::Region(region)) => refusal::not_in_play(game, region, "AF-42"),
            (Self::Plague, _) => refusal::not_asked("AF-42"),
            _ => refusal::not_asked("RB-62"),
        }
    }
}

fn step(step: Step) -> Next {
    Next::Step(Frame::Finale(step))
}

fn ravage(game: &Rattus, region: crate::Region) -> Next {
    let counts = game.progress.counts_finally && game.board.plague() == Some(region);
    Next::Call {
        first: Frame::Ravage(ravage::Step::Begin { region, counts }),
        then: Frame::Finale(Step::Plague),
    }
}

/// The regions with both cubes and rats. A region that has been ravaged lacks one of them.
fn ravaged(game: &Rattus) -> Regions {
    game.board.in_play.filter(|region| game.board.rat_count(region) > 0 && game.board.population(region) > 0)
}

fn chooses_order(game: &Rattus) -> bool {
    game.boxes.africanus && !game.options.has(Variation::FinalOrderByMap)
}

fn usable(game: &Rattus, me: Seat) -> Cards {
    let unused = game.board.held(me).minus(game.progress.used);
    unused.iter().filter(|&card| !has_marched(game, card) && card.usable_finally(game, me)).collect()
}

/// Whether `card` could only have joined a march that is over (PP-76).
fn has_marched(game: &Rattus, card: CardId) -> bool {
    card.march().is_some() && game.progress.used.iter().any(|used| used.march().is_some())
}

fn refuse_use(game: &Rattus, card: CardId) -> Phrase {
    refusal::cannot_hold(game, card).unwrap_or_else(|| {
        if game.progress.used.has(card) {
            Phrase::new("refused-used", "RB-62").with("card", refusal::card(card))
        } else if has_marched(game, card) {
            Phrase::new("refused-has-marched", "PP-76").with("card", refusal::card(card))
        } else {
            card.unusable_finally(game, game.me())
        }
    })
}
