//! The evaluation function of Pest for the bots.
//!
//! Nothing is hidden, so the evaluator looks at the table itself. The expected prestige of a seat is what the score sheet
//! says now, plus what goods, research, people, buildings, cards and building sites will bring in the turns that are
//! left, less what the sick and the dead will cost.

mod candidates;
mod estimate;
mod reasons;
mod rollout;
mod weights;

use crate::{Choice, Game, Variant};
use ::game::{Game as _, MAX_SEATS, Options, Phrase, Question, Seat};
use bots::{BotRng, Evaluated, Evaluator, Scores, Skill, softmax};
use estimate::Estimate;

impl Evaluated for Game {
    type Evaluator = PestEvaluator;
}

/// Evaluates positions of Pest.
#[derive(Clone, Debug)]
pub struct PestEvaluator {
    seat: Seat,
    estimate: Estimate,
    /// The expected prestige of the seat when the evaluator was made: the solo game has no opponent to compare with.
    par: f32,
}

impl Evaluator<Game> for PestEvaluator {
    const EVALUATIONS_PER_OPTION: u32 = 16;
    const SEARCHES_WHOLE_TURNS: bool = true;

    fn new(game: &Game, seat: Seat, skill: Skill) -> Self {
        let estimate = Estimate::new(game, skill);
        let par = estimate.prestige(game, seat);
        Self { seat, estimate, par }
    }

    fn expected_scores(&self, game: &Game) -> Scores {
        let mut scores = [0.0; MAX_SEATS];
        for (number, score) in scores[..usize::from(game.seats())].iter_mut().enumerate() {
            *score = self.estimate.prestige(game, Seat(number as u8));
        }
        scores
    }

    fn values(&self, game: &Game) -> Scores {
        let table = game.table();
        let temperature = 1.5 + 0.35 * self.estimate.turns_left(game, self.seat);
        if table.variant == Variant::Solo {
            let mut values = [0.0; MAX_SEATS];
            let ahead = (self.estimate.prestige(game, Seat(0)) - self.par) / temperature;
            values[0] = 0.5 + 0.5 * ahead / (1.0 + ahead.abs());
            return values;
        }
        let mut scores = self.expected_scores(game);
        let seats = usize::from(game.seats());
        // Ties go to the higher influence (PE-141).
        for (number, score) in scores[..seats].iter_mut().enumerate() {
            *score += 0.01 * f32::from(table.seats[number].influence);
        }
        softmax(&scores[..seats], if table.over { 0.5 } else { temperature })
    }

    fn active_seat(&self, game: &Game) -> Seat {
        game.table().active.unwrap_or(self.seat)
    }

    fn is_quiet(&self, question: &Question<Choice>) -> bool {
        matches!(question.prompt, "ask-assistant" | "ask-castle" | "draw-pest")
    }

    fn candidates(&self, game: &Game, question: &Question<Choice>) -> Options<Choice> {
        candidates::candidates(game, question)
    }

    fn rollout(&self, game: &Game, question: &Question<Choice>, rng: &mut BotRng) -> Choice {
        rollout::rollout(game, question, rng)
    }

    fn reasons(&self, before: &Game, _: Choice, after: &[Game]) -> Vec<Phrase> {
        reasons::reasons(self, before, after)
    }
}
