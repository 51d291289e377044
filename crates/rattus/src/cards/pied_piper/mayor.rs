//! Mayor (Bourgeoisie): in place of B by rats, one cube into every region where the player alone holds the most
//! (PP-22 to PP-24); in the final round one cube into one of them (PP-75).

use crate::cards::{Card, CardId, CardNext};
use crate::choice::{Choice, family};
use crate::rattus::Rattus;
use crate::refusal;
use crate::region::Regions;
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat, Seats};
use serde::{Deserialize, Serialize};

pub(crate) struct Mayor;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// Which bonus cards are used: those before number `from` are settled and add `bonus` cubes.
    Bonus { from: u8, bonus: u8 },
    /// The supply is too small for all: cube by cube, `served` regions having had theirs.
    Short { served: [u8; 3], bonus: u8 },
    /// Every region has its cube; so many bonus cubes are left.
    Extra { left: u8 },
    /// The one cube of the final round.
    Finally,
}

impl Card for Mayor {
    type Step = Step;

    const REPLACES_PLACING: bool = true;

    fn usable(game: &Rattus, me: Seat) -> bool {
        game.board.supply(me) > 0 && !ruled(game, me).is_empty()
    }

    fn unusable(game: &Rattus, me: Seat) -> Phrase {
        if game.board.supply(me) == 0 {
            return refusal::empty_supply(CardId::Mayor);
        }
        Phrase::new("refused-no-majority", "PP-22")
    }

    fn begin(_: &Rattus, _: Seat) -> Step {
        Step::Bonus { from: 0, bonus: 0 }
    }

    fn begin_finally(_: &Rattus, _: Seat) -> Step {
        Step::Finally
    }

    fn ask(step: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        let none = Options::none();
        let region = |prompt, regions: Regions| {
            Some(Question::to(me, prompt, none.with(family::region, regions.set())))
        };
        match step {
            Step::Bonus { from, bonus } => next_bonus(game, me, from, bonus)
                .map(|_| Question::to(me, "mayor-bonus", none.and(Choice::Yes).and(Choice::No))),
            Step::Short { .. } if game.board.supply(me) == 0 => None,
            Step::Short { served, bonus } => {
                let open = ruled(game, me);
                region("mayor-short", if bonus > 0 { open } else { open.minus(unpack(served)) })
            }
            Step::Extra { left: 0 } => None,
            Step::Extra { .. } => region("mayor-extra", ruled(game, me)),
            Step::Finally => region("mayor-finally", ruled(game, me)),
        }
    }

    fn go(step: Step, turn: &mut Turn<'_>, me: Seat) -> CardNext<Step> {
        let Step::Bonus { bonus, .. } = step else { return CardNext::Done };
        let regions = ruled(turn, me);
        if u32::from(turn.board.supply(me)) < regions.len() + u32::from(bonus) {
            return CardNext::Step(Step::Short { served: [0; 3], bonus });
        }
        for region in regions.iter() {
            turn.place_cubes(me, region, 1, "PP-22");
        }
        CardNext::Step(Step::Extra { left: bonus })
    }

    fn take(step: Step, turn: &mut Turn<'_>, me: Seat, choice: Choice) -> CardNext<Step> {
        CardNext::Step(match (step, choice) {
            (Step::Bonus { from, bonus }, answer) => {
                let card = next_bonus(turn, me, from, bonus).expect("a bonus was asked for");
                let mut more = 0;
                if answer == Choice::Yes {
                    more = card.bonus(turn, me);
                    turn.use_ability(me, card);
                }
                Step::Bonus { from: card as u8 + 1, bonus: bonus + more }
            }
            (Step::Short { served, bonus }, Choice::Region(region)) => {
                turn.place_cubes(me, region, 1, "PP-23");
                let again = unpack(served).has(region);
                Step::Short { served: pack(unpack(served).with(region)), bonus: bonus - u8::from(again) }
            }
            (Step::Extra { left }, Choice::Region(region)) => {
                turn.place_cubes(me, region, 1, "PP-23");
                Step::Extra { left: left - 1 }
            }
            (Step::Finally, Choice::Region(region)) => {
                turn.place_cubes(me, region, 1, "PP-75");
                return CardNext::Done;
            }
            _ => unreachable!("{choice:?} was not offered by {step:?}"),
        })
    }

    fn refuse(step: Step, game: &Rattus, me: Seat, choice: Choice) -> Phrase {
        match (step, choice) {
            (Step::Bonus { .. }, _) => refusal::yes_or_no("PP-23"),
            (_, Choice::Region(region)) if !refusal::exists(game, region) => {
                refusal::not_in_play(game, region, "PP-22")
            }
            (_, Choice::Region(region)) if ruled(game, me).has(region) => {
                Phrase::new("refused-mayor-served", "PP-23").with("region", refusal::region(game, region))
            }
            (_, Choice::Region(region)) => {
                Phrase::new("refused-mayor-majority", "PP-22").with("region", refusal::region(game, region))
            }
            _ => refusal::not_asked("PP-22"),
        }
    }
}

/// Where `me` alone holds the most. Own cubes placed there change none of it.
fn ruled(game: &Rattus, me: Seat) -> Regions {
    game.board.in_play.filter(|region| game.board.majority(region) == Seats::only(me))
}

/// The next bonus card that makes a difference: it adds a cube, or lets a small supply be placed otherwise.
fn next_bonus(game: &Rattus, me: Seat, from: u8, bonus: u8) -> Option<CardId> {
    let (supply, regions) = (u32::from(game.board.supply(me)), ruled(game, me).len());
    let differs = supply > regions + u32::from(bonus) || supply > 1 && regions > 1;
    let held = game.board.held(me);
    held.iter().find(|&card| card as u8 >= from && differs && card.bonus(game, me) > 0)
}

/// The regions in three bytes, which keeps paused rules small.
fn pack(regions: Regions) -> [u8; 3] {
    let [a, b, c, _] = regions.0.to_le_bytes();
    [a, b, c]
}

fn unpack([a, b, c]: [u8; 3]) -> Regions {
    Regions(u32::from_le_bytes([a, b, c, 0]))
}

const _: () = assert!(crate::region::MAX_REGIONS <= 24, "three bytes hold every region");
