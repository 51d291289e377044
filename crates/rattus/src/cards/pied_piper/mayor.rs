//! Mayor (Bourgeoisie): in place of B by rats, one cube into every region where the player alone holds the most
//! (PP-22 to PP-24); in the final round one cube into one of them (PP-75).

use crate::cards::{BONUS_CARDS, Card, CardId, CardNext, placing};
use crate::choice::{Choice, family};
use crate::rattus::{Rattus, Stage};
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
    /// Every region has its cube; this number of bonus cubes is left.
    Extra { left: u8 },
    /// The one cube of the final round.
    Finally,
}

impl Card for Mayor {
    type Step = Step;
    const RULE: &'static str = "PP-22";
    const MORE_RULES: &'static [&'static str] = &["PP-23", "PP-24", "PP-75"];

    const REPLACES_PLACING: bool = true;

    fn usable(game: &Rattus, me: Seat) -> bool {
        game.board.supply(me) > 0 && !ruled(game, me).is_empty()
    }

    fn unusable(game: &Rattus, me: Seat) -> Phrase {
        if game.board.supply(me) == 0 {
            return refusal::empty_supply(CardId::Mayor);
        }
        Phrase::new("refused-no-majority", rule(game))
    }

    fn begin(_: &Rattus, _: Seat) -> Step {
        Step::Bonus { from: 0, bonus: 0 }
    }

    fn begin_finally(_: &Rattus, _: Seat) -> Step {
        Step::Finally
    }

    fn ask(step: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        let none = Options::none();
        let region = |prompt, rule, regions: Regions| {
            Some(Question::to(me, prompt, rule, none.with(family::region, regions.set())))
        };
        match step {
            Step::Bonus { from, bonus } => next_bonus(game, me, from, bonus)
                .map(|_| Question::to(me, "mayor-bonus", "PP-23", none.and(Choice::Yes).and(Choice::No))),
            Step::Short { .. } if game.board.supply(me) == 0 => None,
            Step::Short { served, bonus } => {
                let open = ruled(game, me);
                region("mayor-short", "PP-23", if bonus > 0 { open } else { open.minus(unpack(served)) })
            }
            Step::Extra { left: 0 } => None,
            Step::Extra { .. } => region("mayor-extra", "PP-23", ruled(game, me)),
            Step::Finally => region("mayor-finally", "PP-75", ruled(game, me)),
        }
    }

    fn go(step: Step, turn: &mut Turn<'_>, me: Seat) -> CardNext<Step> {
        let Step::Bonus { bonus, .. } = step else { return CardNext::Done };
        let regions = ruled(turn, me);
        if turn.board.supply(me) < regions.len() + bonus {
            return CardNext::Step(Step::Short { served: [0; 3], bonus });
        }
        for region in regions.iter() {
            turn.place_cubes(me, region, 1, "PP-22");
        }
        CardNext::Step(Step::Extra { left: bonus })
    }

    fn prompt(step: Step, game: &Rattus, me: Seat, prompt: Phrase) -> Phrase {
        let Step::Bonus { from, bonus } = step else { return placing(game, me, 1, prompt) };
        match next_bonus(game, me, from, bonus) {
            Some(card) => prompt.with("card", refusal::card(card)),
            None => prompt,
        }
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
                refusal::not_in_play(game, region, rule(game))
            }
            (_, Choice::Region(region)) if ruled(game, me).has(region) => {
                Phrase::new("refused-mayor-served", "PP-23").with("region", refusal::region(game, region))
            }
            (_, Choice::Region(region)) => Phrase::new("refused-mayor-majority", rule(game))
                .with("region", refusal::region(game, region)),
            _ => refusal::not_asked(rule(game)),
        }
    }
}

/// Which of its two abilities is meant.
fn rule(game: &Rattus) -> &'static str {
    if game.progress.stage == Stage::FinalRound { "PP-75" } else { "PP-22" }
}

/// Where `me` alone holds the most. Own cubes placed there change none of it.
fn ruled(game: &Rattus, me: Seat) -> Regions {
    game.board.in_play.filter(|region| game.board.majority(region) == Seats::only(me))
}

