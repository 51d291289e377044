//! Reads tables from the store.

use super::OpenError;
use crate::packs;
use crate::refusal::OrUnavailable as _;
use crate::room::{FoldError, Room, Timing};
use crate::services::Services;
use crate::workers::JobOwner;
use protocol::Refusal;
use std::sync::Arc;
use store::{Entry, Snapshot, Store, StoreError, TableId};
use tokio::runtime::Handle;

/// Entries per query.
const PAGE: u32 = 5000;

/// The whole log of a table; empty if there is no such table.
pub(crate) async fn read_log(store: &dyn Store, id: &TableId) -> Result<Vec<Entry>, StoreError> {
    let mut log: Vec<Entry> = Vec::new();
    loop {
        let after = log.last().map_or(0, |entry| entry.number);
        let page = store.entries(id, after, PAGE).await?;
        let is_last = page.len() < PAGE as usize;
        log.extend(page);
        if is_last {
            return Ok(log);
        }
    }
}

/// Reads the log of a table when it is the client's turn, and lets a function make something of it. Everybody can ask for that as
/// often as their limits allow, and the log of a long game takes a while.
pub(crate) async fn read<T: Send + 'static>(
    services: &Arc<Services>,
    client: JobOwner,
    id: &TableId,
    make: impl FnOnce(&TableId, &[Entry]) -> T + Send + 'static,
) -> Result<T, Refusal> {
    let (store, id, runtime) = (Arc::clone(&services.store), id.clone(), Handle::current());
    let job = move |_| {
        // Read by the worker, so that the logs of those who wait are not in memory.
        let log = runtime.block_on(read_log(&*store, &id)).or_unavailable_at(&id)?;
        Ok(make(&id, &log))
    };
    let made = services.log_readers.run(client, job).await;
    made.unwrap_or_else(|| Err(Refusal::new("broken", "the rules failed while the log was read")))
}

/// The whole log of an existing table, after the components it needs were loaded.
pub(crate) async fn read_sound_log(store: &dyn Store, id: &TableId) -> Result<Vec<Entry>, OpenError> {
    let log = read_log(store, id).await?;
    if log.is_empty() {
        return Err(OpenError::Unknown);
    }
    match packs::ensure_loaded_for(store, &log).await {
        // Only this table is affected.
        Err(StoreError::Corrupt(why)) => Err(OpenError::Broken(FoldError { number: 1, why })),
        loaded => Ok(loaded.map(|()| log)?),
    }
}

/// The room of a table, from its log and its last snapshot.
pub(super) async fn read_room(services: &Services, id: &TableId) -> Result<Room, OpenError> {
    let log = read_sound_log(&*services.store, id).await?;
    let snapshot = services.store.snapshot(id).await?;
    let mut room = fold(id, log, snapshot).await?;
    room.timing = Timing::of(&services.config);
    Ok(room)
}

/// Folds a log on a blocking thread: a long one takes a while, and other tables must not wait for it.
pub(crate) async fn fold(
    id: &TableId,
    log: Vec<Entry>,
    snapshot: Option<Snapshot>,
) -> Result<Room, FoldError> {
    let (id, last) = (id.clone(), log.len() as u64);
    let folding = tokio::task::spawn_blocking(move || Room::from_log(id, &log, snapshot.as_ref()));
    let failed = |_| FoldError { number: last, why: "the rules failed while the log was read".to_owned() };
    folding.await.map_err(failed)?
}
