//! Rattus in the terminal: the table as text, names, set-up and the report on cards.

mod names;
mod report;
mod screen;
mod topics;

pub(crate) use names::{describe, name};
pub(crate) use report::REPORT;
pub(crate) use screen::screen;
pub(crate) use topics::topics;
