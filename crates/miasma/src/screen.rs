//! Text that fits the screen.

/// Lines are broken at this width.
const WIDTH: usize = 99;

/// Answers with their numbers, in columns.
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
pub fn wrapped(text: &str) -> String {
    hanging("", text, 4)
}

/// A text after its label, broken into lines between words, those after the first indented so far.
pub fn hanging(label: &str, text: &str, indent: usize) -> String {
    hanging_within(WIDTH, label, text, indent)
}

/// The same in lines of this width.
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
}
