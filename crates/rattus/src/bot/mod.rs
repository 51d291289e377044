//! The evaluation function of Rattus for the bots.
//!
//! The expected score of a seat is its cubes on the board, less the expected losses to the rats there, plus what it can
//! still place and what its cards are worth. Losses are computed region by region from the limits and symbols of the
//! tokens the seat has not seen, as averages: cheap enough for every leaf of a search.

mod expected_losses;
mod reasons;
mod weights;

use crate::{Cards, Choice, Class, Deal, Rattus, Region, Regions, Stage, family};
use bots::{BotRng, Evaluated, Evaluator, Scores, Skill, softmax};
use expected_losses::{ExpectedLosses, LANES};
use game::{Choice as _, Eye, Game as _, MAX_SEATS, Phrase, Question, Random as _, Seat};

impl Evaluated for Rattus {
    type Evaluator = RattusEvaluator;
}

/// Evaluates positions of Rattus as one seat knows them.
#[derive(Clone, Debug)]
pub struct RattusEvaluator {
    seat: Seat,
    skill: Skill,
    losses: ExpectedLosses,
    deal: Deal,
}

/// More cubes are rarely placed in one region in one turn.
const MOST_PLACED: u8 = 3;
/// Cubes placed in a turn, on average.
const CUBES_A_TURN: f32 = 2.4;
/// Tokens drawn from the bag in a turn, on average.
const TOKENS_A_TURN: f32 = 1.6;

impl Evaluator<Rattus> for RattusEvaluator {
    const EVALUATIONS_PER_OPTION: u32 = 400;

    fn new(game: &Rattus, seat: Seat, skill: Skill) -> Self {
        let losses = ExpectedLosses::new(game, seat, skill);
        Self { seat, skill, losses, deal: Deal::of(game, Eye::Seat(seat)) }
    }

    #[inline]
    fn determinize(&self, game: &Rattus, seat: Seat, rng: &mut BotRng) -> Rattus {
        debug_assert_eq!(seat, self.seat, "an evaluator belongs to one seat");
        self.deal.deal_again(game, rng)
    }

    fn expected_scores(&self, game: &Rattus) -> Scores {
        let players = usize::from(game.seats());
        let mut scores = [0.0; MAX_SEATS];
        let board = game.board();
        let cubes = game.components().numbers.cubes_per_player;
        for (number, score) in scores[..players].iter_mut().enumerate() {
            let seat = Seat(number as u8);
            // All other cubes are on the map or in the palace (RB-68).
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
        // From 0 at the end of the game to 1 eight or more rounds before.
        let early = rounds.min(8.0) / 8.0;
        if self.skill == Skill::Full {
            self.subtract_losses(game, early, &mut scores);
        }
        match game.stage() {
            // The learner counts cubes and nothing else; the beginner overrates what the turn still offers.
            _ if self.skill == Skill::Learner => {}
            Stage::SetUp | Stage::Regular => self.add_prospects(game, early, &mut scores),
            Stage::FinalRound => self.add_last_turns(game, &mut scores),
            Stage::FinalPlague | Stage::Over => {}
        }
        if game.has_region_cards() && self.skill == Skill::Full {
            self.add_points(game, &mut scores);
        }
        scores
    }

    fn values(&self, game: &Rattus) -> Scores {
        let players = usize::from(game.seats());
        let mut scores = self.expected_scores(game);
        let over = game.stage() == Stage::Over;
        // Of tied players the one soonest after the last regular turn's wins (RB-66).
        let after = game.last().clockwise(1, game.seats());
        for (number, score) in scores[..players].iter_mut().enumerate() {
            let distance = (number as u8 + game.seats() - after.0) % game.seats();
            *score -= 0.02 * f32::from(distance);
        }
        let temperature = if over { 0.6 } else { weights::temperature(self.rounds_left(game)) };
        let mut values = softmax(&scores[..players], temperature);
        if over {
            let best = scores[..players].iter().copied().fold(f32::MIN, f32::max);
            for (value, score) in values[..players].iter_mut().zip(&scores) {
                *value = 0.1 * *value + if *score == best { 0.9 } else { 0.0 };
            }
        }
        values
    }

    fn active_seat(&self, game: &Rattus) -> Seat {
        game.me()
    }

    fn is_quiet(&self, question: &Question<Choice>) -> bool {
        matches!(
            question.prompt,
            "turn" | "final-turn" | "begin-cubes" | "final-order" | "protect" | "ravage-owner"
        )
    }

    fn rollout(&self, game: &Rattus, question: &Question<Choice>, rng: &mut BotRng) -> Choice {
        let options = &question.options;
        if question.prompt != "turn" {
            return options.nth(rng.below(options.len()));
        }
        let places = Regions(options.members(family::place) as u32);
        if !places.is_empty() {
            let board = game.board();
            let full = places.filter(|region| board.rat_count(region) > 1);
            let good = if full.is_empty() { places } else { full };
            return Choice::Place(good.nth(rng.below(good.len().into())));
        }
        let uses = options.members(family::using);
        if uses != 0 && rng.below(2) == 0 {
            return Choice::of(family::using, game::nth_bit(uses, rng.below(uses.count_ones())));
        }
        let plagues = Regions(options.members(family::plague) as u32);
        if plagues.is_empty() {
            return options.nth(rng.below(options.len()));
        }
        // Of two random regions, the one that hurts this player less and the others more.
        let seat = game.me();
        let harm = |region: Region| {
            let rats = i32::from(game.board().rat_count(region));
            let own = i32::from(game.board().cubes_of(seat, region));
            rats * (3 * own - i32::from(game.board().population(region)))
        };
        let pick = |rng: &mut BotRng| plagues.nth(rng.below(plagues.len().into()));
        let (one, other) = (pick(rng), pick(rng));
        Choice::Plague(if harm(one) <= harm(other) { one } else { other })
    }

    fn reasons(&self, before: &Rattus, choice: Choice, after: &[Rattus]) -> Vec<Phrase> {
        reasons::reasons(self, before, choice, after)
    }
}

impl RattusEvaluator {
    /// The estimated number of turns each player has left.
    fn rounds_left(&self, game: &Rattus) -> f32 {
        let players = f32::from(game.seats());
        match game.stage() {
            Stage::SetUp | Stage::Regular => {
                let by_bag = f32::from(game.bag_count()) / (TOKENS_A_TURN * players);
                let least = (0..game.seats()).map(|seat| game.board().supply(Seat(seat))).min().unwrap_or(0);
                by_bag.min(f32::from(least) / CUBES_A_TURN + 0.7)
            }
            _ => 0.0,
        }
    }

