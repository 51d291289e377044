//! Counts over many games.

use bots::Bot;
use game::{MAX_SEATS, Standing};
use std::time::Duration;

/// The counts of a match, by bot.
#[derive(Clone, Debug)]
pub struct Tally {
    counts: Vec<Count>,
    /// The count of each bot, by its place in the list.
    whose: Vec<usize>,
}

#[derive(Clone, Debug, Default)]
struct Count {
    name: String,
    games: u64,
    wins: f64,
    ranks: u64,
    score: i64,
    decisions: u64,
    iterations: u64,
    searching: Duration,
    /// The time of every decision with more than one option, in microseconds.
    micros: Vec<u32>,
}

/// The result of a match for one bot.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// Its name.
    pub name: String,
    /// How many games it played, counted once for every seat.
    pub games: u64,
    /// How many of them it won; a first place shared by k seats counts 1/k.
    pub wins: f64,
    /// The share of games won.
    pub win_rate: f64,
    /// The lower end of the 95 % interval of the share.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// Its average place.
    pub mean_rank: f64,
    /// Its average score.
    pub mean_score: f64,
    /// How many of its decisions had more than one option.
    pub decisions: u64,
    /// Iterations per second of search; 0 for a bot that doesn't search.
    pub iterations_per_s: f64,
    /// The median time of a decision, in milliseconds.
    pub p50_ms: f64,
    /// The 99th percentile of the time of a decision, in milliseconds.
    pub p99_ms: f64,
}

impl Tally {
    /// An empty tally for these bots.
    #[must_use]
    pub fn new(bots: &[Bot]) -> Self {
        let mut counts: Vec<Count> = Vec::new();
        let mut whose = Vec::new();
        for bot in bots {
            let place = counts.iter().position(|count| count.name == bot.name()).unwrap_or_else(|| {
                counts.push(Count { name: bot.name().to_owned(), ..Count::default() });
                counts.len() - 1
            });
            whose.push(place);
        }
        Self { counts, whose }
    }

    /// Counts a decision of a bot.
    pub fn decided(&mut self, bot: usize, iterations: u32, took: Duration) {
        let count = &mut self.counts[self.whose[bot]];
        count.decisions += 1;
        count.iterations += u64::from(iterations);
        if iterations > 0 {
            count.searching += took;
        }
        count.micros.push(took.as_micros().min(u128::from(u32::MAX)) as u32);
    }

    /// Counts a finished game; `sitting` is the bot of each seat.
    pub fn game_over(&mut self, standing: &Standing, sitting: &[usize; MAX_SEATS]) {
        let winners = standing.winners().count() as f64;
        for place in &standing.places {
            let count = &mut self.counts[self.whose[sitting[place.seat.index()]]];
            count.games += 1;
            count.ranks += u64::from(place.rank);
            count.score += i64::from(place.score);
            if place.rank == 1 {
                count.wins += 1.0 / winners;
            }
        }
    }

    /// The sums of both tallies.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        for (count, more) in self.counts.iter_mut().zip(other.counts) {
            count.games += more.games;
            count.wins += more.wins;
            count.ranks += more.ranks;
            count.score += more.score;
            count.decisions += more.decisions;
            count.iterations += more.iterations;
            count.searching += more.searching;
            count.micros.extend(more.micros);
        }
        self
    }

    /// One line for each bot.
    #[must_use]
    pub fn lines(self) -> Vec<Line> {
        self.counts.into_iter().map(line).collect()
    }
}

fn line(mut count: Count) -> Line {
    let games = count.games.max(1) as f64;
    let (low, high) = wilson(count.wins, games);
    count.micros.sort_unstable();
    let quantile = |share: f64| {
        let place = (share * count.micros.len() as f64).ceil() as usize;
        count.micros.get(place.saturating_sub(1)).map_or(0.0, |&micros| f64::from(micros) / 1000.0)
    };
    let searching = count.searching.as_secs_f64();
    Line {
        games: count.games,
        wins: count.wins,
        win_rate: count.wins / games,
        low,
        high,
        mean_rank: count.ranks as f64 / games,
        mean_score: count.score as f64 / games,
        decisions: count.decisions,
        iterations_per_s: if searching > 0.0 { count.iterations as f64 / searching } else { 0.0 },
        p50_ms: quantile(0.5),
        p99_ms: quantile(0.99),
        name: count.name,
    }
}

/// Standard errors on either side of a mean that contain 95 % of a normal distribution.
pub const Z: f64 = 1.959_963_984_540_054;

/// The 95 % interval of a share by Wilson's formula.
#[must_use]
pub fn wilson(wins: f64, games: f64) -> (f64, f64) {
    let share = wins / games;
    let scale = 1.0 + Z * Z / games;
    let middle = (share + Z * Z / (2.0 * games)) / scale;
    let half = Z / scale * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_gives_the_textbook_interval() {
        let (low, high) = wilson(50.0, 100.0);
        assert!((low - 0.4038).abs() < 1e-3 && (high - 0.5962).abs() < 1e-3, "{low} {high}");
        let (low, high) = wilson(0.0, 10.0);
        assert!(low == 0.0 && (high - 0.2775).abs() < 1e-3, "{low} {high}");
    }
}
