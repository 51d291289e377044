//! Blocks: whom a person does not want to meet.

use super::App;
use super::extract::{Body, KnownPerson, Path};
use super::response::{JsonResult, ok};
use axum::extract::State;
use protocol::{Block, Blocked, Refusal};
use store::TableId;

/// List the people that I have blocked, the latest first.
#[utoipa::path(get, path = "/api/me/blocks", tag = "people", responses((status = 200, body = Vec<Blocked>)))]
pub(super) async fn list(State(app): State<App>, KnownPerson(who): KnownPerson) -> JsonResult<Vec<Blocked>> {
    ok(app.tables.blocks(&who).await?)
}

/// Unblock a person by the key in the list.
#[utoipa::path(delete, path = "/api/me/blocks/{key}", tag = "people", params(("key" = String, Path)),
    responses((status = 200), (status = 404, body = Refusal)))]
pub(super) async fn unblock(
    State(app): State<App>,
    KnownPerson(who): KnownPerson,
    Path(key): Path<String>,
) -> JsonResult<()> {
    ok(app.tables.unblock(&who, &key).await?)
}

/// Block a person at a table, or unblock them. You see none of their messages, and neither of you is invited by the other or can
/// sit down where the other sits.
#[utoipa::path(post, path = "/api/tables/{id}/block", tag = "people", request_body = Block, params(("id" = String, Path)),
    responses((status = 200), (status = 422, body = Refusal)))]
pub(super) async fn block(
    State(app): State<App>,
    KnownPerson(who): KnownPerson,
    Path(id): Path<String>,
    Body(block): Body<Block>,
) -> JsonResult<()> {
    ok(app.tables.set_blocked(&TableId(id), &who, block.who, block.blocked).await?)
}
