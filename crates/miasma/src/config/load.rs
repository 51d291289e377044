//! Reads the settings from all sources. A flag overrides an environment variable, which overrides the file, which overrides
//! the default.

use super::permissions::{self, ServiceUser};
use super::settings::{KEYS, Key, Settings, variable};
use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use toml::de::{DeTable, DeValue};

/// Where a value comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A line of the file, counted from 1.
    File(PathBuf, usize),
    /// An environment variable.
    Variable(String),
    /// A flag of the command line.
    Flag(&'static str),
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path, line) => write!(f, "{} line {line}", path.display()),
            Self::Variable(name) => f.write_str(name),
            Self::Flag(name) => f.write_str(name),
        }
    }
}

/// What is wrong with the settings, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    pub origin: Option<Origin>,
    pub message: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.origin {
            Some(origin) => write!(f, "{origin}: {}", self.message),
            None => f.write_str(&self.message),
        }
    }
}

/// A flag of the command line that sets a setting.
pub struct Flag {
    /// The name of the setting.
    pub name: &'static str,
    /// The flag as it is written.
    pub flag: &'static str,
    pub text: String,
}

impl Flag {
    /// A flag, if it is given.
    pub fn given(name: &'static str, flag: &'static str, text: Option<impl ToString>) -> Option<Self> {
        text.map(|text| Self { name, flag, text: text.to_string() })
    }
}

/// Settings and where they come from.
pub struct Loaded {
    pub settings: Settings,
    /// The origin of every setting that has not its default.
    pub origins: BTreeMap<&'static str, Origin>,
    /// Everything that is wrong. Nothing may start unless it is empty.
    pub faults: Vec<Fault>,
    /// Things that are allowed but probably a mistake.
    pub warnings: Vec<Fault>,
    /// The user of the service, if it may be another one than who reads the settings.
    service: Option<ServiceUser>,
}

/// A name and the text of its value from one source.
struct Given {
    name: String,
    text: String,
    origin: Origin,
}

/// Names of environment variables that begin like settings but are read elsewhere: by the build, tests and tools.
const OTHER_VARIABLES: [&str; 13] = [
    "MIASMA_CONFIG",
    "MIASMA_WEB",
    "MIASMA_SERVER",
    "MIASMA_MEASURE",
    "MIASMA_SCREENSHOTS",
    "MIASMA_BENCH_DIR",
    "MIASMA_LAW_GAMES",
    "MIASMA_STORE_TEST_CHILD",
    "MIASMA_STORE_TEST_SMALL",
    "MIASMA_WRITE_CONFIG",
    "MIASMA_WRITE_RECORDS",
    "MIASMA_WRITE_TRANSCRIPTS",
    "MIASMA_WRITE_TYPES",
];

/// Reads the settings from a file, the environment and flags.
pub fn load(
    file: Option<&Path>,
    variables: &[(String, String)],
    flags: impl IntoIterator<Item = Flag>,
) -> Loaded {
    let mut loaded = Loaded {
        settings: Settings::default(),
        origins: BTreeMap::new(),
        faults: Vec::new(),
        warnings: Vec::new(),
        service: ServiceUser::if_root_asks(),
    };
    if let Some(path) = file {
        loaded.read_file(path);
    }
    loaded.read_variables(variables);
    let flags = flags.into_iter().map(|Flag { name, flag, text }| Given {
        name: name.to_owned(),
        text,
        origin: Origin::Flag(flag),
    });
    loaded.apply(flags.collect());
    for (name, message) in loaded.settings.faults() {
        loaded
            .faults
            .push(Fault { origin: loaded.origins.get(name).cloned(), message: format!("{name}: {message}") });
    }
    loaded
}

impl Loaded {
    fn fault(&mut self, origin: Origin, message: impl Into<String>) {
        self.faults.push(Fault { origin: Some(origin), message: message.into() });
    }

