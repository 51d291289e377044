//! What a position of Rattus is worth.
//!
//! The score one can expect is what one has on the board, less what the rats lying there will take, more what one can
//! still place and what the cards in hand are good for. The rats' toll is worked out region by region from the limits
//! and symbols of the tokens the seat has not seen, as means: cheap enough for every leaf of a search.

mod reasons;
mod toll;

use crate::judge::shares;
use crate::{Dice, Judge, Judged, Scores, Sight};
use ::rattus::{CardId, Cards, Choice, Class, Rattus, Region, Regions, Stage};
use game::{Choice as _, Game as _, MAX_SEATS, Phrase, Question, Random as _, Seat};
use toll::Toll;

impl Judged for Rattus {
    type Judge = RattusJudge;
}

/// Judges positions of Rattus as one seat knows them.
#[derive(Clone, Debug)]
pub struct RattusJudge {
    eye: Seat,
    sight: Sight,
    toll: Toll,
}

/// How many cubes a turn brings in the mean.
const PACE: f32 = 2.4;
/// How many tokens a turn takes out of the bag in the mean.
const TOKENS_A_TURN: f32 = 1.6;

impl Judge<Rattus> for RattusJudge {
    const LOOK: u32 = 400;

    fn new(game: &Rattus, eye: Seat, sight: Sight) -> Self {
        Self { eye, sight, toll: Toll::new(game, eye, sight) }
    }

    fn scores(&self, game: &Rattus) -> Scores {
        let players = usize::from(game.seats());
        let mut scores = [0.0; MAX_SEATS];
        let board = game.board();
        for (number, score) in scores[..players].iter_mut().enumerate() {
            let seat = Seat(number as u8);
            *score = f32::from(board.on_map(seat) + board.palace(seat));
        }
        if game.stage() == Stage::Over {
            let standing = game.standing();
            for place in &standing.places {
                scores[place.seat.index()] = place.score as f32;
            }
            return scores;
        }
        let rounds = self.rounds_left(game);
        if self.sight > Sight::Pieces {
            self.take_toll(game, rounds, &mut scores);
        }
        if game.stage() != Stage::FinalPlague {
            self.add_prospects(game, &mut scores);
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
        let heat = if over { 0.6 } else { 1.1 + 0.35 * self.rounds_left(game).min(8.0) };
        let mut chances = shares(&scores[..players], heat);
        if over {
            let best = scores[..players].iter().copied().fold(f32::MIN, f32::max);
            for (chance, score) in chances[..players].iter_mut().zip(&scores) {
                *chance = 0.1 * *chance + if *score == best { 0.9 } else { 0.0 };
            }
        }
        chances
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
    fn take_toll(&self, game: &Rattus, rounds: f32, scores: &mut Scores) {
        let board = game.board();
        let hits = self.toll.hits(game);
        // The rats that lie there now take their toll in the final plague, unless they are turned up before.
        let last = if rounds <= 0.0 { 1.0 } else { 0.4 / (1.0 + 0.22 * rounds) };
        let last = if self.sight == Sight::Full { last } else { 0.0 };
        let threat = if rounds <= 0.0 { 0.0 } else { 0.15 };
        let near = match board.plague() {
            Some(plague) if rounds > 0.0 => game.open_neighbours(plague),
            _ => Regions::NONE,
        };
        let players = usize::from(game.seats());
        for region in board.ratty().iter() {
            let weight = last + if near.has(region) { threat } else { 0.0 };
            if weight == 0.0 || board.population(region) == 0 {
                continue;
            }
            let counts = game.counts_finally() && board.plague() == Some(region);
            let losses = self.toll.losses(game, region, &hits, if counts { 2 } else { 0 });
            for (score, loss) in scores[..players].iter_mut().zip(&losses) {
                *score -= weight * loss;
            }
        }
    }

    /// Adds what each seat can still place, and what its cards are good for.
    fn add_prospects(&self, game: &Rattus, scores: &mut Scores) {
        let board = game.board();
        let most = 3;
        for (number, score) in scores[..usize::from(game.seats())].iter_mut().enumerate() {
            let seat = Seat(number as u8);
            let on_turn = seat == game.me() && game.stage() != Stage::SetUp;
            let supply = f32::from(board.supply(seat));
            let mut held = 0.0;
            let usable = if on_turn && (game.is_before_plague() || game.stage() == Stage::FinalRound) {
                board.held(seat).minus(game.used())
            } else {
                Cards::NONE
            };
            if on_turn {
                if game.may_place() {
                    let best = board.ratty().iter().map(|region| board.rat_count(region)).max().unwrap_or(0);
                    *score += 0.8 * f32::from(best.min(most)).min(supply);
                }
                if game.may_take() {
                    *score += if self.sight == Sight::Pieces { 0.3 } else { 0.8 };
                }
                if let Some((_, count)) = game.coming() {
                    *score += 0.9 * f32::from(count).min(supply);
                }
                for card in usable.iter() {
                    *score += ability(card);
                }
                if let Some(card) = game.asking() {
                    *score += ability(card);
                }
            }
            if self.sight == Sight::Pieces {
                continue;
            }
            let waits = game.stage() == Stage::Regular || final_turn_to_come(game, seat);
            if waits {
                for card in board.held(seat).iter() {
                    held += ability(card);
                }
                *score += if game.stage() == Stage::Regular { 2.0 * held.min(4.0) } else { held };
            }
            *score += 0.6 * f32::from(board.baked(seat));
        }
    }

    /// Adds the points of Africanus: region cards and diplomats.
    fn add_points(&self, game: &Rattus, scores: &mut Scores) {
        let board = game.board();
        let components = game.components();
        for (number, score) in scores[..usize::from(game.seats())].iter_mut().enumerate() {
            let seat = Seat(number as u8);
            let mut hand = game.hand(seat);
            let mut regions = Regions::NONE;
            while hand != 0 {
                let card = hand.trailing_zeros() as usize;
                hand &= hand - 1;
                *score += 0.15;
                let region = components.region_cards[card].region;
                if !regions.has(region) && board.majority(region).has(seat) {
                    *score += 0.7;
                }
                regions = regions.with(region);
            }
            if game.has_loads() {
                *score += 0.6 * f32::from(board.diplomats_of(seat)).min(4.0);
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
