//! What a person types.

use std::path::PathBuf;

/// One line from a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// An answer: its number or its words.
    Choose(String),
    /// Take back one answer, or all that can be.
    Undo(Reach),
    /// Why can't I choose this?
    Why(String),
    /// What does this card or rule say? Without a word: what can be typed?
    Help(Option<String>),
    /// Show the table again.
    Table,
    /// Write the record.
    Save(PathBuf),
    /// Go on with another record.
    Load(PathBuf),
    /// Leave.
    Quit,
    /// A word that wants another after it.
    Incomplete(&'static str),
    /// Nothing.
    Blank,
}

/// How much is taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// The last answer.
    Step,
    /// Everything up to the last point where nothing had been learned.
    All,
}

impl Order {
    /// What a line means; what is no command is an answer.
    pub fn read(line: &str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word.to_ascii_lowercase().as_str(), rest) {
            ("", _) => Self::Blank,
            ("undo", "") => Self::Undo(Reach::Step),
            ("undo", "all") => Self::Undo(Reach::All),
            ("help" | "?", "") => Self::Help(None),
            ("help" | "?", what) => Self::Help(Some(what.to_owned())),
            ("table", "") => Self::Table,
            ("quit" | "exit", "") => Self::Quit,
            ("why", "") => Self::Incomplete("play-why-what"),
            ("why", what) => Self::Why(what.to_owned()),
            ("save" | "load" | "resume", "") => Self::Incomplete("play-which-file"),
            ("save", file) => Self::Save(file.into()),
            ("load" | "resume", file) => Self::Load(file.into()),
            _ => Self::Choose(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_told_from_answers() {
        assert_eq!(Order::read(" place  gallia "), Order::Choose("place  gallia".into()));
        assert_eq!(Order::read("3"), Order::Choose("3".into()));
        assert_eq!(Order::read("Undo"), Order::Undo(Reach::Step));
        assert_eq!(Order::read("undo all"), Order::Undo(Reach::All));
        assert_eq!(Order::read("why place gallia"), Order::Why("place gallia".into()));
        assert_eq!(Order::read("help RB-44"), Order::Help(Some("RB-44".into())));
        assert_eq!(Order::read("save my game.record"), Order::Save("my game.record".into()));
        assert_eq!(Order::read("save"), Order::Incomplete("play-which-file"));
        assert_eq!(Order::read("   "), Order::Blank);
    }
}
