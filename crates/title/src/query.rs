//! Queries: questions that a client may ask about a game, beyond what the view shows.

/// A query that a game answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Query {
    /// Its stable name, part of the address.
    pub name: &'static str,
    /// Who may ask it.
    pub access: Access,
}

/// Who may ask a query, and what the answer may be computed from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// The person in the seat, at a table with player aids. Computed from what that seat knows.
    OwnSeat,
    /// Everybody who may watch the table, about any seat. Only for games that hide nothing.
    Everybody,
}
