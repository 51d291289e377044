//! Writes a report as an SVG plot: one row per subject, one panel per measure.

use super::{Estimate, estimate};
use crate::failure::Failure;
use crate::texts::Texts;
use game::Setup as _;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use title::Title;
use title::report::{Kind, Measure, Reference, Report, Shown, Statistics, Subject};

/// A palette for colour-blind people too; each group also has its own mark.
const COLOURS: [&str; 7] = ["#0072b2", "#d55e00", "#007a5a", "#7b3fa0", "#b8860b", "#c2185b", "#444444"];

const LEFT: f64 = 190.0;
const TOP: f64 = 104.0;
const PANEL: f64 = 250.0;
const GAP: f64 = 48.0;
const ROW: f64 = 21.0;
const BETWEEN_GROUPS: f64 = 12.0;

/// Checks before the run that the file can be written and would not overwrite anything but a plot.
pub fn check_target(path: &Path) -> Result<(), Failure> {
    let cannot = |why: &str| Failure::cannot(format!("write {}", path.display()), why);
    if path.exists() && !fs::read_to_string(path).is_ok_and(|text| text.starts_with("<svg ")) {
        return Err(cannot("the file exists and is not a plot, so choose another name"));
    }
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() && !folder.is_dir() => {
            Err(cannot("there is no such directory"))
        }
        _ => Ok(()),
    }
}

/// Writes the plot of a report. `sample` describes the run.
pub fn write_plot<G: Title>(
    report: &Report<G>,
    setup: &G::Setup,
    statistics: &Statistics,
    sample: &str,
    texts: &Texts,
    path: &Path,
) -> Result<(), Failure> {
    let rows = rows(report, setup, statistics);
    let height = TOP + rows.last().map_or(0.0, |row| row.y + ROW) + 64.0;
    let panels: Vec<(usize, &Measure)> = report
        .measures
        .iter()
        .enumerate()
        .filter(|(_, measure)| measure.shown == Shown::InThePlotToo)
        .collect();
    let width = LEFT + panels.len() as f64 * (PANEL + GAP);
    let mut drawing = Drawing::new(width, height);
    drawing.text(24.0, 34.0, "start", "title", &texts.own(&format!("report-{}", report.name), &[]));
    drawing.text(24.0, 56.0, "start", "note", sample);
    for row in &rows {
        let y = TOP + row.y;
        drawing.mark(24.0, y, row.group);
        drawing.text(38.0, y + 4.0, "start", "name", &texts.name(report.subject, row.subject.id));
        if row.opens {
            let group = texts.name(report.group, row.subject.group);
            drawing.text(LEFT - 14.0, y + 4.0, "end", "group", &group);
        }
    }
    for (place, (number, measure)) in panels.into_iter().enumerate() {
        let x = LEFT + place as f64 * (PANEL + GAP);
        let reference = match measure.reference {
            Reference::EvenShare => Some(1.0 / f64::from(setup.players())),
            Reference::Together => statistics.together(number),
        };
        let cells: Vec<(&Row, Estimate)> = rows
            .iter()
            .filter_map(|row| Some((row, estimate(statistics.cell(row.place, number), measure.kind)?)))
            .collect();
        let title = |part: &str| texts.own(&format!("report-{}-{}{part}", report.name, measure.key), &[]);
        let panel = Panel::new(x, height - 56.0, measure, reference, &cells);
        let label = match measure.reference {
            Reference::EvenShare => texts.own("report-even-share", &[("players", setup.players().into())]),
            Reference::Together => texts.own("report-together", &[]),
        };
        panel.draw(&mut drawing, &title("-title"), &label, &title("-axis"), &cells);
    }
    fs::write(path, drawing.done())
        .map_err(|error| Failure::cannot(format!("write {}", path.display()), error))
}

/// The row of a subject.
struct Row {
    subject: Subject,
    place: usize,
    group: usize,
    /// Whether it is the first of its group.
    opens: bool,
    /// The y coordinate of its middle, from the top of the panels.
    y: f64,
}

