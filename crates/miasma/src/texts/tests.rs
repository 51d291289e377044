//! Every phrase of the games and of the program has a text.

use super::*;
use ::bots::BotRng;
use game::{
    Choice, Dealer, Event as _, Eye, Game, Journal, Limit, NoUndo, Question, Random as _, Seat, Seed,
    Setup as _, Value,
};
use registry::each_title;
use std::collections::BTreeSet;

/// Only the texts of the program itself.
fn own_only() -> Texts {
    Texts::new(Arc::new(English::of([OWN])))
}

/// Games played per sample set-up.
const ROUNDS: u64 = 6;

#[test]
fn the_files_have_no_faults_and_no_key_twice() {
    each_title!(G => {
        let faults = English::faults([OWN, G::TEXTS, G::TERMINAL_TEXTS]);
        assert!(faults.is_empty(), "{faults:?}");
    });
}

#[test]
fn every_phrase_of_random_games_has_a_text() {
    each_title!(G => {
        let mut faults = BTreeSet::new();
        for round in 0..ROUNDS {
            for (number, setup) in (0..).zip(<G as Game>::Setup::samples(round)) {
                let mut check = PhraseCheck { texts: of::<G>(&setup), faults: BTreeSet::new() };
                check.play::<G>(&setup, &Seed::numbered(round, number));
                faults.append(&mut check.faults);
            }
        }
        let faults: Vec<_> = faults.into_iter().collect();
        assert!(faults.is_empty(), "{}:\n{}", G::NAME, faults.join("\n"));
    });
}

#[test]
fn every_reason_against_an_undo_has_a_text() {
    let limits = [Limit::Beginning, Limit::Learned { entry: 3 }, Limit::Acted { entry: 3, seat: Seat(1) }];
    let reasons: Vec<NoUndo> =
        limits.map(NoUndo::Limit).into_iter().chain([NoUndo::NotYours(Seat(1)), NoUndo::NotThere]).collect();
    each_title!(G => {
        let mut check = PhraseCheck { texts: own_only(), faults: BTreeSet::new() };
        for reason in &reasons {
            check.phrase(&reason.phrase::<G>());
        }
        assert!(check.faults.is_empty(), "{}: {:?}", G::NAME, check.faults);
    });
}

#[test]
fn a_missing_text_shows_its_key_and_arguments() {
    let phrase = Phrase::new("no-such-key", "RB-01").with("seat", Seat(1)).with("count", 3u8);
    assert_eq!(own_only().phrase(&phrase), "no-such-key (seat: Seat 2, count: 3)");
}

#[test]
fn lists_are_joined_and_players_have_names() {
    let texts = own_only().with_names(vec![Some("Anna".to_owned()), None]);
    let seats = Value::List([0, 1, 2].map(|seat| Value::Seat(Seat(seat))).to_vec());
    assert_eq!(texts.value(&seats), "Anna, Seat 2 and Seat 3");
    assert_eq!(texts.value(&Value::List(Vec::new())), "nothing");
}

#[test]
fn every_key_the_program_uses_has_a_text() {
    let texts = own_only();
    let keys = literals("miasma/src", &["own(\"", "say(\"", "label(\"", "count(\"", "Incomplete(\""], "");
    let missing: Vec<&String> = keys.iter().filter(|key| !texts.texts().has(key)).collect();
    assert!(keys.len() > 30 && missing.is_empty(), "{missing:?}");
}

#[test]
fn every_key_in_the_sources_of_the_rules_has_a_text() {
    each_title!(G => {
        let texts = of::<G>(&<G as Game>::Setup::standard(4));
        let source = format!("{}/src", G::NAME);
        let openings = ["Phrase::new(\"", "texts.text(\"", "self.label(\""];
        let mut keys = literals(&source, &openings, "");
        for kind in ["event-", "refused-", "advice-", "ask-", "draw-"] {
            keys.extend(literals(&source, &[&format!("\"{kind}")], kind));
        }
        let missing: Vec<&String> = keys.iter().filter(|key| !texts.texts().has(key)).collect();
        assert!(!keys.is_empty() && missing.is_empty(), "{missing:?}");
    });
}

