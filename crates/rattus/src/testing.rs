//! The test language: a table set up in a few words, played in words, and looked at.
//!
//! ```text
//! let mut t = table(4).hold(0, "knight").plague("italia").cubes("gallia", &[0, 2]).rats("gallia", &["b25"]);
//! t.play("plague gallia").play("no").sees_cubes("gallia", &[0, 1]);
//! t.refuses("plague russia", "RB-16");
//! ```

mod look;

use crate::board::{NOWHERE, Rat};
use crate::cards::CardId;
use crate::choice::Choice;
use crate::event::Event;
use crate::frame::{Frame, Frames};
use crate::hands::Pile;
use crate::phases::{finale, regular};
use crate::rattus::{Rattus, Stage};
use crate::setup::{Boxes, CardChoice, Setup};
use game::{Game, Journal, Question, Seat, Seats, Setup as _};

/// A table in the middle of the regular game, seat 0 on turn: no cubes, no rats, the plague piece in Anglia, all
/// class cards in the display. As many starting tokens as there are regions in play have been used, all other tokens
/// are in the bag. The base game's six cards.
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

/// As [`table`], of any set-up.
pub(crate) fn table_of(setup: Setup) -> Table {
    Table::with(setup)
}

/// A game from the first draw of its set-up on.
pub(crate) fn begin(setup: &Setup) -> Table {
    let game = Rattus::new(setup).expect("a set-up that can begin");
    Table { game, events: Vec::new(), is_final: false }
}

/// The cards of the list, filled up from its start to the number needed.
fn picked(cards: &str) -> CardChoice {
    CardChoice::Picked(cards.split(',').map(|id| CardId::named(id.trim()).expect("a class card")).collect())
}

