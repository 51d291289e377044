//! What one eye sees of the table: built up from nothing by adding what it may know.

use crate::cards::{CardId, Cards};
use crate::components::Components;
use crate::event::{End, Event, From, What};
use crate::frame::Frame;
use crate::hands::{Pile, RegionCardId};
use crate::load::{Load, PALACE};
use crate::rattus::{Rattus, Stage};
use crate::region::Region;
use crate::token::Token;
use game::{Eye, Seat};
use serde::{Serialize, Serializer};

/// The table as one eye sees it. Components are named by their stable ids.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "RattusView"))]
pub struct View {
    #[serde(skip)]
    #[cfg_attr(feature = "types", ts(skip))]
    components: &'static Components,
    #[serde(skip)]
    #[cfg_attr(feature = "types", ts(skip))]
    eye: Eye,
    #[serde(skip)]
    #[cfg_attr(feature = "types", ts(skip))]
    africanus: bool,
    /// Which part of the game it is.
    pub stage: Stage,
    /// Whose turn it is, once the start player is known.
    #[serde(serialize_with = "perhaps_in_words")]
    #[cfg_attr(feature = "types", ts(type = "string | null"))]
    pub on_turn: Option<Seat>,
    /// The start player.
    #[serde(serialize_with = "perhaps_in_words")]
    #[cfg_attr(feature = "types", ts(type = "string | null"))]
    pub first: Option<Seat>,
    /// A class card was taken this turn.
    pub taken: bool,
    /// Part B is done this turn.
    pub placed: bool,
    /// The abilities used this turn.
    pub used_cards: Vec<&'static str>,
    /// What ended the regular game.
    pub ended_by: Option<End>,
    /// Where the plague piece stands.
    pub plague: Option<&'static str>,
    /// Whether the plague piece will count as two in the final plague (RB-64).
    pub plague_counts: bool,
    /// Tokens in the bag.
    pub bag: u8,
    /// Tokens that went out of the game unseen.
    pub removed: u8,
    /// Their faces, for the open eye alone.
    pub removed_tokens: Vec<&'static str>,
    /// The tokens in the bag, for the open eye alone.
    pub bag_tokens: Vec<&'static str>,
    /// Tokens revealed so far.
    pub used_tokens: Vec<&'static str>,
    /// The regions in play.
    pub regions: Vec<RegionView>,
    /// The players.
    pub seats: Vec<SeatView>,
    /// Class cards nobody holds.
    pub display: Vec<&'static str>,
    /// The walls, if they are in play: the two regions each of them parts.
    pub walls: Vec<Option<(&'static str, &'static str)>>,
    /// Where the nuns are, if they are in play.
    pub nuns: Vec<Option<&'static str>>,
    /// Where the bishops are, if they are in play.
    pub bishops: Vec<Option<&'static str>>,
    /// Where the caravan is.
    pub caravan: Option<&'static str>,
    /// Region cards in the deck.
    pub deck: u8,
    /// Region cards that lie open as discards.
    pub discards: Vec<&'static str>,
    /// The ravage that is going on.
    pub ravage: Option<RavageView>,
}

/// A region.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct RegionView {
    /// Its id.
    pub id: &'static str,
    /// Cubes of each seat.
    pub cubes: Vec<u8>,
    /// The rats, by their marks.
    pub rats: Vec<RatView>,
    /// The cubes that carry something.
    pub loads: Vec<LoadView>,
}

/// A rat on the board.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct RatView {
    /// Its public mark.
    #[serde(serialize_with = "from_one")]
    pub mark: u8,
    /// Its token, for those who know it.
    pub token: Option<&'static str>,
}

/// A cube that carries something.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LoadView {
    /// Whose cube.
    #[serde(serialize_with = "in_words")]
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub seat: Seat,
    /// How many potions.
    pub potions: u8,
    /// Whether a diplomat is under it.
    pub diplomat: bool,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SeatView {
    /// Cubes in the supply.
    pub supply: u8,
    /// Cubes in the palace.
    pub palace: u8,
    /// Cubes on the Baker.
    pub baked: u8,
    /// Palace cubes with a diplomat.
    pub palace_diplomats: u8,
    /// Class cards in hand.
    pub cards: Vec<&'static str>,
    /// How many region cards are in hand.
    pub hand: u8,
    /// Which, for those who may know.
    pub hand_cards: Vec<&'static str>,
}

