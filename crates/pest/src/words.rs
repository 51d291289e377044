//! Choices, prompts and events in words: stable ids one way, keys with arguments the other.

use crate::choice::{CardKind, Choice, Room, Shift, Slot, Space, family};
use crate::components::Tech;
use crate::event::{Event, Fact};
use crate::frame::Question;
use crate::game::Game;
use crate::ledger;
use crate::place::{Place, Resource, Road};
use crate::sheet::cell_id;
use game::{Actor, Choice as _, Phrase, Seat, Value};

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

/// The choice in stable words.
pub(crate) fn say(game: &Game, choice: Choice) -> String {
    let word = WORDS[usize::from(choice.family())];
    match member(game, choice) {
        Some(name) if !name.is_empty() => format!("{word} {name}"),
        Some(_) => word.to_owned(),
        None => format!("{word} #{}", choice.member()),
    }
}

/// The choice these words name.
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

/// `quarter_2` is said `quarter-2`.
fn dashed(id: &str) -> String {
    id.replace('_', "-")
}

/// The words after the family's; empty where it names nothing, `None` where there is no such member.
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
                format!("stack-{}-{}", ["red", "blue", "black"].get(usize::from(stack))?, which + 1)
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

/// Whether there is such a thing in this box.
pub(crate) fn exists(game: &Game, choice: Choice) -> bool {
    member(game, choice).is_some()
}

/// The id of a room for healthy people.
fn room_id(game: &Game, room: Room) -> Option<&'static str> {
    Some(match room {
        Room::WORKSHOP_CARD => "workshop_card",
        Room::EXPERTS => "experts",
        Room::CAPITAL => "capital",
        Room::RECOVERY => "recovery",
        Room::STOCK => "stock",
        room => game.pack.buildings.get(room.index())?.id,
    })
}

