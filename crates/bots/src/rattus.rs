//! What a position of Rattus is worth.
//!
//! The score one can expect is what one has on the board, less what the rats lying there will take, more what one can
//! still place and what the cards in hand are good for. The rats' toll is worked out region by region from the limits
//! and symbols of the tokens the seat has not seen, as means: cheap enough for every leaf of a search.

mod reasons;
mod toll;
mod weights;

use crate::judge::shares;
use crate::{Dice, Judge, Judged, Scores, Sight};
use ::rattus::{CardId, Cards, Choice, Class, Deal, Rattus, Region, Regions, Stage};
use game::{Choice as _, Eye, Game as _, MAX_SEATS, Phrase, Question, Random as _, Seat};
use toll::{LANES, Toll};

impl Judged for Rattus {
    type Judge = RattusJudge;
}

/// Judges positions of Rattus as one seat knows them.
#[derive(Clone, Debug)]
pub struct RattusJudge {
    eye: Seat,
    sight: Sight,
    toll: Toll,
    deal: Deal,
}

/// A region rarely takes more cubes in one turn.
const MOST_PLACED: u8 = 3;
/// How many cubes a turn brings in the mean.
const PACE: f32 = 2.4;
/// How many tokens a turn takes out of the bag in the mean.
const TOKENS_A_TURN: f32 = 1.6;

impl Judge<Rattus> for RattusJudge {
    const LOOK: u32 = 400;

    fn new(game: &Rattus, eye: Seat, sight: Sight) -> Self {
        Self { eye, sight, toll: Toll::new(game, eye, sight), deal: Deal::of(game, Eye::Seat(eye)) }
    }

    #[inline]
    fn deal(&self, game: &Rattus, eye: Seat, dice: &mut Dice) -> Rattus {
        debug_assert_eq!(eye, self.eye, "a judge judges as one seat knows it");
        self.deal.anew(game, dice)
    }

    fn scores(&self, game: &Rattus) -> Scores {
        let players = usize::from(game.seats());
        let mut scores = [0.0; MAX_SEATS];
        let board = game.board();
        let cubes = game.components().numbers.cubes_per_player;
        for (number, score) in scores[..players].iter_mut().enumerate() {
            let seat = Seat(number as u8);
            // Where cubes are not, they are on the map or in the palace (RB-68).
            *score = f32::from(cubes - board.supply(seat) - board.baked(seat));
        }
        if game.stage() == Stage::Over {
            let standing = game.standing();
            for place in &standing.places {
                scores[place.seat.index()] = place.score as f32;
            }
            return scores;
        }
        let rounds = self.rounds_left(game);
        // How early it is, from 0 at the end to 1.
        let early = rounds.min(8.0) / 8.0;
        if self.sight == Sight::Full {
            self.take_toll(game, early, &mut scores);
        }
        match game.stage() {
            // The learner counts cubes and nothing else; the beginner would like to do whatever a turn offers.
            _ if self.sight == Sight::Learner => {}
            Stage::SetUp | Stage::Regular => self.add_prospects(game, early, &mut scores),
            Stage::FinalRound => self.add_last_turns(game, &mut scores),
            Stage::FinalPlague | Stage::Over => {}
        }
        if game.has_region_cards() && self.sight == Sight::Full {
            self.add_points(game, &mut scores);
        }
        scores
    }

    fn chances(&self, game: &Rattus) -> Scores {
        let players = usize::from(game.seats());
        let mut scores = self.scores(game);
        let over = game.stage() == Stage::Over;
        // Of tied players the one soonest after the last regular turn's wins (RB-66).
        let after = game.last().clockwise(1, game.seats());
        for (number, score) in scores[..players].iter_mut().enumerate() {
            let distance = (number as u8 + game.seats() - after.0) % game.seats();
            *score -= 0.02 * f32::from(distance);
        }
        let heat = if over { 0.6 } else { weights::heat(self.rounds_left(game)) };
        let mut chances = shares(&scores[..players], heat);
        if over {
            let best = scores[..players].iter().copied().fold(f32::MIN, f32::max);
            for (chance, score) in chances[..players].iter_mut().zip(&scores) {
                *chance = 0.1 * *chance + if *score == best { 0.9 } else { 0.0 };
            }
        }
        chances
    }

