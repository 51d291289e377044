//! The lookup of texts, as a game sees it.

use game::Seat;

/// The texts of one game in one language.
///
/// The driver that prints them implements it; a game only looks them up.
pub trait Texts {
    /// The text with this key, its arguments filled in.
    fn text(&self, key: &str, args: &[(&'static str, Arg)]) -> String;

    /// The name of a component, such as region `gallia`.
    fn name(&self, kind: &str, id: &str) -> String;

    /// Whether the text files have a name for a component.
    fn has(&self, kind: &str, id: &str) -> bool;

    /// The name of the player in a seat.
    fn seat(&self, seat: Seat) -> String;

    /// Several things as a list: "a, b and c".
    fn list(&self, things: &[String]) -> String;
}

/// An argument of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// Text that is inserted as it is.
    Text(String),
    /// A number; the language decides how it is written and which plural form follows.
    Number(i64),
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}
