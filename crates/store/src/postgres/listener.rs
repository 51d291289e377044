//! Word between the nodes: each tells what it appended, with the commit that makes it true, and hears what others did.

use super::{CONNECTING, Connection};
use crate::batch::Plan;
use crate::fault::fault;
use crate::{Notification, StoreError, TableId};
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use std::time::Duration;
use tokio::sync::broadcast;
use tokio::time::{sleep, timeout};

const CHANNEL: &str = "miasma";

/// A node speaks to itself so often; when it does not hear itself for [`SILENCE`], the line is dead.
const BEAT: Duration = Duration::from_secs(5);
const SILENCE: Duration = Duration::from_secs(15);

/// How long to wait before listening is tried again.
const PAUSE: Duration = Duration::from_millis(250);

/// Tells the other nodes of what was appended, once the transaction is committed.
pub(super) async fn tell(c: &mut Connection, node: &str, plan: &Plan<'_>) -> Result<(), StoreError> {
    // The name of a table comes last: it may have blanks in it.
    let told: Vec<String> =
        plan.tables.iter().map(|grown| format!("{node} {} {}", grown.last, grown.append.table)).collect();
    if told.is_empty() {
        return Ok(());
    }
    sqlx::query("SELECT pg_notify($1, told) FROM unnest($2::text[]) AS told")
        .bind(CHANNEL)
        .bind(told)
        .execute(c)
        .await
        .map(drop)
        .map_err(fault)
}

/// Begins to listen.
pub(super) async fn listen(options: PgConnectOptions, node: &str) -> Result<PgListener, StoreError> {
    super::in_time(CONNECTING, async {
        let pool =
            PgPoolOptions::new().max_connections(1).acquire_timeout(CONNECTING).connect_lazy_with(options);
        let mut listener = PgListener::connect_with(&pool).await.map_err(fault)?;
        listener.eager_reconnect(false);
        listener.listen(CHANNEL).await.map_err(fault)?;
        beat(&mut listener, node).await?;
        Ok(listener)
    })
    .await
}

/// Passes on what others tell, for as long as the store lives. After every interruption all receivers are told to look
/// again, for nobody repeats what was said meanwhile.
pub(super) async fn run(
    options: PgConnectOptions,
    mut listener: PgListener,
    node: String,
    notices: broadcast::Sender<Notification>,
) {
    loop {
        hear(&mut listener, &node, &notices).await;
        drop(listener);
        listener = loop {
            match listen(options.clone(), &node).await {
                Ok(listener) => break listener,
                Err(_) => sleep(PAUSE).await,
            }
        };
        let _ = notices.send(Notification::Missed);
    }
}

/// Listens until the line is dead.
async fn hear(listener: &mut PgListener, node: &str, notices: &broadcast::Sender<Notification>) {
    let mut silent = Duration::ZERO;
    while silent < SILENCE {
        match timeout(BEAT, listener.try_recv()).await {
            Ok(Ok(Some(notification))) => {
                silent = Duration::ZERO;
                let mut words = notification.payload().splitn(3, ' ');
                let (Some(from), Some(Ok(last)), Some(table)) =
                    (words.next(), words.next().map(str::parse), words.next())
                else {
                    continue;
                };
                if from != node {
                    // Without receivers there is nobody to tell.
                    let _ = notices.send(Notification::Appended { table: TableId(table.to_owned()), last });
                }
            }
            Ok(Ok(None) | Err(_)) => return,
            Err(_) => {
                silent += BEAT;
                if beat(listener, node).await.is_err() {
                    return;
                }
            }
        }
    }
}

async fn beat(listener: &mut PgListener, node: &str) -> Result<(), StoreError> {
    let sent = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(node).execute(listener);
    timeout(CONNECTING, sent)
        .await
        .map_err(|_| StoreError::Unavailable("no answer".to_owned()))?
        .map(drop)
        .map_err(fault)
}
