//! The report on buildings: who builds them, when, and who wins with them.

use crate::{Event, EventKind, Game, Setup};
use ::game::{Seat, Standing};
use title::report::{Kind, Measure, Observer, Reference, Report, Shown, Statistics, Subject, WHOLE};

/// `miasma simulate pest --report buildings`.
pub(crate) const REPORT: Report<Game> = Report {
    name: "buildings",
    subject: "building",
    group: "section",
    measures: MEASURES,
    subjects,
    observer,
};

/// The measures; the constants below are their places.
const MEASURES: &[Measure] = &[
    Measure { key: "built", kind: Kind::Share, reference: Reference::Together, shown: Shown::InThePlotToo },
    Measure { key: "year", kind: Kind::Mean, reference: Reference::Together, shown: Shown::InThePlotToo },
    Measure { key: "won", kind: Kind::Share, reference: Reference::EvenShare, shown: Shown::InThePlotToo },
];
const BUILT: usize = 0;
const YEAR: usize = 1;
const WON: usize = 2;

/// The ids of the groups: the sections of a board, and the capital.
const SECTIONS: [&str; 3] = ["1", "2", "3"];
const CAPITAL: &str = "capital";

/// The buildings of a board but for the castle, by section, and then those of the capital.
fn subjects(setup: &Setup) -> Vec<Subject> {
    let pack = setup.pack.get();
    let on_the_map = pack
        .buildings
        .iter()
        .filter(|info| info.section > 0)
        .map(|info| Subject { id: info.id, group: SECTIONS[usize::from(info.section) - 1] });
    let in_the_capital = pack.capital_buildings.iter().map(|info| Subject { id: info.id, group: CAPITAL });
    let mut subjects: Vec<Subject> = on_the_map.chain(in_the_capital).collect();
    subjects.sort_by_key(|subject| subject.group);
    subjects
}

fn observer(setup: &Setup) -> Box<dyn Observer<Game>> {
    let subjects = subjects(setup);
    Box::new(Buildings { builders: vec![Vec::new(); subjects.len()], subjects })
}

struct Buildings {
    subjects: Vec<Subject>,
    /// The builders of each, with the year.
    builders: Vec<Vec<(Seat, u8)>>,
}

impl Observer<Game> for Buildings {
    fn see(&mut self, game: &Game, event: &Event) {
        let (seat, id) = match event.kind {
            EventKind::Built { seat, building, .. } => {
                (seat, game.pack().get().buildings[building.index()].id)
            }
            EventKind::Raised { seat, building } => {
                (seat, game.pack().get().capital_buildings[building.index()].id)
            }
            _ => return,
        };
        let place = self.subjects.iter().position(|subject| subject.id == id);
        self.builders[place.expect("every building is in the report")].push((seat, game.table().year));
    }

    fn close(&mut self, _: &Game, standing: &Standing, statistics: &mut Statistics) {
        let winners: Vec<Seat> = standing.winners().collect();
        for (place, builders) in self.builders.iter().enumerate() {
            let count = builders.len() as u64;
            let years: u64 = builders.iter().map(|(_, year)| u64::from(*year)).sum();
            let wins = builders.iter().filter(|(seat, _)| winners.contains(seat)).count() as u64;
            statistics.enter(place, BUILT, standing.places.len() as u64, count * WHOLE);
            statistics.enter(place, YEAR, count, years * WHOLE);
            statistics.enter(place, WON, count, wins * WHOLE / winners.len() as u64);
        }
    }
}
