//! The exact probability of each outcome of a ravage, given what one eye knows.
//!
//! The eye knows the faces of some rats, whether a rat belongs to the set-up or came from the bag, and every token used so
//! far. Everything else has the probabilities with which [`game::Game::determinize`] deals it. The odds are those of a
//! ravage without interference: no region card is played (AF-20), no Serf adds a cube (PP-40), nobody orders the rats
//! (PP-10), and potions are used as with option `potions = automatic` (PP-63).

use crate::cards::CardId;
use crate::class::Class;
use crate::determinize::Hidden;
use crate::frame::Frame;
use crate::phases::regular;
use crate::rattus::Rattus;
use crate::region::Region;
use crate::rule_options::Variation;
use crate::token::{Face, Symbol, Token, Tokens};
use game::{Eye, MAX_SEATS, Seat};
use std::collections::BTreeMap;

/// The probability of each outcome of a ravage.
#[derive(Clone, PartialEq, Debug)]
pub struct Odds {
    /// The number of cubes that each seat loses, and the probability. The probabilities add up to 1.
    pub outcomes: Vec<([u8; MAX_SEATS], f64)>,
}

impl Odds {
    /// The expected number of cubes that `seat` loses.
    #[must_use]
    pub fn expected(&self, seat: Seat) -> f64 {
        self.outcomes.iter().map(|(losses, chance)| f64::from(losses[seat.index()]) * chance).sum()
    }
}

/// Whether the plague piece counts as two cubes in limits, which the Knight may decide (RB-46).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// It counts as two.
    CountsTwo,
    /// It does not count.
    CountsNothing,
}

/// What one eye knows about the tokens whose faces it cannot see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Knowledge {
    /// The starting tokens that the eye has not seen, including those of the rats of the set-up.
    pub start: Tokens,
    /// The other tokens that the eye has not seen.
    pub later: Tokens,
    /// The number of tokens of `start` that are not under rats of the set-up, and so are in the bag or came from it. With
    /// Africanus some of them may be out of the game.
    pub start_in_bag: u8,
    /// The number of places that a token drawn from the bag may come from; `start_in_bag` of them hold starting tokens.
    pub bag_places: u8,
    /// Rats with marks below this one belong to the set-up.
    pub first_marks: u8,
    recycled: Option<u8>,
    out: u8,
}

impl Knowledge {
    /// What `eye` knows about the tokens of `game`.
    #[must_use]
    pub fn of(game: &Rattus, eye: Eye) -> Self {
        let hidden = Hidden::from(game, eye);
        let board = &game.board;
        let unknown = |test: &dyn Fn(u8) -> bool| {
            board.all_rats().filter(|(_, rat)| !rat.is_known_to(eye) && test(rat.mark)).count() as u8
        };
        let of_set_up = unknown(&|mark| mark < hidden.first_marks);
        let from_bag = unknown(&|mark| mark >= hidden.first_marks && Some(mark) != hidden.recycled);
        let start_in_bag = hidden.start.len() - of_set_up;
        let bag_places =
            if game.boxes.africanus { start_in_bag + hidden.later.len() } else { board.bag.len() + from_bag };
        Self {
            start: hidden.start,
            later: hidden.later,
            start_in_bag,
            bag_places,
            first_marks: hidden.first_marks,
            recycled: hidden.recycled,
            out: hidden.out,
        }
    }
}

/// The exact odds of ravaging `region` in its current state, as far as `eye` knows.
///
/// Moving the plague piece there first changes nothing in the region itself: the rats it brings go to neighbouring regions
/// (RB-18).
#[must_use]
pub fn odds(game: &Rattus, eye: Eye, region: Region, piece: Piece) -> Odds {
    let board = &game.board;
    let mut cubes = [0; MAX_SEATS];
    let mut potions = [0; MAX_SEATS];
    for seat in (0..game.players).map(Seat) {
        cubes[seat.index()] = board.cubes_of(seat, region);
        potions[seat.index()] = board.potions_of(seat, region);
    }
    let knowledge = Knowledge::of(game, eye);
    let kinds: Vec<Kind> = board
        .rats(region)
        .iter()
        .map(|rat| match rat.mark {
            _ if rat.is_known_to(eye) => Kind::Known(rat.token),
            mark if mark < knowledge.first_marks => Kind::OfSetUp,
            mark if Some(mark) == knowledge.recycled => Kind::BroughtBack,
            _ => Kind::FromBag,
        })
        .collect();
    let bonus = if piece == Piece::CountsTwo { 2 } else { 0 };
    let mut walk = Walk { game, region, bonus, first: cubes, outcomes: BTreeMap::new() };
    let unseen = UnseenTokens {
        start: knowledge.start,
        later: knowledge.later,
        start_in_bag: knowledge.start_in_bag,
        bag_places: knowledge.bag_places,
        out: knowledge.out,
    };
    walk.step(Scene { cubes, potions }, &kinds, unseen, 1.0);
    Odds { outcomes: walk.outcomes.into_iter().collect() }
}

