//! Sums over many games. They are integers, so the order of the games does not matter.

use game::{MAX_SEATS, Standing};
use std::collections::BTreeMap;
use title::report::WHOLE;

/// The sums over many games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Number of games.
    pub games: u64,
    /// Answers of seats.
    pub decisions: u64,
    /// Answers of chance.
    pub draws: u64,
    /// Number of turns.
    pub turns: u64,
    /// Sums of each seat.
    pub seats: [SeatTally; MAX_SEATS],
    /// Number of games by what ended them.
    pub ended_by: BTreeMap<&'static str, u64>,
    /// Number of games by the title that a player alone earned.
    pub titles: BTreeMap<&'static str, u64>,
}

/// Sums of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatTally {
    /// Sixtieths of wins: a first place shared by k seats is 1/k of a win for each of them.
    shares: u64,
    score: i64,
    squares: i64,
    /// The lowest score.
    pub lowest: i32,
    /// The highest score.
    pub highest: i32,
}

impl Default for SeatTally {
    fn default() -> Self {
        Self { shares: 0, score: 0, squares: 0, lowest: i32::MAX, highest: i32::MIN }
    }
}

impl Tally {
    /// Counts a finished game.
    pub fn count(&mut self, standing: &Standing) {
        self.games += 1;
        let winners = standing.winners().count() as u64;
        for winner in standing.winners() {
            self.seats[winner.index()].shares += WHOLE / winners;
        }
        for place in &standing.places {
            let seat = &mut self.seats[place.seat.index()];
            seat.score += i64::from(place.score);
            seat.squares += i64::from(place.score).pow(2);
            seat.lowest = seat.lowest.min(place.score);
            seat.highest = seat.highest.max(place.score);
        }
        *self.ended_by.entry(standing.ended_by.unwrap_or("unfinished")).or_default() += 1;
        if let Some(title) = standing.title {
            *self.titles.entry(title).or_default() += 1;
        }
    }

    /// Adds two tallies.
    pub fn and(mut self, other: &Self) -> Self {
        self.games += other.games;
        self.decisions += other.decisions;
        self.draws += other.draws;
        self.turns += other.turns;
        for (seat, more) in self.seats.iter_mut().zip(&other.seats) {
            seat.shares += more.shares;
            seat.score += more.score;
            seat.squares += more.squares;
            seat.lowest = seat.lowest.min(more.lowest);
            seat.highest = seat.highest.max(more.highest);
        }
        for (name, count) in &other.ended_by {
            *self.ended_by.entry(name).or_default() += count;
        }
        for (name, count) in &other.titles {
            *self.titles.entry(name).or_default() += count;
        }
        self
    }
}

impl SeatTally {
    /// Number of games won.
    pub fn wins(&self) -> f64 {
        self.shares as f64 / WHOLE as f64
    }

    /// The mean score over `games` games.
    pub fn mean(&self, games: u64) -> f64 {
        self.score as f64 / games as f64
    }

    /// The standard deviation of the score over `games` games.
    pub fn deviation(&self, games: u64) -> f64 {
        (self.squares as f64 / games as f64 - self.mean(games).powi(2)).max(0.0).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Place, Seat};

    fn standing(ranks: &[(u8, i32)]) -> Standing {
        let place = |(seat, &(rank, score)): (usize, &(u8, i32))| Place {
            seat: Seat(seat as u8),
            rank,
            score,
            parts: Vec::new(),
        };
        Standing { places: ranks.iter().enumerate().map(place).collect(), ended_by: Some("bag"), title: None }
    }

    #[test]
    fn a_shared_win_is_shared_exactly() {
        let mut tally = Tally::default();
        for _ in 0..3 {
            tally.count(&standing(&[(1, 9), (1, 9), (1, 9), (4, 2)]));
        }
        assert!(tally.seats[..3].iter().all(|seat| seat.wins() == 1.0), "{:?}", tally.seats);
        assert_eq!(tally.seats[3].wins(), 0.0);
        assert_eq!((tally.seats[3].mean(3), tally.seats[3].deviation(3)), (2.0, 0.0));
    }

    #[test]
    fn the_order_of_the_games_makes_no_difference() {
        let games = [standing(&[(1, 5), (2, 3)]), standing(&[(2, 4), (1, 7)]), standing(&[(1, 1), (1, 1)])];
        let mut one = Tally::default();
        games.iter().for_each(|game| one.count(game));
        let mut left = Tally::default();
        let mut right = Tally::default();
        left.count(&games[2]);
        right.count(&games[1]);
        right.count(&games[0]);
        assert_eq!(left.and(&right), one);
    }
}
