//! What the administrator of a server does to a store directly, with or without a running server.

use crate::log_entry::LogEntry;
use crate::room::{self, Room};
use crate::table::{OpenError, read_sound_log};
use crate::wall_clock::{WallClock, utc_minute};
use game::Eye;
use protocol::{Ended, Holder, Stage};
use store::{Append, AppendError, Entry, Store, StoreError, TableFilter, TableId, TableRow};

/// Why something can't be done to a table.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum AdminError {
    /// There is no such table.
    #[error("there is no table {0}: `miasma admin tables` lists them")]
    Unknown(TableId),
    /// The table is over already.
    #[error("table {0} is over already")]
    Over(TableId),
    /// This build can't fold its log.
    #[error("table {0} can't be opened: {1}")]
    Broken(TableId, String),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What this build does with a running game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Replaying the log gives the same state as the snapshot.
    Same,
    /// Replaying the log gives another state than the snapshot. The game continues from the snapshot.
    Differs,
    /// The rules of this build refuse an entry of the log.
    Refused {
        /// The number of the entry, and why it is refused.
        why: String,
    },
}

/// A table as the host sees it in a list.
pub struct TableLine {
    /// When it was created, in UTC to the minute.
    pub created: String,
    /// When its log last grew.
    pub updated: String,
    /// Who sits there, in the order of the seats: names of people, levels of bots.
    pub seats: Vec<String>,
}

/// Describes a table for a list.
#[must_use]
pub fn describe(table: &TableRow) -> TableLine {
    let seat = |holder: &Holder| match holder {
        Holder::Person { name, .. } => name.clone(),
        Holder::Bot { level } => format!("({level} bot)"),
        Holder::Invited { name, .. } => format!("({name}, invited)"),
        Holder::Nobody => "(free)".to_owned(),
    };
    let listed = room::listed(table, None);
    TableLine {
        created: utc_minute(table.created),
        updated: utc_minute(table.updated),
        seats: listed.map_or_else(Vec::new, |listed| listed.seats.iter().map(seat).collect()),
    }
}

/// Closes a table for good.
pub async fn close(store: &dyn Store, id: &TableId) -> Result<(), AdminError> {
    loop {
        let log = read_log(store, id).await?;
        let snapshot = store.snapshot(id).await?;
        let room = Room::from_log(id.clone(), &log, snapshot.as_ref());
        let mut room = room.map_err(|error| AdminError::Broken(id.clone(), error.to_string()))?;
        if matches!(room.stage(), Stage::Over | Stage::Closed) {
            return Err(AdminError::Over(id.clone()));
        }
        let (at, after) = (WallClock::default().now(store), room.number);
        let mut entry = LogEntry::Ended { how: Ended::Closed };
        room.apply(at, &mut entry).map_err(|error| AdminError::Broken(id.clone(), error.to_string()))?;
        let append = Append {
            table: id.clone(),
            after,
            at,
            entries: vec![(None, entry.to_body())],
            metadata: room.metadata(None),
            seats: None,
            snapshot: None,
            naming: Vec::new(),
        };
        match store.append(append).await {
            Ok(()) => return Ok(()),
            // Another writer was first: try again after its entry.
            Err(AppendError::Behind { .. } | AppendError::Duplicate { .. }) => {}
            Err(AppendError::Store(error)) => return Err(error.into()),
        }
    }
}

/// Replays every running game with this build, to check before an upgrade which games it would change.
pub async fn retro(store: &dyn Store) -> Result<Vec<(TableId, Verdict)>, AdminError> {
    let mut verdicts = Vec::new();
    for table in all(store, store::Stage::Running).await? {
        let log = read_log(store, &table.table).await?;
        let snapshot = store.snapshot(&table.table).await?;
        let state = |room: &Room| (room.play.view(Eye::Open).get().to_owned(), room.waiting());
        let verdict = match Room::from_log(table.table.clone(), &log, None) {
            Err(error) => Verdict::Refused { why: error.to_string() },
            Ok(replayed) => match Room::from_log(table.table.clone(), &log, snapshot.as_ref()) {
                Ok(continued) if state(&continued) == state(&replayed) => Verdict::Same,
                _ => Verdict::Differs,
            },
        };
        verdicts.push((table.table, verdict));
    }
    Ok(verdicts)
}

/// Looks for damage: in the database itself, and in the log of every table. Returns a line for everything it finds, and the number of
/// tables.
pub async fn check(store: &dyn Store) -> Result<(Vec<String>, usize), AdminError> {
    let mut damage: Vec<String> =
        store.check().await?.into_iter().map(|why| format!("database: {why}")).collect();
    let mut count = 0;
    for stage in [store::Stage::Open, store::Stage::Running, store::Stage::Over, store::Stage::Closed] {
        let tables = match all(store, stage).await {
            Ok(tables) => tables,
            Err(StoreError::Corrupt(why)) => {
                damage.push(format!("the list of tables: {why}"));
                continue;
            }
            Err(error) => return Err(error.into()),
        };
        for TableRow { table, last, .. } in tables {
            count += 1;
            let log = match read_log(store, &table).await {
                Ok(log) => log,
                Err(error) => {
                    damage.push(format!("table {table}: {error}"));
                    continue;
                }
            };
            if log.len() as u64 != last || log.iter().zip(1..).any(|(entry, number)| entry.number != number) {
                damage.push(format!("table {table}: {} of {last} log entries are there", log.len()));
                continue;
            }
            // A game that other rules would play differently continues from its snapshot.
            let snapshot = store.snapshot(&table).await.unwrap_or_else(|error| {
                damage.push(format!("table {table}: its snapshot: {error}"));
                None
            });
            if let Err(error) = Room::from_log(table.clone(), &log, snapshot.as_ref()) {
                damage.push(format!("table {table}: {error}"));
            }
        }
    }
    Ok((damage, count))
}

/// Passes the records of all finished games to `each`, one after the other.
pub async fn export(
    store: &dyn Store,
    mut each: impl FnMut(&TableId, Result<String, String>) -> std::io::Result<()>,
) -> Result<std::io::Result<()>, AdminError> {
    for table in all(store, store::Stage::Over).await? {
        let log = read_log(store, &table.table).await?;
        let snapshot = store.snapshot(&table.table).await?;
        let record = Room::from_log(table.table.clone(), &log, snapshot.as_ref())
            .map_err(|error| error.to_string())
            .and_then(|room| match &room.config.fork {
                None => Ok(room.play.record(Some(room.seed))),
                Some(fork) => Err(format!("it plays on from {} and has no record of its own", fork.table)),
            });
        if let Err(error) = each(&table.table, record) {
            return Ok(Err(error));
        }
    }
    Ok(Ok(()))
}

async fn all(store: &dyn Store, stage: store::Stage) -> Result<Vec<TableRow>, StoreError> {
    let mut all = Vec::new();
    loop {
        let page = store.tables(&TableFilter::All(Some(stage)), all.len() as u32, 500).await?;
        if page.is_empty() {
            return Ok(all);
        }
        all.extend(page);
    }
}

async fn read_log(store: &dyn Store, id: &TableId) -> Result<Vec<Entry>, AdminError> {
    read_sound_log(store, id).await.map_err(|error| match error {
        OpenError::Unknown => AdminError::Unknown(id.clone()),
        OpenError::Store(error) => error.into(),
        OpenError::Broken(error) => AdminError::Broken(id.clone(), error.to_string()),
    })
}
