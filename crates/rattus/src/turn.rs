//! What a running rule may use: verbs that move pieces, each of which reports one event.

use crate::board::Rat;
use crate::cards::{CardId, Cards};
use crate::event::{BorderId, End, Event, EventKind, From, RegionCards};
use crate::hands::{Pile, RegionCardId};
use crate::load::{Load, PALACE};
use crate::rattus::{Rattus, Stage};
use crate::region::Region;
use crate::token::{Symbol, Token};
use game::{Journal, Rule, Seat, Seats};
use std::ops::Deref;

/// The game in the hands of a running rule. Reading goes through to the game; pieces move only through verbs.
pub(crate) struct Turn<'a> {
    game: &'a mut Rattus,
    journal: &'a mut Journal<Rattus>,
}

impl Deref for Turn<'_> {
    type Target = Rattus;

    #[inline]
    fn deref(&self) -> &Rattus {
        self.game
    }
}

impl<'a> Turn<'a> {
    #[inline]
    pub(crate) fn new(game: &'a mut Rattus, journal: &'a mut Journal<Rattus>) -> Self {
        Self { game, journal }
    }

    #[inline]
    fn note(&mut self, rule: &'static str, kind: EventKind) {
        self.journal.push(Event { rule: Rule(rule), kind }, self.game);
    }

    // --- the course of the game ---

    pub(crate) fn name_first_player(&mut self, seat: Seat) {
        self.game.progress.first = Some(seat);
        self.game.progress.on_turn = seat;
        self.note("RB-07", EventKind::FirstPlayer { seat });
    }

    /// A class card comes into play at set-up (PP-02).
    pub(crate) fn choose_card(&mut self, card: CardId) {
        self.game.board.cards = self.board.cards.with(card);
        self.note("PP-02", EventKind::CardChosen { card });
    }

    pub(crate) fn ask_next(&mut self, seat: Seat) {
        self.game.progress.on_turn = seat;
        self.note("RB-08", EventKind::SeatAsked { seat });
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        let progress = &mut self.game.progress;
        progress.stage = Stage::Regular;
        progress.on_turn = seat;
        progress.last = seat;
        progress.taken = false;
        progress.placed = false;
        progress.stirred = false;
        progress.spread = false;
        progress.used = Cards::NONE;
        self.note("RB-09", EventKind::TurnBegan { seat });
    }

    pub(crate) fn finish_placing(&mut self, seat: Seat) {
        self.game.progress.placed = true;
        self.note("RB-13", EventKind::PlacingDone { seat });
    }

    pub(crate) fn use_ability(&mut self, seat: Seat, card: CardId) {
        if !self.progress.used.has(card) {
            self.game.progress.used = self.progress.used.with(card);
            self.note("RB-40", EventKind::AbilityUsed { seat, card });
        }
    }

    /// Counts the finished turn for RB-71.
    pub(crate) fn count_quiet(&mut self) {
        self.game.progress.quiet = if self.progress.stirred { 0 } else { self.progress.quiet + 1 };
    }

    /// Ends the regular game. `sits_out` is the player without a final turn, if it is not the one of the last turn (RB-61).
    pub(crate) fn end_regular_game(&mut self, by: End, sits_out: Option<Seat>) {
        self.game.progress.ended = Some(by);
        self.game.progress.sits_out = sits_out;
        let rule = if by == End::Quiet { "RB-71" } else { "RB-60" };
        self.note(rule, EventKind::RegularEnded { by });
    }

    pub(crate) fn begin_final_turn(&mut self, seat: Seat) {
        let progress = &mut self.game.progress;
        progress.stage = Stage::FinalRound;
        progress.on_turn = seat;
        progress.used = Cards::NONE;
        self.note("RB-61", EventKind::FinalTurnBegan { seat });
    }

    pub(crate) fn begin_final_plague(&mut self) {
        self.game.progress.stage = Stage::FinalPlague;
        self.game.progress.on_turn = self.progress.last;
        let seat = self.me();
        self.note("RB-65", EventKind::FinalPlagueBegan { seat });
    }

