//! Metrics for `GET /metrics`, in the text format of Prometheus.
//!
//! Each server has a recorder of its own instead of the process-wide one, because tests run several servers in one process.

use crate::process;
use ::metrics::{Counter, Gauge, Histogram, Key, Label, Level, Metadata, Recorder as _};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle, PrometheusRecorder};
use protocol::CommandReply;
use std::fmt::Write as _;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use store::{Stage, StoreSize, StoreStats};

/// Upper bounds of the histograms' buckets, in seconds.
const BUCKETS: [f64; 13] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0, 30.0];

/// Time between two calls of [`Metrics::run_upkeep`].
pub(crate) const UPKEEP: Duration = Duration::from_secs(5);

const METADATA: Metadata<'static> = Metadata::new("miasma", Level::INFO, None);

/// The metrics of one server.
pub(crate) struct Metrics {
    recorder: PrometheusRecorder,
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
    database_up: Gauge,
    database_bytes: Gauge,
    wal_bytes: Gauge,
    store_errors: Counter,
    command_seconds: Histogram,
    append_seconds: Histogram,
    /// The metrics of the bot workers.
    pub(crate) bots: BotMetrics,
}

/// The metrics of the bot workers.
#[derive(Clone)]
pub(crate) struct BotMetrics {
    /// Jobs that wait for a thread.
    pub(crate) queue_length: Gauge,
    /// Time that jobs spent in the queue.
    pub(crate) wait: Histogram,
    /// How long jobs took.
    pub(crate) work: Histogram,
    /// Jobs that waited too long and were done without a search.
    pub(crate) hurried: Counter,
}

impl BotMetrics {
    /// Metrics that nobody reads.
    pub(crate) fn none() -> Self {
        Self {
            queue_length: Gauge::noop(),
            wait: Histogram::noop(),
            work: Histogram::noop(),
            hurried: Counter::noop(),
        }
    }
}

/// Values that are read when the metrics are rendered.
pub(crate) struct Readings {
    /// Tables in memory.
    pub(crate) tables_live: usize,
    /// Whether the database answers and can be written.
    pub(crate) database_up: bool,
    /// Tables in the store by stage, unless the store failed.
    pub(crate) tables: Option<Vec<(Stage, u64)>>,
    /// The size of the database, unless the store failed.
    pub(crate) size: Option<StoreSize>,
    /// The statistics of the store.
    pub(crate) store: StoreStats,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let recorder = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_duration_seconds".to_owned()), &BUCKETS)
            .expect("there are buckets")
            .build_recorder();
        let stage = |stage: Stage, label| {
            (stage, gauge(&recorder, "miasma_tables", Some(("stage", label)), "Tables by stage."))
        };
        let version = Some(("version", env!("CARGO_PKG_VERSION")));
        gauge(&recorder, "miasma_build_info", version, "The version of this build; always 1.").set(1.0);
        let started = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0.0, |since| since.as_secs_f64());
        let about_start = "When the server started, in seconds since 1970.";
        gauge(&recorder, "process_start_time_seconds", None, about_start).set(started);
        describe_requests(&recorder);
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
            database_up: gauge(
                &recorder,
                "miasma_database_up",
                None,
                "Whether the database answers and can be written: 1 or 0.",
            ),
            database_bytes: gauge(&recorder, "miasma_database_bytes", None, "Size of the database."),
            wal_bytes: gauge(
                &recorder,
                "miasma_wal_bytes",
                None,
                "Size of SQLite's write-ahead log; 0 with PostgreSQL.",
            ),
            store_errors: counter(
                &recorder,
                "miasma_store_errors_total",
                "Operations that failed because of the database.",
            ),
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
            bots: BotMetrics {
                queue_length: gauge(
                    &recorder,
                    "miasma_bot_queue_length",
                    None,
                    "Decisions of bots, hints and evaluations that wait for a thread.",
                ),
                wait: histogram(
                    &recorder,
                    "miasma_bot_wait_duration_seconds",
                    "Time from the request of a bot decision until a thread starts it.",
                ),
                work: histogram(
                    &recorder,
                    "miasma_bot_work_duration_seconds",
                    "Time that a thread works on a bot decision.",
                ),
                hurried: counter(
                    &recorder,
                    "miasma_bot_hurried_total",
                    "Decisions that waited so long for a thread that the bot did not search.",
                ),
            },
            recorder,
        }
    }

    /// Counts a response. The route is the pattern of the path, so that there are few different ones.
    pub(crate) fn responded(&self, method: &'static str, route: &str, status: u16, took: Duration) {
        let labels = vec![
            Label::from_static_parts("method", method),
            Label::new("route", route.to_owned()),
            Label::new("status", status.to_string()),
        ];
        let key = Key::from_parts(REQUESTS, labels);
        self.recorder.register_histogram(&key, &METADATA).record(took);
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
        let Readings { tables_live, database_up, tables, size, store } = readings;
        self.tables_live.set(*tables_live as f64);
        self.database_up.set(f64::from(u8::from(*database_up)));
        // Without an answer of the store the last values stay.
        if let Some(tables) = tables {
            for (stage, gauge) in &self.tables {
                let count = tables.iter().find(|(other, _)| other == stage).map_or(0, |(_, count)| *count);
                gauge.set(count as f64);
            }
        }
        if let Some(StoreSize { database, wal }) = size {
            self.database_bytes.set(*database as f64);
            self.wal_bytes.set(wal.unwrap_or(0) as f64);
        }
        self.store_errors.absolute(store.errors);
        let mut text = self.text.render();
        write_commits(&mut text, store);
        process::write_metrics(&mut text);
        text
    }
}

