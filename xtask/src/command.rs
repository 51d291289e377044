//! What was asked for on the command line.

/// What `cargo xtask help` prints.
pub(crate) const HELP: &str = "\
The project's chores.

Usage: cargo xtask COMMAND

Commands:
  test [SUITE ...]     Run every test there is, or only the named suites. Tools that are missing are
                       installed where that is possible; without them their suites are skipped, and
                       with CI=true a skipped suite is a failed one
  test --list          Name the suites
  laws [--games N]     Play N random games of every set-up under the laws (default 1000000)
  ledger [PREFIX ...]  Say which rules of docs/rules lack a test; with prefixes (RB PP ...) demand one
                       for every rule of theirs, otherwise for every rule in force
  screenshots          Take pictures of the client's main states into target/screenshots, to be looked at, and
                       make the film of the README
  measure              Measure the client: what comes over the wire, when it can be used, how smoothly it
                       moves; into target/measure.json
  help                 Print this

Status: 0 all is well, 1 something failed, 2 the command was not understood.
";

const MILLION: u64 = 1_000_000;

/// A chore with all it needs to know.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Help,
    List,
    Test { suites: Vec<String> },
    Laws { games: u64 },
    Ledger { prefixes: Vec<String> },
    Screenshots,
    Measure,
}

impl Command {
    pub(crate) fn parse(args: impl IntoIterator<Item = String>) -> Result<Self, String> {
        let args: Vec<String> = args.into_iter().collect();
        let Some((name, rest)) = args.split_first() else { return Ok(Self::Help) };
        if args.iter().any(|arg| arg == "--help" || arg == "-h") {
            return Ok(Self::Help);
        }
        match name.as_str() {
            "help" => Ok(Self::Help),
            "test" if rest == ["--list"] => Ok(Self::List),
            "test" => Ok(Self::Test { suites: words(rest)? }),
            "screenshots" if rest.is_empty() => Ok(Self::Screenshots),
            "measure" if rest.is_empty() => Ok(Self::Measure),
            "screenshots" | "measure" => Err(format!("`{name}` takes nothing")),
            "laws" => Ok(Self::Laws { games: games(rest)? }),
            "ledger" => {
                Ok(Self::Ledger { prefixes: words(rest)?.iter().map(|p| p.to_uppercase()).collect() })
            }
            _ => Err(format!("there is no command `{name}`; `cargo xtask help` lists them")),
        }
    }
}

fn words(args: &[String]) -> Result<Vec<String>, String> {
    match args.iter().find(|arg| arg.starts_with('-')) {
        Some(option) => Err(format!("there is no option `{option}` here; see `cargo xtask help`")),
        None => Ok(args.to_vec()),
    }
}

fn games(args: &[String]) -> Result<u64, String> {
    let number = match args {
        [] => return Ok(MILLION),
        [option, number] if option == "--games" => number.as_str(),
        [joined] if joined.starts_with("--games=") => &joined["--games=".len()..],
        _ => return Err("`laws` takes nothing but `--games N`".into()),
    };
    match number.replace('_', "").parse() {
        Ok(games) if games > 0 => Ok(games),
        _ => Err(format!("`--games` wants a whole number above zero, not `{number}`")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Command, String> {
        Command::parse(line.split_whitespace().map(String::from))
    }

    #[test]
    fn each_command_is_understood() {
        assert_eq!(parse(""), Ok(Command::Help));
        assert_eq!(parse("test --help"), Ok(Command::Help));
        assert_eq!(parse("test --list"), Ok(Command::List));
        assert_eq!(parse("test"), Ok(Command::Test { suites: vec![] }));
        assert_eq!(parse("test lint docs"), Ok(Command::Test { suites: vec!["lint".into(), "docs".into()] }));
        assert_eq!(parse("laws"), Ok(Command::Laws { games: 1_000_000 }));
        assert_eq!(parse("laws --games 50"), Ok(Command::Laws { games: 50 }));
        assert_eq!(parse("laws --games=10_000"), Ok(Command::Laws { games: 10_000 }));
        assert_eq!(parse("screenshots"), Ok(Command::Screenshots));
        assert_eq!(parse("measure"), Ok(Command::Measure));
        assert_eq!(parse("ledger rb"), Ok(Command::Ledger { prefixes: vec!["RB".into()] }));
    }

    #[test]
    fn what_is_not_understood_is_refused_by_name() {
        assert!(parse("tset").unwrap_err().contains("`tset`"));
        assert!(parse("test --fast").unwrap_err().contains("`--fast`"));
        assert!(parse("laws --games none").unwrap_err().contains("`none`"));
        assert!(parse("laws --games 0").unwrap_err().contains("above zero"));
        assert!(parse("measure all").unwrap_err().contains("`measure`"));
        assert!(parse("laws 7").unwrap_err().contains("--games N"));
    }
}
