//! Tables, and what there is around them.

use super::App;
use super::answer::{Answer, Refused, ok};
use super::guard::{Body, Known, Query, Secret, Who};
use crate::deed::Deed;
use crate::outbox::Outbox;
use crate::room::Summary;
use crate::secret;
use crate::table::{Ask, Listener, all_entries, unavailable};
use crate::titles::{self, Fields};
use axum::extract::{Path, State};
use axum::http::{HeaderName, header};
use bots::{Bot, BotRng};
use game::{Eye, Seat};
use protocol::{
    Chances, Commanded, Ended, Fork, GameInfo, Hint, Listed, NewTable, Order, Pick, Proof, Refusal, Replay,
    Report, Reported, Scene, TableMade, Topic,
};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use store::{Person, PersonId, Stage, TableFilter, TableId};

/// The games that can be played, each with the fields of its set-up.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameInfo>)))]
pub(super) async fn games(State(app): State<App>) -> Answer<Vec<GameInfo>> {
    ok(titles::TITLES.iter().map(|title| info(title, app.shared.pack(title), &Fields::new())).collect())
}

/// One game, with the fields of its set-up as far as these choices leave them open.
#[utoipa::path(get, path = "/api/games/{game}", tag = "games", params(("game" = String, Path)),
    responses((status = 200, body = GameInfo)))]
pub(super) async fn topics(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(chosen): Query<BTreeMap<String, String>>,
) -> Answer<GameInfo> {
    let title =
        titles::named(&game).ok_or_else(|| Refusal::new("no_such_thing", "there is no such game here"))?;
    let pack = chosen.get("pack").cloned().unwrap_or_else(|| app.shared.pack(title));
    app.shared.have_pack(title.name, &pack).await.map_err(|error| unavailable(&error))?;
    ok(info(title, pack, &chosen))
}

fn info(title: &titles::Title, pack: String, chosen: &Fields) -> GameInfo {
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

/// Which tables to list.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    #[serde(default)]
    which: Option<String>,
    #[serde(default)]
    skip: u32,
}

/// Tables, the ones changed last first: `which` is `mine`, or `open`, `running` or `over` for public ones. At most 50.
#[utoipa::path(get, path = "/api/tables", tag = "tables",
    params(("which" = Option<String>, Query), ("skip" = Option<u32>, Query)),
    responses((status = 200, body = Vec<Listed>)))]
pub(super) async fn list(
    State(app): State<App>,
    Who(who): Who,
    Query(wanted): Query<Wanted>,
) -> Answer<Vec<Listed>> {
    let person = who.as_ref().map(|who| &who.id);
    let which = match (wanted.which.as_deref(), person) {
        (None | Some("open"), _) => TableFilter::Public(Stage::Open),
        (Some("running"), _) => TableFilter::Public(Stage::Running),
        (Some("over"), _) => TableFilter::Public(Stage::Over),
        (Some("mine"), Some(person)) => TableFilter::WithPerson(person.clone()),
        (Some("mine"), None) => return ok(Vec::new()),
        (Some(_), _) => return Err(Refusal::new("which", "choose which=mine, open, running or over").into()),
    };
    let tables =
        app.shared.store.tables(&which, wanted.skip, 50).await.map_err(|error| unavailable(&error))?;
    let mut listed: Vec<Listed> = tables.iter().filter_map(|table| Summary::listed(table, person)).collect();
    // Mine to move first, and of those the most pressing.
    listed.sort_by_key(|table| (!table.yours, table.deadline.filter(|_| table.yours)));
    ok(listed)
}

impl App {
    /// Refuses who makes tables faster than anybody could play at them.
    fn may_make_a_table(&self, who: &Person) -> Result<(), Refusal> {
        if self.limits.tables.take(who.id.clone()) {
            return Ok(());
        }
        self.shared.meters.limited();
        Err(Refusal::new("too_many_tables", "you have made many tables; wait a minute for the next one"))
    }
}

/// Make a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 200, body = TableMade), (status = 422, body = Refusal)))]
pub(super) async fn make(
    State(app): State<App>,
    Known(who): Known,
    Body(wish): Body<NewTable>,
) -> Answer<TableMade> {
    app.may_make_a_table(&who)?;
    let id = app.shared.make(&who, &wish).await?;
    ok(TableMade { id: id.0 })
}