    fn on_turn(&self, game: &Rattus) -> Seat {
        game.me()
    }

    fn settled(&self, question: &Question<Choice>) -> bool {
        matches!(
            question.prompt,
            "turn" | "final-turn" | "begin-cubes" | "final-order" | "protect" | "ravage-owner"
        )
    }

    fn glance(&self, game: &Rattus, question: &Question<Choice>, dice: &mut Dice) -> Choice {
        let options = &question.options;
        if question.prompt != "turn" {
            return options.nth(dice.below(options.len()));
        }
        let place = ::rattus::family::place;
        let places = Regions(options.members(place) as u32);
        if !places.is_empty() {
            let board = game.board();
            let full = places.filter(|region| board.rat_count(region) > 1);
            let good = if full.is_empty() { places } else { full };
            return Choice::Place(good.nth(dice.below(good.len().into())));
        }
        let uses = options.members(::rattus::family::using);
        if uses != 0 && dice.below(2) == 0 {
            return Choice::of(::rattus::family::using, game::nth_bit(uses, dice.below(uses.count_ones())));
        }
        let plagues = Regions(options.members(::rattus::family::plague) as u32);
        if plagues.is_empty() {
            return options.nth(dice.below(options.len()));
        }
        // Of two ways at random, the one that hurts this player less and the others more.
        let seat = game.me();
        let harm = |region: Region| {
            let rats = i32::from(game.board().rat_count(region));
            let own = i32::from(game.board().cubes_of(seat, region));
            rats * (3 * own - i32::from(game.board().population(region)))
        };
        let pick = |dice: &mut Dice| plagues.nth(dice.below(plagues.len().into()));
        let (one, other) = (pick(dice), pick(dice));
        Choice::Plague(if harm(one) <= harm(other) { one } else { other })
    }

    fn reasons(&self, before: &Rattus, choice: Choice, after: &[Rattus]) -> Vec<Phrase> {
        reasons::reasons(self, before, choice, after)
    }
}

impl RattusJudge {
    /// About how many turns each player has left.
    fn rounds_left(&self, game: &Rattus) -> f32 {
        let players = f32::from(game.seats());
        match game.stage() {
            Stage::SetUp | Stage::Regular => {
                let by_bag = f32::from(game.bag_count()) / (TOKENS_A_TURN * players);
                let least = (0..game.seats()).map(|seat| game.board().supply(Seat(seat))).min().unwrap_or(0);
                by_bag.min(f32::from(least) / PACE + 0.7)
            }
            _ => 0.0,
        }
    }

    /// Takes from each seat what the rats on the board will cost it.
    fn take_toll(&self, game: &Rattus, early: f32, scores: &mut Scores) {
        let board = game.board();
        let hits = self.toll.hits(game);
        let regular = matches!(game.stage(), Stage::SetUp | Stage::Regular);
        let near = match board.plague() {
            Some(plague) if regular => game.open_neighbours(plague),
            _ => Regions::NONE,
        };
        let players = usize::from(game.seats());
        let (mut tolls, mut others) = ([0.0; LANES], [0.0; LANES]);
        others[..players].copy_from_slice(&scores[..players]);
        let far_weight = if regular { weights::TOLL_FAR.at(early) } else { -1.0 };
        for region in board.ratty().iter() {
            if board.population(region) == 0 {
                continue;
            }
            let counts = game.counts_finally() && board.plague() == Some(region);
            let losses = self.toll.losses(game, region, &hits, if counts { 2 } else { 0 });
            let (sums, weight) = if near.has(region) { (&mut tolls, 1.0) } else { (&mut others, far_weight) };
            for (sum, loss) in sums.iter_mut().zip(losses) {
                *sum += weight * loss;
            }
        }
        scores[..players].copy_from_slice(&others[..players]);
        if !regular {
            return;
        }
        let near_weight = weights::TOLL_NEAR.at(early);
        let near_cube = weights::NEAR.at(early);
        for (number, score) in scores[..players].iter_mut().enumerate() {
            let seat = Seat(number as u8);
            *score += near_weight * tolls[number];
            for region in near.iter() {
                *score += near_cube * f32::from(board.cubes_of(seat, region));
            }
        }
    }

