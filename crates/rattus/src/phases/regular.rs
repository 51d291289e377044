//! A turn, RB-10: A take a class card, B place cubes, C move the plague; abilities before C.

use crate::board::MAX_RATS;
use crate::cards::{BONUS_CARDS, CardId, Cards, Moment};
use crate::choice::{Choice, family};
use crate::class::Class;
use crate::event::End;
use crate::frame::{Frame, Next};
use crate::phases::finale;
use crate::procedures::{draw, place, ravage};
use crate::rattus::Rattus;
use crate::refusal;
use crate::region::{Region, Regions};
use crate::rule_options::Variation;
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

/// Number of consecutive rounds without progress that ends the regular game (RB-71).
const QUIET_ROUNDS: u8 = 10;

/// A pause of a turn, in the order in which they occur.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// A, B and abilities in any order, then C (RB-10, RB-35).
    Menu,
    /// The region of the next new rat, with `left` still to place (RB-18).
    Spread { left: u8 },
    /// A new rat has been placed, with `left` still to place.
    Placed { left: u8 },
    /// All new rats are placed, including those that a card adds.
    Ravage,
    /// The turn is over. The regular game may be over too (RB-60).
    End,
}

impl Step {
    pub(crate) fn ask(self, game: &Rattus) -> Option<Question<Choice>> {
        match self {
            Self::Menu => Some(menu(game)),
            Self::Spread { .. } => {
                let open = spread_targets(game).set();
                Some(Question::to(game.me(), "spread", "RB-18", Options::none().with(family::region, open)))
            }
            Self::Placed { .. } | Self::Ravage | Self::End => None,
        }
    }

    pub(crate) fn go(self, turn: &mut Turn<'_>) -> Next {
        match self {
            Self::Placed { left } => spread(turn, left),
            Self::Ravage => ravage(turn),
            Self::End => end(turn),
            Self::Menu | Self::Spread { .. } => unreachable!("{self:?} asks"),
        }
    }

    pub(crate) fn take(self, turn: &mut Turn<'_>, choice: Choice) -> Next {
        let me = turn.me();
        match (self, choice) {
            (Self::Menu, Choice::Take(card)) => {
                let taken_from = turn.board.holder(card);
                turn.take_card(me, card);
                turn.let_speak(Cards::only(card));
                match taken_from {
                    None => step(Self::Menu),
                    Some(_) => call(Frame::Moment { moment: Moment::Taken, from: card as u8 }),
                }
            }
            (Self::Menu, Choice::Use(card)) => {
                turn.use_ability(me, card);
                if card.replaces_placing() {
                    turn.finish_placing(me);
                }
                call(Frame::Card(card.begin(turn, me)))
            }
            (Self::Menu, Choice::Place(region)) => {
                turn.finish_placing(me);
                let count = turn.board.rat_count(region);
                call(Frame::Place(place::Step { region, count, from: 0 }))
            }
            (Self::Menu, Choice::Plague(region)) => {
                turn.let_speak(turn.board.held(me));
                turn.move_plague(region, "RB-16");
                let rats = new_rats(turn, region);
                spread(turn, rats)
            }
            (Self::Menu, Choice::Pass) => {
                turn.plague_is_stuck();
                end(turn)
            }
            (Self::Spread { left }, Choice::Region(region)) => {
                turn.note_spread();
                Next::Call {
                    first: Frame::Draw(draw::Step { region }),
                    then: Frame::Regular(Self::Placed { left: left - 1 }),
                }
            }
            _ => unreachable!("{choice:?} was not offered by {self:?}"),
        }
    }

