//! Endpoints for monitoring.

use super::App;
use crate::failures;
use crate::metrics::Readings;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use std::time::Duration;
use tokio::time::timeout;

/// Maximum time to wait for the database, so that the answer comes within a second.
const TIMEOUT: Duration = Duration::from_millis(800);

/// Whether the server can save moves, for load balancers.
pub(super) async fn ready(State(app): State<App>) -> Response {
    let unready = |why: &'static str| (StatusCode::SERVICE_UNAVAILABLE, why).into_response();
    match timeout(TIMEOUT, app.services.store.ping()).await {
        Ok(Ok(())) => "ready\n".into_response(),
        Ok(Err(error)) => {
            failures::report("the server is not ready", None, &error);
            unready("the database can't be written\n")
        }
        Err(_) => unready("the database does not answer\n"),
    }
}

/// Metrics in the text format of Prometheus.
pub(super) async fn metrics(State(app): State<App>) -> Response {
    let store = &app.services.store;
    let (ping, tables, size) = tokio::join!(
        timeout(TIMEOUT, store.ping()),
        timeout(TIMEOUT, store.count_tables(None)),
        timeout(TIMEOUT, store.size()),
    );
    let readings = Readings {
        tables_live: app.tables.live_count(),
        database_up: matches!(ping, Ok(Ok(()))),
        tables: tables.ok().and_then(Result::ok),
        size: size.ok().and_then(Result::ok),
        store: store.stats(),
    };
    let text = app.services.metrics.render(&readings);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}
