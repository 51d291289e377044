//! Text that fits the screen.

/// Lines are broken at this width.
const WIDTH: usize = 100;

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
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is always a line");
        if !line.is_empty() && line.chars().count() + word.chars().count() >= WIDTH {
            lines.push(format!("    {word}"));
        } else {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines.join("\n")
}
