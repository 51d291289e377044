//! Taking sick people in, PE-60 to PE-62, PE-201, PE-214.

use crate::choice::{Choice, Space, family};
use crate::components::Tech;
use crate::frame::{Frame, Next, Question};
use crate::game::Game;
use crate::procedures::free;
use crate::turn::Turn;
use game::{Edition, Options, Seat};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// One may go onto a treatment card.
    Treat { seat: Seat, people: u8 },
    /// People come in the pest phase: others may be moved before, PE-62.
    Rearrange { seat: Seat, people: u8 },
    /// The harmless spaces are full: where to?
    Place { seat: Seat, people: u8 },
}

/// The cards of PE-201 and PE-214 that could take somebody now, as spaces.
pub(crate) fn free_cards(game: &Game, seat: Seat) -> u128 {
    let player = game.table.player(seat);
    let free = |tech: Tech, card: usize, space: Space| {
        u128::from(player.has(tech) && player.treated[card] == 0) << space.0
    };
    free(Tech::BREATHING_APPARATUS, 0, Space::APPARATUS) | free(Tech::HOSPITAL_TENT, 1, Space::HOSPITAL)
}

/// Takes in `people`, asking where there is a choice, and then goes on.
pub(crate) fn begin(turn: &mut Turn<'_>, seat: Seat, people: u8, then: Frame) -> Next {
    match fill(turn, seat, people) {
        0 => Next::Step(then),
        people => Next::call(Step::Place { seat, people }, then),
    }
}

/// Takes in the `people` of the pest phase. Where others could be moved out of their way, asks for that first (PE-62); edition 1
/// asked only when the harmless spaces were full.
pub(crate) fn begin_in_pest(turn: &mut Turn<'_>, seat: Seat, people: u8, then: Frame) -> Next {
    let asks = turn.table().options.edition >= Edition(2) && people > 0;
    if asks && free::shifts_before_newcomers(turn.game, seat) != 0 {
        return Next::call(Step::Rearrange { seat, people }, then);
    }
    begin(turn, seat, people, then)
}

/// Takes in the `people` of a Move. If cards could treat some of them, asks for that first (PE-201, PE-214).
pub(crate) fn begin_on_move(turn: &mut Turn<'_>, seat: Seat, people: u8, then: Frame) -> Next {
    if people > 0 && free_cards(turn.game, seat) != 0 {
        return Next::call(Step::Treat { seat, people }, then);
    }
    begin(turn, seat, people, then)
}

/// Fills the harmless spaces, and returns the number of people left.
fn fill(turn: &mut Turn<'_>, seat: Seat, mut people: u8) -> u8 {
    for space in (0..Space::HARMLESS as u8).map(Space) {
        let player = turn.player(seat);
        let here = (player.room(turn.pack(), space) - player.sick[space.index()]).min(people);
        if here > 0 {
            turn.keep(60, seat, space, here);
            people -= here;
        }
    }
    people
}

/// The spaces the next one may go to: harmful ones, and the cemetery as the option says.
fn spaces(game: &Game, seat: Seat) -> u128 {
    let player = game.table.player(seat);
    let mut set = 0;
    for space in Space::HARMLESS as u8..Space::QUARANTINE as u8 {
        set |= u128::from(player.free(&game.pack, Space(space))) << space;
    }
    if set == 0 || !game.table.options.cemetery_all_full {
        set |= 1 << Space::CEMETERY.0;
    }
    set
}

impl Step {
    pub(crate) fn ask(self, game: &Game) -> Option<Question> {
        match self {
            Self::Treat { seat, people } => {
                let cards = free_cards(game, seat);
                if people == 0 || cards == 0 {
                    return None;
                }
                Some(Question::to(
                    seat,
                    "ask-treat",
                    "PE-201",
                    Options::none().with(family::put, cards).and(Choice::Done),
                ))
            }
            Self::Rearrange { seat, .. } => {
                let mut options = Options::none().and(Choice::Done);
                options.add(family::shift, free::shifts_before_newcomers(game, seat));
                Some(Question::to(seat, "ask-rearrange", "PE-62", options))
            }
            Self::Place { seat, people } => {
                if people == 0 || game.table.player(seat).harmless(&game.pack).is_some() {
                    return None;
                }
                let mut options = Options::none().with(family::put, spaces(game, seat));
                options.add(family::shift, free::shifts(game, seat));
                Some(Question::to(seat, "ask-put", "PE-60", options))
            }
        }
    }

    pub(crate) fn take(self, turn: &mut Turn<'_>, choice: Choice) -> Next {
        match (self, choice) {
            (Self::Treat { seat, people }, Choice::Put(card)) => {
                let rule = if card == Space::APPARATUS { 201 } else { 214 };
                turn.keep(rule, seat, card, 1);
                Next::step(Self::Treat { seat, people: people - 1 })
            }
            (Self::Treat { seat, people }, _) | (Self::Rearrange { seat, people }, Choice::Done) => {
                Next::step(Self::Place { seat, people })
            }
            (Self::Place { seat, people }, Choice::Put(space)) => {
                if space == Space::CEMETERY {
                    turn.bury(seat);
                } else {
                    turn.keep(60, seat, space, 1);
                }
                Next::step(Self::Place { seat, people: people - 1 })
            }
            (Self::Place { seat, .. } | Self::Rearrange { seat, .. }, choice) => {
                free::take(turn, seat, choice);
                Next::step(self)
            }
        }
    }

    pub(crate) fn go(self, turn: &mut Turn<'_>) -> Next {
        match self {
            Self::Treat { seat, people } | Self::Rearrange { seat, people } => {
                Next::step(Self::Place { seat, people })
            }
            Self::Place { seat, people } => match fill(turn, seat, people) {
                0 => Next::Done,
                people => Next::step(Self::Place { seat, people }),
            },
        }
    }
}
