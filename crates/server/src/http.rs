//! The server over HTTP: everything the socket does too, and everything around the tables.

mod answer;
mod guard;
mod openapi;
mod packs;
mod people;
mod tables;
mod today;

use crate::doors::Guest;
use crate::limits::Buckets;
use crate::tables::Shared;
use answer::{Answer, Refuse as _};
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::middleware;
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use axum::{Extension, Router};
use guard::{Secret, Who};
use hyper_util::rt::TokioIo;
use hyper_util::server::conn::auto::upgrade::{Parts, downcast};
use protocol::Refusal;
use std::net::IpAddr;
use std::sync::Arc;
use store::{CommitLatency, PersonId, TableId};
use tokio::net::TcpStream;
use tokio::sync::watch;

pub(crate) use tables::eye;

/// What every request can reach.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) shared: Arc<Shared>,
    pub(crate) limits: Arc<Limits>,
    pub(crate) neighbours: Arc<Neighbours>,
    /// The address people use, where it is known: `https://games.example`.
    pub(crate) public: Option<Arc<str>>,
    /// The secret of the host of the server.
    pub(crate) admin: Option<Arc<str>>,
    pub(crate) stop: watch::Receiver<bool>,
}

/// Who may say for whom it asks.
pub(crate) struct Neighbours {
    pub(crate) proxies: Vec<IpAddr>,
    /// Whether the public address is set, and so a proxy on this machine to be expected.
    pub(crate) behind: bool,
}

impl Neighbours {
    /// Whether it is a proxy that comes from there.
    pub(crate) fn speaks_for_others(&self, peer: IpAddr) -> bool {
        (self.behind && peer.is_loopback()) || self.proxies.contains(&peer)
    }
}

/// How fast one may ask.
pub(crate) struct Limits {
    /// Requests, by address.
    requests: Buckets<IpAddr>,
    /// New guests, sign-ins and whatever else costs more, by address.
    costly: Buckets<IpAddr>,
    /// New tables, by person.
    tables: Buckets<PersonId>,
    /// Messages, by socket.
    messages: Arc<Buckets<u64>>,
}

/// The largest body that is read, data packs and reports apart.
const BODY: usize = 64 * 1024;

/// The largest data pack.
const PACK: usize = 512 * 1024;

/// The largest report.
const REPORT: usize = 512 * 1024;

impl Limits {
    /// As they are for everybody.
    pub(crate) fn usual() -> Self {
        Self {
            requests: Buckets::new(300.0, 50.0),
            costly: Buckets::new(30.0, 0.5),
            tables: Buckets::new(40.0, 0.02),
            messages: Arc::new(Buckets::new(200.0, 100.0)),
        }
    }

    /// None, for measuring.
    pub(crate) fn none() -> Self {
        Self {
            requests: Buckets::new(f64::MAX, 0.0),
            costly: Buckets::new(f64::MAX, 0.0),
            tables: Buckets::new(f64::MAX, 0.0),
            messages: Arc::new(Buckets::new(f64::MAX, 0.0)),
        }
    }
}

/// All there is to ask.
pub(crate) fn routes(app: App) -> Router {
    let api = Router::new()
        .route("/me", get(people::me).post(people::call_me).delete(people::forget_me))
        .route("/me/recovery", post(people::recovery))
        .route("/me/account", post(people::account))
        .route("/recover", post(people::recover))
        .route("/sign-in", post(people::sign_in))
        .route("/sign-out", post(people::sign_out))
        .route("/sign-out-everywhere", post(people::sign_out_everywhere))
        .route("/games", get(tables::games))
        .route("/games/{game}", get(tables::topics))
        .route("/tables", get(tables::list).post(tables::make))
        .route("/tables/{id}", get(tables::scene).post(tables::command))
        .route("/tables/{id}/why", get(tables::why))
        .route("/tables/{id}/hint", get(tables::hint))
        .route("/tables/{id}/odds", get(tables::odds))
        .route("/tables/{id}/study", get(packs::study))
        .route("/packs", post(packs::add).layer(DefaultBodyLimit::max(PACK)))
        .route("/packs/{hash}", get(packs::print))
        .route("/today", get(today::today).post(today::play))
        .route("/tables/{id}/record", get(tables::record))
        .route("/tables/{id}/replay", get(tables::replay))
        .route("/tables/{id}/proof", get(tables::proof))
        .route("/tables/{id}/chances", get(tables::chances))
        .route("/tables/{id}/fork", post(tables::fork))
        .route("/reports", post(tables::report).layer(DefaultBodyLimit::max(REPORT)))
        .route("/admin/close/{id}", post(tables::close))
        .route("/socket", get(socket))
        .fallback(async || {
            Answer::<()>::refuse(
                StatusCode::NOT_FOUND,
                Refusal::new("no_such_thing", "there is nothing at this address"),
            )
        })
        .method_not_allowed_fallback(async || {
            Answer::<()>::refuse(
                StatusCode::METHOD_NOT_ALLOWED,
                Refusal::new("method", "that can't be done to this address; /openapi.json says what can"),
            )
        })
        .layer(middleware::from_fn_with_state(app.clone(), guard::limit));
    Router::new()
        .nest("/api", api)
        .route("/openapi.json", get(async || ([(header::CONTENT_TYPE, "application/json")], openapi::text())))
        .route("/healthz", get(async || "ok\n"))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
        .fallback(client)
        .layer(DefaultBodyLimit::max(BODY))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}

