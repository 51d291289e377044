//! Metrics for `GET /metrics`, in the text format of Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

/// The counters and gauges of one server.
#[derive(Default)]
pub(crate) struct Metrics {
    entries: AtomicU64,
    commands: AtomicU64,
    refused: AtomicU64,
    slow: AtomicU64,
    broken: AtomicU64,
    limited: AtomicU64,
    sockets: AtomicI64,
}

impl Metrics {
    /// Counts entries written to logs.
    pub(crate) fn entries_written(&self, count: usize) {
        self.entries.fetch_add(count as u64, Ordering::Relaxed);
    }

    /// Counts a command and whether it was refused.
    pub(crate) fn command_answered(&self, reply: &protocol::CommandReply) {
        self.commands.fetch_add(1, Ordering::Relaxed);
        if matches!(reply, protocol::CommandReply::Refused { .. }) {
            self.refused.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Counts a client that was disconnected because its send queue was full.
    pub(crate) fn client_too_slow(&self) {
        self.slow.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts a table closed because its rules failed.
    pub(crate) fn table_broken(&self) {
        self.broken.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts a request refused by a rate limit.
    pub(crate) fn rate_limited(&self) {
        self.limited.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts an opened socket.
    pub(crate) fn socket_opened(&self) {
        self.sockets.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts a closed socket.
    pub(crate) fn socket_closed(&self) {
        self.sockets.fetch_sub(1, Ordering::Relaxed);
    }

    /// All metrics as text.
    pub(crate) fn render(&self, live_tables: usize) -> String {
        let mut text = String::new();
        let mut metric = |name: &str, kind: &str, about: &str, value: i64| {
            let _ = writeln!(
                text,
                "# HELP miasma_{name} {about}\n# TYPE miasma_{name} {kind}\nmiasma_{name} {value}"
            );
        };
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed) as i64;
        metric(
            "log_entries_total",
            "counter",
            "Entries written to the logs of tables.",
            count(&self.entries),
        );
        metric("commands_total", "counter", "Commands answered.", count(&self.commands));
        metric("commands_refused_total", "counter", "Commands refused.", count(&self.refused));
        metric("slow_clients_total", "counter", "Messages a client was too slow to take.", count(&self.slow));
        metric(
            "tables_broken_total",
            "counter",
            "Tables closed because the rules failed.",
            count(&self.broken),
        );
        metric(
            "rate_limited_total",
            "counter",
            "Requests refused because they came too fast.",
            count(&self.limited),
        );
        metric("sockets", "gauge", "Open sockets.", self.sockets.load(Ordering::Relaxed));
        metric("tables_live", "gauge", "Tables in memory.", live_tables as i64);
        text
    }
}

/// Processor time of this process in seconds and its resident memory in bytes, where the system reports them.
pub(crate) fn process_usage() -> Option<(f64, u64)> {
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
