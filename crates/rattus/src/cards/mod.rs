//! The class cards, one file each, and the list of them.

mod set;

pub use set::Cards;
pub(crate) use set::FIRST_CARDS;

use crate::choice::Choice;
use crate::frame::{Frame, Next};
use crate::rattus::Rattus;
use crate::turn::Turn;
use game::{Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

/// Adds to a question how many cubes its answer places, at most those in the supply.
pub(crate) fn placing(game: &Rattus, seat: Seat, cubes: u8, prompt: Phrase) -> Phrase {
    prompt.with("cubes", cubes.min(game.board.supply(seat)))
}

/// Marks a question that comes in the middle of somebody's action, mostly of another player. The client asks it in a dialog.
pub(crate) fn interrupting(prompt: Phrase) -> Phrase {
    prompt.with("interrupts", true)
}

/// A class card: what it lets its holder do, and the moments of the rulebook at which it acts.
///
/// A card is one file: this trait for an empty type, `Step` with the pauses in the order they occur, and tests.
/// Most items have defaults, so a card contains only what is special about it.
pub(crate) trait Card {
    /// The points where the card can pause, with the local variables of each pause.
    type Step: Copy;

    /// The rule that defines its ability.
    const RULE: &'static str;

    /// Further rules of the ledger about the card, which the rulebook cites at the card.
    const MORE_RULES: &'static [&'static str] = &[];

    /// Whether its ability can be used now, before C (RB-40). Always false for cards that act only in B or C.
    fn usable(game: &Rattus, me: Seat) -> bool {
        let _ = (game, me);
        false
    }

    /// Why it can't be used now, although the player holds it and has not used it.
    fn unusable(game: &Rattus, me: Seat) -> Phrase;

    /// The first step of its ability.
    fn begin(game: &Rattus, me: Seat) -> Self::Step {
        let _ = (game, me);
        unreachable!("a card that is never usable does not begin")
    }

    /// Like `usable`, in the final round (RB-62).
    fn usable_finally(game: &Rattus, me: Seat) -> bool {
        Self::usable(game, me)
    }

    /// Like `unusable`, in the final round.
    fn unusable_finally(game: &Rattus, me: Seat) -> Phrase {
        Self::unusable(game, me)
    }

    /// Like `begin`, in the final round.
    fn begin_finally(game: &Rattus, me: Seat) -> Self::Step {
        Self::begin(game, me)
    }

    /// How the card takes part in a march of the plague piece in the final round, if it does (PP-76).
    const MARCH: Option<March> = None;

    /// Whether its ability replaces part B (PP-22).
    const REPLACES_PLACING: bool = false;

    /// Whether it may add cubes in B.
    const ADDS_CUBES: bool = false;

    /// The number of cubes it adds in B, if the player uses it (RB-41, PP-30).
    fn bonus(game: &Rattus, me: Seat) -> u8 {
        let _ = (game, me);
        0
    }

    /// The moments at which the card may ask something.
    const LISTENS: &'static [Moment] = &[];

    /// The step with which the card asks something at `moment`, one of those it listens for. `None` if it does not ask.
    fn at(moment: Moment, game: &Rattus, me: Seat) -> Option<Self::Step> {
        let _ = (moment, game, me);
        None
    }

    /// The question of a step; `None` if it continues without one.
    fn ask(step: Self::Step, game: &Rattus, me: Seat) -> Option<Question<Choice>>;

    /// Adds the arguments of a step's question, besides the player: those of its text, and those that tell the client how to
    /// ask it. `cubes` is the number of cubes that an answer places, see [`placing`]; `owner` the player whose cubes are
    /// offered, if it is not the one who is asked; `interrupts` marks a question in the middle of somebody's action, see
    /// [`interrupting`]; `begins` marks the first question of an action outside a turn.
    fn prompt(step: Self::Step, game: &Rattus, me: Seat, prompt: Phrase) -> Phrase {
        let _ = (step, game, me);
        prompt
    }

    /// Runs a step without a question.
    fn go(step: Self::Step, turn: &mut Turn<'_>, me: Seat) -> CardNext<Self::Step> {
        let _ = (step, turn, me);
        unreachable!("the step asked something")
    }

    /// Continues with one of the offered answers.
    fn take(step: Self::Step, turn: &mut Turn<'_>, me: Seat, choice: Choice) -> CardNext<Self::Step>;

    /// Why an answer that was not offered is refused.
    fn refuse(step: Self::Step, game: &Rattus, me: Seat, choice: Choice) -> Phrase;
}

/// What comes after a card's step.
pub(crate) enum CardNext<Step> {
    /// The ability is finished.
    Done,
    /// The ability continues with this step.
    Step(Step),
}

/// The moments of the rulebook at which held cards may ask something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Moment {
    /// The initial cubes are placed; asked of every card in play (AF-09).
    Opening,
    /// The card has just been taken from another player (PP-43); asked of that card alone.
    Taken,
    /// New rats have been placed in C (PP-12).
    Spread,
    /// A ravage is about to turn up its first rat (RB-46, PP-10).
    Ravage,
    /// A token of a ravage is done (PP-40).
    Token,
    /// The final round is over; asked of every card in play (PP-77).
    FinalRoundOver,
}

