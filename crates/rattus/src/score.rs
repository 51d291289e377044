//! The ranking (RB-66, RB-67), and the check that no piece is lost (RB-68).

use crate::board::MAX_RATS;
use crate::load::PALACE;
use crate::rattus::Rattus;
use crate::token::Tokens;
use game::{Place, Seat, Standing};

/// The current ranking.
pub(crate) fn standing(game: &Rattus) -> Standing {
    let diplomats = diplomat_points(game);
    let mut places: Vec<Place> = (0..game.players)
        .map(Seat)
        .map(|seat| {
            let mut parts = vec![
                ("cubes", i32::from(game.board.on_map(seat))),
                ("palace", i32::from(game.board.palace(seat))),
            ];
            if game.boxes.africanus {
                parts.push(("region_cards", region_card_points(game, seat)));
                parts.push(("diplomats", diplomats[seat.index()]));
            }
            let score = parts.iter().map(|(_, points)| points).sum();
            Place { seat, rank: 0, score, parts }
        })
        .collect();
    // Ties are broken clockwise: the player after the last regular turn's player comes first, that player last.
    let after = game.progress.last.clockwise(1, game.players);
    let distance = |seat: Seat| (seat.0 + game.players - after.0) % game.players;
    places.sort_by_key(|place| (-place.score, distance(place.seat)));
    for (rank, place) in (1..).zip(&mut places) {
        place.rank = rank;
    }
    let over = game.progress.stage == crate::Stage::Over;
    let ended_by = game.progress.ended.filter(|_| over).map(crate::event::End::id);
    Standing { places, ended_by, title: None }
}

/// One point for each region card in hand whose region has the player in the majority, alone or tied (AF-27).
fn region_card_points(game: &Rattus, seat: Seat) -> i32 {
    let hand = game.board.hands.of(seat);
    let named = (0..).zip(&game.components.region_cards).filter(|(card, _)| hand >> card & 1 == 1);
    let regions: crate::Regions = named.map(|(_, card)| card.region).collect();
    regions.filter(|region| game.board.majority(region).has(seat)).len().into()
}

/// The points for the most and second most cubes with diplomats (AF-35).
fn diplomat_points(game: &Rattus) -> [i32; game::MAX_SEATS] {
    let sultan = &game.components.numbers.sultan;
    let (first, second) = if game.players == 2 {
        (i32::from(sultan.two_players_first), i32::from(sultan.two_players_second))
    } else {
        (i32::from(sultan.first), i32::from(sultan.second))
    };
    let counts: Vec<u8> = (0..game.players).map(|seat| game.board.diplomats_of(Seat(seat))).collect();
    let most = counts.iter().copied().max().unwrap_or(0);
    let runner_up = counts.iter().copied().filter(|&count| count < most).max().unwrap_or(0);
    let tied = |count: u8| counts.iter().filter(|&&other| other == count).count() as i32;
    let mut points = [0; game::MAX_SEATS];
    for (points, &count) in points.iter_mut().zip(&counts) {
        *points = match count {
            0 => 0,
            _ if count == most && tied(most) > 1 => (first + second) / tied(most),
            _ if count == most => first,
            _ if count == runner_up && tied(most) == 1 => second / tied(runner_up),
            _ => 0,
        };
    }
    points
}

/// The first fault of the state: cubes, tokens, cards or pieces lost or duplicated.
pub(crate) fn broken(game: &Rattus) -> Option<String> {
    let board = &game.board;
    let cubes = game.components.numbers.cubes_per_player;
    for seat in (0..game.players).map(Seat) {
        let all = board.supply(seat) + board.on_map(seat) + board.palace(seat) + board.baked(seat);
        if all != cubes {
            return Some(format!("{seat} has {all} cubes, not {cubes}"));
        }
        if board.loads.of(seat, PALACE).count() > usize::from(board.palace(seat)) {
            return Some(format!("{seat} has more laden cubes than cubes in the palace"));
        }
        for region in board.in_play.iter() {
            let laden = board.loads.of(seat, region).count();
            if laden > usize::from(board.cubes_of(seat, region)) {
                return Some(format!("{seat} has more laden cubes than cubes in region {}", region.0));
            }
            if board.loads.of(seat, region).filter(|load| load.diplomat).count() > 1 {
                return Some(format!("{seat} has two diplomats in region {}", region.0));
            }
        }
    }
    let rats = |region| usize::from(board.rat_count(region));
    if board.ratty() != board.in_play.filter(|region| rats(region) > 0)
        || board.take_rats()
            != board.in_play.filter(|region| rats(region) < MAX_RATS && !board.has_bishop(region))
    {
        return Some("rats lie where none are counted".to_owned());
    }
    if !board.counts_agree() {
        return Some("the regions with rats are miscounted".to_owned());
    }
    let mut seen = Tokens::NONE;
    let mut marks = 0u128;
    for (_, rat) in board.all_rats() {
        if seen.has(rat.token) || board.bag.has(rat.token) || marks >> rat.mark & 1 == 1 {
            return Some(format!("token {} lies twice", rat.token.0));
        }
        seen = seen.with(rat.token);
        marks |= 1 << rat.mark;
    }
    let recycled = seen.and(board.used);
    if recycled.len() > 1 || !board.bag.and(board.used).is_empty() {
        return Some("a used token is in the bag".to_owned());
    }
    let held = board.held.iter().map(|held| held.len()).sum::<u8>();
    if held + board.display().len() != board.cards.len() {
        return Some("a class card is held twice".to_owned());
    }
    let pieces = &game.components.numbers.pieces;
    if board.potions() > u32::from(pieces.potions)
        && !game.options.has(crate::rule_options::Variation::UnlimitedPotions)
    {
        return Some(format!("{} potions are in play", board.potions()));
    }
    let diplomats: u8 = (0..game.players).map(|seat| board.diplomats_of(Seat(seat))).sum();
    if diplomats > game.components.numbers.sultan.diplomats {
        return Some(format!("{diplomats} diplomats are in play"));
    }
    None
}