/// The sentence that asks this question.
pub(crate) fn prompt(game: &Game, question: &Question) -> Phrase {
    let phrase = Phrase::new(question.prompt, question.rule);
    match question.who {
        Actor::Seat(seat) => phrase.with("seat", seat).with("year", game.table.year),
        Actor::Chance(_) => phrase,
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

/// Each piece by its name: wood, wood and stone.
fn goods(list: [u8; 5]) -> Value {
    let pieces =
        Resource::ALL.into_iter().zip(list).flat_map(|(kind, n)| std::iter::repeat_n(kind, n.into()));
    Value::List(pieces.map(|kind| Value::Id("resource", kind.id())).collect())
}

fn road(game: &Game, road: Road) -> Value {
    let end =
        |end: Option<Place>| end.map_or(Value::Id("place", game.pack.map.capital_id), |end| place(game, end));
    let [a, b] = game.pack.map.roads[road.index()];
    Value::List(vec![end(a), end(b)])
}

/// The sentence that tells this event.
pub(crate) fn tell(game: &Game, event: &Event) -> Phrase {
    let pack = &game.pack;
    let new = |key: &'static str| Phrase::new(key, ledger::id(event.rule));
    let seat_key = |key: &'static str, seat: Seat| new(key).with("seat", seat);
    let space = |space: Space| Value::Id("space", Space::IDS[space.index()]);
    let room = |room: Room| Value::Id("room", room_id(game, room).unwrap_or("stock"));
    let slot = |slot: u8| Value::Id("slot", Slot::IDS[usize::from(slot)]);
    let seats = |list: &[Seat]| Value::List(list.iter().map(|&seat| Value::Seat(seat)).collect());
    match event.fact {
        Fact::Marked { place: p, resource, .. } => new("tell-marked")
            .with("place", place(game, p))
            .with("resource", Value::Id("resource", resource.id())),
        Fact::Fell { place: p } => new("tell-fell").with("place", place(game, p)),
        Fact::Sickened { place: p, people } => {
            new("tell-sickened").with("place", place(game, p)).with("people", people)
        }
        Fact::RoadSickened { road: r, people } => {
            new("tell-road-sickened").with("road", road(game, r)).with("people", people)
        }
        Fact::Decreed { era, decree } => new("tell-decreed")
            .with("era", era + 1)
            .with("decree", Value::Id("decree", pack.decrees[decree.index()].id)),
        Fact::CapitalCardDrawn { card } => {
            new("tell-capital-card").with("card", Value::Id("capital-card", pack.capitals[card.index()].id))
        }
        Fact::RewardLaid { token } => {
            new("tell-reward-laid").with("reward", Value::Id("reward", pack.tokens[token.index()].0))
        }
        Fact::Opened { tech: t } => new("tell-opened").with("technology", tech(game, t)),
        Fact::Shuffled { tech: t } => new("tell-shuffled").with("technology", tech(game, t)),
        Fact::Seated { seat } => seat_key("tell-seated", seat),
        Fact::Dealt { seat, card } => {
            seat_key("tell-dealt", seat).with("card", Value::Id("start", pack.starts[card.index()].0))
        }
        Fact::CastleBuilt { seat, place: p } => seat_key("tell-castle", seat).with("place", place(game, p)),
        Fact::Supplied { seat, goods: g, research } => {
            seat_key("tell-supplied", seat).with("goods", goods(g)).with("research", research)
        }
        Fact::DoctorPlaced { seat, place: p } => seat_key("tell-doctor", seat).with("place", place(game, p)),
        Fact::YearBegan { year, assistants } => {
            new("tell-year").with("year", year).with("assistants", assistants)
        }
        Fact::PestDrawn { card } => {
            new("tell-pest").with("card", Value::Id("pest", pack.pests[card.index()].id))
        }
        Fact::SupportDrawn { card } => {
            new("tell-support").with("card", Value::Id("support", pack.supports[card.index()].id))
        }
        Fact::CampReturned { seat, place: p } => {
            seat_key("tell-camp-returned", seat).with("place", place(game, p))
        }
        Fact::CampSet { seat, place: p } => seat_key("tell-camp-set", seat).with("place", place(game, p)),
        Fact::Taken { seat, place: p, people } => {
            seat_key("tell-taken", seat).with("place", place(game, p)).with("people", people)
        }
        Fact::RoadTaken { seat, road: r, people } => {
            seat_key("tell-road-taken", seat).with("road", road(game, r)).with("people", people)
        }
        Fact::Received { seat, place: p, people } => {
            seat_key("tell-received", seat).with("place", place(game, p)).with("people", people)
        }
        Fact::Spared { seat, place: p } => seat_key("tell-spared", seat).with("place", place(game, p)),
        Fact::Shielded { seat, place: p } => seat_key("tell-shielded", seat).with("place", place(game, p)),
        Fact::Waived { seat, place: p } => seat_key("tell-waived", seat).with("place", place(game, p)),
        Fact::Kept { seat, space: s, people } => {
            seat_key("tell-kept", seat).with("space", space(s)).with("people", people)
        }
        Fact::Overflowed { seat } => seat_key("tell-overflowed", seat),
        Fact::Gained { seat, goods: g } => seat_key("tell-gained", seat).with("goods", goods(g)),
        Fact::Paid { seat, goods: g } => seat_key("tell-paid", seat).with("goods", goods(g)),
        Fact::Cut { seat, goods: g } => seat_key("tell-cut", seat).with("goods", goods(g)),
        Fact::Exchanged { seat, pair } => {
            let (a, b) = pair.kinds();
            seat_key("tell-exchanged", seat)
                .with("first", Value::Id("resource", Resource::ALL[a].id()))
                .with("second", Value::Id("resource", Resource::ALL[b].id()))
        }
        Fact::Researched { seat, research } => seat_key("tell-researched", seat).with("research", research),
        Fact::ResearchPaid { seat, research } => {
            seat_key("tell-research-paid", seat).with("research", research)
        }
        Fact::Honoured { seat, prestige } => seat_key("tell-honoured", seat).with("prestige", prestige),
        Fact::Shamed { seat, shame } => seat_key("tell-shamed", seat).with("shame", shame),
        Fact::Influenced { seat, from, to, .. } => {
            seat_key("tell-influenced", seat).with("from", from).with("to", to)
        }
        Fact::TaskDone { seat, era, space } => {
            seat_key("tell-task", seat).with("era", era + 1).with("space", space)
        }
        Fact::NeutralGrew { people } => new("tell-neutral").with("people", people),
        Fact::TurnBegan { seat: Some(seat) } => seat_key("tell-turn", seat),
        Fact::TurnBegan { seat: None } => new("tell-turns-over"),
        Fact::Placed { seat, cell } => seat_key("tell-placed", seat)
            .with("top", Value::Id("action", cell.top().id()))
            .with("left", Value::Id("action", cell.left().id())),
        Fact::PlacedOnCard { seat, tech: t } => {
            seat_key("tell-placed-on-card", seat).with("technology", tech(game, t))
        }
        Fact::Repeated { seat, cell } => seat_key("tell-repeated", seat)
            .with("top", Value::Id("action", cell.top().id()))
            .with("left", Value::Id("action", cell.left().id())),
        Fact::Began { seat, action } => {
            seat_key("tell-began", seat).with("action", Value::Id("action", action.id()))
        }
        Fact::Improved { seat, action } => {
            seat_key("tell-improved", seat).with("action", Value::Id("action", action.id()))
        }
        Fact::Walked { seat, to, through_capital } => {
            let key = if through_capital { "tell-walked-through" } else { "tell-walked" };
            seat_key(key, seat).with("place", place(game, to))
        }
        Fact::Jumped { seat, to } => seat_key("tell-jumped", seat).with("place", place(game, to)),
        Fact::Built { seat, building, place: p } => seat_key("tell-built", seat)
            .with("building", Value::Id("building", pack.buildings[building.index()].id))
            .with("place", place(game, p)),
        Fact::Raised { seat, building } => seat_key("tell-raised", seat)
            .with("building", Value::Id("capital-building", pack.capital_buildings[building.index()].id)),
        Fact::Bought { seat, tech: t, slot: s } => {
            seat_key("tell-bought", seat).with("technology", tech(game, t)).with("slot", slot(s))
        }
        Fact::Discarded { seat, tech: t, slot: s } => {
            seat_key("tell-discarded", seat).with("technology", tech(game, t)).with("slot", slot(s))
        }
        Fact::Dedicated { seat, kind } => {
            seat_key("tell-dedicated", seat).with("resource", Value::Id("resource", kind.id()))
        }
        Fact::Shifted { seat, from, to } => {
            seat_key("tell-shifted", seat).with("from", space(from)).with("to", space(to))
        }
        Fact::Cured { seat, from } => seat_key("tell-cured", seat).with("from", space(from)),
        Fact::Released { seat, from } => seat_key("tell-released", seat).with("from", space(from)),
        Fact::Treated { seat, card, space: s } => {
            seat_key("tell-treated", seat).with("card", space(card)).with("space", s)
        }
        Fact::Recovered { seat, card } => seat_key("tell-recovered", seat).with("card", space(card)),
        Fact::Healed { seat, people } => seat_key("tell-healed", seat).with("people", people),
        Fact::Assigned { seat, from, to } => {
            seat_key("tell-assigned", seat).with("from", room(from)).with("to", room(to))
        }
        Fact::RewardTaken { seat, token } => seat_key("tell-reward-taken", seat)
            .with("reward", Value::Id("reward", pack.tokens[token.index()].0)),
        Fact::AssistantsBack => new("tell-assistants-back"),
        Fact::Reordered { order } => {
            new("tell-reordered").with("order", seats(&order[..usize::from(game.table.players)]))
        }
        Fact::CapitalCleared { .. } => new("tell-capital-cleared"),
        Fact::Ended => new("tell-ended"),
    }
}
