//! The pest card, PE-20 to PE-36, PE-215, PE-224.

use crate::choice::{Card, CardKind, Choice, family};
use crate::components::{Components, PestCard, Spread};
use crate::event::EventKind;
use crate::frame::{Next, Question};
use crate::game::{Game, Plague, Scratch};
use crate::place::{Place, Places, Road};
use crate::table::Table;
use crate::technologies::{containment, shields};
use crate::turn::Turn;
use game::{Options, Purpose, Seat};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// The year's card.
    Draw,
    /// The year's card out of a stack of PE-06.
    FromStack { stack: u8 },
    /// Whose special buildings keep people away, PE-224.
    Shield { index: u8 },
    /// Camps go back, people come.
    Place,
    /// Who spares one, PE-215, and takes the others in.
    Take { index: u8 },
    /// Places fall, and their neighbours are served.
    Fall,
}

impl Step {
    pub(crate) fn ask(self, game: &Game) -> Option<Question> {
        match self {
            Self::Draw => {
                let cards = deck(game);
                Some(Question::draw(
                    Purpose::Draw,
                    "draw-pest",
                    "PE-05",
                    Options::none().with(family::draw, cards),
                ))
            }
            Self::FromStack { stack } => {
                let left = game.pack.stacks[usize::from(stack)] & !game.table.pests;
                let cards = Card::set(CardKind::Pest(PestCard(0)), left);
                Some(Question::draw(
                    Purpose::Draw,
                    "draw-pest",
                    "PE-05",
                    Options::none().with(family::draw, cards),
                ))
            }
            Self::Shield { index } if index < game.table.players => {
                let seat = game.table.order[usize::from(index)];
                let open = shielded(game, seat).minus(game.scratch.plague.marked);
                let options = Options::none().with(family::at, open.set()).and(Choice::Done);
                (!open.is_empty()).then(|| Question::to(seat, "ask-waive", "PE-224", options))
            }
            Self::Take { index } if index < game.table.players => {
                let seat = game.table.order[usize::from(index)];
                let open = sparing(game, seat).minus(game.scratch.plague.marked);
                let options = Options::none().with(family::at, open.set()).and(Choice::Done);
                (!open.is_empty()).then(|| Question::to(seat, "ask-spare", "PE-215", options))
            }
            _ => None,
        }
    }

    pub(crate) fn take(self, turn: &mut Turn<'_>, choice: Choice) -> Next {
        match choice {
            Choice::Draw(card) => match card.kind() {
                CardKind::Stack(stack, _) => Next::step(Self::FromStack { stack }),
                CardKind::Pest(card) => strike(turn, card),
                _ => Next::step(self),
            },
            Choice::At(place) => {
                turn.game.scratch.plague.marked = turn.game.scratch.plague.marked.with(place);
                Next::step(self)
            }
            _ => self.go(turn),
        }
    }

    pub(crate) fn go(self, turn: &mut Turn<'_>) -> Next {
        match self {
            Self::Draw | Self::FromStack { .. } => Next::step(self),
            Self::Shield { index } if index < turn.table().players => {
                let seat = turn.table().order[usize::from(index)];
                let shield = shielded(turn.game, seat);
                let waived = turn.game.scratch.plague.marked;
                for place in shield.iter() {
                    turn.happen(
                        224,
                        if waived.has(place) {
                            EventKind::Waived { seat, place }
                        } else {
                            EventKind::Shielded { seat, place }
                        },
                    );
                }
                let plague = &mut turn.game.scratch.plague;
                plague.targets = plague.targets.minus(shield.minus(waived));
                plague.marked = Places::NONE;
                Next::step(Self::Shield { index: index + 1 })
            }
            Self::Shield { .. } => Next::step(Self::Place),
            Self::Place => place(turn),
            Self::Take { index } if index < turn.table().players => take_in(turn, index),
            Self::Take { .. } if turn.game.scratch.plague.fallen.is_empty() => Next::step(Self::Fall),
            Self::Take { .. } => over(turn),
            Self::Fall => fall(turn),
        }
    }
}

/// What may be drawn: with one or two players two unknown cards of each stack are in the game, PE-06.
fn deck(game: &Game) -> u128 {
    let pack = &game.pack;
    let unseen = ((1u32 << pack.pests.len()) - 1) & !game.table.pests;
    if game.table.players > 2 {
        return Card::set(CardKind::Pest(PestCard(0)), unseen);
    }
    let stacked = pack.stacks.iter().fold(0, |set, stack| set | stack);
    let mut cards = Card::set(CardKind::Pest(PestCard(0)), unseen & !stacked);
    for (stack, set) in pack.stacks.iter().enumerate() {
        let seen = (set & game.table.pests).count_ones() as u8;
        for which in seen..2 {
            cards |= 1 << Card::new(CardKind::Stack(stack as u8, which - seen)).0;
        }
    }
    cards
}

