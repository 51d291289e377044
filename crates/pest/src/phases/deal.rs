//! The set-up, PE-01 to PE-12, PE-150 to PE-152, PE-170 to PE-172.

use crate::choice::{Card, CardKind, Choice, family};
use crate::components::{CapitalCard, Decree, StartCard};
use crate::event::EventKind;
use crate::frame::{Next, Question};
use crate::game::Game;
use crate::place::{Place, Places, Size};
use crate::procedures::market;
use crate::table::Variant;
use crate::turn::Turn;
use game::{Edition, Options, Purpose, Seat};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// Places fall that the player count does not need.
    Ruins,
    /// A place for the next location marker of a size.
    Spot { size: Size, left: u8 },
    /// The marker for it.
    Marker { size: Size, left: u8, place: Place },
    /// The printed sick people come.
    Sick,
    /// An era's decree.
    Decree { era: u8 },
    /// The capital card.
    Capital,
    /// The capital rewards.
    Rewards,
    /// The turn order.
    Order,
    /// Start cards for the player at this place of the turn order.
    Start { index: u8 },
    /// That player's castle.
    Castle { index: u8 },
    /// Sick people where the castle stands come into quarantine.
    Moved { index: u8 },
    /// The doctor, once all castles stand.
    Doctor { index: u8 },
}

impl Step {
    pub(crate) const FIRST: Self = Self::Ruins;

    pub(crate) fn ask(self, game: &Game) -> Option<Question> {
        let table = &game.table;
        let draw = |prompt, rule, options| Some(Question::draw(Purpose::Deal, prompt, rule, options));
        match self {
            Self::Spot { size, left } if left > 0 => {
                draw("draw-spot", "PE-150", Options::none().with(family::at, spots(game, size, left).set()))
            }
            Self::Marker { size, .. } => {
                let markers = game.pack.markers.iter().enumerate();
                let set = markers
                    .filter(|(index, info)| info.size == size && table.markers >> index & 1 == 0)
                    .fold(0u128, |set, (index, _)| set | 1 << index);
                draw("draw-marker", "PE-150", Options::none().with(family::marker, set))
            }
            Self::Decree { era } if era < 3 => {
                let solo = table.variant == Variant::Solo;
                let decrees = game.pack.decrees.iter().enumerate();
                let set = decrees
                    .filter(|(_, decree)| decree.era == era && !(solo && decree.solo_removed))
                    .fold(0, |set, (index, _)| set | 1 << index);
                let cards = Card::set(CardKind::Decree(Decree(0)), set);
                draw("draw-decree", "PE-02", Options::none().with(family::draw, cards))
            }
            Self::Capital if table.variant != Variant::Solo => {
                let set = (1 << game.pack.capitals.len()) - 1;
                let cards = Card::set(CardKind::Capital(CapitalCard(0)), set);
                draw("draw-capital", "PE-03", Options::none().with(family::draw, cards))
            }
            Self::Rewards if table.rewards.count_ones() < rewards(game) => {
                let left = !u128::from(table.rewards) & ((1 << game.pack.tokens.len()) - 1);
                draw("draw-reward", "PE-04", Options::none().with(family::reward, left))
            }
            Self::Order if table.seated < table.players => {
                let seated = table.in_order().fold(0u128, |set, seat| set | 1 << seat.0);
                let left = u128::from(table.all().0) & !seated;
                draw("draw-order", "PE-08", Options::none().with(family::next, left))
            }
            Self::Start { index } if needs_start(game, index) => {
                let left = !u32::from(table.starts) & ((1 << game.pack.starts.len()) - 1);
                let cards = Card::set(CardKind::Start(StartCard(0)), left);
                draw("draw-start", "PE-09", Options::none().with(family::draw, cards))
            }
            Self::Castle { index } if index < table.players => {
                let seat = table.order[usize::from(index)];
                let options = Options::none().with(family::at, castle_places(game, seat).set());
                Some(Question::to(seat, "ask-castle", "PE-09", options))
            }
            Self::Doctor { index } if index < table.players => {
                let seat = table.order[usize::from(index)];
                let castle = table.player(seat).sites[0];
                let options =
                    Options::none().with(family::at, game.pack.map.neighbours[castle.index()].set());
                Some(Question::to(seat, "ask-doctor", "PE-11", options))
            }
            _ => None,
        }
    }

    pub(crate) fn take(self, turn: &mut Turn<'_>, choice: Choice) -> Next {
        match (self, choice) {
            (Self::Spot { size, left }, Choice::At(place)) => Next::step(Self::Marker { size, left, place }),
            (Self::Marker { size, left, place }, Choice::Marker(marker)) => {
                let info = &turn.pack().markers[marker.index()];
                turn.reveal(150, EventKind::Marked { place, marker, resource: info.resource });
                if info.sick {
                    turn.happen(150, EventKind::Sickened { place, people: 1 });
                }
                Next::step(Self::Spot { size, left: left - 1 })
            }
            (_, Choice::Draw(card)) => self.drawn(turn, card),
            (_, Choice::Reward(token)) => {
                turn.reveal(4, EventKind::RewardLaid { token });
                Next::step(self)
            }
            (_, Choice::Next(seat)) => {
                turn.reveal(8, EventKind::Seated { seat });
                Next::step(self)
            }
            (Self::Castle { index }, Choice::At(place)) => {
                let seat = turn.table().order[usize::from(index)];
                turn.happen(10, EventKind::CastleBuilt { seat, place });
                let people = turn.table().sick_at(place);
                if people > 0 {
                    turn.happen(10, EventKind::Taken { seat, place, people });
                }
                turn.take_in(seat, people, Self::Moved { index })
            }
            (Self::Doctor { index }, Choice::At(place)) => {
                let seat = turn.table().order[usize::from(index)];
                turn.happen(11, EventKind::DoctorPlaced { seat, place });
                let people = turn.table().sick_at(place);
                if people > 0 {
                    turn.happen(11, EventKind::Taken { seat, place, people });
                }
                turn.take_in(seat, people, Self::Doctor { index: index + 1 })
            }
            _ => Next::step(self),
        }
    }

