//! `miasma verify`: is this record what the rules and the seed make of it?

use crate::failure::{Failure, Outcome};
use crate::files;
use crate::packs::{Pack, with_game};
use crate::proof::{Proof, prove};
use crate::texts::Texts;
use game::{Record, Setup as _};
use std::io::Write;
use std::path::PathBuf;
use title::Title;

/// Check a recorded game: every choice, every draw, the seed.
///
/// Every choice against the rules, the seed against its commitment, and every draw against the seed. Ends with status 0 when all of it holds; with 1 when something fails, or when the seed is missing and so
/// chance can't be checked; with 2 when the file can't be read.
#[derive(clap::Args)]
pub struct Args {
    /// The record
    file: PathBuf,
}

/// Runs the command.
pub fn run(args: &Args, pack: &Pack, out: &mut impl Write) -> Result<Outcome, Failure> {
    let text = files::read_text(&args.file)?;
    with_game!(&files::game_of(&args.file, &text)?, G => verify::<G>(args, &text, pack, out))
}

fn verify<G: Title>(args: &Args, text: &str, pack: &Pack, out: &mut impl Write) -> Result<Outcome, Failure> {
    let record: Record<G> = files::parse(&args.file, text, pack)?;
    let verdict = judge(&record)?;
    writeln!(out, "{}", verdict.words)?;
    Ok(if verdict.holds { Outcome::Fine } else { Outcome::Failed })
}

struct Verdict {
    holds: bool,
    words: String,
}

fn fails(words: String) -> Verdict {
    Verdict { holds: false, words: format!("FAILS: {words}") }
}

/// Judges a record; what fails first is what is said.
fn judge<G: Title>(record: &Record<G>) -> Result<Verdict, Failure> {
    if let (Some(seed), Some(commitment)) = (&record.seed, &record.commitment)
        && seed.commitment() != *commitment
    {
        let real = seed.commitment();
        return Ok(fails(format!("the seed's hash is {real}, but the commitment was {commitment}")));
    }
    let proof = match prove(record, &Texts::of::<G>(&record.setup))? {
        Ok(proof) => proof,
        Err(flaw) => return Ok(fails(flaw.to_string())),
    };
    if let Some(contradiction) = files::contradiction(record, &proof.sitting.game().standing()) {
        return Ok(fails(contradiction));
    }
    let story = story(record, &proof);
    Ok(match (&record.seed, &record.commitment) {
        (None, _) => Verdict {
            holds: false,
            words: format!("UNPROVEN: {story}; the record has no seed, so its draws can't be checked"),
        },
        (Some(_), None) => Verdict {
            holds: true,
            words: format!(
                "OK: {story}; all draws follow from the seed, but no commitment to it was published"
            ),
        },
        (Some(_), Some(_)) => Verdict {
            holds: true,
            words: format!("OK: {story}; the seed matches its commitment and all draws follow from it"),
        },
    })
}

/// What the record holds, in words.
fn story<G: Title>(record: &Record<G>, proof: &Proof<G>) -> String {
    let counts = proof.counts;
    let mut story = format!(
        "{} for {}, {} entries: {} choices within the rules, {} draws, {} undos",
        G::NAME,
        record.setup.players(),
        record.entries.len(),
        counts.choices,
        counts.draws,
        counts.undos,
    );
    match proof.sitting.game().standing().ended_by {
        Some(_) => story.push_str(", played to the end"),
        None => story.push_str(", not played to the end"),
    }
    story
}
