//! Determinization: deals a game again so that one eye cannot distinguish it from the real one.
//!
//! A searching bot does this for every line it tries, so nothing is allocated and nothing is shuffled without need: tokens
//! are picked from bit sets, and the rest is the bag. What is the same for every deal is computed once ([`Deal`]).
//!
//! Everything that is hidden from some eye must be dealt again here. Hidden state that is never dealt again would not be
//! covered by the law Hides, and searching bots would know it.

use crate::board::MAX_RATS;
use crate::hands::{GENERATIONS, Pile};
use crate::procedures::protect;
use crate::rattus::Rattus;
use crate::region::MAX_REGIONS;
use crate::rule_options::Variation;
use crate::token::{Token, Tokens};
use game::{Eye, Random, Seat, nth_bit};

/// Deals what `eye` cannot know again, with the probabilities that follow from public information.
pub(crate) fn determinize<R: Random>(game: &Rattus, eye: Eye, random: &mut R) -> Rattus {
    if eye == Eye::Open { *game } else { Deal::of(game, eye).deal_again(game, random) }
}

/// What can be dealt again in one game for one eye, for callers that do it many times.
///
/// Three kinds of places are distinguished, because everybody can distinguish them: the rats of the set-up are starting
/// tokens; the tokens removed in the base game are not (RB-05); the bag and the rats from it may be either. A rat brought
/// back by the Soldier is one of the tokens used by then (PP-72).
#[derive(Clone, Debug)]
pub struct Deal {
    eye: Eye,
    hidden: Hidden,
    of_set_up: Places,
    from_bag: Places,
    brought_back: Places,
}

impl Deal {
    /// What `eye` cannot know about `game`. The eye must not be the open one.
    #[must_use]
    pub fn of(game: &Rattus, eye: Eye) -> Self {
        debug_assert!(eye != Eye::Open, "nothing is hidden from it");
        let hidden = Hidden::from(game, eye);
        let mut deal =
            Self { eye, hidden, of_set_up: Places::NONE, from_bag: Places::NONE, brought_back: Places::NONE };
        for (region, rats) in game.board.ratty().iter().map(|region| (region, game.board.rats(region))) {
            for (place, rat) in rats.iter().enumerate().filter(|(_, rat)| !rat.is_known_to(eye)) {
                let places = match rat.mark {
                    mark if mark < deal.hidden.first_marks => &mut deal.of_set_up,
                    mark if Some(mark) == deal.hidden.recycled => &mut deal.brought_back,
                    _ => &mut deal.from_bag,
                };
                places.add(region.index() * MAX_RATS + place);
            }
        }
        deal
    }

    /// Deals again. `game` must be the game it was made from, or one that its eye cannot distinguish from it.
    #[inline]
    pub fn deal_again<R: Random>(&self, game: &Rattus, random: &mut R) -> Rattus {
        let mut other = *game;
        self.deal_rats(&mut other, random);
        if other.boxes.africanus {
            deal_hands(&mut other, self.eye, random);
        }
        other
    }

    #[inline]
    fn deal_rats<R: Random>(&self, game: &mut Rattus, random: &mut R) {
        let rats = game.board.rats.as_flattened_mut();
        let mut start = TokenPool::of(self.hidden.start);
        // The rats of the set-up come first: every other place can hold the tokens that are left.
        for place in self.of_set_up.iter() {
            rats[place].token = start.pick(random);
        }
        // In the base game only later tokens can have been removed, with Africanus any (RB-05, AF-05).
        let (start, later) = (start.rest(), self.hidden.later);
        let (removable, kept) =
            if game.boxes.africanus { (later.or(start), Tokens::NONE) } else { (later, start) };
        let mut removable = TokenPool::of(removable);
        let mut out = self.hidden.out;
        for place in self.brought_back.iter() {
            let all = game.options.has(Variation::SoldierDrawsRemoved);
            let mut pool = TokenPool::of(game.board.recycled);
            let among = random.below(pool.left + if all { u32::from(out) } else { 0 });
            rats[place].token = if among < pool.left {
                pool.pick(random)
            } else {
                out -= 1;
                removable.pick(random)
            };
        }
        for _ in 0..out {
            removable.pick(random);
        }
        let mut rest = TokenPool::of(removable.rest().or(kept));
        for place in self.from_bag.iter() {
            rats[place].token = rest.pick(random);
        }
        game.board.bag = rest.rest();
    }
}