/// The rows of all subjects with a case, with a gap between groups.
fn rows<G: Title>(report: &Report<G>, setup: &G::Setup, statistics: &Statistics) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let subjects = (report.subjects)(setup).into_iter().enumerate();
    for (place, subject) in subjects.filter(|(place, _)| statistics.games(*place) > 0) {
        let row = match rows.last() {
            None => Row { subject, place, group: 0, opens: true, y: ROW / 2.0 },
            Some(last) if last.subject.group == subject.group => {
                Row { subject, place, group: last.group, opens: false, y: last.y + ROW }
            }
            Some(last) => {
                Row { subject, place, group: last.group + 1, opens: true, y: last.y + ROW + BETWEEN_GROUPS }
            }
        };
        rows.push(row);
    }
    rows
}

/// The panel of a measure: its position and its range of values.
struct Panel {
    x: f64,
    bottom: f64,
    least: f64,
    most: f64,
    step: f64,
    kind: Kind,
    reference: Option<f64>,
}

impl Panel {
    fn new(
        x: f64,
        bottom: f64,
        measure: &Measure,
        reference: Option<f64>,
        cells: &[(&Row, Estimate)],
    ) -> Self {
        let ends = cells.iter().flat_map(|(_, it)| [it.low, it.high]).chain(reference);
        let (low, high) = ends.fold((f64::MAX, f64::MIN), |(low, high), end| (low.min(end), high.max(end)));
        let (low, high) = if low <= high { (low, high) } else { (0.0, 1.0) };
        let step = step((high - low).max(0.01) / 4.0);
        let least = ((low / step).floor() * step).max(0.0);
        let most = (high / step).ceil().mul_add(step, 0.0).max(least + step);
        Self { x, bottom, least, most, step, kind: measure.kind, reference }
    }

    fn at(&self, value: f64) -> f64 {
        self.x + (value - self.least) / (self.most - self.least) * PANEL
    }

    fn number(&self, value: f64) -> String {
        match self.kind {
            Kind::Share if self.step < 0.00999 => format!("{:.1} %", 100.0 * value),
            Kind::Share => format!("{:.0} %", 100.0 * value),
            Kind::Mean if self.step < 0.0999 => format!("{value:.2}"),
            Kind::Mean => format!("{value:.1}"),
        }
    }

    fn draw(
        &self,
        drawing: &mut Drawing,
        title: &str,
        reference: &str,
        axis: &str,
        cells: &[(&Row, Estimate)],
    ) {
        let (top, bottom) = (TOP - 8.0, self.bottom);
        drawing.text(self.x, TOP - 18.0, "start", "panel", title);
        let ticks = ((self.most - self.least) / self.step).round() as usize;
        for tick in 0..=ticks {
            let value = self.least + tick as f64 * self.step;
            drawing.line(self.at(value), top, self.at(value), bottom, "grid");
            drawing.text(self.at(value), bottom + 15.0, "middle", "tick", &self.number(value));
        }
        drawing.text(self.x + PANEL / 2.0, bottom + 32.0, "middle", "axis", axis);
        if let Some(value) = self.reference {
            drawing.line(self.at(value), top, self.at(value), bottom, "reference");
            let label = format!("- - {reference}: {}", precise(self.kind, value));
            drawing.text(self.x + PANEL / 2.0, bottom + 47.0, "middle", "tick", &label);
        }
        for (row, estimate) in cells {
            let (y, colour) = (TOP + row.y, COLOURS[row.group % COLOURS.len()]);
            drawing.bar(self.at(estimate.low), self.at(estimate.high), y, colour);
            drawing.mark(self.at(estimate.value), y, row.group);
        }
    }
}

fn precise(kind: Kind, value: f64) -> String {
    match kind {
        Kind::Share => format!("{:.1} %", 100.0 * value),
        Kind::Mean => format!("{value:.2}"),
    }
}

