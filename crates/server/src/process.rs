//! What the operating system reports about this process.

use std::fmt::Write as _;
use std::fs;

/// Writes the metrics of the process under the names that all programs use, where the system reports them.
pub(crate) fn write_metrics(text: &mut String) {
    let mut write = |name: &str, kind: &str, value: Option<f64>| {
        if let Some(value) = value {
            write!(text, "# TYPE {name} {kind}\n{name} {value}\n").expect("writing to a string cannot fail");
        }
    };
    write("process_cpu_seconds_total", "counter", cpu_seconds());
    write("process_resident_memory_bytes", "gauge", resident_bytes());
    write("process_open_fds", "gauge", open_files());
    write("process_max_fds", "gauge", max_open_files());
}

fn cpu_seconds() -> Option<f64> {
    /// A constant of Linux on all hardware we support.
    const TICKS_PER_SECOND: f64 = 100.0;
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // The program's name is in brackets and may contain spaces.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?;
    Some(ticks / TICKS_PER_SECOND)
}

fn resident_bytes() -> Option<f64> {
    /// A constant of Linux on all hardware we support.
    const PAGE_BYTES: f64 = 4096.0;
    let statm = fs::read_to_string("/proc/self/statm").ok()?;
    Some(statm.split_whitespace().nth(1)?.parse::<f64>().ok()? * PAGE_BYTES)
}

fn open_files() -> Option<f64> {
    // Reading the folder opens one more file.
    Some(fs::read_dir("/proc/self/fd").ok()?.count().saturating_sub(1) as f64)
}

fn max_open_files() -> Option<f64> {
    let limits = fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}
