//! What one eye sees of a game of Rattus. A view is built by adding what the eye may know.

use crate::cards::{CardId, Cards};
use crate::components::Components;
use crate::event::End;
use crate::hands::Pile;
use crate::load::{Load, PALACE};
use crate::rattus::{Rattus, Stage};
use crate::token::Tokens;
use game::{Bits, Diff, Eye, MAX_SEATS, Seat, SeatName, diff_elements};
use serde::{Serialize, Serializer};
use std::ops::Deref;

game::diff! {
    /// A game of Rattus as one eye sees it. Components are named by their stable ids.
    #[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "RattusView"))]
    pub struct View {
        /// The hash of the components.
        pub pack: &'static str,
        /// The current part of the game.
        pub stage: Stage,
        /// The active player; `null` until the start player is known.
        #[cfg_attr(feature = "types", ts(type = "string | null"))]
        pub on_turn: Option<SeatName>,
        /// The start player; `null` until known.
        #[cfg_attr(feature = "types", ts(type = "string | null"))]
        pub first: Option<SeatName>,
        /// Whether a class card was taken this turn.
        pub taken: bool,
        /// Whether part B of this turn is done.
        pub placed: bool,
        /// The class cards whose abilities were used this turn.
        pub used_cards: Vec<&'static str>,
        /// What ended the regular game; `null` until then.
        pub ended_by: Option<End>,
        /// The region of the plague piece; `null` until it has one.
        pub plague: Option<&'static str>,
        /// Whether the plague piece will count as two in the final plague (RB-64).
        pub plague_counts: bool,
        /// The number of tokens in the bag.
        pub bag: u8,
        /// The number of tokens that were removed from the game unseen.
        pub removed: u8,
        /// The removed tokens; empty unless the eye sees everything.
        pub removed_tokens: Vec<&'static str>,
        /// The tokens in the bag; empty unless the eye sees everything.
        pub bag_tokens: Vec<&'static str>,
        /// The tokens revealed so far.
        pub used_tokens: Vec<&'static str>,
        /// The regions in play.
        pub regions: Vec<RegionView>,
        /// The players, by seat.
        pub seats: Vec<SeatView>,
        /// The class cards that nobody holds.
        pub display: Vec<&'static str>,
        /// For each wall, if walls are in play, the two regions it separates; `null` if it is not on the board.
        pub walls: Vec<Option<(&'static str, &'static str)>>,
        /// The region of each nun, if nuns are in play; `null` if it is not on the board.
        pub nuns: Vec<Option<&'static str>>,
        /// The region of each bishop, if bishops are in play; `null` if it is not on the board.
        pub bishops: Vec<Option<&'static str>>,
        /// The region of the caravan, if it is in play.
        pub caravan: Option<&'static str>,
        /// The number of region cards in the deck.
        pub deck: u8,
        /// The region cards in the discard pile.
        pub discards: Vec<&'static str>,
        /// The current ravage, if there is one.
        pub ravage: Option<RavageView>,
    }

    /// A region.
    #[cfg_attr(feature = "types", derive(ts_rs::TS))]
    pub struct RegionView {
        /// The id of the region.
        pub id: &'static str,
        /// The number of cubes of each seat.
        #[cfg_attr(feature = "types", ts(type = "Array<number>"))]
        pub cubes: PerSeat,
        /// The rats, in the order of their marks.
        pub rats: Vec<RatView>,
        /// The cubes that carry something.
        pub loads: Vec<LoadView>,
    }

    /// A rat on the board.
    #[derive(PartialOrd, Ord)]
    #[cfg_attr(feature = "types", derive(ts_rs::TS))]
    pub struct RatView {
        /// The public mark, counted from 1.
        pub mark: u8,
        /// The token; `null` if the eye does not know it.
        pub token: Option<&'static str>,
    }

    /// A cube that carries something.
    #[derive(PartialOrd, Ord)]
    #[cfg_attr(feature = "types", derive(ts_rs::TS))]
    pub struct LoadView {
        /// The seat whose cube it is.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        pub seat: SeatName,
        /// The number of potions on the cube.
        pub potions: u8,
        /// Whether a diplomat is under the cube.
        pub diplomat: bool,
    }

    /// A player.
    #[cfg_attr(feature = "types", derive(ts_rs::TS))]
    pub struct SeatView {
        /// The number of cubes in the supply.
        pub supply: u8,
        /// The number of cubes in the palace.
        pub palace: u8,
        /// The number of cubes on the Baker.
        pub baked: u8,
        /// The number of palace cubes with a diplomat.
        pub palace_diplomats: u8,
        /// The class cards that the player holds.
        pub cards: Vec<&'static str>,
        /// The number of region cards in hand.
        pub hand: u8,
        /// The region cards in hand; empty if the eye may not know them.
        pub hand_cards: Vec<&'static str>,
    }

    /// A ravage in progress.
    #[cfg_attr(feature = "types", derive(ts_rs::TS))]
    pub struct RavageView {
        /// The region that is ravaged.
        pub region: &'static str,
        /// Whether the plague piece counts as two cubes.
        pub counts: bool,
        /// The region cards that were played, each with the class card it protects.
        pub protected: Vec<(&'static str, &'static str)>,
    }
}

game::diff_whole!(Stage, End);