/// The next larger of 1, 2 and 5 times a power of ten.
fn step(least: f64) -> f64 {
    let power = 10f64.powf(least.log10().floor());
    [1.0, 2.0, 5.0, 10.0]
        .into_iter()
        .map(|digit| digit * power)
        .find(|&step| step >= least * 0.999)
        .unwrap_or(power)
}

/// An SVG under construction.
struct Drawing(String);

impl Drawing {
    fn new(width: f64, height: f64) -> Self {
        let style = "text { font-family: 'DejaVu Sans', Verdana, Arial, sans-serif; fill: #222222; font-size: 12px } \
                     .title { font-size: 18px; font-weight: bold } .note { fill: #555555 } \
                     .panel { font-size: 13px; font-weight: bold } .group { fill: #777777; font-size: 11px } \
                     .tick { font-size: 10px; fill: #555555 } .axis { font-size: 11px } \
                     .grid { stroke: #e2e2e2; stroke-width: 1 } \
                     .reference { stroke: #222222; stroke-width: 1; stroke-dasharray: 5 4 }";
        Self(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" role=\"img\">\n<style>{style}</style>\n\
             <rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>\n"
        ))
    }

    fn text(&mut self, x: f64, y: f64, anchor: &str, class: &str, text: &str) {
        let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        self.put(format_args!(
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" class=\"{class}\">{text}</text>"
        ));
    }

    fn line(&mut self, x1: f64, y1: f64, x2: f64, y2: f64, class: &str) {
        self.put(format_args!(
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" class=\"{class}\"/>"
        ));
    }

    /// An interval with marked ends.
    fn bar(&mut self, from: f64, to: f64, y: f64, colour: &str) {
        let (above, below) = (y - 3.5, y + 3.5);
        self.put(format_args!(
            "<path d=\"M{from:.1} {y:.1}H{to:.1}M{from:.1} {above:.1}V{below:.1}M{to:.1} {above:.1}V{below:.1}\" \
             stroke=\"{colour}\" stroke-width=\"1.5\" fill=\"none\"/>"
        ));
    }

    /// The mark of a group, in its colour.
    fn mark(&mut self, x: f64, y: f64, group: usize) {
        let colour = COLOURS[group % COLOURS.len()];
        let shape = match group % 7 {
            0 => "M-4.5 0A4.5 4.5 0 1 0 4.5 0A4.5 4.5 0 1 0 -4.5 0Z",
            1 => "M-4 -4H4V4H-4Z",
            2 => "M0 -5.5L5.5 0L0 5.5L-5.5 0Z",
            3 => "M0 -5L5 4H-5Z",
            4 => "M0 5L5 -4H-5Z",
            5 => "M-1.7 -5H1.7V-1.7H5V1.7H1.7V5H-1.7V1.7H-5V-1.7H-1.7Z",
            _ => "M0 -5.5L1.6 -1.8L5.4 -1.8L2.4 0.8L3.4 4.6L0 2.4L-3.4 4.6L-2.4 0.8L-5.4 -1.8L-1.6 -1.8Z",
        };
        self.put(format_args!(
            "<path transform=\"translate({x:.1} {y:.1})\" d=\"{shape}\" fill=\"{colour}\"/>"
        ));
    }

    fn put(&mut self, element: std::fmt::Arguments<'_>) {
        writeln!(self.0, "{element}").expect("writing to a string cannot fail");
    }

    fn done(mut self) -> String {
        self.0.push_str("</svg>\n");
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round_numbers() {
        let steps = [0.0021, 0.03, 0.07, 0.9, 1.0, 4.2].map(step);
        let round = [0.005, 0.05, 0.1, 1.0, 1.0, 5.0];
        assert!(steps.iter().zip(round).all(|(step, expected)| (step - expected).abs() < 1e-9), "{steps:?}");
    }

    #[test]
    fn markup_is_escaped() {
        let mut drawing = Drawing::new(10.0, 10.0);
        drawing.text(0.0, 0.0, "start", "name", "a < b & c");
        assert!(drawing.done().contains("a &lt; b &amp; c"));
    }
}