impl Moment {
    const ALL: [Self; 6] =
        [Self::Opening, Self::Taken, Self::Spread, Self::Ravage, Self::Token, Self::FinalRoundOver];
}

/// How a card takes part in a march of the plague piece in the final round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct March {
    /// The rule it marches by.
    pub(crate) rule: &'static str,
    /// Whether it moves by the steps of a Chivalry card. Otherwise it moves exactly one step.
    pub(crate) chivalry: bool,
    /// Whether the region where it ends is ravaged at once.
    pub(crate) ravages: bool,
    /// Whether the plague piece counts as two neutral cubes.
    pub(crate) counts: bool,
}

impl Moment {
    /// The cards in play that are asked at this moment: those of the active player that may act, or all.
    fn listeners(self, game: &Rattus) -> Cards {
        let heard = game.board.cards.and(LISTENERS[self as usize]);
        match self {
            Self::Opening | Self::FinalRoundOver => heard,
            Self::Taken | Self::Spread | Self::Ravage | Self::Token => heard.and(game.ravage.active),
        }
    }

    /// Asks the cards that listen for this moment, if any, and continues with `then`.
    #[inline]
    pub(crate) fn before(self, game: &Rattus, then: Frame) -> Next {
        if self.listeners(game).is_empty() {
            return Next::Step(then);
        }
        Next::Call { first: Frame::Moment { moment: self, from: 0 }, then }
    }

    /// Lets the cards from number `from` on that have something to ask do so, one after the other.
    pub(crate) fn go(self, game: &Rattus, from: u8) -> Next {
        for card in Cards(self.listeners(game).0 & (u32::MAX << from)).iter() {
            if let Some(step) = card.at(self, game, game.me()) {
                let then = Frame::Moment { moment: self, from: card as u8 + 1 };
                return Next::Call { first: Frame::Card(step), then };
            }
        }
        Next::Done
    }

    /// Whether this moment is in the list.
    const fn is_in(self, moments: &[Self]) -> bool {
        let mut place = 0;
        while place < moments.len() {
            if moments[place] as u8 == self as u8 {
                return true;
            }
            place += 1;
        }
        false
    }
}

