//! Parses a line that a person typed.

use std::path::PathBuf;

/// A typed line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// An answer, by number or in words.
    Choose(String),
    /// Undo one answer, or all that can be undone.
    Undo(Reach),
    /// Ask why an answer is not legal.
    Why(String),
    /// Explain a card or rule; without a name, list the commands.
    Help(Option<String>),
    /// Show the table again.
    Table,
    /// Save the record.
    Save(PathBuf),
    /// Continue another record.
    Load(PathBuf),
    /// Leave the game.
    Quit,
    /// A command without its argument; holds the key of the message.
    Incomplete(&'static str),
    /// An empty line.
    Blank,
}

/// How much to undo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// The last answer.
    Step,
    /// All answers since something was revealed or drawn.
    All,
}

impl Input {
    /// Parses a line. Anything that is not a command is an answer.
    pub fn parse(line: &str) -> Self {
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
    fn commands_are_distinguished_from_answers() {
        assert_eq!(Input::parse(" place  gallia "), Input::Choose("place  gallia".into()));
        assert_eq!(Input::parse("3"), Input::Choose("3".into()));
        assert_eq!(Input::parse("Undo"), Input::Undo(Reach::Step));
        assert_eq!(Input::parse("undo all"), Input::Undo(Reach::All));
        assert_eq!(Input::parse("why place gallia"), Input::Why("place gallia".into()));
        assert_eq!(Input::parse("help RB-44"), Input::Help(Some("RB-44".into())));
        assert_eq!(Input::parse("save my game.record"), Input::Save("my game.record".into()));
        assert_eq!(Input::parse("save"), Input::Incomplete("play-which-file"));
        assert_eq!(Input::parse("   "), Input::Blank);
    }
}
