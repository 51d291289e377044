//! `cargo xtask tidy`: properties of the source tree that no compiler checks.

mod cycles;
mod lengths;
mod mentions;

use crate::source::Source;

/// Prints everything that is wrong; returns whether nothing is.
pub(crate) fn run() -> Result<bool, String> {
    let root = crate::root();
    let unreadable = |error| format!("cannot read the sources: {error}");
    let sources = Source::all(root).map_err(unreadable)?;
    let mut faults = cycles::faults(&sources);
    faults.extend(lengths::faults(root).map_err(unreadable)?);
    faults.extend(mentions::faults(root).map_err(unreadable)?);
    for fault in &faults {
        println!("{fault}");
    }
    Ok(faults.is_empty())
}