/// What is known about a rat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Known(Token),
    OfSetUp,
    FromBag,
    BroughtBack,
}

/// The tokens that have not been turned up yet.
#[derive(Clone, Copy)]
struct UnseenTokens {
    start: Tokens,
    later: Tokens,
    start_in_bag: u8,
    bag_places: u8,
    out: u8,
}

/// The cubes and potions in the region while it is ravaged.
#[derive(Clone, Copy)]
struct Scene {
    cubes: [u8; MAX_SEATS],
    potions: [u8; MAX_SEATS],
}

struct Walk<'a> {
    game: &'a Rattus,
    region: Region,
    bonus: u8,
    first: [u8; MAX_SEATS],
    outcomes: BTreeMap<[u8; MAX_SEATS], f64>,
}

impl Walk<'_> {
    /// Turns up one rat after the other in random order (RB-24).
    fn step(&mut self, scene: Scene, left: &[Kind], unseen: UnseenTokens, chance: f64) {
        if left.is_empty() || scene.cubes == [0; MAX_SEATS] {
            let lost = std::array::from_fn(|seat| self.first[seat] - scene.cubes[seat]);
            *self.outcomes.entry(lost).or_default() += chance;
            return;
        }
        // Rats about which the same is known are equivalent.
        let mut done: Vec<Kind> = Vec::new();
        for (place, &kind) in left.iter().enumerate() {
            if done.contains(&kind) {
                continue;
            }
            done.push(kind);
            let alike = left.iter().filter(|&&other| other == kind).count();
            let chance = chance * alike as f64 / left.len() as f64;
            let mut rest = left.to_vec();
            rest.remove(place);
            for (group, unseen, share) in unseen.turn_up(self.game, kind) {
                let each = chance * share / f64::from(group.len());
                let mut tokens = group.set();
                while tokens != 0 {
                    let token = Token(tokens.trailing_zeros() as u8);
                    tokens &= tokens - 1;
                    let mut unseen = unseen;
                    unseen.start = unseen.start.without(token);
                    unseen.later = unseen.later.without(token);
                    self.step(self.strike(scene, self.game.face(token)), &rest, unseen, each);
                }
            }
        }
    }

    /// Applies the effects of a token (RB-25 to RB-29).
    fn strike(&self, mut scene: Scene, face: &Face) -> Scene {
        let game = self.game;
        let population: u8 = scene.cubes.iter().sum::<u8>() + self.bonus;
        if population.saturating_sub(game.board.nuns_in(self.region)) < face.limit {
            return scene;
        }
        let most = scene.cubes.iter().copied().max().unwrap_or(0);
        let majority = scene.cubes.map(|cubes| cubes == most && most > 0);
        for symbol in face.symbols() {
            for seat in (0..game.players).map(Seat) {
                let blows = match symbol {
                    Symbol::Majority => u8::from(majority[seat.index()]),
                    Symbol::All => 1,
                    Symbol::Class(class) => cards_of(game, seat, *class),
                };
                let (cubes, potions) = (&mut scene.cubes[seat.index()], &mut scene.potions[seat.index()]);
                for _ in 0..blows {
                    if *cubes > 0 && *potions > 0 {
                        *potions -= 1;
                    } else {
                        *cubes = cubes.saturating_sub(1);
                    }
                }
            }
        }
        scene
    }
}

impl UnseenTokens {
    /// The groups of equally likely tokens that a rat of this kind can be, with the rest of the unseen and the probability of
    /// each group.
    fn turn_up(self, game: &Rattus, kind: Kind) -> Vec<(Tokens, Self, f64)> {
        let mut groups = Vec::new();
        let mut add = |tokens: Tokens, unseen: Self, share: f64| {
            if share > 0.0 && !tokens.is_empty() {
                groups.push((tokens, unseen, share));
            }
        };
        match kind {
            Kind::Known(token) => add(Tokens::NONE.with(token), self, 1.0),
            Kind::OfSetUp => add(self.start, self, 1.0),
            Kind::FromBag => {
                let share = f64::from(self.start_in_bag) / f64::from(self.bag_places);
                let bag_places = self.bag_places - 1;
                let one_less = Self { start_in_bag: self.start_in_bag.saturating_sub(1), bag_places, ..self };
                add(self.start, one_less, share);
                add(self.later, Self { bag_places, ..self }, 1.0 - share);
            }
            Kind::BroughtBack => {
                let all = game.options.has(Variation::SoldierDrawsRemoved);
                let used = f64::from(game.board.recycled.len());
                let out = if all { f64::from(self.out) } else { 0.0 };
                add(game.board.recycled, self, used / (used + out));
                let removed = out / (used + out);
                if game.boxes.africanus && removed > 0.0 {
                    let share = f64::from(self.start_in_bag) / f64::from(self.bag_places);
                    let bag_places = self.bag_places - 1;
                    let one_less =
                        Self { start_in_bag: self.start_in_bag.saturating_sub(1), bag_places, ..self };
                    add(self.start, one_less, removed * share);
                    add(self.later, Self { bag_places, ..self }, removed * (1.0 - share));
                } else {
                    add(self.later, self, removed);
                }
            }
        }
        groups
    }
}

