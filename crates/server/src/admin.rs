//! What a host does to a store beside the server, or without one.

use crate::deed::Deed;
use crate::room::Room;
use crate::table::{all_entries, metadata};
use crate::time::Clock;
use game::Eye;
use protocol::{Ended, Stage};
use store::{Append, AppendError, Entry, Store, StoreError, TableFilter, TableId, TableRow};

/// Why something can't be done to a table.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum AdminError {
    /// There is no such table.
    #[error("there is no table {0}: `miasma admin tables` lists them")]
    Unknown(TableId),
    /// It is done already.
    #[error("table {0} is over already")]
    Over(TableId),
    /// Its log can't be played by this build.
    #[error("table {0} can't be opened: {1}")]
    Broken(TableId, String),
    /// The store can't.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What became of a running game under this build.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It stands as it was kept.
    Same,
    /// Played again by these rules it would stand otherwise; the kept state is what is played on.
    Differs,
    /// These rules refuse an entry of its log.
    Refused {
        /// Which, and why.
        why: String,
    },
}

/// Closes a table for good.
pub async fn close(store: &dyn Store, id: &TableId) -> Result<(), AdminError> {
    loop {
        let log = log(store, id).await?;
        let kept = store.snapshot(id).await?;
        let opened = Room::of_log(id.clone(), &log, kept.as_ref());
        let mut room = opened.map_err(|why| AdminError::Broken(id.clone(), why.to_string()))?;
        if matches!(room.stage(), Stage::Over | Stage::Closed) {
            return Err(AdminError::Over(id.clone()));
        }
        let (at, after) = (Clock::default().now(), room.number);
        let mut deed = Deed::Ended { how: Ended::Closed };
        room.apply(at, &mut deed).map_err(|why| AdminError::Broken(id.clone(), why.to_string()))?;
        let body = serde_json::to_string(&deed).expect("a deed can be written");
        let append = Append {
            table: id.clone(),
            after,
            at,
            entries: vec![(None, body)],
            metadata: metadata(&room, None),
            seats: None,
            snapshot: None,
        };
        match store.append(append).await {
            Ok(()) => return Ok(()),
            // Somebody moved meanwhile.
            Err(AppendError::Behind { .. } | AppendError::Duplicate { .. }) => {}
            Err(AppendError::Store(error)) => return Err(error.into()),
        }
    }
}

/// How every running game would fare under this build, before it is upgraded to.
pub async fn retro(store: &dyn Store) -> Result<Vec<(TableId, Verdict)>, AdminError> {
    let mut verdicts = Vec::new();
    for table in all(store, store::Stage::Running).await? {
        let log = log(store, &table.table).await?;
        let kept = store.snapshot(&table.table).await?;
        let stands = |room: &Room| (room.play.view(Eye::Open).get().to_owned(), room.waiting());
        let verdict = match Room::of_log(table.table.clone(), &log, None) {
            Err(broken) => Verdict::Refused { why: broken.to_string() },
            Ok(played) => match Room::of_log(table.table.clone(), &log, kept.as_ref()) {
                Ok(kept) if stands(&kept) == stands(&played) => Verdict::Same,
                _ => Verdict::Differs,
            },
        };
        verdicts.push((table.table, verdict));
    }
    Ok(verdicts)
}

/// The records of all finished games, one after the other.
pub async fn export(
    store: &dyn Store,
    mut each: impl FnMut(&TableId, Result<String, String>) -> std::io::Result<()>,
) -> Result<std::io::Result<()>, AdminError> {
    for table in all(store, store::Stage::Over).await? {
        let log = log(store, &table.table).await?;
        let kept = store.snapshot(&table.table).await?;
        let record = Room::of_log(table.table.clone(), &log, kept.as_ref())
            .map_err(|broken| broken.to_string())
            .and_then(|room| match &room.made.fork {
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

async fn log(store: &dyn Store, id: &TableId) -> Result<Vec<Entry>, AdminError> {
    let log = all_entries(store, id).await?;
    crate::packs::have_for(store, &log).await?;
    if log.is_empty() { Err(AdminError::Unknown(id.clone())) } else { Ok(log) }
}
