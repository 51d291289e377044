//! Questions about the current position of a game, which change nothing.

use super::App;
use super::extract::{KnownPerson, MaybePerson, Query};
use super::response::{JsonResult, ok};
use axum::extract::{Path, State};
use bots::{Bot, BotRng};
use game::Seat;
use protocol::{Hint, Refusal};
use serde::Deserialize;
use store::TableId;

/// A possible answer of a seat.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WhyQuery {
    seat: u8,
    choice: String,
}

/// Why this answer is not allowed. Null if it is.
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

/// What a strong bot would answer in my place, if the table allows hints.
#[utoipa::path(get, path = "/api/tables/{id}/hint", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Hint), (status = 403, body = Refusal)))]
pub(super) async fn hint(
    State(app): State<App>,
    KnownPerson(who): KnownPerson,
    Path(id): Path<String>,
) -> JsonResult<Hint> {
    let person = who.id.clone();
    let (seat, advise) = app
        .tables
        .inspect(&TableId(id), move |room| {
            if !room.config.hints {
                return Err(Refusal::new("no_hints", "this table plays without hints"));
            }
            let waiting = room.waiting().filter(|waiting| room.seats_of(Some(&person)).has(waiting.seat));
            let waiting =
                waiting.ok_or_else(|| Refusal::new("not_asked", "you are not asked anything now"))?;
            let bot = Bot::named("expert").expect("there is a bot of that level");
            let rng = BotRng::for_decision(&room.seed, room.play.entries());
            Ok((waiting.seat, room.play.adviser(bot, rng)))
        })
        .await??;
    let advice = app.services.bot_workers.run(advise).await;
    let (choice, reasons) = advice.ok_or_else(|| Refusal::new("unavailable", "no hint can be had now"))?;
    ok(Hint { seat: seat.0 + 1, choice, reasons })
}

/// A place the plague might be moved to.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OddsQuery {
    seat: u8,
    place: String,
}

/// The odds of moving the plague to a place, as my seat knows them, if the table shows odds.
#[utoipa::path(get, path = "/api/tables/{id}/odds", tag = "tables",
    params(("id" = String, Path), ("seat" = u8, Query), ("place" = String, Query)),
    responses((status = 200, body = serde_json::Value), (status = 403, body = Refusal)))]
pub(super) async fn odds(
    State(app): State<App>,
    KnownPerson(who): KnownPerson,
    Path(id): Path<String>,
    Query(OddsQuery { seat, place }): Query<OddsQuery>,
) -> JsonResult<serde_json::Value> {
    let person = who.id.clone();
    let odds = app
        .tables
        .inspect(&TableId(id), move |room| {
            if !room.config.odds {
                return Err(Refusal::new("no_odds", "this table plays without odds"));
            }
            let seat = Seat(seat.wrapping_sub(1));
            if seat.0 >= room.checked.players || !room.seats_of(Some(&person)).has(seat) {
                return Err(Refusal::new("not_yours", "that is not your seat"));
            }
            room.play
                .query("odds", seat, Some(&place))
                .ok_or_else(|| Refusal::new("no_place", "there are no odds for that place"))
        })
        .await??;
    ok(odds)
}

/// The seat to analyse.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StudyQuery {
    seat: u8,
}

/// What a seat could work out from the table, in a game without hidden information: steps, reach, previews, forecast.
#[utoipa::path(get, path = "/api/tables/{id}/study", tag = "tables",
    params(("id" = String, Path), ("seat" = u8, Query)),
    responses((status = 200, body = serde_json::Value, description = "PestStudy"), (status = 403, body = Refusal)))]
pub(super) async fn study(
    State(app): State<App>,
    MaybePerson(who): MaybePerson,
    Path(id): Path<String>,
    Query(StudyQuery { seat }): Query<StudyQuery>,
) -> JsonResult<serde_json::Value> {
    let person = who.map(|who| who.id.clone());
    let study = app
        .tables
        .inspect(&TableId(id), move |room| {
            room.must_admit(person.as_ref())?;
            let Some(seat) = seat.checked_sub(1).filter(|&seat| seat < room.checked.players) else {
                let message = format!("choose a seat from 1 to {}", room.checked.players);
                return Err(Refusal::new("no_seat", message));
            };
            if !matches!(room.stage(), protocol::Stage::Running | protocol::Stage::Over) {
                return Err(Refusal::new("not_begun", "there is nothing to see of a game that never began"));
            }
            room.play
                .query("study", Seat(seat), None)
                .ok_or_else(|| Refusal::new("no_study", "there is no study for this game"))
        })
        .await??;
    ok(study)
}
