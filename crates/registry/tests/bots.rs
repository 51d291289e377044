//! Properties of the bots of every game.

use bots::{Bot, BotPlayer, BotRng};
use game::{Actor, Eye, Game, Journal, Random as _, Setup as _};
use registry::each_title;
use title::Title;

/// Bots that search get a number of iterations, so that no clock decides a move.
const BOTS: [&str; 6] = ["random", "novice", "apprentice", "greedy", "expert@25", "master@60"];

/// A position somewhere in a random game in which a seat has a choice.
fn position<G: Game>(setup: &G::Setup, rng: &mut BotRng) -> Option<G> {
    let mut game = G::new(setup).expect("samples can be played");
    let mut left = 20 + rng.below(120);
    let mut last = None;
    while let Some(question) = game.question() {
        if matches!(question.who, Actor::Seat(_)) && question.options.only().is_none() {
            last = Some(game);
            if left == 0 {
                break;
            }
        }
        left = left.saturating_sub(1);
        let choice = question.options.nth(rng.below(question.options.len()));
        game.play_unchecked(choice, &mut Journal::off());
    }
    last
}

/// A decision depends only on what the seat can see, and is one of the options.
fn decisions_ignore_hidden_information<G: Title>() {
    let mut rng = BotRng::numbered(1);
    for round in 0..2 {
        for setup in G::Setup::samples(round) {
            let Some(game) = position::<G>(&setup, &mut rng) else { continue };
            let question = game.question().expect("a seat has a choice");
            let Actor::Seat(seat) = question.who else { unreachable!("a seat has a choice") };
            for name in BOTS {
                let bot = Bot::named(name).expect("a known bot");
                let decide = |game: &G| BotPlayer::new(bot.clone(), BotRng::numbered(3)).decide(game);
                let real = decide(&game);
                assert!(question.options.allows(real.choice), "{name} plays {:?}", real.choice);
                for _ in 0..2 {
                    let other = game.determinize(Eye::Seat(seat), &mut rng);
                    assert_eq!(decide(&other), real, "{name} on \"{}\" of {setup:?}", question.prompt);
                }
            }
        }
    }
}

#[test]
fn decisions_ignore_hidden_information_in_every_game() {
    each_title!(G => decisions_ignore_hidden_information::<G>());
}

fn whole_games<G: Title>() {
    for (number, setup) in (0..).zip(G::Setup::samples(5)) {
        let mut rng = BotRng::numbered(number);
        let mut game = G::new(&setup).expect("samples can be played");
        let mut players: Vec<BotPlayer<G>> = (0..setup.players())
            .map(|seat| {
                let name = ["apprentice", "novice"][usize::from(seat) % 2];
                BotPlayer::new(Bot::named(name).expect("a known bot"), BotRng::numbered(seat.into()))
            })
            .collect();
        while let Some(question) = game.question() {
            let choice = match question.who {
                Actor::Chance(_) => question.options.nth(rng.below(question.options.len())),
                Actor::Seat(seat) => players[seat.index()].decide(&game).choice,
            };
            assert!(question.options.allows(choice), "{choice:?} is not an option of {question:?}");
            game.play_unchecked(choice, &mut Journal::off());
        }
    }
}

#[test]
fn bots_answer_every_question_of_whole_games() {
    each_title!(G => whole_games::<G>());
}

/// The decisions of one bot that answers for every seat, with all their statistics.
fn searched<G: Title>() -> Vec<bots::Decision<G::Choice>> {
    let mut rng = BotRng::numbered(8);
    let mut game = G::new(&G::Setup::standard(3)).expect("the standard set-up is valid");
    let mut player = BotPlayer::new(Bot::named("master@40").expect("a known bot"), BotRng::numbered(5));
    let mut decisions = Vec::new();
    while decisions.len() < 30 {
        let question = game.question().expect("the game is not over yet");
        let choice = match question.who {
            Actor::Chance(_) => question.options.nth(rng.below(question.options.len())),
            Actor::Seat(_) => {
                decisions.push(player.decide(&game));
                decisions[decisions.len() - 1].choice
            }
        };
        game.play_unchecked(choice, &mut Journal::off());
    }
    decisions
}

#[test]
fn a_search_is_reproducible_with_the_same_seed_and_budget() {
    each_title!(G => assert_eq!(searched::<G>(), searched::<G>()));
}

/// Every move has two or three reasons with numbers, and the advice depends only on what the seat can see.
fn reasons<G: Title>() {
    let mut rng = BotRng::numbered(2);
    for setup in G::Setup::samples(3) {
        let Some(game) = position::<G>(&setup, &mut rng) else { continue };
        let Some(Actor::Seat(seat)) = game.question().map(|question| question.who) else { continue };
        let other = game.determinize(Eye::Seat(seat), &mut rng);
        for name in ["novice", "greedy"] {
            let bot = Bot::named(name).expect("a known bot");
            let advise = |game: &G| BotPlayer::new(bot.clone(), BotRng::numbered(3)).advise(game);
            let advice = advise(&game);
            assert!((2..=3).contains(&advice.reasons.len()), "{advice:?}");
            let is_number = |value: &game::Value| matches!(value, game::Value::Number(_));
            for reason in &advice.reasons {
                assert!(reason.args.iter().any(|(_, value)| is_number(value)), "{reason:?}");
            }
            assert_eq!(advise(&other), advice, "{name} of {setup:?}");
        }
    }
}

#[test]
fn every_move_has_two_or_three_reasons_with_numbers() {
    each_title!(G => reasons::<G>());
}

/// Of Rattus: answers during another seat's turn.
#[test]
fn decisions_out_of_turn_ignore_hidden_information() {
    use rattus::{Rattus, Setup};
    let mut rng = BotRng::numbered(9);
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
                    let bot = Bot::named("expert@12").expect("a known bot");
                    let decide =
                        |game: &Rattus| BotPlayer::new(bot.clone(), BotRng::numbered(3)).decide(game);
                    let real = decide(&game);
                    assert!(question.options.allows(real.choice), "{real:?}");
                    let other = game.determinize(Eye::Seat(seat), &mut rng);
                    assert_eq!(decide(&other), real, "\"{}\" of {setup:?}", question.prompt);
                }
                let choice = question.options.nth(rng.below(question.options.len()));
                game.play_unchecked(choice, &mut Journal::off());
            }
        }
    }
    assert!(met > 0, "some seat is asked out of turn");
}
