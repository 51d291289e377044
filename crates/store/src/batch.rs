//! Appends of many tables in one transaction: each is judged on its own, those that hold are written together.

use crate::{Append, AppendError, Stage, StoreError, TableMetadata};
use std::collections::HashMap;
use tokio::sync::{mpsc, oneshot};

/// How much goes into one transaction at most.
pub(crate) const MOST: usize = 2048;

/// The longest name of a table, a person or a key, so that each fits into an index and a notice.
const LONGEST_NAME: usize = 256;

/// The longest text or state. No game comes near; it keeps one mistake from filling the disk.
const LONGEST_BODY: usize = 16 << 20;

/// An append and who waits for it.
pub(crate) struct Waiting {
    pub(crate) append: Append,
    pub(crate) answer: oneshot::Sender<Result<(), AppendError>>,
}

/// Waits for work and takes all there is. Nothing is left when nobody can send any more.
pub(crate) async fn gather<T>(queue: &mut mpsc::Receiver<T>, batch: &mut Vec<T>) -> bool {
    if queue.recv_many(batch, MOST).await == 0 {
        return false;
    }
    // Those just answered are about to ask again: let them, or the next transaction carries only the quickest.
    tokio::task::yield_now().await;
    while batch.len() < MOST {
        match queue.try_recv() {
            Ok(work) => batch.push(work),
            Err(_) => break,
        }
    }
    true
}

/// Refuses what no state of the database could make right.
pub(crate) fn check(append: &Append) -> Result<(), StoreError> {
    let names =
        [&append.table.0].into_iter().chain(append.entries.iter().filter_map(|(key, _)| key.as_ref()));
    let people = append.seats.iter().flatten().map(|(_, person)| &person.0);
    if names.chain(people).any(|name| name.is_empty() || name.len() > LONGEST_NAME || name.contains('\0')) {
        return refused(format!("a name has 1 to {LONGEST_NAME} bytes and no zero among them"));
    }
    let bodies =
        append.entries.iter().map(|(_, body)| body).chain([&append.metadata.summary, &append.metadata.game]);
    check_texts(bodies.map(String::as_str))?;
    if append.snapshot.as_ref().is_some_and(|state| state.len() > LONGEST_BODY) {
        return refused(format!("a state has at most {LONGEST_BODY} bytes"));
    }
    if append.entries.is_empty() {
        return refused("an append has at least one entry".to_owned());
    }
    if append.after > (i64::MAX as u64) - (append.entries.len() as u64) {
        return refused("a log can't be that long".to_owned());
    }
    if has_twice(append.entries.iter().filter_map(|(key, _)| key.as_ref())) {
        return refused("two entries have the same key".to_owned());
    }
    if has_twice(append.seats.iter().flatten().map(|(seat, _)| seat)) {
        return refused("a seat has two people".to_owned());
    }
    Ok(())
}

/// Whether something is there twice, among few.
fn has_twice<T: PartialEq>(things: impl Iterator<Item = T> + Clone) -> bool {
    let mut rest = things;
    while let Some(thing) = rest.next() {
        if rest.clone().any(|other| other == thing) {
            return true;
        }
    }
    false
}

/// Refuses texts of people that PostgreSQL would not take.
pub(crate) fn check_texts<'a>(texts: impl IntoIterator<Item = &'a str>) -> Result<(), StoreError> {
    for text in texts {
        if text.len() > LONGEST_BODY || text.contains('\0') {
            return refused(format!("a text has at most {LONGEST_BODY} bytes and no zero among them"));
        }
    }
    Ok(())
}

fn refused(why: String) -> Result<(), StoreError> {
    Err(StoreError::Refused(why))
}

/// What the database knows of the tables of a batch.
#[derive(Default)]
pub(crate) struct Known {
    /// Those that are there.
    pub(crate) tables: HashMap<String, Stands>,
    /// The entries that have a key of the batch.
    pub(crate) keys: HashMap<(String, String), u64>,
}

impl Known {
    /// The last entry of a table; 0 where there is none.
    pub(crate) fn last(&self, table: &str) -> u64 {
        self.tables.get(table).map_or(0, |stands| stands.last)
    }
}

/// How far a table is, and what lists find it by.
pub(crate) struct Stands {
    pub(crate) last: u64,
    pub(crate) stage: Stage,
    pub(crate) game: String,
    pub(crate) public: bool,
}

impl Stands {
    /// Whether lists find it where they did.
    fn is_found_by(&self, row: &TableMetadata) -> bool {
        self.stage == row.stage && self.game == row.game && self.public == row.public
    }
}

/// A row of the table `entries`.
pub(crate) struct NewEntry<'a> {
    pub(crate) table: &'a str,
    pub(crate) number: u64,
    pub(crate) at: i64,
    pub(crate) key: Option<&'a str>,
    pub(crate) body: &'a str,
}

/// What a table has come to.
pub(crate) struct Grown<'a> {
    pub(crate) created: i64,
    pub(crate) last: u64,
    /// Whether it is there already, and lists find it where they did: most moves are so, and leave the indices alone.
    pub(crate) settled: bool,
    /// The last append to it.
    pub(crate) append: &'a Append,
    /// Where seats changed, the last that did.
    pub(crate) seats: Option<&'a Append>,
    /// Where a state was kept, after which entry.
    pub(crate) kept: Option<(u64, &'a [u8])>,
}