    fn drawn(self, turn: &mut Turn<'_>, card: Card) -> Next {
        match (self, card.kind()) {
            (Self::Decree { era }, CardKind::Decree(decree)) => {
                turn.reveal(2, EventKind::Decreed { era, decree });
                Next::step(Self::Decree { era: era + 1 })
            }
            (_, CardKind::Capital(card)) => {
                turn.reveal(3, EventKind::CapitalCardDrawn { card });
                Next::step(Self::Rewards)
            }
            (Self::Start { index }, CardKind::Start(card)) => {
                let seat = turn.table().order[usize::from(index)];
                turn.reveal(9, EventKind::Dealt { seat, card });
                Next::step(self)
            }
            _ => Next::step(self),
        }
    }

    pub(crate) fn go(self, turn: &mut Turn<'_>) -> Next {
        let players = turn.table().players;
        match self {
            Self::Ruins => {
                for place in ruins(turn.game).iter() {
                    turn.happen(1, EventKind::Fell { place });
                }
                if turn.table().variable { first_spot(turn.game, 0) } else { Next::step(Self::Sick) }
            }
            Self::Spot { size, .. } => first_spot(turn.game, size as usize + 1),
            Self::Sick => {
                let map = &turn.pack().map;
                let bare = map.sick.minus(turn.table().destroyed).minus(turn.table().marked);
                for place in bare.iter() {
                    turn.happen(1, EventKind::Sickened { place, people: 1 });
                }
                Next::step(Self::Decree { era: 0 })
            }
            Self::Decree { .. } => Next::step(Self::Capital),
            Self::Capital => Next::step(Self::Rewards),
            Self::Rewards => Next::call(market::Step::fill(turn.game, 7), Self::Order),
            Self::Order => {
                for seat in turn.table().in_order() {
                    let numbers = &turn.pack().numbers;
                    turn.happen(
                        12,
                        EventKind::Supplied { seat, goods: numbers.start, research: numbers.start_research },
                    );
                }
                Next::step(Self::Start { index: 0 })
            }
            // With two players all draw before anybody builds; with more, each builds after drawing.
            Self::Start { index } if players == 2 && index + 1 < players => {
                Next::step(Self::Start { index: index + 1 })
            }
            Self::Start { index } => Next::step(Self::Castle { index: if players == 2 { 0 } else { index } }),
            Self::Moved { index } if index + 1 < players => {
                let index = index + 1;
                Next::step(if players == 2 { Self::Castle { index } } else { Self::Start { index } })
            }
            Self::Moved { .. } => Next::step(Self::Doctor { index: 0 }),
            Self::Doctor { .. } => Next::step(crate::phases::year::Step::Begin),
            Self::Marker { .. } | Self::Castle { .. } => Next::step(self),
        }
    }
}

/// The places that start destroyed, PE-01; with one or two players as `small_marker_draw` says, PE-150.
fn ruins(game: &Game) -> Places {
    let players = game.table.players;
    let small = players <= 2 && game.table.options.small_marker_draw;
    let own = game.pack.numbers.destroyed_small.filter(|_| small && game.table.options.edition >= Edition(2));
    own.unwrap_or(game.pack.map.destroyed_at[usize::from(players)])
}

/// How many rewards are laid out, PE-04.
fn rewards(game: &Game) -> u32 {
    u32::from(game.pack.numbers.tokens[usize::from(game.table.players)])
}

/// Whether the player at `index` still draws a start card.
fn needs_start(game: &Game, index: u8) -> bool {
    let table = &game.table;
    let seat = table.order[usize::from(index)];
    let wanted = game.pack.numbers.start_cards[usize::from(table.players)];
    table.variant != Variant::Solo && table.player(seat).starts.count_ones() < u32::from(wanted)
}

/// Where a castle may go, PE-09, PE-172.
pub(crate) fn castle_places(game: &Game, seat: Seat) -> Places {
    let (table, map) = (&game.table, &game.pack.map);
    let places = if table.variant == Variant::Solo {
        map.start.and(map.of_size[0])
    } else {
        let drawn = table.player(seat).starts;
        (0..game.pack.starts.len())
            .filter(|index| drawn >> index & 1 == 1)
            .fold(Places::NONE, |set, index| set.or(game.pack.starts[index].1))
    };
    places.minus(table.destroyed)
}

/// The intact places of a size without a marker.
fn bare(game: &Game, size: Size) -> Places {
    game.pack.map.of_size[size as usize].minus(game.table.destroyed).minus(game.table.marked)
}

/// Where the next marker may go: anywhere bare, but with as many markers as places simply the first.
fn spots(game: &Game, size: Size, left: u8) -> Places {
    let bare = bare(game, size);
    if left >= bare.len() { bare.iter().take(1).collect() } else { bare }
}

/// Begins with the markers of a size, or goes on to the sick people, PE-150, PE-152.
fn first_spot(game: &Game, size: usize) -> Next {
    let Some(&size) = Size::ALL.get(size) else { return Next::step(Step::Sick) };
    let players = game.table.players;
    let numbers = &game.pack.numbers;
    let drawn = if players <= 2 && game.table.options.small_marker_draw {
        numbers.markers_small
    } else {
        numbers.markers[usize::from(players)]
    };
    Next::step(Step::Spot { size, left: drawn[size as usize].min(bare(game, size).len()) })
}