    /// Subtracts from each seat its expected losses to the rats on the board, and adds the risk of cubes near the plague.
    fn subtract_losses(&self, game: &Rattus, early: f32, scores: &mut Scores) {
        let board = game.board();
        let hits = self.losses.hits(game);
        let regular = matches!(game.stage(), Stage::SetUp | Stage::Regular);
        let near = match board.plague() {
            Some(plague) if regular => game.open_neighbours(plague),
            _ => Regions::NONE,
        };
        let players = usize::from(game.seats());
        let (mut near_losses, mut others) = ([0.0; LANES], [0.0; LANES]);
        others[..players].copy_from_slice(&scores[..players]);
        let far_weight = if regular { weights::LOSSES_FAR.at(early) } else { -1.0 };
        for region in board.ratty().iter() {
            if board.population(region) == 0 {
                continue;
            }
            let counts = game.counts_finally() && board.plague() == Some(region);
            let losses = self.losses.in_region(game, region, &hits, if counts { 2 } else { 0 });
            let (sums, weight) =
                if near.has(region) { (&mut near_losses, 1.0) } else { (&mut others, far_weight) };
            for (sum, loss) in sums.iter_mut().zip(losses) {
                *sum += weight * loss;
            }
        }
        scores[..players].copy_from_slice(&others[..players]);
        if !regular {
            return;
        }
        let near_weight = weights::LOSSES_NEAR.at(early);
        let near_cube = weights::NEAR.at(early);
        for (number, score) in scores[..players].iter_mut().enumerate() {
            let seat = Seat(number as u8);
            *score += near_weight * near_losses[number];
            for region in near.iter() {
                *score += near_cube * f32::from(board.cubes_of(seat, region));
            }
        }
    }

    /// Adds what each seat can still do in this turn, the value of its cards, and the wait for its next turn.
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
            if self.skill < Skill::Full {
                continue;
            }
            for card in board.held(seat).iter() {
                *score += weights::of(card).holding + weights::HOLDS.at(early);
            }
            *score += weights::BAKED * f32::from(board.baked(seat));
        }
    }

    /// The value of what the active seat can still do in its turn.
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
            sum += weights::USABLE * usable.iter().map(using).sum::<f32>();
        }
        sum + weights::ASKING * game.asking().map_or(0.0, using)
    }

    /// Adds the value of using cards in the turns of the final round that are still to come (RB-61).
    fn add_last_turns(&self, game: &Rattus, scores: &mut Scores) {
        let board = game.board();
        for (number, score) in scores[..usize::from(game.seats())].iter_mut().enumerate() {
            let seat = Seat(number as u8);
            let cards = if seat == game.me() {
                *score += game.asking().map_or(0.0, using);
                board.held(seat).minus(game.used())
            } else if final_turn_to_come(game, seat) {
                board.held(seat)
            } else {
                Cards::NONE
            };
            *score += cards.iter().map(using).sum::<f32>();
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

/// Whether the final turn of `seat` is still to come (RB-61).
fn final_turn_to_come(game: &Rattus, seat: Seat) -> bool {
    let players = game.seats();
    let from_last = |seat: Seat| (seat.0 + players - game.last().0) % players;
    game.stage() == Stage::FinalRound && seat != game.last() && from_last(seat) < from_last(game.me())
}

/// The value of using a card, in cubes.
fn using(card: crate::CardId) -> f32 {
    weights::of(card).using
}

/// The number of classes.
const CLASSES: usize = Class::ALL.len();
