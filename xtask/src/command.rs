//! Parses the command line.

/// What `cargo xtask help` prints.
pub(crate) const HELP: &str = "\
Development tasks of the project.

Usage: cargo xtask COMMAND

Commands:
  test [SUITE ...]     Run all test suites, or only the named ones. Missing tools are installed where possible.
                       A suite without its tools is skipped; with CI=true it fails
  test --list          List the suites and the tools they need
  laws [--games N]     Play N random games of every set-up under the laws (default 1000000)
  fuzz [--cases N] [TARGET]
                       Run N cases of a fuzz test, or spread over all of them (default 1000000): names, frames,
                       choices, records, packs, bodies
  bench [SECONDS]      Measure the speed of random play next to random chess
  ledger [PREFIX ...]  List rules of docs/rules without a test: of all pages in force, or of the given
                       prefixes (RB PP ...)
  tidy                 Check the source tree: no module cycles in a crate, no file over 600 lines, and every
                       file and name that ARCHITECTURE.md and CONTRIBUTING.md mention exists
  dist                 Build a release into target/distrib/release: stripped binary, systemd unit, configuration,
                       licences of all packages, bill of materials, Debian package, checksums
  trial                Try that release on throw-away Debian machines: install, upgrade and remove the package,
                       run the steps of the container image, and every command of docs/hosting.md (needs root)
  screenshots          Take screenshots of the client's main states into target/screenshots, and record
                       the animation of the README
  measure              Measure the client: transfer size, time until usable, frame rate; writes
                       target/measure.json
  capsule NAME [MIASMA DATA]
                       Make capsules/NAME, a database with every kind of table and what each of them shows: with
                       this build, or with another binary and the folder data/ it was built with
  help                 Print this help

Exit status: 0 success, 1 a check failed, 2 usage error.
";

const MILLION: u64 = 1_000_000;

/// A task with its arguments.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Help,
    List,
    Test { suites: Vec<String> },
    Laws { games: u64 },
    Fuzz { cases: u64, target: Option<String> },
    Bench { seconds: Option<u32> },
    Ledger { prefixes: Vec<String> },
    Tidy,
    Dist,
    Trial,
    Screenshots,
    Measure,
    Capsule { name: String, other: Option<(String, String)> },
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
            "tidy" if rest.is_empty() => Ok(Self::Tidy),
            "dist" if rest.is_empty() => Ok(Self::Dist),
            "trial" if rest.is_empty() => Ok(Self::Trial),
            "screenshots" if rest.is_empty() => Ok(Self::Screenshots),
            "measure" if rest.is_empty() => Ok(Self::Measure),
            "tidy" | "dist" | "trial" | "screenshots" | "measure" => {
                Err(format!("`{name}` takes no arguments"))
            }
            "capsule" => match words(rest)?.as_slice() {
                [name] => Ok(Self::Capsule { name: name.clone(), other: None }),
                [name, binary, data] => {
                    Ok(Self::Capsule { name: name.clone(), other: Some((binary.clone(), data.clone())) })
                }
                _ => Err("`capsule` takes a name, or a name, a binary and its folder of data".into()),
            },
            "bench" => Ok(Self::Bench { seconds: seconds(rest)? }),
            "laws" => Ok(Self::Laws { games: games(rest)? }),
            "fuzz" => fuzz(rest),
            "ledger" => {
                Ok(Self::Ledger { prefixes: words(rest)?.iter().map(|p| p.to_uppercase()).collect() })
            }
            _ => Err(format!("unknown command `{name}`; `cargo xtask help` lists all")),
        }
    }
}

fn words(args: &[String]) -> Result<Vec<String>, String> {
    match args.iter().find(|arg| arg.starts_with('-')) {
        Some(option) => Err(format!("unknown option `{option}`; see `cargo xtask help`")),
        None => Ok(args.to_vec()),
    }
}

fn seconds(args: &[String]) -> Result<Option<u32>, String> {
    match args {
        [] => Ok(None),
        [seconds] => match seconds.parse() {
            Ok(seconds) if seconds > 0 => Ok(Some(seconds)),
            _ => Err(format!("the seconds of `bench` must be a whole number above zero, not `{seconds}`")),
        },
        _ => Err("`bench` takes only the number of seconds".into()),
    }
}