/// From where on to tell, and whether to wait for something new.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Since {
    #[serde(default)]
    since: u64,
    #[serde(default)]
    wait: u64,
}

/// How a table stands for me, with the log after entry `since`; with `wait` it is answered when there is something new, or after
/// so many seconds, at most 30.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables",
    params(("id" = String, Path), ("since" = Option<u64>, Query), ("wait" = Option<u64>, Query)),
    responses((status = 200, body = Scene), (status = 404, body = Refusal)))]
pub(super) async fn scene(
    State(app): State<App>,
    Who(who): Who,
    Path(id): Path<String>,
    Query(Since { since, wait }): Query<Since>,
) -> Answer<Box<Scene>> {
    let id = TableId(id);
    if wait > 0 {
        wait_for_news(&app, who.as_ref(), &id, since, Duration::from_secs(wait.min(30))).await?;
    }
    let scene = app.shared.ask(&id, |answer| Ask::Scene { who: who.clone(), since, answer }).await?;
    ok(scene?)
}

/// Waits until the log goes beyond an entry.
async fn wait_for_news(
    app: &App,
    who: Option<&Arc<Person>>,
    id: &TableId,
    since: u64,
    long: Duration,
) -> Result<(), Refused> {
    let outbox = Arc::new(Outbox::default());
    let listener = || Listener {
        id: u64::from_le_bytes(secret::seed().0[..8].try_into().expect("eight bytes")) | 1 << 63,
        who: who.cloned(),
        outbox: Arc::clone(&outbox),
    };
    let one = listener();
    let number = one.id;
    let mut one = Some(one);
    let asked = app.shared.ask(id, |answer| Ask::Watch {
        listener: Box::new(one.take().unwrap_or_else(listener)),
        message: 0,
        since: u64::MAX,
        answer,
    });
    asked.await??;
    let news = async {
        loop {
            let last = app.shared.look(id, |room| room.number).await?;
            if last > since {
                return Ok::<(), Refusal>(());
            }
            let (_, ended) = outbox.take().await;
            if ended {
                return Ok(());
            }
        }
    };
    let mut stop = app.stop.clone();
    let waited = tokio::select! {
        waited = tokio::time::timeout(long, news) => waited.unwrap_or(Ok(())),
        // Who waits when the server stops is told how things stand, and comes back to the next one.
        _ = stop.changed() => Ok(()),
    };
    app.shared.mention(id, Ask::Leave { listener: number });
    waited.map_err(Refused::from)
}

/// Do something at a table.
#[utoipa::path(post, path = "/api/tables/{id}", tag = "tables", request_body = Order, params(("id" = String, Path)),
    responses((status = 200, body = Commanded)))]
pub(super) async fn command(
    State(app): State<App>,
    Known(who): Known,
    Path(id): Path<String>,
    Body(order): Body<Order>,
) -> Answer<Commanded> {
    let answer = app.shared.command(&TableId(id), &who, order).await;
    app.shared.meters.command(&answer);
    ok(answer)
}

/// An answer one thinks of.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Thought {
    seat: u8,
    choice: String,
}

/// Why is that not offered? Null if it is.
#[utoipa::path(get, path = "/api/tables/{id}/why", tag = "tables",
    params(("id" = String, Path), ("seat" = u8, Query), ("choice" = String, Query)),
    responses((status = 200, body = Option<Refusal>)))]
pub(super) async fn why(
    State(app): State<App>,
    Known(who): Known,
    Path(id): Path<String>,
    Query(Thought { seat, choice }): Query<Thought>,
) -> Answer<Option<Refusal>> {
    let person = who.id.clone();
    ok(app.shared.look(&TableId(id), move |room| room.why(Some(&person), seat, &choice)).await?)
}

