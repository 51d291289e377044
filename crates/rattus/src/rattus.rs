//! The state of a game of Rattus.

use crate::board::{Board, NOWHERE};
use crate::cards::Cards;
use crate::choice::Choice;
use crate::class::Class;
use crate::components::{Components, TokenSet};
use crate::event::{End, Event};
use crate::frame::{Frame, Frames};
use crate::region::{Region, Regions};
use crate::rule_options::{RuleOptions, Variation};
use crate::setup::{Boxes, Setup};
use crate::token::{Face, Token};
use crate::turn::Turn;
use crate::view::View;
use game::{Edition, Eye, Faults, Journal, Phrase, Question, Random, Seat, Seats, Standing};
use serde::{Deserialize, Serialize};

/// A game of Rattus: the board, the turn, and the paused rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Rattus {
    pub(crate) board: Board,
    #[serde(with = "crate::components::by_hash_serde")]
    pub(crate) components: &'static Components,
    pub(crate) progress: Progress,
    pub(crate) ravage: Ravage,
    pub(crate) frames: Frames,
    #[serde(rename = "house")]
    pub(crate) options: RuleOptions,
    pub(crate) players: u8,
    pub(crate) boxes: Boxes,
}

const _: () = assert!(size_of::<Rattus>() <= 512, "searching bots copy a game at every step");

/// The parts of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Dealing and the initial cubes.
    SetUp,
    /// Turns.
    Regular,
    /// The final round of RB-61.
    FinalRound,
    /// The final plague of RB-65.
    FinalPlague,
    /// The game is over.
    Over,
}

/// Whose turn it is, and what has been done in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Progress {
    pub(crate) stage: Stage,
    pub(crate) on_turn: Seat,
    /// The start player, once named (RB-07).
    pub(crate) first: Option<Seat>,
    /// Who had the last regular turn.
    pub(crate) last: Seat,
    /// Who sits out the final round, if it is not the player of the last turn (RB-61).
    #[serde(default)]
    pub(crate) sits_out: Option<Seat>,
    pub(crate) ended: Option<End>,
    /// A class card was taken this turn (RB-11).
    pub(crate) taken: bool,
    /// Part B is done (RB-13).
    pub(crate) placed: bool,
    /// Whether a rat left the bag, or a cube left a supply or the Baker or came back, in this turn (RB-71).
    pub(crate) stirred: bool,
    /// The number of consecutive turns without progress.
    pub(crate) quiet: u8,
    /// The spread of this C has placed a rat (PP-12).
    pub(crate) spread: bool,
    /// The Knight was used in the final round (RB-64).
    pub(crate) counts_finally: bool,
    /// Abilities used this turn (RB-40).
    pub(crate) used: Cards,
}

/// The current ravage (RB-22).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Ravage {
    pub(crate) region: Region,
    /// The token being evaluated.
    pub(crate) token: Token,
    /// The cards that may act. Their holder is the active player.
    pub(crate) active: Cards,
    /// The class cards that symbols do not affect (AF-20).
    pub(crate) protected: Cards,
    /// The region card on each class card in play, revealed or not (AF-28).
    pub(crate) guards: [u8; 8],
    /// The plague piece counts as two (RB-46).
    pub(crate) counts: bool,
    /// All rats were turned up together and are evaluated in the order that the player names (PP-10).
    pub(crate) ordered: bool,
    /// The token has cost a player other than the active one a cube (PP-40).
    pub(crate) others_died: bool,
    /// The players with the most cubes just before the token (RB-27).
    pub(crate) majority: Seats,
    /// The current symbol of the token, the current seat counted from the active one, and the number of losses left to
    /// take.
    pub(crate) symbol: u8,
    pub(crate) offset: u8,
    pub(crate) losses: u8,
}

impl Ravage {
    pub(crate) const NONE: Self = Self {
        region: Region(u8::MAX),
        token: Token(u8::MAX),
        active: Cards::NONE,
        protected: Cards::NONE,
        guards: [u8::MAX; 8],
        counts: false,
        ordered: false,
        others_died: false,
        majority: Seats::NONE,
        symbol: 0,
        offset: 0,
        losses: 0,
    };
}

