//! Looking at a table under test: what is offered, refused, seen and reported.

use super::Table;
use crate::cards::{CardId, Cards};
use crate::choice::Choice;
use crate::event::EventKind;
use crate::rattus::Stage;
use crate::region::Region;
use crate::token::Token;
use game::{Game, Journal, Question, Seat};

impl Table {
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

    /// This seat is asked this, by this rule.
    #[track_caller]
    pub(crate) fn asks_by(&mut self, seat: u8, prompt: &str, rule: &str) -> &mut Self {
        assert_eq!(self.question().rule, rule);
        self.asks(seat, prompt)
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
        let here: Vec<u8> =
            (0..).map(Seat).map(|seat| self.game.board.cubes_of(seat, place)).take(cubes.len()).collect();
        assert_eq!(here, cubes, "cubes in {region}");
        self
    }

    /// How many rats lie in a region.
    #[track_caller]
    pub(crate) fn sees_rats(&mut self, region: &str, count: u8) -> &mut Self {
        assert_eq!(self.game.board.rat_count(self.region(region)), count, "rats in {region}");
        self
    }

    /// How many cubes a seat's supply has.
    #[track_caller]
    pub(crate) fn sees_supply(&mut self, seat: u8, count: u8) -> &mut Self {
        assert_eq!(self.game.board.supply(Seat(seat)), count, "the supply of seat {seat}");
        self
    }

    /// How many cubes a seat has in the palace.
    #[track_caller]
    pub(crate) fn sees_palace(&mut self, seat: u8, count: u8) -> &mut Self {
        assert_eq!(self.game.board.palace(Seat(seat)), count, "seat {seat} in the palace");
        self
    }

    /// How many cubes a seat has on the Baker.
    #[track_caller]
    pub(crate) fn sees_baked(&mut self, seat: u8, count: u8) -> &mut Self {
        assert_eq!(self.game.board.baked(Seat(seat)), count, "seat {seat} on the Baker");
        self
    }

    /// What a seat's laden cubes in a region carry, potions and whether a diplomat, least first.
    #[track_caller]
    pub(crate) fn sees_loads(&mut self, seat: u8, region: &str, loads: &[(u8, bool)]) -> &mut Self {
        let place = self.region(region);
        let mut here: Vec<(u8, bool)> =
            self.game.board.loads.of(Seat(seat), place).map(|load| (load.potions, load.diplomat)).collect();
        here.sort_unstable();
        assert_eq!(here, loads, "loads of seat {seat} in {region}");
        self
    }

    /// Where the plague piece stands.
    #[track_caller]
    pub(crate) fn sees_plague(&mut self, region: &str) -> &mut Self {
        assert_eq!(
            self.game.board.plague(),
            Some(self.region(region)),
            "the plague piece is not in {region}"
        );
        self
    }

    /// How many tokens the bag has.
    #[track_caller]
    pub(crate) fn sees_bag(&mut self, count: u8) -> &mut Self {
        assert_eq!(self.game.board.bag.len(), count, "tokens in the bag");
        self
    }

    /// Nothing of this family ("place", "use") is offered.
    #[track_caller]
    pub(crate) fn offers_no(&mut self, family: &str) -> &mut Self {
        assert_eq!(self.offered(family), Vec::<String>::new(), "of {family}");
        self
    }

    /// The game is over.
    #[track_caller]
    pub(crate) fn is_over(&mut self) -> &mut Self {
        assert_eq!(self.game.question(), None);
        assert_eq!(self.game.stage(), Stage::Over);
        self
    }

    /// The face of the rat with this token, as `eye` sees it.
    pub(crate) fn face_to(&self, eye: game::Eye, token: &str) -> Option<&'static str> {
        let mark = self.mark(token);
        let view = self.game.view(eye);
        let rat = view.regions.iter().flat_map(|region| &region.rats).find(|rat| rat.mark == mark);
        rat.expect("everybody sees the rat's back").token
    }

    /// Just these region cards are in a seat's hand.
    #[track_caller]
    pub(crate) fn sees_hand(&mut self, seat: u8, cards: &[&str]) -> &mut Self {
        assert_eq!(self.game.view(game::Eye::Open).seats[usize::from(seat)].hand_cards, cards, "seat {seat}");
        self
    }

    /// Just these region cards are with the discards.
    #[track_caller]
    pub(crate) fn sees_discards(&mut self, cards: &[&str]) -> &mut Self {
        assert_eq!(self.game.view(game::Eye::Spectator).discards, cards);
        self
    }

    /// How many region cards the deck has.
    #[track_caller]
    pub(crate) fn sees_deck(&mut self, count: u8) -> &mut Self {
        assert_eq!(self.game.view(game::Eye::Spectator).deck, count, "region cards in the deck");
        self
    }

    /// Where the caravan stands.
    #[track_caller]
    pub(crate) fn sees_caravan(&mut self, region: &str) -> &mut Self {
        assert_eq!(self.game.board.caravan(), Some(self.region(region)), "the caravan is not in {region}");
        self
    }

    /// The points of each seat for one thing.
    #[track_caller]
    pub(crate) fn sees_points(&mut self, part: &str, points: &[i32]) -> &mut Self {
        let mut places = self.game.standing().places;
        places.sort_by_key(|place| place.seat);
        let mut parts = places.iter().map(|place| place.parts.iter().find(|(name, _)| *name == part));
        let found: Vec<i32> = parts.by_ref().map(|found| found.expect("a part of the score").1).collect();
        assert_eq!(found, points, "for {part}");
        self
    }

    /// What happened since the last answer.
    pub(crate) fn happened(&self, test: impl Fn(&EventKind) -> bool) -> bool {
        self.events.iter().any(|event| test(&event.kind))
    }

    /// The regions that were ravaged since the last answer, in order.
    pub(crate) fn ravaged(&self) -> Vec<&'static str> {
        let region = |kind: &EventKind| match kind {
            EventKind::RavageBegan { region } => Some(self.game.components.regions[region.index()].id),
            _ => None,
        };
        self.events.iter().filter_map(|event| region(&event.kind)).collect()
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

    /// Whether a class card's ability has been used this turn.
    pub(crate) fn used(&self, card: &str) -> bool {
        self.game.progress.used.has(CardId::named(card).expect("a class card"))
    }

    /// Whether a token has been revealed.
    pub(crate) fn is_used(&self, token: &str) -> bool {
        self.game.board.used.has(self.token(token))
    }

    /// The class cards a seat holds.
    pub(crate) fn held(&self, seat: u8) -> Cards {
        self.game.board.held(Seat(seat))
    }

    pub(crate) fn region(&self, id: &str) -> Region {
        self.game.components.region(id).unwrap_or_else(|| panic!("there is no region {id}"))
    }

    /// Region cards as a set.
    pub(crate) fn region_cards(&self, ids: &[&str]) -> u64 {
        let card = |id: &&str| self.game.components.region_card(id).expect("a region card");
        ids.iter().map(card).fold(0, |cards, card| cards | 1 << card)
    }

    pub(super) fn token(&self, id: &str) -> Token {
        self.game.tokens().token(id).unwrap_or_else(|| panic!("there is no token {id}"))
    }

    pub(super) fn choice(&self, words: &str) -> Choice {
        self.game.hear(words).unwrap_or_else(|why| panic!("{why}"))
    }
}
