//! The values of settings as text: the same in the file, in environment variables and on the command line.

use bots::Budget;
use server::PublicUrl;
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::time::Duration;
use tracing_subscriber::filter::Targets;

/// A value that is read from text and written as TOML.
pub trait Value: Sized {
    /// Reads the value. The error says what to write instead.
    fn read(text: &str) -> Result<Self, String>;

    /// The value in TOML; `None` if it is not set.
    fn write(&self) -> Option<String>;
}

/// A text that is never shown.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(secret)")
    }
}

/// How log lines are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogFormat {
    /// For people.
    Text,
    /// For machines: one JSON object per line.
    Json,
}

/// Who may join as a new person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegistrationMode {
    /// Anybody.
    Open,
    /// Anybody with the invitation code.
    Invitation,
    /// Nobody.
    Closed,
}

/// The log levels, and filters by module such as `info,store=debug`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogFilter(pub String);

const LEVELS: [&str; 6] = ["off", "error", "warn", "info", "debug", "trace"];

impl Value for LogFilter {
    fn read(text: &str) -> Result<Self, String> {
        let levels = LEVELS.join(", ");
        let is_filter = text.contains(['=', ',']) && text.parse::<Targets>().is_ok();
        match is_filter || LEVELS.contains(&text) {
            true => Ok(Self(text.to_owned())),
            false => Err(format!("\"{text}\" is not a log level: choose one of {levels}")),
        }
    }

    fn write(&self) -> Option<String> {
        Some(quoted(&self.0))
    }
}

/// Implements [`Value`] for enums by the names of their variants.
macro_rules! named {
    ($kind:ident: $($name:literal = $variant:ident),*) => {
        impl Value for $kind {
            fn read(text: &str) -> Result<Self, String> {
                match text {
                    $($name => Ok(Self::$variant),)*
                    _ => Err(format!("\"{text}\" is unknown: choose one of {}", [$($name),*].join(", "))),
                }
            }

            fn write(&self) -> Option<String> {
                Some(quoted(match self { $(Self::$variant => $name),* }))
            }
        }
    };
}

named!(LogFormat: "text" = Text, "json" = Json);
named!(RegistrationMode: "open" = Open, "invitation" = Invitation, "closed" = Closed);

impl Value for Secret {
    fn read(text: &str) -> Result<Self, String> {
        match text.is_empty() {
            true => Err("the secret is empty".to_owned()),
            false => Ok(Self(text.to_owned())),
        }
    }

    fn write(&self) -> Option<String> {
        None
    }
}

impl Value for PathBuf {
    fn read(text: &str) -> Result<Self, String> {
        match text.is_empty() {
            true => Err("the path is empty".to_owned()),
            false => Ok(Self::from(text)),
        }
    }

    fn write(&self) -> Option<String> {
        Some(quoted(&self.display().to_string()))
    }
}

impl Value for SocketAddr {
    fn read(text: &str) -> Result<Self, String> {
        text.parse().map_err(|_| format!("\"{text}\" is not an address with a port: write 127.0.0.1:8420"))
    }

    fn write(&self) -> Option<String> {
        Some(quoted(&self.to_string()))
    }
}

impl Value for Vec<String> {
    fn read(text: &str) -> Result<Self, String> {
        Ok(text.split(',').map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned).collect())
    }

    fn write(&self) -> Option<String> {
        let list: Vec<String> = self.iter().map(|name| quoted(name)).collect();
        Some(format!("[{}]", list.join(", ")))
    }
}

impl Value for Vec<IpAddr> {
    fn read(text: &str) -> Result<Self, String> {
        let address = |text: &str| {
            let fault = |_| format!("\"{text}\" is not an IP address: write 10.0.0.5, without a port");
            text.parse::<IpAddr>().map_err(fault)
        };
        text.split(',').map(str::trim).filter(|part| !part.is_empty()).map(address).collect()
    }

    fn write(&self) -> Option<String> {
        let list: Vec<String> = self.iter().map(|address| quoted(&address.to_string())).collect();
        Some(format!("[{}]", list.join(", ")))
    }
}

impl Value for PublicUrl {
    fn read(text: &str) -> Result<Self, String> {
        text.parse()
    }

    fn write(&self) -> Option<String> {
        Some(quoted(&self.to_string()))
    }
}

impl Value for Budget {
    fn read(text: &str) -> Result<Self, String> {
        text.parse()
    }

    fn write(&self) -> Option<String> {
        Some(quoted(&self.to_string()))
    }
}

impl Value for usize {
    fn read(text: &str) -> Result<Self, String> {
        positive(text)
    }

    fn write(&self) -> Option<String> {
        Some(self.to_string())
    }
}

impl Value for u64 {
    fn read(text: &str) -> Result<Self, String> {
        positive(text)
    }

    fn write(&self) -> Option<String> {
        Some(self.to_string())
    }
}

impl Value for NonZeroU32 {
    fn read(text: &str) -> Result<Self, String> {
        positive::<u32>(text).map(|number| Self::new(number).expect("it is positive"))
    }

    fn write(&self) -> Option<String> {
        Some(self.to_string())
    }
}

/// The units of durations, in milliseconds.
const UNITS: [(&str, u64); 5] =
    [("d", 24 * 3600 * 1000), ("h", 3600 * 1000), ("m", 60 * 1000), ("s", 1000), ("ms", 1)];

impl Value for Duration {
    fn read(text: &str) -> Result<Self, String> {
        let digits = text.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(text.len());
        let (number, unit) = text.split_at(digits);
        let unit = UNITS.iter().find(|(name, _)| *name == unit);
        let millis =
            number.parse::<u64>().ok().zip(unit).and_then(|(number, (_, ms))| number.checked_mul(*ms));
        // A thousand years is surely a mistake, and would overflow times in milliseconds later.
        let millis = millis.filter(|millis| (1..=1000 * 366 * 24 * 3600 * 1000).contains(millis));
        millis
            .map(Self::from_millis)
            .ok_or_else(|| format!("\"{text}\" is not a duration: write 20ms, 30s, 5m, 12h or 400d"))
    }

    fn write(&self) -> Option<String> {
        let millis = self.as_millis() as u64;
        let (name, ms) =
            UNITS.iter().find(|(_, ms)| millis.is_multiple_of(*ms)).expect("a millisecond divides all");
        Some(quoted(&format!("{}{name}", millis / ms)))
    }
}

impl<T: Value> Value for Option<T> {
    fn read(text: &str) -> Result<Self, String> {
        T::read(text).map(Some)
    }

    fn write(&self) -> Option<String> {
        self.as_ref().and_then(T::write)
    }
}

fn positive<N: std::str::FromStr + PartialEq + Default>(text: &str) -> Result<N, String> {
    let number = text.parse().ok().filter(|number| *number != N::default());
    number.ok_or_else(|| format!("\"{text}\" is not a whole number above 0"))
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
