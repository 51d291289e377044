//! The command line of Miasma. Every command has its own module.

#![forbid(unsafe_code)]
#![allow(unreachable_pub, reason = "a binary exports nothing: `pub` means for the rest of the program")]

mod admin;
mod arena;
mod backup;
mod bench;
mod config;
mod failure;
mod file_limit;
mod files;
mod hint;
mod jobs;
mod lan;
mod ledger;
mod load;
mod moderate;
mod packs;
mod play;
mod proof;
mod replay;
mod report;
mod retro;
mod serve;
mod setup;
mod simulate;
mod tally;
mod texts;
mod verify;
mod words;

use clap::{Parser, Subcommand};
use failure::{Failure, Outcome};
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// Two board games about the plague: play, simulate and check them.
#[derive(Parser)]
#[command(version, about, disable_help_subcommand = true)]
struct CommandLine {
    /// Use the components in this directory instead of the built-in ones; a game's files may be in a folder with its
    /// name
    #[arg(long, global = true, value_name = "DIR")]
    data_pack: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

/// The commands; the help of each is in its module.
#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Play(play::Args),
    Simulate(simulate::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Retro(retro::Args),
    Hint(hint::Args),
    Arena(arena::Args),
    Bench(bench::Args),
    Load(load::Args),
    Admin(admin::Args),
    Config(config::Args),
}

fn main() -> ExitCode {
    let line = CommandLine::parse();
    let pack = packs::Pack::new(line.data_pack);
    let mut out = BufWriter::new(io::stdout().lock());
    let outcome = match &line.command {
        None => serve::run(&serve::Args::default(), &pack, &mut out),
        Some(Command::Serve(args)) => serve::run(args, &pack, &mut out),
        Some(Command::Play(args)) => play::run(args, &pack, &mut out),
        Some(Command::Simulate(args)) => simulate::run(args, &pack, &mut out),
        Some(Command::Replay(args)) => replay::run(args, &pack, &mut out),
        Some(Command::Verify(args)) => verify::run(args, &pack, &mut out),
        Some(Command::Retro(args)) => retro::run(args, &pack, &mut out),
        Some(Command::Hint(args)) => hint::run(args, &pack, &mut out),
        Some(Command::Arena(args)) => arena::run(args, &pack, &mut out),
        Some(Command::Bench(args)) => bench::run(args, &pack, &mut out),
        Some(Command::Load(args)) => load::run(args, &mut out),
        Some(Command::Admin(args)) => admin::run(args, &mut out),
        Some(Command::Config(args)) => config::run(args, &mut out),
    };
    let flushed = out.flush().map_err(Failure::from);
    match outcome.and_then(|outcome| flushed.map(|()| outcome)) {
        Ok(Outcome::Success) => ExitCode::SUCCESS,
        Ok(Outcome::Failed) => ExitCode::FAILURE,
        // The reader has seen enough, which is not an error.
        Err(Failure::BrokenPipe) => ExitCode::SUCCESS,
        Err(Failure::Message(why) | Failure::BadPack(why)) => {
            // If stderr is closed, the exit status still tells.
            let _ = writeln!(io::stderr(), "miasma: {why}");
            ExitCode::from(2)
        }
    }
}
