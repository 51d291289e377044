//! Tests that all games share: the finished games in `records/` still replay, and together they cover everything that can
//! occur.
//!
//! A game declares what its records have to cover ([`Coverage`]) and how new records are made ([`RecordPlan`]); the rest is
//! here.

pub mod packs;

use crate::{
    Actor, Dealer, Entry, EntryKind, Game, Journal, Question, Random, Record, RecordedGame, Seed, Standing,
};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::marker::PhantomData;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// What one replayed record covers.
#[derive(Default)]
pub struct Seen {
    /// The required things that it covers.
    pub shows: BTreeSet<String>,
    /// The other things that it covers: questions that were asked and kinds of events.
    pub touches: BTreeSet<String>,
}

impl Seen {
    /// Whether the record covers this thing.
    #[must_use]
    pub fn has(&self, thing: &str) -> bool {
        self.shows.contains(thing) || self.touches.contains(thing)
    }

    /// The number of covered things that are not in `known`.
    #[must_use]
    pub fn new_to(&self, known: &BTreeSet<String>) -> usize {
        self.shows.union(&self.touches).filter(|thing| !known.contains(*thing)).count()
    }
}

/// What the records of a game have to cover. A value of this type collects the coverage of one record.
pub trait Coverage: Default {
    /// The game.
    type Game: Game;

    /// Maximum size of all records together, in bytes.
    const MAX_BYTES: usize;

    /// Everything that at least one record has to cover. The driver itself adds `an undo`, `an undo of a draw` and `ended by ...`.
    fn demanded() -> BTreeSet<String>;

    /// What a set-up covers without being played.
    fn of_setup(setup: &<Self::Game as Game>::Setup) -> BTreeSet<String>;

    /// Adds what an answer and its events cover. The journal has positions.
    fn see(
        &mut self,
        before: &Self::Game,
        choice: <Self::Game as Game>::Choice,
        journal: &Journal<Self::Game>,
        seen: &mut Seen,
    );
}

/// The records of one game: their names and texts.
pub struct Records<C: Coverage> {
    texts: Vec<(String, String)>,
    coverage: PhantomData<fn() -> C>,
}

impl<C: Coverage> Records<C> {
    /// Reads the records of a game. With `MIASMA_WRITE_RECORDS` set, calls `write` first to make new ones of the newest edition.
    /// Those of earlier editions stay as they are.
    pub fn open(write: impl FnOnce(&mut Writer<C>)) -> Self {
        let folder = folder::<C>();
        if std::env::var_os("MIASMA_WRITE_RECORDS").is_some() {
            std::fs::create_dir_all(&folder).expect("the folder of records can be made");
            let (newest, older): (Vec<_>, Vec<_>) = paths(&folder).partition(|path| {
                let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
                name.starts_with(&prefix::<C>())
            });
            for path in newest {
                std::fs::remove_file(&path).expect("an old record can be removed");
            }
            let mut seen = BTreeSet::new();
            for path in older {
                let text = std::fs::read_to_string(&path).expect("a record is text");
                let shown = replay::<C>(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
                seen.extend(shown.shows.into_iter().chain(shown.touches));
            }
            write(&mut Writer { folder: folder.clone(), seen, coverage: PhantomData });
        }
        let name = |path: &Path| path.file_name().expect("a file has a name").to_string_lossy().into_owned();
        let text = |path: &Path| std::fs::read_to_string(path).expect("a record is text");
        let mut texts: Vec<_> = paths(&folder).map(|path| (name(&path), text(&path))).collect();
        texts.sort();
        Self { texts, coverage: PhantomData }
    }

    /// Asserts that every record replays, that its draws follow from its seed, and that it ends with the result it states.
    pub fn assert_replay(&self) {
        let failure = |(name, text): &(String, String)| Some(format!("{name}: {}", replay::<C>(text).err()?));
        let failures: Vec<String> = self.texts.iter().filter_map(failure).collect();
        assert!(!self.texts.is_empty() && failures.is_empty(), "{}\n{}", failures.join("\n"), advice::<C>());
    }

    /// Asserts that the records cover everything required.
    pub fn assert_coverage(&self) {
        let mut shown = BTreeSet::new();
        for (name, text) in &self.texts {
            let seen = replay::<C>(text).unwrap_or_else(|why| panic!("{name}: {why}\n{}", advice::<C>()));
            shown.extend(seen.shows);
        }
        let missing: Vec<String> = C::demanded().difference(&shown).cloned().collect();
        assert!(missing.is_empty(), "no record shows {}\n{}", missing.join(", "), advice::<C>());
    }

    /// Asserts that the records do not exceed [`Coverage::MAX_BYTES`].
    pub fn assert_size(&self) {
        let size: usize = self.texts.iter().map(|(_, text)| text.len()).sum();
        assert!(size < C::MAX_BYTES, "{size} bytes in {} records", self.texts.len());
    }
}

/// How a record is made.
pub struct RecordPlan<G: Game> {
    /// The name of the file without its extension.
    pub name: String,
    /// The set-up of the game.
    pub setup: G::Setup,
    /// Whether players undo answers.
    pub undo: Undo,
    /// The number from which the seeds of the candidate games are derived.
    pub family: u64,
    /// Something rare that the game must cover. If set, the first game that covers it is chosen.
    pub shows: Option<&'static str>,
}

/// Whether players undo answers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Undo {
    /// Never.
    Never,
    /// Occasionally.
    Sometimes,
}

