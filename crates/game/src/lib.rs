//! The contract between the rules of a game and the world that plays it.
//!
//! A game is a small `Copy` value: the table and a short stack of paused rules. Its top rule asks exactly one
//! [`Question`] of exactly one [`Actor`], a seat or chance; answering it resumes that rule until the next
//! question stands, or the game is over. Bots, simulator, terminal, server and tests need nothing else.
//!
//! ```text
//! Setup -> Game -> Question -> Choice -> Game + Events -> View(eye)
//! ```
//!
//! A driver asks for the question, answers it, and shows what happened. Here every seat takes its first option, and the
//! draws follow from a seed:
//!
//! ```
//! use game::{Actor, Dealer, Event as _, Eye, Game as _, Journal, Seed, Setup as _};
//! use rattus::{Rattus, Setup};
//!
//! let mut game = Rattus::new(&Setup::standard(3)).expect("the standard set-up is valid");
//! let mut dealer = Dealer::new(&Seed::numbered(1, 0));
//! let mut journal = Journal::kept();
//! while let Some(question) = game.question() {
//!     let choice = match question.who {
//!         Actor::Chance(purpose) => question.options.nth(dealer.pick(purpose, question.options.len())),
//!         Actor::Seat(_) => question.options.nth(0),
//!     };
//!     game.play(choice, &mut journal).expect("an option is legal");
//!     let seen = journal.take().into_iter().filter_map(|event| event.seen_by(Eye::Watcher));
//!     for event in seen {
//!         println!("{}", game.tell(&event).key);
//!     }
//! }
//! println!("{:?}", game.standing());
//! ```

#![forbid(unsafe_code)]

mod bits;
mod chance;
mod choice;
pub mod data;
mod diff;
mod edition;
mod frames;
mod illegal;
mod journal;
pub mod laws;
mod member;
mod options;
pub mod packs;
mod patches;
mod phrase;
mod playout;
mod question;
mod record;
mod seat;
mod setup;
mod sitting;
mod snapshot;
mod standing;
mod tell;
#[cfg(feature = "testing")]
pub mod testing;

pub use bits::{Bits, nth_bit};
pub use chance::{Commitment, Dealer, Purpose, Random, Seed};
pub use choice::Choice;
pub use diff::{Diff, Patch, SeatName, diff_elements, diff_entry};
pub use edition::Edition;
pub use frames::{Frames, Next};
pub use illegal::Illegal;
pub use journal::Journal;
pub use member::Member;
pub use options::Options;
pub use patches::Patches;
pub use phrase::{Phrase, Rule, Value};
pub use playout::playout;
pub use question::Question;
pub use record::{Entry, EntryKind, Record, RecordError, game_of};
pub use seat::{Actor, Eye, MAX_SEATS, Seat, Seats};
pub use setup::{Asked, Fault, Faults, Pick, Setup, Topic};
pub use sitting::{Limit, NoUndo, Refused, Replayed, Sitting};
pub use snapshot::{Snapshot, SnapshotError};
pub use standing::{Place, Standing};
pub use tell::{Argument, IsSet, Kind, Tell};

use std::fmt::Debug;
use std::hash::Hash;

/// One game at one moment: the table, whose turn it is, and the rules that are paused.
///
/// No heap, no history, no strings and no generator are in it: a draw is a question to chance, so a record
/// replays without one. Whatever history a driver wants (events, undo, records) it keeps outside.
pub trait Game:
    Copy + Eq + Hash + Debug + Send + Sync + serde::Serialize + serde::de::DeserializeOwned + 'static
{
    /// The stable name on the command line, in records and on the wire.
    const NAME: &'static str;
    /// The newest reading of the rules this build knows.
    const EDITION: Edition;
    /// All that is needed to begin.
    type Setup: Setup;
    /// An answer in the game's words.
    type Choice: Choice;
    /// One thing that happened.
    type Event: Event;
    /// What one eye sees.
    type View: View;

    /// Begins a game; the set-up's own draws are the first questions, asked of chance.
    fn new(setup: &Self::Setup) -> Result<Self, Faults>;

    /// How many seats there are.
    fn seats(&self) -> u8;

    /// The open question; `None` when the game is over.
    fn question(&self) -> Option<Question<Self::Choice>>;

    /// A number that is another one in the next turn; `None` outside the turns.
    fn turn(&self) -> Option<u32>;

    /// Answers the question with a choice that is known to be offered, runs on to the next question and
    /// returns it. Forced answers on the way are given by the game itself.
    fn play_unchecked(
        &mut self,
        choice: Self::Choice,
        journal: &mut Journal<Self>,
    ) -> Option<Question<Self::Choice>>;

    /// Why `choice` is not among what is offered now; `None` when it is offered.
    fn refusal(&self, choice: Self::Choice) -> Option<Phrase>;

    /// Answers the question, or leaves the game untouched and says which rule refuses the choice.
    #[expect(clippy::result_large_err, reason = "an accepted answer brings a question just as large")]
    fn play(
        &mut self,
        choice: Self::Choice,
        journal: &mut Journal<Self>,
    ) -> Result<Option<Question<Self::Choice>>, Illegal<Self::Choice>> {
        match self.refusal(choice) {
            None => Ok(self.play_unchecked(choice, journal)),
            Some(because) => Err(Illegal { choice, question: self.question(), because }),
        }
    }

    /// What `eye` may know of the table, built up from nothing.
    fn view(&self, eye: Eye) -> Self::View;

    /// An eye that always has the same view as `eye`: one for all where a game has no secrets, so that its views and
    /// patches are written once.
    #[must_use]
    fn shared_eye(eye: Eye) -> Eye {
        eye
    }

    /// Returns a game that `eye` cannot tell from this one: everything it cannot know is re-dealt, each possibility
    /// as likely as the public facts make it.
    fn determinize<R: Random>(&self, eye: Eye, random: &mut R) -> Self;

    /// Each seat's score as it stands, winners by the game's own tie rule: the result, once it is over.
    fn standing(&self) -> Standing;

    /// The faults of the table, were a rule to have broken it: pieces lost or doubled, limits overrun.
    fn broken(&self) -> Option<String>;

    /// The sentence that asks this question.
    fn prompt(&self, question: &Question<Self::Choice>) -> Phrase;

    /// The sentence that tells this event.
    fn tell(&self, event: &Self::Event) -> Phrase;

    /// The choice in stable words, as records and the wire write it.
    fn say(&self, choice: Self::Choice) -> String;

    /// The choice that these words name; `Err` says what words are understood.
    fn hear(&self, words: &str) -> Result<Self::Choice, String>;
}

/// One thing that happened at the table.
pub trait Event: Copy + Eq + Debug + Send + Sync + 'static {
    /// The event as `eye` sees it, its secrets removed; `None` when the eye sees nothing of it.
    fn seen_by(self, eye: Eye) -> Option<Self>;

    /// Whether the event, as `eye` sees it, shows something that was hidden from it until now: whether the eye
    /// can now rule out a game it could not tell from this one before. An open draw teaches everybody, a card laid
    /// open from a hidden hand everybody but its owner. What teaches any eye bars undo.
    fn teaches(self, eye: Eye) -> bool;
}

/// What one eye sees of the table. It is sent whole once, and then as patches.
pub trait View: Clone + Eq + Debug + Diff {}

impl<V: Clone + Eq + Debug + Diff> View for V {}
