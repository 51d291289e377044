//! What the server counts, for whoever looks after it.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

/// Counters.
#[derive(Default)]
pub(crate) struct Meters {
    entries: AtomicU64,
    commands: AtomicU64,
    refused: AtomicU64,
    slow: AtomicU64,
    broke: AtomicU64,
    limited: AtomicU64,
    sockets: AtomicI64,
}

impl Meters {
    pub(crate) fn entries(&self, count: usize) {
        self.entries.fetch_add(count as u64, Ordering::Relaxed);
    }

    pub(crate) fn command(&self, answer: &protocol::Commanded) {
        self.commands.fetch_add(1, Ordering::Relaxed);
        if matches!(answer, protocol::Commanded::Refused { .. }) {
            self.refused.fetch_add(1, Ordering::Relaxed);
        }
    }

    pub(crate) fn slow(&self) {
        self.slow.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn broke(&self) {
        self.broke.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn limited(&self) {
        self.limited.fetch_add(1, Ordering::Relaxed);
    }

    /// A socket was opened, or closed.
    pub(crate) fn sockets(&self, change: i64) {
        self.sockets.fetch_add(change, Ordering::Relaxed);
    }

    /// All of them as Prometheus reads them.
    pub(crate) fn write(&self, live: usize) -> String {
        let mut text = String::new();
        let mut meter = |name: &str, kind: &str, about: &str, value: i64| {
            let _ = writeln!(
                text,
                "# HELP miasma_{name} {about}\n# TYPE miasma_{name} {kind}\nmiasma_{name} {value}"
            );
        };
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed) as i64;
        meter("log_entries_total", "counter", "Entries written to the logs of tables.", count(&self.entries));
        meter("commands_total", "counter", "Commands answered.", count(&self.commands));
        meter("commands_refused_total", "counter", "Commands refused.", count(&self.refused));
        meter("slow_clients_total", "counter", "Messages a client was too slow to take.", count(&self.slow));
        meter(
            "tables_broken_total",
            "counter",
            "Tables closed because the rules failed.",
            count(&self.broke),
        );
        meter(
            "rate_limited_total",
            "counter",
            "Requests refused because they came too fast.",
            count(&self.limited),
        );
        meter("sockets", "gauge", "Open sockets.", self.sockets.load(Ordering::Relaxed));
        meter("tables_live", "gauge", "Tables in memory.", live as i64);
        text
    }
}

/// What this process has used so far, where the system tells: seconds of processor time, and bytes of memory now.
pub(crate) fn usage() -> Option<(f64, u64)> {
    /// Both are fixed on Linux, whatever the hardware.
    const TICKS_A_SECOND: f64 = 100.0;
    const PAGE: u64 = 4096;
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program stands in brackets, and may hold blanks.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?;
    let statm = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = statm.split_whitespace().nth(1)?.parse().ok()?;
    Some((ticks / TICKS_A_SECOND, pages * PAGE))
}
