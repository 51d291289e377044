//! `miasma verify`: checks a record against the rules and its seed.

use crate::failure::{Failure, Outcome};
use crate::files;
use crate::packs::{Pack, with_game};
use crate::proof::{Proof, prove};
use crate::texts;
use game::{Record, Setup as _};
use std::io::Write;
use std::path::PathBuf;
use title::Title;

/// Check a recorded game: every choice, every draw, the seed
///
/// Checks every choice against the rules, the seed against its commitment, and every draw against the seed. Exit status: 0 if
/// all checks pass, 1 if one fails or the seed is missing, 2 if the file can't be read.
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
    let verdict = check(&record)?;
    writeln!(out, "{}", verdict.message)?;
    Ok(if verdict.holds { Outcome::Success } else { Outcome::Failed })
}

struct Verdict {
    holds: bool,
    message: String,
}

fn failed(message: String) -> Verdict {
    Verdict { holds: false, message: format!("FAILS: {message}") }
}

/// Checks a record and reports the first failure.
fn check<G: Title>(record: &Record<G>) -> Result<Verdict, Failure> {
    if let (Some(seed), Some(commitment)) = (&record.seed, &record.commitment)
        && seed.commitment() != *commitment
    {
        let real = seed.commitment();
        return Ok(failed(format!("the seed's hash is {real}, but the commitment was {commitment}")));
    }
    let proof = match prove(record, &texts::of::<G>(&record.setup))? {
        Ok(proof) => proof,
        Err(flaw) => return Ok(failed(flaw.to_string())),
    };
    if let Some(contradiction) = files::contradiction(record, &proof.recorded.game().standing()) {
        return Ok(failed(contradiction));
    }
    let summary = summary(record, &proof);
    Ok(match (&record.seed, &record.commitment) {
        (None, _) => Verdict {
            holds: false,
            message: format!("UNPROVEN: {summary}; the record has no seed, so its draws can't be checked"),
        },
        (Some(_), None) => Verdict {
            holds: true,
            message: format!(
                "OK: {summary}; all draws follow from the seed, but no commitment to it was published"
            ),
        },
        (Some(_), Some(_)) => Verdict {
            holds: true,
            message: format!("OK: {summary}; the seed matches its commitment and all draws follow from it"),
        },
    })
}

/// Describes the contents of a record.
fn summary<G: Title>(record: &Record<G>, proof: &Proof<G>) -> String {
    let counts = proof.counts;
    let mut summary = format!(
        "{} for {}, {} entries: {} legal choices, {} draws, {} undos",
        G::NAME,
        record.setup.players(),
        record.entries.len(),
        counts.choices,
        counts.draws,
        counts.undos,
    );
    match proof.recorded.game().standing().ended_by {
        Some(_) => summary.push_str(", played to the end"),
        None => summary.push_str(", not played to the end"),
    }
    summary
}
