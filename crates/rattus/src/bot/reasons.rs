//! The reasons for a move, as phrases with numbers.
//!
//! Phrases carry integers only, so that each language can write its own decimal mark: a number with one decimal is two
//! arguments, such as `own` and `own_tenth`.

use super::RattusEvaluator;
use crate::{CardId, Choice, Knowledge, Piece, Rattus, Region, Stage, Symbol, odds};
use bots::Evaluator as _;
use game::{Eye, Game as _, Phrase, Seat, Value};

/// The maximum number of reasons for a move.
const MOST: usize = 3;

pub(super) fn reasons(
    evaluator: &RattusEvaluator,
    before: &Rattus,
    choice: Choice,
    after: &[Rattus],
) -> Vec<Phrase> {
    let me = evaluator.seat;
    let mut reasons = Vec::new();
    match choice {
        Choice::Plague(region) => reasons.extend(plague(before, me, region)),
        Choice::Place(region) => {
            reasons.extend(cubes(before, me, after));
            reasons.extend(risk(before, me, region, after));
        }
        Choice::Take(card) => {
            reasons.push(exposure(before, me, card));
            reasons.extend(cubes(before, me, after));
        }
        Choice::Region(region) => {
            reasons.extend(cubes(before, me, after));
            reasons.extend(risk(before, me, region, after));
        }
        _ => reasons.extend(cubes(before, me, after)),
    }
    reasons.truncate(MOST - 1);
    reasons.push(prospect(evaluator, me, after));
    if reasons.len() < 2 {
        reasons.push(chance(evaluator, me, before, after).unwrap_or_else(|| standing(before, me)));
    }
    reasons
}

/// The exact expected losses of moving the plague there.
fn plague(game: &Rattus, me: Seat, region: Region) -> Option<Phrase> {
    let board = game.board();
    if board.rat_count(region) == 0 || board.population(region) == 0 {
        let rats = Value::Number(board.rat_count(region).into());
        return Some(
            Phrase::new("rattus-reason-no-ravage", "RB-22")
                .with("region", name(game, region))
                .with("rats", rats),
        );
    }
    let odds = odds(game, Eye::Seat(me), region, Piece::CountsNothing);
    let others: f64 =
        (0..game.seats()).map(Seat).filter(|&seat| seat != me).map(|seat| odds.expected(seat)).sum();
    let phrase = Phrase::new("rattus-reason-ravage", "RB-22").with("region", name(game, region));
    Some(decimal(decimal(phrase, "own", "own_tenth", odds.expected(me)), "others", "others_tenth", others))
}

/// How the number of cubes changes, on average.
fn cubes(before: &Rattus, me: Seat, after: &[Rattus]) -> Option<Phrase> {
    let count = |game: &Rattus, seat: Seat| f64::from(game.board().on_map(seat) + game.board().palace(seat));
    let mean =
        |seat: Seat| after.iter().map(|game| count(game, seat)).sum::<f64>() / after.len().max(1) as f64;
    let own = mean(me) - count(before, me);
    if own.abs() >= 0.05 {
        let key = if own > 0.0 { "rattus-reason-gain" } else { "rattus-reason-loss" };
        return Some(decimal(Phrase::new(key, "RB-66"), "own", "own_tenth", own.abs()));
    }
    let others: f64 = (0..before.seats())
        .map(Seat)
        .filter(|&seat| seat != me)
        .map(|seat| count(before, seat) - mean(seat))
        .sum();
    (others >= 0.05)
        .then(|| decimal(Phrase::new("rattus-reason-others-lose", "RB-66"), "others", "others_tenth", others))
}

/// The expected losses of a ravage of the region after the move.
fn risk(before: &Rattus, me: Seat, region: Region, after: &[Rattus]) -> Option<Phrase> {
    let game = after.first()?;
    if game.stage() == Stage::Over || game.board().cubes_of(me, region) == 0 {
        return None;
    }
    let loss = odds(game, Eye::Seat(me), region, Piece::CountsNothing).expected(me);
    let phrase = Phrase::new("rattus-reason-risk", "RB-22").with("region", name(before, region));
    Some(decimal(phrase, "own", "own_tenth", loss))
}

/// How many of the tokens the seat has not seen show the class of a card.
fn exposure(game: &Rattus, me: Seat, card: CardId) -> Phrase {
    let known = Knowledge::of(game, Eye::Seat(me));
    let class = game.components().class_of[card.index()];
    let unseen = known.start.or(known.later);
    let strikes = |token| game.face(token).symbols().contains(&Symbol::Class(class));
    let signs = unseen.iter().filter(|&token| strikes(token)).count() as i64;
    Phrase::new("rattus-reason-exposure", "RB-29")
        .with("card", Value::Id("card", card.id()))
        .with("class", Value::Id("class", class.id()))
        .with("signs", Value::Number(signs))
        .with("unseen", Value::Number(unseen.len().into()))
}

/// The expected score, and the highest of the others'.
fn prospect(evaluator: &RattusEvaluator, me: Seat, after: &[Rattus]) -> Phrase {
    let mut sums = [0.0; game::MAX_SEATS];
    for game in after {
        for (sum, score) in sums.iter_mut().zip(evaluator.expected_scores(game)) {
            *sum += f64::from(score) / after.len() as f64;
        }
    }
    let seats = after.first().map_or(0, game::Game::seats);
    let rival = (0..seats)
        .map(Seat)
        .filter(|&seat| seat != me)
        .max_by(|one, other| sums[one.index()].total_cmp(&sums[other.index()]))
        .unwrap_or(me);
    let phrase = decimal(
        Phrase::new("rattus-reason-prospect", "RB-66"),
        "own",
        "own_tenth",
        sums[me.index()].max(0.0),
    );
    decimal(phrase.with("rival", rival), "best", "best_tenth", sums[rival.index()].max(0.0))
}

/// The evaluated probability of winning before and after the move, if it changes.
fn chance(evaluator: &RattusEvaluator, me: Seat, before: &Rattus, after: &[Rattus]) -> Option<Phrase> {
    let percent = |chance: f32| (100.0 * chance).round() as i64;
    let mean =
        after.iter().map(|game| evaluator.values(game)[me.index()]).sum::<f32>() / after.len().max(1) as f32;
    let (before, after) = (percent(evaluator.values(before)[me.index()]), percent(mean));
    (before != after).then(|| {
        Phrase::new("rattus-reason-chance", "RB-66")
            .with("before", Value::Number(before))
            .with("after", Value::Number(after))
    })
}

/// The number of cubes on the board, and the highest of the others'.
fn standing(game: &Rattus, me: Seat) -> Phrase {
    let cubes = |seat: Seat| game.board().on_map(seat) + game.board().palace(seat);
    let others = (0..game.seats()).map(Seat).filter(|&seat| seat != me);
    Phrase::new("rattus-reason-standing", "RB-66")
        .with("own", cubes(me))
        .with("best", others.map(cubes).max().unwrap_or(0))
}

fn name(game: &Rattus, region: Region) -> Value {
    Value::Id("region", game.components().regions[region.index()].id)
}

/// A number with one decimal, as two arguments.
fn decimal(phrase: Phrase, whole: &'static str, tenth: &'static str, number: f64) -> Phrase {
    let tenths = (10.0 * number).round() as i64;
    phrase.with(whole, Value::Number(tenths / 10)).with(tenth, Value::Number(tenths % 10))
}
