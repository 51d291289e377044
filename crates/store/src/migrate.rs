//! How a database comes to the shape this build knows: numbered steps, forward only.

use crate::StoreError;

/// The steps not yet taken, each with the version it leads to. The steps stand in order, the first leads to version 1.
pub(crate) fn pending(
    found: i64,
    steps: &'static [&'static str],
) -> Result<impl Iterator<Item = (i64, &'static str)>, StoreError> {
    let known = i64::try_from(steps.len()).expect("a few steps");
    if found > known {
        return Err(StoreError::Newer { found, supported: known });
    }
    Ok((1..).zip(steps.iter().copied()).filter(move |(version, _)| *version > found))
}