/// Chooses an answer in a game that becomes a record. The `u64` is the number of the seed.
pub type Answer<'a, G> =
    &'a dyn Fn(u64, &G, &Question<<G as Game>::Choice>, &mut Xoshiro256PlusPlus) -> <G as Game>::Choice;

/// Makes new records.
pub struct Writer<C: Coverage> {
    folder: PathBuf,
    /// Everything that the records of earlier editions, and those written so far, cover.
    pub seen: BTreeSet<String>,
    coverage: PhantomData<fn() -> C>,
}

impl<C: Coverage> Writer<C> {
    /// Whether a set-up covers something demanded that no record covers yet.
    #[must_use]
    pub fn needs(&self, setup: &<C::Game as Game>::Setup) -> bool {
        let shown = C::of_setup(setup);
        C::demanded().iter().any(|thing| shown.contains(thing) && !self.seen.contains(thing))
    }

    /// Plays one game per seed and writes the one that adds most to the coverage; among equals the shortest.
    pub fn write(
        &mut self,
        plan: &RecordPlan<C::Game>,
        mut seeds: Range<u64>,
        answer: Answer<'_, C::Game>,
        worth: impl Fn(&Seen, &BTreeSet<String>) -> usize,
    ) {
        let play = |seed| {
            let text = plan.play(seed, answer);
            let seen =
                replay::<C>(&text).unwrap_or_else(|why| panic!("{} does not replay: {why}", plan.name));
            (seed, text, seen)
        };
        let best = match plan.shows {
            Some(rare) => seeds.by_ref().map(play).find(|(_, _, seen)| seen.has(rare)),
            None => seeds.map(play).max_by_key(|(seed, text, seen)| {
                (worth(seen, &self.seen), Reverse(text.len()), Reverse(*seed))
            }),
        };
        let (_, text, seen) = best.unwrap_or_else(|| panic!("no game of {} shows what it has to", plan.name));
        self.seen.extend(seen.shows);
        self.seen.extend(seen.touches);
        let path = self.folder.join(format!("{}{}.record", prefix::<C>(), plan.name));
        std::fs::write(path, text).expect("a record can be written");
    }
}

impl<G: Game> RecordPlan<G> {
    /// The record of the game with one seed.
    fn play(&self, number: u64, answer: Answer<'_, G>) -> String {
        let seed = Seed::numbered(self.family, number);
        let mut random = Xoshiro256PlusPlus::seed_from_u64(number);
        let mut dealer = Dealer::new(&seed);
        let record = Record::<G>::new(self.setup.clone(), Some(seed.commitment()));
        let mut recorded = RecordedGame::new(record).expect("a good set-up");
        loop {
            recorded.settle(&mut dealer, &mut Journal::off());
            let Some(question) = recorded.question() else { break };
            let seat = question.who.seat().expect("chance has been settled");
            let choice = answer(number, recorded.game(), &question, &mut random);
            recorded.play(Some(seat), choice, &mut Journal::off()).expect("an option was offered");
            if self.undo == Undo::Sometimes
                && random.below(16) == 0
                && let Ok((entries, _)) = recorded.undoable(seat)
            {
                let from = entries[random.below(entries.len() as u32) as usize];
                recorded.undo(seat, from).expect("the entry can be taken back");
                dealer.rewind(from);
            }
        }
        let mut record = recorded.record().clone();
        record.seed = Some(seed);
        record.tail = result(&recorded.game().standing());
        record.write()
    }
}