    pub(crate) fn end_game(&mut self) {
        self.game.progress.stage = Stage::Over;
        self.note("RB-66", EventKind::GameEnded);
    }

    // --- cubes ---

    /// Places up to `count` cubes of `seat` in `region`, as many as the supply has (RB-14).
    pub(crate) fn place_cubes(&mut self, seat: Seat, region: Region, count: u8, rule: &'static str) {
        let count = count.min(self.board.supply(seat));
        if count > 0 {
            self.game.board.supply.remove(seat, count);
            self.game.board.cubes[region.index()].add(seat, count);
            self.game.progress.stirred = true;
            self.note(rule, EventKind::CubesPlaced { seat, region, count });
        }
    }

    pub(crate) fn move_cube(&mut self, seat: Seat, from: Region, to: Region, load: Load, rule: &'static str) {
        let board = &mut self.game.board;
        board.cubes[from.index()].remove(seat, 1);
        board.cubes[to.index()].add(seat, 1);
        board.loads.remove(seat, from, load);
        board.loads.add(seat, to, load);
        self.note(rule, EventKind::CubeMoved { seat, from, to, load });
    }

    /// Kills a cube, which returns to its owner's supply (RB-30) with everything it carried.
    pub(crate) fn lose_cube(&mut self, seat: Seat, region: Region, load: Load, symbol: Symbol) {
        let board = &mut self.game.board;
        board.cubes[region.index()].remove(seat, 1);
        board.supply.add(seat, 1);
        board.loads.remove(seat, region, load);
        self.game.progress.stirred = true;
        if seat != self.me() {
            self.game.ravage.others_died = true;
        }
        self.note(rule_of(symbol), EventKind::CubeLost { seat, region, load, symbol });
    }

    /// Removes a potion instead of a cube (PP-63).
    pub(crate) fn lose_potion(&mut self, seat: Seat, region: Region, load: Load, symbol: Symbol) {
        let left = Load { potions: load.potions - 1, ..load };
        self.game.board.loads.remove(seat, region, load);
        self.game.board.loads.add(seat, region, left);
        self.note("PP-63", EventKind::PotionLost { seat, region, load, symbol });
    }

    /// Moves a cube to the palace for good (RB-50). Its potions are returned, a diplomat stays under it (PP-66, AF-34).
    pub(crate) fn palace_cube(&mut self, seat: Seat, from: Region, load: Load) {
        let board = &mut self.game.board;
        board.cubes[from.index()].remove(seat, 1);
        board.palace.add(seat, 1);
        board.loads.remove(seat, from, load);
        board.loads.add(seat, PALACE, Load { potions: 0, ..load });
        self.note("RB-50", EventKind::CubePalaced { seat, from, load });
    }

    // --- class cards ---

    pub(crate) fn take_card(&mut self, seat: Seat, card: CardId) {
        let from = self.board.holder(card);
        let board = &mut self.game.board;
        if let Some(from) = from {
            board.held[from.index()] = board.held[from.index()].without(card);
        }
        board.held[seat.index()] = board.held[seat.index()].with(card);
        self.game.progress.taken = true;
        self.note("RB-11", EventKind::CardTaken { seat, card, from });
    }

    // --- rats ---

    /// Removes a token from the game unseen (RB-05).
    pub(crate) fn remove_token(&mut self, token: Token) {
        self.game.board.bag = self.board.bag.without(token);
        let rule = if self.boxes.africanus { "AF-05" } else { "RB-05" };
        self.note(rule, EventKind::TokenRemoved { token: Some(token) });
    }

    /// Puts a rat from the bag face down into `region`, known to nobody (RB-21).
    pub(crate) fn place_rat(&mut self, region: Region, token: Token, rule: &'static str) {
        self.game.board.bag = self.board.bag.without(token);
        self.game.progress.stirred = true;
        self.put_rat(region, token, From::Bag, rule);
    }

