//! Plain text that fits a terminal.

/// Lines are broken at this width.
const WIDTH: usize = 99;

/// Cells in columns, each as wide as its widest cell.
#[must_use]
pub fn columns(rows: &[Vec<String>]) -> Vec<String> {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..rows.first().map_or(0, Vec::len)).map(width).collect();
    rows.iter()
        .map(|row| row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:<width$}  ")).collect())
        .collect()
}

/// Numbered answers, in columns.
#[must_use]
pub fn numbered(answers: &[String]) -> String {
    let cells: Vec<String> =
        (1..).zip(answers).map(|(number, answer)| format!("{number:>3} {answer}")).collect();
    let widest = cells.iter().map(|cell| cell.chars().count()).max().unwrap_or(0) + 2;
    let rows = cells.chunks((WIDTH / widest).max(1)).map(|row| {
        let row: String = row.iter().map(|cell| format!("{cell:<widest$}")).collect();
        row.trim_end().to_owned()
    });
    rows.collect::<Vec<String>>().join("\n")
}

/// A text broken into lines between words.
#[must_use]
pub fn wrapped(text: &str) -> String {
    hanging("", text, 4)
}

/// A label and a text, broken into lines between words; all lines after the first are indented.
#[must_use]
pub fn hanging(label: &str, text: &str, indent: usize) -> String {
    hanging_within(WIDTH, label, text, indent)
}

/// Like [`hanging`], with lines of this width.
#[must_use]
pub fn hanging_within(width: usize, label: &str, text: &str, indent: usize) -> String {
    let mut lines = vec![label.to_owned()];
    let mut open = false;
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is always a line");
        if open && line.chars().count() + word.chars().count() >= width {
            lines.push(format!("{:indent$}{word}", ""));
        } else {
            if open {
                line.push(' ');
            }
            line.push_str(word);
        }
        open = true;
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words_and_hang() {
        let text = hanging("  1 ", &"word ".repeat(25), 4);
        assert!(text.starts_with("  1 word word") && text.contains("\n    word"), "{text}");
        assert!(text.lines().all(|line| line.chars().count() <= WIDTH), "{text}");
        assert_eq!(wrapped("short"), "short");
    }

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let row = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        assert_eq!(columns(&[row(["a", "b"]), row(["long", "c"])]), ["a     b  ", "long  c  "]);
    }
}
