//! The test language: a table set up in a few words, played in words, and looked at.
//!
//! ```text
//! let mut t = table(4).hold(0, "knight").plague("italia").cubes("gallia", &[0, 2]).rats("gallia", &["b25"]);
//! t.play("plague gallia").play("no").sees_cubes("gallia", &[0, 1]);
//! t.refuses("plague russia", "RB-16");
//! ```

use crate::board::{NOWHERE, Rat};
use crate::cards::{CardId, Cards};
use crate::choice::Choice;
use crate::event::{Event, What};
use crate::frame::{Frame, Frames};
use crate::phases::{finale, regular};
use crate::rattus::{Rattus, Stage};
use crate::region::Region;
use crate::setup::{Boxes, CardChoice, Setup};
use crate::token::Token;
use game::{Game, Journal, Question, Seat, Seats, Setup as _};

/// A table in the middle of the regular game, seat 0 on turn: no cubes, no rats, the plague piece in Anglia, all
/// class cards in the display. The base game's six cards, unless [`Table::cards`] says others.
pub(crate) fn table(players: u8) -> Table {
    Table::with(Setup::standard(players))
}

/// As [`table`], with the Pied Piper and these class cards.
pub(crate) fn piper(players: u8, cards: &str) -> Table {
    Table::with(Setup {
        boxes: Boxes { pied_piper: true, africanus: false },
        cards: picked(cards),
        ..Setup::standard(players)
    })
}

/// As [`table`], with Africanus and the Pied Piper and these class cards; nobody has region cards.
pub(crate) fn africa(players: u8, cards: &str) -> Table {
    Table::with(Setup {
        boxes: Boxes { pied_piper: true, africanus: true },
        cards: picked(cards),
        ..Setup::standard(players)
    })
}

/// As many cards as the table needs are filled up from the front of the list.
fn picked(cards: &str) -> CardChoice {
    CardChoice::Picked(cards.split(',').map(|id| CardId::named(id.trim()).expect("a class card")).collect())
}

/// A game under test, with what has happened since the last answer.
pub(crate) struct Table {
    pub(crate) game: Rattus,
    pub(crate) events: Vec<Event>,
}

impl Table {
    fn with(mut setup: Setup) -> Self {
        if let (CardChoice::Picked(cards), Some(count)) = (&setup.cards, setup.card_count()) {
            let mut cards = *cards;
            for card in setup.pool().iter() {
                if cards.len() < count {
                    cards = cards.with(card);
                }
            }
            setup.cards = CardChoice::Picked(cards);
        }
        let mut game = crate::phases::begin::table(&setup).expect("a set-up that can begin");
        if setup.cards == CardChoice::Random {
            game.board.cards = setup.pool();
        }
        game.board.plague = game.components.region("anglia").expect("Anglia is always in play").0;
        game.board.next_mark = game.board.in_play.len() as u8;
        game.progress.stage = Stage::Regular;
        game.frames = Frames::new(Frame::Regular(regular::Step::Menu));
        Self { game, events: Vec::new() }
    }

    // --- setting up ---

    /// Sets an option of the ledger.
    pub(crate) fn option(mut self, name: &str, value: &str) -> Self {
        self.game.house.set(name, value).expect("an option and its value");
        self
    }

    /// Cubes of each seat in a region, out of their supplies; seats left out have none.
    pub(crate) fn cubes(mut self, region: &str, cubes: &[u8]) -> Self {
        let region = self.region(region);
        for (seat, &count) in cubes.iter().enumerate() {
            let here = &mut self.game.board.cubes[region.index()][seat];
            self.game.board.supply[seat] = self.game.board.supply[seat] + *here - count;
            *here = count;
        }
        self
    }

    /// Puts so many cubes of a seat into the palace.
    pub(crate) fn palace(mut self, seat: u8, count: u8) -> Self {
        self.game.board.supply[usize::from(seat)] -= count;
        self.game.board.palace[usize::from(seat)] += count;
        self
    }

    /// Puts so many cubes of a seat, the Baker's holder, onto the Baker.
    pub(crate) fn baked(mut self, seat: u8, count: u8) -> Self {
        self.game.board.supply[usize::from(seat)] -= count;
        self.game.board.baked[usize::from(seat)] += count;
        self
    }

    /// Lets a seat's supply have just so many cubes, the others in the palace.
    pub(crate) fn supply(mut self, seat: u8, count: u8) -> Self {
        let out = self.game.board.supply[usize::from(seat)] - count;
        self = self.palace(seat, out);
        self
    }

