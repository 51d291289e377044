//! The bots by name.

use crate::{Budget, Rollout, SearchParams, Skill};
use std::fmt;
use std::time::Duration;

/// A named way of playing.
#[derive(Clone, PartialEq, Debug)]
pub struct Bot {
    name: String,
    /// How it decides.
    pub method: Method,
}

/// How a bot decides.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Method {
    /// Chooses uniformly among the options.
    Random,
    /// One-ply search: takes the option whose position has the highest value.
    Greedy(Skill),
    /// Searches.
    Search {
        /// What its evaluator takes into account.
        skill: Skill,
        /// The limit for one decision.
        budget: Budget,
        /// The parameters of the tree search.
        params: SearchParams,
    },
}

impl Bot {
    /// The levels, weakest first.
    pub const LEVELS: [&'static str; 4] = ["novice", "apprentice", "expert", "master"];

    /// Every name there is.
    pub const NAMES: [&'static str; 6] = ["random", "greedy", "novice", "apprentice", "expert", "master"];

    /// The bot of this name. `@` and a budget may follow: `master@500ms`, `master@0.2s` or `master@4000` iterations. For
    /// experiments, parameters of the tree search may follow after colons: `master@4000:turns=2:expand_after=8`.
    pub fn named(text: &str) -> Result<Self, String> {
        let mut parts = text.split(':');
        let head = parts.next().unwrap_or_default();
        let (name, budget) = match head.split_once('@') {
            Some((name, budget)) => (name, Some(budget.parse()?)),
            None => (head, None),
        };
        let method = match name {
            "random" => Method::Random,
            "novice" => Method::Greedy(Skill::Beginner),
            "apprentice" => Method::Greedy(Skill::Learner),
            "greedy" => Method::Greedy(Skill::Full),
            "expert" => search(Skill::Full, Budget::Both(120, Duration::from_millis(300))),
            "master" => search(Skill::Full, Budget::Time(Duration::from_secs(1))),
            _ => {
                return Err(format!("there is no bot \"{name}\": choose one of {}", Self::NAMES.join(", ")));
            }
        };
        let mut bot = Self { name: text.to_owned(), method };
        if let Method::Search { params, .. } = &mut bot.method {
            parts.try_for_each(|part| params.set(part))?;
        } else if let Some(part) = parts.next() {
            return Err(format!("{name} doesn't search: leave \"{part}\" out"));
        }
        Ok(match budget {
            Some(budget) => Self { name: text.to_owned(), ..bot.within(budget) },
            None => bot,
        })
    }

    /// The limit for one decision, if it searches.
    #[must_use]
    pub fn budget(&self) -> Option<Budget> {
        match self.method {
            Method::Search { budget, .. } => Some(budget),
            Method::Random | Method::Greedy(_) => None,
        }
    }

    /// The same bot with another budget, if it searches.
    #[must_use]
    pub fn within(mut self, new: Budget) -> Self {
        if let Method::Search { budget, .. } = &mut self.method {
            *budget = new;
        }
        self
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl SearchParams {
    /// Sets one parameter, written as `name=value`.
    fn set(&mut self, part: &str) -> Result<(), String> {
        let unknown = || {
            format!(
                "\"{part}\" is none of exploration=, temperature=, prior_visits=, expand_after=, decisions=, turns= with a number"
            )
        };
        let (name, value) = part.split_once('=').ok_or_else(unknown)?;
        let number: f32 =
            value.parse().ok().filter(|number| (0.0..1e6).contains(number)).ok_or_else(unknown)?;
        match name {
            "exploration" => self.exploration = number,
            "temperature" => self.temperature = number.max(1e-3),
            "prior_visits" => self.prior_visits = number.max(1e-3),
            "expand_after" => self.expand_after = number as u32,
            "decisions" => self.rollout = Rollout::Decisions(number as u8),
            "turns" => self.rollout = Rollout::Turns(number as u8),
            _ => return Err(unknown()),
        }
        Ok(())
    }
}

fn search(skill: Skill, budget: Budget) -> Method {
    Method::Search { skill, budget, params: SearchParams::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_named_with_a_budget_or_without() {
        for name in Bot::NAMES {
            assert_eq!(Bot::named(name).map(|bot| bot.to_string()), Ok(name.to_owned()));
        }
        let budget = |text: &str| match Bot::named(text).expect("a bot").method {
            Method::Search { budget, .. } => budget,
            other => panic!("{other:?} does not search"),
        };
        assert_eq!(budget("master@4000"), Budget::Iterations(4000));
        assert_eq!(budget("expert@200ms"), Budget::Time(Duration::from_millis(200)));
        assert_eq!(budget("master@0.5s"), Budget::Time(Duration::from_millis(500)));
        for bad in ["mister", "master@", "master@-1s", "master@0", "master:x=1", "greedy:turns=1"] {
            assert!(Bot::named(bad).is_err(), "{bad}");
        }
    }
}
