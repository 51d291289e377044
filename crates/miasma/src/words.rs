//! Sentences with numbers.

/// A number and its noun: 1 table, 2 tables.
pub fn counted(number: u64, noun: &str) -> String {
    match number {
        1 => format!("1 {noun}"),
        _ => format!("{number} {noun}s"),
    }
}
