//! What a store refuses whatever the database contains: texts that are too long, or that PostgreSQL cannot store.

use crate::error::StoreError;
use crate::model::Append;

/// Maximum length in bytes of the id of a table or a person and of an idempotency key, so that each fits into an index
/// and a notification.
const MAX_NAME: usize = 256;

/// Maximum length in bytes of a text or a snapshot. No game comes near it; it keeps one bug from filling the disk.
const MAX_BODY: usize = 16 << 20;

/// Checks an append without looking at the database.
pub(crate) fn check_append(append: &Append) -> Result<(), StoreError> {
    let keys = append.entries.iter().filter_map(|(key, _)| key.as_ref());
    let seated = append.seats.iter().flatten().map(|(_, person)| &person.0);
    let people = seated.chain(append.naming.iter().map(|person| &person.0));
    let mut names = [&append.table.0].into_iter().chain(keys.clone()).chain(people);
    if names.any(|name| name.is_empty() || name.len() > MAX_NAME || name.contains('\0')) {
        return refuse(format!("an id or key must have 1 to {MAX_NAME} bytes and no zero byte"));
    }
    let metadata = &append.metadata;
    let bodies = append.entries.iter().map(|(_, body)| body).chain([&metadata.summary, &metadata.game]);
    check_texts(bodies.map(String::as_str))?;
    if append.snapshot.as_ref().is_some_and(|state| state.len() > MAX_BODY) {
        return refuse(format!("a snapshot must have at most {MAX_BODY} bytes"));
    }
    if append.entries.is_empty() {
        return refuse("an append must have at least one entry".to_owned());
    }
    if append.after > (i64::MAX as u64) - (append.entries.len() as u64) {
        return refuse("the entry numbers of an append are too large".to_owned());
    }
    if has_duplicates(keys) {
        return refuse("two entries of an append have the same key".to_owned());
    }
    if has_duplicates(append.seats.iter().flatten().map(|(seat, _)| seat)) {
        return refuse("two people have the same seat".to_owned());
    }
    Ok(())
}

/// Checks texts that people wrote.
pub(crate) fn check_texts<'a>(texts: impl IntoIterator<Item = &'a str>) -> Result<(), StoreError> {
    if texts.into_iter().any(|text| text.len() > MAX_BODY || text.contains('\0')) {
        return refuse(format!("a text must have at most {MAX_BODY} bytes and no zero byte"));
    }
    Ok(())
}

/// Whether a short list contains an item twice.
fn has_duplicates<T: PartialEq>(items: impl Iterator<Item = T> + Clone) -> bool {
    let mut rest = items;
    while let Some(item) = rest.next() {
        if rest.clone().any(|other| other == item) {
            return true;
        }
    }
    false
}

fn refuse(why: String) -> Result<(), StoreError> {
    Err(StoreError::Refused(why))
}
