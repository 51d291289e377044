//! What can be wrong with a game.

use std::cell::Cell;

thread_local! {
    /// The flaw of all toys of this thread: each test has a thread of its own, and the toy is compiled once.
    static FLAW: Cell<Option<Flaw>> = const { Cell::new(None) };
}

impl Flaw {
    /// Whether the toys of this thread have it.
    pub fn is_here(self) -> bool {
        FLAW.get() == Some(self)
    }

    /// Does something while the toys of this thread have it.
    pub fn during<T>(self, something: impl FnOnce() -> T) -> T {
        FLAW.set(Some(self));
        let result = something();
        FLAW.set(None);
        result
    }
}

/// One way to break one law; the toy has at most one of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// It panics.
    Panics,
    /// A good set-up does not begin.
    NeverBegins,
    /// One player has no seat.
    LosesASeat,
    /// A question has no answer.
    AsksForNothing,
    /// Somebody is asked who is not there.
    AsksNobody,
    /// The waiting seats are missing.
    AsksUnawaited,
    /// Chance is asked for what is a bot's.
    AsksABot,
    /// The waiting seats include a seat that is not there.
    AwaitsStrangers,
    /// An option stands twice in a question.
    OffersTwice,
    /// The question returned is not the one asked.
    Disagrees,
    /// What is offered is refused.
    RefusesTheOffered,
    /// What is not offered is accepted.
    AcceptsMore,
    /// What is refused can be played all the same.
    PlaysTheRefused,
    /// A refusal gives back another choice.
    RefusesAnother,
    /// A refusal changes the game.
    Sulks,
    /// A refusal has no rule.
    RefusesWithoutRule,
    /// A question has no rule.
    AsksWithoutRule,
    /// An event has no sentence.
    TellsWithoutKey,
    /// A choice is heard as another.
    Mishears,
    /// A choice is said like an undo entry.
    SaysUndo,
    /// A choice is said in two lines.
    SaysTwoLines,
    /// It never ends.
    Endless,
    /// A seat has two places.
    PlacesASeatTwice,
    /// Nobody is first.
    RanksFromTwo,
    /// The end has no name.
    EndsUnnamed,
    /// The same answer does not do the same.
    Moody,
    /// The same answer does not make the same happen.
    TellsTales,
    /// An answer does something else when events are kept.
    Watched,
    /// Equal games have different hashes.
    HashesTheWeather,
    /// A record's set-up reads as another.
    ForgetsPairs,
    /// A snapshot is not whole.
    ForgetsPeeks,
    /// A determinized game looks different.
    ImaginesOwnHand,
    /// A determinized game misses a card.
    ImaginesACardLess,
    /// Determinization changes nothing.
    ImaginesNothing,
    /// Views show everything.
    ViewTells,
    /// A view's bytes show what the view itself does not.
    BytesTell,
    /// What may be answered depends on what one can't know.
    OptionsTell,
    /// A question's sentence tells what one can't know.
    PromptTells,
    /// A question's key tells who holds a card.
    KeyTells,
    /// The waiting seats tell who holds a card.
    WaitingTells,
    /// A refusal tells what one can't know.
    RefusalTells,
    /// An event shows a card that is hidden.
    HidingTells,
    /// The sentence of an event names a card that is hidden.
    SentenceTells,
    /// An event shows a card that is drawn.
    DrawingTells,
    /// Something happens only when an even card is dealt, as long as there are many of either kind.
    DrawingHints,
    /// An event shows a card, but nobody is said to learn it.
    ShowsUnawares,
    /// An event shows who answered in secret.
    DecliningTells,
    /// A patch leaves a field out.
    PatchForgets,
    /// The turn passes without an event.
    TurnsUnannounced,
    /// A card gets lost.
    LosesACard,
    /// A card that was shown can be taken back.
    ShowsFreely,
    /// A draw that was shown can be taken back.
    BuriesOpenly,
}