impl Rattus {
    /// The board.
    #[inline]
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The components of the game.
    #[inline]
    #[must_use]
    pub fn components(&self) -> &'static Components {
        self.components
    }

    /// The rule options of the game.
    #[must_use]
    pub fn options(&self) -> &RuleOptions {
        &self.options
    }

    /// The current part of the game.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.progress.stage
    }

    /// The active player; in the final plague the player of the last regular turn.
    #[inline]
    #[must_use]
    pub fn me(&self) -> Seat {
        self.progress.on_turn
    }

    /// The start player. Call it only after RB-07.
    pub(crate) fn first(&self) -> Seat {
        self.progress.first.expect("the start player is named before anything is laid out")
    }

    /// The tokens of the boxes in play.
    #[inline]
    #[must_use]
    pub fn tokens(&self) -> &'static TokenSet {
        if self.boxes.africanus { &self.components.africanus } else { &self.components.base }
    }

    /// The face of a token.
    #[inline]
    #[must_use]
    pub fn face(&self, token: Token) -> &'static Face {
        &self.tokens().faces[token.index()]
    }

    /// The cards of a class, in play or not.
    #[inline]
    #[must_use]
    pub fn of_class(&self, class: Class) -> Cards {
        Cards(self.components.class_cards[class as usize])
    }

    /// The neighbours of `region` for steps and rats: in play, and without a wall between (PP-34).
    #[inline]
    #[must_use]
    pub fn open_neighbours(&self, region: Region) -> Regions {
        let mut open = self.neighbours(region);
        if self.board.walls == [NOWHERE; 3] {
            return open;
        }
        for wall in self.board.walls {
            if let Some(border) = self.components.borders.get(usize::from(wall)) {
                if border.a == region {
                    open = open.without(border.b);
                } else if border.b == region {
                    open = open.without(border.a);
                }
            }
        }
        open
    }

    /// The regions in play next to `region`, whether there is a wall or not.
    #[inline]
    #[must_use]
    pub fn neighbours(&self, region: Region) -> Regions {
        self.components.neighbours[region.index()].and(self.board.in_play)
    }

    /// The regions within `steps` open steps of `from`, without `from` itself.
    #[must_use]
    pub fn within(&self, from: Region, steps: u8) -> Regions {
        if steps == 1 {
            return self.open_neighbours(from);
        }
        let mut reached = Regions::only(from);
        let mut edge = reached;
        for _ in 0..steps {
            let next = edge.iter().fold(Regions::NONE, |next, region| next.or(self.open_neighbours(region)));
            edge = next.minus(reached);
            reached = reached.or(next);
        }
        reached.without(from)
    }

    /// The number of steps the plague piece may take if `cards` are used: more with a Chivalry card (RB-45, AF-07).
    #[inline]
    #[must_use]
    pub fn plague_steps(&self, cards: Cards) -> u8 {
        if cards.and(self.of_class(Class::Chivalry)).is_empty() { 1 } else { self.chivalry_steps() }
    }

    /// The number of steps with a Chivalry card: two, or three with five or six players (AF-07).
    #[must_use]
    pub fn chivalry_steps(&self) -> u8 {
        self.row().chivalry_steps
    }

    /// The numbers of the set-up for this number of players.
    #[must_use]
    pub(crate) fn row(&self) -> &'static crate::components::Row {
        self.components.numbers.row(self.boxes, self.players)
    }

    /// The neighbours where new rats may come from `region` (PP-34).
    #[must_use]
    pub fn rat_neighbours(&self, region: Region) -> Regions {
        if self.options.has(Variation::WallsLetNewRatsPass) {
            self.neighbours(region)
        } else {
            self.open_neighbours(region)
        }
    }

    /// Whether `seat` has enough cubes on the board to end the regular game (RB-60, PP-44).
    #[must_use]
    pub fn has_all_cubes_out(&self, seat: Seat) -> bool {
        self.board.supply(seat) == 0
            && (self.options.has(Variation::EmptySupplyEnds) || self.board.baked(seat) == 0)
    }

    /// The loads of `seat`'s cubes in `from` that may move to `to`, as members of a family of choices. A region may not get
    /// a second diplomat of the same player (AF-33).
    #[must_use]
    pub fn movable(&self, seat: Seat, from: Region, to: Region) -> u128 {
        /// All loads with a diplomat: those with odd numbers.
        const DIPLOMATS: u128 = u128::MAX / 3 * 2;
        let loads = self.board.loads_of(seat, from);
        if self.board.has_diplomat(seat, to) { loads & !DIPLOMATS } else { loads }
    }

    /// The number of `seat`'s cubes in `from` that may move to `to`.
    #[must_use]
    pub fn movable_count(&self, seat: Seat, from: Region, to: Region) -> u8 {
        let stays = self.board.has_diplomat(seat, from) && self.board.has_diplomat(seat, to);
        self.board.cubes_of(seat, from) - u8::from(stays)
    }

    /// The seats, clockwise from `first`.
    pub(crate) fn clockwise(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.players;
        (0..players).map(move |steps| first.clockwise(steps, players))
    }

    /// Runs the paused rules until one of them asks a question with more than one answer.
    pub(crate) fn run(&mut self, journal: &mut Journal<Self>) -> Option<Question<Choice>> {
        loop {
            let top = self.frames.top();
            if matches!(top, Frame::Over) {
                return None;
            }
            let next = if let Some(question) = top.ask(self) {
                debug_assert!(!question.options.is_empty(), "{top:?} asks for nothing: {question:?}");
                // If it must stay secret whether somebody is asked, the caller answers even a question with a single option
                // (AF-25).
                match question.options.only() {
                    Some(only) if !question.in_secret() => top.take(&mut Turn::new(self, journal), only),
                    _ => return Some(question),
                }
            } else {
                top.go(&mut Turn::new(self, journal))
            };
            self.frames.follow(next);
        }
    }
}

