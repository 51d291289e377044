//! The state of a game of Pest, and the loop that runs its rules.

use crate::actions::construct;
use crate::choice::Choice;
use crate::components::{Bundle, Imperative, Pack};
use crate::decrees;
use crate::event::Event;
use crate::frame::{Frame, Frames, Question};
use crate::lazy_view::LazyView;
use crate::phases::deal;
use crate::place::{Counts, MAX_PLACES, MAX_ROADS, Place, Places};
use crate::setup::Setup;
use crate::table::{MAX_PLAYERS, Options, Player, Table, Variant};
use crate::turn::Turn;
use crate::variants;
use game::{Edition, Eye, Faults, Journal, Phrase, Random, Seat, Standing};
use serde::{Deserialize, Serialize};

/// A game of Pest: the table, the paused rules, and the working state of running rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Game {
    pub(crate) pack: Pack,
    pub(crate) table: Table,
    pub(crate) scratch: Scratch,
    pub(crate) stack: Frames,
}

const _: () = assert!(size_of::<Game>() <= 2048, "a game is at most 2 KiB");

/// A gain that is still to be handed out (PE-125).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Gift {
    pub(crate) seat: Seat,
    pub(crate) rule: u16,
    pub(crate) bundle: Bundle,
}

/// Queued gains in the order in which they arose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Gifts {
    list: [Gift; MOST_GIFTS],
    count: u8,
}

/// The influence track has at most twelve rewards, and few gains arise otherwise.
const MOST_GIFTS: usize = 18;

impl Gifts {
    const NO_GIFT: Gift = Gift { seat: Seat(0), rule: 0, bundle: Bundle::NONE };
    const NONE: Self = Self { list: [Self::NO_GIFT; MOST_GIFTS], count: 0 };

    pub(crate) fn push(&mut self, gift: Gift) {
        self.list[usize::from(self.count)] = gift;
        self.count += 1;
    }

    #[inline]
    pub(crate) fn front(&self) -> Option<Gift> {
        (self.count > 0).then_some(self.list[0])
    }

    pub(crate) fn front_mut(&mut self) -> &mut Gift {
        &mut self.list[0]
    }

    pub(crate) fn pop(&mut self) {
        let count = usize::from(self.count);
        self.list.copy_within(1..count, 0);
        self.list[count - 1] = Self::NO_GIFT;
        self.count -= 1;
    }
}

/// The state of running rules beyond their own frame.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Scratch {
    /// Gains that are still to be handed out.
    pub(crate) gifts: Gifts,
    /// Number of sick people moved within the quarantine in this turn.
    pub(crate) shifts: u8,
    /// The current Move.
    pub(crate) walk: Walk,
    /// The current pest phase.
    pub(crate) plague: Plague,
    /// Whether this action has given a capital reward (PE-111).
    pub(crate) rewarded: bool,
    /// The column of the support card for each player.
    pub(crate) columns: [u8; MAX_PLAYERS],
}

/// The current Move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Walk {
    /// The places entered in this turn.
    pub(crate) entered: Places,
    /// The number of steps left.
    pub(crate) steps: u8,
    /// Whether the capital was entered.
    pub(crate) capital: bool,
    /// Whether research was paid.
    pub(crate) improved: bool,
    /// Whether a person was left behind at the last entry.
    pub(crate) left_one: bool,
    /// Whether the camp will be set at the place of departure.
    pub(crate) camp_behind: bool,
    /// Whether the doctor jumped, so that only steps lead on (PE-206).
    #[serde(default)]
    pub(crate) jumped: bool,
}

/// The current pest phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Plague {
    /// The places still to be handled.
    pub(crate) targets: Places,
    /// The fallen places whose neighbours get people; empty while the card itself is handled.
    pub(crate) fallen: Places,
    /// The places where the card put somebody.
    pub(crate) placed: Places,
    /// The places where the asked player waives PE-224, or where PE-215 spares one person.
    pub(crate) marked: Places,
}

impl Scratch {
    pub(crate) const NEW: Self = Self {
        gifts: Gifts::NONE,
        shifts: 0,
        walk: Walk {
            entered: Places::NONE,
            steps: 0,
            capital: false,
            improved: false,
            left_one: false,
            camp_behind: false,
            jumped: false,
        },
        plague: Plague {
            targets: Places::NONE,
            fallen: Places::NONE,
            placed: Places::NONE,
            marked: Places::NONE,
        },
        rewarded: false,
        columns: [0; MAX_PLAYERS],
    };
}