/// What to answer and what to write.
pub(crate) struct Plan<'a> {
    /// In the order of the appends.
    pub(crate) verdicts: Vec<Result<(), AppendError>>,
    pub(crate) entries: Vec<NewEntry<'a>>,
    /// Each table once.
    pub(crate) tables: Vec<Grown<'a>>,
}

/// Judges the appends one after the other, as if each were alone.
pub(crate) fn judge<'a>(appends: &[&'a Append], known: &Known) -> Plan<'a> {
    let mut plan =
        Plan { verdicts: Vec::with_capacity(appends.len()), entries: Vec::new(), tables: Vec::new() };
    let mut place: HashMap<&str, usize> = HashMap::with_capacity(appends.len());
    let mut fresh: HashMap<(&str, &str), u64> = HashMap::new();
    for &append in appends {
        let table = append.table.0.as_str();
        let at = place.get(table).copied();
        let last = match at {
            Some(at) => plan.tables[at].last,
            None => known.last(table),
        };
        let keys = || append.entries.iter().filter_map(|(key, _)| key.as_deref());
        let repeated = keys().find_map(|key| {
            let old = if known.keys.is_empty() {
                None
            } else {
                known.keys.get(&(table.to_owned(), key.to_owned()))
            };
            old.or_else(|| fresh.get(&(table, key))).copied()
        });
        if let Some(number) = repeated {
            plan.verdicts.push(Err(AppendError::Duplicate { number }));
            continue;
        }
        if append.after != last {
            plan.verdicts.push(Err(AppendError::Behind { last }));
            continue;
        }
        let mut number = last;
        for (key, body) in &append.entries {
            number += 1;
            if let Some(key) = key {
                fresh.insert((table, key), number);
            }
            plan.entries.push(NewEntry { table, number, at: append.at, key: key.as_deref(), body });
        }
        let seats = append.seats.is_some().then_some(append);
        let kept = append.snapshot.as_deref().map(|state| (number, state));
        match at {
            Some(at) => {
                let grown = &mut plan.tables[at];
                grown.last = number;
                grown.append = append;
                grown.seats = seats.or(grown.seats);
                grown.kept = kept.or(grown.kept);
            }
            None => {
                place.insert(table, plan.tables.len());
                plan.tables.push(Grown {
                    created: append.at,
                    last: number,
                    settled: false,
                    append,
                    seats,
                    kept,
                });
            }
        }
        plan.verdicts.push(Ok(()));
    }
    for grown in &mut plan.tables {
        let stood = known.tables.get(&grown.append.table.0);
        grown.settled = stood.is_some_and(|stood| stood.is_found_by(&grown.append.metadata));
    }
    plan
}

/// The rows in portions of a few sizes only, so that the statements for them are prepared once and then found again.
pub(crate) fn portions<T>(mut rows: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let size = [256, 64, 16, 4, 1].into_iter().find(|size| *size <= rows.len())?;
        let (portion, rest) = rows.split_at(size);
        rows = rest;
        Some(portion)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TableId;

    fn append(table: &str, after: u64, keys: &[&str]) -> Append {
        let metadata = TableMetadata {
            stage: Stage::Open,
            game: String::new(),
            public: true,
            scheduled_at: None,
            leased_until: None,
            summary: String::new(),
        };
        let entries = keys.iter().map(|key| (Some((*key).to_owned()), String::new())).collect();
        Append {
            table: TableId(table.to_owned()),
            after,
            at: 9,
            entries,
            metadata,
            seats: None,
            snapshot: None,
        }
    }

    #[test]
    fn appends_of_one_batch_see_one_another() {
        let appends = [
            append("t", 0, &["a"]),
            append("t", 0, &["b"]),
            append("t", 1, &["c", "d"]),
            append("t", 3, &["d"]),
            append("u", 7, &["a"]),
        ];
        let stood = Stands { last: 7, stage: Stage::Open, game: String::new(), public: true };
        let known = Known { tables: HashMap::from([("u".to_owned(), stood)]), ..Known::default() };
        let plan = judge(&appends.iter().collect::<Vec<_>>(), &known);
        assert_eq!(
            plan.verdicts,
            [
                Ok(()),
                Err(AppendError::Behind { last: 1 }),
                Ok(()),
                Err(AppendError::Duplicate { number: 3 }),
                Ok(())
            ]
        );
        assert!(plan.entries.iter().map(|entry| (entry.table, entry.number)).eq([
            ("t", 1),
            ("t", 2),
            ("t", 3),
            ("u", 8)
        ]));
        assert!(plan.tables.iter().map(|grown| (grown.last, grown.settled)).eq([(3, false), (8, true)]));
    }

    #[test]
    fn portions_have_few_sizes_and_leave_nothing() {
        let rows: Vec<_> = (0..1000).collect();
        let sizes: Vec<_> = portions(&rows).map(<[_]>::len).collect();
        assert_eq!(sizes.iter().sum::<usize>(), 1000);
        assert!(sizes.iter().all(|size| [256, 64, 16, 4, 1].contains(size)));
        assert!(portions(&rows).flatten().eq(&rows));
        assert_eq!(portions::<u8>(&[]).count(), 0);
    }
}
