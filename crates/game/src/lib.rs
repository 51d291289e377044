//! The contract between the rules of a game and the programs that play it.
//!
//! A game is a small `Copy` value: the state of the board and a short stack of paused rules. The rule on top asks one
//! [`Question`] of one [`Actor`], a seat or chance. The answer resumes that rule until the next question, or the end
//! of the game. Bots, simulator, terminal, server and tests need nothing else.
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
//! let mut journal = Journal::recording();
//! while let Some(question) = game.question() {
//!     let choice = match question.who {
//!         Actor::Chance(purpose) => question.options.nth(dealer.pick(purpose, question.options.len())),
//!         Actor::Seat(_) => question.options.nth(0),
//!     };
//!     game.play(choice, &mut journal).expect("an option is legal");
//!     let seen = journal.take().into_iter().filter_map(|event| event.seen_by(Eye::Spectator));
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
mod event_fields;
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
mod recorded_game;
mod seat;
mod setup;
mod snapshot;
mod standing;
#[cfg(feature = "testing")]
pub mod testing;

pub use bits::{Bits, nth_bit};
pub use chance::{Commitment, Dealer, Purpose, Random, Seed};
pub use choice::Choice;
pub use diff::{Diff, Patch, SeatName, diff_elements, diff_entry};
pub use edition::Edition;
pub use event_fields::{Argument, EventField, IsSet, Kind};
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
pub use recorded_game::{Limit, NoUndo, RecordedGame, Refused, Replayed};
pub use seat::{Actor, Eye, MAX_SEATS, Seat, Seats};
pub use setup::{Asked, Fault, Faults, Pick, Setup, Topic};
pub use snapshot::{Snapshot, SnapshotError};
pub use standing::{Place, Standing};

use std::fmt::Debug;
use std::hash::Hash;

/// A game at one moment: the state of the board, whose turn it is, and the paused rules.
///
/// It contains no heap data, no history, no strings and no random generator: a draw is a question to chance, so a record
/// can be replayed without one. A driver that wants history (events, undo, records) keeps it outside.
pub trait Game:
    Copy + Eq + Hash + Debug + Send + Sync + serde::Serialize + serde::de::DeserializeOwned + 'static
{
    /// The stable name on the command line, in records and on the wire.
    const NAME: &'static str;
    /// The newest edition of the rules that this build implements.
    const EDITION: Edition;
    /// The id of the rule that says what can be undone.
    const UNDO_RULE: &'static str;
    /// Everything needed to start a game.
    type Setup: Setup;
    /// An answer to a question.
    type Choice: Choice;
    /// Something that happened in the game.
    type Event: Event;
    /// What one eye sees of the game.
    type View: View;

    /// Starts a game. The draws of the set-up are the first questions, and go to chance.
    fn new(setup: &Self::Setup) -> Result<Self, Faults>;

    /// The number of seats.
    fn seats(&self) -> u8;

    /// The open question; `None` when the game is over.
    fn question(&self) -> Option<Question<Self::Choice>>;

    /// A number that differs between consecutive turns, for grouping answers by turn. `None` outside turns.
    fn turn(&self) -> Option<u32>;

    /// Answers the question with a choice that must be one of its options, plays on until the next question, and returns
    /// that question. Questions with only one option are answered by the game itself.
    fn play_unchecked(
        &mut self,
        choice: Self::Choice,
        journal: &mut Journal<Self>,
    ) -> Option<Question<Self::Choice>>;

    /// Why `choice` is not an option of the current question. `None` if it is one.
    fn refusal(&self, choice: Self::Choice) -> Option<Phrase>;

    /// Answers the question. If the choice is not legal, the game stays unchanged, and the error says which rule refuses
    /// it.
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

    /// What `eye` may know about the game. Views are built by adding, never by removing.
    fn view(&self, eye: Eye) -> Self::View;

    /// The representative of all eyes that always have the same view as `eye`, so that views and patches are computed once
    /// for them. In a game without hidden information all eyes share one.
    #[must_use]
    fn shared_eye(eye: Eye) -> Eye {
        eye
    }

    /// Returns a game that `eye` cannot distinguish from this one: everything hidden from the eye is dealt again, with the
    /// probabilities that follow from public information.
    fn determinize<R: Random>(&self, eye: Eye, random: &mut R) -> Self;

    /// The score and rank of each seat, with the game's tie-breakers. After the end this is the result.
    fn standing(&self) -> Standing;

    /// Checks the consistency of the state: no piece lost or duplicated, no limit exceeded. Returns the first fault, which
    /// is a bug in a rule.
    fn broken(&self) -> Option<String>;

    /// The text of a question, as key and arguments.
    fn prompt(&self, question: &Question<Self::Choice>) -> Phrase;

    /// The text of an event, as key and arguments.
    fn tell(&self, event: &Self::Event) -> Phrase;

    /// The choice in the stable words of records and messages.
    fn say(&self, choice: Self::Choice) -> String;

    /// Parses a choice. The error says which words are accepted.
    fn hear(&self, words: &str) -> Result<Self::Choice, String>;
}

/// Something that happened in a game.
pub trait Event: Copy + Eq + Debug + Send + Sync + 'static {
    /// The event as `eye` sees it, without its secrets. `None` if the eye sees nothing of it.
    fn seen_by(self, eye: Eye) -> Option<Self>;

    /// Whether the event, as `eye` sees it, reveals hidden information to it: whether the eye can now rule out a game that
    /// it could not distinguish from this one before. An open draw reveals something to everybody, a card played from a
    /// hidden hand to everybody but its owner. An answer that reveals something to any eye cannot be undone.
    fn reveals(self, eye: Eye) -> bool;
}

/// What one eye sees of a game. Clients are sent it once as a whole, and then as patches.
pub trait View: Clone + Eq + Debug + Diff {}

impl<V: Clone + Eq + Debug + Diff> View for V {}
