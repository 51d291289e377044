//! `miasma` alone: what can be played, and how.

use crate::failure::{Failure, Outcome};
use crate::games::{Pack, Title, for_every_game};
use crate::texts::Texts;
use std::io::Write;

/// Greets.
pub fn run(pack: &Pack, out: &mut impl Write) -> Result<Outcome, Failure> {
    let texts = Texts::own_only();
    let version = env!("CARGO_PKG_VERSION");
    writeln!(out, "{}\n", texts.own("greeting", &[("version", version.into())]))?;
    for_every_game!(G => greet::<G>(pack, out)?);
    writeln!(out, "\n{}", texts.own("greeting-commands", &[]))?;
    Ok(Outcome::Fine)
}

fn greet<G: Title>(pack: &Pack, out: &mut impl Write) -> Result<(), Failure> {
    pack.load::<G>()?;
    writeln!(out, "  miasma play {:<10} {}", G::NAME, Texts::of::<G>().name("game", G::NAME))?;
    Ok(())
}
