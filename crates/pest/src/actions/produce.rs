//! Produce, PE-80 to PE-82, with PE-213, PE-225, PE-230.

use crate::choice::{Action, Choice, Space, family};
use crate::components::{Building, Bundle};
use crate::event::EventKind;
use crate::frame::{Next, Question};
use crate::game::Game;
use crate::place::Resource;
use crate::procedures::free;
use crate::technologies::output;
use crate::turn::Turn;
use game::{Bits, Options, Seat};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// Improve or not, before anything is given.
    Begin { seat: Seat, restricted: bool },
    /// Which kind the restriction takes.
    Less { seat: Seat, restricted: bool, improved: bool },
    /// Which kind the improvement adds.
    More { seat: Seat, improved: bool, less: Option<Resource> },
    /// All is named.
    Give { seat: Seat, less: Option<Resource>, more: Option<Resource> },
    /// Some of the sources are still to give, PE-49: which kind next?
    InTurn { seat: Seat, sources: u16, less: Option<Resource>, more: Option<Resource> },
    /// All is given.
    Over,
}

/// The sources of a Produce besides the buildings, which come first, as bits of a set.
const WORKSHOP_CARD: u8 = 10;
const CONTAINERS: u8 = 11;
const IMPROVEMENT: u8 = 12;

pub(crate) fn begin(turn: &mut Turn<'_>, seat: Seat) -> Step {
    Step::Begin { seat, restricted: turn.player(seat).sick[Space::PRODUCE.index()] > 0 }
}

/// What Produce gives before restriction and improvement, and the kinds that buildings gave.
pub(crate) fn yields(game: &Game, seat: Seat) -> ([u8; 5], u128) {
    let mut goods = [0; 5];
    let mut kinds = 0;
    for building in 0..game.pack.buildings.len() as u8 {
        if let Some((kind, amount)) = game.table.output(&game.pack, seat, Building(building)) {
            goods[kind as usize] += amount;
            kinds |= 1 << kind as u8;
        }
    }
    output::mobile_workshop(game, seat, &mut goods);
    output::containers(game, seat, &mut goods);
    (goods, kinds)
}

/// What one source gives, before restriction.
fn output_of(game: &Game, seat: Seat, source: u8, more: Option<Resource>) -> Option<(Resource, u8)> {
    let mut goods = [0; 5];
    match source {
        WORKSHOP_CARD => output::mobile_workshop(game, seat, &mut goods),
        CONTAINERS => output::containers(game, seat, &mut goods),
        IMPROVEMENT => return more.map(|kind| (kind, 1)),
        building if usize::from(building) < game.pack.buildings.len() => {
            return game.table.output(&game.pack, seat, Building(building));
        }
        _ => {}
    }
    Resource::ALL.into_iter().zip(goods).find(|(_, amount)| *amount > 0)
}

/// The sources of a set that give something.
fn outputs(
    game: &Game,
    seat: Seat,
    sources: u16,
    more: Option<Resource>,
) -> impl Iterator<Item = (u8, Resource, u8)> {
    Bits(u64::from(sources)).filter_map(move |source| {
        output_of(game, seat, source, more).map(|(kind, amount)| (source, kind, amount))
    })
}

/// Whether the track takes all that these sources give.
fn all_fits(game: &Game, seat: Seat, sources: u16, less: Option<Resource>, more: Option<Resource>) -> bool {
    let player = game.table.player(seat);
    let mut goods = player.goods;
    for (_, kind, amount) in outputs(game, seat, sources, more) {
        goods[kind as usize] += amount;
    }
    if let Some(kind) = less {
        goods[kind as usize] -= 1;
    }
    let limit = player.limit(&game.pack);
    let above = goods.iter().filter(|&&amount| amount > limit).count();
    above == 0 || above == 1 && goods.iter().all(|&amount| amount <= player.high_limit(&game.pack))
}

/// Research from the laboratory spaces, PE-81.
pub(crate) fn research(game: &Game, seat: Seat) -> u8 {
    game.pack.numbers.laboratories[usize::from(game.table.player(seat).recovered)]
}