impl View {
    pub(crate) fn of(game: &Rattus, eye: Eye) -> Self {
        let board = &game.board;
        let components = game.components;
        let open = eye == Eye::Open;
        let placed_from_bag = board.next_mark - u8::from(!board.recycled.is_empty());
        let removed = game.tokens().count - board.bag.len() - placed_from_bag;
        let place = |place: u8| components.regions.get(usize::from(place)).map(|info| info.id);
        // Pieces exist only when their card is in play (PP-07).
        let exist = |card| move |_: &&u8| board.cards.has(card);
        let mut view = Self {
            pack: &components.hash,
            stage: game.progress.stage,
            on_turn: game.progress.first.map(|_| SeatName(game.progress.on_turn)),
            first: game.progress.first.map(SeatName),
            taken: game.progress.taken,
            placed: game.progress.placed,
            used_cards: card_ids(game.progress.used),
            ended_by: game.progress.ended,
            plague: place(board.plague),
            plague_counts: game.progress.counts_finally,
            bag: board.bag.len(),
            removed,
            removed_tokens: if open {
                let known = game.tokens().all.minus(board.bag).minus(board.used);
                token_ids(game, known.minus(board.tokens_on_board()))
            } else {
                Vec::new()
            },
            bag_tokens: if open { token_ids(game, board.bag) } else { Vec::new() },
            used_tokens: token_ids(game, board.used),
            regions: Vec::with_capacity(components.regions.len()),
            seats: Vec::with_capacity(game.players.into()),
            display: card_ids(board.display()),
            walls: board
                .walls
                .iter()
                .filter(exist(CardId::Emperor))
                .map(|&wall| {
                    components.borders.get(usize::from(wall)).map(|border| {
                        (components.regions[border.a.index()].id, components.regions[border.b.index()].id)
                    })
                })
                .collect(),
            nuns: board.nuns.iter().filter(exist(CardId::Nun)).map(|&nun| place(nun)).collect(),
            bishops: board
                .bishops
                .iter()
                .filter(exist(CardId::Bishop))
                .map(|&bishop| place(bishop))
                .collect(),
            caravan: place(board.caravan),
            deck: board.hands.pile(Pile::Deck).count_ones() as u8,
            discards: hand_ids(components, board.hands.pile(Pile::Discard) & !game.guards_on_show()),
            ravage: None,
        };
        for region in board.in_play.iter() {
            let mut rats: Vec<RatView> = board
                .rats(region)
                .iter()
                .map(|rat| RatView {
                    mark: rat.mark + 1,
                    token: rat.is_known_to(eye).then(|| game.tokens().id(rat.token)),
                })
                .collect();
            rats.sort();
            let mut loads: Vec<LoadView> = board
                .loads
                .iter()
                .filter(|&(_, place, _)| place == region)
                .map(|(seat, _, load)| load_view(seat, load))
                .collect();
            loads.sort();
            view.regions.push(RegionView {
                id: components.regions[region.index()].id,
                cubes: PerSeat::new(game.players, |seat| board.cubes_of(seat, region)),
                rats,
                loads,
            });
        }
        for seat in (0..game.players).map(Seat) {
            let hand = board.hands.of(seat);
            let sees = open || eye == Eye::Seat(seat);
            view.seats.push(SeatView {
                supply: board.supply(seat),
                palace: board.palace(seat),
                baked: board.baked(seat),
                palace_diplomats: board.loads.of(seat, PALACE).count() as u8,
                cards: card_ids(board.held(seat)),
                hand: hand.count_ones() as u8,
                hand_cards: if sees { hand_ids(components, hand) } else { Vec::new() },
            });
        }
        if game.ravage.region.0 != u8::MAX {
            let protected = game.ravage.protected.iter().filter_map(|onto| {
                let card = game.guard_on(onto)?;
                Some((components.region_cards[usize::from(card.0)].id, onto.id()))
            });
            view.ravage = Some(RavageView {
                region: components.regions[game.ravage.region.index()].id,
                counts: game.ravage.counts,
                protected: protected.collect(),
            });
        }
        view
    }
}

fn load_view(seat: Seat, load: Load) -> LoadView {
    LoadView { seat: SeatName(seat), potions: load.potions, diplomat: load.diplomat }
}

fn token_ids(game: &Rattus, tokens: Tokens) -> Vec<&'static str> {
    listed(tokens.len(), tokens.iter().map(|token| game.tokens().id(token)))
}

fn card_ids(cards: Cards) -> Vec<&'static str> {
    listed(cards.len(), cards.iter().map(CardId::id))
}

fn hand_ids(components: &'static Components, cards: u64) -> Vec<&'static str> {
    let ids = Bits(cards).map(|card| components.region_cards[usize::from(card)].id);
    let mut ids = listed(cards.count_ones() as u8, ids);
    ids.sort_unstable();
    ids
}

/// A list of known length. Views are built for every event and viewer, so its memory is allocated once.
fn listed(count: u8, ids: impl Iterator<Item = &'static str>) -> Vec<&'static str> {
    let mut list = Vec::with_capacity(count.into());
    list.extend(ids);
    list
}

/// One number per seat, without heap allocation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PerSeat {
    numbers: [u8; MAX_SEATS],
    seats: u8,
}

impl PerSeat {
    fn new(seats: u8, number: impl Fn(Seat) -> u8) -> Self {
        let of = |seat: usize| if seat < usize::from(seats) { number(Seat(seat as u8)) } else { 0 };
        Self { numbers: std::array::from_fn(of), seats }
    }
}

impl Deref for PerSeat {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.numbers[..usize::from(self.seats)]
    }
}

impl Serialize for PerSeat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl Diff for PerSeat {
    fn diff<S: Serializer>(&self, before: &Self, serializer: S) -> Result<S::Ok, S::Error> {
        diff_elements(self, before, serializer)
    }
}
