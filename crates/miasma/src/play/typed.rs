//! Lines from whoever sits at the terminal, or from a file in their place.

use std::io::{self, BufRead};

/// The lines of an input. What is no UTF-8 is a slip of somebody's keyboard, and no reason to end a game.
pub fn lines(mut input: impl BufRead) -> impl Iterator<Item = io::Result<String>> {
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
    fn any_bytes_are_lines() {
        let typed: Vec<String> =
            lines(&b"one\r\n\xff two\n\nlast"[..]).map(|line| line.expect("a line")).collect();
        assert_eq!(typed, ["one", "\u{fffd} two", "", "last"]);
    }
}