    /// Adds what each seat can still do in this turn, what its cards are good for, and how long it waits.
    fn add_prospects(&self, game: &Rattus, early: f32, scores: &mut Scores) {
        let board = game.board();
        let seats = game.seats();
        for (number, score) in scores[..usize::from(seats)].iter_mut().enumerate() {
            let seat = Seat(number as u8);
            let supply = f32::from(board.supply(seat));
            let wait = (seat.0 + seats - game.me().0) % seats;
            *score += weights::SHORT * (4.0 - supply).max(0.0)
                + weights::WAITS * f32::from(wait) / f32::from(seats);
            if wait == 0 && game.stage() != Stage::SetUp {
                *score += self.turn(game, seat, supply, early);
            }
            if self.sight < Sight::Full {
                continue;
            }
            for card in board.held(seat).iter() {
                *score += weights::holding(card) + weights::HOLDS.at(early);
            }
            *score += weights::BAKED * f32::from(board.baked(seat));
        }
    }

    /// What the seat on turn can still do in it.
    fn turn(&self, game: &Rattus, seat: Seat, supply: f32, early: f32) -> f32 {
        let board = game.board();
        let mut sum = weights::ON_TURN.at(early);
        if game.may_place() {
            let best = board.ratty().iter().map(|region| board.rat_count(region)).max().unwrap_or(0);
            sum += weights::PLACE * f32::from(best.min(MOST_PLACED)).min(supply);
        }
        if game.may_take() {
            sum += weights::TAKE.at(early);
        }
        if let Some((_, count)) = game.coming() {
            sum += weights::COMING * f32::from(count).min(supply);
        }
        if game.is_before_plague() {
            let usable = board.held(seat).minus(game.used());
            sum += weights::USABLE * usable.iter().map(ability).sum::<f32>();
        }
        sum + weights::ASKING * game.asking().map_or(0.0, ability)
    }

    /// Adds what the cards are good for in the turns of the final round that are still to come (RB-61).
    fn add_last_turns(&self, game: &Rattus, scores: &mut Scores) {
        let board = game.board();
        for (number, score) in scores[..usize::from(game.seats())].iter_mut().enumerate() {
            let seat = Seat(number as u8);
            let cards = if seat == game.me() {
                *score += game.asking().map_or(0.0, ability);
                board.held(seat).minus(game.used())
            } else if final_turn_to_come(game, seat) {
                board.held(seat)
            } else {
                Cards::NONE
            };
            *score += cards.iter().map(ability).sum::<f32>();
        }
    }

    /// Adds the points of Africanus: region cards and diplomats.
    fn add_points(&self, game: &Rattus, scores: &mut Scores) {
        let board = game.board();
        for (number, score) in scores[..usize::from(game.seats())].iter_mut().enumerate() {
            let seat = Seat(number as u8);
            *score += weights::HAND * f32::from(game.hand(seat).count_ones() as u8);
            if game.has_loads() {
                *score += weights::DIPLOMAT * f32::from(board.diplomats_of(seat)).min(4.0);
            }
        }
    }
}

/// Whether `seat` has its turn of the final round still before it (RB-61).
fn final_turn_to_come(game: &Rattus, seat: Seat) -> bool {
    let players = game.seats();
    let from_last = |seat: Seat| (seat.0 + players - game.last().0) % players;
    game.stage() == Stage::FinalRound && seat != game.last() && from_last(seat) < from_last(game.me())
}

/// What using a card is worth in cubes, in the mean.
fn ability(card: CardId) -> f32 {
    match card {
        CardId::Peasant | CardId::King => 0.8,
        CardId::Queen => 0.7,
        CardId::Merchant | CardId::Explorer => 0.6,
        CardId::Monk | CardId::Mayor | CardId::CaravanLeader | CardId::PiedPiper => 0.5,
        CardId::Knight | CardId::Courier | CardId::Sultan | CardId::Wizard | CardId::Crusader => 0.4,
        CardId::Serf | CardId::Nun | CardId::Soldier | CardId::Bishop | CardId::Baker => 0.3,
        CardId::Witch | CardId::Emperor | CardId::Astronomer => 0.2,
    }
}

/// All classes as numbers.
const CLASSES: usize = Class::ALL.len();
