//! Choices, prompts and events as text: stable ids for records and messages, keys with arguments for people.

use crate::actions::construct;
use crate::choice::{CardKind, Choice, Room, Shift, Slot, Space, family};
use crate::components::Tech;
use crate::frame::{Frame, Question};
use crate::game::Game;
use crate::pest_view::cell_id;
use crate::place::{Color, Place, Resource};
use game::{Actor, Choice as _, Phrase, Value};

/// The word of each family of choices, in the order of [`Choice`].
const WORDS: [&str; 29] = [
    "draw",
    "marker",
    "reward",
    "next",
    "at",
    "move",
    "through",
    "jump",
    "technology",
    "use",
    "cell",
    "do",
    "done",
    "improve",
    "camp",
    "enter",
    "exchange",
    "shift",
    "put",
    "cure",
    "construct",
    "raise",
    "coins",
    "kind",
    "slot",
    "refresh",
    "assign",
    "transfer",
    "bonus",
];

const _: () = assert!(WORDS.len() == family::WORDS.len(), "a word for every family");

/// The choice in the stable words of records and messages.
pub(crate) fn say(game: &Game, choice: Choice) -> String {
    let word = WORDS[usize::from(choice.family())];
    match member(game, choice) {
        Some(name) if !name.is_empty() => format!("{word} {name}"),
        Some(_) => word.to_owned(),
        None => format!("{word} #{}", choice.member()),
    }
}

/// Parses a choice.
pub(crate) fn hear(game: &Game, words: &str) -> Result<Choice, String> {
    let mut parts = words.split_whitespace();
    let word = parts.next().unwrap_or("");
    let rest = parts.collect::<Vec<_>>().join(" ").replace('_', "-");
    let Some(family) = WORDS.iter().position(|known| *known == word) else {
        return Err(format!("\"{word}\" begins no choice: known are {}", WORDS.join(", ")));
    };
    let mut known = Vec::new();
    for number in 0..Choice::MEMBERS[family] {
        let choice = Choice::of(family as u8, number);
        let Some(name) = member(game, choice) else { continue };
        if name == rest {
            return Ok(choice);
        }
        known.push(name);
    }
    Err(format!("\"{word} {rest}\" is none of: {}", known.join(", ")))
}

/// The id as it is written in choices: `quarter_2` becomes `quarter-2`.
fn dashed(id: &str) -> String {
    id.replace('_', "-")
}

/// The words after the family's word: empty if the family has no members, `None` if there is no such member.
fn member(game: &Game, choice: Choice) -> Option<String> {
    let pack = &game.pack;
    Some(match choice {
        Choice::Draw(card) => match card.kind() {
            CardKind::Pest(card) => dashed(pack.pests.get(card.index())?.id),
            CardKind::Support(card) => dashed(pack.supports.get(card.index())?.id),
            CardKind::Decree(card) => dashed(pack.decrees.get(card.index())?.id),
            CardKind::Capital(card) => dashed(pack.capitals.get(card.index())?.id),
            CardKind::Start(card) => dashed(pack.starts.get(card.index())?.0),
            CardKind::Stack(stack, which) => {
                format!("stack-{}-{}", Color::ALL.get(usize::from(stack))?.id(), which + 1)
            }
        },
        Choice::Marker(marker) => dashed(pack.markers.get(marker.index())?.id),
        Choice::Reward(token) => dashed(pack.tokens.get(token.index())?.0),
        Choice::Next(seat) => format!("{}", seat.0 + 1),
        Choice::At(place) | Choice::Go(place) | Choice::Through(place) | Choice::Jump(place) => {
            dashed(pack.map.places.get(place.index())?.id)
        }
        Choice::Technology(tech) | Choice::Use(tech) => {
            dashed(pack.technologies.get(tech.index()).filter(|_| tech.0 > 0)?.id)
        }
        Choice::Cell(cell) => cell_id(cell),
        Choice::Do(action) => action.id().to_owned(),
        Choice::Done | Choice::Improve | Choice::Camp | Choice::Refresh => String::new(),
        Choice::Enter(entry) => entry.id().to_owned(),
        Choice::Exchange(pair) => {
            let (a, b) = pair.kinds();
            format!("{}-{}", Resource::ALL[a].id(), Resource::ALL[b].id())
        }
        Choice::Shift(shift) => {
            let (from, to) = Shift::ends(shift);
            format!("{}-{}", Space::IDS.get(from.index())?, Space::IDS.get(to.index())?)
        }
        Choice::Put(space) | Choice::Cure(space) => (*Space::IDS.get(space.index())?).to_owned(),
        Choice::Construct(building) => dashed(pack.buildings.get(building.index())?.id),
        Choice::Raise(building) => dashed(pack.capital_buildings.get(building.index())?.id),
        Choice::Coins(count) => count.to_string(),
        Choice::Kind(kind) => kind.id().to_owned(),
        Choice::Slot(slot) => (*Slot::IDS.get(slot.index())?).to_owned(),
        Choice::Assign(room) | Choice::Transfer(room) => dashed(room_id(game, room)?),
        Choice::Bonus(bonus) if bonus < 2 => (bonus + 1).to_string(),
        Choice::Bonus(_) => return None,
    })
}