/// Places of rats on the board, region by region.
#[derive(Clone, Copy, Debug)]
struct Places {
    places: [u8; MAX_REGIONS * MAX_RATS],
    count: u8,
}

impl Places {
    const NONE: Self = Self { places: [0; MAX_REGIONS * MAX_RATS], count: 0 };

    fn add(&mut self, place: usize) {
        self.places[usize::from(self.count)] = place as u8;
        self.count += 1;
    }

    #[inline]
    fn iter(&self) -> impl Iterator<Item = usize> {
        self.places[..usize::from(self.count)].iter().map(|&place| usize::from(place))
    }
}

/// Tokens that are picked out one by one.
struct TokenPool {
    tokens: u128,
    left: u32,
}

impl TokenPool {
    #[inline]
    fn of(tokens: Tokens) -> Self {
        Self { tokens: tokens.set(), left: tokens.len().into() }
    }

    /// Takes out a random token.
    #[inline]
    fn pick<R: Random>(&mut self, random: &mut R) -> Token {
        let token = nth_bit(self.tokens, random.below(self.left));
        self.tokens &= !(1 << token);
        self.left -= 1;
        Token(token)
    }

    #[inline]
    fn rest(self) -> Tokens {
        Tokens::of(self.tokens)
    }
}

/// The tokens that an eye cannot distinguish, and the public facts about them.
#[derive(Clone, Debug)]
pub(crate) struct Hidden {
    /// The starting tokens whose place the eye does not know.
    pub(crate) start: Tokens,
    /// The other tokens whose place the eye does not know.
    pub(crate) later: Tokens,
    /// The number of tokens removed unseen, not counting the Soldier's rat.
    pub(crate) out: u8,
    /// Rats with marks below this one belong to the set-up.
    pub(crate) first_marks: u8,
    /// The mark of the rat that the Soldier brought back, if the eye does not know its face.
    pub(crate) recycled: Option<u8>,
}

impl Hidden {
    pub(crate) fn from(game: &Rattus, eye: Eye) -> Self {
        let (board, set) = (&game.board, game.tokens());
        let recycled_mark = (!board.recycled.is_empty()).then(|| board.next_mark - 1);
        let (mut known, mut on_board, mut recycled, mut was_removed) = (Tokens::NONE, Tokens::NONE, None, 0);
        for (_, rat) in board.all_rats() {
            on_board = on_board.with(rat.token);
            if rat.is_known_to(eye) {
                known = known.with(rat.token);
            } else if Some(rat.mark) == recycled_mark {
                recycled = recycled_mark;
                was_removed = u8::from(!board.used.has(rat.token));
            }
        }
        let seen = board.used.or(known);
        let removed = set.all.minus(board.bag).minus(on_board).minus(board.used);
        Self {
            start: set.start.minus(seen),
            later: set.all.minus(set.start).minus(seen),
            out: removed.len() + was_removed,
            first_marks: board.in_play.len(),
            recycled,
        }
    }
}

/// Exchanges the cards of other hands and the deck, within each generation. How many cards of each generation a hand has is
/// public, because everybody sees every draw and every shuffle (AF-24).
fn deal_hands<R: Random>(game: &mut Rattus, eye: Eye, random: &mut R) {
    let players = game.players;
    for number in 0..GENERATIONS {
        let hands = &mut game.board.hands;
        let generation = hands.generation(number);
        let mut pool = match eye {
            Eye::Seat(own) => generation & !hands.of(own),
            _ => generation,
        };
        if pool == 0 {
            continue;
        }
        // The cards that no hand gets are the deck.
        let mut dealt = [0; game::MAX_SEATS];
        for seat in (0..players).map(Seat).filter(|&seat| eye != Eye::Seat(seat)) {
            for _ in 0..(hands.of(seat) & generation).count_ones() {
                let card = nth_bit(pool.into(), random.below(pool.count_ones()));
                pool &= !(1 << card);
                dealt[seat.index()] |= 1 << card;
            }
        }
        for seat in (0..players).map(Seat).filter(|&seat| eye != Eye::Seat(seat)) {
            hands.put(dealt[seat.index()], Pile::Hand(seat));
        }
        if number == 0 {
            hands.put(pool, Pile::Deck);
        }
    }
    protect::answer_again(game, eye, random);
}

