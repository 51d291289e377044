//! Moderation by the host of the server, with the secret in the data folder as the bearer token.

use super::App;
use super::extract::{Body, ClientAddress, Path, Query, SessionSecret};
use super::response::{ErrorResponse, JsonResult, ok};
use crate::admin::describe;
use crate::log_entry::LogEntry;
use crate::net::client_address::limited_as;
use crate::refusal::OrUnavailable as _;
use crate::room::stage_of;
use crate::secret;
use crate::table::read_log;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use protocol::limits::LIST_PAGE;
use protocol::{
    Ended, HostMessage, HostPerson, HostPersonAction, HostPersonResult, HostReport, HostTable,
    HostTableAction, PrunedData, Refusal, ReportState, SetReportState, UploadedPack,
};
use serde::Deserialize;
use std::sync::Arc;
use store::{PersonId, Report, Stage, TableFilter, TableId, TableRow};

/// Requires the secret of the server's host.
pub(super) struct Host;

impl FromRequestParts<App> for Host {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ErrorResponse> {
        let SessionSecret(given) = SessionSecret::from_request_parts(parts, app).await?;
        let address = ClientAddress::from_request_parts(parts, app).await?;
        let guess = app.accounts.begin_guess(limited_as(address.0))?;
        // Hashes are compared, so that the time the comparison takes reveals nothing about the secret.
        let expected = app.services.config.admin_secret.as_deref().map(secret::hash);
        if expected.is_none() || given.as_deref().map(secret::hash) != expected {
            address.log_failed_sign_in("host");
            return Err(Refusal::new("not_host", "only the host of the server may do that").into());
        }
        guess.was_right();
        Ok(Self)
    }
}

/// What to list, and how many rows to skip.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HostListQuery {
    #[serde(default)]
    containing: String,
    #[serde(default)]
    stage: Option<String>,
    #[serde(default)]
    state: Option<String>,
    #[serde(default)]
    skip: u32,
}

/// List people, the newest first, at most 50: all, or those whose name or login contains a text, or with an id.
#[utoipa::path(get, path = "/api/admin/people", tag = "hosts",
    params(("containing" = Option<String>, Query), ("skip" = Option<u32>, Query)),
    responses((status = 200, body = Vec<HostPerson>), (status = 403, body = Refusal)))]
pub(super) async fn people(
    State(app): State<App>,
    _: Host,
    Query(query): Query<HostListQuery>,
) -> JsonResult<Vec<HostPerson>> {
    let people =
        app.services.store.people(&query.containing, query.skip, LIST_PAGE).await.or_unavailable()?;
    ok(people
        .into_iter()
        .map(|person| HostPerson {
            id: person.id.0,
            name: person.name,
            login: person.login,
            created: person.created,
            banned: person.banned,
        })
        .collect())
}

/// Ban, rename or delete a person, or reset their password.
#[utoipa::path(post, path = "/api/admin/people/{id}", tag = "hosts", request_body = HostPersonAction,
    params(("id" = String, Path)),
    responses((status = 200, body = HostPersonResult), (status = 403, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn person(
    State(app): State<App>,
    _: Host,
    Path(id): Path<String>,
    Body(action): Body<HostPersonAction>,
) -> JsonResult<HostPersonResult> {
    let found = app.services.store.person(&PersonId(id)).await.or_unavailable()?;
    let found = found.filter(|person| !person.name.is_empty() || person.login.is_some());
    let who = Arc::new(found.ok_or_else(|| Refusal::new("no_person", "there is no such person"))?);
    let mut result = HostPersonResult::default();
    match action {
        HostPersonAction::Ban {} => {
            app.accounts.ban(&who).await?;
            app.tables.leave_all(&who).await?;
        }
        HostPersonAction::Unban {} => app.accounts.unban(&who).await?,
        HostPersonAction::Rename { name } => {
            let renamed = app.accounts.rename(&who, &name).await?;
            app.tables.rename(&who.name, &renamed).await?;
        }
        HostPersonAction::ResetPassword {} => {
            result.password = Some(app.accounts.reset_password(&who).await?);
        }
        HostPersonAction::Delete {} => app.delete_person(&who).await?,
    }
    ok(result)
}

/// List tables, last changed first, at most 50: all, or those in a stage.
#[utoipa::path(get, path = "/api/admin/tables", tag = "hosts",
    params(("stage" = Option<String>, Query), ("skip" = Option<u32>, Query)),
    responses((status = 200, body = Vec<HostTable>), (status = 403, body = Refusal)))]