    /// Lays these tokens face down into a region, known to nobody; their marks go up from the last used.
    pub(crate) fn rats(mut self, region: &str, tokens: &[&str]) -> Self {
        let region = self.region(region);
        for id in tokens {
            let token = self.token(id);
            let mark = self.game.board.next_mark;
            let place = usize::from(self.game.board.rat_count(region));
            self.game.board.rats[region.index()][place] = Rat { token, mark, known: Seats::NONE };
            self.game.board.next_mark += 1;
            self.game.board.bag = self.game.board.bag.without(token);
        }
        self
    }

    /// Leaves just these tokens in the bag; the others have been used.
    pub(crate) fn bag(mut self, tokens: &[&str]) -> Self {
        let keep = tokens.iter().map(|id| self.token(id)).collect::<crate::Tokens>();
        self.game.board.used = self.game.board.used.or(self.game.board.bag.minus(keep));
        self.game.board.bag = keep;
        self
    }

    /// Gives a seat class cards.
    pub(crate) fn hold(mut self, seat: u8, cards: &str) -> Self {
        for id in cards.split(',') {
            let card = CardId::named(id.trim()).expect("a class card");
            assert!(self.game.board.cards.has(card), "{id} is not in play");
            self.game.board.held[usize::from(seat)] = self.game.board.held[usize::from(seat)].with(card);
        }
        self
    }

    /// Gives a seat region cards.
    pub(crate) fn hand(mut self, seat: u8, cards: &[&str]) -> Self {
        for id in cards {
            let card = self.game.components.region_card(id).expect("a region card");
            self.game.board.hands.put(1 << card, crate::hands::Pile::Hand(Seat(seat)));
        }
        self
    }

    /// Puts the plague piece into a region.
    pub(crate) fn plague(mut self, region: &str) -> Self {
        self.game.board.plague = self.region(region).0;
        self
    }

    /// Puts the caravan into a region.
    pub(crate) fn caravan(mut self, region: &str) -> Self {
        self.game.board.caravan = self.region(region).0;
        self
    }

    /// Puts walls between pairs of neighbours, from the first wall on.
    pub(crate) fn walls(mut self, borders: &[(&str, &str)]) -> Self {
        for (wall, (a, b)) in borders.iter().enumerate() {
            let ends = (self.region(a), self.region(b));
            let border = self.game.components.border_between(ends.0, ends.1).expect("neighbours");
            self.game.board.walls[wall] = border;
        }
        self
    }

    /// Puts nuns into regions, from the first nun on.
    pub(crate) fn nuns(mut self, regions: &[&str]) -> Self {
        for (nun, region) in regions.iter().enumerate() {
            self.game.board.nuns[nun] = self.region(region).0;
        }
        self
    }

    /// Puts bishops into regions, from the first bishop on.
    pub(crate) fn bishops(mut self, regions: &[&str]) -> Self {
        self.game.board.bishops = [NOWHERE; 2];
        for (bishop, region) in regions.iter().enumerate() {
            self.game.board.bishops[bishop] = self.region(region).0;
        }
        self
    }

    /// Gives one of a seat's plain cubes in a region something to carry.
    pub(crate) fn load(mut self, seat: u8, region: &str, potions: u8, diplomat: bool) -> Self {
        let region = self.region(region);
        self.game.board.loads.add(Seat(seat), region, crate::Load { potions, diplomat });
        self
    }

    /// Lets it be this seat's regular turn.
    pub(crate) fn turn(mut self, seat: u8) -> Self {
        self.game.progress.on_turn = Seat(seat);
        self.game.progress.last = Seat(seat);
        self
    }

    /// Begins the final round after the last regular turn of `last`.
    pub(crate) fn finale(mut self, last: u8) -> Self {
        self.game.progress.last = Seat(last);
        self.game.progress.on_turn = Seat(last);
        self.game.progress.ended = Some(crate::End::Bag);
        let left = self.game.players - 1;
        self.game.frames = Frames::new(Frame::Finale(finale::Step::Next { left }));
        self.run();
        self
    }

    /// Lets the rules run on until something is asked that leaves a choice, as after any answer.
    pub(crate) fn run(&mut self) -> &mut Self {
        let mut journal = Journal::kept();
        self.game.run(&mut journal);
        self.events = journal.take();
        self
    }

    // --- playing ---

    /// Answers for whoever is asked, chance too, in the words of records; panics when it is refused.
    pub(crate) fn play(&mut self, words: &str) -> &mut Self {
        let choice = self.choice(words);
        let mut journal = Journal::kept();
        if let Err(illegal) = self.game.play(choice, &mut journal) {
            panic!("\"{words}\" is refused: {:?}; asked: {:?}", illegal.because, illegal.question);
        }
        self.events = journal.take();
        if let Some(fault) = self.game.broken() {
            panic!("after \"{words}\": {fault}");
        }
        self
    }

