//! The set-up, RB-01 to RB-08: cards, start player, rats, plague piece and initial cubes.

use crate::board::Board;
use crate::cards::{Cards, Moment};
use crate::choice::{Choice, family};
use crate::class::Class;
use crate::frame::{Frame, Frames, Next};
use crate::hands::Hands;
use crate::phases::regular;
use crate::procedures::deck;
use crate::rattus::{Progress, Rattus, Ravage, Stage};
use crate::refusal;
use crate::rule_options::Variation;
use crate::setup::{CardChoice, Setup};
use crate::token::Tokens;
use crate::turn::Turn;
use game::{Faults, Options, Phrase, Purpose, Question, Seat};
use serde::{Deserialize, Serialize};

/// The cubes each player places before the first turn (RB-08).
pub(crate) const CUBES: u8 = 2;

/// A pause of the set-up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// The class without a card, if six cards come from seven classes (PP-09).
    ClassLeftOut,
    /// One card of each class from this one on, except the class left out.
    ClassCard {
        class: u8,
        left_out: u8,
    },
    /// Random cards until there are enough.
    AnyCard,
    FirstPlayer,
    /// A starting token in each region in play from this one on (RB-04).
    StartToken {
        region: u8,
    },
    /// The tokens to remove from the game (RB-05).
    Remove {
        left: u8,
    },
    /// The region cards, one at a time (AF-06).
    Deal {
        card: u8,
    },
    PlagueStart,
    /// The initial cubes, counted over all rounds (RB-08, AF-08).
    Cubes {
        turn: u8,
    },
    Opening,
}

/// The game before the first draw.
pub(crate) fn table(setup: &Setup) -> Result<Rattus, Faults> {
    let setup = setup.faults_or_self()?;
    let components = setup.components;
    let in_play = components.in_play(setup.players);
    let (cards, first) = match &setup.cards {
        // If the boxes contain exactly the cards that are used, there is nothing to draw.
        CardChoice::Random if Some(setup.pool().len()) == setup.card_count() => (setup.pool(), Step::AnyCard),
        CardChoice::Random => (Cards::NONE, Step::AnyCard),
        CardChoice::OneFromEachClass if setup.leaves_a_class_out() => (Cards::NONE, Step::ClassLeftOut),
        CardChoice::OneFromEachClass => (Cards::NONE, Step::ClassCard { class: 0, left_out: u8::MAX }),
        CardChoice::Suggested(set) => (setup.suggested(*set), Step::AnyCard),
        CardChoice::Picked(cards) => (*cards, Step::AnyCard),
    };
    let mut board = Board::empty(components.numbers.cubes_per_player, cards, in_play);
    let tokens = if setup.boxes.africanus { &components.africanus } else { &components.base };
    board.bag = tokens.all;
    if setup.boxes.africanus {
        board.hands = Hands::all_in_deck(components.region_cards_of(in_play));
    }
    for seat in setup.players..game::MAX_SEATS as u8 {
        board.supply.remove(Seat(seat), components.numbers.cubes_per_player);
    }
    Ok(Rattus {
        board,
        components,
        progress: Progress {
            stage: Stage::SetUp,
            on_turn: Seat(0),
            first: None,
            last: Seat(0),
            sits_out: None,
            ended: None,
            taken: false,
            placed: false,
            stirred: false,
            quiet: 0,
            spread: false,
            counts_finally: false,
            used: Cards::NONE,
        },
        ravage: Ravage::NONE,
        frames: Frames::new(Frame::Begin(first)),
        options: setup.options,
        players: setup.players,
        boxes: setup.boxes,
    })
}

impl Step {
    pub(crate) fn ask(self, game: &Rattus) -> Option<Question<Choice>> {
        let deal = |prompt, rule, options| Some(Question::draw(Purpose::Deal, prompt, rule, options));
        let none = Options::none();
        match self {
            Self::ClassLeftOut => {
                deal("begin-class-left-out", "PP-09", none.with(family::class, (1 << Class::ALL.len()) - 1))
            }
            Self::ClassCard { class, .. } if usize::from(class) == Class::ALL.len() => None,
            Self::ClassCard { class, left_out } if class == left_out => None,
            Self::ClassCard { class, .. } => {
                let cards = game.pool().and(game.of_class(Class::ALL[usize::from(class)]));
                (!cards.is_empty()).then(|| {
                    Question::draw(Purpose::Deal, "begin-card", "PP-02", none.with(family::card, cards.set()))
                })
            }
            Self::AnyCard if game.board.cards.len() >= game.row().class_cards => None,
            Self::AnyCard => deal(
                "begin-card",
                "PP-02",
                none.with(family::card, game.pool().minus(game.board.cards).set()),
            ),
            Self::FirstPlayer if game.options.has(Variation::FirstSeatStarts) => {
                deal("begin-first-player", "RB-07", none.and(Choice::Seat(Seat(0))))
            }
            Self::FirstPlayer => {
                deal("begin-first-player", "RB-07", none.with(family::seat, (1 << game.players) - 1))
            }
            Self::StartToken { region } if region == game.board.in_play.len() => None,
            Self::StartToken { .. } => deal(
                "begin-start-token",
                "RB-04",
                none.with(family::token, game.board.bag.and(game.tokens().start).set()),
            ),
            Self::Remove { left: 0 } => None,
            Self::Remove { .. } => {
                deal("begin-remove", "RB-05", none.with(family::token, removable(game).set()))
            }
            Self::Deal { card } if card == game.players * game.row().region_cards_dealt => None,
            Self::Deal { .. } => deck::ask(game, Purpose::Deal),
            Self::PlagueStart => {
                let options = none.with(family::region, game.board.in_play.set());
                if game.options.has(Variation::ChosenPlagueStart) {
                    return Some(Question::to(game.first(), "begin-plague", "RB-06", options));
                }
                deal("begin-plague", "RB-06", options)
            }
            Self::Cubes { .. } => Some(Question::to(
                game.me(),
                "begin-cubes",
                "RB-08",
                none.with(family::region, game.board.in_play.set()),
            )),
            Self::Opening => None,
        }
    }

