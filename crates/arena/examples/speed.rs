//! Prints how many iterations a second the search makes on one core, on a mid-game position of the 4-player base game:
//! `cargo run --release -p arena --example speed [SECONDS]`.

use bots::{Dice, Judge as _, RattusJudge, Search, Shape, Sight};
use game::{Actor, Eye, Game as _, Journal, Random as _, Setup as _};
use rattus::{Rattus, Setup, Stage};
use std::time::{Duration, Instant};

fn main() {
    let seconds = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(2.0);
    let game = mid_game();
    let question = game.question().expect("the game is not over yet");
    let Actor::Seat(seat) = question.who else { unreachable!("a seat is on turn") };
    let judge = RattusJudge::new(&game, seat, Sight::Full);
    let timed = |what: &str, run: &mut dyn FnMut()| {
        let (began, mut count) = (Instant::now(), 0u64);
        while began.elapsed() < Duration::from_secs_f64(seconds) {
            for _ in 0..256 {
                run();
            }
            count += 256;
        }
        println!("{what}: {:.0}/s", count as f64 / began.elapsed().as_secs_f64());
    };
    let mut dice = Dice::numbered(1);
    timed("deals", &mut || {
        std::hint::black_box(game.determinize(Eye::Seat(seat), &mut dice));
    });
    timed("judgements", &mut || {
        std::hint::black_box(judge.chances(std::hint::black_box(&game)));
    });
    for (what, playout) in [("iterations with playouts of 10 decisions", 10), ("iterations without playouts", 0)] {
        let shape = Shape { playout, ..Shape::default() };
        let mut search = Search::<Rattus>::new(&question, shape);
        let mut count = 0;
        timed(what, &mut || {
            search.iterate(&game, seat, &question, &judge, &mut dice);
            count += 1;
            if count == 100_000 {
                search = Search::new(&question, shape);
                count = 0;
            }
        });
    }
}

/// The beginning of a turn in the middle of a game.
fn mid_game() -> Rattus {
    let mut game = Rattus::new(&Setup::standard(4)).expect("a good set-up");
    let mut dice = Dice::numbered(4);
    let mut turns = 0;
    loop {
        let question = game.question().expect("the game is not over yet");
        if question.prompt == "turn" && !game.may_take() {
            turns += 1;
        }
        if turns > 20 && game.may_take() && game.may_place() && game.stage() == Stage::Regular {
            return game;
        }
        let choice = question.options.nth(dice.below(question.options.len()));
        game.play_unchecked(choice, &mut Journal::off());
    }
}
