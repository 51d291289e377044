//! Choices, prompts and events as text.

use crate::cards::{self, CardId};
use crate::choice::{Choice, family};
use crate::class::Class;
use crate::frame::Frame;
use crate::hands::RegionCardId;
use crate::load::Load;
use crate::phases::{begin, regular};
use crate::procedures::{march, ravage};
use crate::rattus::Rattus;
use crate::refusal;
use crate::region::Region;
use game::{Choice as _, Phrase, Question, Seat, Value};

/// The word of each family. The name of the member follows it.
fn word(family_number: u8) -> &'static str {
    match family_number {
        family::using => "use",
        family::region_card => "region-card",
        other => family::WORDS[usize::from(other)],
    }
}

/// The first words of all choices.
#[cfg(feature = "types")]
pub(crate) fn first_words() -> impl Iterator<Item = &'static str> {
    (0..family::WORDS.len() as u8).map(word)
}

/// The choice in the stable words of records and messages.
pub(crate) fn say(game: &Rattus, choice: Choice) -> String {
    let region = |region: Region| {
        game.components.regions.get(region.index()).map_or("nowhere", |info| info.id).to_owned()
    };
    let named = match choice {
        Choice::Pass | Choice::Yes | Choice::No => return word(choice.family()).to_owned(),
        Choice::Take(card) | Choice::Use(card) | Choice::Card(card) => card.id().to_owned(),
        Choice::Place(place) | Choice::Plague(place) | Choice::Region(place) => region(place),
        Choice::Rat(mark) => (mark + 1).to_string(),
        Choice::Count(count) => count.to_string(),
        Choice::Token(token) => {
            game.tokens().ids.get(token.index()).map_or_else(|| "none".to_owned(), |id| (*id).to_owned())
        }
        Choice::Seat(seat) => (seat.0 + 1).to_string(),
        Choice::Class(class) => class.id().to_owned(),
        Choice::RegionCard(card) => {
            let cards = &game.components.region_cards;
            cards.get(usize::from(card.0)).map_or_else(|| "none".to_owned(), |card| card.id.to_owned())
        }
        Choice::Cube(load) | Choice::Potion(load) => {
            format!("{}{}", load.potions, if load.diplomat { " diplomat" } else { "" })
        }
        Choice::Border(border) => game
            .components
            .borders
            .get(usize::from(border))
            .map_or_else(|| "none".to_owned(), |border| format!("{} {}", region(border.a), region(border.b))),
        Choice::Piece(piece) => (piece + 1).to_string(),
    };
    format!("{} {named}", word(choice.family()))
}

/// Parses a choice.
pub(crate) fn hear(game: &Rattus, words: &str) -> Result<Choice, String> {
    let unclear = || {
        let known: Vec<&str> = (0..family::WORDS.len() as u8).map(word).collect();
        format!("\"{words}\" is not understood: a choice begins with one of {}", known.join(", "))
    };
    let (first, rest) = words.trim().split_once(' ').unwrap_or((words.trim(), ""));
    let rest = rest.trim();
    let number = (0..family::WORDS.len() as u8).find(|&number| word(number) == first).ok_or_else(unclear)?;
    let none = |kind: &str| format!("there is no {kind} \"{rest}\"");
    let card = || CardId::named(rest).ok_or_else(|| none("class card"));
    let region = || game.components.region(rest).ok_or_else(|| none("region"));
    let count = |kind: &str, most: u8| {
        rest.parse::<u8>().ok().filter(|&number| number <= most).ok_or_else(|| none(kind))
    };
    let from_one = |kind: &str| count(kind, 128)?.checked_sub(1).ok_or_else(|| none(kind));
    let load = || {
        let (potions, diplomat) = match rest.strip_suffix(" diplomat") {
            Some(potions) => (potions, true),
            None => (rest, false),
        };
        let potions = potions.parse().ok().filter(|&potions| potions <= Load::MOST_POTIONS);
        potions.map(|potions| Load { potions, diplomat }).ok_or_else(|| none("kind of cube"))
    };
    Ok(match number {
        family::pass | family::yes | family::no if !rest.is_empty() => return Err(unclear()),
        family::pass => Choice::Pass,
        family::yes => Choice::Yes,
        family::no => Choice::No,
        family::take => Choice::Take(card()?),
        family::using => Choice::Use(card()?),
        family::card => Choice::Card(card()?),
        family::place => Choice::Place(region()?),
        family::plague => Choice::Plague(region()?),
        family::region => Choice::Region(region()?),
        family::rat => Choice::Rat(from_one("rat")?),
        family::count => Choice::Count(count("number", 127)?),
        family::token => Choice::Token(game.tokens().token(rest).ok_or_else(|| none("token"))?),
        family::seat => Choice::Seat(Seat(from_one("seat")?)),
        family::class => Choice::Class(Class::named(rest).ok_or_else(|| none("class"))?),
        family::region_card => Choice::RegionCard(RegionCardId(
            game.components.region_card(rest).ok_or_else(|| none("region card"))?,
        )),
        family::cube => Choice::Cube(load()?),
        family::potion => Choice::Potion(load()?),
        family::border => {
            let (a, b) = rest.split_once(' ').ok_or_else(|| none("border"))?;
            let ends = game.components.region(a).zip(game.components.region(b));
            let border = ends.and_then(|(a, b)| game.components.border_between(a, b));
            Choice::Border(border.ok_or_else(|| none("border"))?)
        }
        family::piece => Choice::Piece(from_one("piece")?),
        _ => return Err(unclear()),
    })
}

/// The text of a question, as key and arguments.
pub(crate) fn prompt(game: &Rattus, question: &Question<Choice>) -> Phrase {
    let mut phrase = Phrase::new(question.prompt, question.rule);
    if let Some(seat) = question.who.seat() {
        phrase = phrase.with("seat", seat);
    }
    match game.frames.top() {
        Frame::Place(step) => {
            phrase = phrase.with("region", refusal::region(game, step.region));
            match step.bonus(game) {
                Some(card) => phrase.with("card", refusal::card(card)),
                None => phrase,
            }
        }
        // The client shows how many cubes a region could get.
        Frame::Regular(regular::Step::Menu) => {
            let cubes = game.board.in_play.iter().map(|region| regular::placing(game, region).into());
            phrase
                .with("bonus", regular::bonus(game, game.me()))
                .with("cubes", Value::List(cubes.collect()))
        }
        Frame::Regular(regular::Step::Spread { left }) => {
            let (number, of) = regular::spread_progress(game, left);
            phrase.with("number", number).with("of", of)
        }
        Frame::Begin(begin::Step::Cubes { turn }) => {
            let phrase = cards::placing(game, game.me(), begin::CUBES, phrase);
            phrase.with("number", turn / game.players + 1).with("of", begin::cube_rounds(game))
        }
        Frame::March(march::Step::Join { from }) => match march::joiner(game, from) {
            Some(card) => phrase.with("card", refusal::card(card)),
            None => phrase,
        },
        Frame::Ravage(ravage::Step::Owner) => {
            cards::interrupting(phrase.with("region", refusal::region(game, game.ravage.region)))
        }
        Frame::Ravage(_) => phrase.with("region", refusal::region(game, game.ravage.region)),
        Frame::Protect(step) => {
            phrase = cards::interrupting(phrase.with("region", refusal::region(game, game.ravage.region)));
            match step.asked(game) {
                Some((_, onto)) => phrase.with("card", refusal::card(onto)),
                None => phrase,
            }
        }
        Frame::Card(step) => step.prompt(game, game.me(), phrase),
        _ => phrase,
    }
}
