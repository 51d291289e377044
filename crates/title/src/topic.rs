//! The fields of a set-up with their texts.

use game::Asked;

/// A field of the set-up: what it is about and its values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DescribedTopic {
    /// Its name, as records and `--set` write it.
    pub field: &'static str,
    /// What it is about.
    pub about: String,
    /// Its values, each with its meaning; the meaning is empty where a value explains itself.
    pub values: Vec<(String, String)>,
    /// The place of the default in `values`.
    pub usual: usize,
    /// A further value: a list of things picked by name.
    pub pick: Option<DescribedPick>,
    /// Whether people are asked about it when a game is set up.
    pub asked: Asked,
}

/// Things to be picked for a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DescribedPick {
    /// What picking means.
    pub about: String,
    /// How many are picked.
    pub count: u8,
    /// What they are picked from, each with its meaning.
    pub of: Vec<(String, String)>,
}
