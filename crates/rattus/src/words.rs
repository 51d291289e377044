//! Choices, prompts and events in words.

use crate::cards::{CardId, CardStep};
use crate::choice::{Choice, family};
use crate::class::Class;
use crate::event::{Event, What};
use crate::frame::Frame;
use crate::hands::RegionCardId;
use crate::load::Load;
use crate::procedures::march;
use crate::rattus::Rattus;
use crate::refusal;
use crate::region::Region;
use crate::token::{Symbol, Token};
use game::{Choice as _, Phrase, Question, Seat, Value};

/// The word of each family; what it names follows.
fn word(family_number: u8) -> &'static str {
    match family_number {
        family::using => "use",
        family::region_card => "region-card",
        other => family::WORDS[usize::from(other)],
    }
}

/// The choice in stable words.
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

/// The choice that these words name.
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

/// The sentence that asks, with what it speaks of.
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
        Frame::March(march::Step::Join { from }) => match march::joiner(game, from) {
            Some(card) => phrase.with("card", refusal::card(card)),
            None => phrase,
        },
        Frame::Ravage(_) => phrase.with("region", refusal::region(game, game.ravage.region)),
        Frame::Protect(step) => {
            phrase = phrase.with("region", refusal::region(game, game.ravage.region));
            match step.asked(game) {
                Some((_, onto)) => phrase.with("card", refusal::card(onto)),
                None => phrase,
            }
        }
        Frame::Card(CardStep::Mayor(step)) => match step.bonus(game) {
            Some(card) => phrase.with("card", refusal::card(card)),
            None => phrase,
        },
        Frame::Card(CardStep::CaravanLeader(step)) => match step.offered() {
            Some(region) => phrase.with("region", refusal::region(game, region)),
            None => phrase,
        },
        _ => phrase,
    }
}

