//! The first difference of two long texts.

use std::fmt::Debug;

/// Characters shown on each side of the first difference.
const AROUND: usize = 100;

/// The place where the debug output of two values first differs, with its surroundings. Views and games are too long to
/// compare by eye.
pub(super) fn difference(one: &impl Debug, other: &impl Debug) -> String {
    part(&format!("{one:?}"), &format!("{other:?}"))
}

/// The place where two texts first differ, with its surroundings.
pub(super) fn part(one: &str, other: &str) -> String {
    let same = one.chars().zip(other.chars()).take_while(|(one, other)| one == other).count();
    let near = |text: &str| {
        let start = same.saturating_sub(AROUND);
        let shown: String = text.chars().skip(start).take(2 * AROUND).collect();
        format!("{}{shown}", if start > 0 { "..." } else { "" })
    };
    format!("\n  {}\nagainst\n  {}", near(one), near(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_difference_is_shown_with_what_is_around_it() {
        let one = format!("{}é{}", "a".repeat(300), "b".repeat(300));
        let other = one.replace('é', "è");
        let around = |middle: &str| format!("...{}{middle}{}", "a".repeat(AROUND), "b".repeat(AROUND - 1));
        assert_eq!(part(&one, &other), format!("\n  {}\nagainst\n  {}", around("é"), around("è")));
        assert_eq!(part("same", "sane"), "\n  same\nagainst\n  sane");
    }
}