async fn ready(State(app): State<App>) -> Response {
    match app.shared.store.ping().await {
        Ok(()) => "ready\n".into_response(),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response(),
    }
}

async fn metrics(State(app): State<App>) -> Response {
    let mut text = app.shared.meters.write(app.shared.live());
    if let Some((seconds, bytes)) = crate::meters::usage() {
        text.push_str(&format!(
            "# TYPE process_cpu_seconds_total counter\nprocess_cpu_seconds_total {seconds}\n\
             # TYPE process_resident_memory_bytes gauge\nprocess_resident_memory_bytes {bytes}\n"
        ));
    }
    let CommitLatency { p50, p99 } = app.shared.store.commit_latency();
    text.push_str(&format!(
        "# HELP miasma_commit_seconds How long the last commits took, one wait for the disk each.\n\
         # TYPE miasma_commit_seconds gauge\nmiasma_commit_seconds{{quantile=\"0.5\"}} {}\n\
         miasma_commit_seconds{{quantile=\"0.99\"}} {}\n",
        p50.as_secs_f64(),
        p99.as_secs_f64()
    ));
    if let Ok(counts) = app.shared.store.count_tables(None).await {
        text.push_str("# HELP miasma_tables Tables by stage.\n# TYPE miasma_tables gauge\n");
        for (stage, count) in counts {
            let stage = format!("{stage:?}").to_lowercase();
            text.push_str(&format!("miasma_tables{{stage=\"{stage}\"}} {count}\n"));
        }
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}

async fn socket(
    State(app): State<App>,
    Who(who): Who,
    Secret(secret): Secret,
    guest: Option<Extension<Arc<Guest>>>,
    mut request: Request,
) -> Response {
    let Some(accept) = crate::wire::accept(request.headers()) else {
        let message = "this is the address of a socket: ask for one, version 13";
        return Answer::<()>::refuse(StatusCode::BAD_REQUEST, Refusal::new("no_socket", message))
            .into_response();
    };
    let upgrade = hyper::upgrade::on(&mut request);
    let App { shared, limits, stop, .. } = app;
    tokio::spawn(async move {
        // How a client breaks off is its own affair.
        let Ok(upgraded) = upgrade.await else { return };
        let Ok(Parts { io, read_buf, .. }) = downcast::<TokioIo<TcpStream>>(upgraded) else { return };
        let (stream, pace) = (io.into_inner(), Arc::clone(&limits.messages));
        crate::socket::speak(shared, stream, read_buf.into(), who, secret, pace, stop).await;
        drop(guest);
    });
    let headers = [
        (header::CONNECTION, "upgrade"),
        (header::UPGRADE, "websocket"),
        (header::SEC_WEBSOCKET_ACCEPT, &accept),
    ];
    (StatusCode::SWITCHING_PROTOCOLS, headers).into_response()
}

/// The client's page for a table of a game: it names the game, so that its board is fetched at once and not after the table is.
fn page_of(game: &str) -> Response {
    let page = String::from_utf8_lossy(web::index().body).replacen(
        "<html ",
        &format!("<html data-game=\"{game}\" "),
        1,
    );
    ([(header::CACHE_CONTROL, "no-cache"), (header::CONTENT_TYPE, web::index().mime)], page).into_response()
}

/// The client: one of its files, or for every other address its page, which knows what the address means.
async fn client(State(app): State<App>, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(table) = path.strip_prefix("t/").and_then(|rest| rest.split('/').next())
        && let Ok(Some(listed)) = app.shared.store.table(&TableId(table.to_owned())).await
    {
        return page_of(&listed.metadata.game);
    }
    // A file that is not there is not one of the client's pages: an old page would take the new one for a script.
    let file = match web::file(path) {
        Some(file) => file,
        None if path.starts_with("assets/") => {
            return (StatusCode::NOT_FOUND, "there is nothing at this address\n").into_response();
        }
        None => web::index(),
    };
    let said = |name: header::HeaderName| {
        headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    };
    let keep = if file.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let common =
        [(header::ETAG, file.etag), (header::CACHE_CONTROL, keep), (header::VARY, "accept-encoding")];
    if said(header::IF_NONE_MATCH).split(',').any(|known| known.trim() == file.etag) {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    let accepts = |coding: &str| {
        said(header::ACCEPT_ENCODING)
            .split(',')
            .any(|one| one.split(';').next().is_some_and(|name| name.trim() == coding))
    };
    let mime = [(header::CONTENT_TYPE, file.mime)];
    match (file.br, file.gz) {
        (Some(body), _) if accepts("br") => {
            (common, mime, [(header::CONTENT_ENCODING, "br")], body).into_response()
        }
        (_, Some(body)) if accepts("gzip") => {
            (common, mime, [(header::CONTENT_ENCODING, "gzip")], body).into_response()
        }
        _ => (common, mime, file.body).into_response(),
    }
}
