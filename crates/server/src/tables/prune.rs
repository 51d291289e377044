//! Deletes what nobody needs any more, by the rules of [`crate::Retention`].

use super::Tables;
use crate::failures;
use crate::log_entry::LogEntry;
use crate::refusal::OrUnavailable as _;
use protocol::{Ended, Millis, PrunedData, Refusal};
use std::sync::Arc;
use std::time::Duration;
use store::{PruneBefore, Stage, TableFilter};

/// Time between two rounds.
pub(super) const PRUNE_EVERY: Duration = Duration::from_secs(3600);

/// Time from the start of the server to the first round.
pub(super) const FIRST_PRUNE: Duration = Duration::from_secs(60);

/// Maximum tables of each kind in one round.
const TABLES_AT_ONCE: u32 = 500;

impl Tables {
    /// Deletes what is too old.
    pub(crate) async fn prune(self: &Arc<Self>) -> Result<PrunedData, Refusal> {
        let (retention, now) = (&self.services.config.retention, self.services.now());
        let before = |age: Duration| now - age.as_millis() as Millis;
        let tables = self.delete_closed(before(retention.closed_tables)).await?;
        let games = self.close_idle(before(retention.idle_games)).await?;
        let too_old = PruneBefore {
            sessions: before(retention.sessions),
            guests: before(retention.guests),
            reports: before(retention.reports),
            snapshots: before(retention.snapshots),
            now,
        };
        let pruned = self.services.store.prune(&too_old).await.or_unavailable()?;
        Ok(PrunedData {
            sessions: pruned.sessions,
            guests: pruned.guests,
            tables,
            games,
            reports: pruned.reports,
            snapshots: pruned.snapshots,
        })
    }

    /// Deletes what is too old, in the background. Failures are logged, and the next round tries again.
    pub(super) fn start_pruning(self: &Arc<Self>) {
        let tables = Arc::clone(self);
        tokio::spawn(async move {
            match tables.prune().await {
                Ok(pruned) if pruned != PrunedData::default() => {
                    tracing::info!(?pruned, "old data was deleted");
                }
                Ok(_) => {}
                Err(refusal) => failures::report("old data can't be deleted", None, &refusal.message),
            }
        });
    }

    async fn delete_closed(self: &Arc<Self>, before: Millis) -> Result<u64, Refusal> {
        let stale = TableFilter::Stale(Stage::Closed, before);
        let tables = self.services.store.tables(&stale, 0, TABLES_AT_ONCE).await.or_unavailable()?;
        for table in &tables {
            self.delete(&table.table).await?;
        }
        Ok(tables.len() as u64)
    }

    async fn close_idle(self: &Arc<Self>, before: Millis) -> Result<u64, Refusal> {
        let stale = TableFilter::Stale(Stage::Running, before);
        let tables = self.services.store.tables(&stale, 0, TABLES_AT_ONCE).await.or_unavailable()?;
        let mut closed = 0;
        for table in &tables {
            // A broken table stays as it is.
            if self.append(&table.table, None, LogEntry::Ended { how: Ended::Closed }).await.is_ok() {
                closed += 1;
            }
        }
        Ok(closed)
    }
}
