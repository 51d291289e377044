//! `miasma` alone: what can be played, and how.

use crate::failure::{Failure, Outcome};
use crate::games::{Pack, Title, for_every_game};
use crate::texts::Texts;
use game::Setup as _;
use std::io::Write;

/// Greets, unless there is a data pack that can't be played with.
pub fn run(pack: &Pack, out: &mut impl Write) -> Result<Outcome, Failure> {
    let mut titles = Vec::new();
    for_every_game!(G => titles.push(title::<G>(pack)?));
    let texts = Texts::own_only();
    let version = env!("CARGO_PKG_VERSION");
    writeln!(out, "{}\n", texts.own("greeting", &[("version", version.into())]))?;
    for title in titles {
        writeln!(out, "  {title}")?;
    }
    writeln!(out, "\n{}", texts.own("greeting-commands", &[]))?;
    Ok(Outcome::Fine)
}

fn title<G: Title>(pack: &Pack) -> Result<String, Failure> {
    pack.load_what_there_is::<G>()?;
    let texts = Texts::of::<G>(&G::Setup::standard(2));
    Ok(format!("miasma play {:<12} {}", G::NAME, texts.name("game", G::NAME)))
}
