//! The report on technologies: who buys them, when, whether they are kept, and who wins with them.

use super::words;
use crate::components::Tech;
use crate::{Event, EventKind, Game, Setup, Variant};
use ::game::{Seat, Seats, Standing};
use title::report::{Kind, Measure, Observer, Reference, Report, Shown, Statistics, Subject, WHOLE};

/// `miasma simulate pest --report technologies`.
pub(crate) const REPORT: Report<Game> = Report {
    name: "technologies",
    subject: "technology",
    group: "slot",
    measures: MEASURES,
    subjects,
    observer,
};

/// The measures; the constants below are their places.
const MEASURES: &[Measure] = &[
    Measure { key: "bought", kind: Kind::Share, reference: Reference::Together, shown: Shown::InThePlotToo },
    Measure { key: "buys", kind: Kind::Mean, reference: Reference::Together, shown: Shown::InTheTable },
    Measure { key: "year", kind: Kind::Mean, reference: Reference::Together, shown: Shown::InTheTable },
    Measure { key: "kept", kind: Kind::Share, reference: Reference::Together, shown: Shown::InThePlotToo },
    Measure {
        key: "won_at_end",
        kind: Kind::Share,
        reference: Reference::EvenShare,
        shown: Shown::InThePlotToo,
    },
    Measure { key: "won_ever", kind: Kind::Share, reference: Reference::EvenShare, shown: Shown::InTheTable },
];
const BOUGHT: usize = 0;
const BUYS: usize = 1;
const YEAR: usize = 2;
const KEPT: usize = 3;
const WON_AT_END: usize = 4;
const WON_EVER: usize = 5;

/// The technologies of the variant by the slot they go to.
fn techs(setup: &Setup) -> Vec<Tech> {
    let (pack, solo) = (setup.pack.get(), setup.variant == Variant::Solo);
    let in_the_box = Tech::all().filter(|tech| pack.all_technologies >> tech.0 & 1 == 1);
    let mut techs: Vec<Tech> =
        in_the_box.filter(|&tech| !(solo && pack.technology(tech).solo_removed)).collect();
    let slots = ["top", "middle", "bottom", "any"];
    techs.sort_by_key(|&tech| slots.iter().position(|slot| *slot == words::slot(pack.technology(tech))));
    techs
}

fn subjects(setup: &Setup) -> Vec<Subject> {
    let info = |tech| setup.pack.get().technology(tech);
    techs(setup)
        .into_iter()
        .map(|tech| Subject { id: info(tech).id, group: words::slot(info(tech)) })
        .collect()
}

fn observer(setup: &Setup) -> Box<dyn Observer<Game>> {
    let techs = techs(setup);
    Box::new(Technologies { fates: vec![Fate::default(); techs.len()], techs })
}

struct Technologies {
    techs: Vec<Tech>,
    fates: Vec<Fate>,
}

/// The counts of one card.
#[derive(Clone, Copy, Default)]
struct Fate {
    buys: u64,
    years: u64,
    /// Every seat that ever had it.
    holders: Seats,
}

impl Observer<Game> for Technologies {
    fn see(&mut self, game: &Game, event: &Event) {
        let EventKind::Bought { seat, tech, .. } = event.kind else { return };
        let place = self.techs.iter().position(|other| *other == tech);
        let fate = &mut self.fates[place.expect("every technology of the variant is in the report")];
        fate.buys += 1;
        fate.years += u64::from(game.table().year);
        fate.holders = fate.holders.with(seat);
    }

    fn close(&mut self, game: &Game, standing: &Standing, statistics: &mut Statistics) {
        let winners: Vec<Seat> = standing.winners().collect();
        let share = |seat: Seat| if winners.contains(&seat) { WHOLE / winners.len() as u64 } else { 0 };
        for (place, (&tech, fate)) in self.techs.iter().zip(&self.fates).enumerate() {
            let holder = game.table().all().iter().find(|&seat| game.table().player(seat).has(tech));
            let held = u64::from(holder.is_some());
            statistics.enter(place, BOUGHT, 1, u64::from(fate.buys > 0) * WHOLE);
            statistics.enter(place, BUYS, 1, fate.buys * WHOLE);
            statistics.enter(place, YEAR, fate.buys, fate.years * WHOLE);
            statistics.enter(place, KEPT, fate.buys, held * WHOLE);
            statistics.enter(place, WON_AT_END, held, holder.map_or(0, share));
            statistics.enter(
                place,
                WON_EVER,
                fate.holders.len().into(),
                fate.holders.iter().map(share).sum(),
            );
        }
    }
}
