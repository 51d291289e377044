//! The English texts of the terminal.

pub use title::english::Sentences as Texts;

use game::{Phrase, Standing};
use std::io::{self, Write};
use std::sync::Arc;
use title::Title;
use title::english::English;

/// The texts of the program itself.
const OWN: &str = concat!(
    include_str!("../../../texts/en/miasma.ftl"),
    "\n",
    include_str!("../../../texts/en/terminal.ftl")
);

/// The texts of the program and of a game with this set-up.
pub fn of<G: Title>(setup: &G::Setup) -> Texts {
    Texts::of::<G>(Arc::new(English::of([OWN, G::TEXTS, G::TERMINAL_TEXTS])), setup)
}

/// Formats advice on a set-up as a warning.
pub fn warning(texts: &Texts, advice: &Phrase) -> String {
    texts.own("warning", &[("advice", texts.cited(advice).into())])
}

/// Prints a ranking, best first, with the parts of each score.
pub fn write_standing(texts: &Texts, standing: &Standing, out: &mut impl Write) -> io::Result<()> {
    if let Some(ended_by) = standing.ended_by {
        writeln!(out, "{}", texts.name("end", ended_by))?;
    }
    for place in &standing.places {
        let parts: Vec<String> = place
            .parts
            .iter()
            .map(|(part, score)| {
                let part = texts.name("score", part);
                texts.own("standing-part", &[("part", part.into()), ("score", (*score).into())])
            })
            .collect();
        let args = [
            ("rank", place.rank.into()),
            ("seat", texts.seat(place.seat).into()),
            ("score", place.score.into()),
            ("parts", texts.list(&parts).into()),
        ];
        writeln!(out, "{}", texts.own("standing-place", &args))?;
    }
    if let Some(title) = standing.title {
        let title = texts.name("rank", title);
        writeln!(out, "{}", texts.own("standing-title", &[("title", title.into())]))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests;
