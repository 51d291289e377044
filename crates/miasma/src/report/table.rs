//! Prints a report as a table.

use super::{Estimate, estimate};
use crate::failure::Failure;
use crate::jobs::grouped;
use crate::texts::Texts;
use std::io::Write;
use title::Title;
use title::layout::hanging;
use title::report::{Kind, Measure, Report, Statistics, Subject};

/// Measures in one table; the others follow in further tables.
const COLUMNS: usize = 4;

/// Prints the subjects by group, each measure with its interval, and the meaning of the measures.
pub fn write_table<G: Title>(
    report: &Report<G>,
    setup: &G::Setup,
    statistics: &Statistics,
    texts: &Texts,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let text = |key: &str| texts.own(&format!("report-{}{key}", report.name), &[]);
    let subjects = (report.subjects)(setup);
    let name = |subject: &Subject| texts.name(report.subject, subject.id);
    let widest = subjects.iter().map(|subject| name(subject).chars().count()).max().unwrap_or(0) + 2;
    writeln!(out, "{}", text(""))?;
    let measures: Vec<_> = report.measures.iter().enumerate().collect();
    for columns in measures.chunks(COLUMNS) {
        write!(out, "\n{:widest$} {:>9}", "", texts.own("report-games", &[]))?;
        for (_, measure) in columns {
            write!(out, "  {:>18}", text(&format!("-{}", measure.key)))?;
        }
        writeln!(out)?;
        let mut group = "";
        for (place, subject) in subjects.iter().enumerate().filter(|(place, _)| statistics.games(*place) > 0)
        {
            if subject.group != group {
                group = subject.group;
                writeln!(out, "{}", texts.name(report.group, group))?;
            }
            write!(out, "  {:<1$} {2:>9}", name(subject), widest - 2, grouped(statistics.games(place)))?;
            for (number, measure) in columns {
                let estimate = estimate(statistics.cell(place, *number), measure.kind);
                write!(
                    out,
                    "  {:>18}",
                    estimate.map_or_else(|| "-".to_owned(), |it| cell(it, measure.kind))
                )?;
            }
            writeln!(out)?;
        }
    }
    writeln!(out, "\n{}", texts.own("report-intervals", &[]))?;
    write!(out, "{}", legend(report, texts))?;
    Ok(())
}

/// Explains each measure of a report, one per line.
pub fn legend<G: Title>(report: &Report<G>, texts: &Texts) -> String {
    let text = |key: &str, part: &str| texts.own(&format!("report-{}-{key}{part}", report.name), &[]);
    let line = |measure: &Measure| {
        hanging(&format!("  {:<19}", text(measure.key, "")), &text(measure.key, "-about"), 21) + "\n"
    };
    report.measures.iter().map(line).collect()
}

/// A number and its interval.
fn cell(estimate: Estimate, kind: Kind) -> String {
    let Estimate { value, low, high } = estimate;
    match kind {
        Kind::Share => format!("{:.1} ({:.1}-{:.1})", 100.0 * value, 100.0 * low, 100.0 * high),
        Kind::Mean => format!("{value:.2} ({low:.2}-{high:.2})"),
    }
}