#[cfg(test)]
mod tests {
    use crate::hands::Pile;
    use crate::testing::{Table, africa, table, table_of};
    use crate::{Boxes, Cards, Setup};
    use game::{Eye, Game as _, Seat, Seats, Setup as _};
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;
    use std::collections::BTreeMap;

    /// How often each thing was found in this number of games dealt again for `eye`, all of which look like the real one.
    fn tally<T: Ord>(
        t: &Table,
        eye: Eye,
        games: u32,
        find: impl Fn(&crate::Rattus) -> T,
    ) -> BTreeMap<T, u32> {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(5);
        let mut found = BTreeMap::new();
        for _ in 0..games {
            let other = t.game.determinize(eye, &mut random);
            assert_eq!(other.broken(), None);
            assert_eq!(other.view(eye), t.game.view(eye));
            *found.entry(find(&other)).or_default() += 1;
        }
        found
    }

    /// Checks that each of `expected` was found about as often as stated, in parts of 1000, and nothing else.
    #[track_caller]
    fn assert_shares<T: Ord + Copy + std::fmt::Debug>(found: &BTreeMap<T, u32>, expected: &[(T, u32)]) {
        let games: u32 = found.values().sum();
        for (thing, share) in expected {
            let often = found.get(thing).copied().unwrap_or(0) * 1000 / games;
            assert!(often.abs_diff(*share) <= 30, "{thing:?}: {often} not {share} in 1000; {found:?}");
        }
        assert_eq!(found.len(), expected.len(), "{found:?}");
    }

    const GAMES: u32 = 4000;

    #[test]
    fn af_25_every_hand_that_public_facts_allow_is_as_likely_as_the_next() {
        let t = africa(2, "peasant").hand(0, &["c01"]).hand(1, &["c02", "c03"]).deck(&["c04", "c05"]);
        let hand = |game: &crate::Rattus| game.board.hands.of(Seat(1));
        let pairs =
            [["c02", "c03"], ["c02", "c04"], ["c02", "c05"], ["c03", "c04"], ["c03", "c05"], ["c04", "c05"]];
        let expected: Vec<(u64, u32)> = pairs.iter().map(|pair| (t.region_cards(pair), 167)).collect();
        assert_shares(&tally(&t, Eye::Seat(Seat(0)), GAMES, hand), &expected);
        // Seat 1 knows its own; of the other three one is in the other hand.
        let other = |game: &crate::Rattus| game.board.hands.of(Seat(0));
        let expected: Vec<(u64, u32)> =
            ["c01", "c04", "c05"].map(|card| (t.region_cards(&[card]), 333)).to_vec();
        assert_shares(&tally(&t, Eye::Seat(Seat(1)), GAMES, other), &expected);
        assert_eq!(tally(&t, Eye::Spectator, GAMES, |game| (hand(game), other(game))).len(), 30);
    }

    #[test]
    fn af_24_cards_held_since_before_a_shuffle_stay_apart_from_the_new_deck() {
        let mut t = africa(2, "peasant").hand(0, &["c01"]).hand(1, &["c02"]).deck(&[]);
        t.game.board.hands.reshuffle(0);
        t.game.board.hands.put(t.region_cards(&["c03"]), Pile::Hand(Seat(1)));
        // Everybody has seen Seat 1 draw its second card from a deck without the first two.
        let old = t.region_cards(&["c01", "c02"]);
        let found = tally(&t, Eye::Spectator, GAMES, |game| game.board.hands.of(Seat(1)) & old);
        assert_shares(&found, &[(t.region_cards(&["c01"]), 500), (t.region_cards(&["c02"]), 500)]);
        let found = tally(&t, Eye::Seat(Seat(0)), GAMES, |game| game.board.hands.of(Seat(1)));
        assert_eq!(found.len(), 22, "the second card may be any of the deck's, the first is known");
        assert!(found.keys().all(|&hand| hand & t.region_cards(&["c02"]) != 0));
    }