impl Game {
    fn begin(setup: &Setup) -> Result<Self, Faults> {
        let faults = game::Setup::faults(setup);
        if !faults.is_empty() {
            return Err(faults);
        }
        let pack = setup.pack;
        let map = &pack.map;
        let mut resources = [Places::NONE; 4];
        for place in map.all.iter() {
            let kind = map.resource[place.index()] as usize;
            resources[kind] = resources[kind].with(place);
        }
        let solo = setup.variant == Variant::Solo;
        let removed =
            (1..pack.technologies.len()).filter(|&number| solo && pack.technologies[number].solo_removed);
        let deck = removed.fold(pack.all_technologies, |deck, number| deck & !(1 << number));
        let table = Table {
            players: setup.players,
            variant: setup.variant,
            variable: setup.variable,
            options: setup.options,
            year: 0,
            order: [Seat(0); MAX_PLAYERS],
            seated: 0,
            active: None,
            turns: 0,
            over: false,
            sick: Counts([0; MAX_PLACES]),
            sick_places: Places::NONE,
            road_sick: Counts([0; MAX_ROADS]),
            sick_roads: 0,
            destroyed: Places::NONE,
            resources,
            markers: 0,
            marked: Places::NONE,
            deck,
            market: 0,
            pests: 0,
            supports: 0,
            pest: None,
            support: None,
            paid: None,
            decrees: [None; 3],
            capital_card: None,
            rewards: 0,
            open_rewards: 0,
            capital_buildings: ((1u16 << pack.capital_buildings.len()) - 1) as u8,
            neutral: if setup.variant == Variant::Duel { pack.numbers.neutral[0] } else { 0 },
            starts: 0,
            seats: [Player::NEW; MAX_PLAYERS],
        };
        let mut game =
            Self { pack, table, scratch: Scratch::NEW, stack: Frames::new(deal::Step::FIRST.into()) };
        game.run(&mut Journal::off());
        Ok(game)
    }

    /// Runs the rules until the next question with more than one answer, or the end of the game.
    #[inline]
    pub(crate) fn run(&mut self, journal: &mut Journal<Self>) -> Option<Question> {
        loop {
            let frame = self.waiting()?;
            let next = match frame.ask(self) {
                None => frame.go(&mut Turn { game: self, journal }),
                Some(question) => match question.options.only() {
                    None => return Some(question),
                    Some(only) => frame.take(&mut Turn { game: self, journal }, only),
                },
            };
            self.stack.follow(next);
        }
    }

    /// The components of the game.
    #[must_use]
    pub fn pack(&self) -> Pack {
        self.pack
    }

    /// The table with all pieces.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The rule options of the game.
    #[must_use]
    pub fn options(&self) -> Options {
        self.table.options
    }

    /// The prestige markers that the agenda of an era, counted from 0, would give `seat` now (PE-131).
    #[must_use]
    pub fn agenda(&self, era: usize, seat: Seat) -> u8 {
        self.table.decrees[era].map_or(0, |decree| decrees::agenda(self, decree, seat))
    }

    /// The capital reward that `seat` would get now: 0 for the first, 2 for the third (PE-132).
    #[must_use]
    pub fn capital_reward(&self, seat: Seat) -> Option<u8> {
        variants::capital_reward(self, seat)
    }

    /// What a building of `seat` in `place` would bring now: influence, and whether the task marker moves. `None` if
    /// nothing can be built there (PE-71, PE-74, PE-121).
    #[must_use]
    pub fn site(&self, seat: Seat, place: Place) -> Option<(u8, bool)> {
        let decreed = self.table.decrees[self.table.era()].is_some();
        self.can_build_at(seat, place).then(|| {
            let moves = decreed && decrees::fulfilled_by_building(self, seat, place);
            (construct::influence(self, seat, place), moves)
        })
    }

    /// Whether the recovery track has room, PE-102.
    #[inline]
    pub(crate) fn has_recovery_room(&self, seat: Seat) -> bool {
        usize::from(self.table.player(seat).recovered) < self.pack.numbers.herbs.len()
    }

    /// The imperative of the current era.
    #[inline]
    pub(crate) fn imperative(&self) -> Imperative {
        let decree =
            self.table.decrees[self.table.era()].expect("every era has a decree once the deal is done");
        self.pack.decrees[decree.index()].imperative
    }

