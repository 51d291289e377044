//! Questions about the current position of a game, which change nothing.

use super::App;
use super::extract::{KnownPerson, MaybePerson, Path, Query};
use super::response::{JsonResult, ok};
use crate::titles;
use axum::extract::State;
use bots::{Bot, BotRng};
use game::Seat;
use protocol::{Hint, Refusal};
use serde::Deserialize;
use store::TableId;
use title::Access;

/// A possible answer of a seat.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WhyQuery {
    seat: u8,
    choice: String,
}

/// Ask why an answer is not allowed. Null if it is allowed.
#[utoipa::path(get, path = "/api/tables/{id}/why", tag = "tables",
    params(("id" = String, Path), ("seat" = u8, Query), ("choice" = String, Query)),
    responses((status = 200, body = Option<Refusal>)))]
pub(super) async fn why(
    State(app): State<App>,
    KnownPerson(who): KnownPerson,
    Path(id): Path<String>,
    Query(WhyQuery { seat, choice }): Query<WhyQuery>,
) -> JsonResult<Option<Refusal>> {
    let person = who.id.clone();
    ok(app.tables.inspect(&TableId(id), move |room| room.why(Some(&person), seat, &choice)).await?)
}

/// Ask how a strong bot would play the person's turn, if the table allows hints.
#[utoipa::path(get, path = "/api/tables/{id}/hint", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Hint), (status = 403, body = Refusal)))]
pub(super) async fn hint(
    State(app): State<App>,
    KnownPerson(who): KnownPerson,
    Path(id): Path<String>,
) -> JsonResult<Hint> {
    let (person, bots) = (who.id.clone(), app.services.config.bots.clone());
    let advise = app
        .tables
        .inspect(&TableId(id), move |room| {
            if !room.config.hints {
                return Err(Refusal::new("no_hints", "this table plays without hints"));
            }
            let waiting = room.waiting().filter(|waiting| room.seats_of(Some(&person)).has(waiting.seat));
            if waiting.is_none() {
                return Err(Refusal::new("not_asked", "you are not asked anything now"));
            }
            let bot = bots.at_both_efforts(Bot::named("expert").expect("there is a bot of that level"));
            let rng = BotRng::for_decision(&room.seed, room.play.entries());
            Ok(room.play.advise_task(bot, rng))
        })
        .await??;
    let client = app.services.client(&who.id);
    let hint = app.services.bot_workers.run(client, advise).await;
    ok(hint.ok_or_else(|| Refusal::new("unavailable", "no hint can be had now"))?)
}

/// What a query is about.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct QueryArguments {
    seat: u8,
    #[serde(default)]
    of: Option<String>,
}

/// The answer of the game to one of its queries about the position of a seat, see
/// `docs/bot-api.md`. The game declares who may ask: the person in the seat, at a table with player aids, or everybody who may watch.
#[utoipa::path(get, path = "/api/tables/{id}/query/{name}", tag = "tables",
    params(("id" = String, Path), ("name" = String, Path), ("seat" = u8, Query), ("of" = Option<String>, Query)),
    responses((status = 200, body = serde_json::Value, description = "depends on the game and the query"), (status = 403, body = Refusal)))]
pub(super) async fn query(
    State(app): State<App>,
    MaybePerson(who): MaybePerson,
    Path((id, name)): Path<(String, String)>,
    Query(QueryArguments { seat, of }): Query<QueryArguments>,
) -> JsonResult<serde_json::Value> {
    let person = who.map(|who| who.id.clone());
    let answer = app
        .tables
        .inspect(&TableId(id), move |room| {
            room.must_admit(person.as_ref())?;
            let title = titles::named(&room.config.game);
            let query = title.and_then(|title| title.queries.iter().find(|query| query.name == name));
            let query = query.ok_or_else(|| Refusal::new("no_query", "this game has no such query"))?;
            let Some(seat) = seat.checked_sub(1).filter(|&seat| seat < room.checked.players).map(Seat) else {
                let message = format!("choose a seat from 1 to {}", room.checked.players);
                return Err(Refusal::new("no_seat", message));
            };
            if query.access == Access::OwnSeat {
                if !room.config.player_aids {
                    return Err(Refusal::new("no_player_aids", "this table plays without player aids"));
                }
                if !room.seats_of(person.as_ref()).has(seat) {
                    return Err(Refusal::new("not_yours", "that is not your seat"));
                }
            }
            if !matches!(room.stage(), protocol::Stage::Running | protocol::Stage::Over) {
                return Err(Refusal::new("not_begun", "there is nothing to see of a game that never began"));
            }
            room.play
                .query(query.name, seat, of.as_deref())
                .ok_or_else(|| Refusal::new("no_answer", "the query has no answer for that argument"))
        })
        .await??;
    ok(answer)
}