/// Generates `CardId`, `CardStep` and the dispatch from the list of cards.
macro_rules! cards {
    ($($name:ident in $set:ident::$module:ident),+ $(,)?) => {
        /// A class card.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[repr(u8)]
        #[allow(missing_docs, reason = "each card's file says what it is")]
        pub enum CardId { $($name),+ }

        impl CardId {
            /// All cards, in the order of the list.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// The stable id.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$name => stringify!($module)),+ }
            }

            /// The stable id of the box it comes from.
            #[must_use]
            pub const fn set(self) -> &'static str {
                match self { $(Self::$name => stringify!($set)),+ }
            }

            /// The card with this id.
            #[must_use]
            pub fn named(id: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|card| card.id() == id)
            }

            /// The card as an index.
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The rule that defines its ability.
            #[must_use]
            pub const fn rule(self) -> &'static str {
                match self { $(Self::$name => <$set::$module::$name as Card>::RULE),+ }
            }

            /// Further rules of the ledger about the card.
            #[must_use]
            pub const fn more_rules(self) -> &'static [&'static str] {
                match self { $(Self::$name => <$set::$module::$name as Card>::MORE_RULES),+ }
            }

            pub(crate) const fn march(self) -> Option<March> {
                match self { $(Self::$name => <$set::$module::$name as Card>::MARCH),+ }
            }

            pub(crate) const fn replaces_placing(self) -> bool {
                match self { $(Self::$name => <$set::$module::$name as Card>::REPLACES_PLACING),+ }
            }

            #[inline]
            pub(crate) fn usable(self, game: &Rattus, me: Seat) -> bool {
                match self { $(Self::$name => <$set::$module::$name as Card>::usable(game, me)),+ }
            }

            pub(crate) fn unusable(self, game: &Rattus, me: Seat) -> Phrase {
                match self { $(Self::$name => <$set::$module::$name as Card>::unusable(game, me)),+ }
            }

            #[inline]
            pub(crate) fn usable_finally(self, game: &Rattus, me: Seat) -> bool {
                match self { $(Self::$name => <$set::$module::$name as Card>::usable_finally(game, me)),+ }
            }

            pub(crate) fn unusable_finally(self, game: &Rattus, me: Seat) -> Phrase {
                match self { $(Self::$name => <$set::$module::$name as Card>::unusable_finally(game, me)),+ }
            }

            #[inline]
            pub(crate) fn bonus(self, game: &Rattus, me: Seat) -> u8 {
                match self { $(Self::$name => <$set::$module::$name as Card>::bonus(game, me)),+ }
            }

            pub(crate) fn begin(self, game: &Rattus, me: Seat) -> CardStep {
                match self { $(Self::$name => CardStep::$name(<$set::$module::$name as Card>::begin(game, me))),+ }
            }

            pub(crate) fn begin_finally(self, game: &Rattus, me: Seat) -> CardStep {
                match self {
                    $(Self::$name => CardStep::$name(<$set::$module::$name as Card>::begin_finally(game, me))),+
                }
            }

            #[inline]
            pub(crate) fn at(self, moment: Moment, game: &Rattus, me: Seat) -> Option<CardStep> {
                match self {
                    $(Self::$name => <$set::$module::$name as Card>::at(moment, game, me).map(CardStep::$name)),+
                }
            }
        }

        /// The cards that listen for each moment.
        const LISTENERS: [Cards; Moment::ALL.len()] = {
            let mut listeners = [Cards::NONE; Moment::ALL.len()];
            let mut place = 0;
            while place < listeners.len() {
                $(if Moment::ALL[place].is_in(<$set::$module::$name as Card>::LISTENS) {
                    listeners[place] = listeners[place].with(CardId::$name);
                })+
                place += 1;
            }
            listeners
        };

        /// The cards that may add cubes in B.
        pub(crate) const BONUS_CARDS: Cards = {
            let mut cards = Cards::NONE;
            $(if <$set::$module::$name as Card>::ADDS_CUBES {
                cards = cards.with(CardId::$name);
            })+
            cards
        };

        /// A pause of a card.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        pub(crate) enum CardStep { $($name(<$set::$module::$name as Card>::Step)),+ }

        impl CardStep {
            /// The card that is paused.
            #[inline]
            pub(crate) const fn card(self) -> CardId {
                match self { $(Self::$name(_) => CardId::$name),+ }
            }

            #[inline]
            pub(crate) fn ask(self, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
                match self { $(Self::$name(step) => <$set::$module::$name as Card>::ask(step, game, me)),+ }
            }

            pub(crate) fn prompt(self, game: &Rattus, me: Seat, prompt: Phrase) -> Phrase {
                match self { $(Self::$name(step) => <$set::$module::$name as Card>::prompt(step, game, me, prompt)),+ }
            }

            #[inline]
            pub(crate) fn go(self, turn: &mut Turn<'_>, me: Seat) -> Next {
                match self {
                    $(Self::$name(step) => next(<$set::$module::$name as Card>::go(step, turn, me), Self::$name)),+
                }
            }

            #[inline]
            pub(crate) fn take(self, turn: &mut Turn<'_>, me: Seat, choice: Choice) -> Next {
                match self {
                    $(Self::$name(step) => {
                        next(<$set::$module::$name as Card>::take(step, turn, me, choice), Self::$name)
                    })+
                }
            }

            pub(crate) fn refuse(self, game: &Rattus, me: Seat, choice: Choice) -> Phrase {
                match self { $(Self::$name(step) => <$set::$module::$name as Card>::refuse(step, game, me, choice)),+ }
            }
        }
    };
}

fn next<Step>(next: CardNext<Step>, card: impl Fn(Step) -> CardStep) -> Next {
    match next {
        CardNext::Done => Next::Done,
        CardNext::Step(step) => Next::Step(Frame::Card(card(step))),
    }
}

/// The cards of Africanus (AF-30 to AF-39).
mod africanus {
    pub(super) mod astronomer;
    pub(super) mod caravan_leader;
    pub(super) mod explorer;
    pub(super) mod sultan;
}

/// The cards of the base game (RB-40 to RB-53).
mod base {
    pub(super) mod king;
    pub(super) mod knight;
    pub(super) mod merchant;
    pub(super) mod monk;
    pub(super) mod peasant;
    pub(super) mod witch;
}

/// The cards of the Pied Piper (PP-10 to PP-80).
mod pied_piper {
    pub(super) mod baker;
    pub(super) mod bishop;
    pub(super) mod courier;
    pub(super) mod crusader;
    pub(super) mod emperor;
    pub(super) mod mayor;
    pub(super) mod nun;
    #[allow(clippy::module_inception, reason = "the box is named after one of its cards")]
    pub(super) mod pied_piper;
    pub(super) mod queen;
    pub(super) mod serf;
    pub(super) mod soldier;
    pub(super) mod wizard;
}

cards! {
    Peasant in base::peasant,
    Merchant in base::merchant,
    Monk in base::monk,
    Knight in base::knight,
    Witch in base::witch,
    King in base::king,
    Serf in pied_piper::serf,
    Baker in pied_piper::baker,
    Courier in pied_piper::courier,
    Mayor in pied_piper::mayor,
    Nun in pied_piper::nun,
    Bishop in pied_piper::bishop,
    Crusader in pied_piper::crusader,
    Soldier in pied_piper::soldier,
    PiedPiper in pied_piper::pied_piper,
    Wizard in pied_piper::wizard,
    Queen in pied_piper::queen,
    Emperor in pied_piper::emperor,
    Astronomer in africanus::astronomer,
    Explorer in africanus::explorer,
    Sultan in africanus::sultan,
    CaravanLeader in africanus::caravan_leader,
}
