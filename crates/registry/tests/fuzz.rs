//! Fuzz tests of everything that people can write about any game: choices, records and data packs.

use bots::BotRng;
use fuzz::{Fuzz, Outcome};
use game::{Actor, Game, Journal, Random as _, Record, RecordedGame, Setup as _};
use registry::each_title;
use title::Title;

/// Maximum decisions of a game that is played on components of a fuzz test.
const DECISIONS: usize = 2000;

/// A game at random positions, one after the other.
struct Walk<G: Game> {
    setups: Vec<G::Setup>,
    next: usize,
    game: G,
    rng: BotRng,
}

impl<G: Game> Walk<G> {
    fn new() -> Self {
        let setups = G::Setup::samples(1);
        let game = G::new(&setups[0]).expect("samples can be played");
        Self { setups, next: 1, game, rng: BotRng::numbered(7) }
    }

    /// Plays one answer at random; starts another game after the end.
    fn step(&mut self) {
        match self.game.question() {
            Some(question) => {
                let choice = question.options.nth(self.rng.below(question.options.len()));
                self.game.play_unchecked(choice, &mut Journal::off());
            }
            None => {
                self.game =
                    G::new(&self.setups[self.next % self.setups.len()]).expect("samples can be played");
                self.next += 1;
            }
        }
    }
}

/// Answers that are said in a few games.
fn spoken<G: Game>() -> Vec<String> {
    let mut walk = Walk::<G>::new();
    let mut said = std::collections::BTreeSet::new();
    for _ in 0..20_000 {
        if let Some(question) = walk.game.question() {
            let number = walk.rng.below(question.options.len());
            said.insert(walk.game.say(question.options.nth(number)));
        }
        walk.step();
    }
    let step = (said.len() / 1000).max(1);
    said.into_iter().step_by(step).collect()
}

fn choices<G: Title>() {
    let mut walk = Walk::<G>::new();
    let corpus = spoken::<G>();
    let words: Vec<String> = corpus.iter().flat_map(|text| text.split(' ')).map(str::to_owned).collect();
    let tally = Fuzz::of("choices", 10_000).corpus(corpus).words(words).max_bytes(200).each_text(|words| {
        walk.step();
        let before = walk.game;
        let choice = match before.hear(words) {
            Ok(choice) => choice,
            Err(why) => {
                assert!(!why.is_empty(), "a refusal says why");
                return Outcome::Refused;
            }
        };
        let said = before.say(choice);
        assert_eq!(before.hear(&said), Ok(choice), "what is said can be read again");
        let is_option = before.question().is_some_and(|question| question.options.allows(choice));
        match walk.game.play(choice, &mut Journal::off()) {
            Ok(_) => assert!(is_option, "{said} is no option"),
            Err(illegal) => {
                assert!(!is_option, "{said} is an option");
                assert!(!illegal.because.key.is_empty(), "a refusal names its reason");
                assert_eq!(walk.game, before, "a refused choice changes nothing");
            }
        }
        Outcome::Accepted
    });
    assert!(tally.accepted > 0 && tally.refused > 0, "{tally}");
}

#[test]
fn fuzz_choices() {
    each_title!(G => choices::<G>());
}

/// The recorded games, each as a whole and cut off after some lines.
fn recorded(game: &str) -> Vec<String> {
    let folder = format!("{}/../../records/{game}", env!("CARGO_MANIFEST_DIR"));
    let mut paths: Vec<_> = std::fs::read_dir(folder)
        .expect("there are records")
        .map(|entry| entry.expect("the folder can be listed").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "record"))
        .collect();
    paths.sort();
    let texts = paths.iter().map(|path| std::fs::read_to_string(path).expect("a record is text"));
    texts
        .flat_map(|text| {
            let cut = |lines: usize| text.lines().take(lines).collect::<Vec<_>>().join("\n");
            // Most are short, because the time is better spent on many.
            [cut(30), cut(45), cut(70), cut(120)]
        })
        .take(400)
        .collect()
}

