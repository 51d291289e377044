//! Prints the iterations per second of the search on one core, in a mid-game position of the 4-player base game:
//! `cargo run --profile dist -p arena --example speed [SECONDS]`.

use bots::{BotRng, Evaluator as _, Rollout, Search, SearchParams, Skill};
use game::{Actor, Eye, Game as _, Journal, Random as _, Setup as _};
use rattus::{Rattus, RattusEvaluator, Setup};
use std::time::{Duration, Instant};

fn main() {
    let seconds = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(2.0);
    let game = mid_game();
    let question = game.question().expect("the game is not over yet");
    let Actor::Seat(seat) = question.who else { unreachable!("a seat is on turn") };
    let evaluator = RattusEvaluator::new(&game, seat, Skill::Full);
    let timed = |what: &str, run: &mut dyn FnMut()| {
        let (began, busy, mut count) = (Instant::now(), busy(), 0u64);
        while began.elapsed() < Duration::from_secs_f64(seconds) {
            for _ in 0..256 {
                run();
            }
            count += 256;
        }
        let (clock, busy) = (began.elapsed().as_secs_f64(), self::busy() - busy);
        println!(
            "{what}: {:.0} a second of computing ({:.0} by the clock)",
            count as f64 / busy,
            count as f64 / clock
        );
    };
    let mut rng = BotRng::numbered(1);
    timed("determinizations", &mut || {
        std::hint::black_box(game.determinize(Eye::Seat(seat), &mut rng));
    });
    timed("evaluations", &mut || {
        std::hint::black_box(evaluator.values(std::hint::black_box(&game)));
    });
    for (what, rollout) in [
        ("iterations with rollouts of 10 decisions", Rollout::Decisions(10)),
        ("iterations without rollouts", Rollout::Decisions(0)),
        ("iterations with rollouts to the end of the turn", Rollout::Turns(1)),
    ] {
        let params = SearchParams { rollout, ..SearchParams::default() };
        let mut search = Search::<Rattus>::new(&question, params);
        let mut count = 0;
        timed(what, &mut || {
            search.iterate(&game, seat, &question, &evaluator, &mut rng);
            count += 1;
            if count == 100_000 {
                search = Search::new(&question, params);
                count = 0;
            }
        });
    }
}

/// The CPU time of this thread in seconds; elapsed time where the system does not report it.
fn busy() -> f64 {
    static BEGAN: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    let began = BEGAN.get_or_init(Instant::now);
    let kept = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = kept.and_then(|text| text.split_whitespace().next()?.parse::<f64>().ok());
    nanos.map_or_else(|| began.elapsed().as_secs_f64(), |nanos| nanos / 1e9)
}

/// The beginning of a turn in the middle of a game.
fn mid_game() -> Rattus {
    let mut game = Rattus::new(&Setup::standard(4)).expect("a good set-up");
    let mut rng = BotRng::numbered(4);
    loop {
        let question = game.question().expect("the game is not over yet");
        if game.bag_count() < 20 && game.may_take() && game.may_place() && question.prompt == "turn" {
            return game;
        }
        let choice = question.options.nth(rng.below(question.options.len()));
        game.play_unchecked(choice, &mut Journal::off());
    }
}
