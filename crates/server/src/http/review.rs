//! Looking back at a game: record, replay, winning chances, proof.

use super::App;
use super::extract::{ClientAddress, MaybePerson, Path, Query};
use super::response::{ErrorResponse, JsonResult, ok};
use crate::limits::REPLAY_PAGE;
use crate::net::client_address::limited_as;
use crate::refusal::OrUnavailable as _;
use crate::room::Room;
use crate::table::{read, read_log};
use crate::workers::JobOwner;
use axum::extract::State;
use axum::http::{HeaderName, header};
use protocol::{Chances, Proof, Refusal, Replay};
use serde::Deserialize;
use std::net::IpAddr;
use store::{Person, PersonId, TableId};

/// Get the record of a finished game, for `miasma verify` and other programs that read records.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = String), (status = 403, body = Refusal)))]
pub(super) async fn record(
    State(app): State<App>,
    MaybePerson(who): MaybePerson,
    Path(id): Path<String>,
) -> Result<([(HeaderName, String); 2], String), ErrorResponse> {
    let person = who.map(|who| who.id.clone());
    let now = app.services.now();
    let name = format!("attachment; filename=\"{id}.record\"");
    let text = app
        .tables
        .inspect(&TableId(id), move |room| {
            room.must_admit(person.as_ref())?;
            match room.stage() {
                protocol::Stage::Over if room.config.fork.is_some() => {
                    Err(Refusal::new("forked", "a game played on from another has no record of its own"))
                }
                protocol::Stage::Over => {
                    room.must_be_unsealed(now)?;
                    Ok(room.play.record(Some(room.seed)))
                }
                protocol::Stage::Running => {
                    Err(Refusal::new("secret", "the record is open once the game is over"))
                }
                _ => Err(Refusal::new("not_begun", "there is no record of a game that never began")),
            }
        })
        .await??;
    Ok((
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)],
        text,
    ))
}

/// The query of a replay: who looks, the first step, and the maximum number of steps.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ReplayQuery {
    /// `seat 1`, `watcher` or `open`.
    #[serde(default, rename = "as")]
    eye: Option<String>,
    #[serde(default)]
    from: u32,
    #[serde(default)]
    most: Option<u32>,
}

/// Get a game step by step: after the end as any eye saw it, during the game as the person sees it. At most 400 steps at
/// once.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "tables",
    params(("id" = String, Path), ("as" = Option<String>, Query), ("from" = Option<u32>, Query), ("most" = Option<u32>, Query)),
    responses((status = 200, body = Replay), (status = 403, body = Refusal)))]
pub(super) async fn replay(
    State(app): State<App>,
    MaybePerson(who): MaybePerson,
    ClientAddress(address): ClientAddress,
    Path(id): Path<String>,
    Query(query): Query<ReplayQuery>,
) -> JsonResult<Replay> {
    let id = TableId(id);
    let client = client(who.as_deref(), address);
    let person: Option<PersonId> = who.map(|who| who.id.clone());
    let requested = query.eye.clone();
    let eye =
        app.tables.inspect(&id, move |room| room.replay_eye(person.as_ref(), requested.as_deref())).await??;
    let most = query.most.unwrap_or(REPLAY_PAGE).min(REPLAY_PAGE);
    let replay =
        read(&app.services, client, &id, move |id, log| Room::replay(id, log, eye, query.from, most));
    match replay.await? {
        Ok(replay) => ok(replay),
        Err(error) => Err(Refusal::new("broken", error.to_string()).into()),
    }
}

/// Get each player's probability of winning at the start of every turn of a finished game, by the bots' evaluation
/// function.
#[utoipa::path(get, path = "/api/tables/{id}/chances", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Chances), (status = 403, body = Refusal)))]
pub(super) async fn chances(
    State(app): State<App>,
    MaybePerson(who): MaybePerson,
    ClientAddress(address): ClientAddress,
    Path(id): Path<String>,
) -> JsonResult<Chances> {
    let id = TableId(id);
    must_be_over(&app, who.as_deref(), &id).await?;
    let log = read_log(&*app.services.store, &id).await.or_unavailable_at(&id)?;
    let client = client(who.as_deref(), address);
    let evaluated = app.services.bot_workers.run(client, move |_| Room::chances(&id, &log)).await;
    match evaluated {
        Some(Ok(chances)) => ok(chances),
        Some(Err(error)) => Err(Refusal::new("broken", error.to_string()).into()),
        None => Err(Refusal::new("unavailable", "the game can't be evaluated now").into()),
    }
}

/// Check a finished game: play it again, with every move checked against the rules and every draw against the seed. The
/// client checks that the seed has the hash that was shown before the deal: the server can't prove that about itself.
#[utoipa::path(get, path = "/api/tables/{id}/proof", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Proof), (status = 403, body = Refusal)))]
pub(super) async fn proof(
    State(app): State<App>,
    MaybePerson(who): MaybePerson,
    ClientAddress(address): ClientAddress,
    Path(id): Path<String>,
) -> JsonResult<Proof> {
    let id = TableId(id);
    must_be_over(&app, who.as_deref(), &id).await?;
    let now = app.services.now();
    app.tables.inspect(&id, move |room| room.must_be_unsealed(now)).await??;
    ok(read(&app.services, client(who.as_deref(), address), &id, Room::prove).await?)
}

/// Who asks, as a client of the workers.
fn client(who: Option<&Person>, address: IpAddr) -> JobOwner {
    let person = who.map_or_else(|| PersonId(String::new()), |who| who.id.clone());
    JobOwner { address: Some(limited_as(address)), person }
}

/// Refuses if the game is not over, or the person may not watch.
async fn must_be_over(app: &App, who: Option<&Person>, id: &TableId) -> Result<(), Refusal> {
    let person = who.map(|who| who.id.clone());
    app.tables
        .inspect(id, move |room| {
            room.must_admit(person.as_ref())?;
            match room.stage() {
                protocol::Stage::Over => Ok(()),
                _ => Err(Refusal::new("not_over", "that is open once the game is over")),
            }
        })
        .await?
}