    /// Puts a used token back on the board, face down (PP-72).
    pub(crate) fn recycle_rat(&mut self, region: Region, token: Token) {
        self.game.board.recycled = self.board.used;
        self.put_rat(region, token, From::Used, "PP-72");
    }

    /// Nobody learns which token it is, so it can be undone (RB-70).
    fn put_rat(&mut self, region: Region, token: Token, from: From, rule: &'static str) {
        let mark = self.board.next_mark;
        self.game.board.next_mark += 1;
        self.game.board.lay_rat(region, Rat { token, mark, known: Seats::NONE });
        self.note(rule, EventKind::RatPlaced { region, mark, token: Some(token), from });
    }

    pub(crate) fn move_rat(&mut self, mark: u8, to: Region, rule: &'static str) {
        let from = self.place_of(mark);
        let rat = self.game.board.lift_rat(from, mark);
        self.game.board.lay_rat(to, rat);
        self.note(rule, EventKind::RatMoved { mark, from, to });
    }

    /// Exchanges two rats of different regions (RB-48), with their marks.
    pub(crate) fn swap_rats(&mut self, one: u8, other: u8) {
        let (here, there) = (self.place_of(one), self.place_of(other));
        let (first, second) = (self.game.board.lift_rat(here, one), self.game.board.lift_rat(there, other));
        // Both are moved before the events are reported, because a full region has no space for one more rat.
        self.game.board.lay_rat(there, first);
        self.game.board.lay_rat(here, second);
        self.note("RB-48", EventKind::RatMoved { mark: one, from: here, to: there });
        self.note("RB-48", EventKind::RatMoved { mark: other, from: there, to: here });
    }

    /// Lets `seat` look at a rat. The seat knows it from then on (RB-49).
    pub(crate) fn peek(&mut self, seat: Seat, mark: u8) {
        let rat = self.rat_mut(mark);
        rat.known = rat.known.with(seat);
        let (region, rat) = self.board.find_rat(mark).expect("the rat is on the board");
        self.journal.mark_final();
        self.note("RB-48", EventKind::RatPeeked { seat, mark, region, token: Some(rat.token) });
    }

    fn place_of(&self, mark: u8) -> Region {
        self.board.find_rat(mark).expect("the rat is on the board").0
    }

    fn rat_mut(&mut self, mark: u8) -> &mut Rat {
        self.game
            .board
            .rats
            .iter_mut()
            .flatten()
            .find(|rat| rat.mark == mark)
            .expect("the rat is on the board")
    }

    /// Turns up a rat that stays in its region for now (PP-10).
    pub(crate) fn turn_up(&mut self, mark: u8) {
        self.rat_mut(mark).known = Rat::FACE_UP;
        let (region, rat) = self.board.find_rat(mark).expect("the rat is on the board");
        self.journal.mark_final();
        self.note("PP-10", EventKind::RatTurnedUp { mark, region, token: rat.token });
    }

    /// Turns up a rat of the ravaged region and removes it from the game (RB-23).
    pub(crate) fn reveal(&mut self, mark: u8) -> Token {
        let region = self.ravage.region;
        let rat = self.game.board.lift_rat(region, mark);
        self.game.board.used = self.board.used.with(rat.token);
        self.journal.mark_final();
        self.note("RB-23", EventKind::RatRevealed { mark, region, token: rat.token });
        rat.token
    }

    // --- region cards ---

    /// Lets `seat` draw a region card that others do not see (AF-06, AF-31).
    pub(crate) fn draw_region_card(&mut self, seat: Seat, card: RegionCardId, rule: &'static str) {
        self.game.board.hands.put(1 << card.0, Pile::Hand(seat));
        self.journal.mark_final();
        self.note(rule, EventKind::RegionCardDrawn { seat, card: Some(card) });
    }

    /// Lets `seat` draw a region card and show it. It is then in the discard pile (AF-32).
    pub(crate) fn show_region_card(&mut self, seat: Seat, card: RegionCardId) {
        self.game.board.hands.put(1 << card.0, Pile::Discard);
        self.journal.mark_final();
        self.note("AF-32", EventKind::RegionCardShown { seat, card });
    }

