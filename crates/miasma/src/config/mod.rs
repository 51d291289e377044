//! The configuration of a server, and `miasma config`.

mod load;
mod permissions;
mod settings;
#[cfg(test)]
mod tests;
mod value;

pub use load::Flag;
pub use settings::Settings;
pub use value::{LogFormat, Secret};

use crate::failure::{Failure, Outcome};
use crate::words::counted;
use load::Loaded;
use settings::KEYS;
use std::fmt::Write as _;
use std::io::Write;
use std::path::PathBuf;
use store::Location;

/// Check or show the configuration of the server
///
/// Settings come from a file (--config or MIASMA_CONFIG), from environment variables and from flags of `serve`. A flag
/// overrides a variable, which overrides the file, which overrides the default.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// List everything that is wrong with the configuration, with its place and the remedy
    Check {
        /// The configuration file [env: MIASMA_CONFIG]
        file: Option<PathBuf>,
    },
    /// Print the settings in effect and where each comes from, without secrets
    Show {
        /// The configuration file [env: MIASMA_CONFIG]
        file: Option<PathBuf>,
    },
    /// Print an example file with every setting, its meaning and its default
    Example,
}

/// Runs `miasma config`.
pub fn run(args: &Args, out: &mut impl Write) -> Result<Outcome, Failure> {
    match &args.command {
        Command::Check { file } => check(&load(file.as_ref(), []), out),
        Command::Show { file } => show(&load(file.as_ref(), []), out),
        Command::Example => {
            write!(out, "{}", example())?;
            Ok(Outcome::Success)
        }
    }
}

/// The settings by this file (or `MIASMA_CONFIG`), the environment and flags. Fails with everything that is wrong.
pub fn settings(file: Option<&PathBuf>, flags: impl IntoIterator<Item = Flag>) -> Result<Settings, Failure> {
    let loaded = load(file, flags);
    for warning in &loaded.warnings {
        eprintln!("miasma: {warning}");
    }
    if loaded.faults.is_empty() {
        return Ok(loaded.settings);
    }
    let faults: Vec<String> = loaded.faults.iter().map(ToString::to_string).collect();
    Err(Failure::new(faults.join("; ")))
}

/// Where the data is.
pub fn location(settings: &Settings) -> Result<Location, Failure> {
    if let Some(Secret(url)) = &settings.database_url {
        return Ok(Location::Url(url.clone()));
    }
    let folder = settings.data.clone().or_else(default_folder);
    folder
        .map(Location::Directory)
        .ok_or_else(|| Failure::new("there is no home folder: choose a data folder with --data".to_owned()))
}

/// Refuses a database URL with a password on the command line, where every user of the machine can read it.
pub fn check_url_flag(url: Option<&String>) -> Result<(), Failure> {
    let authority = url.and_then(|url| url.split_once("://")).and_then(|(_, rest)| rest.split_once('@'));
    let parameters = url.and_then(|url| url.split_once('?')).map_or("", |(_, parameters)| parameters);
    let mut names = parameters.split('&').map(|parameter| parameter.split('=').next().unwrap_or_default());
    if authority.is_some_and(|(user, _)| user.contains(':')) || names.any(|name| name == "password") {
        return Err(Failure::new(
            "a password on the command line can be read by every user of this machine: write the URL to MIASMA_DATABASE_URL, \
             or to a file named by MIASMA_DATABASE_URL_FILE",
        ));
    }
    Ok(())
}

/// The default data folder of the user.
fn default_folder() -> Option<PathBuf> {
    let named = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let data = named("XDG_DATA_HOME").or_else(|| named("LOCALAPPDATA"));
    data.or_else(|| named("HOME").map(|home| home.join(".local/share"))).map(|data| data.join("miasma"))
}

fn load(file: Option<&PathBuf>, flags: impl IntoIterator<Item = Flag>) -> Loaded {
    let from_environment = std::env::var_os("MIASMA_CONFIG").map(PathBuf::from);
    let file = file.cloned().or(from_environment);
    // Variables that are no text are none of ours.
    let variables: Vec<(String, String)> = std::env::vars_os()
        .filter_map(|(name, value)| Some((name.into_string().ok()?, value.into_string().ok()?)))
        .collect();
    load::load(file.as_deref(), &variables, flags)
}

fn check(loaded: &Loaded, out: &mut impl Write) -> Result<Outcome, Failure> {
    for fault in &loaded.faults {
        writeln!(out, "{fault}")?;
    }
    for warning in &loaded.warnings {
        writeln!(out, "warning: {warning}")?;
    }
    match loaded.faults.len() {
        0 => {
            let changed = match loaded.origins.len() {
                1 => "1 setting differs from its default".to_owned(),
                count => format!("{count} settings differ from their defaults"),
            };
            writeln!(out, "The configuration is valid: {changed}.")?;
        }
        count => writeln!(out, "{}.", counted(count as u64, "fault"))?,
    }
    Ok(if loaded.faults.is_empty() { Outcome::Success } else { Outcome::Failed })
}

fn show(loaded: &Loaded, out: &mut impl Write) -> Result<Outcome, Failure> {
    if !loaded.faults.is_empty() {
        return check(loaded, out);
    }
    write!(
        out,
        "{}",
        listing(|key| {
            let origin = loaded.origins.get(key.name);
            let comment = origin.map_or_else(|| "default".to_owned(), |origin| format!("from {origin}"));
            match (key.write)(&loaded.settings) {
                Some(value) => format!("{} = {value} # {comment}\n", last_part(key.name)),
                None if origin.is_some() => format!("# {} is set and secret, {comment}\n", key.name),
                None => format!("# {} is not set\n", key.name),
            }
        })
    )?;
    Ok(Outcome::Success)
}

/// An example file with every setting and its default.
fn example() -> String {
    let defaults = Settings::default();
    let mut text =
        "# The settings of `miasma serve` with their defaults. Remove the # in front of what you change.\n\
        # Every setting is also an environment variable: limits.chat.burst is MIASMA_LIMITS_CHAT_BURST.\n\
        # For every secret there is a setting that names a file with it: admin_secret_file.\n\
        # Docs: docs/configuration.md. Check a file with `miasma config check FILE`.\n\n"
            .to_owned();
    text.push_str(&listing(|key| {
        let name = last_part(key.name);
        let value = match key.name {
            // Its default depends on the machine.
            "bots.workers" => "1".to_owned(),
            _ => (key.write)(&defaults).unwrap_or_else(|| "\"\"".to_owned()),
        };
        let setting = match key.is_secret {
            true => format!("#{name}_file = \"/etc/miasma/{name}\"\n"),
            false => format!("#{name} = {value}\n"),
        };
        format!("# {}\n{setting}", key.about)
    }));
    text
}

/// One entry for each setting, under the headings of their tables.
fn listing(entry: impl Fn(&settings::Key) -> String) -> String {
    let (mut text, mut table) = (String::new(), "");
    for key in KEYS {
        let of_key = key.name.rsplit_once('.').map_or("", |(table, _)| table);
        if of_key != table {
            table = of_key;
            write!(text, "\n[{table}]\n").expect("writing to a string cannot fail");
        }
        text.push_str(&entry(key));
    }
    text
}

fn last_part(name: &str) -> &str {
    name.rsplit('.').next().unwrap_or(name)
}
