//! Replaying a record against the rules and against its seed.

use crate::failure::Failure;
use crate::texts::Texts;
use game::{Actor, Dealer, EntryKind, Record, Refused, Sitting};
use title::Title;

/// A record that was replayed to its end.
pub struct Proof<G: Title> {
    /// The game at the end of the record.
    pub sitting: Sitting<G>,
    /// The dealer after the record's draws, where the seed is known.
    pub dealer: Option<Dealer>,
    /// How many entries chose, drew, and took back.
    pub counts: Counts,
}

/// How many entries of each kind a record has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Answers of seats.
    pub choices: usize,
    /// Answers of chance.
    pub draws: usize,
    /// Entries that took others back.
    pub undos: usize,
}

/// The first entry that fails, and why, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// Counted from 1.
    pub entry: usize,
    /// What is wrong with it.
    pub why: String,
}

impl std::fmt::Display for Flaw {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "entry {}: {}", self.entry, self.why)
    }
}

/// Replays a record: each choice against the rules, and each draw against the seed, where there is one.
pub fn prove<G: Title>(record: &Record<G>, texts: &Texts) -> Result<Result<Proof<G>, Flaw>, Failure> {
    let mut dealer = record.seed.as_ref().map(Dealer::new);
    let mut counts = Counts::default();
    let mut flaw = None;
    let replayed = Sitting::replay(record, |entry, before, line, _, _| match (line.kind, line.who) {
        (EntryKind::Undo { .. }, _) => counts.undos += 1,
        (EntryKind::Choose(_), Some(_)) => counts.choices += 1,
        (EntryKind::Choose(choice), None) => {
            counts.draws += 1;
            let question = before.question().expect("an accepted entry answered a question");
            let Actor::Chance(purpose) = question.who else { unreachable!("chance was asked") };
            let due = dealer
                .as_mut()
                .map(|dealer| question.options.nth(dealer.pick(purpose, question.options.len())));
            if due.is_some_and(|due| due != choice) && flaw.is_none() {
                let (said, due) = (before.say(choice), before.say(due.expect("just found to be there")));
                flaw = Some(Flaw {
                    entry,
                    why: format!("the record drew \"{said}\", the seed gives \"{due}\""),
                });
            }
        }
    })
    .map_err(|faults| Failure::because(format!("the record's set-up is not possible: {faults}")))?;
    Ok(match (flaw, replayed) {
        (Some(flaw), _) => Err(flaw),
        (None, Err((entry, refused))) => Err(Flaw { entry, why: refusal(&refused, texts) }),
        (None, Ok(sitting)) => Ok(Proof { sitting, dealer, counts }),
    })
}

/// Why an entry was refused, in words.
pub fn refusal<C: game::Choice>(refused: &Refused<C>, texts: &Texts) -> String {
    match refused {
        Refused::NotAsked { asked } => format!("{asked} was asked, nobody else may answer"),
        Refused::Illegal(illegal) => texts.cited(&illegal.because),
        Refused::NoUndo(no) => texts.cited(&no.phrase()),
        Refused::Over => "the game was over".to_owned(),
    }
}