    /// Answers several times.
    pub(crate) fn plays(&mut self, words: &[&str]) -> &mut Self {
        for words in words {
            self.play(words);
        }
        self
    }

    /// Lets chance answer with its first option for as long as it is asked.
    pub(crate) fn draw(&mut self) -> &mut Self {
        while let Some(question) = self.game.question().filter(|question| question.who.seat().is_none()) {
            let words = self.game.say(question.options.nth(0));
            let before = std::mem::take(&mut self.events);
            self.play(&words);
            self.events.splice(0..0, before);
        }
        self
    }

    // --- looking ---

    /// The choice is refused by this rule, and nothing changes.
    #[track_caller]
    pub(crate) fn refuses(&mut self, words: &str, rule: &str) -> &mut Self {
        let choice = self.choice(words);
        let before = self.game;
        let illegal = self.game.play(choice, &mut Journal::off()).expect_err("it should be refused");
        assert_eq!(illegal.because.rule.0, rule, "{:?}", illegal.because);
        assert_eq!(self.game, before, "a refused choice changes nothing");
        self
    }

    /// The choice is offered.
    #[track_caller]
    pub(crate) fn offers(&mut self, words: &str) -> &mut Self {
        let question = self.question();
        assert!(question.options.allows(self.choice(words)), "{words} is not among {:?}", self.options());
        self
    }

    /// This seat is asked this.
    #[track_caller]
    pub(crate) fn asks(&mut self, seat: u8, prompt: &str) -> &mut Self {
        let question = self.question();
        assert_eq!((question.who.seat(), question.prompt), (Some(Seat(seat)), prompt));
        self
    }

    /// Chance is asked this.
    #[track_caller]
    pub(crate) fn asks_chance(&mut self, prompt: &str) -> &mut Self {
        let question = self.question();
        assert_eq!((question.who.seat(), question.prompt), (None, prompt));
        self
    }

    /// Everything that is offered, in words.
    pub(crate) fn options(&self) -> Vec<String> {
        self.question().options.iter().map(|choice| self.game.say(choice)).collect()
    }

    /// What is offered of one family ("place", "use"), without that word.
    pub(crate) fn offered(&self, family: &str) -> Vec<String> {
        let family = format!("{family} ");
        self.options().iter().filter_map(|words| words.strip_prefix(&family)).map(str::to_owned).collect()
    }

    /// The cubes of each seat in a region.
    #[track_caller]
    pub(crate) fn sees_cubes(&mut self, region: &str, cubes: &[u8]) -> &mut Self {
        let place = self.region(region);
        let here: Vec<u8> = (0..cubes.len()).map(|seat| self.game.board.cubes[place.index()][seat]).collect();
        assert_eq!(here, cubes, "cubes in {region}");
        self
    }

    /// How many rats lie in a region.
    #[track_caller]
    pub(crate) fn sees_rats(&mut self, region: &str, count: u8) -> &mut Self {
        assert_eq!(self.game.board.rat_count(self.region(region)), count, "rats in {region}");
        self
    }

    /// What happened since the last answer.
    pub(crate) fn happened(&self, test: impl Fn(&What) -> bool) -> bool {
        self.events.iter().any(|event| test(&event.what))
    }

    /// The rules by which things happened since the last answer.
    pub(crate) fn rules(&self) -> Vec<&'static str> {
        self.events.iter().map(|event| event.rule.0).collect()
    }

    /// The question that is asked now.
    #[track_caller]
    pub(crate) fn question(&self) -> Question<Choice> {
        self.game.question().expect("something is asked")
    }

    /// The mark of the rat with this token, as choices name it.
    pub(crate) fn mark(&self, token: &str) -> u8 {
        let token = self.token(token);
        self.game.board.all_rats().find(|(_, rat)| rat.token == token).expect("it is on the board").1.mark + 1
    }

    /// The class cards a seat holds.
    pub(crate) fn held(&self, seat: u8) -> Cards {
        self.game.board.held(Seat(seat))
    }

    pub(crate) fn region(&self, id: &str) -> Region {
        self.game.components.region(id).unwrap_or_else(|| panic!("there is no region {id}"))
    }

    fn token(&self, id: &str) -> Token {
        self.game.tokens().token(id).unwrap_or_else(|| panic!("there is no token {id}"))
    }

    fn choice(&self, words: &str) -> Choice {
        self.game.hear(words).unwrap_or_else(|why| panic!("{why}"))
    }
}