impl game::Game for Rattus {
    const NAME: &'static str = "rattus";
    const EDITION: Edition = Edition(2);
    const UNDO_RULE: &'static str = "RB-70";
    type Setup = Setup;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup) -> Result<Self, Faults> {
        let mut game = crate::phases::begin::table(setup)?;
        game.run(&mut Journal::off());
        Ok(game)
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.players
    }

    #[inline]
    fn turn(&self) -> Option<u32> {
        (self.stage() == Stage::Regular).then(|| u32::from(self.me().0))
    }

    #[inline]
    fn question(&self) -> Option<Question<Choice>> {
        self.frames.top().ask(self)
    }

    #[inline]
    fn play_unchecked(&mut self, choice: Choice, journal: &mut Journal<Self>) -> Option<Question<Choice>> {
        let top = self.frames.top();
        let next = top.take(&mut Turn::new(self, journal), choice);
        self.frames.follow(next);
        self.run(journal)
    }

    fn refusal(&self, choice: Choice) -> Option<Phrase> {
        match self.question() {
            None => Some(Phrase::new("refused-over", "RB-67")),
            Some(question) if question.options.allows(choice) => None,
            Some(_) => Some(self.frames.top().refuse(self, choice)),
        }
    }

    fn view(&self, eye: Eye) -> View {
        View::of(self, eye)
    }

    fn determinize<R: Random>(&self, eye: Eye, random: &mut R) -> Self {
        crate::determinize::determinize(self, eye, random)
    }

    fn standing(&self) -> Standing {
        crate::score::standing(self)
    }

    fn broken(&self) -> Option<String> {
        crate::score::broken(self)
    }

    fn prompt(&self, question: &Question<Choice>) -> Phrase {
        crate::words::prompt(self, question)
    }

    fn tell(&self, event: &Event) -> Phrase {
        event.kind.phrase(self, event.rule)
    }

    fn say(&self, choice: Choice) -> String {
        crate::words::say(self, choice)
    }

    fn hear(&self, words: &str) -> Result<Choice, String> {
        crate::words::hear(self, words)
    }
}
