//! Queen (Royalty): two cubes more in B for whoever has the largest connected area (PP-30 to PP-32); in the final
//! round two cubes into one region (PP-71).

use crate::cards::{Card, CardId, CardNext};
use crate::choice::{Choice, family};
use crate::rattus::Rattus;
use crate::refusal;
use crate::region::Regions;
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Queen;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// In the final round: where to?
    Region,
}

impl Card for Queen {
    type Step = Step;

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        Phrase::new("refused-acts-in-b", "PP-30").with("card", refusal::card(CardId::Queen))
    }

    fn bonus(game: &Rattus, me: Seat) -> u8 {
        if has_largest_area(game, me) { 2 } else { 0 }
    }

    fn usable_finally(game: &Rattus, me: Seat) -> bool {
        game.board.supply(me) > 0 && has_largest_area(game, me)
    }

    fn unusable_finally(game: &Rattus, me: Seat) -> Phrase {
        if game.board.supply(me) == 0 {
            refusal::empty_supply(CardId::Queen)
        } else {
            Phrase::new("refused-no-largest-area", "PP-71")
        }
    }

    fn begin_finally(_: &Rattus, _: Seat) -> Step {
        Step::Region
    }

    fn ask(_: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        Some(Question::to(me, "queen-region", Options::none().with(family::region, game.board.in_play.set())))
    }

    fn take(_: Step, turn: &mut Turn<'_>, me: Seat, choice: Choice) -> CardNext<Step> {
        let Choice::Region(region) = choice else { unreachable!("{choice:?} is no region") };
        turn.place_cubes(me, region, 2, "PP-71");
        CardNext::Done
    }

    fn refuse(_: Step, game: &Rattus, _: Seat, choice: Choice) -> Phrase {
        match choice {
            Choice::Region(region) => refusal::not_in_play(game, region, "PP-71"),
            _ => refusal::not_asked("PP-71"),
        }
    }
}

/// Whether `me`'s largest area has more regions than any other player's.
fn has_largest_area(game: &Rattus, me: Seat) -> bool {
    let mine = largest_area(game, me);
    (0..game.players).map(Seat).all(|seat| seat == me || largest_area(game, seat) < mine)
}

/// The size of the largest connected area of `seat`; walls don't cut it.
fn largest_area(game: &Rattus, seat: Seat) -> u32 {
    let mut open = game.board.regions_of(seat);
    let mut largest = 0;
    while let Some(first) = open.iter().next() {
        let mut area = Regions::only(first);
        loop {
            let grown = area.iter().fold(area, |all, region| all.or(game.neighbours(region))).and(open);
            if grown == area {
                break;
            }
            area = grown;
        }
        largest = largest.max(area.len());
        open = open.minus(area);
    }
    largest
}
