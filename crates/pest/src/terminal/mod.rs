//! Pest in the terminal: the table as text, names, set-up and reports.

mod buildings;
mod decrees;
mod scores;
mod screen;
mod technologies;
mod topics;
mod words;

use crate::Game;
use title::report::Report;

pub(crate) use screen::screen;
pub(crate) use topics::topics;
pub(crate) use words::{describe, name};

/// The reports of Pest.
pub(crate) const REPORTS: &[Report<Game>] =
    &[scores::REPORT, buildings::REPORT, technologies::REPORT, decrees::REPORT];
