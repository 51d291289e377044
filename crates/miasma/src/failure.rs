//! Outcomes and failures of commands, and their exit status.

use game::Faults;
use std::fmt::Display;
use std::io;

/// The outcome of a command that ran to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Exit status 0.
    Success,
    /// A check failed: exit status 1.
    Failed,
}

/// Why a command could not run.
#[derive(Debug)]
pub enum Failure {
    /// Bad input: one sentence that says what is wrong and what to do. Exit status 2.
    Message(String),
    /// A data pack with faults, all of them listed. Nothing may start. Exit status 2.
    BadPack(String),
    /// The reader of the output has closed it, as in `miasma replay FILE | head`.
    BrokenPipe,
}

impl Failure {
    /// A failure with this message.
    pub fn new(why: impl Into<String>) -> Self {
        Self::Message(why.into())
    }

    /// A failure to do `what`, for this reason.
    pub fn cannot(what: impl Display, why: impl Display) -> Self {
        Self::Message(format!("can't {what}: {why}"))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::BrokenPipe,
            _ => Self::cannot("write the output", error),
        }
    }
}

/// Set-ups with faults: all of them in one sentence.
impl From<Faults> for Failure {
    fn from(faults: Faults) -> Self {
        Self::Message(faults.to_string().replace('\n', "; "))
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        io::Error::from(error).into()
    }
}
