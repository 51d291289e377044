//! The evaluation of one region's rats (RB-22 to RB-30).

use crate::cards::Moment;
use crate::choice::{Choice, family};
use crate::frame::{Frame, Next};
use crate::load::Load;
use crate::procedures::protect;
use crate::rattus::Rattus;
use crate::refusal;
use crate::region::{Region, Regions};
use crate::rule_options::Variation;
use crate::token::Symbol;
use crate::turn::Turn;
use game::{Member, Options, Phrase, Purpose, Question, Seat};
use serde::{Deserialize, Serialize};

/// A pause of a ravage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// Checks whether the ravage takes place. `counts`: the plague piece counts as two from the start.
    Begin { region: Region, counts: bool },
    /// Chooses the next rat.
    Next,
    /// The token has broken out: applies its symbols one by one, to each seat in turn.
    Strike,
    /// The owner of cubes with potions chooses what to lose (PP-68).
    Owner,
}

impl Step {
    pub(crate) fn ask(self, game: &Rattus) -> Option<Question<Choice>> {
        match self {
            Self::Next => {
                let region = game.ravage.region;
                let marks = game.board.marks(Regions::only(region));
                if marks == 0 || game.board.population(region) == 0 {
                    return None;
                }
                let options = Options::none().with(family::rat, marks);
                Some(if game.ravage.ordered {
                    Question::to(game.me(), "ravage-order", "PP-10", options)
                } else {
                    Question::draw(Purpose::Draw, "ravage-next", "RB-24", options)
                })
            }
            Self::Owner => Some(owner(game)),
            _ => None,
        }
    }

    pub(crate) fn go(self, turn: &mut Turn<'_>) -> Next {
        match self {
            Self::Begin { region, counts } => {
                if turn.board.rat_count(region) == 0 || turn.board.population(region) == 0 {
                    return Next::Done;
                }
                turn.begin_ravage(region);
                if counts {
                    turn.count_plague();
                }
                Moment::Ravage.before(turn, frame(Self::Next))
            }
            Self::Next => {
                // Rats that were turned up together leave the game with those that were evaluated (PP-11).
                let region = turn.ravage.region;
                while let Some(rat) = turn.board.rats(region).first().filter(|_| turn.ravage.ordered) {
                    let mark = rat.mark;
                    turn.reveal(mark);
                }
                turn.discard_guards();
                turn.end_ravage();
                Next::Done
            }
            Self::Strike => strike(turn),
            Self::Owner => unreachable!("the owner is asked"),
        }
    }

    pub(crate) fn take(self, turn: &mut Turn<'_>, choice: Choice) -> Next {
        match (self, choice) {
            (Self::Next, Choice::Rat(mark)) => reveal(turn, mark),
            (Self::Owner, Choice::Potion(load)) => {
                let (seat, symbol) = struck(turn);
                turn.lose_potion(seat, turn.ravage.region, load, symbol);
                after_loss(turn)
            }
            (Self::Owner, Choice::Cube(load)) => {
                let (seat, symbol) = struck(turn);
                turn.lose_cube(seat, turn.ravage.region, load, symbol);
                after_loss(turn)
            }
            _ => unreachable!("{choice:?} was not offered by {self:?}"),
        }
    }

    pub(crate) fn refuse(self, _: &Rattus, choice: Choice) -> Phrase {
        match (self, choice) {
            (Self::Next, Choice::Rat(_)) => Phrase::new("refused-rat-not-ravaged", "PP-10"),
            (Self::Owner, Choice::Cube(Load { diplomat: true, .. })) => {
                Phrase::new("refused-diplomat-last", "AF-34")
            }
            (Self::Owner, _) => Phrase::new("refused-owner", "PP-68"),
            _ => refusal::not_asked("RB-24"),
        }
    }
}

fn frame(step: Step) -> Frame {
    Frame::Ravage(step)
}

/// Turns a rat up and checks its limit (RB-25, PP-55).
fn reveal(turn: &mut Turn<'_>, mark: u8) -> Next {
    let token = turn.reveal(mark);
    let limit = turn.face(token).limit;
    let population = effective_population(turn);
    let breaks_out = population >= limit;
    turn.check_limit(token, limit, population, breaks_out);
    match (breaks_out, turn.boxes.africanus) {
        (false, _) => Next::Step(frame(Step::Next)),
        (true, false) => strike(turn),
        (true, true) => Next::Call { first: Frame::Protect(protect::Step::FIRST), then: frame(Step::Strike) },
    }
}

