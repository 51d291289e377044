//! Caravan leader (Islam): the caravan goes two steps; where it leaves and passes, whoever holds most may place a
//! cube (AF-36, AF-37). Its start is the last player's to choose (AF-09).

use crate::cards::{Card, CardId, CardNext, Moment};
use crate::choice::{Choice, family};
use crate::rattus::Rattus;
use crate::refusal;
use crate::region::{Region, Regions};
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat, Seats};
use serde::{Deserialize, Serialize};

pub(crate) struct CaravanLeader;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    Start,
    Via,
    To {
        via: Region,
    },
    /// `seats` may still place a cube in `region`; then comes `next`, if any.
    Offer {
        region: Region,
        seats: Seats,
        next: Option<Region>,
    },
}

impl Card for CaravanLeader {
    type Step = Step;

    fn usable(game: &Rattus, _: Seat) -> bool {
        !ways(game).is_empty()
    }

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        refusal::no_target(CardId::CaravanLeader, "AF-36")
    }

    fn begin(_: &Rattus, _: Seat) -> Step {
        Step::Via
    }

    fn at(moment: Moment, _: &Rattus, _: Seat) -> Option<Step> {
        (moment == Moment::Opening).then_some(Step::Start)
    }

    fn ask(step: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        let none = Options::none();
        let regions =
            |prompt, regions: Regions| Question::to(me, prompt, none.with(family::region, regions.set()));
        match step {
            Step::Start => Some(regions("caravan-start", game.board.in_play)),
            Step::Via => Some(regions("caravan-via", ways(game))),
            Step::To { via } => Some(regions("caravan-to", ends(game, via))),
            Step::Offer { seats, .. } => next_seat(game, me, seats)
                .map(|seat| Question::to(seat, "caravan-offer", none.and(Choice::Yes).and(Choice::No))),
        }
    }

    fn go(step: Step, turn: &mut Turn<'_>, _: Seat) -> CardNext<Step> {
        match step {
            Step::Offer { next: Some(region), .. } => {
                CardNext::Step(Step::Offer { region, seats: turn.board.majority(region), next: None })
            }
            _ => CardNext::Done,
        }
    }

    fn take(step: Step, turn: &mut Turn<'_>, me: Seat, choice: Choice) -> CardNext<Step> {
        match (step, choice) {
            (Step::Start, Choice::Region(region)) => {
                turn.move_caravan(region, "AF-09");
                CardNext::Done
            }
            (Step::Via, Choice::Region(via)) => CardNext::Step(Step::To { via }),
            (Step::To { via }, Choice::Region(to)) => {
                let from = here(turn);
                turn.move_caravan(to, "AF-36");
                let seats = turn.board.majority(from);
                CardNext::Step(Step::Offer { region: from, seats, next: Some(via) })
            }
            (Step::Offer { region, seats, next }, answer) => {
                let seat = next_seat(turn, me, seats).expect("somebody was asked");
                if answer == Choice::Yes {
                    turn.place_cubes(seat, region, 1, "AF-36");
                }
                CardNext::Step(Step::Offer { region, seats: seats.without(seat), next })
            }
            _ => unreachable!("{choice:?} was not offered by {step:?}"),
        }
    }

    fn refuse(step: Step, game: &Rattus, _: Seat, choice: Choice) -> Phrase {
        match (step, choice) {
            (Step::Start, Choice::Region(region)) => refusal::not_in_play(game, region, "AF-09"),
            (Step::Via, Choice::Region(via)) => refusal::no_way(game, here(game), via, "AF-36")
                .unwrap_or_else(|| Phrase::new("refused-caravan-dead-end", "AF-36")),
            (Step::To { via }, Choice::Region(to)) => refusal::no_way(game, via, to, "AF-36")
                .unwrap_or_else(|| Phrase::new("refused-caravan-returns", "AF-36")),
            (Step::Offer { .. }, _) => refusal::yes_or_no("AF-37"),
            _ => refusal::not_asked("AF-36"),
        }
    }
}

fn here(game: &Rattus) -> Region {
    game.board.caravan().expect("the caravan stands from the set-up on")
}

/// Where the caravan may end after `via`: not where it began.
fn ends(game: &Rattus, via: Region) -> Regions {
    game.open_neighbours(via).without(here(game))
}

/// The first steps after which a second is possible.
fn ways(game: &Rattus) -> Regions {
    game.open_neighbours(here(game)).filter(|via| !ends(game, via).is_empty())
}

/// The next of `seats`, clockwise from the one on turn, who has a cube to place.
fn next_seat(game: &Rattus, me: Seat, seats: Seats) -> Option<Seat> {
    game.clockwise(me).find(|&seat| seats.has(seat) && game.board.supply(seat) > 0)
}