/// The next bonus card that makes a difference: it adds a cube, or lets a small supply be placed otherwise (PP-23).
/// It does neither once the bonuses before it let the whole supply go into one region.
fn next_bonus(game: &Rattus, me: Seat, from: u8, bonus: u8) -> Option<CardId> {
    if game.board.supply(me) <= bonus + 1 {
        return None;
    }
    let cards = game.board.held(me).and(BONUS_CARDS);
    cards.iter().find(|&card| card as u8 >= from && card.bonus(game, me) > 0)
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

#[cfg(test)]
mod tests {
    use crate::testing::{Table, piper};
    use game::{Game as _, Value};

    /// Seat 0 alone holds most in Gallia, Hispania and Russia, is tied in Italia, and second in Turcia.
    fn town(cards: &str) -> Table {
        let t = piper(4, cards).hold(0, cards).cubes("gallia", &[2, 1]).cubes("hispania", &[1]);
        t.cubes("russia", &[3, 2, 2]).cubes("italia", &[1, 1]).cubes("turcia", &[1, 2])
    }

    #[test]
    fn pp_22_mayor_puts_a_cube_into_every_region_of_a_sole_majority_rats_or_not() {
        let mut t = town("mayor").rats("hispania", &["b25"]);
        t.play("use mayor").asks(0, "turn").offers_no("place").refuses("place hispania", "RB-13");
        t.sees_cubes("gallia", &[3, 1]).sees_cubes("hispania", &[2]).sees_cubes("russia", &[4, 2, 2]);
        t.sees_cubes("italia", &[1, 1]).sees_cubes("turcia", &[1, 2]).refuses("use mayor", "RB-40");
    }

    #[test]
    fn pp_22_the_normal_way_remains_open_and_takes_the_mayors_place() {
        let mut t = town("mayor").rats("italia", &["b25"]);
        t.play("place italia").sees_cubes("italia", &[2, 1]).refuses("use mayor", "RB-13");
        let mut nowhere = piper(4, "mayor").hold(0, "mayor").cubes("gallia", &[1, 1]);
        nowhere.refuses("use mayor", "PP-22");
        let mut supply = town("mayor").supply(0, 0);
        supply.refuses("use mayor", "RB-53");
    }

    #[test]
    fn pp_22_a_small_supply_lets_the_mayor_choose_which() {
        let mut t = town("mayor").supply(0, 2);
        t.play("use mayor").asks(0, "mayor-short").refuses("region italia", "PP-22").refuses("pass", "PP-22");
        t.play("region russia").refuses("region russia", "PP-23").play("region gallia").asks(0, "turn");
        t.sees_cubes("russia", &[4])
            .sees_cubes("gallia", &[3])
            .sees_cubes("hispania", &[1])
            .sees_supply(0, 0);
    }

    #[test]
    fn pp_23_mayor_with_peasant_puts_the_extra_cube_into_one_of_those_regions() {
        let mut t = town("mayor,peasant");
        t.play("use mayor").asks(0, "mayor-bonus").refuses("pass", "PP-23").play("yes");
        t.asks(0, "mayor-extra").refuses("region italia", "PP-22").play("region hispania").asks(0, "turn");
        t.sees_cubes("gallia", &[3]).sees_cubes("hispania", &[3]).sees_cubes("russia", &[4]);
        assert!(t.used("peasant"));
        let mut without = town("mayor,peasant");
        without.plays(&["use mayor", "no"]).sees_cubes("hispania", &[2]).asks(0, "turn");
        assert!(!without.used("peasant"));
    }

    #[test]
    fn pp_23_mayor_with_queen_puts_two_extra_cubes_into_one_or_two_of_those_regions() {
        // Gallia, Hispania and Italia make the largest area.
        let mut two = town("mayor,queen");
        two.plays(&["use mayor", "yes", "region russia", "region gallia"]).asks(0, "turn");
        two.sees_cubes("russia", &[5]).sees_cubes("gallia", &[4]).sees_cubes("hispania", &[2]);
        let mut one = town("mayor,queen");
        one.plays(&["use mayor", "yes", "region russia", "region russia"]).asks(0, "turn");
        one.sees_cubes("russia", &[6]).sees_cubes("gallia", &[3]);
        let mut beaten = town("mayor,queen").cubes("polonia", &[0, 1]).cubes("germania", &[0, 1]);
        beaten.play("use mayor").asks(0, "turn");
        assert!(!beaten.used("queen"), "its condition does not hold");
    }

    #[test]
    fn pp_23_a_bonus_cube_may_come_before_an_empty_place_of_a_small_supply() {
        let mut t = town("mayor,peasant").supply(0, 3);
        t.plays(&["use mayor", "yes"]).asks(0, "mayor-short");
        t.plays(&["region gallia", "region gallia"]).refuses("region gallia", "PP-23").play("region russia");
        t.asks(0, "turn").sees_cubes("gallia", &[4]).sees_cubes("russia", &[4]).sees_cubes("hispania", &[1]);
        // The Peasant lets both cubes go anywhere: the Queen could not change a thing, and is not asked for.
        let mut both = town("mayor,peasant,queen").supply(0, 2);
        both.plays(&["use mayor", "yes"]).asks(0, "mayor-short");
        let mut queen = town("mayor,peasant,queen").supply(0, 2);
        let card = |t: &Table| t.game.prompt(&t.question()).args.last().expect("a card is named").1.clone();
        assert_eq!(card(queen.play("use mayor")), Value::Id("card", "peasant"));
        assert_eq!(card(queen.play("no")), Value::Id("card", "queen"));
        queen.play("yes").asks(0, "mayor-short");
        queen.plays(&["region russia", "region russia"]).sees_cubes("russia", &[5]);
        let mut last = town("mayor,peasant").supply(0, 1);
        last.play("use mayor").asks(0, "mayor-short");
    }

    #[test]
    fn pp_23_with_no_such_region_there_is_only_the_normal_way_with_its_bonuses() {
        let mut t = piper(4, "mayor,peasant").hold(0, "mayor,peasant").cubes("gallia", &[1, 1]);
        t.refuses("use mayor", "PP-22").play("place gallia").sees_cubes("gallia", &[2, 1]);
    }

    #[test]
    fn pp_75_mayor_finally_puts_one_cube_into_one_such_region() {
        let mut t = town("mayor").turn(3).finale(1);
        t.asks(0, "final-turn").play("use mayor").asks(0, "mayor-finally").refuses("region italia", "PP-75");
        t.refuses("pass", "PP-75").play("region russia").sees_cubes("russia", &[4, 2, 2]).is_over();
        let mut nowhere = piper(4, "mayor,peasant").hold(0, "mayor,peasant").finale(1);
        nowhere.refuses("use mayor", "PP-75");
    }
}
