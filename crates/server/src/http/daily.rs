//! The daily game.

use super::App;
use super::extract::{Body, KnownPerson, MaybePerson};
use super::response::{JsonResult, ok};
use axum::extract::State;
use protocol::{PlayToday, Refusal, TableCreated, Today};

/// Get today's game: when it ends, the scores so far, and the person's own attempt.
#[utoipa::path(get, path = "/api/today", tag = "today", responses((status = 200, body = Today)))]
pub(super) async fn today(State(app): State<App>, MaybePerson(who): MaybePerson) -> JsonResult<Today> {
    ok(app.tables.daily(who.as_deref()).await?)
}

/// Play today's game: returns the table of the person's rated attempt, created if there is none. With `practice`, a new
/// table of the same deal, once the attempt is over.
#[utoipa::path(post, path = "/api/today", tag = "today", request_body = PlayToday,
    responses((status = 200, body = TableCreated), (status = 409, body = Refusal)))]
pub(super) async fn play(
    State(app): State<App>,
    KnownPerson(who): KnownPerson,
    Body(request): Body<PlayToday>,
) -> JsonResult<TableCreated> {
    ok(TableCreated { id: app.tables.play_daily(&who, &request).await?.0 })
}
