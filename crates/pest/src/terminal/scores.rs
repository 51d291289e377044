//! The report on scores: what each line of the score sheet came to.

use crate::{Event, Game, Setup, score};
use ::game::{Game as _, Seat, Standing};
use title::report::{Kind, Measure, Observer, Reference, Report, Shown, Statistics, Subject, WHOLE};

/// `miasma simulate pest --report scores`.
pub(crate) const REPORT: Report<Game> =
    Report { name: "scores", subject: "score", group: "sign", measures: MEASURES, subjects, observer };

/// The measures; the constants below are their places.
const MEASURES: &[Measure] = &[
    Measure { key: "points", kind: Kind::Mean, reference: Reference::Together, shown: Shown::InThePlotToo },
    Measure { key: "winner", kind: Kind::Mean, reference: Reference::Together, shown: Shown::InThePlotToo },
    Measure { key: "scored", kind: Kind::Share, reference: Reference::Together, shown: Shown::InThePlotToo },
];
const POINTS: usize = 0;
const WINNER: usize = 1;
const SCORED: usize = 2;

/// The lines that take points away.
const MINUS: [&str; 4] = ["shame", "quarantine", "sick_left", "dead"];

/// The lines of the variant's score sheet, those that bring points first.
fn subjects(setup: &Setup) -> Vec<Subject> {
    let game = Game::new(setup).expect("the set-up is possible");
    let mut lines: Vec<Subject> = score::sheet(&game, Seat(0))
        .into_iter()
        .map(|(id, _)| Subject { id, group: if MINUS.contains(&id) { "minus" } else { "plus" } })
        .collect();
    lines.sort_by_key(|line| line.group == "minus");
    lines
}

fn observer(setup: &Setup) -> Box<dyn Observer<Game>> {
    Box::new(Scores { lines: subjects(setup) })
}

struct Scores {
    lines: Vec<Subject>,
}

impl Observer<Game> for Scores {
    fn see(&mut self, _: &Game, _: &Event) {}

    fn close(&mut self, _: &Game, standing: &Standing, statistics: &mut Statistics) {
        for (place, line) in self.lines.iter().enumerate() {
            let of = |parts: &[(&str, i32)]| {
                let points = parts.iter().find(|(id, _)| *id == line.id).map_or(0, |(_, points)| *points);
                u64::from(points.unsigned_abs())
            };
            let all = || standing.places.iter().map(|seat| of(&seat.parts));
            let winners = standing.places.iter().filter(|seat| seat.rank == 1);
            let players = standing.places.len() as u64;
            statistics.enter(place, POINTS, players, all().sum::<u64>() * WHOLE);
            let best: u64 = winners.clone().map(|seat| of(&seat.parts)).sum();
            statistics.enter(place, WINNER, winners.count() as u64, best * WHOLE);
            statistics.enter(
                place,
                SCORED,
                players,
                all().filter(|&points| points > 0).count() as u64 * WHOLE,
            );
        }
    }
}
