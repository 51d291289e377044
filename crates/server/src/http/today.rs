//! Today's game.

use super::App;
use super::answer::{Answer, ok};
use super::guard::{Body, Known, Who};
use axum::extract::State;
use protocol::{PlayToday, Refusal, TableMade, Today};

/// Today's game: when it ends, what others reached, and my own try.
#[utoipa::path(get, path = "/api/today", tag = "today", responses((status = 200, body = Today)))]
pub(super) async fn today(State(app): State<App>, Who(who): Who) -> Answer<Today> {
    ok(app.shared.today(who.as_deref()).await?)
}

/// Play it: opens my rated try, or finds it; with `practice` opens a table of the same deal once that is over.
#[utoipa::path(post, path = "/api/today", tag = "today", request_body = PlayToday,
    responses((status = 200, body = TableMade), (status = 409, body = Refusal)))]
pub(super) async fn play(
    State(app): State<App>,
    Known(who): Known,
    Body(wish): Body<PlayToday>,
) -> Answer<TableMade> {
    ok(TableMade { id: app.shared.play_today(&who, &wish).await?.0 })
}
