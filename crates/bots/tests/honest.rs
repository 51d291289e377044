//! A bot's move depends on what its seat sees, and on nothing else.

use bots::{Bot, Dice, Mind};
use game::{Actor, Eye, Game, Journal, Random as _, Setup as _};
use rattus::{Rattus, Setup};

/// Every bot, searching ones with a small budget of iterations: their moves don't hang on a clock then.
const BOTS: [&str; 6] = ["random", "novice", "apprentice@15", "greedy", "expert@25", "master@60"];

/// A position somewhere in a random game in which somebody has a choice.
fn position(setup: &Setup, dice: &mut Dice) -> Option<Rattus> {
    let mut game = Rattus::new(setup).expect("samples can be played");
    let mut left = 20 + dice.below(120);
    let mut last = None;
    while let Some(question) = game.question() {
        if matches!(question.who, Actor::Seat(_)) && question.options.only().is_none() {
            last = Some(game);
            if left == 0 {
                break;
            }
        }
        left = left.saturating_sub(1);
        let choice = question.options.nth(dice.below(question.options.len()));
        game.play_unchecked(choice, &mut Journal::off());
    }
    last
}

#[test]
fn a_move_is_the_same_whatever_the_seat_cannot_know() {
    let mut dice = Dice::numbered(1);
    for round in 0..2 {
        for setup in Setup::samples(round) {
            let Some(game) = position(&setup, &mut dice) else { continue };
            let question = game.question().expect("somebody has a choice");
            let Actor::Seat(seat) = question.who else { unreachable!("a seat has a choice") };
            for name in BOTS {
                let bot = Bot::named(name).expect("a bot");
                let answer = |game: &Rattus| Mind::new(bot.clone(), Dice::numbered(3)).answer(game);
                let real = answer(&game);
                assert!(question.options.allows(real.choice), "{name} plays {:?}", real.choice);
                for _ in 0..2 {
                    let other = game.determinize(Eye::Seat(seat), &mut dice);
                    assert_eq!(answer(&other), real, "{name} on \"{}\" of {setup:?}", question.prompt);
                }
            }
        }
    }
}

#[test]
fn bots_answer_every_question_of_whole_games_in_all_boxes() {
    for (number, setup) in (0..).zip(Setup::samples(5)) {
        let mut dice = Dice::numbered(number);
        let mut game = Rattus::new(&setup).expect("samples can be played");
        let names = ["apprentice@8", "novice"];
        let mut minds: Vec<Mind<Rattus>> = (0..setup.players())
            .map(|seat| {
                let bot = Bot::named(names[usize::from(seat) % names.len()]).expect("a bot");
                Mind::new(bot, Dice::numbered(u64::from(seat)))
            })
            .collect();
        while let Some(question) = game.question() {
            let choice = match question.who {
                Actor::Chance(_) => question.options.nth(dice.below(question.options.len())),
                Actor::Seat(seat) => minds[seat.index()].answer(&game).choice,
            };
            assert!(question.options.allows(choice), "{choice:?} is not offered by {question:?}");
            game.play_unchecked(choice, &mut Journal::off());
        }
    }
}

#[test]
fn a_search_repeats_itself_with_the_same_seed_and_budget_over_a_whole_turn() {
    let answers = || {
        let setup = Setup::standard(3);
        let mut dice = Dice::numbered(8);
        let mut game = Rattus::new(&setup).expect("a good set-up");
        let mut mind = Mind::new(Bot::named("master@40").expect("a bot"), Dice::numbered(5));
        let mut answers = Vec::new();
        while answers.len() < 30 {
            let question = game.question().expect("the game is not over yet");
            let choice = match question.who {
                Actor::Chance(_) => question.options.nth(dice.below(question.options.len())),
                Actor::Seat(_) => {
                    answers.push(mind.answer(&game));
                    answers[answers.len() - 1].choice
                }
            };
            game.play_unchecked(choice, &mut Journal::off());
        }
        answers
    };
    assert_eq!(answers(), answers());
}

#[test]
fn moves_of_pest_hang_on_the_table_alone_and_have_reasons() {
    let mut dice = Dice::numbered(6);
    for setup in pest::Setup::samples(1) {
        let mut game = pest::Game::new(&setup).expect("samples can be played");
        let mut left = 60 + dice.below(300);
        while let Some(question) = game.question() {
            let Actor::Seat(seat) = question.who else {
                let choice = question.options.nth(dice.below(question.options.len()));
                game.play_unchecked(choice, &mut Journal::off());
                continue;
            };
            left = left.saturating_sub(1);
            if left == 0 {
                let other = game.determinize(Eye::Seat(seat), &mut dice);
                for name in ["novice", "apprentice@40", "greedy", "master@200"] {
                    let bot = Bot::named(name).expect("a bot");
                    let advice = |game: &pest::Game| Mind::new(bot.clone(), Dice::numbered(3)).advise(game);
                    let real = advice(&game);
                    assert!(question.options.allows(real.thought.choice), "{name} plays {real:?}");
                    assert!((2..=3).contains(&real.reasons.len()), "{real:?}");
                    assert_eq!(advice(&other), real, "{name} on \"{}\" of {setup:?}", question.prompt);
                }
                break;
            }
            let choice = question.options.nth(dice.below(question.options.len()));
            game.play_unchecked(choice, &mut Journal::off());
        }
    }
}

#[test]
fn answers_out_of_turn_are_decided_and_honest() {
    let mut dice = Dice::numbered(9);
    let mut met = 0;
    for round in 0..4 {
        for setup in Setup::samples(round) {
            let mut game = Rattus::new(&setup).expect("samples can be played");
            while let Some(question) = game.question() {
                if let Actor::Seat(seat) = question.who
                    && seat != game.me()
                    && question.options.only().is_none()
                {
                    met += 1;
                    let bot = Bot::named("expert@12").expect("a bot");
                    let answer = |game: &Rattus| Mind::new(bot.clone(), Dice::numbered(3)).answer(game);
                    let real = answer(&game);
                    assert!(question.options.allows(real.choice), "{real:?}");
                    let other = game.determinize(Eye::Seat(seat), &mut dice);
                    assert_eq!(answer(&other), real, "\"{}\" of {setup:?}", question.prompt);
                }
                let choice = question.options.nth(dice.below(question.options.len()));
                game.play_unchecked(choice, &mut Journal::off());
            }
        }
    }
    assert!(met > 0, "somebody is asked out of turn");
}

#[test]
fn every_move_has_two_or_three_reasons_with_numbers() {
    let mut dice = Dice::numbered(2);
    for setup in Setup::samples(3) {
        let Some(game) = position(&setup, &mut dice) else { continue };
        let advice = Mind::new(Bot::named("greedy").expect("a bot"), Dice::numbered(3)).advise(&game);
        assert!((2..=3).contains(&advice.reasons.len()), "{advice:?}");
        let number = |value: &game::Value| matches!(value, game::Value::Number(_));
        for reason in &advice.reasons {
            assert!(reason.args.iter().any(|(_, value)| number(value)), "{reason:?}");
        }
    }
}