    /// Lets `seat` discard a region card from their hand.
    pub(crate) fn discard_region_card(&mut self, seat: Seat, card: RegionCardId) {
        self.game.board.hands.put(1 << card.0, Pile::Discard);
        self.journal.mark_final();
        self.note("AF-31", EventKind::RegionCardDiscarded { seat, card });
    }

    pub(crate) fn reshuffle(&mut self, drawn: u64) {
        self.game.board.hands.reshuffle(drawn);
        self.note("AF-24", EventKind::DeckShuffled { kept: RegionCards(drawn) });
    }

    /// Puts a region card face down onto a class card (AF-28). This is not reported to anybody.
    pub(crate) fn guard(&mut self, onto: CardId, card: RegionCardId) {
        let slot = self.guard_slot(onto);
        self.game.ravage.guards[slot] = card.0;
    }

    /// Marks an answer given in secret as final: an undo would reveal that there was something to undo.
    pub(crate) fn answer_in_secret(&mut self) {
        self.journal.mark_final();
    }

    /// Reveals all region cards that were played since the token broke out.
    pub(crate) fn open_guards(&mut self, seats: Seats) {
        self.note("AF-28", EventKind::AnswersOpened { seats });
        for onto in self.board.cards.minus(self.ravage.protected).iter() {
            if let (Some(card), Some(seat)) = (self.guard_on(onto), self.board.holder(onto)) {
                self.game.ravage.protected = self.ravage.protected.with(onto);
                self.game.board.hands.put(1 << card.0, Pile::Discard);
                self.journal.mark_final();
                self.note("AF-20", EventKind::RegionCardPlayed { seat, card, onto });
            }
        }
    }

    // --- pieces of single cards ---

    pub(crate) fn set_wall(&mut self, wall: u8, border: u8) {
        self.game.board.walls[usize::from(wall)] = border;
        self.note("PP-33", EventKind::WallSet { wall, border: BorderId(border) });
    }

    pub(crate) fn set_nun(&mut self, nun: u8, region: Region) {
        self.game.board.nuns[usize::from(nun)] = region.0;
        self.note("PP-50", EventKind::NunSet { nun, region });
    }

    pub(crate) fn set_bishop(&mut self, bishop: u8, region: Region) {
        self.game.board.bishops[usize::from(bishop)] = region.0;
        self.note("PP-52", EventKind::BishopSet { bishop, region });
    }

    /// Puts a potion on a cube that carries `load` (PP-62).
    pub(crate) fn give_potion(&mut self, seat: Seat, region: Region, load: Load) {
        self.game.board.loads.remove(seat, region, load);
        self.game.board.loads.add(seat, region, Load { potions: load.potions + 1, ..load });
        self.note("PP-62", EventKind::PotionGiven { seat, region, load });
    }

    /// Puts a diplomat under a cube that carries `load` (AF-33).
    pub(crate) fn send_diplomat(&mut self, seat: Seat, region: Region, load: Load) {
        self.game.board.loads.remove(seat, region, load);
        self.game.board.loads.add(seat, region, Load { diplomat: true, ..load });
        self.note("AF-33", EventKind::DiplomatSent { seat, region, load });
    }

    pub(crate) fn bake_cube(&mut self, seat: Seat) {
        self.game.board.supply.remove(seat, 1);
        self.game.board.baked.add(seat, 1);
        self.game.progress.stirred = true;
        self.note("PP-42", EventKind::CubeBaked { seat });
    }

    /// Moves all cubes on the Baker, which belong to `owner`, into `region` (PP-43, PP-77).
    pub(crate) fn empty_baker(&mut self, by: Seat, owner: Seat, region: Region, rule: &'static str) {
        let count = self.board.baked(owner);
        self.game.board.baked.remove(owner, count);
        self.game.board.cubes[region.index()].add(owner, count);
        self.game.progress.stirred = true;
        self.note(rule, EventKind::BakerEmptied { by, owner, region, count });
    }

