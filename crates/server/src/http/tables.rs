//! Tables: listing, creating, reading, and commands.

use super::App;
use super::extract::{Body, KnownPerson, MaybePerson, Path, Query};
use super::response::{ErrorResponse, JsonResult, ok};
use crate::limits::LONG_POLL_SECONDS;
use crate::net::send_queue::{CloseReason, SendQueue};
use crate::refusal::OrUnavailable as _;
use crate::room::{self, Reader};
use crate::secret;
use crate::table::{Subscriber, TableRequest};
use crate::tables::Tables;
use axum::extract::State;
use protocol::limits::LIST_PAGE;
use protocol::{
    CommandReply, Fork, KeyedCommand, Line, NewTable, Refusal, Scene, TableCreated, TableSummary,
};
use serde::Deserialize;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Person, PersonId, Stage, TableFilter, TableId, TableRow};

/// The query of the list of tables: which tables, and how many to skip.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TableListQuery {
    #[serde(default)]
    which: Option<String>,
    #[serde(default)]
    skip: u32,
}

/// List tables, last changed first: `which` is `mine`, or `open`, `running` or `over` for public ones. At most 50. The first page of
/// `mine` also has the tables that keep a seat for the person.
#[utoipa::path(get, path = "/api/tables", tag = "tables",
    params(("which" = Option<String>, Query), ("skip" = Option<u32>, Query)),
    responses((status = 200, body = Vec<TableSummary>)))]
pub(super) async fn list(
    State(app): State<App>,
    MaybePerson(who): MaybePerson,
    Query(query): Query<TableListQuery>,
) -> JsonResult<Vec<TableSummary>> {
    let person = who.as_ref().map(|who| &who.id);
    let which = match (query.which.as_deref(), person) {
        (None | Some("open"), _) => TableFilter::Public(Stage::Open),
        (Some("running"), _) => TableFilter::Public(Stage::Running),
        (Some("over"), _) => TableFilter::Public(Stage::Over),
        (Some("mine"), Some(person)) => TableFilter::WithPerson(person.clone()),
        (Some("mine"), None) => return ok(Vec::new()),
        (Some(_), _) => return Err(Refusal::new("which", "choose which=mine, open, running or over").into()),
    };
    let tables = app.services.store.tables(&which, query.skip, LIST_PAGE).await.or_unavailable()?;
    let tables = match &which {
        TableFilter::Public(_) => app.tables.without_blocked(who.as_ref(), tables).await?,
        TableFilter::WithPerson(person) if query.skip == 0 => {
            [invitations(&app, person).await?, tables].concat()
        }
        _ => tables,
    };
    let mut listed: Vec<TableSummary> =
        tables.iter().filter_map(|table| room::listed(table, person)).collect();
    // The person's own turns first, and of those the nearest deadline.
    listed.sort_by_key(|table| (!table.yours, table.deadline.filter(|_| table.yours)));
    ok(listed)
}

/// The tables that keep a seat for a person who has none there. They count for no limit: nobody asked the person.
async fn invitations(app: &App, person: &PersonId) -> Result<Vec<TableRow>, Refusal> {
    let naming = TableFilter::StageNaming(Stage::Open, person.clone());
    let tables = app.services.store.tables(&naming, 0, LIST_PAGE).await.or_unavailable()?;
    let is_new = |table: &TableRow| {
        room::invites(table, person) && !room::seats_any(table, std::slice::from_ref(&person.0))
    };
    Ok(tables.into_iter().filter(is_new).collect())
}

/// Create a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 200, body = TableCreated), (status = 422, body = Refusal)))]
pub(super) async fn make(
    State(app): State<App>,
    KnownPerson(who): KnownPerson,
    Body(request): Body<NewTable>,
) -> JsonResult<TableCreated> {
    let id = app.tables.create(&who, &request).await?;
    ok(TableCreated { id: id.0 })
}

/// Play on from a step of a finished game against bots.
#[utoipa::path(post, path = "/api/tables/{id}/fork", tag = "tables", request_body = Fork, params(("id" = String, Path)),
    responses((status = 200, body = TableCreated), (status = 422, body = Refusal)))]
pub(super) async fn fork(
    State(app): State<App>,
    KnownPerson(who): KnownPerson,
    Path(id): Path<String>,
    Body(request): Body<Fork>,
) -> JsonResult<TableCreated> {
    ok(TableCreated { id: app.tables.fork(&TableId(id), &who, &request).await?.0 })
}

/// The last entry the client knows, and how many seconds to wait for a newer one.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SceneQuery {
    #[serde(default)]
    since: u64,
    #[serde(default)]
    wait: u64,
}

