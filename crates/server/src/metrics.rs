//! Metrics for `GET /metrics`, in the text format of Prometheus.
//!
//! Each server has a recorder of its own instead of the process-wide one, because tests run several servers in one process.

use ::metrics::{Counter, Gauge, Histogram, Key, Label, Level, Metadata, Recorder as _};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle, PrometheusRecorder};
use protocol::CommandReply;
use std::time::Duration;
use store::{CommitLatency, Stage};

/// Upper bounds of the histograms' buckets, in seconds.
const BUCKETS: [f64; 12] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];

/// Time between two calls of [`Metrics::run_upkeep`].
pub(crate) const UPKEEP: Duration = Duration::from_secs(5);

const METADATA: Metadata<'static> = Metadata::new("miasma", Level::INFO, None);

/// The metrics of one server.
pub(crate) struct Metrics {
    text: PrometheusHandle,
    log_entries: Counter,
    commands: Counter,
    commands_refused: Counter,
    slow_clients: Counter,
    tables_broken: Counter,
    rate_limited: Counter,
    sockets: Gauge,
    tables_live: Gauge,
    tables: [(Stage, Gauge); 4],
    commit_p50: Gauge,
    commit_p99: Gauge,
    command_seconds: Histogram,
    append_seconds: Histogram,
}

/// Values that are read when the metrics are rendered.
pub(crate) struct Readings {
    /// Tables in memory.
    pub(crate) tables_live: usize,
    /// Tables in the store by stage; empty if the store failed.
    pub(crate) tables: Vec<(Stage, u64)>,
    /// How long the store's last commits took.
    pub(crate) commits: CommitLatency,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let recorder = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_duration_seconds".to_owned()), &BUCKETS)
            .expect("there are buckets")
            .build_recorder();
        let commit = "miasma_commit_seconds";
        let about_commits = "How long the last commits took, one wait for the disk each.";
        let stage = |stage: Stage, label| {
            (stage, gauge(&recorder, "miasma_tables", Some(("stage", label)), "Tables by stage."))
        };
        Self {
            text: recorder.handle(),
            log_entries: counter(
                &recorder,
                "miasma_log_entries_total",
                "Entries written to the logs of tables.",
            ),
            commands: counter(&recorder, "miasma_commands_total", "Commands answered."),
            commands_refused: counter(&recorder, "miasma_commands_refused_total", "Commands refused."),
            slow_clients: counter(
                &recorder,
                "miasma_slow_clients_total",
                "Clients disconnected because their send queue was full.",
            ),
            tables_broken: counter(
                &recorder,
                "miasma_tables_broken_total",
                "Tables closed because the rules failed.",
            ),
            rate_limited: counter(
                &recorder,
                "miasma_rate_limited_total",
                "Requests and messages refused by a rate limit.",
            ),
            sockets: gauge(&recorder, "miasma_sockets", None, "Open sockets."),
            tables_live: gauge(&recorder, "miasma_tables_live", None, "Tables in memory."),
            tables: [
                stage(Stage::Open, "open"),
                stage(Stage::Running, "running"),
                stage(Stage::Over, "over"),
                stage(Stage::Closed, "closed"),
            ],
            commit_p50: gauge(&recorder, commit, Some(("quantile", "0.5")), about_commits),
            commit_p99: gauge(&recorder, commit, Some(("quantile", "0.99")), about_commits),
            command_seconds: histogram(
                &recorder,
                "miasma_command_duration_seconds",
                "From receiving a command to answering it.",
            ),
            append_seconds: histogram(
                &recorder,
                "miasma_append_duration_seconds",
                "From handing entries to the store until they are durable.",
            ),
        }
    }

    /// Counts entries that were appended to a log.
    pub(crate) fn entries_appended(&self, count: usize, took: Duration) {
        self.log_entries.increment(count as u64);
        self.append_seconds.record(took);
    }

    /// Counts a command and whether it was refused.
    pub(crate) fn command_answered(&self, reply: &CommandReply, took: Duration) {
        self.commands.increment(1);
        self.command_seconds.record(took);
        if matches!(reply, CommandReply::Refused { .. }) {
            self.commands_refused.increment(1);
        }
    }

    /// Counts a client that was disconnected because its send queue was full.
    pub(crate) fn client_too_slow(&self) {
        self.slow_clients.increment(1);
    }

    /// Counts a table closed because its rules failed.
    pub(crate) fn table_broken(&self) {
        self.tables_broken.increment(1);
    }

    /// Counts a request or message refused by a rate limit.
    pub(crate) fn rate_limited(&self) {
        self.rate_limited.increment(1);
    }

    /// Counts an opened socket.
    pub(crate) fn socket_opened(&self) {
        self.sockets.increment(1.0);
    }

    /// Counts a closed socket.
    pub(crate) fn socket_closed(&self) {
        self.sockets.decrement(1.0);
    }

    /// Sums up the histograms' samples, which would pile up in memory on a server whose metrics nobody reads.
    pub(crate) fn run_upkeep(&self) {
        self.text.run_upkeep();
    }

    /// All metrics as text.
    pub(crate) fn render(&self, readings: &Readings) -> String {
        self.tables_live.set(readings.tables_live as f64);
        for (stage, gauge) in &self.tables {
            let count =
                readings.tables.iter().find(|(other, _)| other == stage).map_or(0, |(_, count)| *count);
            gauge.set(count as f64);
        }
        self.commit_p50.set(readings.commits.p50.as_secs_f64());
        self.commit_p99.set(readings.commits.p99.as_secs_f64());
        let mut text = self.text.render();
        if let Some((seconds, bytes)) = process_usage() {
            text.push_str(&format!(
                "# TYPE process_cpu_seconds_total counter\nprocess_cpu_seconds_total {seconds}\n\
                 # TYPE process_resident_memory_bytes gauge\nprocess_resident_memory_bytes {bytes}\n"
            ));
        }
        text
    }
}

