//! The test language: a table set up in a few words, played in words, and looked at.
//!
//! ```text
//! let mut t = table(3).doctor(0, "orlin").sick("tamsen", 2).goods(0, [0, 0, 1, 0, 0]).act("move-cure", "move");
//! t.play("move tamsen").refuses("move orlin", "PE-50");
//! assert_eq!(t.player(0).goods[2], 0);
//! ```

use crate::actions::turn as grid;
use crate::choice::{Choice, Room, Slot, Space};
use crate::components::{Building, CapitalCard, Decree, SupportCard, Tech};
use crate::event::{Event, EventKind};
use crate::frame::{Frames, Next};
use crate::game::{Game, Scratch};
use crate::phases::{era, pest, support, year};
use crate::place::{Counts, MAX_PLACES, MAX_ROADS, Place, Places, Road};
use crate::setup::Setup;
use crate::table::{Options, Player, Table, Variant};
use game::{Actor, Game as _, Journal, Seat, Setup as _};

/// A game under test, and what happened with the last answer.
#[derive(Clone)]
pub(crate) struct Test {
    pub(crate) game: Game,
    pub(crate) events: Vec<Event>,
}

/// Year one of the base game, seat 0 on turn, seats in order. The map is empty and intact, every doctor in
/// Corvel, nobody owns anything; decrees 11, 9 and 13, so that no building fulfils the first; capital card 1; the first rewards; technologies 18, 19, 24,
/// 26, 27 open.
pub(crate) fn table(players: u8) -> Test {
    Test::with(&Setup::standard(players))
}

/// The same for the duel.
pub(crate) fn duel() -> Test {
    Test::with(&Setup::of(Variant::Duel, 2))
}

/// The same for the solo game, with decree 8 in place of 9.
pub(crate) fn solo() -> Test {
    Test::with(&Setup::standard(1))
}

/// A set-up that has just begun, before its first draw.
pub(crate) fn deal(setup: &Setup) -> Test {
    Test { game: Game::new(setup).expect("a set-up that can begin"), events: Vec::new() }
}

impl Test {
    fn with(setup: &Setup) -> Self {
        let mut game = Game::new(setup).expect("a set-up that can begin");
        let pack = game.pack;
        let table = &mut game.table;
        table.sick = Counts([0; MAX_PLACES]);
        table.sick_places = Places::NONE;
        table.road_sick = Counts([0; MAX_ROADS]);
        table.sick_roads = 0;
        table.destroyed = Places::NONE;
        table.year = 1;
        table.seated = table.players;
        table.order = [0, 1, 2, 3, 4].map(Seat);
        let solo = table.variant == Variant::Solo;
        table.decrees = if solo { [10, 7, 12] } else { [10, 8, 12] }.map(|index| Some(Decree(index)));
        table.capital_card = (!solo).then_some(CapitalCard(0));
        table.rewards = (1 << pack.numbers.tokens[usize::from(table.players)]) - 1;
        table.open_rewards = table.rewards;
        for seat in &mut table.seats[..usize::from(table.players)] {
            *seat = Player { doctor: Place(4), assistants: 2, ..Player::NEW };
        }
        Self { game, events: Vec::new() }.market(&[18, 19, 24, 26, 27]).turn(0)
    }

    // --- setting up ---

    fn table(&mut self) -> &mut Table {
        &mut self.game.table
    }

    pub(crate) fn seat(&mut self, seat: u8) -> &mut Player {
        &mut self.game.table.seats[usize::from(seat)]
    }

    pub(crate) fn place(&self, id: &str) -> Place {
        let found = self.game.pack.map.places.iter().position(|info| info.id == id);
        Place(found.unwrap_or_else(|| panic!("no place {id}")) as u8)
    }

    fn building(&self, id: &str) -> Building {
        let found = self.game.pack.buildings.iter().position(|info| info.id == id);
        Building(found.unwrap_or_else(|| panic!("no building {id}")) as u8)
    }

    pub(crate) fn options(mut self, options: Options) -> Self {
        self.table().options = options;
        self
    }

    pub(crate) fn year(mut self, year: u8) -> Self {
        let assistants = self.game.pack.numbers.assistants[usize::from((year - 1) / 2)];
        self.table().year = year;
        for seat in &mut self.table().seats {
            seat.assistants = assistants;
        }
        self
    }

    pub(crate) fn order(mut self, order: &[u8]) -> Self {
        for (place, &seat) in order.iter().enumerate() {
            self.table().order[place] = Seat(seat);
        }
        self
    }

    pub(crate) fn doctor(mut self, seat: u8, place: &str) -> Self {
        self.seat(seat).doctor = self.place(place);
        self
    }

    pub(crate) fn camp(mut self, seat: u8, place: &str) -> Self {
        self.seat(seat).camp = self.place(place);
        self
    }

    pub(crate) fn castle(self, seat: u8, place: &str) -> Self {
        self.built(seat, "castle", place)
    }

