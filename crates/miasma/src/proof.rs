//! Replays a record and checks it against the rules and its seed.

use crate::failure::Failure;
use crate::texts::Texts;
use game::{Actor, Dealer, EntryKind, Record, RecordedGame, Refused};
use title::Title;

/// The result of replaying a record to its end.
pub struct Proof<G: Title> {
    /// The game at the end of the record.
    pub recorded: RecordedGame<G>,
    /// The dealer after the draws of the record, if the seed is known.
    pub dealer: Option<Dealer>,
    /// The numbers of choices, draws and undos.
    pub counts: Counts,
}

/// The number of entries of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Answers of seats.
    pub choices: usize,
    /// Answers of chance.
    pub draws: usize,
    /// Undo entries.
    pub undos: usize,
}

/// The first invalid entry, with the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// Counted from 1.
    pub entry: usize,
    /// The reason.
    pub why: String,
}

impl std::fmt::Display for Flaw {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "entry {}: {}", self.entry, self.why)
    }
}

/// Replays a record. Checks each choice against the rules, and each draw against the seed if there is one.
pub fn prove<G: Title>(record: &Record<G>, texts: &Texts) -> Result<Result<Proof<G>, Flaw>, Failure> {
    let mut dealer = record.seed.as_ref().map(Dealer::new);
    let mut counts = Counts::default();
    let mut flaw = None;
    let replayed = RecordedGame::replay(record, |entry, before, line, _, _| match (line.kind, line.who) {
        (EntryKind::Undo { from }, _) => {
            counts.undos += 1;
            if let Some(dealer) = &mut dealer {
                dealer.rewind(from);
            }
        }
        (EntryKind::Choose(_), Some(_)) => counts.choices += 1,
        (EntryKind::Choose(choice), None) => {
            counts.draws += 1;
            let question = before.question().expect("an accepted entry answered a question");
            let Actor::Chance(purpose) = question.who else { unreachable!("chance was asked") };
            let expected = dealer
                .as_mut()
                .map(|dealer| dealer.pick_entry(entry, purpose, question.options.len()))
                .map(|picked| question.options.nth(picked));
            if expected.is_some_and(|expected| expected != choice) && flaw.is_none() {
                let expected = before.say(expected.expect("the condition checked it"));
                let said = before.say(choice);
                flaw = Some(Flaw {
                    entry,
                    why: format!("the record drew \"{said}\", the seed gives \"{expected}\""),
                });
            }
        }
    })
    .map_err(|faults| Failure::new(format!("the record's set-up is not possible: {faults}")))?;
    Ok(match (flaw, replayed) {
        (Some(flaw), _) => Err(flaw),
        (None, Err((entry, refused))) => Err(Flaw { entry, why: refusal::<G>(&refused, texts) }),
        (None, Ok(recorded)) => Ok(Proof { recorded, dealer, counts }),
    })
}

/// The message for a refused entry.
pub fn refusal<G: Title>(refused: &Refused<G::Choice>, texts: &Texts) -> String {
    match refused {
        Refused::NotAsked { asked } => format!("only {asked} may answer"),
        Refused::Illegal(illegal) => texts.cited(&illegal.because),
        Refused::NoUndo(no) => texts.cited(&no.phrase::<G>()),
        Refused::Over => "the game was over".to_owned(),
    }
}
