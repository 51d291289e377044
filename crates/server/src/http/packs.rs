//! Data packs: the components a game is played with.

use super::App;
use super::extract::{Body, ClientAddress, KnownPerson, MaybePerson, Path};
use super::response::{ErrorResponse, JsonResult, ok};
use crate::net::client_address::limited_as;
use crate::refusal::OrUnavailable as _;
use crate::titles;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderName, header};
use protocol::{NewPack, Refusal, UploadedPack};

/// Upload a data pack. It is checked, and saved if it has no faults; otherwise the refusal lists every fault with file and line.
#[utoipa::path(post, path = "/api/packs", tag = "packs", request_body = NewPack,
    responses((status = 200, body = UploadedPack), (status = 422, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn add(
    State(app): State<App>,
    KnownPerson(who): KnownPerson,
    ClientAddress(address): ClientAddress,
    Body(pack): Body<NewPack>,
) -> JsonResult<UploadedPack> {
    let group = limited_as(address);
    app.begin_upload(group)?;
    // A pack with faults is neither stored nor kept in memory.
    let made = app.tables.packs.upload(&who, pack).await;
    ok(made.inspect_err(|_| app.uploads.give_back(&group))?)
}

/// Delete a pack that I have uploaded. Tables that use it go on.
#[utoipa::path(delete, path = "/api/packs/{hash}", tag = "packs", params(("hash" = String, Path)),
    responses((status = 200), (status = 404, body = Refusal)))]
pub(super) async fn delete(
    State(app): State<App>,
    KnownPerson(who): KnownPerson,
    Path(hash): Path<String>,
) -> JsonResult<()> {
    ok(app.tables.packs.delete_for(&hash, &who).await?)
}

/// List the packs that I have uploaded, the latest first.
#[utoipa::path(get, path = "/api/packs", tag = "packs", responses((status = 200, body = Vec<UploadedPack>)))]
pub(super) async fn mine(
    State(app): State<App>,
    MaybePerson(who): MaybePerson,
) -> JsonResult<Vec<UploadedPack>> {
    match who {
        Some(who) => ok(app.tables.packs.of_person(&who).await?),
        None => ok(Vec::new()),
    }
}

/// Get everything that is printed on the components of this hash. It never changes.
#[utoipa::path(get, path = "/api/packs/{hash}", tag = "packs", params(("hash" = String, Path)),
    responses((status = 200, body = serde_json::Value, description = "The components, in the game's own type"), (status = 404, body = Refusal)))]
pub(super) async fn print(
    State(app): State<App>,
    Path(hash): Path<String>,
) -> Result<([(HeaderName, &'static str); 1], Json<serde_json::Value>), ErrorResponse> {
    let packs = &app.tables.packs;
    let uploaded = packs.uploaded(&hash).await.or_unavailable()?;
    if let Some((game, _)) = &uploaded {
        packs.ensure_loaded(game, &hash).await.or_unavailable()?;
    }
    let name = uploaded.map(|(_, name)| name);
    let print = titles::TITLES.iter().find_map(|title| (title.print_pack)(&hash, name.clone()));
    let print = print.ok_or_else(|| Refusal::new("no_pack", "there are no such components here"))?;
    Ok(([(header::CACHE_CONTROL, "public, max-age=31536000, immutable")], Json(print)))
}
