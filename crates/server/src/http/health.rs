//! Endpoints for monitoring.

use super::App;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use store::CommitLatency;

/// Whether the server can answer requests, for load balancers.
pub(super) async fn ready(State(app): State<App>) -> Response {
    match app.services.store.ping().await {
        Ok(()) => "ready\n".into_response(),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response(),
    }
}

/// Metrics in the text format of Prometheus.
pub(super) async fn metrics(State(app): State<App>) -> Response {
    let mut text = app.services.metrics.render(app.tables.live_count());
    if let Some((seconds, bytes)) = crate::metrics::process_usage() {
        text.push_str(&format!(
            "# TYPE process_cpu_seconds_total counter\nprocess_cpu_seconds_total {seconds}\n\
             # TYPE process_resident_memory_bytes gauge\nprocess_resident_memory_bytes {bytes}\n"
        ));
    }
    let CommitLatency { p50, p99 } = app.services.store.commit_latency();
    text.push_str(&format!(
        "# HELP miasma_commit_seconds How long the last commits took, one wait for the disk each.\n\
         # TYPE miasma_commit_seconds gauge\nmiasma_commit_seconds{{quantile=\"0.5\"}} {}\n\
         miasma_commit_seconds{{quantile=\"0.99\"}} {}\n",
        p50.as_secs_f64(),
        p99.as_secs_f64()
    ));
    if let Ok(counts) = app.services.store.count_tables(None).await {
        text.push_str("# HELP miasma_tables Tables by stage.\n# TYPE miasma_tables gauge\n");
        for (stage, count) in counts {
            let stage = format!("{stage:?}").to_lowercase();
            text.push_str(&format!("miasma_tables{{stage=\"{stage}\"}} {count}\n"));
        }
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}