/// The ravage that is going on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct RavageView {
    /// Where.
    pub region: &'static str,
    /// Whether the plague piece counts as two.
    pub counts: bool,
    /// Region cards that were played and the class cards they protect.
    pub protected: Vec<(&'static str, &'static str)>,
}

/// Outside the process marks count from 1, as choices and events say them.
fn from_one<S: Serializer>(mark: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u8(mark + 1)
}

/// And seats are called as in records.
fn in_words<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(seat)
}

fn perhaps_in_words<S: Serializer>(seat: &Option<Seat>, serializer: S) -> Result<S::Ok, S::Error> {
    seat.map(|seat| seat.to_string()).serialize(serializer)
}

impl View {
    pub(crate) fn of(game: &Rattus, eye: Eye) -> Self {
        let board = &game.board;
        let components = game.components;
        let begun = !matches!(game.frames.top(), Frame::Begin(step) if step.comes_before_first_player());
        let open = eye == Eye::Open;
        let placed_from_bag = board.next_mark - u8::from(!board.recycled.is_empty());
        let removed = game.tokens().count - board.bag.len() - placed_from_bag;
        let hidden = game.tokens().all.minus(board.bag).minus(board.tokens_on_board()).minus(board.used);
        let place = |place: u8| components.regions.get(usize::from(place)).map(|info| info.id);
        // Pieces exist only when their card is in play (PP-07).
        let exist = |card| move |_: &&u8| board.cards.has(card);
        let mut view = Self {
            components,
            eye,
            africanus: game.boxes.africanus,
            stage: game.progress.stage,
            on_turn: begun.then_some(game.progress.on_turn),
            first: begun.then_some(game.progress.first),
            taken: game.progress.taken,
            placed: game.progress.placed,
            used_cards: card_ids(game.progress.used),
            ended_by: game.progress.ended,
            plague: place(board.plague),
            plague_counts: game.progress.counts_finally,
            bag: board.bag.len(),
            removed,
            removed_tokens: if open {
                hidden.iter().map(|token| game.tokens().id(token)).collect()
            } else {
                Vec::new()
            },
            bag_tokens: if open {
                board.bag.iter().map(|token| game.tokens().id(token)).collect()
            } else {
                Vec::new()
            },
            used_tokens: board.used.iter().map(|token| game.tokens().id(token)).collect(),
            regions: Vec::new(),
            seats: Vec::new(),
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
                    mark: rat.mark,
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
                cubes: (0..game.players).map(|seat| board.cubes_of(Seat(seat), region)).collect(),
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

    /// The pieces of a card that comes into play lie beside the board (PP-07, PP-08).
    fn bring_pieces(&mut self, card: CardId) {
        let pieces = &self.components.numbers.pieces;
        match card {
            CardId::Emperor => self.walls = vec![None; usize::from(pieces.walls)],
            CardId::Nun => self.nuns = vec![None; usize::from(pieces.nuns)],
            CardId::Bishop => self.bishops = vec![None; usize::from(pieces.bishops)],
            _ => {}
        }
    }

    fn id(&self, region: Region) -> &'static str {
        self.components.regions[region.index()].id
    }

    fn region(&mut self, region: Region) -> &mut RegionView {
        let id = self.id(region);
        self.regions.iter_mut().find(|view| view.id == id).expect("the region is in play")
    }

    fn seat(&mut self, seat: Seat) -> &mut SeatView {
        &mut self.seats[seat.index()]
    }

    fn token(&self, token: Token) -> &'static str {
        if self.africanus { self.components.africanus.id(token) } else { self.components.base.id(token) }
    }

    fn region_card(&self, card: RegionCardId) -> &'static str {
        self.components.region_cards[usize::from(card.0)].id
    }

    fn cubes(&mut self, seat: Seat, region: Region) -> &mut u8 {
        &mut self.region(region).cubes[seat.index()]
    }

    fn add_load(&mut self, seat: Seat, region: Region, load: Load) {
        if !load.is_plain() {
            insert(&mut self.region(region).loads, load_view(seat, load));
        }
    }

    fn drop_load(&mut self, seat: Seat, region: Region, load: Load) {
        if !load.is_plain() {
            remove(&mut self.region(region).loads, &load_view(seat, load));
        }
    }

    fn lift_rat(&mut self, region: Region, mark: u8) -> RatView {
        let rats = &mut self.region(region).rats;
        let place = rats.iter().position(|rat| rat.mark == mark).expect("the rat lies there");
        rats.remove(place)
    }

    /// A card leaves a hand; only those who see the hand see which.
    fn leave_hand(&mut self, seat: Seat, card: RegionCardId) {
        let id = self.region_card(card);
        let view = self.seat(seat);
        view.hand -= 1;
        remove(&mut view.hand_cards, &id);
    }

    fn discard(&mut self, card: RegionCardId) {
        let id = self.region_card(card);
        insert(&mut self.discards, id);
    }
}

