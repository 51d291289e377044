//! Endpoints for monitoring.

use super::App;
use crate::metrics::Readings;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};

/// Whether the server can answer requests, for load balancers.
pub(super) async fn ready(State(app): State<App>) -> Response {
    match app.services.store.ping().await {
        Ok(()) => "ready\n".into_response(),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response(),
    }
}

/// Metrics in the text format of Prometheus.
pub(super) async fn metrics(State(app): State<App>) -> Response {
    let readings = Readings {
        tables_live: app.tables.live_count(),
        tables: app.services.store.count_tables(None).await.unwrap_or_default(),
        commits: app.services.store.commit_latency(),
    };
    let text = app.services.metrics.render(&readings);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}