/// The places a card names, each once, PE-33.
pub(crate) fn places_of(pack: &Components, table: &Table, card: PestCard) -> Places {
    let map = &pack.map;
    pack.pests[card.index()].spreads.iter().fold(Places::NONE, |set, spread| match *spread {
        Spread::Roads(_) => set,
        Spread::Places { size, resource, port, on_road } => {
            let mut places = map.all;
            if let Some(size) = size {
                places = places.and(map.of_size[size as usize]);
            }
            if let Some(resource) = resource {
                places = places.and(table.resources[resource as usize]);
            }
            if let Some(port) = port {
                places = places.and(map.ports[port as usize]);
            }
            if let Some(color) = on_road {
                places = places.and(map.on_road[color as usize]);
            }
            set.or(places)
        }
    })
}

/// The roads a card names.
pub(crate) fn roads_of(pack: &Components, card: PestCard) -> u128 {
    pack.pests[card.index()].spreads.iter().fold(0, |set, spread| match spread {
        Spread::Roads(color) => set | pack.map.colored[*color as usize],
        Spread::Places { .. } => set,
    })
}

/// The places where a card or the spreading would put nobody, PE-23.
pub(crate) fn protected(table: &Table) -> Places {
    table.built().1.or(table.doctors()).or(table.camps())
}

/// How many people come to `place`: those of the card, or one for each fallen neighbour.
pub(crate) fn coming(pack: &Components, table: &Table, fallen: Places, place: Place) -> u8 {
    if fallen.is_empty() {
        pack.numbers.sick_per_target[table.era()]
    } else {
        pack.map.neighbours[place.index()].and(fallen).len() * pack.numbers.spread_sick
    }
}

/// The places due that `seat` may keep free, PE-224.
fn shielded(game: &Game, seat: Seat) -> Places {
    shields::checkpoint(&game.pack, game.table.player(seat)).and(game.scratch.plague.targets)
}

/// The places due where `seat` may spare one, PE-215.
fn sparing(game: &Game, seat: Seat) -> Places {
    shields::clothing(&game.pack, game.table.player(seat)).and(game.scratch.plague.targets)
}

/// The card is shown: people come to its roads, and its places are due.
fn strike(turn: &mut Turn<'_>, card: PestCard) -> Next {
    turn.reveal(21, EventKind::PestDrawn { card });
    let people = turn.pack().numbers.sick_per_target[turn.table().era()];
    let mut roads = roads_of(turn.pack(), card);
    while roads != 0 {
        let road = Road(roads.trailing_zeros() as u8);
        roads &= roads - 1;
        turn.happen(21, EventKind::RoadSickened { road, people });
    }
    let targets = places_of(turn.pack(), turn.table(), card).minus(turn.table().destroyed);
    turn.game.scratch.plague = Plague { targets, ..Scratch::NEW.plague };
    Next::step(Step::Shield { index: 0 })
}

/// Camps go back, and people come where nothing protects; whose building stands alone takes them in.
fn place(turn: &mut Turn<'_>) -> Next {
    let Plague { targets, fallen, .. } = turn.game.scratch.plague;
    let open = targets.minus(protected(turn.table()));
    for seat in turn.table().in_order() {
        let player = turn.player(seat);
        if targets.has(player.camp) && !containment::stays(player) {
            turn.return_camp(24, seat);
        }
    }
    let built = turn.table().built().0;
    let bare = open.minus(built);
    for place in bare.iter() {
        let people = coming(turn.pack(), turn.table(), fallen, place);
        turn.happen(if fallen.is_empty() { 21 } else { 26 }, EventKind::Sickened { place, people });
    }
    let plague = &mut turn.game.scratch.plague;
    plague.targets = open.and(built);
    plague.placed = bare;
    Next::step(Step::Take { index: 0 })
}

/// One player takes in what came to their buildings, PE-22.
fn take_in(turn: &mut Turn<'_>, index: u8) -> Next {
    let seat = turn.table().order[usize::from(index)];
    let Plague { targets, fallen, marked, .. } = turn.game.scratch.plague;
    turn.game.scratch.plague.marked = Places::NONE;
    turn.game.scratch.shifts = 0;
    let mut total = 0;
    for place in targets.and(turn.player(seat).own).iter() {
        let mut people = coming(turn.pack(), turn.table(), fallen, place);
        if marked.has(place) {
            turn.happen(215, EventKind::Spared { seat, place });
            people -= 1;
        }
        if people > 0 {
            turn.happen(22, EventKind::Received { seat, place, people });
        }
        total += people;
    }
    turn.take_in_in_pest(seat, total, Step::Take { index: index + 1 })
}

/// Places the card put people in and that have too many fall together, PE-26, PE-28.
fn fall(turn: &mut Turn<'_>) -> Next {
    let placed = turn.game.scratch.plague.placed;
    let limit = turn.pack().numbers.destroy_at;
    let fallen: Places = placed.iter().filter(|&place| turn.table().sick_at(place) >= limit).collect();
    if fallen.is_empty() {
        return over(turn);
    }
    for place in fallen.iter() {
        turn.happen(26, EventKind::Fell { place });
    }
    let map = &turn.pack().map;
    let beside = fallen.iter().fold(Places::NONE, |set, place| set.or(map.neighbours[place.index()]));
    let targets = beside.minus(turn.table().destroyed);
    turn.game.scratch.plague = Plague { targets, fallen, ..Scratch::NEW.plague };
    Next::step(Step::Shield { index: 0 })
}

fn over(turn: &mut Turn<'_>) -> Next {
    turn.game.scratch = Scratch::NEW;
    Next::Done
}
