//! The report on decrees: what their agendas bring, and how far their tasks are carried out.

use super::screen::ERAS;
use crate::components::Decree;
use crate::{Event, EventKind, Game, Setup, Variant};
use ::game::{Rule, Standing};
use title::report::{Kind, Measure, Observer, Reference, Report, Shown, Statistics, Subject, WHOLE};

/// `miasma simulate pest --report decrees`.
pub(crate) const REPORT: Report<Game> =
    Report { name: "decrees", subject: "decree", group: "era", measures: MEASURES, subjects, observer };

/// The measures; the constants below are their places.
const MEASURES: &[Measure] = &[
    Measure { key: "in_play", kind: Kind::Share, reference: Reference::Together, shown: Shown::InTheTable },
    Measure { key: "agenda", kind: Kind::Mean, reference: Reference::Together, shown: Shown::InThePlotToo },
    Measure { key: "tasks", kind: Kind::Mean, reference: Reference::Together, shown: Shown::InThePlotToo },
    Measure {
        key: "task_done",
        kind: Kind::Share,
        reference: Reference::Together,
        shown: Shown::InThePlotToo,
    },
];
const IN_PLAY: usize = 0;
const AGENDA: usize = 1;
const TASKS: usize = 2;
const TASK_DONE: usize = 3;

/// The rule by which an agenda is counted.
const COUNTED: Rule = Rule("PE-131");

/// The decrees of the variant, by era.
fn decrees(setup: &Setup) -> Vec<Decree> {
    let (infos, solo) = (&setup.pack.get().decrees, setup.variant == Variant::Solo);
    let all = (0..infos.len() as u8).map(Decree);
    let mut decrees: Vec<Decree> =
        all.filter(|decree| !(solo && infos[decree.index()].solo_removed)).collect();
    decrees.sort_by_key(|decree| infos[decree.index()].era);
    decrees
}

fn subjects(setup: &Setup) -> Vec<Subject> {
    let infos = &setup.pack.get().decrees;
    let subject = |decree: Decree| Subject {
        id: infos[decree.index()].id,
        group: ERAS[usize::from(infos[decree.index()].era)],
    };
    decrees(setup).into_iter().map(subject).collect()
}

fn observer(setup: &Setup) -> Box<dyn Observer<Game>> {
    Box::new(Decrees { decrees: decrees(setup), agendas: [0; 3] })
}

struct Decrees {
    decrees: Vec<Decree>,
    /// The prestige that each era's agenda gave, to all players together.
    agendas: [u64; 3],
}

impl Observer<Game> for Decrees {
    fn see(&mut self, game: &Game, event: &Event) {
        if let EventKind::Honoured { prestige, .. } = event.kind
            && event.rule() == COUNTED
        {
            self.agendas[game.table().era()] += u64::from(prestige);
        }
    }

    fn close(&mut self, game: &Game, _: &Standing, statistics: &mut Statistics) {
        let table = game.table();
        let players = u64::from(table.players);
        for (place, decree) in self.decrees.iter().enumerate() {
            let era = table.decrees.iter().position(|drawn| *drawn == Some(*decree));
            statistics.enter(place, IN_PLAY, 1, u64::from(era.is_some()) * WHOLE);
            let Some(era) = era else { continue };
            let last = game.pack().get().tasks[era].prestige.len();
            let spaces = || table.all().iter().map(|seat| table.player(seat).tasks[era]);
            let done = spaces().filter(|&space| usize::from(space) >= last).count() as u64;
            statistics.enter(place, AGENDA, players, self.agendas[era] * WHOLE);
            statistics.enter(place, TASKS, players, spaces().map(u64::from).sum::<u64>() * WHOLE);
            statistics.enter(place, TASK_DONE, players, done * WHOLE);
        }
    }
}
