//! Notifications between nodes with `LISTEN` and `NOTIFY`: each node announces what it appended, with the commit of the
//! appends, and receives what others announce.

use super::{CONNECT_TIMEOUT, Connection};
use crate::append::Plan;
use crate::error::StoreError;
use crate::model::{Notification, TableId};
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use std::time::Duration;
use tokio::sync::broadcast;
use tokio::time::{sleep, timeout};

const CHANNEL: &str = "miasma";

/// Interval of the heartbeat that a node sends to itself while no notifications arrive.
const HEARTBEAT: Duration = Duration::from_secs(5);

/// The connection is considered dead when not even the own heartbeat arrived for this long.
const DEAD_AFTER: Duration = Duration::from_secs(15);

/// Delay between attempts to reconnect.
const RETRY: Duration = Duration::from_millis(250);

/// Notifies the other nodes of what was appended; PostgreSQL delivers it when the transaction commits.
pub(super) async fn notify(c: &mut Connection, node: &str, plan: &Plan<'_>) -> Result<(), StoreError> {
    // The table comes last, since its id may contain spaces.
    let payloads: Vec<String> =
        plan.tables.iter().map(|update| format!("{node} {} {}", update.last, update.append.table)).collect();
    if payloads.is_empty() {
        return Ok(());
    }
    sqlx::query("SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload")
        .bind(CHANNEL)
        .bind(payloads)
        .execute(c)
        .await?;
    Ok(())
}

/// The second word of an announcement. Builds without announcements expect a number there and ignore it.
const ANNOUNCEMENT: &str = "announces";

/// Sends the other nodes a message.
pub(super) async fn announce(c: &mut Connection, node: &str, message: &str) -> Result<(), StoreError> {
    let payload = format!("{node} {ANNOUNCEMENT} {message}");
    sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(payload).execute(c).await?;
    Ok(())
}

/// Connects and subscribes to the channel.
pub(super) async fn listen(options: PgConnectOptions, node: &str) -> Result<PgListener, StoreError> {
    super::within(CONNECT_TIMEOUT, async {
        let pool = PgPoolOptions::new()
            .max_connections(1)
            .acquire_timeout(CONNECT_TIMEOUT)
            .connect_lazy_with(options);
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.eager_reconnect(false);
        listener.listen(CHANNEL).await?;
        send_heartbeat(&mut listener, node).await?;
        Ok(listener)
    })
    .await
}

/// Forwards the notifications of other nodes for as long as the store lives, and reconnects when the connection breaks.
/// PostgreSQL does not repeat what was announced in between, so receivers then get [`Notification::Missed`].
pub(super) async fn run(
    options: PgConnectOptions,
    mut listener: PgListener,
    node: String,
    notifications: broadcast::Sender<Notification>,
) {
    loop {
        forward(&mut listener, &node, &notifications).await;
        drop(listener);
        listener = loop {
            match listen(options.clone(), &node).await {
                Ok(listener) => break listener,
                Err(_) => sleep(RETRY).await,
            }
        };
        let _ = notifications.send(Notification::Missed);
    }
}

/// Forwards notifications until the connection is dead.
async fn forward(listener: &mut PgListener, node: &str, notifications: &broadcast::Sender<Notification>) {
    let mut silent = Duration::ZERO;
    while silent < DEAD_AFTER {
        match timeout(HEARTBEAT, listener.try_recv()).await {
            Ok(Ok(Some(notification))) => {
                silent = Duration::ZERO;
                let mut words = notification.payload().splitn(3, ' ');
                let (Some(from), Some(kind), Some(rest)) = (words.next(), words.next(), words.next()) else {
                    // A heartbeat has only one word.
                    continue;
                };
                let news = match (kind, kind.parse()) {
                    (ANNOUNCEMENT, _) => {
                        Notification::Announced { node: from.to_owned(), message: rest.to_owned() }
                    }
                    (_, Ok(last)) => Notification::Appended { table: TableId(rest.to_owned()), last },
                    // From a later build.
                    _ => continue,
                };
                if from != node {
                    // An error only means that nobody has subscribed.
                    let _ = notifications.send(news);
                }
            }
            Ok(Ok(None) | Err(_)) => return,
            Err(_) => {
                silent += HEARTBEAT;
                if send_heartbeat(listener, node).await.is_err() {
                    return;
                }
            }
        }
    }
}

async fn send_heartbeat(listener: &mut PgListener, node: &str) -> Result<(), StoreError> {
    super::within(CONNECT_TIMEOUT, async {
        sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(node).execute(listener).await?;
        Ok(())
    })
    .await
}
