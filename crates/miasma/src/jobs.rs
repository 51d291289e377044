//! What commands that play many games share: the number of threads and the progress bar.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::IsTerminal as _;
use std::num::NonZero;
use std::thread;

/// The number of threads: the given one, or one per core.
pub fn count(given: Option<u16>) -> usize {
    given.map_or_else(|| thread::available_parallelism().map_or(1, NonZero::get), usize::from)
}

/// A progress bar on a terminal, and nothing elsewhere.
pub fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// A number with commas between thousands.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_separated() {
        assert_eq!([0, 999, 1000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
    }
}
