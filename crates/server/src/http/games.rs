//! The games of this server and their set-ups.

use super::App;
use super::extract::{Path, Query};
use super::response::{JsonResult, ok};
use crate::refusal::OrUnavailable as _;
use crate::titles::{self, Fields};
use axum::extract::State;
use bots::Bot;
use protocol::{GameInfo, Pick, Refusal, Topic};
use std::collections::BTreeMap;

/// List the games that can be played, each with the fields of its set-up.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameInfo>)))]
pub(super) async fn games(State(app): State<App>) -> JsonResult<Vec<GameInfo>> {
    let packs = &app.tables.packs;
    ok(titles::TITLES.iter().map(|title| info(title, packs.default_hash(title), &Fields::new())).collect())
}

/// Get one game, with the fields of its set-up that can still be chosen.
#[utoipa::path(get, path = "/api/games/{game}", tag = "games", params(("game" = String, Path)),
    responses((status = 200, body = GameInfo)))]
pub(super) async fn topics(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(chosen): Query<BTreeMap<String, String>>,
) -> JsonResult<GameInfo> {
    let title =
        titles::named(&game).ok_or_else(|| Refusal::new("no_such_thing", "there is no such game here"))?;
    let packs = &app.tables.packs;
    let pack = chosen.get("pack").cloned().unwrap_or_else(|| packs.default_hash(title));
    packs.ensure_loaded(title.name, &pack).await.or_unavailable()?;
    ok(info(title, pack, &chosen))
}

fn info(title: &titles::TitleFunctions, pack: String, chosen: &Fields) -> GameInfo {
    let topic = |topic: game::Topic| Topic {
        field: topic.field.to_owned(),
        values: topic.values,
        usual: topic.usual as u32,
        pick: topic
            .pick
            .map(|pick| Pick { count: pick.count, of: pick.of.into_iter().map(str::to_owned).collect() }),
        common: topic.asked == game::Asked::AtTheTable,
    };
    GameInfo {
        name: title.name.to_owned(),
        edition: title.edition.0,
        levels: Bot::LEVELS.map(str::to_owned).to_vec(),
        topics: (title.topics)(&pack, chosen).into_iter().map(topic).collect(),
        pack,
    }
}
