//! A law over random games: the number of cubes shown for a region is the number that is then placed there.

use crate::choice::Choice;
use crate::event::EventKind;
use crate::rattus::Rattus;
use crate::region::Region;
use crate::setup::Setup;
use game::{Dealer, Game as _, Journal, Phrase, Purpose, Question, Seed, Setup as _, Value};

/// Rounds of sample set-ups, one game each.
const ROUNDS: u64 = 4;

#[derive(Debug, Default)]
struct Checked {
    /// Placements of a turn to which no card in hand adds anything.
    plain: u32,
    /// Placements of a turn to which cards in hand may add cubes.
    with_bonus: u32,
    /// Placements outside of part B.
    others: u32,
}

#[test]
fn every_number_of_cubes_shown_is_what_is_then_placed() {
    let mut checked = Checked::default();
    for round in 0..ROUNDS {
        for setup in Setup::samples(round) {
            let mut dealer = Dealer::new(&Seed::numbered(round, 11));
            let mut game = Rattus::new(&setup).expect("a set-up that can begin");
            while let Some(question) = game.question() {
                check(&game, &question, &mut checked);
                let choice = question.options.nth(dealer.pick(Purpose::Draw, question.options.len()));
                game.play(choice, &mut Journal::off()).expect("an option is legal");
            }
        }
    }
    assert!(checked.plain > 2000 && checked.with_bonus > 500 && checked.others > 500, "{checked:?}");
}

fn check(game: &Rattus, question: &Question<Choice>, checked: &mut Checked) {
    let prompt = game.prompt(question);
    for choice in question.options.iter() {
        match (choice, argument(&prompt, "cubes")) {
            (Choice::Place(region), Some(Value::List(cubes))) => {
                let at = game.board.in_play.iter().position(|one| one == region).expect("it is in play");
                let shown = number(&cubes[at]);
                assert_eq!(placed(game, choice, region, Choice::Yes), shown, "{prompt:?} {choice:?}");
                if argument(&prompt, "bonus").is_some_and(|bonus| number(bonus) > 0) {
                    let least = placed(game, choice, region, Choice::No);
                    assert!(least <= shown, "{least} cubes without cards: {prompt:?} {choice:?}");
                    checked.with_bonus += 1;
                } else {
                    checked.plain += 1;
                }
            }
            (Choice::Region(region), Some(cubes @ Value::Number(_))) => {
                assert_eq!(placed(game, choice, region, Choice::Yes), number(cubes), "{prompt:?} {choice:?}");
                checked.others += 1;
            }
            _ => {}
        }
    }
}

/// The cubes that a choice places in a region, if every question about a card that adds cubes gets this answer, as far as it is allowed.
fn placed(game: &Rattus, choice: Choice, region: Region, bonus: Choice) -> i64 {
    let mut game = *game;
    let mut journal = Journal::recording();
    let mut asked = game.play(choice, &mut journal).expect("an option is legal");
    while let Some(question) = asked.filter(|question| question.prompt == "place-bonus") {
        let answer = if question.options.allows(bonus) { bonus } else { question.options.nth(0) };
        asked = game.play(answer, &mut journal).expect("an option is legal");
    }
    let cubes = journal.take().into_iter().map(|event| match event.kind {
        EventKind::CubesPlaced { region: there, count, .. } if there == region => i64::from(count),
        _ => 0,
    });
    cubes.sum()
}

fn argument<'a>(prompt: &'a Phrase, name: &str) -> Option<&'a Value> {
    prompt.args.iter().find(|(other, _)| *other == name).map(|(_, value)| value)
}

fn number(value: &Value) -> i64 {
    match value {
        Value::Number(number) => *number,
        other => panic!("{other:?} is no number"),
    }
}
