//! Refusals that several modules give.

use crate::failures;
use protocol::{Phrase, Refusal};
use store::{StoreError, TableId};

/// The refusal when the store fails. Logs the error, which clients must not see, with the table where there is one.
pub(crate) fn unavailable(error: &StoreError, table: Option<&TableId>) -> Refusal {
    failures::report("the store failed", table, error);
    Refusal::new("unavailable", "the server can't save anything now; nothing was changed, try again")
}

/// Turns a failure of the store into a [`Refusal`].
pub(crate) trait OrUnavailable<T> {
    /// The value, or the refusal `unavailable`.
    fn or_unavailable(self) -> Result<T, Refusal>;

    /// The same for an operation on a table, which is named in the log.
    fn or_unavailable_at(self, table: &TableId) -> Result<T, Refusal>;
}

impl<T> OrUnavailable<T> for Result<T, StoreError> {
    fn or_unavailable(self) -> Result<T, Refusal> {
        self.map_err(|error| unavailable(&error, None))
    }

    fn or_unavailable_at(self, table: &TableId) -> Result<T, Refusal> {
        self.map_err(|error| unavailable(&error, Some(table)))
    }
}

/// A refusal with a sentence of the text files, so that the client can show it in the reader's language.
pub(crate) fn with_text(code: &str, key: &'static str, message: &str) -> Refusal {
    let phrase = Phrase::from(game::Phrase::new(key, ""));
    Refusal { because: Some(Box::new(phrase)), ..Refusal::new(code, message) }
}