    pub(crate) fn go(self, turn: &mut Turn<'_>) -> Next {
        match self {
            Self::ClassCard { class, .. } if usize::from(class) == Class::ALL.len() => step(Self::AnyCard),
            Self::ClassCard { class, left_out } => step(Self::ClassCard { class: class + 1, left_out }),
            Self::AnyCard => step(Self::FirstPlayer),
            Self::StartToken { .. } => step(Self::Remove { left: removals(turn) }),
            Self::Remove { .. } => step(Self::Deal { card: 0 }),
            Self::Deal { .. } => step(Self::PlagueStart),
            Self::Opening => {
                let first = turn.first();
                turn.begin_turn(first);
                Next::Step(Frame::Regular(regular::Step::Menu))
            }
            _ => unreachable!("{self:?} asks something"),
        }
    }

    pub(crate) fn take(self, turn: &mut Turn<'_>, choice: Choice) -> Next {
        match (self, choice) {
            (Self::ClassLeftOut, Choice::Class(class)) => {
                step(Self::ClassCard { class: 0, left_out: class as u8 })
            }
            (Self::ClassCard { class, left_out }, Choice::Card(card)) => {
                turn.choose_card(card);
                step(Self::ClassCard { class: class + 1, left_out })
            }
            (Self::AnyCard, Choice::Card(card)) => {
                turn.choose_card(card);
                step(Self::AnyCard)
            }
            (Self::FirstPlayer, Choice::Seat(seat)) => {
                turn.name_first_player(seat);
                step(Self::StartToken { region: 0 })
            }
            (Self::StartToken { region }, Choice::Token(token)) => {
                let place = turn.board.in_play.nth(u32::from(region));
                turn.place_rat(place, token, "RB-04");
                step(Self::StartToken { region: region + 1 })
            }
            (Self::Remove { left }, Choice::Token(token)) => {
                turn.remove_token(token);
                step(Self::Remove { left: left - 1 })
            }
            (Self::Deal { card }, Choice::RegionCard(drawn)) => {
                let steps = card / turn.row().region_cards_dealt;
                let seat = turn.first().clockwise(steps, turn.players);
                turn.draw_region_card(seat, drawn, "AF-06");
                step(Self::Deal { card: card + 1 })
            }
            (Self::PlagueStart, Choice::Region(region)) => {
                if turn.options.has(Variation::ChosenPlagueStart) {
                    turn.move_plague(region, "RB-06");
                } else {
                    turn.draw_plague(region);
                }
                step(Self::Cubes { turn: 0 })
            }
            (Self::Cubes { turn: number }, Choice::Region(region)) => {
                let seat = turn.me();
                turn.place_cubes(seat, region, CUBES, "RB-08");
                if number + 1 < turn.players * cube_rounds(turn) {
                    let next = initial_seat(turn, number + 1);
                    turn.ask_next(next);
                    step(Self::Cubes { turn: number + 1 })
                } else {
                    let last = turn.first().anticlockwise(turn.players);
                    turn.ask_next(last);
                    Moment::Opening.before(turn, Frame::Begin(Self::Opening))
                }
            }
            _ => unreachable!("{choice:?} was not offered by {self:?}"),
        }
    }

    pub(crate) fn refuse(self, game: &Rattus, choice: Choice) -> Phrase {
        match (self, choice) {
            (Self::Cubes { .. }, Choice::Region(region)) => refusal::not_in_play(game, region, "RB-08"),
            (Self::PlagueStart, Choice::Region(region)) => refusal::not_in_play(game, region, "RB-06"),
            (Self::Cubes { .. }, _) => refusal::not_asked("RB-08"),
            _ => refusal::not_asked("RB-36"),
        }
    }
}

fn step(step: Step) -> Next {
    Next::Step(Frame::Begin(step))
}

/// The seat that places the initial cubes number `turn`: clockwise, then anticlockwise, then clockwise (RB-08, AF-08).
fn initial_seat(game: &Rattus, turn: u8) -> Seat {
    let (round, place) = (turn / game.players, turn % game.players);
    let steps = if round % 2 == 0 { place } else { game.players - 1 - place };
    game.first().clockwise(steps, game.players)
}

/// How many times each player places initial cubes (RB-08, AF-08).
pub(crate) fn cube_rounds(game: &Rattus) -> u8 {
    game.row().start_cubes / CUBES
}

/// The number of tokens to remove from the game (RB-05, AF-05).
fn removals(game: &Rattus) -> u8 {
    let eight = !game.boxes.africanus && game.players == 3 && game.options.has(Variation::EightRemoved);
    if eight { 8 } else { game.row().rats_removed }
}

/// The tokens that may be removed: no starting ones in the base game, any with Africanus (RB-05, AF-05).
fn removable(game: &Rattus) -> Tokens {
    if game.boxes.africanus { game.board.bag } else { game.board.bag.minus(game.tokens().start) }
}

impl Rattus {
    /// The class cards of the chosen boxes.
    pub(crate) fn pool(&self) -> Cards {
        self.components.cards_of(self.boxes)
    }
}