    pub(crate) fn refuse(self, game: &Rattus, choice: Choice) -> Phrase {
        match (self, choice) {
            (Self::Menu, Choice::Take(card)) => refuse_take(game, card),
            (Self::Menu, Choice::Use(card)) => refuse_use(game, card),
            (Self::Menu, Choice::Place(region)) => refuse_place(game, region),
            (Self::Menu, Choice::Plague(region)) => refuse_plague(game, region),
            (Self::Menu, Choice::Pass) => Phrase::new("refused-plague-must-move", "RB-16"),
            (Self::Spread { .. }, Choice::Region(region)) => {
                refusal::no_new_rat_there(game, plague(game), region, "RB-18")
            }
            (Self::Spread { .. }, _) => refusal::not_asked("RB-18"),
            _ => refusal::not_asked("RB-35"),
        }
    }
}

fn step(step: Step) -> Next {
    Next::Step(Frame::Regular(step))
}

/// Runs an action of the menu, and then returns to the menu.
fn call(first: Frame) -> Next {
    Next::Call { first, then: Frame::Regular(Step::Menu) }
}

fn plague(game: &Rattus) -> Region {
    game.board.plague().expect("the plague piece stands from the set-up on")
}

/// The spread: places as many new rats as are due and possible, then those that cards add (RB-17 to RB-20, PP-14).
fn spread(turn: &mut Turn<'_>, left: u8) -> Next {
    if left > 0 && !turn.board.bag.is_empty() && !spread_targets(turn).is_empty() {
        return step(Step::Spread { left });
    }
    Moment::Spread.before(turn, Frame::Regular(Step::Ravage))
}

fn ravage(game: &Rattus) -> Next {
    Next::Call {
        first: Frame::Ravage(ravage::Step::Begin { region: plague(game), counts: false }),
        then: Frame::Regular(Step::End),
    }
}

/// Which new rat of the spread comes next, and how many come, as far as the bag has them. The ravage has not begun, so
/// the rats that caused the spread are all still there.
pub(crate) fn spread_progress(game: &Rattus, left: u8) -> (u8, u8) {
    let number = new_rats(game, plague(game)) - left + 1;
    let in_bag = game.board.bag.len();
    (number, number - 1 + left.min(in_bag))
}

/// How many new rats come when the plague moves to a region (RB-17).
fn new_rats(game: &Rattus, region: Region) -> u8 {
    game.board.rat_count(region).min(2)
}

/// The regions where new rats of the spread may go (RB-18, RB-19, PP-34, PP-53).
pub(crate) fn spread_targets(game: &Rattus) -> Regions {
    game.rat_neighbours(plague(game)).and(game.board.take_rats())
}

fn menu(game: &Rattus) -> Question<Choice> {
    let me = game.me();
    let held = game.board.held(me);
    let mut options = Options::none();
    if !game.progress.taken {
        options.add(family::take, game.board.cards.minus(held).set());
    }
    options.add(family::using, usable(game, me).set());
    options.add(family::place, place_targets(game, me).set());
    let ways = game.within(plague(game), game.plague_steps(held));
    if ways.is_empty() {
        options.add(family::pass, 1);
    }
    options.add(family::plague, ways.set());
    Question::to(me, "turn", "RB-10", options)
}

fn usable(game: &Rattus, me: Seat) -> Cards {
    let unused = game.board.held(me).minus(game.progress.used);
    unused
        .iter()
        .filter(|card| !(game.progress.placed && card.replaces_placing()) && card.usable(game, me))
        .collect()
}

/// The regions in which part B would place at least one cube (RB-13, RB-15).
fn place_targets(game: &Rattus, me: Seat) -> Regions {
    if game.progress.placed || game.board.supply(me) == 0 {
        return Regions::NONE;
    }
    if bonus(game, me) > 0 { game.board.in_play } else { game.board.ratty() }
}

/// The cubes that cards in hand could add in part B (RB-15).
pub(crate) fn bonus(game: &Rattus, me: Seat) -> u8 {
    game.board.held(me).and(BONUS_CARDS).iter().map(|card| card.bonus(game, me)).sum()
}

/// The most cubes that part B could place in `region`: one for each rat, and those that cards in hand add (RB-13 to RB-15).
pub(crate) fn placing(game: &Rattus, region: Region) -> u8 {
    let me = game.me();
    (game.board.rat_count(region) + bonus(game, me)).min(game.board.supply(me))
}

