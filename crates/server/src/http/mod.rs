//! The HTTP interface: everything a socket can do, and everything around the tables.

mod accounts;
mod blocks;
mod client;
mod daily;
mod extract;
mod games;
mod health;
mod host;
mod middleware;
mod openapi;
mod packs;
mod position;
mod reports;
mod response;
mod review;
mod tables;
mod upgrade;

use crate::accounts::Accounts;
use crate::failure_limiter::FailureLimiter;
use crate::net::permits::Permits;
use crate::net::trusted_proxies::TrustedProxies;
use crate::services::Services;
use crate::tables::Tables;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{StatusCode, header};
use axum::routing::{delete, get, post};
use protocol::Refusal;
use response::ErrorResponse;
use std::net::IpAddr;
use std::sync::Arc;
use store::PersonId;
use tokio::sync::watch;

/// What every request handler can reach.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) services: Arc<Services>,
    pub(crate) accounts: Arc<Accounts>,
    pub(crate) tables: Arc<Tables>,
    pub(crate) proxies: Arc<TrustedProxies>,
    pub(crate) stop: watch::Receiver<bool>,
    /// Requests under way, by address.
    pub(crate) open_requests: Arc<Permits<IpAddr>>,
    /// Open sockets, by address.
    pub(crate) address_sockets: Arc<Permits<IpAddr>>,
    /// Open sockets, by person.
    pub(crate) person_sockets: Arc<Permits<PersonId>>,
    /// Packs and reports that were stored, by address.
    pub(crate) uploads: Arc<FailureLimiter<IpAddr>>,
}

impl App {
    /// Takes a token for something that stays in the store.
    fn begin_upload(&self, group: IpAddr) -> Result<(), Refusal> {
        self.uploads.begin(&group, self.services.now()).map_err(|wait| {
            self.services.metrics.rate_limited();
            let message = "many packs and reports came from your address; wait a few minutes";
            wait.refusal("too_fast", message)
        })
    }
}

/// All endpoints.
pub(crate) fn routes(app: App) -> Router {
    let limits = &app.services.config.limits;
    let api = Router::new()
        .route("/me", get(accounts::me).post(accounts::set_name).delete(accounts::delete_person))
        .route("/me/recovery", post(accounts::recovery))
        .route("/me/account", post(accounts::account))
        .route("/me/merge", post(accounts::merge))
        .route("/recover", post(accounts::recover))
        .route("/recover/look", post(accounts::look_recovery))
        .route("/sign-in", post(accounts::sign_in))
        .route("/sign-out", post(accounts::sign_out))
        .route("/sign-out-everywhere", post(accounts::sign_out_everywhere))
        .route("/games", get(games::games))
        .route("/games/{game}", get(games::topics))
        .route("/tables", get(tables::list).post(tables::make))
        .route("/me/blocks", get(blocks::list))
        .route("/me/blocks/{key}", delete(blocks::unblock))
        .route("/tables/{id}", get(tables::scene).post(tables::command).delete(tables::delete))
        .route("/tables/{id}/log", get(tables::log))
        .route("/tables/{id}/block", post(blocks::block))
        .route("/tables/{id}/fork", post(tables::fork))
        .route("/tables/{id}/why", get(position::why))
        .route("/tables/{id}/hint", get(position::hint))
        .route("/tables/{id}/query/{name}", get(position::query))
        .route("/tables/{id}/record", get(review::record))
        .route("/tables/{id}/replay", get(review::replay))
        .route("/tables/{id}/proof", get(review::proof))
        .route("/tables/{id}/chances", get(review::chances))
        .route("/packs", get(packs::mine).post(packs::add).layer(DefaultBodyLimit::max(limits.pack_bytes)))
        .route("/packs/{hash}", get(packs::print).delete(packs::delete))
        .route("/today", get(daily::today).post(daily::play))
        .route("/reports", post(reports::report).layer(DefaultBodyLimit::max(limits.report_bytes)))
        .route("/admin/people", get(host::people))
        .route("/admin/people/{id}", post(host::person))
        .route("/admin/tables", get(host::tables))
        .route("/admin/tables/{id}", post(host::table))
        .route("/admin/tables/{id}/chat", get(host::chat))
        .route("/admin/tables/{id}/chat/{number}", delete(host::remove_message))
        .route("/admin/reports", get(host::reports))
        .route("/admin/reports/{number}", post(host::set_report_state))
        .route("/admin/packs", get(host::packs))
        .route("/admin/packs/{hash}", delete(host::delete_pack))
        .route("/admin/prune", post(host::prune))
        .route("/admin/close/{id}", post(host::close))
        .route("/socket", get(upgrade::socket))
        .fallback(async || {
            ErrorResponse(
                StatusCode::NOT_FOUND,
                Refusal::new("no_such_thing", "there is nothing at this address"),
            )
        })
        .method_not_allowed_fallback(async || {
            ErrorResponse(
                StatusCode::METHOD_NOT_ALLOWED,
                Refusal::new("method", "that can't be done to this address; /openapi.json says what can"),
            )
        })
        .layer(axum::middleware::from_fn_with_state(app.clone(), middleware::rate_limit));
    // They ask the database, so they are limited like the interface.
    let monitoring = Router::new()
        .route("/readyz", get(health::ready))
        .route("/metrics", get(health::metrics))
        .layer(axum::middleware::from_fn_with_state(app.clone(), middleware::rate_limit));
    Router::new()
        .nest("/api", api)
        .merge(monitoring)
        .route("/openapi.json", get(async || ([(header::CONTENT_TYPE, "application/json")], openapi::text())))
        .route("/healthz", get(async || "ok\n"))
        .fallback(client::client)
        .layer(DefaultBodyLimit::max(limits.request_body_bytes))
        .layer(axum::middleware::from_fn_with_state(app.clone(), middleware::protect))
        .layer(axum::middleware::from_fn_with_state(app.clone(), middleware::measure))
        .with_state(app)
}
