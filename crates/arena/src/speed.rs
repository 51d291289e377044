//! The speed of random play.
//!
//! Contestants take turns in slices of 25 ms, so that other load on the machine affects all of them equally. A result is the
//! upper quartile of the slices, which is robust against that load. Compare ratios of one run, not times of several.

use bots::BotRng;
use game::{Faults, Game, Seed, playout};
use std::time::{Duration, Instant};

/// Length of one measurement.
const SLICE: Duration = Duration::from_millis(25);

/// Something that can be played at random, with the speeds measured so far.
pub struct Contestant {
    /// Its name.
    pub name: String,
    /// Size of a game in bytes, where it is of interest.
    pub bytes: Option<usize>,
    /// Plays one game to its end and returns the number of decisions.
    play: Box<dyn FnMut(&mut BotRng) -> u64>,
    rates: Vec<Rate>,
}

/// Speed per second.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// Answers of seats; draws of chance do not count.
    pub decisions: f64,
    /// Whole games.
    pub games: f64,
}

impl Contestant {
    /// A contestant that plays by a function of its own.
    pub fn new(name: impl Into<String>, play: impl FnMut(&mut BotRng) -> u64 + 'static) -> Self {
        Self { name: name.into(), bytes: None, play: Box::new(play), rates: Vec::new() }
    }

    /// A game with this set-up, played uniformly at random.
    pub fn game<G: Game + 'static>(name: impl Into<String>, setup: &G::Setup) -> Result<Self, Faults> {
        let fresh = G::new(setup)?;
        let play = move |rng: &mut BotRng| {
            let mut game = fresh;
            let (decisions, _draws) = playout(&mut game, rng);
            decisions
        };
        Ok(Self { bytes: Some(size_of::<G>()), ..Self::new(name, play) })
    }

    /// The upper quartile of the slices, by decisions. There is one as soon as [`measure`] ran.
    #[must_use]
    pub fn rate(&self) -> Rate {
        let mut rates = self.rates.clone();
        rates.sort_by(|one, other| one.decisions.total_cmp(&other.decisions));
        rates[rates.len() * 3 / 4]
    }

    fn measure(&mut self, rng: &mut BotRng) {
        let start = Instant::now();
        let mut decisions = 0;
        let mut games = 0;
        while start.elapsed() < SLICE {
            decisions += (self.play)(rng);
            games += 1;
        }
        let seconds = start.elapsed().as_secs_f64();
        self.rates.push(Rate { decisions: decisions as f64 / seconds, games: f64::from(games) / seconds });
    }
}

/// Measures all contestants for about `seconds` together, at least one slice each.
pub fn measure(contestants: &mut [Contestant], seconds: f64) {
    let mut rng = BotRng::for_game(&Seed::numbered(0, 0));
    let slices = seconds / contestants.len() as f64 / SLICE.as_secs_f64();
    for _ in 0..(slices as usize).max(1) {
        for contestant in &mut *contestants {
            contestant.measure(&mut rng);
        }
    }
}