/// Get a table as the person sees it, with the log after entry `since`. With `wait` (a long poll) the response comes when
/// there is a newer entry, or after that many seconds, at most 30.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables",
    params(("id" = String, Path), ("since" = Option<u64>, Query), ("wait" = Option<u64>, Query)),
    responses((status = 200, body = Scene), (status = 404, body = Refusal)))]
pub(super) async fn scene(
    State(app): State<App>,
    MaybePerson(who): MaybePerson,
    Path(id): Path<String>,
    Query(SceneQuery { since, wait }): Query<SceneQuery>,
) -> JsonResult<Box<Scene>> {
    let id = TableId(id);
    if wait > 0 {
        let timeout = Duration::from_secs(wait.min(LONG_POLL_SECONDS));
        wait_for_entry(&app, who.as_ref(), &id, since, timeout).await?;
    }
    let reader = app.tables.reader(who.as_ref()).await?;
    let request = |reply| TableRequest::Scene { reader: reader.clone(), since, reply };
    let scene = app.tables.request(&id, request).await?;
    ok(scene?)
}

/// Waits until the log has an entry after `since`.
async fn wait_for_entry(
    app: &App,
    who: Option<&Arc<Person>>,
    id: &TableId,
    since: u64,
    timeout: Duration,
) -> Result<(), ErrorResponse> {
    let queue = Arc::new(SendQueue::default());
    // The ids of sockets are small.
    let poll = LongPoll { tables: &app.tables, table: id, subscriber: secret::number() | 1 << 63, queue };
    let queue = &poll.queue;
    let subscribed = app.tables.request(id, |reply| {
        let reader = Reader { who: who.cloned(), blocked: Arc::default() };
        let subscriber = Subscriber { id: poll.subscriber, reader, queue: Arc::clone(queue) };
        TableRequest::Subscribe { subscriber: Box::new(subscriber), message_id: 0, since: u64::MAX, reply }
    });
    subscribed.await??;
    let newer_entry = async {
        loop {
            let last = app.tables.inspect(id, |room| room.number).await?;
            if last > since {
                return Ok::<(), Refusal>(());
            }
            let (_, is_last) = queue.take().await;
            if is_last {
                return Ok(());
            }
        }
    };
    let mut stop = app.stop.clone();
    let waited = tokio::select! {
        waited = tokio::time::timeout(timeout, newer_entry) => waited.unwrap_or(Ok(())),
        // When the server stops, the answer is the current state; the client asks the next server.
        _ = stop.changed() => Ok(()),
    };
    waited.map_err(ErrorResponse::from)
}

/// The subscription of a long poll. It ends with the request, also if the client hangs up.
struct LongPoll<'a> {
    tables: &'a Tables,
    table: &'a TableId,
    subscriber: u64,
    queue: Arc<SendQueue>,
}

impl Drop for LongPoll<'_> {
    fn drop(&mut self) {
        // A table that is still reading its log for the subscriber finds the queue closed.
        self.queue.close(CloseReason::Resync);
        self.tables.notify(self.table, TableRequest::Unsubscribe { subscriber: self.subscriber });
    }
}

/// Get the lines of a table's log after entry `since`, at most 3000, as the person may see them.
#[utoipa::path(get, path = "/api/tables/{id}/log", tag = "tables",
    params(("id" = String, Path), ("since" = Option<u64>, Query)),
    responses((status = 200, body = Vec<Line>), (status = 404, body = Refusal)))]
pub(super) async fn log(
    State(app): State<App>,
    MaybePerson(who): MaybePerson,
    Path(id): Path<String>,
    Query(SceneQuery { since, .. }): Query<SceneQuery>,
) -> JsonResult<Vec<Line>> {
    let reader = app.tables.reader(who.as_ref()).await?;
    let request = |reply| TableRequest::Log { reader: reader.clone(), since, reply };
    ok(app.tables.request(&TableId(id), request).await??)
}

/// Delete a table that I host, if nobody else has a seat there.
#[utoipa::path(delete, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = 200), (status = 403, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal)))]
pub(super) async fn delete(
    State(app): State<App>,
    KnownPerson(who): KnownPerson,
    Path(id): Path<String>,
) -> JsonResult<()> {
    ok(app.tables.delete_own(&TableId(id), &who).await?)
}

/// Send a command to a table.
#[utoipa::path(post, path = "/api/tables/{id}", tag = "tables", request_body = KeyedCommand, params(("id" = String, Path)),
    responses((status = 200, body = CommandReply)))]
pub(super) async fn command(
    State(app): State<App>,
    KnownPerson(who): KnownPerson,
    Path(id): Path<String>,
    Body(order): Body<KeyedCommand>,
) -> JsonResult<CommandReply> {
    let received = Instant::now();
    let reply = app.tables.command(&TableId(id), &who, order).await;
    app.services.metrics.command_answered(&reply, received.elapsed());
    ok(reply)
}