    pub(crate) fn built(mut self, seat: u8, building: &str, place: &str) -> Self {
        let (building, place) = (self.building(building), self.place(place));
        self.table().apply(&EventKind::Built { seat: Seat(seat), building, place });
        self
    }

    pub(crate) fn staff(mut self, seat: u8, building: &str) -> Self {
        let room =
            if building == "workshop_card" { Room::WORKSHOP_CARD } else { Room::of(self.building(building)) };
        self.seat(seat).staff |= 1 << room.0;
        self
    }

    pub(crate) fn sick(mut self, place: &str, people: u8) -> Self {
        let place = self.place(place);
        self.table().apply(&EventKind::Sickened { place, people });
        self
    }

    pub(crate) fn road_between(&self, a: &str, b: &str) -> Road {
        let (a, b) = (self.place(a), self.place(b));
        self.game.pack.map.road(a, b).expect("a road between them")
    }

    pub(crate) fn road(mut self, a: &str, b: &str, people: u8) -> Self {
        let road = self.road_between(a, b);
        self.table().apply(&EventKind::RoadSickened { road, people });
        self
    }

    /// Sick people on the road from a place to the capital.
    pub(crate) fn capital_road(mut self, place: &str, people: u8) -> Self {
        let road = self.game.pack.map.capital_road[self.place(place).index()];
        self.table().apply(&EventKind::RoadSickened { road, people });
        self
    }

    pub(crate) fn destroy(mut self, place: &str) -> Self {
        let place = self.place(place);
        self.table().apply(&EventKind::Fell { place });
        self
    }

    /// Wood, stone, food, herbs, coins.
    pub(crate) fn goods(mut self, seat: u8, goods: [u8; 5]) -> Self {
        self.seat(seat).goods = goods;
        self
    }

    pub(crate) fn research(mut self, seat: u8, research: u8) -> Self {
        self.seat(seat).research = research;
        self
    }

    pub(crate) fn influence(mut self, seat: u8, influence: u8) -> Self {
        self.seat(seat).influence = influence;
        self
    }

    pub(crate) fn keep(mut self, seat: u8, space: Space, people: u8) -> Self {
        self.seat(seat).sick[space.index()] = people;
        self
    }

    pub(crate) fn recovered(mut self, seat: u8, people: u8) -> Self {
        self.seat(seat).recovered = people;
        self
    }

    pub(crate) fn capital(mut self, seat: u8, people: u8) -> Self {
        self.seat(seat).capital = people;
        self
    }

    /// Puts a technology into the first slot that takes it and is empty.
    pub(crate) fn tech(mut self, seat: u8, number: u8) -> Self {
        let slots = self.game.pack.technology(Tech(number)).slots;
        let free = (0..3).find(|&slot| slots >> slot & 1 == 1 && self.seat(seat).slots[slot] == Tech(0));
        let slot = free.expect("a free slot");
        self.table().market &= !(1 << number);
        self.table().deck &= !(1 << number);
        self.table().apply(&EventKind::Bought {
            seat: Seat(seat),
            tech: Tech(number),
            slot: Slot(slot as u8),
        });
        self
    }

    /// Lays these technologies open, all others into the deck.
    pub(crate) fn market(mut self, numbers: &[u8]) -> Self {
        let owned = self.game.table.seats.iter().fold(0, |set, seat| set | seat.technologies);
        let all = self.game.table.deck | self.game.table.market;
        let open = numbers.iter().fold(0, |set, number| set | 1 << number);
        self.table().market = open;
        self.table().deck = all & !open & !owned;
        self
    }

    pub(crate) fn decree(mut self, era: u8, number: u8) -> Self {
        self.table().decrees[usize::from(era) - 1] = Some(Decree(number - 1));
        self
    }

    /// It is this seat's turn, an assistant in hand.
    pub(crate) fn turn(mut self, seat: u8) -> Self {
        let index =
            self.game.table.order.iter().position(|&other| other == Seat(seat)).expect("a seat") as u8;
        self.game.scratch = Scratch::NEW;
        self.game.table.active = Some(Seat(seat));
        self.seat(seat).assistants = self.player(seat).assistants.max(1);
        self.game.stack = Frames::new(year::Step::Turn { round: 0, index: index + 1 }.into());
        let choose = grid::Step::Choose { seat: Seat(seat) };
        self.game.stack.follow(Next::call(choose, year::Step::Turn { round: 0, index: index + 1 }));
        self
    }

    /// Seat 0 puts an assistant on a space and begins one of its actions.
    pub(crate) fn act(self, cell: &str, action: &str) -> Self {
        let mut test = self.turn(0);
        test.seat(0).grid = 0;
        test.play(&format!("cell {cell}")).play(&format!("do {action}"));
        test
    }

