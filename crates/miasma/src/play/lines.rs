//! Lines of input, from a terminal or a file.

use std::io::{self, BufRead};

/// Reads lines. Invalid UTF-8 is replaced instead of ending the game.
pub fn read(mut input: impl BufRead) -> impl Iterator<Item = io::Result<String>> {
    std::iter::from_fn(move || {
        let mut bytes = Vec::new();
        match input.read_until(b'\n', &mut bytes) {
            Ok(0) => None,
            Ok(_) => Some(Ok(String::from_utf8_lossy(&bytes).trim_end_matches(['\n', '\r']).to_owned())),
            Err(error) => Some(Err(error)),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invalid_utf8_is_replaced() {
        let typed: Vec<String> =
            read(&b"one\r\n\xff two\n\nlast"[..]).map(|line| line.expect("a line")).collect();
        assert_eq!(typed, ["one", "\u{fffd} two", "", "last"]);
    }
}
