//! The reasons for a move, as phrases with numbers.

use super::PestEvaluator;
use crate::components::Tech;
use crate::{Game, Player, Space};
use ::game::{MAX_SEATS, Phrase, Seat, Value};
use bots::Evaluator as _;

/// The maximum number of reasons for a move.
const MOST: usize = 3;

/// What changes on the player's board first, then what can be expected. `after` are positions at the end of the turn.
pub(super) fn reasons(evaluator: &PestEvaluator, before: &Game, after: &[Game]) -> Vec<Phrase> {
    let Some(then) = after.first() else { return Vec::new() };
    let me = evaluator.seat;
    let (old, new) = (before.table().player(me), then.table().player(me));
    let mut found: Vec<(f32, Phrase)> = Vec::new();
    let era = before.table().era();
    let steps = new.tasks[era].saturating_sub(old.tasks[era]);
    if steps > 0 {
        let phrase = Phrase::new("pest-reason-task", "PE-121")
            .with("step", new.tasks[era])
            .with("influence", new.influence.saturating_sub(old.influence));
        found.push((3.0 * f32::from(steps), phrase));
    } else if new.influence > old.influence {
        let more = new.influence - old.influence;
        let phrase =
            Phrase::new("pest-reason-influence", "PE-120").with("more", more).with("space", new.influence);
        found.push((0.5 * f32::from(more), phrase));
    }
    // The castle, building 0, is none of those that are paid.
    let buildings = |player: &Player| (player.built & !1).count_ones();
    let built = buildings(new).saturating_sub(buildings(old));
    if built > 0 {
        let phrase = Phrase::new("pest-reason-buildings", "PE-71").with("more", Value::Number(built.into()));
        found.push((3.0 * built as f32, phrase.with("count", Value::Number(buildings(new).into()))));
    }
    let healthy = new.healthy().saturating_sub(old.healthy());
    if healthy > 0 {
        let phrase =
            Phrase::new("pest-reason-cured", "PE-100").with("more", healthy).with("track", new.recovered);
        found.push((1.2 * f32::from(healthy), phrase));
    }
    let learned = new.technologies & !old.technologies;
    if learned != 0 {
        let tech = before.pack().get().technology(Tech(learned.trailing_zeros() as u8));
        let phrase = Phrase::new("pest-reason-technology", "PE-90")
            .with("card", Value::Id("technology", tech.id))
            .with("prestige", tech.prestige);
        found.push((2.5, phrase));
    }
    let goods = |player: &Player| -> u8 { player.goods.iter().sum() };
    if goods(new) > goods(old) || new.research > old.research {
        let phrase = Phrase::new("pest-reason-goods", "PE-46")
            .with("goods", goods(new))
            .with("research", new.research);
        found.push((0.5 * f32::from(goods(new).saturating_sub(goods(old))), phrase));
    }
    let dead = |player: &Player| player.sick[Space::CEMETERY.index()];
    if new.in_quarantine() != old.in_quarantine() || dead(new) > dead(old) {
        let phrase = Phrase::new("pest-reason-quarantine", "PE-60")
            .with("people", new.in_quarantine())
            .with("free", new.free_quarantine(&before.pack()));
        found.push((0.4, phrase));
    }
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    let mut reasons: Vec<Phrase> = found.into_iter().map(|(_, phrase)| phrase).take(MOST - 1).collect();
    reasons.push(prospect(evaluator, me, after));
    if reasons.len() < 2 {
        let agenda = Value::Number(i64::from(then.agenda(era, me)));
        reasons.push(Phrase::new("pest-reason-agenda", "PE-131").with("prestige", agenda));
    }
    reasons
}

/// The expected prestige, and the highest of the others'.
fn prospect(evaluator: &PestEvaluator, me: Seat, after: &[Game]) -> Phrase {
    let mut sums = [0.0; MAX_SEATS];
    for game in after {
        for (sum, score) in sums.iter_mut().zip(evaluator.expected_scores(game)) {
            *sum += score / after.len() as f32;
        }
    }
    let seats = after.first().map_or(0, ::game::Game::seats);
    let rival = (0..seats)
        .map(Seat)
        .filter(|&seat| seat != me)
        .max_by(|one, other| sums[one.index()].total_cmp(&sums[other.index()]));
    let points = |seat: Seat| Value::Number(sums[seat.index()].round() as i64);
    match rival {
        None => Phrase::new("pest-reason-prospect-alone", "PE-178").with("own", points(me)),
        Some(rival) => Phrase::new("pest-reason-prospect", "PE-140")
            .with("own", points(me))
            .with("rival", rival)
            .with("best", points(rival)),
    }
}
