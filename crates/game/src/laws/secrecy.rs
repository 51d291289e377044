//! Nothing an eye is sent depends on what it cannot know: views, patches, questions, events, sentences, refusals.

use super::difference::{difference, part};
use super::questions::well_asked;
use crate::{Actor, Choice, Event, Eye, Game, Journal, Patches, Phrase, Question, Random, Seats};

/// Determinizes `game` for `eye`, and checks that the result is a sound game that `eye` cannot tell from `game`.
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

/// A game, and another that `eye` can't tell from it, played alike.
pub(super) struct Pair<G> {
    eye: Eye,
    other: G,
    /// Answers left before the pair is dropped.
    left: u32,
}

/// What one answer did.
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

    /// Gives an answer in the other game too, one that looks the same to the eye. `None` when the two part,
    /// because the eye learned something or they were together long enough.
    ///
    /// The same answer must look the same. Where it is not possible in the other game, because somebody's hand
    /// is another there, some other answer must: or else the eye could tell the two games apart now, and would
    /// have learned something. Answers that show the eye something only in the other game do not count: that
    /// nothing of the kind came to light in this one is for the eye to see.
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
            let told_other = told(&self.other, &journal, &other, self.eye);
            match looks_alike(answered, &other, &told_other, self.eye, random) {
                Ok(()) => {
                    self.other = other;
                    self.left -= 1;
                    return Ok(Some(self));
                }
                Err(why) => parting = Some(format!("{:?} against {choice:?}: {why}", answered.choice)),
            }
        }
        parting.map_or(Ok(None), |why| Err(format!("{:?} learns what it can't know, by {why}", self.eye)))
    }
}

fn teach<E: Event>(events: &[E], eye: Eye) -> bool {
    events.iter().any(|event| event.teaches(eye))
}

/// Whether a hidden draw, or an answer given in secret, looks the same whatever comes of it, to every eye that
/// learns nothing from it. Counts what was compared.
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
        let told_other = told(answered.before, &journal, &other, eye);
        looks_alike(answered, &other, &told_other, eye, random).map_err(|why| {
            format!("{eye:?} can tell {:?} from {choice:?} without being shown it: {why}", answered.choice)
        })?;
        compared += 1;
    }
    Ok(compared)
}

/// Whether a question is put to chance, or to a seat in such a way that the others do not know to whom.
pub(super) fn is_secret<C: Choice>(question: &Question<C>) -> bool {
    match question.who {
        Actor::Chance(_) => true,
        Actor::Seat(seat) => question.waiting != Seats::only(seat),
    }
}

fn played<G: Game>(game: &G, choice: G::Choice) -> (G, Journal<G>) {
    let mut after = *game;
    let mut journal = Journal::with_positions();
    after.play_unchecked(choice, &mut journal);
    (after, journal)
}

/// Checks that an answer looks the same to `eye` as one in another game, of which `told_other` is sent: what happens
/// as well as where it leads.
fn looks_alike<G: Game, R: Random>(
    answered: &Answered<'_, G>,
    other: &G,
    told_other: &Told,
    eye: Eye,
    random: &mut R,
) -> Result<(), String> {
    let told = told(answered.before, answered.journal, answered.after, eye);
    equal("events", &told.events, &told_other.events)?;
    alike(answered.after, other, eye, random)?;
    if told.patches != told_other.patches {
        return Err(format!("patches differ for the same events: {}", told.events));
    }
    Ok(())
}

/// What one eye is sent of an answer.
struct Told {
    /// The events with their sentences.
    events: String,
    /// The patches, as bytes.
    patches: Vec<u8>,
}

fn told<G: Game>(before: &G, journal: &Journal<G>, after: &G, eye: Eye) -> Told {
    let seen = journal.events().iter().filter_map(|event| event.seen_by(eye));
    Told {
        events: seen.map(|event| format!("{event:?} told as {:?}\n", after.tell(&event))).collect(),
        patches: bytes(&Patches { before: Some(before.view(eye)), journal, after, eye }),
    }
}

/// Whether two games look the same to `eye`, to the byte.
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

/// The question as `eye` sees it: all of it if it is its own, otherwise the key and the waiting seats.
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