/// The number of cards of a class that a seat holds (PP-05).
fn cards_of(game: &Rattus, seat: Seat, class: Class) -> u8 {
    game.board.held(seat).and(game.of_class(class)).len()
}

impl Rattus {
    /// The class cards whose abilities have been used this turn (RB-40).
    #[inline]
    #[must_use]
    pub fn used(&self) -> crate::Cards {
        self.progress.used
    }

    /// Whether a class card can still be taken this turn (RB-11).
    #[inline]
    #[must_use]
    pub fn may_take(&self) -> bool {
        self.is_before_plague() && !self.progress.taken
    }

    /// Whether part B of this turn is still to come (RB-13).
    #[inline]
    #[must_use]
    pub fn may_place(&self) -> bool {
        self.is_before_plague() && !self.progress.placed
    }

    /// Whether part C of this turn is still to come (RB-16).
    #[inline]
    #[must_use]
    pub fn is_before_plague(&self) -> bool {
        self.progress.stage == crate::Stage::Regular
            && matches!(self.frames.bottom(), Frame::Regular(regular::Step::Menu))
    }

    /// The class card that asks the current question.
    #[inline]
    #[must_use]
    pub fn asking(&self) -> Option<CardId> {
        match self.frames.top() {
            Frame::Card(step) => Some(step.card()),
            _ => None,
        }
    }

    /// The cubes of the active player that are placed as soon as the bonuses are chosen (RB-15), and their region.
    #[inline]
    #[must_use]
    pub fn coming(&self) -> Option<(Region, u8)> {
        match self.frames.top() {
            Frame::Place(step) => Some((step.region, step.count)),
            _ => None,
        }
    }

    /// The face-down tokens beside the board.
    #[inline]
    #[must_use]
    pub fn bag_count(&self) -> u8 {
        self.board.bag.len()
    }

    /// The region cards of `seat`, as a set of their numbers.
    #[inline]
    #[must_use]
    pub fn hand(&self, seat: Seat) -> u64 {
        self.board.hands.of(seat)
    }

    /// Whether the plague piece counts as two in the final plague (RB-64).
    #[inline]
    #[must_use]
    pub fn counts_finally(&self) -> bool {
        self.progress.counts_finally
    }

    /// Whether Africanus is in play.
    #[inline]
    #[must_use]
    pub fn has_region_cards(&self) -> bool {
        self.boxes.africanus
    }

    /// Whether any cube carries something.
    #[inline]
    #[must_use]
    pub fn has_loads(&self) -> bool {
        !self.board.loads.is_empty()
    }

    /// The player of the last regular turn, who decides ties (RB-66).
    #[inline]
    #[must_use]
    pub fn last(&self) -> Seat {
        self.progress.last
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Table, africa, piper, table};
    use game::{Game as _, Journal, Random as _};
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng as _;

    const ME: Eye = Eye::Seat(Seat(0));

    /// Ravages a region by the rules in many games that the eye cannot distinguish.
    fn sampled(game: &Rattus, gallia: Region, eye: Eye, worlds: u32) -> BTreeMap<[u8; MAX_SEATS], f64> {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(5);
        let mut outcomes = BTreeMap::new();
        for _ in 0..worlds {
            let before = game.determinize(eye, &mut random);
            let mut game = before;
            let mut asked = game.play_unchecked(crate::Choice::Plague(gallia), &mut Journal::off());
            while let Some(question) = asked.filter(|question| question.prompt != "turn") {
                let choice = match question.prompt {
                    "protect" => crate::Choice::Pass,
                    _ => question.options.nth(random.below(question.options.len())),
                };
                asked = game.play_unchecked(choice, &mut Journal::off());
            }
            let lost = std::array::from_fn(|seat| {
                let seat = Seat(seat as u8);
                before.board.cubes_of(seat, gallia) - game.board.cubes_of(seat, gallia)
            });
            *outcomes.entry(lost).or_default() += 1.0 / f64::from(worlds);
        }
        outcomes
    }