/// The sentence that tells what happened.
pub(crate) fn tell(game: &Rattus, event: &Event) -> Phrase {
    let phrase = |key| Phrase { key, rule: event.rule, args: Vec::new() };
    let region = |place| refusal::region(game, place);
    let card = refusal::card;
    let token = |token: Token| Value::Id("token", game.tokens().id(token));
    let region_card =
        |card: RegionCardId| Value::Id("region_card", game.components.region_cards[usize::from(card.0)].id);
    let hidden = |thing: Option<Value>| thing.unwrap_or(Value::Id("token", "hidden"));
    let symbol = |symbol| match symbol {
        Symbol::Majority => Value::Id("symbol", "majority"),
        Symbol::All => Value::Id("symbol", "all"),
        Symbol::Class(class) => Value::Id("class", class.id()),
    };
    match event.what {
        What::CardChosen { card: which } => phrase("event-card-chosen").with("card", card(which)),
        What::FirstPlayer { seat } => phrase("event-first-player").with("seat", seat),
        What::TokenRemoved { token: which } => {
            phrase("event-token-removed").with("token", hidden(which.map(token)))
        }
        What::RatPlaced { region: place, mark, token: which, .. } => phrase("event-rat-placed")
            .with("rat", mark + 1)
            .with("region", region(place))
            .with("token", hidden(which.map(token))),
        What::PlagueDrawn { region: place } => phrase("event-plague-starts").with("region", region(place)),
        What::PlagueMoved { from, to } => {
            let told = phrase(if from.is_some() { "event-plague-moved" } else { "event-plague-starts" });
            let told = told.with("region", region(to));
            if let Some(from) = from { told.with("from", region(from)) } else { told }
        }
        What::CubesPlaced { seat, region: place, count } => {
            phrase("event-cubes-placed").with("seat", seat).with("region", region(place)).with("count", count)
        }
        What::CubeMoved { seat, from, to, load } => with_load(phrase("event-cube-moved"), load)
            .with("seat", seat)
            .with("from", region(from))
            .with("region", region(to)),
        What::CubeLost { seat, region: place, load, symbol: by } => {
            with_load(phrase("event-cube-lost"), load)
                .with("seat", seat)
                .with("region", region(place))
                .with("symbol", symbol(by))
        }
        What::PotionLost { seat, region: place, load, symbol: by } => {
            with_load(phrase("event-potion-lost"), load)
                .with("seat", seat)
                .with("region", region(place))
                .with("symbol", symbol(by))
        }
        What::CubePalaced { seat, from, load } => {
            with_load(phrase("event-cube-palaced"), load).with("seat", seat).with("from", region(from))
        }
        What::CardTaken { seat, card: which, from } => {
            let key = if from.is_some() { "event-card-taken-from" } else { "event-card-taken" };
            let told = phrase(key).with("seat", seat).with("card", card(which));
            if let Some(from) = from { told.with("from", from) } else { told }
        }
        What::AbilityUsed { seat, card: which } => {
            phrase("event-ability-used").with("seat", seat).with("card", card(which))
        }
        What::RatMoved { mark, from, to } => phrase("event-rat-moved")
            .with("rat", mark + 1)
            .with("from", region(from))
            .with("region", region(to)),
        What::RatPeeked { seat, mark, region: place, token: which } => phrase("event-rat-peeked")
            .with("seat", seat)
            .with("rat", mark + 1)
            .with("region", region(place))
            .with("token", hidden(which.map(token))),
        What::RatTurnedUp { mark, region: place, token: which } => phrase("event-rat-turned-up")
            .with("rat", mark + 1)
            .with("region", region(place))
            .with("token", token(which)),
        What::RatRevealed { mark, region: place, token: which } => phrase("event-rat-revealed")
            .with("rat", mark + 1)
            .with("region", region(place))
            .with("token", token(which)),
        What::LimitChecked { region: place, limit, population, breaks_out } => {
            phrase(if breaks_out { "event-breaks-out" } else { "event-no-effect" })
                .with("region", region(place))
                .with("limit", limit)
                .with("population", population)
        }
        What::PlagueCounts { seat, finally } => {
            phrase(if finally { "event-plague-counts-finally" } else { "event-plague-counts" })
                .with("seat", seat)
        }
        What::PotionGiven { seat, region: place, load } => {
            with_load(phrase("event-potion-given"), load).with("seat", seat).with("region", region(place))
        }
        What::DiplomatSent { seat, region: place, load } => {
            with_load(phrase("event-diplomat-sent"), load).with("seat", seat).with("region", region(place))
        }
        What::CubeBaked { seat } => phrase("event-cube-baked").with("seat", seat),
        What::BakerEmptied { by, owner, region: place, count } => phrase("event-baker-emptied")
            .with("seat", by)
            .with("owner", owner)
            .with("region", region(place))
            .with("count", count),
        What::WallSet { wall, border } => {
            let ends = &game.components.borders[usize::from(border)];
            phrase("event-wall-set")
                .with("wall", wall + 1)
                .with("from", region(ends.a))
                .with("region", region(ends.b))
        }
        What::NunSet { nun, region: place } => {
            phrase("event-nun-set").with("nun", nun + 1).with("region", region(place))
        }
        What::BishopSet { bishop, region: place } => {
            phrase("event-bishop-set").with("bishop", bishop + 1).with("region", region(place))
        }
        What::CaravanMoved { from, to } => {
            let told = phrase(if from.is_some() { "event-caravan-moved" } else { "event-caravan-starts" });
            let told = told.with("region", region(to));
            if let Some(from) = from { told.with("from", region(from)) } else { told }
        }
        What::RegionCardDrawn { seat, card } => phrase("event-region-card-drawn")
            .with("seat", seat)
            .with("region_card", hidden(card.map(region_card))),
        What::RegionCardShown { seat, card } => {
            phrase("event-region-card-shown").with("seat", seat).with("region_card", region_card(card))
        }
        What::RegionCardDiscarded { seat, card } => {
            phrase("event-region-card-discarded").with("seat", seat).with("region_card", region_card(card))
        }
        What::AnswersOpened { .. } => phrase("event-answers-opened"),
        What::RegionCardPlayed { seat, card: played, onto } => phrase("event-region-card-played")
            .with("seat", seat)
            .with("region_card", region_card(played))
            .with("card", card(onto)),
        What::GuardDiscarded { card: played, onto } => {
            phrase("event-guard-discarded").with("region_card", region_card(played)).with("card", card(onto))
        }
        What::DeckShuffled { kept } => {
            let kept = (0..game.components.region_cards.len() as u8)
                .filter(|card| kept >> card & 1 == 1)
                .map(|card| region_card(RegionCardId(card)))
                .collect::<Vec<_>>();
            phrase("event-deck-shuffled").with("count", kept.len() as u8).with("kept", Value::List(kept))
        }
        What::TurnBegan { seat } => phrase("event-turn-began").with("seat", seat),
        What::SeatAsked { seat } => phrase("event-seat-asked").with("seat", seat),
        What::PlacingDone { seat } => phrase("event-placing-done").with("seat", seat),
        What::PlagueStuck { seat } => phrase("event-plague-stuck").with("seat", seat),
        What::RavageBegan { region: place } => phrase("event-ravage-began").with("region", region(place)),
        What::RavageEnded { region: place } => phrase("event-ravage-ended").with("region", region(place)),
        What::RegularEnded { by } => phrase("event-regular-ended").with("by", Value::Id("end", by.id())),
        What::FinalTurnBegan { seat } => phrase("event-final-turn-began").with("seat", seat),
        What::FinalPlagueBegan { seat } => phrase("event-final-plague-began").with("seat", seat),
        What::GameEnded => phrase("event-game-ended"),
    }
}

/// Adds what a cube carries, where it carries anything.
fn with_load(phrase: Phrase, load: Load) -> Phrase {
    if load.is_plain() {
        phrase
    } else {
        phrase.with("potions", load.potions).with("diplomat", load.diplomat)
    }
}