const REQUESTS: &str = "miasma_http_request_duration_seconds";

fn describe_requests(recorder: &PrometheusRecorder) {
    let about = "From the head of a request to the head of its response, by route and status; long polls have ?wait in their route.";
    recorder.describe_histogram(REQUESTS.into(), None, about.into());
}

/// Writes the histogram of commits, which the store records.
fn write_commits(text: &mut String, store: &StoreStats) {
    let name = "miasma_commit_duration_seconds";
    let bounds = StoreStats::BOUNDS.iter().map(ToString::to_string).chain(["+Inf".to_owned()]);
    let write = || {
        writeln!(text, "# HELP {name} How long commits took, one wait for the disk each.")?;
        writeln!(text, "# TYPE {name} histogram")?;
        for (bound, count) in bounds.zip(store.commit_counts.iter().copied().chain(std::iter::repeat(0))) {
            writeln!(text, "{name}_bucket{{le=\"{bound}\"}} {count}")?;
        }
        writeln!(text, "{name}_sum {}", store.commit_time.as_secs_f64())?;
        writeln!(text, "{name}_count {}", store.commit_counts.last().copied().unwrap_or(0))
    };
    write().expect("writing to a string cannot fail");
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_metric_is_there_from_the_start_and_histograms_have_buckets() {
        let metrics = Metrics::new();
        metrics.entries_appended(3, Duration::from_millis(2));
        metrics.responded("GET", "/api/tables/{id}", 200, Duration::from_millis(3));
        let mut readings = Readings {
            tables_live: 2,
            database_up: true,
            tables: Some(vec![(Stage::Open, 5)]),
            size: Some(StoreSize { database: 4096, wal: Some(100) }),
            store: StoreStats { errors: 7, commit_counts: (1..=13).collect(), ..StoreStats::default() },
        };
        let has =
            |text: &str, line: &str| assert!(text.lines().any(|other| other == line), "{line} in\n{text}");
        let text = metrics.render(&readings);
        for line in [
            "miasma_log_entries_total 3",
            "miasma_commands_total 0",
            "miasma_tables_live 2",
            "miasma_tables{stage=\"open\"} 5",
            "miasma_tables{stage=\"over\"} 0",
            "miasma_database_up 1",
            "miasma_database_bytes 4096",
            "miasma_wal_bytes 100",
            "miasma_store_errors_total 7",
            "miasma_bot_queue_length 0",
            "miasma_append_duration_seconds_bucket{le=\"0.0025\"} 1",
            "miasma_commit_duration_seconds_bucket{le=\"0.001\"} 2",
            "miasma_commit_duration_seconds_bucket{le=\"+Inf\"} 13",
            "miasma_commit_duration_seconds_count 13",
            "miasma_http_request_duration_seconds_count{method=\"GET\",route=\"/api/tables/{id}\",status=\"200\"} 1",
        ] {
            has(&text, line);
        }
        assert!(
            text.contains("miasma_build_info{version=\"") && text.contains("process_start_time_seconds 1")
        );
        readings = Readings { database_up: false, tables: None, size: None, ..readings };
        let text = metrics.render(&readings);
        has(&text, "miasma_database_up 0");
        has(&text, "miasma_tables{stage=\"open\"} 5");
    }
}