/// What a strong bot would answer in my place, where the table allows it.
#[utoipa::path(get, path = "/api/tables/{id}/hint", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Hint), (status = 403, body = Refusal)))]
pub(super) async fn hint(State(app): State<App>, Known(who): Known, Path(id): Path<String>) -> Answer<Hint> {
    let person = who.id.clone();
    let advise = app
        .shared
        .look(&TableId(id), move |room| {
            if !room.made.hints {
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
    let (seat, advise) = advise;
    let advice = app.shared.thinkers.think(advise).await;
    let (choice, reasons) = advice.ok_or_else(|| Refusal::new("unavailable", "no hint can be had now"))?;
    ok(Hint { seat: seat.0 + 1, choice, reasons })
}

/// Where the plague might be moved.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Where {
    seat: u8,
    place: String,
}

/// The odds of moving the plague to a place, as my seat knows them, where the table shows odds.
#[utoipa::path(get, path = "/api/tables/{id}/odds", tag = "tables",
    params(("id" = String, Path), ("seat" = u8, Query), ("place" = String, Query)),
    responses((status = 200, body = serde_json::Value), (status = 403, body = Refusal)))]
pub(super) async fn odds(
    State(app): State<App>,
    Known(who): Known,
    Path(id): Path<String>,
    Query(Where { seat, place }): Query<Where>,
) -> Answer<serde_json::Value> {
    let person = who.id.clone();
    let odds = app
        .shared
        .look(&TableId(id), move |room| {
            if !room.made.odds {
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

/// The record of a game that is over, for `miasma verify` and everything else that reads records.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = String), (status = 403, body = Refusal)))]
pub(super) async fn record(
    State(app): State<App>,
    Who(who): Who,
    Path(id): Path<String>,
) -> Result<([(HeaderName, String); 2], String), Refused> {
    let person = who.map(|who| who.id.clone());
    let now = app.shared.clock.now();
    let name = format!("attachment; filename=\"{id}.record\"");
    let text = app
        .shared
        .look(&TableId(id), move |room| {
            if !room.onlooker(person.as_ref()).admitted {
                return Err(Refusal::new("no_watchers", "this table is not open to watchers"));
            }
            match room.stage() {
                protocol::Stage::Over if room.made.fork.is_some() => {
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

/// Which part of a replay.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Part {
    /// `seat 1`, `watcher` or `open`.
    #[serde(default, rename = "as")]
    eye: Option<String>,
    #[serde(default)]
    from: u32,
    #[serde(default)]
    most: Option<u32>,
}

/// A game step by step: after the end through any eyes, during the game through one's own. At most 400 steps at once.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "tables",
    params(("id" = String, Path), ("as" = Option<String>, Query), ("from" = Option<u32>, Query), ("most" = Option<u32>, Query)),
    responses((status = 200, body = Replay), (status = 403, body = Refusal)))]
pub(super) async fn replay(
    State(app): State<App>,
    Who(who): Who,
    Path(id): Path<String>,
    Query(part): Query<Part>,
) -> Answer<Replay> {
    let id = TableId(id);
    let person: Option<PersonId> = who.map(|who| who.id.clone());
    let wish = part.eye.clone();
    let eye = app.shared.look(&id, move |room| room.replay_eye(person.as_ref(), wish.as_deref())).await??;
    let entries = all_entries(&*app.shared.store, &id).await.map_err(|error| unavailable(&error))?;
    let most = part.most.unwrap_or(400).min(400);
    let replay =
        tokio::task::spawn_blocking(move || crate::replay::replay(&id, &entries, eye, part.from, most)).await;
    match replay {
        Ok(Ok(replay)) => ok(replay),
        Ok(Err(broken)) => Err(Refusal::new("broken", broken.to_string()).into()),
        Err(_) => Err(Refusal::new("unavailable", "the replay can't be made now").into()),
    }
}

/// How likely each player was to win when each turn of a finished game began, as the bots' judge sees it.
#[utoipa::path(get, path = "/api/tables/{id}/chances", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Chances), (status = 403, body = Refusal)))]
pub(super) async fn chances(
    State(app): State<App>,
    Who(who): Who,
    Path(id): Path<String>,
) -> Answer<Chances> {
    let id = TableId(id);
    must_be_over(&app, who.as_deref(), &id).await?;
    let entries = all_entries(&*app.shared.store, &id).await.map_err(|error| unavailable(&error))?;
    let judged = app.shared.thinkers.think(move || crate::replay::chances(&id, &entries)).await;
    match judged {
        Some(Ok(chances)) => ok(chances),
        Some(Err(broken)) => Err(Refusal::new("broken", broken.to_string()).into()),
        None => Err(Refusal::new("unavailable", "the game can't be judged now").into()),
    }
}

/// Play on from a step of a finished game against bots.
#[utoipa::path(post, path = "/api/tables/{id}/fork", tag = "tables", request_body = Fork, params(("id" = String, Path)),
    responses((status = 200, body = TableMade), (status = 422, body = Refusal)))]
pub(super) async fn fork(
    State(app): State<App>,
    Known(who): Known,
    Path(id): Path<String>,
    Body(wish): Body<Fork>,
) -> Answer<TableMade> {
    app.may_make_a_table(&who)?;
    ok(TableMade { id: app.shared.fork(&TableId(id), &who, &wish).await?.0 })
}

/// Refuses who asks for the secrets of a game that is not over, or of one they may not watch.
async fn must_be_over(app: &App, who: Option<&Person>, id: &TableId) -> Result<(), Refusal> {
    let person = who.map(|who| who.id.clone());
    app.shared
        .look(id, move |room| match room.stage() {
            _ if !room.onlooker(person.as_ref()).admitted => {
                Err(Refusal::new("no_watchers", "this table is not open to watchers"))
            }
            protocol::Stage::Over => Ok(()),
            _ => Err(Refusal::new("not_over", "that is open once the game is over")),
        })
        .await?
}

/// Play a finished game again: every move against the rules, every draw against the seed. Whether the seed is the one whose hash
/// was shown before the deal is for the asker to check: the server would only ask itself.
#[utoipa::path(get, path = "/api/tables/{id}/proof", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Proof), (status = 403, body = Refusal)))]
pub(super) async fn proof(State(app): State<App>, Who(who): Who, Path(id): Path<String>) -> Answer<Proof> {
    let id = TableId(id);
    must_be_over(&app, who.as_deref(), &id).await?;
    let now = app.shared.clock.now();
    app.shared.look(&id, move |room| room.must_be_unsealed(now)).await??;
    let entries = all_entries(&*app.shared.store, &id).await.map_err(|error| unavailable(&error))?;
    let proof = tokio::task::spawn_blocking(move || crate::replay::prove(&id, &entries)).await;
    ok(proof.map_err(|_| Refusal::new("unavailable", "the proof can't be made now"))?)
}

/// Report a fault: it is kept with a number.
#[utoipa::path(post, path = "/api/reports", tag = "reports", request_body = Report,
    responses((status = 200, body = Reported)))]
pub(super) async fn report(
    State(app): State<App>,
    Who(who): Who,
    Body(report): Body<Report>,
) -> Answer<Reported> {
    let body = serde_json::to_string(&report).expect("a report can be written");
    let person = who.as_ref().map(|who| &who.id);
    let number = app
        .shared
        .store
        .add_report(app.shared.clock.now(), person, &body)
        .await
        .map_err(|error| unavailable(&error))?;
    ok(Reported { number })
}

/// End a table for good: for the host of the server, with the secret that lies in its data folder.
#[utoipa::path(post, path = "/api/admin/close/{id}", tag = "hosts", params(("id" = String, Path)),
    responses((status = 200), (status = 403, body = Refusal)))]
pub(super) async fn close(
    State(app): State<App>,
    Secret(secret): Secret,
    Path(id): Path<String>,
) -> Answer<()> {
    // Hashes are compared, so that the time it takes tells nothing.
    let due = app.admin.as_deref().map(secret::hash);
    if due.is_none() || secret.as_deref().map(secret::hash) != due {
        return Err(Refusal::new("not_host", "only the host of the server may do that").into());
    }
    let id = TableId(id);
    if app.shared.look(&id, |room| room.state.ended.is_some()).await? {
        return Err(Refusal::new("over", "that table is over already").into());
    }
    app.shared.deed(&id, None, Deed::Ended { how: Ended::Closed }).await?;
    ok(())
}

/// An eye by its name in addresses.
pub(crate) fn eye(text: &str, seats: u8) -> Option<Eye> {
    match text {
        "watcher" => Some(Eye::Watcher),
        "open" => Some(Eye::Open),
        _ => {
            let number: u8 = text.strip_prefix("seat").unwrap_or(text).trim().parse().ok()?;
            (1..=seats).contains(&number).then(|| Eye::Seat(Seat(number - 1)))
        }
    }
}