    /// The space of an influence marker after a gain, and its position on the last space (PE-120, PE-127).
    pub(crate) fn influence_after(&self, seat: Seat, amount: u8) -> (u8, u8) {
        let track = &self.pack.track;
        let player = self.table.player(seat);
        let mut taken = match self.table.variant {
            Variant::Base => 0,
            Variant::Duel => track.duel_covered,
            Variant::Solo => track.solo_sick,
        };
        let mut there = 0;
        for other in self.table.all().iter().filter(|&other| other != seat) {
            let space = self.table.player(other).influence;
            taken |= 1 << space;
            there += u8::from(space == track.last);
        }
        let mut space = player.influence;
        for _ in 0..amount {
            if space == track.last {
                break;
            }
            space += 1;
            while space < track.last && taken >> space & 1 == 1 {
                space += 1;
            }
        }
        let arrived = if player.influence == track.last {
            player.arrived
        } else if space == track.last {
            there + 1
        } else {
            0
        };
        (space, arrived)
    }

    /// Whether `place` has room for a building of `seat`: it is not destroyed, not full, and has none of theirs (PE-71).
    pub(crate) fn can_build_at(&self, seat: Seat, place: Place) -> bool {
        place.is_some()
            && !self.table.destroyed.has(place)
            && !self.table.player(seat).own.has(place)
            && self.table.buildings_at(place) < self.pack.map.size[place.index()].room()
    }
}

impl game::Game for Game {
    const NAME: &'static str = "pest";
    const EDITION: Edition = Edition(2);
    const UNDO_RULE: &'static str = "PE-17";
    type Setup = Setup;
    type Choice = Choice;
    type Event = Event;
    type View = LazyView;

    fn new(setup: &Setup) -> Result<Self, Faults> {
        Self::begin(setup)
    }

    fn seats(&self) -> u8 {
        self.table.players
    }

    #[inline]
    fn turn(&self) -> Option<u32> {
        self.table.active.map(|_| self.table.turns.into())
    }

    #[inline]
    fn question(&self) -> Option<Question> {
        self.waiting()?.ask(self)
    }

    #[inline]
    fn play_unchecked(&mut self, choice: Choice, journal: &mut Journal<Self>) -> Option<Question> {
        let frame = self.waiting()?;
        let next = frame.take(&mut Turn { game: self, journal }, choice);
        self.stack.follow(next);
        self.run(journal)
    }

    fn refusal(&self, choice: Choice) -> Option<Phrase> {
        match self.question() {
            Some(question) if question.options.allows(choice) => None,
            Some(question) => Some(crate::refusal::why(self, &question, choice)),
            None => Some(Phrase::new("no-game-over", "PE-140")),
        }
    }

    fn view(&self, _: Eye) -> LazyView {
        LazyView::of(self)
    }

    fn shared_eye(_: Eye) -> Eye {
        Eye::Open
    }

    /// Nothing is hidden except what has not been drawn yet, so every eye sees this game.
    fn determinize<R: Random>(&self, _: Eye, _: &mut R) -> Self {
        *self
    }

    fn standing(&self) -> Standing {
        crate::score::standing(self)
    }

    fn broken(&self) -> Option<String> {
        crate::score::broken(self)
    }

    fn prompt(&self, question: &Question) -> Phrase {
        crate::words::prompt(self, question)
    }

    fn tell(&self, event: &Event) -> Phrase {
        event.kind.phrase(self, event.rule())
    }

    fn say(&self, choice: Choice) -> String {
        crate::words::say(self, choice)
    }

    fn hear(&self, words: &str) -> Result<Choice, String> {
        crate::words::hear(self, words)
    }
}

impl Game {
    /// A table without running rules, for calculations.
    pub(crate) fn shell(pack: Pack, table: &Table) -> Self {
        Self { pack, table: *table, scratch: Scratch::NEW, stack: Frames::new(Frame::Idle) }
    }

    /// The frame on top; `None` if no rule is running.
    #[inline]
    pub(crate) fn waiting(&self) -> Option<Frame> {
        Some(self.stack.top()).filter(|frame| *frame != Frame::Idle)
    }

    /// Whether a Move is in progress.
    pub(crate) fn walking(&self) -> bool {
        self.stack.iter().any(|frame| matches!(frame, Frame::Walk(_)))
    }
}
