//! Law: nothing that an eye is sent depends on what it cannot know. This covers views, patches, questions, events,
//! sentences and refusals.

use super::difference::{difference, part};
use super::questions::well_asked;
use crate::{Actor, Choice, Event, Eye, Game, Journal, Patches, Phrase, Question, Random};

/// Determinizes `game` for `eye`, and checks that the result is a valid game that `eye` cannot distinguish from `game`.
pub(super) fn imagine<G: Game, R: Random>(game: &G, eye: Eye, random: &mut R) -> Result<G, String> {
    let other = game.determinize(eye, random);
    if let Some(fault) = other.broken() {
        return Err(format!("determinized for {eye:?} the table is broken: {fault}"));
    }
    if let Some(question) = other.question() {
        well_asked(&other, &question).map_err(|why| format!("determinized for {eye:?}: {why}"))?;
    }
    let (seen, imagined) = (game.view(eye), other.view(eye));
    if seen != imagined {
        return Err(format!("determinized, {eye:?} sees something else: {}", difference(&imagined, &seen)));
    }
    Ok(other)
}

/// A game and a determinized copy that `eye` cannot distinguish from it, played with the same answers.
pub(super) struct Pair<G> {
    eye: Eye,
    other: G,
    /// The number of answers until the pair is dropped.
    left: u32,
}

/// One answer and its effects.
pub(super) struct Answered<'a, G: Game> {
    pub(super) before: &'a G,
    pub(super) question: &'a Question<G::Choice>,
    pub(super) choice: G::Choice,
    pub(super) after: &'a G,
    pub(super) journal: &'a Journal<G>,
}

impl<G: Game> Pair<G> {
    /// Pairs `game` with `other`, which was determinized for `eye`.
    pub(super) fn new<R: Random>(
        game: &G,
        other: G,
        eye: Eye,
        left: u32,
        random: &mut R,
    ) -> Result<Self, String> {
        alike(game, &other, eye, random)?;
        Ok(Self { eye, other, left })
    }

    /// Gives an answer in the other game too, one that looks the same to the eye. Returns `None` when the pair ends,
    /// because the eye learned something or the maximum number of answers is reached.
    ///
    /// The same answer must look the same. If it is not possible in the other game, because a hand differs there, some
    /// other answer must look the same; otherwise the eye could now distinguish the two games and would have learned
    /// something. Answers that reveal something to the eye only in the other game do not count: the eye sees that nothing
    /// was revealed in this one.
    pub(super) fn answer<R: Random>(
        mut self,
        answered: &Answered<'_, G>,
        random: &mut R,
    ) -> Result<Option<Self>, String> {
        if self.left == 0 || teach(answered.journal.events(), self.eye) {
            return Ok(None);
        }
        let question = self.other.question().ok_or("the determinized game is over already")?;
        let same = question.who == answered.question.who && question.options.allows(answered.choice);
        let count = if same { 1 } else { question.options.len() };
        let first = random.below(count);
        let mut parting = None;
        for step in 0..count {
            let choice = if same { answered.choice } else { question.options.nth((first + step) % count) };
            let (other, journal) = played(&self.other, choice);
            if teach(journal.events(), self.eye) {
                continue;
            }
            let sent_other = sent(&self.other, &journal, &other, self.eye);
            match looks_alike(answered, &other, &sent_other, self.eye, random) {
                Ok(()) => {
                    self.other = other;
                    self.left -= 1;
                    return Ok(Some(self));
                }
                Err(why) => parting = Some(format!("{:?} against {choice:?}: {why}", answered.choice)),
            }
        }
        parting.map_or(Ok(None), |why| Err(format!("{:?} is sent what it can't know, by {why}", self.eye)))
    }
}

fn teach<E: Event>(events: &[E], eye: Eye) -> bool {
    events.iter().any(|event| event.reveals(eye))
}

/// Checks that a hidden draw or a secret answer looks the same with any outcome, to every eye that learns nothing from it.
/// Returns the number of outcomes compared.
pub(super) fn any_outcome_looks_alike<G: Game, R: Random>(
    answered: &Answered<'_, G>,
    random: &mut R,
) -> Result<u64, String> {
    let question = answered.question;
    if !is_secret(question) || question.options.len() == 1 {
        return Ok(0);
    }
    let mut compared = 0;
    let choice = question.options.nth(random.below(question.options.len()));
    let (other, journal) = played(answered.before, choice);
    let asked = question.who.seat().map(Eye::Seat);
    for eye in Eye::limited(answered.before.seats()).filter(|&eye| Some(eye) != asked) {
        if teach(answered.journal.events(), eye) || teach(journal.events(), eye) {
            continue;
        }
        let sent_other = sent(answered.before, &journal, &other, eye);
        looks_alike(answered, &other, &sent_other, eye, random).map_err(|why| {
            format!("{eye:?} can tell {:?} from {choice:?} without being shown it: {why}", answered.choice)
        })?;
        compared += 1;
    }
    Ok(compared)
}

