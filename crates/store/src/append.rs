//! Which appends of a batch are accepted, and what is written for them.
//!
//! Appends to many game tables share a transaction. Each is accepted or rejected as if the ones before it had already
//! been committed, and the accepted ones are written together.

use crate::error::AppendError;
use crate::model::{Append, Stage, TableMetadata};
use std::collections::HashMap;

/// What the database contains of the game tables and keys of a batch.
#[derive(Default)]
pub(crate) struct LogState {
    /// The tables that exist, by id.
    pub(crate) tables: HashMap<String, TableState>,
    /// The numbers of the entries that have an idempotency key of the batch, by table and key.
    pub(crate) keys: HashMap<(String, String), u64>,
}

impl LogState {
    /// The last entry of a table; 0 if the table does not exist.
    pub(crate) fn last(&self, table: &str) -> u64 {
        self.tables.get(table).map_or(0, |state| state.last)
    }
}

/// The end of a table's log, and the columns of its row that have an index.
pub(crate) struct TableState {
    pub(crate) last: u64,
    pub(crate) stage: Stage,
    pub(crate) game: String,
    pub(crate) public: bool,
}

impl TableState {
    /// Whether the indexed columns stay as they are.
    fn is_indexed_like(&self, metadata: &TableMetadata) -> bool {
        self.stage == metadata.stage && self.game == metadata.game && self.public == metadata.public
    }
}

/// A new row of the database table `entries`.
pub(crate) struct NewEntry<'a> {
    pub(crate) table: &'a str,
    pub(crate) number: u64,
    pub(crate) at: i64,
    pub(crate) key: Option<&'a str>,
    pub(crate) body: &'a str,
}

/// What a batch changes at one game table, apart from its entries.
pub(crate) struct TableUpdate<'a> {
    pub(crate) created: i64,
    /// The last entry after the batch.
    pub(crate) last: u64,
    /// Whether the row exists and its indexed columns stay as they are. This holds for most moves, which then leave the
    /// indexes alone.
    pub(crate) keeps_indexes: bool,
    /// The last accepted append.
    pub(crate) append: &'a Append,
    /// The last accepted append that changed the seats.
    pub(crate) seats: Option<&'a Append>,
    /// The last snapshot and the number of its entry.
    pub(crate) snapshot: Option<(u64, &'a [u8])>,
}

/// The results of a batch and what to write.
pub(crate) struct Plan<'a> {
    /// In the order of the appends.
    pub(crate) results: Vec<Result<(), AppendError>>,
    pub(crate) entries: Vec<NewEntry<'a>>,
    /// At most one per game table.
    pub(crate) tables: Vec<TableUpdate<'a>>,
    /// The accepted appends that name people.
    pub(crate) naming: Vec<&'a Append>,
}

/// Accepts or rejects each append of a batch.
pub(crate) fn plan<'a>(appends: &[&'a Append], state: &LogState) -> Plan<'a> {
    let mut plan = Plan {
        results: Vec::with_capacity(appends.len()),
        entries: Vec::new(),
        tables: Vec::new(),
        naming: Vec::new(),
    };
    let mut updates: HashMap<&str, usize> = HashMap::with_capacity(appends.len());
    let mut new_keys: HashMap<(&str, &str), u64> = HashMap::new();
    for &append in appends {
        let table = append.table.0.as_str();
        let update = updates.get(table).copied();
        let last = match update {
            Some(index) => plan.tables[index].last,
            None => state.last(table),
        };
        let mut keys = append.entries.iter().filter_map(|(key, _)| key.as_deref());
        let duplicate = keys.find_map(|key| {
            let old = if state.keys.is_empty() {
                None
            } else {
                state.keys.get(&(table.to_owned(), key.to_owned()))
            };
            old.or_else(|| new_keys.get(&(table, key))).copied()
        });
        if let Some(number) = duplicate {
            plan.results.push(Err(AppendError::Duplicate { number }));
            continue;
        }
        if append.after != last {
            plan.results.push(Err(AppendError::Behind { last }));
            continue;
        }
        let mut number = last;
        for (key, body) in &append.entries {
            number += 1;
            if let Some(key) = key {
                new_keys.insert((table, key), number);
            }
            plan.entries.push(NewEntry { table, number, at: append.at, key: key.as_deref(), body });
        }
        let seats = append.seats.is_some().then_some(append);
        let snapshot = append.snapshot.as_deref().map(|state| (number, state));
        match update {
            Some(index) => {
                let update = &mut plan.tables[index];
                update.last = number;
                update.append = append;
                update.seats = seats.or(update.seats);
                update.snapshot = snapshot.or(update.snapshot);
            }
            None => {
                updates.insert(table, plan.tables.len());
                plan.tables.push(TableUpdate {
                    created: append.at,
                    last: number,
                    keeps_indexes: false,
                    append,
                    seats,
                    snapshot,
                });
            }
        }
        if !append.naming.is_empty() {
            plan.naming.push(append);
        }
        plan.results.push(Ok(()));
    }
    for update in &mut plan.tables {
        let before = state.tables.get(&update.append.table.0);
        update.keeps_indexes = before.is_some_and(|before| before.is_indexed_like(&update.append.metadata));
    }
    plan
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::TableId;

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
        let table = TableId(table.to_owned());
        Append { table, after, at: 9, entries, metadata, seats: None, snapshot: None, naming: Vec::new() }
    }

    #[test]
    fn an_append_sees_the_ones_before_it_in_the_batch() {
        let appends = [
            append("t", 0, &["a"]),
            append("t", 0, &["b"]),
            append("t", 1, &["c", "d"]),
            append("t", 3, &["d"]),
            append("u", 7, &["a"]),
        ];
        let before = TableState { last: 7, stage: Stage::Open, game: String::new(), public: true };
        let state = LogState { tables: HashMap::from([("u".to_owned(), before)]), ..LogState::default() };
        let plan = plan(&appends.iter().collect::<Vec<_>>(), &state);
        assert_eq!(
            plan.results,
            [
                Ok(()),
                Err(AppendError::Behind { last: 1 }),
                Ok(()),
                Err(AppendError::Duplicate { number: 3 }),
                Ok(())
            ]
        );
        let entries = plan.entries.iter().map(|entry| (entry.table, entry.number));
        assert!(entries.eq([("t", 1), ("t", 2), ("t", 3), ("u", 8)]));
        let tables = plan.tables.iter().map(|update| (update.last, update.keeps_indexes));
        assert!(tables.eq([(3, false), (8, true)]));
    }
}