    #[test]
    fn af_24_cards_of_every_deck_stay_apart() {
        let mut t = africa(2, "peasant").hand(0, &["c01"]).hand(1, &["c02"]).deck(&[]);
        t.game.board.hands.reshuffle(0);
        let mut t = t.hand(0, &["c03"]).deck(&[]);
        t.game.board.hands.reshuffle(0);
        // That c03 was drawn later than c01 and c02, and by whom, everybody has seen.
        let (old, new) = (t.region_cards(&["c01", "c02"]), t.region_cards(&["c03"]));
        let found = tally(&t, Eye::Spectator, GAMES, |game| game.board.hands.of(Seat(0)));
        let one = |card: &str| (t.region_cards(&[card]) | new, 500);
        assert_shares(&found, &[one("c01"), one("c02")]);
        assert!(found.keys().all(|hand| (hand & old).count_ones() == 1));
    }

    #[test]
    fn af_24_a_card_that_is_discarded_forgets_when_it_was_drawn() {
        let mut t = africa(2, "peasant").hand(0, &["c01"]).hand(1, &["c02"]).deck(&[]);
        t.game.board.hands.reshuffle(0);
        let fresh = t.game.board.hands.generation(0);
        assert_eq!((fresh.count_ones(), fresh & t.region_cards(&["c01", "c02"])), (22, 0));
        t.game.board.hands.put(t.region_cards(&["c01"]), Pile::Discard);
        t.game.board.hands.put(t.region_cards(&["c01"]), Pile::Hand(Seat(0)));
        assert_eq!(t.game.board.hands.generation(0), fresh | t.region_cards(&["c01"]));
    }

    #[test]
    fn af_25_unseen_answers_of_others_are_given_anew_and_ones_own_are_kept() {
        let t = africa(3, "peasant,monk").hold(1, "peasant").hold(2, "monk").cubes("gallia", &[0, 2, 2]);
        let t = t.rats("gallia", &["n18"]).hand(1, &["c04"]).hand(2, &["c11"]).deck(&["c02", "c03"]);
        let mut t = t;
        t.plague_into("gallia").play("region-card c04").asks(2, "protect");
        let laid = |game: &crate::Rattus| game.guard_on(crate::CardId::Peasant).map(|card| card.0);
        assert_eq!(tally(&t, Eye::Seat(Seat(1)), 500, laid).into_keys().collect::<Vec<_>>(), [Some(3)]);
        // Seat 1 has c02, c03 or c04 as far as others know; c04 alone fits, and may or may not have been laid.
        assert_shares(&tally(&t, Eye::Seat(Seat(2)), GAMES, laid), &[(None, 833), (Some(3), 167)]);
        let question = |game: &crate::Rattus| format!("{:?}", game.question());
        assert_eq!(
            tally(&t, Eye::Seat(Seat(2)), 500, question).len(),
            1,
            "the one asked sees the same question"
        );
    }

    /// A rat of the set-up, one from the bag, one token in the bag and two that were removed.
    fn few_tokens(t: Table, [start, drawn, bag]: [&str; 3], removed: [&str; 2]) -> Table {
        t.rats("gallia", &[start, drawn]).removed(&removed).bag(&[bag])
    }