/// Whether the thing that a choice names exists in this pack.
pub(crate) fn exists(game: &Game, choice: Choice) -> bool {
    member(game, choice).is_some()
}

/// The id of a room for healthy people.
pub(crate) fn room_id(game: &Game, room: Room) -> Option<&'static str> {
    Some(match room {
        Room::WORKSHOP_CARD => "workshop_card",
        Room::EXPERTS => "experts",
        Room::CAPITAL => "capital",
        Room::RECOVERY => "recovery",
        Room::STOCK => "stock",
        room => game.pack.buildings.get(room.index())?.id,
    })
}

/// The text of a question, as key and arguments.
pub(crate) fn prompt(game: &Game, question: &Question) -> Phrase {
    let phrase = Phrase::new(question.prompt, question.rule);
    match question.who {
        Actor::Seat(seat) => about(game, phrase.with("seat", seat).with("year", game.table.year)),
        Actor::Chance(_) => phrase,
    }
}

/// Adds what a question is about, as far as its words alone do not say it.
fn about(game: &Game, phrase: Phrase) -> Phrase {
    let pack = game.pack.get();
    match game.waiting() {
        Some(Frame::Construct(construct::Step::Where(_, building))) => {
            phrase.with("building", Value::Id("building", pack.buildings[building.index()].id))
        }
        Some(Frame::Construct(
            construct::Step::More(_, work, _)
            | construct::Step::Improve(_, work, _)
            | construct::Step::Less(_, work, _),
        )) => match work {
            construct::Work::Map { building, place: site } => phrase
                .with("building", Value::Id("building", pack.buildings[building.index()].id))
                .with("place", place(game, site)),
            construct::Work::Capital { building } => phrase.with(
                "building",
                Value::Id("capital-building", pack.capital_buildings[building.index()].id),
            ),
        },
        Some(Frame::Gain(_)) => match game.scratch.gifts.front() {
            Some(gift) => phrase.with("source", Value::Id("source", source(gift.rule))),
            None => phrase,
        },
        _ => phrase,
    }
}

/// Where a gain comes from, by the rule that gives it.
fn source(rule: u16) -> &'static str {
    match rule {
        31 => "support",
        80..=82 => "produce",
        112 => "reward",
        120 | 126 => "influence",
        132 | 134 => "capital",
        _ => "other",
    }
}

/// The name of a place.
pub(crate) fn place(game: &Game, place: Place) -> Value {
    Value::Id("place", game.pack.map.places[place.index()].id)
}

/// The name of a technology.
pub(crate) fn tech(game: &Game, tech: Tech) -> Value {
    Value::Id("technology", game.pack.technology(tech).id)
}
