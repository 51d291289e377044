//! Matches: the same bots over many deals.

use crate::{Line, Pairing, Tally};
use bots::{Bot, BotPlayer, BotRng, Evaluated};
use game::{Actor, Dealer, Faults, Game, Journal, MAX_SEATS, Seed};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

/// A match: the bots, the set-up and the number of games.
///
/// Every deal is played once for each rotation of the seats, so that the luck of deal and seat evens out. The same seed
/// gives the same deals; bots with an iteration budget then give the same result for any number of jobs.
#[derive(Clone, Debug)]
pub struct Contest<G: Game> {
    /// How the game is set up.
    pub setup: G::Setup,
    /// One bot for each seat.
    pub bots: Vec<Bot>,
    /// How many games.
    pub games: u64,
    /// The seed of all draws and of the bots.
    pub seed: u64,
    /// How many games run in parallel.
    pub jobs: usize,
}

/// The result of a match.
#[derive(Clone, Debug)]
pub struct Result {
    /// One line for each bot, by name, in the order they were given; bots of one name are counted together.
    pub lines: Vec<Line>,
    /// The duration, in seconds.
    pub seconds: f64,
}

impl<G: Evaluated> Contest<G> {
    /// Plays the match; calls `tick` after every game.
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

    /// Plays game `number`: deal number / seats, rotated by the remainder.
    fn play_one(&self, fresh: G, number: u64, tally: &mut Tally) {
        let seats = self.bots.len();
        let (deal, shift) = (number / seats as u64, (number % seats as u64) as usize);
        let mut dealer = Dealer::new(&Seed::numbered(self.seed, deal));
        let bots_seed = Seed::numbered(self.seed ^ 0x6d69_6e64, number);
        let mut sitting = [0; MAX_SEATS];
        let mut players: Vec<BotPlayer<G>> = (0..seats)
            .map(|seat| {
                let bot = (seat + seats - shift) % seats;
                sitting[seat] = bot;
                BotPlayer::new(self.bots[bot].clone(), BotRng::for_decision(&bots_seed, bot))
            })
            .collect();
        let mut game = fresh;
        let mut journal = Journal::off();
        while let Some(question) = game.question() {
            let choice = match question.who {
                Actor::Chance(purpose) => question.options.nth(dealer.pick(purpose, question.options.len())),
                Actor::Seat(seat) => {
                    let began = Instant::now();
                    let decision = players[seat.index()].decide(&game);
                    if question.options.only().is_none() {
                        tally.decided(sitting[seat.index()], decision.iterations, began.elapsed());
                    }
                    decision.choice
                }
            };
            game.play_unchecked(choice, &mut journal);
        }
        tally.game_over(&game.standing(), &sitting);
    }
}

/// Every pair of bots plays a match, in alternating seats; calls `tick` after every game.
pub fn round_robin<G: Evaluated>(
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
