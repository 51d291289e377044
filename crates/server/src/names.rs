//! Names of people: which are allowed, and which look alike.

use protocol::limits::NAME_CHARACTERS;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory as _};
use unicode_security::confusable_detection::skeleton as confusable_skeleton;

/// Maximum marks (accents) on one letter. More of them would cover the lines above and below.
const MARKS_ON_LETTER: usize = 2;

/// The name as it is stored and shown: in Unicode's compatibility form (NFKC), with single spaces. Returns what is wrong
/// with a name that is not allowed.
pub(crate) fn checked(name: &str) -> Result<String, String> {
    let name: String = name.nfkc().collect();
    if name.chars().any(|sign| sign != ' ' && is_invisible(sign)) {
        return Err("a name has no invisible characters, line breaks or other controls".to_owned());
    }
    let name = name.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    if !(1..=NAME_CHARACTERS).contains(&name.chars().count()) {
        return Err(format!("a name has 1 to {NAME_CHARACTERS} characters"));
    }
    let mut marks = MARKS_ON_LETTER;
    for sign in name.nfd() {
        marks = if is_combining_mark(sign) { marks + 1 } else { 0 };
        if marks > MARKS_ON_LETTER {
            return Err(format!("a letter of a name has at most {MARKS_ON_LETTER} accents"));
        }
    }
    Ok(name)
}

/// What a name looks like: two names with the same skeleton can be taken for each other. Case, spaces and punctuation do not
/// count, nor do letters of other alphabets that look the same (Unicode Technical Standard 39).
pub(crate) fn skeleton(name: &str) -> String {
    let name: String = name.nfkc().filter(|sign| !is_invisible(*sign)).collect();
    let lower = confusable_skeleton(&name).collect::<String>().to_lowercase();
    let twice: String = confusable_skeleton(&lower).filter(|sign| sign.is_alphanumeric()).collect();
    // The same after the case was removed: I, i, l and 1 are one sign.
    let twice = twice.to_lowercase().replace('i', "l");
    // A name of punctuation alone stands for itself.
    if twice.is_empty() { name } else { twice }
}

/// Whether a character leaves no trace, or only space, on the screen.
fn is_invisible(sign: char) -> bool {
    let is_blank = matches!(
        sign,
        // Fillers and blanks that count as letters or symbols.
        '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{fffc}' | '\u{fffd}'
        // Joiners, variation selectors and tags.
        | '\u{34f}' | '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
    );
    is_blank
        || matches!(
            sign.general_category(),
            GeneralCategory::Control
                | GeneralCategory::Format
                | GeneralCategory::Surrogate
                | GeneralCategory::PrivateUse
                | GeneralCategory::Unassigned
                | GeneralCategory::LineSeparator
                | GeneralCategory::ParagraphSeparator
                | GeneralCategory::SpaceSeparator
        )
}

#[cfg(test)]
mod tests {
    use super::*;
    use fuzz::{Fuzz, Outcome};

    #[test]
    fn names_of_all_languages_are_kept_and_normalized() {
        for name in [
            "Anna",
            "Jürgen",
            "Søren",
            "Łukasz",
            "Дарья",
            "小明",
            "أمل",
            "Müller-Lüdenscheidt",
            "🐀 king",
            "O'Neil 2",
        ] {
            assert_eq!(checked(name), Ok(name.to_owned()), "{name}");
        }
        assert_eq!(checked("  Anna \u{a0} Maria "), Ok("Anna Maria".to_owned()));
        assert_eq!(checked("\u{ff21}nna"), Ok("Anna".to_owned()), "full-width letters");
        assert_eq!(checked("Ju\u{308}rgen"), Ok("Jürgen".to_owned()));
    }

    #[test]
    fn invisible_characters_are_refused() {
        for name in [
            "",
            "   ",
            "a\nb",
            "An\u{200b}na",
            "An\u{200d}na",
            "An\u{ad}na",
            "\u{202e}anna",
            "Anna\u{2066}",
            "\u{3164}",
            "\u{2800}",
            "Anna\u{fe0f}",
            "Anna\u{e0041}",
            "\u{feff}Anna",
            "Anna\u{0}",
            "\u{e000}",
            "An\u{34f}na",
            "a\u{2028}b",
        ] {
            assert!(checked(name).is_err(), "{name:?}");
        }
        assert!(checked(&"x".repeat(25)).is_err());
        assert!(checked("a\u{323}\u{331}\u{330}").is_err(), "too many marks");
        assert!(checked("\u{301}a").is_err(), "a mark on nothing");
    }

    #[test]
    fn names_that_look_alike_have_the_same_skeleton() {
        for (one, other) in [
            ("Anna", "anna"),
            ("Anna", "Аnnа"),
            ("Anna", "A n n a"),
            ("Anna", "Anna."),
            ("Paul", "PauI"),
            ("Paul", "Pau1"),
            ("Otto", "0tt0"),
            ("Ida", "lda"),
            ("Marn", "Mam"),
            ("Ιda", "Ida"),
        ] {
            assert_eq!(skeleton(one), skeleton(other), "{one} {other}");
        }
        for (one, other) in [("Anna", "Hanna"), ("Anna", "Änne"), ("Ben", "Bea"), ("!!", "??")] {
            assert_ne!(skeleton(one), skeleton(other), "{one} {other}");
        }
    }

    #[test]
    fn fuzz_names() {
        let corpus = [
            "Anna",
            "Jürgen",
            "Дарья",
            "小明",
            "أمل",
            "🐀 king",
            "O'Neil 2",
            "Marn",
            "a\u{323}\u{301}",
            "Ⅳ ﬁ ½",
        ];
        let words = [
            "\u{200b}",
            "\u{202e}",
            "\u{301}",
            "\u{a0}",
            "\u{3164}",
            "\u{fdfa}",
            "ß",
            "İ",
            "ﬀ",
            "\u{1d173}",
            "а",
            " ",
        ];
        let tally = Fuzz::of("names", 5000).corpus(corpus).words(words).max_bytes(200).each_text(|name| {
            let looks = skeleton(name);
            assert_eq!(looks, skeleton(name), "the same every time");
            match checked(name) {
                Ok(name) => {
                    assert_eq!(checked(&name), Ok(name.clone()), "a stored name is allowed");
                    assert!((1..=NAME_CHARACTERS).contains(&name.chars().count()));
                    assert!(!name.chars().any(|sign| sign != ' ' && is_invisible(sign)));
                    assert!(!skeleton(&name).is_empty(), "every name can be compared");
                    Outcome::Accepted
                }
                Err(why) => {
                    assert!(!why.is_empty());
                    Outcome::Refused
                }
            }
        });
        assert!(tally.accepted > 0 && tally.refused > 0, "{tally}");
    }
}
