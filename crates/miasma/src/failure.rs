//! How a command ends.

use std::fmt::Display;
use std::io;

/// How a command that ran to its end came out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Status 0.
    Fine,
    /// What was to be checked failed: status 1.
    Failed,
}

/// Why a command could not run.
#[derive(Debug)]
pub enum Failure {
    /// Bad input: one sentence that says what is wrong and what to do; status 2.
    Because(String),
    /// A data pack that can't be played with, all its faults told; nothing may start then. Status 2.
    BadPack(String),
    /// The other end of our output is closed, as with `miasma replay FILE | head`.
    NobodyReads,
}

impl Failure {
    /// A failure for this reason.
    pub fn because(why: impl Into<String>) -> Self {
        Self::Because(why.into())
    }

    /// A failure to do `what`, for this reason.
    pub fn cannot(what: impl Display, why: impl Display) -> Self {
        Self::Because(format!("can't {what}: {why}"))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::NobodyReads,
            _ => Self::cannot("write the output", error),
        }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        io::Error::from(error).into()
    }
}