impl Step {
    pub(crate) fn ask(self, game: &Game) -> Option<Question> {
        match self {
            Self::Begin { seat, .. } => {
                let possible = game.table.player(seat).research >= game.pack.numbers.improve;
                let options = Options::none().and(Choice::Done).and(Choice::Improve);
                possible.then(|| Question::to(seat, "ask-improve-produce", "PE-82", options))
            }
            Self::Less { seat, restricted: true, .. } => {
                let (goods, _) = yields(game, seat);
                let given = (0..5).filter(|&kind| goods[kind] > 0).fold(0u128, |set, kind| set | 1 << kind);
                (given != 0).then(|| {
                    Question::to(seat, "ask-produce-less", "PE-82", Options::none().with(family::kind, given))
                })
            }
            Self::More { seat, improved: true, .. } => {
                let (_, kinds) = yields(game, seat);
                (kinds != 0).then(|| {
                    Question::to(seat, "ask-produce-more", "PE-82", Options::none().with(family::kind, kinds))
                })
            }
            Self::InTurn { seat, sources, less, more } if !all_fits(game, seat, sources, less, more) => {
                let kinds =
                    outputs(game, seat, sources, more).fold(0u128, |set, (_, kind, _)| set | 1 << kind as u8);
                let mut options = Options::none().with(family::kind, kinds);
                free::offer(game, seat, &mut options);
                Some(Question::to(seat, "ask-produce-next", "PE-49", options))
            }
            _ => None,
        }
    }

    pub(crate) fn take(self, turn: &mut Turn<'_>, choice: Choice) -> Next {
        match (self, choice) {
            (Self::Begin { seat, restricted }, Choice::Improve) => {
                turn.pay_research(42, seat, turn.pack().numbers.improve);
                turn.happen(82, EventKind::Improved { seat, action: Action::Produce });
                Next::step(Self::Less { seat, restricted, improved: true })
            }
            (Self::Less { seat, improved, .. }, Choice::Kind(kind)) => {
                Next::step(Self::More { seat, improved, less: Some(kind) })
            }
            (Self::More { seat, less, .. }, Choice::Kind(kind)) => {
                Next::step(Self::Give { seat, less, more: Some(kind) })
            }
            (Self::InTurn { seat, sources, less, more }, Choice::Kind(kind)) => {
                let mut found = outputs(turn.game, seat, sources, more).filter(|(_, own, _)| *own == kind);
                let (source, _, amount) = found.next().expect("a kind that is still to come was offered");
                drop(found);
                let restricted = less == Some(kind);
                let goods = Bundle::goods(kind, amount - u8::from(restricted));
                turn.gain(80, seat, goods);
                turn.settle(Self::InTurn {
                    seat,
                    sources: sources & !(1 << source),
                    less: less.filter(|_| !restricted),
                    more,
                })
            }
            (Self::InTurn { seat, .. }, choice) if free::take(turn, seat, choice) => Next::step(self),
            _ => self.go(turn),
        }
    }

    pub(crate) fn go(self, turn: &mut Turn<'_>) -> Next {
        match self {
            Self::Begin { seat, restricted } => Next::step(Self::Less { seat, restricted, improved: false }),
            Self::Less { seat, improved, .. } => Next::step(Self::More { seat, improved, less: None }),
            Self::More { seat, less, .. } => Next::step(Self::Give { seat, less, more: None }),
            Self::Give { seat, less, more } if turn.table().options.produce_in_turn => {
                turn.gain(81, seat, Bundle { research: research(turn.game, seat), ..Bundle::NONE });
                turn.settle(Self::InTurn { seat, sources: u16::MAX, less, more })
            }
            Self::InTurn { seat, sources, less, more } => {
                let mut goods = [0; 5];
                for (_, kind, amount) in outputs(turn.game, seat, sources, more) {
                    goods[kind as usize] += amount;
                }
                if let Some(kind) = less {
                    goods[kind as usize] -= 1;
                }
                turn.gain(80, seat, Bundle { goods, ..Bundle::NONE });
                turn.settle(Self::Over)
            }
            Self::Give { seat, less, more } => {
                let (mut goods, _) = yields(turn.game, seat);
                if let Some(kind) = less {
                    goods[kind as usize] -= 1;
                }
                if let Some(kind) = more {
                    goods[kind as usize] += 1;
                }
                let research = research(turn.game, seat);
                turn.gain(80, seat, Bundle { goods, research, ..Bundle::NONE });
                turn.settle(Self::Over)
            }
            Self::Over => Next::Done,
        }
    }
}