/// A game under test, with the events since the last answer.
pub(crate) struct Table {
    pub(crate) game: Rattus,
    pub(crate) events: Vec<Event>,
    /// Whether the last answer can't be undone.
    pub(crate) is_final: bool,
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
        game.board.next_mark = game.board.in_play.len();
        let placed = game.tokens().start.iter().take(usize::from(game.board.next_mark)).collect();
        game.board.used = placed;
        game.board.bag = game.board.bag.minus(placed);
        game.progress.stage = Stage::Regular;
        game.frames = Frames::new(Frame::Regular(regular::Step::Menu));
        Self { game, events: Vec::new(), is_final: false }
    }

    // --- setting up ---

    /// Sets an option of the ledger.
    pub(crate) fn option(mut self, name: &str, value: &str) -> Self {
        self.game.options.set(name, value).expect("an option and its value");
        self
    }

    /// Puts cubes of each seat into a region, from their supplies. Seats left out get none.
    pub(crate) fn cubes(mut self, region: &str, cubes: &[u8]) -> Self {
        let region = self.region(region);
        for (seat, &count) in cubes.iter().enumerate() {
            let whose = Seat(seat as u8);
            let here = self.game.board.cubes_of(whose, region);
            self.game.board.supply.add(whose, here);
            self.game.board.supply.remove(whose, count);
            self.game.board.cubes[region.index()].remove(whose, here);
            self.game.board.cubes[region.index()].add(whose, count);
        }
        self
    }

    /// Puts this number of a seat's cubes into the palace.
    pub(crate) fn palace(mut self, seat: u8, count: u8) -> Self {
        self.game.board.supply.remove(Seat(seat), count);
        self.game.board.palace.add(Seat(seat), count);
        self
    }

    /// Puts this number of cubes of a seat, the Baker's holder, onto the Baker.
    pub(crate) fn baked(mut self, seat: u8, count: u8) -> Self {
        self.game.board.supply.remove(Seat(seat), count);
        self.game.board.baked.add(Seat(seat), count);
        self
    }

    /// Leaves a seat's supply with this number of cubes, the others in the palace.
    pub(crate) fn supply(mut self, seat: u8, count: u8) -> Self {
        let out = self.game.board.supply(Seat(seat)) - count;
        self = self.palace(seat, out);
        self
    }

    /// Puts these tokens face down into a region, known to nobody. Those from the bag get marks above the last one used; a
    /// starting token that was already used becomes a rat of the set-up that was never moved.
    pub(crate) fn rats(mut self, region: &str, tokens: &[&str]) -> Self {
        let region = self.region(region);
        for id in tokens {
            let token = self.token(id);
            let board = &mut self.game.board;
            let mark = if board.bag.has(token) {
                board.bag = board.bag.without(token);
                board.next_mark += 1;
                board.next_mark - 1
            } else {
                assert!(board.used.has(token), "{id} lies on the board already");
                board.used = board.used.without(token);
                (0..).find(|&mark| board.find_rat(mark).is_none()).expect("a mark of the set-up")
            };
            board.lay_rat(region, Rat { token, mark, known: Seats::NONE });
        }
        self
    }

    /// Leaves just these tokens in the bag; the others have been used.
    pub(crate) fn bag(mut self, tokens: &[&str]) -> Self {
        let keep = tokens.iter().map(|id| self.token(id)).collect::<crate::Tokens>();
        let board = &mut self.game.board;
        assert!(keep.minus(board.bag).is_empty(), "a token of these is not in the bag");
        let used = board.bag.minus(keep);
        board.used = board.used.or(used);
        board.next_mark += used.len();
        board.bag = keep;
        self
    }

    /// Removes these tokens from the game unseen.
    pub(crate) fn removed(mut self, tokens: &[&str]) -> Self {
        for id in tokens {
            let token = self.token(id);
            assert!(self.game.board.bag.has(token), "{id} is not in the bag");
            self.game.board.bag = self.game.board.bag.without(token);
        }
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
            self.game.board.hands.put(1 << card, Pile::Hand(Seat(seat)));
        }
        self
    }

    /// Leaves just these region cards in the deck; the others that nobody holds are discards.
    pub(crate) fn deck(mut self, cards: &[&str]) -> Self {
        let cards = self.region_cards(cards);
        let hands = &mut self.game.board.hands;
        let gone = hands.pile(Pile::Deck) & !cards;
        hands.put(gone, Pile::Discard);
        hands.put(cards, Pile::Deck);
        self
    }

    /// Gives a seat all discards.
    pub(crate) fn hand_discards(mut self, seat: u8) -> Self {
        let hands = &mut self.game.board.hands;
        hands.put(hands.pile(Pile::Discard), Pile::Hand(Seat(seat)));
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

    /// Puts potions on one of a seat's plain cubes in a region.
    pub(crate) fn potions(self, seat: u8, region: &str, potions: u8) -> Self {
        self.load(seat, region, crate::Load { potions, diplomat: false })
    }

    /// Puts a diplomat under one of a seat's plain cubes in a region.
    pub(crate) fn diplomat(self, seat: u8, region: &str) -> Self {
        self.potions_and_diplomat(seat, region, 0)
    }

    /// Puts potions on and a diplomat under one of a seat's plain cubes in a region.
    pub(crate) fn potions_and_diplomat(self, seat: u8, region: &str, potions: u8) -> Self {
        self.load(seat, region, crate::Load { potions, diplomat: true })
    }

    fn load(mut self, seat: u8, region: &str, load: crate::Load) -> Self {
        let region = self.region(region);
        self.game.board.loads.add(Seat(seat), region, load);
        self
    }

    /// Makes it this seat's regular turn.
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

    /// Runs the rules until the next question with more than one answer.
    pub(crate) fn run(&mut self) -> &mut Self {
        let mut journal = Journal::recording();
        self.game.run(&mut journal);
        self.is_final = journal.is_final();
        self.events = journal.take();
        self
    }

    // --- playing ---

    /// Answers for the seat or chance that is asked, in the words of records. Panics if the answer is refused.
    pub(crate) fn play(&mut self, words: &str) -> &mut Self {
        let choice = self.choice(words);
        let mut journal = Journal::recording();
        if let Err(illegal) = self.game.play(choice, &mut journal) {
            panic!("\"{words}\" is refused: {:?}; asked: {:?}", illegal.because, illegal.question);
        }
        self.is_final = journal.is_final();
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

    /// Moves the plague piece into a region. New rats go to the first region offered, until the spread is over.
    #[track_caller]
    pub(crate) fn plague_into(&mut self, region: &str) -> &mut Self {
        self.play(&format!("plague {region}"));
        while let Some(question) =
            self.game.question().filter(|it| ["spread", "draw-rat"].contains(&it.prompt))
        {
            self.answer_first(&question);
        }
        self
    }

    /// Answers with the first option, and keeps the events so far.
    fn answer_first(&mut self, question: &Question<Choice>) {
        let words = self.game.say(question.options.nth(0));
        let before = std::mem::take(&mut self.events);
        self.play(&words);
        self.events.splice(0..0, before);
    }

    /// Answers questions to chance with their first option.
    pub(crate) fn draw(&mut self) -> &mut Self {
        while let Some(question) = self.game.question().filter(|question| question.who.seat().is_none()) {
            self.answer_first(&question);
        }
        self
    }

    /// Like [`Table::draw`], until this question is asked.
    #[track_caller]
    pub(crate) fn draw_until(&mut self, prompt: &str) -> &mut Self {
        loop {
            let question = self.question();
            if question.prompt == prompt {
                return self;
            }
            assert_eq!(question.who.seat(), None, "chance is not asked for {prompt}");
            let words = self.game.say(question.options.nth(0));
            self.play(&words);
        }
    }

    /// Lets chance turn up the rat with this token.
    #[track_caller]
    pub(crate) fn turn_up(&mut self, token: &str) -> &mut Self {
        self.asks_chance("ravage-next");
        let words = format!("rat {}", self.mark(token));
        self.play(&words)
    }

    /// Answers with the rat that has this token.
    #[track_caller]
    pub(crate) fn play_rat(&mut self, token: &str) -> &mut Self {
        let words = format!("rat {}", self.mark(token));
        self.play(&words)
    }

    // --- looking ---
}
