//! Sentences of the text files in English, for programs that don't translate refusals themselves.

use game::Phrase;
use std::sync::{Arc, LazyLock};
use title::Title;
use title::english::{English, Sentences};

/// The texts of all games: their keys differ.
static TEXTS: LazyLock<Arc<English>> = LazyLock::new(|| {
    let games = registry::each_title!(G => [<G as Title>::TEXTS, <G as Title>::TERMINAL_TEXTS]);
    Arc::new(English::of(
        [include_str!("../../../texts/en/miasma.ftl")].into_iter().chain(games.into_iter().flatten()),
    ))
});

/// The English sentence of a phrase at a table with this set-up.
pub(crate) fn sentence<G: Title>(setup: &G::Setup, phrase: &Phrase) -> String {
    Sentences::of::<G>(Arc::clone(&TEXTS), setup).phrase(phrase)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Seat, Setup as _, Value};
    use rattus::Rattus;

    #[test]
    fn a_phrase_is_formatted_with_the_names_of_its_arguments() {
        let setup = rattus::Setup::standard(2);
        let sentence = |phrase: Phrase| sentence::<Rattus>(&setup, &phrase);
        let things = Value::List(vec![Value::Id("region", "gallia"), Value::Seat(Seat(1))]);
        assert_eq!(
            sentence(Phrase::new("no-such-key", "RB-01").with("things", things)),
            "no-such-key (things: Gallia and Seat 2)"
        );
        let text = sentence(Phrase::new("refused-plague-not-next", "RB-20"));
        assert!(text.contains(' ') && !text.contains("refused-"), "{text}");
    }
}