fn games(args: &[String]) -> Result<u64, String> {
    match option("--games", args)? {
        (games, []) => Ok(games.unwrap_or(MILLION)),
        _ => Err("`laws` takes only `--games N`".into()),
    }
}

fn fuzz(args: &[String]) -> Result<Command, String> {
    match option("--cases", args)? {
        (cases, []) => Ok(Command::Fuzz { cases: cases.unwrap_or(MILLION), target: None }),
        (cases, [target]) if !target.starts_with('-') => {
            Ok(Command::Fuzz { cases: cases.unwrap_or(MILLION), target: Some(target.clone()) })
        }
        _ => Err("`fuzz` takes `--cases N` and the name of a target".into()),
    }
}

/// The number of an option at the beginning of the arguments, and the other arguments.
fn option<'a>(name: &str, args: &'a [String]) -> Result<(Option<u64>, &'a [String]), String> {
    let (number, rest) = match args {
        [option, number, rest @ ..] if option == name => (number.as_str(), rest),
        [joined, rest @ ..] if joined.starts_with(&format!("{name}=")) => (&joined[name.len() + 1..], rest),
        _ => return Ok((None, args)),
    };
    match number.replace('_', "").parse() {
        Ok(number) if number > 0 => Ok((Some(number), rest)),
        _ => Err(format!("`{name}` must be a whole number above zero, not `{number}`")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Command, String> {
        Command::parse(line.split_whitespace().map(String::from))
    }

    #[test]
    fn each_command_parses() {
        assert_eq!(parse(""), Ok(Command::Help));
        assert_eq!(parse("test --help"), Ok(Command::Help));
        assert_eq!(parse("test --list"), Ok(Command::List));
        assert_eq!(parse("test"), Ok(Command::Test { suites: vec![] }));
        assert_eq!(parse("test lint docs"), Ok(Command::Test { suites: vec!["lint".into(), "docs".into()] }));
        assert_eq!(parse("bench"), Ok(Command::Bench { seconds: None }));
        assert_eq!(parse("bench 20"), Ok(Command::Bench { seconds: Some(20) }));
        assert_eq!(parse("laws"), Ok(Command::Laws { games: 1_000_000 }));
        assert_eq!(parse("laws --games 50"), Ok(Command::Laws { games: 50 }));
        assert_eq!(parse("laws --games=10_000"), Ok(Command::Laws { games: 10_000 }));
        let fuzz =
            |cases, target: Option<&str>| Ok(Command::Fuzz { cases, target: target.map(str::to_owned) });
        assert_eq!(parse("fuzz"), fuzz(1_000_000, None));
        assert_eq!(parse("fuzz --cases 10_000_000"), fuzz(10_000_000, None));
        assert_eq!(parse("fuzz --cases=7 names"), fuzz(7, Some("names")));
        assert_eq!(parse("screenshots"), Ok(Command::Screenshots));
        assert_eq!(parse("tidy"), Ok(Command::Tidy));
        assert_eq!(parse("dist"), Ok(Command::Dist));
        assert_eq!(parse("trial"), Ok(Command::Trial));
        assert_eq!(parse("measure"), Ok(Command::Measure));
        let (name, other) = ("v2".to_owned(), Some(("../miasma".to_owned(), "../data".to_owned())));
        assert_eq!(parse("capsule v2"), Ok(Command::Capsule { name: name.clone(), other: None }));
        assert_eq!(parse("capsule v2 ../miasma ../data"), Ok(Command::Capsule { name, other }));
        assert_eq!(parse("ledger rb"), Ok(Command::Ledger { prefixes: vec!["RB".into()] }));
    }

    #[test]
    fn errors_name_what_is_wrong() {
        assert!(parse("tset").unwrap_err().contains("`tset`"));
        assert!(parse("test --fast").unwrap_err().contains("`--fast`"));
        assert!(parse("bench long").unwrap_err().contains("`long`"));
        assert!(parse("laws --games none").unwrap_err().contains("`none`"));
        assert!(parse("laws --games 0").unwrap_err().contains("above zero"));
        assert!(parse("fuzz names --cases 7").unwrap_err().contains("--cases N"));
        assert!(parse("measure all").unwrap_err().contains("`measure`"));
        assert!(parse("laws 7").unwrap_err().contains("--games N"));
        assert!(parse("capsule").unwrap_err().contains("a name"));
    }
}