    /// The pest card with this number comes, with no need of stacks.
    pub(crate) fn pest(mut self, number: u8) -> Self {
        self.game.scratch = Scratch::NEW;
        self.game.stack = Frames::new(pest::Step::Draw.into());
        self.game.stack.follow(Next::call(pest::Step::Draw, year::Step::Support));
        let stacked =
            self.game.table.players <= 2 && self.game.pack.pests[usize::from(number) - 1].group.is_some();
        if stacked {
            let color = self.game.pack.pests[usize::from(number) - 1].group.expect("stacked");
            self.play(&format!("draw stack-{}-1", color.id()));
        }
        self.play(&format!("draw pest-{number:02}"));
        self
    }

    /// Support comes in a year after this card was laid open.
    pub(crate) fn support(mut self, number: u8) -> Self {
        self.game.table.support = Some(SupportCard(number - 1));
        self.game.table.supports = 1 << (number - 1);
        self.game.stack = Frames::new(year::Step::Turn { round: 0, index: 0 }.into());
        self.game.stack.follow(Next::call(support::Step::Draw, year::Step::Turn { round: 0, index: 0 }));
        let next = if number == 10 { 9 } else { 10 };
        self.play(&format!("draw support-{next:02}"));
        self
    }

    /// The year's actions are over.
    pub(crate) fn end_year(mut self) -> Self {
        self.game.scratch = Scratch::NEW;
        self.game.stack = Frames::new(year::Step::End.into());
        self.run()
    }

    /// The steps of an era's end, and then nothing.
    pub(crate) fn end_era(mut self) -> Self {
        self.game.scratch = Scratch::NEW;
        self.game.stack = Frames::new(era::Step::Agenda.into());
        self.run()
    }

    fn run(mut self) -> Self {
        let mut journal = Journal::recording();
        self.game.run(&mut journal);
        self.events = journal.take();
        self
    }

    // --- playing ---

    fn hear(&self, words: &str) -> Choice {
        self.game.hear(words).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Answers the question; the answer must be offered.
    #[track_caller]
    pub(crate) fn play(&mut self, words: &str) -> &mut Self {
        let choice = self.hear(words);
        let mut journal = Journal::recording();
        if let Err(illegal) = self.game.play(choice, &mut journal) {
            panic!("{words}: {illegal}; offered: {}", self.offered().join(", "));
        }
        self.events = journal.take();
        assert_eq!(self.game.broken(), None);
        self
    }

    /// Plays several answers.
    #[track_caller]
    pub(crate) fn plays(&mut self, words: &[&str]) -> &mut Self {
        for words in words {
            self.play(words);
        }
        self
    }

    /// Chance answers with the first option until a player is asked.
    pub(crate) fn draw(&mut self) -> &mut Self {
        while let Some(question) = self.game.question() {
            let Actor::Chance(_) = question.who else { break };
            let words = self.game.say(question.options.nth(0));
            self.play(&words);
        }
        self
    }

    // --- looking ---

    pub(crate) fn player(&self, seat: u8) -> &Player {
        &self.game.table.seats[usize::from(seat)]
    }

    /// What is offered, in words.
    pub(crate) fn offered(&self) -> Vec<String> {
        let question = self.game.question();
        question.map_or(Vec::new(), |question| question.options.iter().map(|c| self.game.say(c)).collect())
    }

    /// The answers offered that begin with a word, without it.
    pub(crate) fn offers(&self, word: &str) -> Vec<String> {
        let begin = format!("{word} ");
        let list = self.offered();
        list.iter().filter_map(|words| words.strip_prefix(&begin)).map(str::to_owned).collect()
    }

    pub(crate) fn can(&self, words: &str) -> bool {
        self.offered().iter().any(|other| other == words)
    }

    /// Who is asked what.
    pub(crate) fn asks(&self) -> (u8, &'static str) {
        let question = self.game.question().expect("a question");
        (question.who.seat().map_or(9, |seat| seat.0), question.prompt)
    }

    /// The answer is refused by this rule with this key, and the game is as it was.
    #[track_caller]
    pub(crate) fn refuses(&mut self, words: &str, rule: &str, key: &str) -> &mut Self {
        let choice = self.hear(words);
        let before = self.game;
        let Err(illegal) = self.game.play(choice, &mut Journal::off()) else {
            panic!("{words} was not refused")
        };
        assert_eq!((illegal.because.rule.0, illegal.because.key), (rule, key));
        assert_eq!(self.game, before);
        self
    }

    pub(crate) fn sick_at(&self, place: &str) -> u8 {
        self.game.table.sick_at(self.place(place))
    }

    pub(crate) fn destroyed(&self, place: &str) -> bool {
        self.game.table.destroyed.has(self.place(place))
    }

    /// A line of the score sheet.
    pub(crate) fn line(&self, seat: u8, name: &str) -> i32 {
        let sheet = crate::score::sheet(&self.game, Seat(seat));
        sheet.iter().find(|(line, _)| *line == name).unwrap_or_else(|| panic!("no line {name}")).1
    }
}
