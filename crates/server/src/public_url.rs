//! The address people use.

use std::fmt;
use std::net::Ipv6Addr;
use std::str::FromStr;

/// The address of the server as people use it: scheme, host and optionally a path, such as `https://example.org/miasma`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl {
    origin: String,
    base: String,
}

impl PublicUrl {
    /// Scheme and host, such as `https://example.org`.
    #[must_use]
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// The path without the last slash, such as `/miasma`; empty without a path.
    #[must_use]
    pub fn base(&self) -> &str {
        &self.base
    }

    /// Whether connections to it are encrypted.
    pub(crate) fn is_https(&self) -> bool {
        self.origin.starts_with("https:")
    }
}

impl FromStr for PublicUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let fault = || {
            format!(
                "\"{text}\" is not a public URL: write https://games.example or https://example.org/miasma"
            )
        };
        let (scheme, rest) = text
            .split_once("://")
            .filter(|(scheme, _)| ["http", "https"].contains(scheme))
            .ok_or_else(fault)?;
        let rest = rest.trim_end_matches('/');
        let (host, path) = rest.split_once('/').map_or((rest, None), |(host, path)| (host, Some(path)));
        let in_host = |sign: char| sign.is_alphanumeric() || "-._:[]".contains(sign);
        let in_path = |sign: char| sign.is_ascii_alphanumeric() || "-._~".contains(sign);
        let is_segment =
            |part: &str| !part.is_empty() && part.chars().all(in_path) && ![".", ".."].contains(&part);
        if !is_authority(host)
            || !host.chars().all(in_host)
            || !path.is_none_or(|path| path.split('/').all(is_segment))
        {
            return Err(fault());
        }
        let base = path.map_or_else(String::new, |path| format!("/{path}"));
        Ok(Self { origin: format!("{scheme}://{host}"), base })
    }
}

/// Whether a text is a host, or a host and a port.
fn is_authority(text: &str) -> bool {
    let (host, rest) = match text.strip_prefix('[') {
        Some(inside) => match inside.split_once(']') {
            Some((address, rest)) if address.parse::<Ipv6Addr>().is_ok() => (address, rest),
            _ => return false,
        },
        None => text.split_at(text.find(':').unwrap_or(text.len())),
    };
    let is_port = |port: &str| port.parse::<u16>().is_ok_and(|port| port > 0);
    !host.is_empty() && (rest.is_empty() || rest.strip_prefix(':').is_some_and(is_port))
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.origin, self.base)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_url_has_an_origin_and_perhaps_a_path() {
        let parts = |text: &str| {
            let url: PublicUrl = text.parse().unwrap_or_else(|why| panic!("{why}"));
            (url.origin.clone(), url.base.clone(), url.to_string())
        };
        let expected =
            |origin: &str, base: &str| (origin.to_owned(), base.to_owned(), format!("{origin}{base}"));
        assert_eq!(parts("https://games.example"), expected("https://games.example", ""));
        assert_eq!(parts("http://10.0.0.1:8420/"), expected("http://10.0.0.1:8420", ""));
        assert_eq!(parts("http://[::1]:8420"), expected("http://[::1]:8420", ""));
        assert_eq!(parts("https://example.org/miasma/"), expected("https://example.org", "/miasma"));
        assert_eq!(parts("https://example.org/a/b"), expected("https://example.org", "/a/b"));
    }

    #[test]
    fn anything_else_is_refused() {
        for text in [
            "games.example",
            "ftp://games.example",
            "https://",
            "https://games.example:99999",
            "https://games.example:0",
            "https://games.example:",
            "https://games.example:80:80",
            "https://:8420",
            "https://[games.example]",
            "https://[::1",
            "https:///miasma",
            "https://a.example/b//c",
            "https://a.example/../b",
            "https://a.example/?q",
            "https://a.example/#x",
            "https://a.example/a b",
            "https://me:secret@a.example",
        ] {
            assert!(text.parse::<PublicUrl>().is_err(), "{text}");
        }
    }
}
