//! What a position of Pest is worth.
//!
//! Nothing is hidden, so the judge looks at the table itself. The prestige one can expect is what the score sheet
//! would say now, more what goods, research, people, buildings, cards and building sites will still bring in the
//! turns that are left, less what the sick and the dead will cost.

mod estimate;
mod glance;
mod reasons;
mod worth;

use crate::judge::shares;
use crate::{Dice, Judge, Judged, Scores, Sight};
use ::pest::{Choice, Game, Variant};
use estimate::Estimate;
use game::{Game as _, MAX_SEATS, Options, Phrase, Question, Seat};

impl Judged for Game {
    type Judge = PestJudge;
}

/// Judges positions of Pest.
#[derive(Clone, Debug)]
pub struct PestJudge {
    eye: Seat,
    estimate: Estimate,
    /// What the seat could expect when the judge was made: the solo game has nobody else to compare with.
    par: f32,
}

impl Judge<Game> for PestJudge {
    const LOOK: u32 = 16;
    const PLANS: bool = true;

    fn new(game: &Game, eye: Seat, sight: Sight) -> Self {
        let estimate = Estimate::new(game, sight);
        let par = estimate.prestige(game, eye);
        Self { eye, estimate, par }
    }

    fn scores(&self, game: &Game) -> Scores {
        let mut scores = [0.0; MAX_SEATS];
        for (number, score) in scores[..usize::from(game.seats())].iter_mut().enumerate() {
            *score = self.estimate.prestige(game, Seat(number as u8));
        }
        scores
    }

    fn chances(&self, game: &Game) -> Scores {
        let table = game.table();
        let heat = 1.5 + 0.35 * self.estimate.turns_left(game, self.eye);
        if table.variant == Variant::Solo {
            let mut chances = [0.0; MAX_SEATS];
            let ahead = (self.estimate.prestige(game, Seat(0)) - self.par) / heat;
            chances[0] = 0.5 + 0.5 * ahead / (1.0 + ahead.abs());
            return chances;
        }
        let mut scores = self.scores(game);
        let seats = usize::from(game.seats());
        // Ties go to the higher influence (PE-141).
        for (number, score) in scores[..seats].iter_mut().enumerate() {
            *score += 0.01 * f32::from(table.seats[number].influence);
        }
        shares(&scores[..seats], if table.over { 0.5 } else { heat })
    }

    fn on_turn(&self, game: &Game) -> Seat {
        game.table().active.unwrap_or(self.eye)
    }

    fn settled(&self, question: &Question<Choice>) -> bool {
        matches!(question.prompt, "ask-assistant" | "ask-castle" | "draw-pest")
    }

    fn worth(&self, game: &Game, question: &Question<Choice>) -> Options<Choice> {
        worth::worth(game, question)
    }

    fn glance(&self, game: &Game, question: &Question<Choice>, dice: &mut Dice) -> Choice {
        glance::glance(game, question, dice)
    }

    fn reasons(&self, before: &Game, _: Choice, after: &[Game]) -> Vec<Phrase> {
        reasons::reasons(self, before, after)
    }
}