/// Replays a record. Every entry must be legal, every draw must follow from the seed, and the result must be the one it
/// states.
fn replay<C: Coverage>(text: &str) -> Result<Seen, String> {
    let record = Record::<C::Game>::read(text).map_err(|error| error.to_string())?;
    if record.write() != text {
        return Err("it is not written as this build writes records".to_owned());
    }
    let seed = record.seed.ok_or("it has no seed")?;
    if record.commitment != Some(seed.commitment()) {
        return Err("its seed does not match its commitment".to_owned());
    }
    let mut coverage = C::default();
    let mut seen = Seen { shows: C::of_setup(&record.setup), touches: BTreeSet::new() };
    let mut dealer = Dealer::new(&seed);
    let mut unfair = None;
    let replay = RecordedGame::replay(&record, |number, before, entry: &Entry<_>, _, journal| {
        let choice = match entry.kind {
            EntryKind::Choose(choice) => choice,
            EntryKind::Undo { from } => {
                seen.shows.insert("an undo".to_owned());
                if dealer.rewind(from) {
                    seen.shows.insert("an undo of a draw".to_owned());
                }
                return;
            }
        };
        let question = before.question().expect("an accepted entry answers a question");
        seen.touches.insert(question.prompt.to_owned());
        seen.touches.extend(journal.events().iter().map(|event| before.tell(event).key.to_owned()));
        coverage.see(before, choice, journal, &mut seen);
        if let Actor::Chance(purpose) = question.who {
            let drawn = question.options.nth(dealer.pick_entry(number, purpose, question.options.len()));
            if drawn != choice {
                unfair.get_or_insert(format!("entry {number}: the seed gives \"{}\"", before.say(drawn)));
            }
        }
    });
    let recorded = replay
        .map_err(|faults| faults.to_string())?
        .map_err(|(entry, refused)| format!("entry {entry}: {refused:?}"))?;
    if let Some(unfair) = unfair {
        return Err(unfair);
    }
    let standing = recorded.game().standing();
    let ended_by = standing.ended_by.ok_or("it is not over")?;
    if record.tail != result(&standing) {
        return Err(format!("it says {:?}, the game came to {:?}", record.tail, result(&standing)));
    }
    seen.shows.insert(format!("ended by {ended_by}"));
    Ok(seen)
}

/// The fields at the end of a finished game's record, as the program writes them.
fn result(standing: &Standing) -> Vec<(String, String)> {
    let place = |place: &crate::Place| format!("{} {} {}", place.rank, place.seat, place.score);
    let places: Vec<String> = standing.places.iter().map(place).collect();
    let ended_by = standing.ended_by.unwrap_or("nothing").to_owned();
    vec![("ended_by".to_owned(), ended_by), ("result".to_owned(), places.join(", "))]
}

/// What the names of the newest edition's records begin with.
fn prefix<C: Coverage>() -> String {
    format!("edition-{}-", C::Game::EDITION)
}

fn folder<C: Coverage>() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records").join(C::Game::NAME)
}

fn paths(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let files = std::fs::read_dir(folder).expect("the folder of records is there");
    let paths = files.map(|file| file.expect("a listed file").path());
    paths.filter(|path| path.extension().is_some_and(|extension| extension == "record"))
}

/// What to do if a record fails although the change is intended.
fn advice<C: Coverage>() -> String {
    let name = C::Game::NAME;
    format!(
        "If a rule, a text of choices or data/{name} was meant to change, write new records with\n\
         MIASMA_WRITE_RECORDS=1 cargo test -p {name} --test records\n\
         and raise the edition if games already played would now end differently."
    )
}