    fn read_file(&mut self, path: &Path) {
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) => {
                let message = format!("can't read {}: {error}", path.display());
                return self.faults.push(Fault { origin: None, message });
            }
        };
        self.check_service_can_read(path, None);
        let line = |at: usize| 1 + text[..at.min(text.len())].matches('\n').count();
        let origin = |at: usize| Origin::File(path.to_owned(), line(at));
        let (root, errors) = DeTable::parse_recoverable(&text);
        let start = |error: &toml::de::Error| error.span().map_or(0, |span| span.start);
        for error in &errors {
            self.fault(origin(start(error)), error.message());
        }
        // What the parser makes of a line with a syntax error was not written by the host.
        let is_sound = |at| errors.iter().all(|error| line(start(error)) != line(at));
        let mut given = Vec::new();
        collect(root.get_ref(), "", &mut |name, at, text| {
            if is_sound(at) {
                given.push((name, origin(at), text));
            }
        });
        let mut readable = Vec::new();
        for (name, origin, text) in given {
            match text {
                Ok(text) => readable.push(Given { name, text, origin }),
                Err(message) => self.fault(origin, format!("{name}: {message}")),
            }
        }
        let secrets = |given: &Given| Key::named(&given.name).is_some_and(|key| key.is_secret);
        if let Some(secret) = readable.iter().find(|given| secrets(given))
            && permissions::is_readable_by_all(path)
        {
            let message = format!(
                "{} is a secret, and other users can read this file: `chmod 600` it, or write {}_file with the path of a private file",
                secret.name, secret.name
            );
            self.warnings.push(Fault { origin: Some(secret.origin.clone()), message });
        }
        self.apply(readable);
    }

    fn read_variables(&mut self, variables: &[(String, String)]) {
        let mut names: BTreeMap<String, String> =
            KEYS.iter().map(|key| (key.variable(), key.name.to_owned())).collect();
        for key in KEYS.iter().filter(|key| key.is_secret) {
            let name = format!("{}_file", key.name);
            names.insert(variable(&name), name);
        }
        let mut given = Vec::new();
        for (variable, text) in variables.iter().filter(|(name, _)| name.starts_with("MIASMA_")) {
            let origin = Origin::Variable(variable.clone());
            match names.get(variable) {
                Some(name) => given.push(Given { name: name.clone(), text: text.clone(), origin }),
                None if OTHER_VARIABLES.contains(&variable.as_str()) => {}
                None => {
                    let message = format!(
                        "no setting has this name{}",
                        similar(variable, names.keys().map(String::as_str))
                    );
                    self.warnings.push(Fault { origin: Some(origin), message });
                }
            }
        }
        self.apply(given);
    }

    /// Sets what one source gives.
    fn apply(&mut self, given: Vec<Given>) {
        let is_given = |name: &str| given.iter().any(|other| other.name == name);
        let both_places = is_given("data") && (is_given("database_url") || is_given("database_url_file"));
        for Given { name, text, origin } in &given {
            let secret_file = name.strip_suffix("_file").and_then(Key::named).filter(|key| key.is_secret);
            let Some(key) = Key::named(name).or(secret_file) else {
                let names = KEYS.iter().map(|key| key.name);
                self.fault(origin.clone(), format!("there is no setting {name}{}", similar(name, names)));
                continue;
            };
            let text = match secret_file {
                None => Ok(text.clone()),
                Some(_) if is_given(key.name) => {
                    Err(format!("{name}: {} is set as well: remove one of them", key.name))
                }
                Some(_) => {
                    self.check_secret_file(name, Path::new(text), origin);
                    std::fs::read_to_string(text)
                        .map(|text| text.trim().to_owned())
                        .map_err(|error| format!("{name}: can't read {text}: {error}"))
                }
            };
            let set = text.and_then(|text| {
                (key.read)(&mut self.settings, &text).map_err(|why| format!("{}: {why}", key.name))
            });
            match set {
                Ok(()) => drop(self.origins.insert(key.name, origin.clone())),
                Err(message) => self.fault(origin.clone(), message),
            }
            match key.name {
                "data" | "database_url" if both_places => {
                    self.fault(
                        origin.clone(),
                        "data and database_url exclude each other: remove one of them",
                    );
                }
                // A place that is given here replaces the other kind of place from a weaker source.
                "data" => self.forget("database_url"),
                "database_url" => self.forget("data"),
                _ => {}
            }
        }
    }

    fn check_secret_file(&mut self, name: &str, path: &Path, origin: &Origin) {
        if permissions::is_readable_by_all(path) {
            let message = format!(
                "{name}: every user of this machine can read {}: `chmod 640` it, and `chgrp` it to the group of the service",
                path.display()
            );
            self.warnings.push(Fault { origin: Some(origin.clone()), message });
        }
        self.check_service_can_read(path, Some(origin));
    }

    /// Warns if only who reads the settings can read a file, and the service can't.
    fn check_service_can_read(&mut self, path: &Path, origin: Option<&Origin>) {
        if let Some(service) = &self.service
            && path.exists()
            && !service.can_read(path)
        {
            let (user, path) = (&service.name, path.display());
            let message =
                format!("the service can't read {path}: `chgrp {user} {path}` and `chmod 640 {path}`");
            self.warnings.push(Fault { origin: origin.cloned(), message });
        }
    }

    fn forget(&mut self, name: &str) {
        let key = Key::named(name).expect("a known setting");
        (key.unset)(&mut self.settings);
        self.origins.remove(key.name);
    }
}

/// Calls `each` with the name, the position and the text of every value in a table and the tables in it.
fn collect(table: &DeTable<'_>, prefix: &str, each: &mut impl FnMut(String, usize, Result<String, String>)) {
    for (key, value) in table {
        let name = format!("{prefix}{}", key.get_ref());
        match value.get_ref() {
            DeValue::Table(inner) => collect(inner, &format!("{name}."), each),
            value => each(name, key.span().start, text_of(value)),
        }
    }
}

/// A value as it would be written in an environment variable.
fn text_of(value: &DeValue<'_>) -> Result<String, String> {
    match value {
        DeValue::String(text) => Ok(text.to_string()),
        DeValue::Integer(number) => Ok(number.as_str().replace('_', "")),
        DeValue::Float(number) => Ok(number.as_str().to_owned()),
        DeValue::Boolean(is_true) => Ok(is_true.to_string()),
        DeValue::Array(values) => {
            let parts: Result<Vec<String>, String> =
                values.iter().map(|value| text_of(value.get_ref())).collect();
            Ok(parts?.join(","))
        }
        DeValue::Table(_) | DeValue::Datetime(_) => Err("no setting has a value of this kind".to_owned()),
    }
}

/// A hint at a known name that differs from this one by few letters.
fn similar<'n>(name: &str, known: impl Iterator<Item = &'n str>) -> String {
    let last = |name: &str| name.rsplit('.').next().unwrap_or_default().to_owned();
    let distances =
        known.map(|other| (distance(name, other).min(1 + distance(&last(name), &last(other))), other));
    match distances.min() {
        Some((0..=3, other)) => format!(": do you mean {other}?"),
        _ => ": `miasma config show` lists all".to_owned(),
    }
}

/// The Levenshtein distance of two words.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, sign) in one.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, against) in other.iter().enumerate() {
            let replaced = diagonal + usize::from(sign != *against);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[other.len()]
}