pub(super) async fn tables(
    State(app): State<App>,
    _: Host,
    Query(query): Query<HostListQuery>,
) -> JsonResult<Vec<HostTable>> {
    let stage = match query.stage.as_deref() {
        None | Some("") => None,
        Some("open") => Some(Stage::Open),
        Some("running") => Some(Stage::Running),
        Some("over") => Some(Stage::Over),
        Some("closed") => Some(Stage::Closed),
        Some(_) => return Err(Refusal::new("stage", "choose open, running, over or closed").into()),
    };
    let rows =
        app.services.store.tables(&TableFilter::All(stage), query.skip, LIST_PAGE).await.or_unavailable()?;
    ok(rows.iter().map(host_table).collect())
}

fn host_table(row: &TableRow) -> HostTable {
    HostTable {
        id: row.table.0.clone(),
        game: row.metadata.game.clone(),
        stage: stage_of(row.metadata.stage),
        public: row.metadata.public,
        created: row.created,
        updated: row.updated,
        entries: row.last,
        seats: describe(row).seats,
    }
}

/// Hide, show, close or delete a table.
#[utoipa::path(post, path = "/api/admin/tables/{id}", tag = "hosts", request_body = HostTableAction,
    params(("id" = String, Path)),
    responses((status = 200), (status = 403, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn table(
    State(app): State<App>,
    _: Host,
    Path(id): Path<String>,
    Body(action): Body<HostTableAction>,
) -> JsonResult<()> {
    let id = TableId(id);
    match action {
        HostTableAction::Hide {} => list_table(&app, &id, false).await?,
        HostTableAction::Show {} => list_table(&app, &id, true).await?,
        HostTableAction::Close {} => close_table(&app, &id).await?,
        HostTableAction::Delete {} => app.tables.delete(&id).await?,
    }
    ok(())
}

async fn list_table(app: &App, id: &TableId, public: bool) -> Result<(), Refusal> {
    if app.tables.inspect(id, |room| room.config.public).await? != public {
        app.tables.append(id, None, LogEntry::Listed { public }).await?;
    }
    Ok(())
}

async fn close_table(app: &App, id: &TableId) -> Result<(), Refusal> {
    if app.tables.inspect(id, |room| room.state.ended.is_some()).await? {
        return Err(Refusal::new("over", "that table is over already"));
    }
    app.tables.append(id, None, LogEntry::Ended { how: Ended::Closed }).await.map(drop)
}

/// Close a table for good.
#[utoipa::path(post, path = "/api/admin/close/{id}", tag = "hosts", params(("id" = String, Path)),
    responses((status = 200), (status = 403, body = Refusal)))]
pub(super) async fn close(State(app): State<App>, _: Host, Path(id): Path<String>) -> JsonResult<()> {
    ok(close_table(&app, &TableId(id)).await?)
}

/// List the chat messages of a table, the latest first.
#[utoipa::path(get, path = "/api/admin/tables/{id}/chat", tag = "hosts", params(("id" = String, Path)),
    responses((status = 200, body = Vec<HostMessage>), (status = 403, body = Refusal)))]
