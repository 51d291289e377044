//! Monk (Church): shifts one rat to a neighbouring region with fewer than three, face down (RB-42, RB-43).

use crate::cards::{Card, CardId, CardNext};
use crate::choice::{Choice, family};
use crate::rattus::Rattus;
use crate::refusal;
use crate::region::{Region, Regions};
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Monk;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    Rat,
    To { mark: u8 },
}

impl Card for Monk {
    type Step = Step;

    fn usable(game: &Rattus, _: Seat) -> bool {
        !sources(game).is_empty()
    }

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        refusal::no_target(CardId::Monk, "RB-53")
    }

    fn begin(_: &Rattus, _: Seat) -> Step {
        Step::Rat
    }

    fn ask(step: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        Some(match step {
            Step::Rat => Question::to(
                me,
                "monk-rat",
                Options::none().with(family::rat, game.board.marks(sources(game))),
            ),
            Step::To { mark } => {
                let (from, _) = game.board.find_rat(mark).expect("the rat lies still");
                Question::to(me, "monk-to", Options::none().with(family::region, targets(game, from).set()))
            }
        })
    }

    fn take(step: Step, turn: &mut Turn<'_>, _: Seat, choice: Choice) -> CardNext<Step> {
        match (step, choice) {
            (Step::Rat, Choice::Rat(mark)) => CardNext::Step(Step::To { mark }),
            (Step::To { mark }, Choice::Region(to)) => {
                turn.move_rat(mark, to, "RB-42");
                CardNext::Done
            }
            _ => unreachable!("{choice:?} was not offered by {step:?}"),
        }
    }

    fn refuse(step: Step, game: &Rattus, _: Seat, choice: Choice) -> Phrase {
        match (step, choice) {
            (Step::Rat, Choice::Rat(mark)) => match game.board.find_rat(mark) {
                Some((from, _)) => {
                    Phrase::new("refused-no-room-around", "RB-42").with("region", refusal::region(game, from))
                }
                None => refusal::no_such_rat(mark, "RB-42"),
            },
            (Step::To { mark }, Choice::Region(to)) => match game.board.find_rat(mark) {
                Some((from, _)) => refusal::no_rat_there(game, from, to, "RB-42"),
                None => refusal::no_such_rat(mark, "RB-42"),
            },
            _ => refusal::not_asked("RB-42"),
        }
    }
}

/// Where a rat from `from` may go.
fn targets(game: &Rattus, from: Region) -> Regions {
    game.open_neighbours(from).filter(|to| game.board.takes_rat(to))
}

/// The regions whose rats can go somewhere.
fn sources(game: &Rattus) -> Regions {
    game.board.in_play.filter(|from| game.board.rat_count(from) > 0 && !targets(game, from).is_empty())
}
