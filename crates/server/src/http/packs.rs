//! What a game is played with, and what can be worked out from it.

use super::App;
use super::answer::{Answer, Refused, ok};
use super::guard::{Body, Known, Query, Who};
use crate::table::unavailable;
use crate::titles;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderName, header};
use game::Seat;
use protocol::{NewPack, PackMade, Refusal};
use serde::Deserialize;
use store::TableId;

/// Bring a data pack along: it is checked, and kept if nothing is wrong with it; otherwise every fault is told, with file and line.
#[utoipa::path(post, path = "/api/packs", tag = "packs", request_body = NewPack,
    responses((status = 200, body = PackMade), (status = 422, body = Refusal)))]
pub(super) async fn add(
    State(app): State<App>,
    Known(who): Known,
    Body(pack): Body<NewPack>,
) -> Answer<PackMade> {
    ok(app.shared.add_pack(&who, pack).await?)
}

/// Everything that is printed on the components of this hash. It never changes.
#[utoipa::path(get, path = "/api/packs/{hash}", tag = "packs", params(("hash" = String, Path)),
    responses((status = 200, body = serde_json::Value, description = "PestPack"), (status = 404, body = Refusal)))]
pub(super) async fn print(
    State(app): State<App>,
    Path(hash): Path<String>,
) -> Result<([(HeaderName, &'static str); 1], Json<serde_json::Value>), Refused> {
    let named = app.shared.pack_name(&hash).await.map_err(|error| unavailable(&error))?;
    if let Some((game, _)) = &named {
        app.shared.have_pack(game, &hash).await.map_err(|error| unavailable(&error))?;
    }
    let name = named.map(|(_, name)| name);
    let print = titles::TITLES.iter().find_map(|title| (title.print_pack)(&hash, name.clone()));
    let print = print.ok_or_else(|| Refusal::new("no_pack", "there are no such components here"))?;
    Ok(([(header::CACHE_CONTROL, "public, max-age=31536000, immutable")], Json(print)))
}

/// Whose board to work out.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Whose {
    seat: u8,
}

/// What a seat could work out from the table, in a game in which nothing is hidden: steps, reach, previews, forecast.
#[utoipa::path(get, path = "/api/tables/{id}/study", tag = "tables",
    params(("id" = String, Path), ("seat" = u8, Query)),
    responses((status = 200, body = serde_json::Value, description = "PestStudy"), (status = 403, body = Refusal)))]
pub(super) async fn study(
    State(app): State<App>,
    Who(who): Who,
    Path(id): Path<String>,
    Query(Whose { seat }): Query<Whose>,
) -> Answer<serde_json::Value> {
    let person = who.map(|who| who.id.clone());
    let study = app
        .shared
        .look(&TableId(id), move |room| {
            if !room.onlooker(person.as_ref()).admitted {
                return Err(Refusal::new("no_watchers", "this table is not open to watchers"));
            }
            let Some(seat) = seat.checked_sub(1).filter(|&seat| seat < room.checked.players) else {
                let message = format!("choose a seat from 1 to {}", room.checked.players);
                return Err(Refusal::new("no_seat", message));
            };
            if !matches!(room.stage(), protocol::Stage::Running | protocol::Stage::Over) {
                return Err(Refusal::new("not_begun", "there is nothing to see of a game that never began"));
            }
            room.play
                .query("study", Seat(seat), None)
                .ok_or_else(|| Refusal::new("no_study", "this game is not worked out for anybody"))
        })
        .await??;
    ok(study)
}