fn counter(recorder: &PrometheusRecorder, name: &'static str, about: &'static str) -> Counter {
    recorder.describe_counter(name.into(), None, about.into());
    recorder.register_counter(&Key::from_name(name), &METADATA)
}

fn gauge(
    recorder: &PrometheusRecorder,
    name: &'static str,
    label: Option<(&'static str, &'static str)>,
    about: &'static str,
) -> Gauge {
    recorder.describe_gauge(name.into(), None, about.into());
    let labels: Vec<Label> = label.map(|(name, value)| Label::new(name, value)).into_iter().collect();
    recorder.register_gauge(&Key::from_parts(name, labels), &METADATA)
}

fn histogram(recorder: &PrometheusRecorder, name: &'static str, about: &'static str) -> Histogram {
    recorder.describe_histogram(name.into(), None, about.into());
    recorder.register_histogram(&Key::from_name(name), &METADATA)
}

/// Processor time of this process in seconds and its resident memory in bytes, where the system reports them.
fn process_usage() -> Option<(f64, u64)> {
    /// Both are constants of Linux on all hardware we support.
    const TICKS_PER_SECOND: f64 = 100.0;
    const PAGE_BYTES: u64 = 4096;
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The program's name is in brackets and may contain spaces.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?;
    let statm = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = statm.split_whitespace().nth(1)?.parse().ok()?;
    Some((ticks / TICKS_PER_SECOND, pages * PAGE_BYTES))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_metric_is_there_from_the_start_and_histograms_have_buckets() {
        let metrics = Metrics::new();
        metrics.entries_appended(3, Duration::from_millis(2));
        let commits = CommitLatency::default();
        let readings = Readings { tables_live: 2, tables: vec![(Stage::Open, 5)], commits };
        let text = metrics.render(&readings);
        for line in [
            "miasma_log_entries_total 3",
            "miasma_commands_total 0",
            "miasma_tables_live 2",
            "miasma_tables{stage=\"open\"} 5",
            "miasma_tables{stage=\"over\"} 0",
            "miasma_commit_seconds{quantile=\"0.99\"} 0",
            "miasma_append_duration_seconds_bucket{le=\"0.0025\"} 1",
        ] {
            assert!(text.lines().any(|other| other == line), "{line} in\n{text}");
        }
    }
}