#[test]
fn every_report_and_every_topic_has_its_texts() {
    each_title!(G => {
        let setup = <G as Game>::Setup::standard(4);
        let texts = of::<G>(&setup);
        for report in G::REPORTS {
            assert!(texts.texts().has(&format!("report-{}", report.name)), "{}", report.name);
            for measure in report.measures {
                for part in ["", "-about", "-title", "-axis"] {
                    let key = format!("report-{}-{}{part}", report.name, measure.key);
                    assert!(texts.texts().has(&key), "{key}");
                }
            }
        }
        for topic in G::topics(&setup.pack(), &G::widest_choices(), &texts) {
            let said = topic.values.iter().map(|(_, meaning)| meaning).chain([&topic.about]);
            for text in said {
                assert!(text.is_empty() || text.contains(' ') || text.contains(char::is_uppercase), "{text} is a key");
            }
            assert!(<G as Game>::Setup::knows(topic.field), "{}", topic.field);
        }
    });
}

/// The string literals that follow one of `openings` in the sources of a crate, with `prefix` in front.
fn literals(source: &str, openings: &[&str], prefix: &str) -> BTreeSet<String> {
    let crates = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crates' directory");
    let sources = sources(&crates.join(source));
    let all =
        sources.iter().flat_map(|source| openings.iter().flat_map(|opening| source.split(opening).skip(1)));
    all.filter_map(|rest| rest.split_once('"')).map(|(key, _)| format!("{prefix}{key}")).collect()
}

/// The contents of all source files below a directory except this one.
fn sources(directory: &std::path::Path) -> Vec<String> {
    let mut texts = Vec::new();
    for file in std::fs::read_dir(directory).expect("the sources are there") {
        let path = file.expect("a listed file").path();
        if path.is_dir() {
            texts.extend(sources(&path));
        } else if !path.ends_with("tests.rs") {
            texts.push(std::fs::read_to_string(&path).expect("a source is text"));
        }
    }
    texts
}

/// Looks up every phrase of random games.
struct PhraseCheck {
    texts: Texts,
    faults: BTreeSet<String>,
}

impl PhraseCheck {
    fn phrase(&mut self, phrase: &Phrase) {
        let mut faults = Vec::new();
        self.texts.checked_phrase(phrase, &mut faults);
        self.faults.extend(faults);
    }

    fn play<G: Title>(&mut self, setup: &G::Setup, seed: &Seed) {
        for advice in setup.advice() {
            self.phrase(&advice);
        }
        let mut game = G::new(setup).expect("a sample can be played");
        let mut dealer = Dealer::new(seed);
        let mut rng = BotRng::for_game(seed);
        let mut journal = Journal::recording();
        while let Some(question) = game.question() {
            self.phrase(&game.prompt(&question));
            self.try_something_else(&game, &question, &mut rng);
            let choice = match question.who {
                game::Actor::Seat(_) => question.options.nth(rng.below(question.options.len())),
                game::Actor::Chance(purpose) => {
                    question.options.nth(dealer.pick(purpose, question.options.len()))
                }
            };
            game.play_unchecked(choice, &mut journal);
            for event in journal.take() {
                for eye in Eye::limited(game.seats()).chain([Eye::Open]) {
                    if let Some(event) = event.seen_by(eye) {
                        self.phrase(&game.tell(&event));
                    }
                }
            }
        }
        let standing = game.standing();
        let ended_by = standing.ended_by.expect("a game that is over was ended by something");
        self.name("end", ended_by);
        for (part, _) in standing.places.iter().flat_map(|place| &place.parts) {
            self.name("score", part);
        }
    }

    /// Looks up the refusals of a few illegal choices of any family.
    fn try_something_else<G: Title>(&mut self, game: &G, question: &Question<G::Choice>, rng: &mut BotRng) {
        for _ in 0..4 {
            let family = rng.below(G::Choice::MEMBERS.len() as u32) as u8;
            let most = u32::from(G::Choice::MEMBERS[usize::from(family)]);
            let other = G::Choice::of(family, rng.below(most.min(24)) as u8);
            if !question.options.allows(other) && game.hear(&game.say(other)) == Ok(other) {
                self.phrase(&game.refusal(other).expect("what is not offered is refused"));
            }
        }
    }

    fn name(&mut self, kind: &str, id: &str) {
        let mut faults = Vec::new();
        self.texts.checked_name(kind, id, &mut faults);
        self.faults.extend(faults);
    }
}