fn records<G: Title>() {
    let corpus = recorded(G::NAME);
    assert!(!corpus.is_empty(), "there are records of {}", G::NAME);
    let words = [
        "undo",
        "chance",
        "seat",
        "entries\n",
        "end\n",
        "seed ",
        "edition",
        "pack",
        "commitment",
        "players",
        "\n",
    ];
    let tally = Fuzz::of("records", 1000).corpus(corpus).words(words).max_bytes(20_000).each_text(|text| {
        let record = match Record::<G>::read(text) {
            Ok(record) => record,
            Err(error) => {
                assert!(!error.message.is_empty(), "a refusal says why");
                return Outcome::Refused;
            }
        };
        let written = record.write();
        assert_eq!(Record::read(&written), Ok(record.clone()), "what is written can be read again");
        match RecordedGame::replay(&record, |_, _, _, _, _| {}) {
            Ok(Ok(recorded)) => {
                assert_eq!(recorded.record().entries, record.entries, "a replay repeats the record");
            }
            // An entry that does not fit the rules.
            Ok(Err((entry, _))) => assert!((1..=record.entries.len()).contains(&entry)),
            Err(faults) => panic!("the set-up was checked when the record was read: {faults}"),
        }
        Outcome::Accepted
    });
    assert!(tally.accepted > 0 && tally.refused > 0, "{tally}");
}

#[test]
fn fuzz_records() {
    each_title!(G => records::<G>());
}

fn packs<G: Title>() {
    let builtin = G::load_pack(&[]).expect("the built-in components are sound");
    let files = G::pack_files(&builtin).expect("they are loaded");
    let mut played = 0;
    // A file is the line with its name, and its text.
    let corpus = files.iter().map(|(name, text)| format!("{name}\n{text}"));
    let words = ["[[", "]]", "= ", "\n", "id = ", "\"", "true", "printed", "-", "[]", "{}"];
    let tally = Fuzz::of("packs", 300).corpus(corpus).words(words).max_bytes(60_000).each_text(|input| {
        let (name, text) = input.split_once('\n').unwrap_or((input, ""));
        let files = [(name.to_owned(), text.to_owned())];
        match G::load_pack(&files) {
            Ok(hash) => {
                let stored = G::pack_files(&hash).expect("they are loaded");
                let stored: Vec<(String, String)> =
                    stored.into_iter().map(|(name, text)| (name.to_owned(), text)).collect();
                assert_eq!(G::load_pack(&stored), Ok(hash.clone()), "what is stored can be loaded again");
                played += u32::from(play::<G>(&hash));
                // A changed file of the built-in components is one file of one pack: the corpus keeps the built-in ones.
                Outcome::Accepted
            }
            Err(faults) => {
                assert!(faults.0.iter().all(|fault| !fault.message.is_empty()) && !faults.is_empty());
                Outcome::Refused
            }
        }
    });
    assert!(tally.accepted > 0 && tally.refused > 0 && played > 0, "{tally}");
}

/// Plays a game on the components with this hash. Returns whether it could be set up.
fn play<G: Title>(hash: &str) -> bool {
    let standard = G::Setup::samples(0).into_iter().next().expect("there is a sample");
    let Ok(setup) = G::Setup::from_fields(G::EDITION, hash, &standard.fields()) else { return false };
    let Ok(mut game) = G::new(&setup) else { return false };
    let mut rng = BotRng::numbered(3);
    for _ in 0..DECISIONS {
        let Some(question) = game.question() else { break };
        if matches!(question.who, Actor::Seat(_)) {
            game.prompt(&question);
        }
        game.play_unchecked(question.options.nth(rng.below(question.options.len())), &mut Journal::off());
    }
    assert_eq!(game.broken(), None, "the pieces are all there");
    true
}

#[test]
fn fuzz_packs() {
    each_title!(G => packs::<G>());
}
