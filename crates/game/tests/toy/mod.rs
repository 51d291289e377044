//! A small game with everything the contract knows: hidden cards, hidden draws, an answer given in secret out
//! of turn, forced moves, several ways to score. And, at will, with one flaw.
//!
//! Cards come in pairs of twins. On their turn a player lays a card open into their row, hides one in their
//! stash (at most two), peeks at somebody's stash (at most twice) or has a card of the deck buried unseen, once in the
//! game for all, and then does one of the others. When a card was laid open, the player who holds
//! its twin may secretly decline, or snatch it: both go into the snatcher's row. Then a card is drawn. Who has no cards
//! is passed over; when nobody has, rows count once and stashes twice.

mod answer;
mod cards;
mod event;
mod flaw;
mod rules;
mod setup;
mod view;

pub use answer::Answer;
pub use cards::{Card, Cards};
pub use event::ToyEvent;
pub use flaw::Flaw;
pub use setup::ToySetup;
pub use view::ToyView;

use cards::Peeks;
use game::{Edition, Eye, Faults, Game, Illegal, Journal, Phrase, Place, Question, Random, Seat, Standing};
use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::hash::{Hash, Hasher};

/// What a question is.
type Asked = Question<Answer>;

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Toy {
    seats: u8,
    /// All the cards there are.
    cards: Cards,
    deck: Cards,
    /// The cards that were buried; nobody knows them.
    buried: Cards,
    hands: [Cards; 4],
    rows: [Cards; 4],
    stashes: [Cards; 4],
    /// What each seat saw of other people's stashes.
    known: [Cards; 4],
    /// How often each seat may still peek.
    peeks: Peeks,
    turn: Option<Seat>,
    phase: Phase,
    /// Only flaws use it.
    mood: u8,
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
enum Phase {
    Start,
    Deal { seat: Seat },
    Act { seat: Seat },
    Play { seat: Seat },
    Hide { seat: Seat },
    Bury { seat: Seat },
    Snatch { seat: Seat, card: Card },
    Peek { seat: Seat, of: Seat },
    Draw { seat: Seat },
    Over,
}

thread_local! {
    /// What a game must not depend on.
    static WEATHER: Cell<u8> = const { Cell::new(0) };
}

fn weather() -> u8 {
    WEATHER.replace(WEATHER.get().wrapping_add(1))
}

impl Toy {
    /// A player does not know which cards of their stash others saw, only how many.
    fn forget_who_peeked_at<R: Random>(&mut self, me: Seat, random: &mut R) {
        let mine = self.stashes[me.index()];
        for known in &mut self.known {
            let mut cards: Vec<Card> = mine.iter().collect();
            random.shuffle(&mut cards);
            cards.truncate(usize::from(known.and(mine).len()));
            *known = cards.into_iter().fold(known.minus(mine), Cards::with);
        }
    }
}

impl Hash for Toy {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.deck, self.buried, self.hands, self.rows, self.stashes, self.known, self.turn, self.phase)
            .hash(state);
        if Flaw::HashesTheWeather.is_here() {
            weather().hash(state);
        }
    }
}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const EDITION: Edition = Edition(2);
    const UNDO_RULE: &'static str = "TY-09";
    type Setup = ToySetup;
    type Choice = Answer;
    type Event = ToyEvent;
    type View = ToyView;

    fn new(setup: &Self::Setup) -> Result<Self, Faults> {
        let mut faults = game::Setup::faults(setup);
        if Flaw::NeverBegins.is_here() {
            faults.add("players", "nobody came");
        }
        let cards = Cards::first(setup.pairs * 2);
        faults.or(Self {
            seats: setup.players,
            cards,
            deck: cards,
            buried: Cards::NONE,
            hands: [Cards::NONE; 4],
            rows: [Cards::NONE; 4],
            stashes: [Cards::NONE; 4],
            known: [Cards::NONE; 4],
            peeks: Peeks([2; 4]),
            turn: None,
            phase: Phase::Start,
            mood: 0,
        })
    }

    fn seats(&self) -> u8 {
        if Flaw::LosesASeat.is_here() { self.seats - 1 } else { self.seats }
    }

    fn turn(&self) -> Option<u32> {
        None
    }

    fn question(&self) -> Option<Asked> {
        self.ask()
    }

    fn play_unchecked(&mut self, choice: Answer, journal: &mut Journal<Self>) -> Option<Asked> {
        self.take(choice, journal);
        while let Some(forced) =
            self.ask().filter(|_| !self.is_secret()).and_then(|asked| asked.options.only())
        {
            self.take(forced, journal);
        }
        if Flaw::Moody.is_here() {
            self.mood = weather();
        }
        if let Some(seat) = self.turn.filter(|_| Flaw::TellsTales.is_here() && weather().is_multiple_of(8)) {
            journal.push(ToyEvent::Declined { seat }, self);
        }
        if Flaw::Watched.is_here() && matches!(self.phase, Phase::Draw { .. }) && journal.events().is_empty()
        {
            self.mood = 1;
        }
        self.ask().filter(|asked| !(Flaw::Disagrees.is_here() && asked.prompt == "hide"))
    }

    fn refusal(&self, choice: Answer) -> Option<Phrase> {
        self.refuse(choice)
    }

    fn play(
        &mut self,
        choice: Answer,
        journal: &mut Journal<Self>,
    ) -> Result<Option<Asked>, Illegal<Answer>> {
        let Some(because) = self.refusal(choice) else {
            return Ok(self.play_unchecked(choice, journal));
        };
        if Flaw::Sulks.is_here() {
            self.mood = 1;
        }
        if Flaw::PlaysTheRefused.is_here() {
            return Ok(self.question());
        }
        let choice = if Flaw::RefusesAnother.is_here() { Answer::Play } else { choice };
        Err(Illegal { choice, question: self.question(), because })
    }

    fn view(&self, eye: Eye) -> Self::View {
        ToyView::of(self, eye)
    }

    /// Moves every card the eye can't see to the place of another.
    fn determinize<R: Random>(&self, eye: Eye, random: &mut R) -> Self {
        let mut other = *self;
        if Flaw::ImaginesNothing.is_here() {
            return other;
        }
        let fixed = if Flaw::ImaginesOwnHand.is_here() { Cards::NONE } else { self.seen_by(eye) };
        let from: Vec<Card> = self.cards.minus(fixed).iter().collect();
        let mut to = from.clone();
        random.shuffle(&mut to);
        other.deck = self.deck.exchanged(&from, &to);
        other.buried = self.buried.exchanged(&from, &to);
        for piles in [&mut other.hands, &mut other.stashes, &mut other.known] {
            *piles = piles.map(|pile| pile.exchanged(&from, &to));
        }
        if let Eye::Seat(me) = eye {
            other.forget_who_peeked_at(me, random);
        }
        if Flaw::ImaginesACardLess.is_here() {
            other.deck = other.deck.minus(Cards(other.deck.0 & other.deck.0.wrapping_neg()));
        }
        other
    }

    fn standing(&self) -> Standing {
        let mut places: Vec<Place> = (0..self.seats).map(|seat| self.place(Seat(seat))).collect();
        places.sort_by_key(|place| -place.score);
        for place in 1..places.len() {
            let shared = places[place].score == places[place - 1].score;
            places[place].rank = if shared { places[place - 1].rank } else { place as u8 + 1 };
        }
        if Flaw::PlacesASeatTwice.is_here() {
            places[1].seat = places[0].seat;
        }
        if Flaw::RanksFromTwo.is_here() {
            places.iter_mut().for_each(|place| place.rank += 1);
        }
        let over = self.phase == Phase::Over && !Flaw::EndsUnnamed.is_here();
        Standing { places, ended_by: over.then_some("no-cards"), title: None }
    }

    fn broken(&self) -> Option<String> {
        let piles = [&self.hands, &self.rows, &self.stashes];
        let mut all = self.deck.or(self.buried);
        for pile in piles.into_iter().flatten() {
            if !pile.and(all).is_empty() {
                return Some(format!("{pile:?} is in two places"));
            }
            all = all.or(*pile);
        }
        let lost = self.cards.minus(all);
        (!lost.is_empty()).then(|| format!("{lost:?} is lost"))
    }

    fn prompt(&self, question: &Asked) -> Phrase {
        let rule = if Flaw::AsksWithoutRule.is_here() { "toy" } else { question.rule };
        let phrase = Phrase::new(question.prompt, rule);
        if Flaw::PromptTells.is_here() { phrase.with("deck", self.deck.0 as u8) } else { phrase }
    }

    fn tell(&self, event: &Self::Event) -> Phrase {
        self.told(event)
    }

    fn say(&self, choice: Answer) -> String {
        match choice {
            Answer::Hide if Flaw::SaysUndo.is_here() => "undo 1".to_owned(),
            Answer::Hide if Flaw::SaysTwoLines.is_here() => "hide\n".to_owned(),
            _ => choice.say(),
        }
    }

    fn hear(&self, words: &str) -> Result<Answer, String> {
        match Answer::hear(words) {
            Ok(Answer::Card(Card(card))) if Flaw::Mishears.is_here() => Ok(Answer::Card(Card(card ^ 1))),
            heard => heard,
        }
    }
}
