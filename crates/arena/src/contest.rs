//! A match: one table of bots, many deals.

use crate::{Line, Pairing, Tally};
use bots::{Bot, Dice, Judged, Mind};
use game::{Actor, Dealer, Faults, Game, Journal, MAX_SEATS, Seed};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

/// A match: who sits at the table, how it is set up, and how many games are played.
///
/// Every deal is played as often as there are seats, all moving one seat on each time, so that luck of the deal and of
/// the seat evens out. The same seed gives the same deals; bots with an iteration budget then give the same result,
/// whatever the number of jobs.
#[derive(Clone, Debug)]
pub struct Contest<G: Game> {
    /// How the game is set up.
    pub setup: G::Setup,
    /// One bot for each seat.
    pub bots: Vec<Bot>,
    /// How many games.
    pub games: u64,
    /// The number from which all chance follows.
    pub seed: u64,
    /// How many games are played at once.
    pub jobs: usize,
}

/// What came of a match.
#[derive(Clone, Debug)]
pub struct Result {
    /// One line for each bot, by name, in the order they were given; bots of one name are counted together.
    pub lines: Vec<Line>,
    /// How long it took.
    pub seconds: f64,
}

impl<G: Judged> Contest<G> {
    /// Plays it; `tick` is called after every game.
    pub fn play(&self, tick: impl Fn() + Sync) -> std::result::Result<Result, Faults> {
        let fresh = G::new(&self.setup)?;
        let began = Instant::now();
        let next = AtomicU64::new(0);
        let work = || {
            let mut tally = Tally::new(&self.bots);
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.games {
                    return tally;
                }
                self.play_one(fresh, number, &mut tally);
                tick();
            }
        };
        let tallies: Vec<Tally> = thread::scope(|scope| {
            let workers: Vec<_> = (0..self.jobs.max(1)).map(|_| scope.spawn(work)).collect();
            workers.into_iter().map(|worker| worker.join().expect("a worker does not panic")).collect()
        });
        let tally = tallies.into_iter().reduce(Tally::and).expect("at least one worker");
        Ok(Result { lines: tally.lines(), seconds: began.elapsed().as_secs_f64() })
    }

    /// Plays game `number`: the deal with number / seats, all moved on by the rest.
    fn play_one(&self, fresh: G, number: u64, tally: &mut Tally) {
        let seats = self.bots.len();
        let (deal, shift) = (number / seats as u64, (number % seats as u64) as usize);
        let mut dealer = Dealer::new(&Seed::numbered(self.seed, deal));
        let minds_seed = Seed::numbered(self.seed ^ 0x6d69_6e64, number);
        let mut sitting = [0; MAX_SEATS];
        let mut minds: Vec<Mind<G>> = (0..seats)
            .map(|seat| {
                let bot = (seat + seats - shift) % seats;
                sitting[seat] = bot;
                Mind::new(self.bots[bot].clone(), Dice::at(&minds_seed, bot))
            })
            .collect();
        let mut game = fresh;
        let mut journal = Journal::off();
        while let Some(question) = game.question() {
            let choice = match question.who {
                Actor::Chance(purpose) => question.options.nth(dealer.pick(purpose, question.options.len())),
                Actor::Seat(seat) => {
                    let began = Instant::now();
                    let thought = minds[seat.index()].answer(&game);
                    if question.options.only().is_none() {
                        tally.thought(sitting[seat.index()], thought.iterations, began.elapsed());
                    }
                    thought.choice
                }
            };
            game.play_unchecked(choice, &mut journal);
        }
        tally.game_over(&game.standing(), &sitting);
    }
}

/// Every pair of bots plays a match at a table they share, seat by seat in turn; `tick` is called after every game.
pub fn round_robin<G: Judged>(
    contest: &Contest<G>,
    seats: usize,
    tick: impl Fn() + Sync,
) -> std::result::Result<Vec<Pairing>, Faults> {
    let mut pairings = Vec::new();
    for first in 0..contest.bots.len() {
        for second in first + 1..contest.bots.len() {
            let pair = [&contest.bots[first], &contest.bots[second]];
            let bots = (0..seats).map(|seat| pair[seat % 2].clone()).collect();
            let result = Contest { bots, ..contest.clone() }.play(&tick)?;
            let wins = |bot: &Bot| {
                result.lines.iter().find(|line| line.name == bot.name()).map_or(0.0, |line| line.wins)
            };
            pairings.push(Pairing { first, second, wins: wins(pair[0]), losses: wins(pair[1]) });
        }
    }
    Ok(pairings)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Setup as _;
    use rattus::{Rattus, Setup};

    fn contest(bots: &[&str], games: u64, jobs: usize) -> Result {
        let bots: Vec<Bot> = bots.iter().map(|name| Bot::named(name).expect("a bot")).collect();
        let setup = Setup::standard(bots.len() as u8);
        Contest::<Rattus> { setup, bots, games, seed: 7, jobs }.play(|| ()).expect("a good set-up")
    }

    #[test]
    fn the_number_of_jobs_changes_nothing_but_the_time() {
        let scores = |jobs| {
            let lines = contest(&["expert@30", "random"], 6, jobs).lines;
            lines
                .iter()
                .map(|line| (line.name.clone(), line.games, line.wins, line.mean_rank))
                .collect::<Vec<_>>()
        };
        assert_eq!(scores(1), scores(2));
    }

    #[test]
    fn bots_of_one_name_are_counted_together_and_every_game_has_a_winner() {
        let lines = contest(&["greedy", "random", "random"], 6, 1).lines;
        assert_eq!(
            lines.iter().map(|line| (&*line.name, line.games)).collect::<Vec<_>>(),
            [("greedy", 6), ("random", 12)]
        );
        assert_eq!(lines.iter().map(|line| line.wins).sum::<f64>(), 6.0);
    }

    #[test]
    fn greedy_beats_random() {
        let lines = contest(&["greedy", "random"], 20, 2).lines;
        assert!(lines[0].wins > 12.0, "{lines:?}");
    }

    #[test]
    fn greedy_beats_random_in_pest() {
        let bots: Vec<Bot> = ["greedy", "random"].map(|name| Bot::named(name).expect("a bot")).to_vec();
        let setup = pest::Setup::standard(2);
        let contest = Contest::<pest::Game> { setup, bots, games: 4, seed: 7, jobs: 2 };
        let lines = contest.play(|| ()).expect("a good set-up").lines;
        assert_eq!(lines[0].wins, 4.0, "{lines:?}");
    }
}