    fn face(game: &crate::Rattus, place: usize) -> &'static str {
        let gallia = game.components().region("gallia").expect("a region");
        let mut rats = game.board.rats(gallia).to_vec();
        rats.sort_by_key(|rat| rat.mark);
        game.tokens().id(rats[place].token)
    }

    #[test]
    fn af_05_rb_36_every_arrangement_of_hidden_tokens_is_as_likely_as_the_next() {
        let t = few_tokens(africa(2, "peasant"), ["n01", "n19", "n18"], ["n20", "n09"]);
        for eye in Eye::limited(2) {
            // A rat of the set-up is a starting token; any token may have been removed.
            assert_shares(&tally(&t, eye, GAMES, |game| face(game, 0)), &[("n01", 500), ("n09", 500)]);
            let other = [("n01", 125), ("n09", 125), ("n18", 250), ("n19", 250), ("n20", 250)];
            assert_shares(&tally(&t, eye, GAMES, |game| face(game, 1)), &other);
            assert_shares(
                &tally(&t, eye, GAMES, |game| game.tokens().id(game.board.bag.iter().next().unwrap())),
                &other,
            );
        }
    }

    #[test]
    fn rb_05_rb_36_in_the_base_game_no_starting_token_is_ever_among_the_removed() {
        let t = few_tokens(table(2), ["b01", "b20", "b12"], ["b21", "b22"]);
        let faces = [("b01", 500), ("b12", 500)];
        assert_shares(&tally(&t, Eye::Spectator, GAMES, |game| face(game, 0)), &faces);
        let removed = |game: &crate::Rattus| {
            let board = &game.board;
            let out = game.tokens().all.minus(board.bag).minus(board.used).minus(board.tokens_on_board());
            out.and(game.tokens().start).len()
        };
        assert_shares(&tally(&t, Eye::Spectator, GAMES, removed), &[(0, 1000)]);
        // One place is left for the other starting token: on the board or in the bag.
        let other = [("b01", 250), ("b12", 250), ("b20", 167), ("b21", 167), ("b22", 167)];
        assert_shares(&tally(&t, Eye::Spectator, GAMES, |game| face(game, 1)), &other);
    }

    #[test]
    fn rb_49_what_an_eye_was_shown_stays_where_it_is() {
        let mut t = few_tokens(africa(2, "peasant"), ["n01", "n19", "n18"], ["n20", "n09"]);
        let gallia = t.region("gallia");
        t.game.board.rats[gallia.index()][1].known = Seats::only(Seat(1));
        assert_shares(&tally(&t, Eye::Seat(Seat(1)), 500, |game| face(game, 1)), &[("n19", 1000)]);
        assert_eq!(tally(&t, Eye::Seat(Seat(0)), GAMES, |game| face(game, 1)).len(), 5);
        assert_eq!(tally(&t, Eye::Spectator, GAMES, |game| face(game, 1)).len(), 5);
        assert_shares(&tally(&t, Eye::Open, 500, |game| face(game, 0)), &[("n01", 1000)]);
    }

    #[test]
    fn pp_72_a_rat_brought_back_is_any_token_it_can_be() {
        // Never seen by the spectator: the rat from the bag, a starting token and another that were removed.
        let hidden = ["n11", "n19", "n23"];
        for (value, may_be) in [("used", &hidden[..0]), ("all", &hidden[..])] {
            let t = africa(3, "soldier").hold(2, "soldier").option("soldier_draws_from", value);
            let mut t = t.rats("gallia", &["n19"]).removed(&["n11", "n23"]).bag(&[]).finale(0);
            t.plays(&["use soldier", "region gallia"]).asks_chance("soldier-recycle").play("token n21");
            let found = tally(&t, Eye::Spectator, GAMES, |game| face(game, 1));
            let brought: Vec<&str> = found.keys().copied().filter(|id| hidden.contains(id)).collect();
            assert_eq!(brought, may_be, "{found:?}");
            assert_eq!(found.len(), 62 + may_be.len(), "any of those used");
        }
    }

    #[test]
    fn af_06_hands_are_dealt_anew_in_the_set_up_too() {
        let setup = Setup { boxes: Boxes { pied_piper: false, africanus: true }, ..Setup::standard(3) };
        let mut t = table_of(Setup { cards: crate::CardChoice::OneFromEachClass, ..setup.clone() });
        assert_eq!(t.game.board.cards, Cards::NONE);
        t = t.hand(0, &["c01"]).hand(1, &["c02"]);
        let mine = t.region_cards(&["c01"]);
        assert!(
            tally(&t, Eye::Seat(Seat(0)), 500, |game| game.board.hands.of(Seat(0))).into_keys().eq([mine])
        );
        assert!(tally(&t, Eye::Seat(Seat(2)), GAMES, |game| game.board.hands.of(Seat(0))).len() == 30);
        let mut t = crate::testing::begin(&setup);
        t.draw_until("draw-region-card").plays(&["region-card c04", "region-card c05"]);
        let dealt = tally(&t, Eye::Spectator, 2000, |game| game.board.hands.pile(Pile::Deck).count_ones());
        assert!(dealt.into_keys().eq([28]));
    }
}