/// The number of cubes, plus two if the plague piece counts, minus the nuns. Limits are at least 1, so 0 never breaks out.
fn effective_population(game: &Rattus) -> u8 {
    let region = game.ravage.region;
    let cubes = game.board.population(region) + if game.ravage.counts { 2 } else { 0 };
    cubes.saturating_sub(game.board.nuns_in(region))
}

/// Applies the symbols to the seats from the current state of the ravage on, until somebody has to be asked.
fn strike(turn: &mut Turn<'_>) -> Next {
    let face = turn.face(turn.ravage.token);
    let region = turn.ravage.region;
    let asks = turn.options.has(Variation::OwnerUsesPotions);
    let (first, mut offset, mut taken) = (turn.ravage.symbol, turn.ravage.offset, turn.ravage.losses);
    for place in first..face.count {
        let symbol = face.symbols[usize::from(place)];
        while offset < turn.players {
            let seat = turn.me().clockwise(offset, turn.players);
            while turn.board.cubes_of(seat, region) > 0 && taken < blows(turn, symbol, seat) {
                if turn.board.loads.is_empty() {
                    turn.lose_cube(seat, region, Load::PLAIN, symbol);
                } else if asks && turn.board.potions_of(seat, region) > 0 {
                    turn.come_to(place, offset, taken);
                    return Next::Step(frame(Step::Owner));
                } else {
                    lose_by_itself(turn, seat, symbol);
                }
                taken += 1;
            }
            (offset, taken) = (offset + 1, 0);
        }
        offset = 0;
    }
    Moment::Token.before(turn, frame(Step::Next))
}

/// The number of cubes that `seat` has to lose to a symbol (RB-27 to RB-29, PP-05). Protected cards are not counted
/// (AF-20).
fn blows(game: &Rattus, symbol: Symbol, seat: Seat) -> u8 {
    match symbol {
        Symbol::Majority => u8::from(game.ravage.majority.has(seat)),
        Symbol::All => 1,
        Symbol::Class(class) => {
            game.board.held(seat).and(game.of_class(class)).minus(game.ravage.protected).len()
        }
    }
}

/// Loses a potion if there is one, from the cube with the most (among equals one without a diplomat); otherwise a cube,
/// preferably without a diplomat (PP-63, AF-34).
fn lose_by_itself(turn: &mut Turn<'_>, seat: Seat, symbol: Symbol) {
    let region = turn.ravage.region;
    let rank = |load: &Load| (load.potions, !load.diplomat);
    match turn.board.loads.of(seat, region).max_by_key(rank).filter(|load| load.potions > 0) {
        Some(load) => turn.lose_potion(seat, region, load, symbol),
        None => {
            let load = turn.board.least_load(seat, region);
            turn.lose_cube(seat, region, load, symbol);
        }
    }
}

/// The seat that loses cubes, and the symbol.
fn struck(game: &Rattus) -> (Seat, Symbol) {
    let face = game.face(game.ravage.token);
    (game.me().clockwise(game.ravage.offset, game.players), face.symbols[usize::from(game.ravage.symbol)])
}

fn after_loss(turn: &mut Turn<'_>) -> Next {
    let (symbol, offset, losses) = (turn.ravage.symbol, turn.ravage.offset, turn.ravage.losses);
    turn.come_to(symbol, offset, losses + 1);
    strike(turn)
}

fn owner(game: &Rattus) -> Question<Choice> {
    let (seat, _) = struck(game);
    let kinds = game.board.loads_of(seat, game.ravage.region);
    let pick = |test: fn(Load) -> bool| {
        (0..128)
            .filter(|bit| kinds >> bit & 1 == 1 && test(Load::at(*bit)))
            .fold(0u128, |set, bit| set | 1 << bit)
    };
    let without = pick(|load| !load.diplomat);
    let cubes = if without == 0 { kinds } else { without };
    let options =
        Options::none().with(family::potion, pick(|load| load.potions > 0)).with(family::cube, cubes);
    Question::to(seat, "ravage-owner", "PP-68", options)
}
