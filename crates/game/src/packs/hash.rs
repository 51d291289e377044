//! The hash of data files: SHA-256 over their values in one canonical form.

use crate::Faults;
use sha2::{Digest as _, Sha256};
use toml::Value;

/// The hash over the names and values of these files, `sha256:` and 64 digits. Tables and records name it, so the canonical form
/// must never change.
pub(super) fn of_values<'f>(files: impl Iterator<Item = (&'f str, &'f str)>) -> Result<String, Faults> {
    let mut hasher = Sha256::new();
    let mut faults = Faults::none();
    for (name, text) in files {
        match toml::from_str::<toml::Table>(text) {
            Ok(table) => {
                add_text(&mut hasher, name);
                add(&mut hasher, &Value::Table(table));
            }
            Err(error) => faults.add(name, error.message()),
        }
    }
    faults.or(format!("sha256:{}", hex::encode(hasher.finalize())))
}

/// Adds a value. Every value begins with a letter for its type; texts, lists and tables state their length.
fn add(hasher: &mut Sha256, value: &Value) {
    match value {
        Value::String(text) => add_text(hasher, text),
        Value::Integer(number) => hasher.update(format!("i{number};")),
        Value::Float(number) => hasher.update(format!("f{:016x};", number.to_bits())),
        Value::Boolean(flag) => hasher.update(format!("b{};", u8::from(*flag))),
        Value::Datetime(time) => add_text(hasher, &format!("d{time}")),
        Value::Array(values) => {
            hasher.update(format!("l{};", values.len()));
            for value in values {
                add(hasher, value);
            }
        }
        Value::Table(table) => {
            let mut entries: Vec<(&String, &Value)> = table.iter().collect();
            entries.sort_by_key(|(key, _)| *key);
            hasher.update(format!("t{};", entries.len()));
            for (key, value) in entries {
                add_text(hasher, key);
                add(hasher, value);
            }
        }
    }
}

fn add_text(hasher: &mut Sha256, text: &str) {
    hasher.update(format!("s{};{text}", text.len()));
}