pub(super) async fn chat(
    State(app): State<App>,
    _: Host,
    Path(id): Path<String>,
) -> JsonResult<Vec<HostMessage>> {
    let id = TableId(id);
    let log = read_log(&*app.services.store, &id).await.or_unavailable_at(&id)?;
    // A long log takes a while to read.
    let reading = tokio::task::spawn_blocking(move || {
        let messages = log.iter().rev().filter_map(|entry| match LogEntry::parse(&entry.body) {
            Ok(LogEntry::Said { person, name, text, .. }) => {
                Some(HostMessage { number: entry.number, at: entry.at, person, name, text })
            }
            _ => None,
        });
        messages.collect()
    });
    ok(reading.await.map_err(|_| Refusal::new("unavailable", "the log can't be read now"))?)
}

/// Remove a chat message.
#[utoipa::path(delete, path = "/api/admin/tables/{id}/chat/{number}", tag = "hosts",
    params(("id" = String, Path), ("number" = u64, Path)),
    responses((status = 200), (status = 403, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn remove_message(
    State(app): State<App>,
    _: Host,
    Path((id, number)): Path<(String, u64)>,
) -> JsonResult<()> {
    if app.tables.remove_message(&TableId(id), number).await? {
        return ok(());
    }
    Err(Refusal::new("no_such_thing", "there is no such message").into())
}

/// List reports, the newest first, at most 50: all, or those in a state.
#[utoipa::path(get, path = "/api/admin/reports", tag = "hosts",
    params(("state" = Option<String>, Query), ("skip" = Option<u32>, Query)),
    responses((status = 200, body = Vec<HostReport>), (status = 403, body = Refusal)))]
pub(super) async fn reports(
    State(app): State<App>,
    _: Host,
    Query(query): Query<HostListQuery>,
) -> JsonResult<Vec<HostReport>> {
    let state = query.state.as_deref().filter(|state| !state.is_empty());
    let reports = app.services.store.reports(state, query.skip, LIST_PAGE).await.or_unavailable()?;
    ok(reports.into_iter().map(host_report).collect())
}

fn host_report(report: Report) -> HostReport {
    let body: serde_json::Value = serde_json::from_str(&report.body).unwrap_or_default();
    let text = |name: &str| body[name].as_str().map(str::to_owned);
    HostReport {
        number: report.number,
        at: report.at,
        state: ReportState::named(&report.state).unwrap_or(ReportState::New),
        person: report.person.map(|person| person.0),
        about: text("about"),
        table: text("table"),
        text: text("text").unwrap_or_default(),
    }
}

/// Set the state of a report.
#[utoipa::path(post, path = "/api/admin/reports/{number}", tag = "hosts", request_body = SetReportState,
    params(("number" = u64, Path)),
    responses((status = 200), (status = 403, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn set_report_state(
    State(app): State<App>,
    _: Host,
    Path(number): Path<u64>,
    Body(SetReportState { state }): Body<SetReportState>,
) -> JsonResult<()> {
    if app.services.store.set_report_state(number, state.name()).await.or_unavailable()? {
        return ok(());
    }
    Err(Refusal::new("no_report", "there is no such report").into())
}

/// List all uploaded packs.
#[utoipa::path(get, path = "/api/admin/packs", tag = "hosts",
    responses((status = 200, body = Vec<UploadedPack>), (status = 403, body = Refusal)))]
pub(super) async fn packs(State(app): State<App>, _: Host) -> JsonResult<Vec<UploadedPack>> {
    ok(app.tables.packs.all().await?)
}

/// Delete an uploaded pack. Tables that use it go on.
#[utoipa::path(delete, path = "/api/admin/packs/{hash}", tag = "hosts", params(("hash" = String, Path)),
    responses((status = 200), (status = 403, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn delete_pack(State(app): State<App>, _: Host, Path(hash): Path<String>) -> JsonResult<()> {
    ok(app.tables.packs.delete(&hash).await?)
}

/// Delete what is too old by the rules of the configuration. The server does it every hour.
#[utoipa::path(post, path = "/api/admin/prune", tag = "hosts",
    responses((status = 200, body = PrunedData), (status = 403, body = Refusal)))]
pub(super) async fn prune(State(app): State<App>, _: Host) -> JsonResult<PrunedData> {
    ok(app.tables.prune().await?)
}