/// Whether a question goes to chance, or to a seat in secret.
pub(super) fn is_secret<C: Choice>(question: &Question<C>) -> bool {
    match question.who {
        Actor::Chance(_) => true,
        Actor::Seat(_) => question.in_secret(),
    }
}

fn played<G: Game>(game: &G, choice: G::Choice) -> (G, Journal<G>) {
    let mut after = *game;
    let mut journal = Journal::with_positions();
    after.play_unchecked(choice, &mut journal);
    (after, journal)
}

/// Checks that an answer looks the same to `eye` as an answer in another game, whose messages are `sent_other`: both the
/// events and the state after them.
fn looks_alike<G: Game, R: Random>(
    answered: &Answered<'_, G>,
    other: &G,
    sent_other: &Sent,
    eye: Eye,
    random: &mut R,
) -> Result<(), String> {
    let sent = sent(answered.before, answered.journal, answered.after, eye);
    equal("events", &sent.events, &sent_other.events)?;
    alike(answered.after, other, eye, random)?;
    if sent.patches != sent_other.patches {
        return Err(format!("patches differ for the same events: {}", sent.events));
    }
    Ok(())
}

/// What one eye is sent about an answer.
struct Sent {
    /// The events with their sentences.
    events: String,
    /// The patches, as bytes.
    patches: Vec<u8>,
}

fn sent<G: Game>(before: &G, journal: &Journal<G>, after: &G, eye: Eye) -> Sent {
    let seen = journal.events().iter().filter_map(|event| event.seen_by(eye));
    Sent {
        events: seen.map(|event| format!("{event:?} with the text {:?}\n", after.tell(&event))).collect(),
        patches: bytes(&Patches { before: Some(before.view(eye)), journal, after, eye }),
    }
}

/// Checks that two games look the same to `eye`, byte for byte.
fn alike<G: Game, R: Random>(game: &G, other: &G, eye: Eye, random: &mut R) -> Result<(), String> {
    let (one, two) = (game.view(eye), other.view(eye));
    equal("views", &format!("{one:?}"), &format!("{two:?}"))?;
    if bytes(&one) != bytes(&two) {
        return Err(format!("views differ only in their bytes: {one:?}"));
    }
    equal("questions", &asked(game, eye), &asked(other, eye))?;
    let mine = |question: Question<G::Choice>| question.who.seat().map(Eye::Seat) == Some(eye);
    if game.question().is_some_and(mine) {
        for choice in some_choices(random) {
            let (one, two) = (game.refusal(choice), other.refusal(choice));
            equal("refusals", &refused(choice, one), &refused(choice, two))?;
        }
    }
    Ok(())
}

fn bytes(sent: &impl serde::Serialize) -> Vec<u8> {
    let mut bytes = Vec::new();
    ciborium::into_writer(sent, &mut bytes).expect("a vector takes all bytes");
    bytes
}

/// The question as `eye` sees it: all of it if the eye may read it, otherwise the waiting seats.
fn asked<G: Game>(game: &G, eye: Eye) -> String {
    match game.question() {
        None => "the game is over".to_owned(),
        Some(question) if question.who.seat().map(Eye::Seat) == Some(eye) => {
            let said: Vec<String> = question.options.iter().map(|choice| game.say(choice)).collect();
            format!("{question:?} put as {:?}, to be answered with {said:?}", game.prompt(&question))
        }
        Some(question) => format!("{}, waiting for {:?}", question.prompt, question.waiting),
    }
}

fn refused<C: Choice>(choice: C, because: Option<Phrase>) -> String {
    format!("{choice:?}: {because:?}")
}

/// One choice of each family.
fn some_choices<C: Choice, R: Random>(random: &mut R) -> Vec<C> {
    (0..)
        .zip(C::MEMBERS)
        .map(|(family, &count)| C::of(family, random.below(u32::from(count)) as u8))
        .collect()
}

fn equal(what: &str, one: &str, two: &str) -> Result<(), String> {
    if one == two {
        return Ok(());
    }
    Err(format!("{what} differ: {}", part(one, two)))
}