fn load_view(seat: Seat, load: Load) -> LoadView {
    LoadView { seat, potions: load.potions, diplomat: load.diplomat }
}

fn card_ids(cards: Cards) -> Vec<&'static str> {
    cards.iter().map(CardId::id).collect()
}

fn hand_ids(components: &'static Components, cards: u64) -> Vec<&'static str> {
    let mut ids: Vec<&str> = (0..)
        .zip(&components.region_cards)
        .filter(|(card, _)| cards >> card & 1 == 1)
        .map(|(_, card)| card.id)
        .collect();
    ids.sort_unstable();
    ids
}

/// Keeps a list sorted.
fn insert<T: Ord>(list: &mut Vec<T>, item: T) {
    let place = list.partition_point(|other| *other < item);
    list.insert(place, item);
}

fn remove<T: PartialEq>(list: &mut Vec<T>, item: &T) {
    if let Some(place) = list.iter().position(|other| other == item) {
        list.remove(place);
    }
}

/// Puts a card among others in the order of the one list.
fn insert_card(cards: &mut Vec<&'static str>, card: CardId) {
    let order = |id: &str| CardId::named(id).map(CardId::index);
    let place = cards.partition_point(|other| order(other) < Some(card.index()));
    cards.insert(place, card.id());
}

impl game::View for View {
    type Event = Event;

    fn apply(&mut self, event: &Event) {
        match event.what {
            What::CardChosen { card } => {
                insert_card(&mut self.display, card);
                self.bring_pieces(card);
            }
            What::FirstPlayer { seat } => {
                self.first = Some(seat);
                self.on_turn = Some(seat);
            }
            What::TokenRemoved { token } => {
                self.bag -= 1;
                self.removed += 1;
                if let Some(token) = token {
                    let id = self.token(token);
                    remove(&mut self.bag_tokens, &id);
                    insert(&mut self.removed_tokens, id);
                }
            }
            What::RatPlaced { region, mark, token, from } => {
                let id = token.map(|token| self.token(token));
                insert(&mut self.region(region).rats, RatView { mark, token: id });
                if from == From::Bag {
                    self.bag -= 1;
                }
                if let Some(id) = id {
                    remove(&mut self.bag_tokens, &id);
                    remove(&mut self.removed_tokens, &id);
                }
            }
            What::PlagueDrawn { region: to } | What::PlagueMoved { to, .. } => {
                self.plague = Some(self.id(to));
            }
            What::CubesPlaced { seat, region, count } => {
                *self.cubes(seat, region) += count;
                self.seat(seat).supply -= count;
            }
            What::CubeMoved { seat, from, to, load } => {
                *self.cubes(seat, from) -= 1;
                *self.cubes(seat, to) += 1;
                self.drop_load(seat, from, load);
                self.add_load(seat, to, load);
            }
            What::CubeLost { seat, region, load, .. } => {
                *self.cubes(seat, region) -= 1;
                self.seat(seat).supply += 1;
                self.drop_load(seat, region, load);
            }
            What::PotionLost { seat, region, load, .. } => {
                self.drop_load(seat, region, load);
                self.add_load(seat, region, Load { potions: load.potions - 1, ..load });
            }
            What::CubePalaced { seat, from, load } => {
                *self.cubes(seat, from) -= 1;
                self.drop_load(seat, from, load);
                self.seat(seat).palace += 1;
                self.seat(seat).palace_diplomats += u8::from(load.diplomat);
            }
            What::CardTaken { seat, card, from } => {
                match from {
                    Some(from) => remove(&mut self.seat(from).cards, &card.id()),
                    None => remove(&mut self.display, &card.id()),
                }
                insert_card(&mut self.seat(seat).cards, card);
                self.taken = true;
            }
            What::AbilityUsed { card, .. } => insert_card(&mut self.used_cards, card),
            What::RatMoved { mark, from, to } => {
                let rat = self.lift_rat(from, mark);
                insert(&mut self.region(to).rats, rat);
            }
            What::RatPeeked { mark, region, token: Some(token), .. }
            | What::RatTurnedUp { mark, region, token } => {
                let id = self.token(token);
                let rats = &mut self.region(region).rats;
                let rat = rats.iter_mut().find(|rat| rat.mark == mark).expect("the rat lies there");
                rat.token = Some(id);
            }
            What::RatRevealed { mark, region, token } => {
                self.lift_rat(region, mark);
                let id = self.token(token);
                if !self.used_tokens.contains(&id) {
                    let order = |id: &str| {
                        let set =
                            if self.africanus { &self.components.africanus } else { &self.components.base };
                        set.token(id)
                    };
                    let place = self.used_tokens.partition_point(|other| order(other) < Some(token));
                    self.used_tokens.insert(place, id);
                }
            }
            What::PotionGiven { seat, region, load } => {
                self.drop_load(seat, region, load);
                self.add_load(seat, region, Load { potions: load.potions + 1, ..load });
            }
            What::DiplomatSent { seat, region, load } => {
                self.drop_load(seat, region, load);
                self.add_load(seat, region, Load { diplomat: true, ..load });
            }
            What::CubeBaked { seat } => {
                self.seat(seat).supply -= 1;
                self.seat(seat).baked += 1;
            }
            What::BakerEmptied { owner, region, count, .. } => {
                self.seat(owner).baked -= count;
                *self.cubes(owner, region) += count;
            }
            What::WallSet { wall, border } => {
                let border = &self.components.borders[usize::from(border)];
                self.walls[usize::from(wall)] = Some((self.id(border.a), self.id(border.b)));
            }
            What::NunSet { nun, region } => self.nuns[usize::from(nun)] = Some(self.id(region)),
            What::BishopSet { bishop, region } => self.bishops[usize::from(bishop)] = Some(self.id(region)),
            What::CaravanMoved { to, .. } => self.caravan = Some(self.id(to)),
            What::RegionCardDrawn { seat, card } => {
                self.deck -= 1;
                self.seat(seat).hand += 1;
                if let Some(card) = card {
                    let id = self.region_card(card);
                    insert(&mut self.seat(seat).hand_cards, id);
                }
            }
            What::RegionCardShown { card, .. } => {
                self.deck -= 1;
                self.discard(card);
            }
            What::RegionCardDiscarded { seat, card } => {
                self.leave_hand(seat, card);
                self.discard(card);
            }
            What::RegionCardPlayed { seat, card, onto } => {
                self.leave_hand(seat, card);
                let id = self.region_card(card);
                let ravage = self.ravage.as_mut().expect("region cards are played in a ravage");
                let order = |id: &str| CardId::named(id).map(CardId::index);
                let place = ravage.protected.partition_point(|(_, other)| order(other) < Some(onto.index()));
                ravage.protected.insert(place, (id, onto.id()));
            }
            What::GuardDiscarded { card, onto } => {
                let ravage = self.ravage.as_mut().expect("region cards are played in a ravage");
                ravage.protected.retain(|(_, other)| *other != onto.id());
                self.discard(card);
            }
            What::DeckShuffled { kept } => {
                let kept = hand_ids(self.components, kept);
                let before = self.discards.len();
                self.discards.retain(|card| kept.contains(card));
                self.deck += (before - self.discards.len()) as u8;
            }
            What::TurnBegan { seat } => {
                self.stage = Stage::Regular;
                self.on_turn = Some(seat);
                self.taken = false;
                self.placed = false;
                self.used_cards.clear();
            }
            What::SeatAsked { seat } => self.on_turn = Some(seat),
            What::PlacingDone { .. } => self.placed = true,
            What::RavageBegan { region } => {
                self.ravage =
                    Some(RavageView { region: self.id(region), counts: false, protected: Vec::new() });
            }
            What::PlagueCounts { finally, .. } => match &mut self.ravage {
                Some(ravage) if !finally => ravage.counts = true,
                _ => self.plague_counts = true,
            },
            What::RavageEnded { .. } => self.ravage = None,
            What::RegularEnded { by } => self.ended_by = Some(by),
            What::FinalTurnBegan { seat } => {
                self.stage = Stage::FinalRound;
                self.on_turn = Some(seat);
                self.used_cards.clear();
            }
            What::FinalPlagueBegan { seat } => {
                self.stage = Stage::FinalPlague;
                self.on_turn = Some(seat);
            }
            What::GameEnded => self.stage = Stage::Over,
            What::RatPeeked { token: None, .. }
            | What::LimitChecked { .. }
            | What::AnswersOpened { .. }
            | What::PlagueStuck { .. } => {}
        }
    }
}