/// Ends the regular game, or starts the turn of the next player clockwise (RB-31, RB-60, RB-71).
fn end(turn: &mut Turn<'_>) -> Next {
    turn.let_speak(Cards::NONE);
    turn.count_quiet();
    let all_out = cubes_out(turn);
    let by = if turn.board.bag.is_empty() {
        Some(End::Bag)
    } else if all_out.is_some() {
        Some(End::Cubes)
    } else if turn.progress.quiet >= QUIET_ROUNDS * turn.players {
        Some(End::Quiet)
    } else {
        None
    };
    match by {
        Some(by) => {
            let ender_sits_out = turn.options.has(Variation::EnderSitsOut) && by == End::Cubes;
            turn.end_regular_game(by, all_out.filter(|_| ender_sits_out));
            Next::Step(Frame::Finale(finale::Step::Next { left: turn.players - 1 }))
        }
        None => {
            let next = turn.me().clockwise(1, turn.players);
            turn.begin_turn(next);
            step(Step::Menu)
        }
    }
}

/// The player whose cubes end the regular game (RB-60): of several, the one on turn, or the next clockwise.
fn cubes_out(game: &Rattus) -> Option<Seat> {
    let seats = if game.options.has(Variation::OwnTurnEnds) { 1 } else { game.players };
    (0..seats)
        .map(|steps| game.me().clockwise(steps, game.players))
        .find(|&seat| game.has_all_cubes_out(seat))
}

fn refuse_take(game: &Rattus, card: CardId) -> Phrase {
    if !game.board.cards.has(card) {
        return refusal::card_not_in_play(card);
    }
    if game.board.held(game.me()).has(card) {
        return Phrase::new("refused-take-own", "RB-11").with("card", refusal::card(card));
    }
    Phrase::new("refused-take-second", "RB-11")
}

fn refuse_use(game: &Rattus, card: CardId) -> Phrase {
    let me = game.me();
    refusal::cannot_hold(game, card).unwrap_or_else(|| {
        if game.progress.used.has(card) {
            Phrase::new("refused-used", "RB-40").with("card", refusal::card(card))
        } else if game.progress.placed && card.replaces_placing() {
            Phrase::new("refused-place-twice", "RB-13")
        } else {
            card.unusable(game, me)
        }
    })
}

fn refuse_place(game: &Rattus, region: Region) -> Phrase {
    let me = game.me();
    if !refusal::exists(game, region) {
        return refusal::not_in_play(game, region, "RB-13");
    }
    if game.progress.placed {
        return Phrase::new("refused-place-twice", "RB-13");
    }
    if game.board.supply(me) == 0 {
        return Phrase::new("refused-supply-empty", "RB-14");
    }
    Phrase::new("refused-place-no-rats", "RB-13").with("region", refusal::region(game, region))
}

fn refuse_plague(game: &Rattus, to: Region) -> Phrase {
    if !refusal::exists(game, to) {
        return refusal::not_in_play(game, to, "RB-16");
    }
    let from = plague(game);
    if from == to {
        return Phrase::new("refused-plague-stays", "RB-16").with("region", refusal::region(game, to));
    }
    let chivalry = !game.board.held(game.me()).and(game.of_class(Class::Chivalry)).is_empty();
    let steps = game.plague_steps(game.board.held(game.me()));
    let (key, rule) = match (chivalry, steps) {
        (true, 3..) => ("refused-plague-too-far", "AF-07"),
        (true, _) => ("refused-plague-too-far", "RB-45"),
        (false, _) => ("refused-plague-not-next", "RB-16"),
    };
    refusal::plague_walled(game, from, to, steps).unwrap_or_else(|| {
        Phrase::new(key, rule)
            .with("from", refusal::region(game, from))
            .with("region", refusal::region(game, to))
            .with("steps", steps)
    })
}

const _: () = assert!(MAX_RATS == 3, "RB-17 counts up to three");
