//! Fault reports, and actions of the server's administrator.

use super::App;
use super::extract::{Body, ClientAddress, MaybePerson, SessionSecret};
use super::response::{JsonResult, ok};
use crate::log_entry::LogEntry;
use crate::refusal::OrUnavailable as _;
use crate::secret;
use axum::extract::{Path, State};
use protocol::{Ended, Refusal, Report, Reported};
use store::TableId;

/// Report a fault. Returns the number under which the report is stored.
#[utoipa::path(post, path = "/api/reports", tag = "reports", request_body = Report,
    responses((status = 200, body = Reported)))]
pub(super) async fn report(
    State(app): State<App>,
    MaybePerson(who): MaybePerson,
    Body(report): Body<Report>,
) -> JsonResult<Reported> {
    let body = serde_json::to_string(&report).expect("a report can be serialized");
    let person = who.as_ref().map(|who| &who.id);
    let now = app.services.now();
    let number = app.services.store.add_report(now, person, &body).await.or_unavailable()?;
    ok(Reported { number })
}

/// Close a table for good. For the administrator of the server, with the secret in the data folder as the bearer token.
#[utoipa::path(post, path = "/api/admin/close/{id}", tag = "hosts", params(("id" = String, Path)),
    responses((status = 200), (status = 403, body = Refusal)))]
pub(super) async fn close(
    State(app): State<App>,
    SessionSecret(given): SessionSecret,
    address: ClientAddress,
    Path(id): Path<String>,
) -> JsonResult<()> {
    // Hashes are compared, so that the time the comparison takes reveals nothing about the secret.
    let expected = app.services.config.admin_secret.as_deref().map(secret::hash);
    if expected.is_none() || given.as_deref().map(secret::hash) != expected {
        address.log_failed_sign_in("host");
        return Err(Refusal::new("not_host", "only the host of the server may do that").into());
    }
    let id = TableId(id);
    if app.tables.inspect(&id, |room| room.state.ended.is_some()).await? {
        return Err(Refusal::new("over", "that table is over already").into());
    }
    app.tables.append(&id, None, LogEntry::Ended { how: Ended::Closed }).await?;
    ok(())
}