    pub(crate) fn move_caravan(&mut self, to: Region, rule: &'static str) {
        let from = self.board.caravan();
        self.game.board.caravan = to.0;
        self.note(rule, EventKind::CaravanMoved { from, to });
    }

    // --- the plague ---

    /// Sets the first region of the plague piece, drawn by chance (RB-06).
    pub(crate) fn draw_plague(&mut self, region: Region) {
        self.game.board.plague = region.0;
        self.note("RB-06", EventKind::PlagueDrawn { region });
    }

    pub(crate) fn move_plague(&mut self, to: Region, rule: &'static str) {
        let from = self.board.plague();
        self.game.board.plague = to.0;
        self.note(rule, EventKind::PlagueMoved { from, to });
    }

    pub(crate) fn plague_is_stuck(&mut self) {
        let seat = self.me();
        self.note("PP-35", EventKind::PlagueStuck { seat });
    }

    pub(crate) fn note_spread(&mut self) {
        self.game.progress.spread = true;
    }

    /// Sets which cards of the active player may act from now on.
    pub(crate) fn let_speak(&mut self, cards: Cards) {
        self.game.ravage.active = cards;
    }

    pub(crate) fn begin_ravage(&mut self, region: Region) {
        let active = self.ravage.active;
        self.game.ravage = crate::rattus::Ravage { region, active, ..crate::rattus::Ravage::NONE };
        self.note("RB-22", EventKind::RavageBegan { region });
    }

    /// Discards the region cards played in this ravage (AF-24).
    pub(crate) fn discard_guards(&mut self) {
        for onto in self.ravage.protected.iter() {
            if let Some(card) = self.guard_on(onto) {
                self.game.ravage.protected = self.ravage.protected.without(onto);
                self.note("AF-24", EventKind::GuardDiscarded { card, onto });
            }
        }
    }

    pub(crate) fn end_ravage(&mut self) {
        let region = self.ravage.region;
        self.game.ravage = crate::rattus::Ravage::NONE;
        self.note("RB-31", EventKind::RavageEnded { region });
    }

    /// Lets the plague piece count as two neutral cubes in this ravage (RB-46).
    pub(crate) fn count_plague(&mut self) {
        self.game.ravage.counts = true;
        let seat = self.me();
        let rule = if self.progress.stage == Stage::Regular { "RB-46" } else { "RB-64" };
        self.note(rule, EventKind::PlagueCounts { seat, finally: false });
    }

    /// Lets the plague piece count as two cubes where it stands in the final plague (RB-64).
    pub(crate) fn count_plague_finally(&mut self) {
        self.game.progress.counts_finally = true;
        let seat = self.me();
        self.note("RB-64", EventKind::PlagueCounts { seat, finally: true });
    }

    pub(crate) fn order_rats(&mut self) {
        self.game.ravage.ordered = true;
    }

    pub(crate) fn check_limit(&mut self, token: Token, limit: u8, population: u8, breaks_out: bool) {
        let region = self.ravage.region;
        let majority = self.board.majority(region);
        let ravage = &mut self.game.ravage;
        ravage.token = token;
        ravage.majority = majority;
        ravage.others_died = false;
        (ravage.symbol, ravage.offset, ravage.losses) = (0, 0, 0);
        self.note("RB-25", EventKind::LimitChecked { region, limit, population, breaks_out });
    }

    /// Sets the current symbol, seat and number of losses of the token.
    pub(crate) fn come_to(&mut self, symbol: u8, offset: u8, losses: u8) {
        let ravage = &mut self.game.ravage;
        (ravage.symbol, ravage.offset, ravage.losses) = (symbol, offset, losses);
    }
}

/// The rule by which a symbol takes effect.
const fn rule_of(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Majority => "RB-27",
        Symbol::All => "RB-28",
        Symbol::Class(_) => "RB-29",
    }
}