    fn agree(t: &Table, eye: Eye) {
        agree_on(&t.game, t.region("gallia"), eye);
    }

    fn agree_on(game: &Rattus, region: Region, eye: Eye) {
        let exact = odds(game, eye, region, Piece::CountsNothing);
        let total: f64 = exact.outcomes.iter().map(|(_, chance)| chance).sum();
        assert!((total - 1.0).abs() < 1e-9, "the chances add up to {total}");
        let worlds = 20_000;
        let sampled = sampled(game, region, eye, worlds);
        for (losses, chance) in &sampled {
            assert!(exact.outcomes.iter().any(|(other, _)| other == losses), "{losses:?} happens ({chance})");
        }
        for (losses, chance) in &exact.outcomes {
            let seen = sampled.get(losses).copied().unwrap_or(0.0);
            let deviation = (chance * (1.0 - chance) / f64::from(worlds)).sqrt();
            assert!((seen - chance).abs() < 5.0 * deviation + 1e-4, "{losses:?}: {chance} but {seen}");
        }
    }

    #[test]
    fn odds_agree_with_the_rules_on_rats_of_the_bag_and_of_the_set_up() {
        let t = table(4).hold(0, "peasant,monk").hold(1, "king").plague("italia");
        let t = t.cubes("gallia", &[3, 2, 1]).rats("gallia", &["b30", "b20", "b41"]);
        agree(&t, ME);
    }

    #[test]
    fn odds_agree_with_the_rules_where_a_face_is_known() {
        let mut t = table(3).hold(0, "witch").plague("italia").cubes("gallia", &[2, 2]);
        t = t.rats("gallia", &["b30", "b20"]).rats("polonia", &["b41"]);
        t.play("use witch").play_rat("b30").play_rat("b20");
        agree(&t, ME);
        agree(&t, Eye::Seat(Seat(1)));
        let known = odds(&t.game, ME, t.region("gallia"), Piece::CountsNothing);
        assert_eq!(known.outcomes.len(), 1, "two known rats leave nothing open: {known:?}");
    }

    #[test]
    fn odds_agree_with_the_rules_with_potions_and_nuns_and_removed_tokens() {
        let t = piper(2, "peasant,nun,wizard,mayor,baker,queen").hold(1, "nun,wizard").plague("italia");
        agree(&t.cubes("gallia", &[4, 2]).rats("gallia", &["b30", "b20"]), ME);
        let t = africa(3, "peasant,nun,wizard,mayor,baker,sultan").hold(1, "sultan,baker").plague("italia");
        agree(
            &t.cubes("gallia", &[2, 3]).rats("gallia", &["n30", "n40"]).removed(&["n50", "n51", "n18"]),
            ME,
        );
    }

    #[test]
    fn odds_agree_with_the_rules_in_the_middle_of_games() {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(9);
        for (players, boxes) in
            [(2, crate::Boxes::ALL[0]), (4, crate::Boxes::ALL[0]), (4, crate::Boxes::ALL[2])]
        {
            let setup = crate::Setup { boxes, ..game::Setup::standard(players) };
            let mut game = Rattus::new(&setup).expect("a good set-up");
            let mut turns = 0;
            // The last question before C of the fifth turn that may hurt somebody.
            let target = loop {
                let question = game.question().expect("the game is not over yet");
                turns += u32::from(question.prompt == "turn");
                let ways = question.options.members(crate::choice::family::plague);
                let region = (0..17).map(Region).find(|&region| {
                    ways >> region.0 & 1 == 1
                        && game.board.rat_count(region) > 0
                        && game.board.population(region) > 2
                });
                if let Some(region) = region.filter(|_| turns > 25) {
                    break region;
                }
                let choice = question.options.nth(random.below(question.options.len()));
                game.play_unchecked(choice, &mut Journal::off());
            };
            // Cards such as the Knight would influence the ravage.
            for seat in 0..MAX_SEATS {
                game.board.held[seat] = game.board.held[seat].minus(game.of_class(Class::Chivalry));
            }
            let near = game.open_neighbours(game.board.plague().expect("it stands")).has(target);
            if near {
                agree_on(&game, target, ME);
            }
        }
    }

    #[test]
    fn odds_of_a_region_without_rats_or_cubes_are_no_loss() {
        let t = table(2).plague("italia").cubes("gallia", &[3, 0]);
        let none = odds(&t.game, ME, t.region("gallia"), Piece::CountsTwo);
        assert_eq!(none.outcomes, [([0; MAX_SEATS], 1.0)]);
    }
}
