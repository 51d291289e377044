//! The pieces and where they lie. Queries only: pieces move through the verbs of [`crate::turn::Turn`].

use crate::cards::{CardId, Cards};
use crate::crowd::Crowd;
use crate::hands::Hands;
use crate::load::{Load, Loads};
use crate::region::{MAX_REGIONS, Region, Regions};
use crate::token::{Token, Tokens};
use game::{Eye, MAX_SEATS, Seat, Seats};
use serde::{Deserialize, Serialize};

/// Maximum number of rats in a region (RB-19).
pub(crate) const MAX_RATS: usize = 3;

/// A rat on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Rat {
    /// The token: what is on its face.
    pub token: Token,
    /// The public mark by which everybody can distinguish it from other rats while it is on the board (RB-52).
    pub mark: u8,
    /// The seats that have been shown its face (RB-49); [`Rat::FACE_UP`] if it lies face up.
    pub known: Seats,
}

impl Rat {
    const NONE: Self = Self { token: Token(u8::MAX), mark: u8::MAX, known: Seats::NONE };

    /// Known to everybody, including spectators.
    pub const FACE_UP: Seats = Seats(u8::MAX);

    #[inline]
    const fn is_none(self) -> bool {
        self.token.0 == u8::MAX
    }

    /// Whether `eye` may see its face.
    #[must_use]
    pub fn is_known_to(self, eye: Eye) -> bool {
        self.known == Self::FACE_UP || eye.among(self.known)
    }
}

/// The value for a piece that is not on the board.
pub(crate) const NOWHERE: u8 = u8::MAX;

/// The table: cubes, rats, cards and pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Board {
    /// The face-down tokens beside the board.
    pub(crate) bag: Tokens,
    /// Every token that has been revealed (public, RB-36), also one that a Soldier brought back.
    pub(crate) used: Tokens,
    /// What a rat brought back from the used tokens can be (PP-72).
    pub(crate) recycled: Tokens,
    pub(crate) hands: Hands,
    pub(crate) rats: [[Rat; MAX_RATS]; MAX_REGIONS],
    /// The regions with a rat, and those with three. Stored next to `rats` because every question needs them.
    ratty: Regions,
    full: Regions,
    pub(crate) cubes: [Crowd; MAX_REGIONS],
    pub(crate) supply: Crowd,
    pub(crate) palace: Crowd,
    pub(crate) held: [Cards; MAX_SEATS],
    /// The class cards in play.
    pub(crate) cards: Cards,
    /// The regions in play.
    pub(crate) in_play: Regions,
    pub(crate) loads: Loads,
    /// The borders with a wall (PP-33), by number.
    pub(crate) walls: [u8; 3],
    /// The regions with a nun (PP-50).
    pub(crate) nuns: [u8; 3],
    /// The regions with a bishop (PP-52).
    pub(crate) bishops: [u8; 2],
    pub(crate) caravan: u8,
    pub(crate) plague: u8,
    /// Cubes on the Baker, its holder's (PP-42).
    pub(crate) baked: Crowd,
    /// The mark of the next rat. The first marks belong to the rats of the set-up.
    pub(crate) next_mark: u8,
}

impl Board {
    pub(crate) fn empty(cubes: u8, cards: Cards, in_play: Regions) -> Self {
        Self {
            bag: Tokens::NONE,
            used: Tokens::NONE,
            recycled: Tokens::NONE,
            hands: Hands::NONE,
            rats: [[Rat::NONE; MAX_RATS]; MAX_REGIONS],
            ratty: Regions::NONE,
            full: Regions::NONE,
            cubes: [Crowd::NONE; MAX_REGIONS],
            supply: Crowd::each(cubes),
            palace: Crowd::NONE,
            held: [Cards::NONE; MAX_SEATS],
            cards,
            in_play,
            loads: Loads::NONE,
            walls: [NOWHERE; 3],
            nuns: [NOWHERE; 3],
            bishops: [NOWHERE; 2],
            caravan: NOWHERE,
            plague: NOWHERE,
            baked: Crowd::NONE,
            next_mark: 0,
        }
    }

    /// The regions in play.
    #[inline]
    #[must_use]
    pub fn in_play(&self) -> Regions {
        self.in_play
    }

    /// The number of cubes that `seat` has in `region`.
    #[inline]
    #[must_use]
    pub fn cubes_of(&self, seat: Seat, region: Region) -> u8 {
        self.cubes[region.index()].of(seat)
    }

    /// The population of `region`: the number of all cubes there.
    #[inline]
    #[must_use]
    pub fn population(&self, region: Region) -> u8 {
        self.cubes[region.index()].total()
    }

    /// The regions with a cube of `seat`.
    #[inline]
    #[must_use]
    pub fn regions_of(&self, seat: Seat) -> Regions {
        self.in_play.filter(|region| self.cubes_of(seat, region) > 0)
    }

    /// Cubes of `seat` on the map, without the palace.
    #[must_use]
    pub fn on_map(&self, seat: Seat) -> u8 {
        self.cubes.iter().map(|cubes| cubes.of(seat)).sum()
    }

    /// The cubes `seat` could still place.
    #[inline]
    #[must_use]
    pub fn supply(&self, seat: Seat) -> u8 {
        self.supply.of(seat)
    }

    /// The cubes of `seat` in the palace.
    #[inline]
    #[must_use]
    pub fn palace(&self, seat: Seat) -> u8 {
        self.palace.of(seat)
    }

    /// The cubes of `seat` on the Baker.
    #[inline]
    #[must_use]
    pub fn baked(&self, seat: Seat) -> u8 {
        self.baked.of(seat)
    }

    /// The players with the most cubes in `region`; empty if there are none.
    #[must_use]
    pub fn majority(&self, region: Region) -> Seats {
        self.cubes[region.index()].majority()
    }

    /// The rats in `region`.
    #[inline]
    #[must_use]
    pub fn rats(&self, region: Region) -> &[Rat] {
        let rats = &self.rats[region.index()];
        &rats[..usize::from(self.rat_count(region))]
    }

    /// The number of rats in `region`.
    #[inline]
    #[must_use]
    pub fn rat_count(&self, region: Region) -> u8 {
        let rats = &self.rats[region.index()];
        u8::from(!rats[0].is_none()) + u8::from(!rats[1].is_none()) + u8::from(!rats[2].is_none())
    }

    /// The regions with at least one rat.
    #[inline]
    #[must_use]
    pub fn ratty(&self) -> Regions {
        self.ratty
    }

    /// The regions that can take one more rat: those with fewer than three (RB-19) and without a bishop (PP-53).
    #[inline]
    #[must_use]
    pub fn take_rats(&self) -> Regions {
        let open = self.in_play.minus(self.full);
        if self.bishops == [NOWHERE; 2] { open } else { open.filter(|region| !self.has_bishop(region)) }
    }

    /// Whether the stored sets agree with the rats.
    pub(crate) fn counts_agree(&self) -> bool {
        self.in_play.iter().all(|region| {
            let count = usize::from(self.rat_count(region));
            self.ratty.has(region) == (count > 0) && self.full.has(region) == (count == MAX_RATS)
        })
    }

    /// Puts a rat into a region that has fewer than three.
    pub(crate) fn lay_rat(&mut self, region: Region, rat: Rat) {
        let count = usize::from(self.rat_count(region));
        self.rats[region.index()][count] = rat;
        self.ratty = self.ratty.with(region);
        if count + 1 == MAX_RATS {
            self.full = self.full.with(region);
        }
    }

    /// Removes a rat from its region.
    pub(crate) fn lift_rat(&mut self, region: Region, mark: u8) -> Rat {
        let count = usize::from(self.rat_count(region));
        let rats = &mut self.rats[region.index()];
        let place = rats.iter().position(|rat| rat.mark == mark).expect("it lies in its region");
        let rat = rats[place];
        rats[place] = rats[count - 1];
        rats[count - 1] = Rat::NONE;
        self.full = self.full.without(region);
        if count == 1 {
            self.ratty = self.ratty.without(region);
        }
        rat
    }

    /// The rat with this mark, and its region.
    #[must_use]
    pub fn find_rat(&self, mark: u8) -> Option<(Region, Rat)> {
        self.in_play.iter().find_map(|region| {
            self.rats(region).iter().find(|rat| rat.mark == mark).map(|&rat| (region, rat))
        })
    }

    /// The marks of the rats in `regions`, as members of a family of choices.
    #[must_use]
    pub fn marks(&self, regions: Regions) -> u128 {
        regions
            .and(self.ratty)
            .iter()
            .fold(0, |marks, region| self.rats(region).iter().fold(marks, |marks, rat| marks | 1 << rat.mark))
    }

    /// All rats on the board.
    pub fn all_rats(&self) -> impl Iterator<Item = (Region, &Rat)> {
        self.ratty.iter().flat_map(|region| self.rats(region).iter().map(move |rat| (region, rat)))
    }

    /// The tokens on the board, known to anyone or not.
    #[must_use]
    pub fn tokens_on_board(&self) -> Tokens {
        self.all_rats().map(|(_, rat)| rat.token).collect()
    }

    /// Whether a bishop keeps rats out of `region`.
    #[inline]
    #[must_use]
    pub fn has_bishop(&self, region: Region) -> bool {
        self.bishops[0] == region.0 || self.bishops[1] == region.0
    }

    /// The number of nuns in `region`.
    #[inline]
    #[must_use]
    pub fn nuns_in(&self, region: Region) -> u8 {
        self.nuns.iter().filter(|&&nun| nun == region.0).count() as u8
    }

    /// The class cards `seat` holds.
    #[inline]
    #[must_use]
    pub fn held(&self, seat: Seat) -> Cards {
        self.held[seat.index()]
    }

    /// The class cards nobody holds.
    #[must_use]
    pub fn display(&self) -> Cards {
        self.held.iter().fold(self.cards, |cards, held| cards.minus(*held))
    }

    /// Who holds `card`.
    #[must_use]
    pub fn holder(&self, card: CardId) -> Option<Seat> {
        self.held.iter().position(|held| held.has(card)).map(|seat| Seat(seat as u8))
    }

    /// The region of the plague piece, once it has one.
    #[must_use]
    pub fn plague(&self) -> Option<Region> {
        (self.plague != NOWHERE).then_some(Region(self.plague))
    }

    /// The region of the caravan, if it is in play (AF-09).
    #[must_use]
    pub fn caravan(&self) -> Option<Region> {
        (self.caravan != NOWHERE).then_some(Region(self.caravan))
    }

    /// The different loads of `seat`'s cubes in `region`, as members of a family of choices. Players who choose among cubes
    /// choose among these (PP-67).
    #[must_use]
    pub fn loads_of(&self, seat: Seat, region: Region) -> u128 {
        let count = self.cubes_of(seat, region);
        if self.loads.is_empty() {
            return u128::from(count > 0);
        }
        let mut laden = 0;
        let mut kinds = 0;
        for load in self.loads.of(seat, region) {
            laden += 1;
            kinds |= 1 << game::Member::index(load);
        }
        kinds | u128::from(count > laden)
    }

    /// The number of potions on `seat`'s cubes in `region`.
    #[must_use]
    pub fn potions_of(&self, seat: Seat, region: Region) -> u8 {
        self.loads.of(seat, region).map(|load| load.potions).sum()
    }

    /// The number of potions in play.
    #[must_use]
    pub fn potions(&self) -> u32 {
        self.loads.iter().map(|(_, _, load)| u32::from(load.potions)).sum()
    }

    /// The number of `seat`'s cubes with a diplomat, including the palace.
    #[must_use]
    pub fn diplomats_of(&self, seat: Seat) -> u8 {
        self.loads.iter().filter(|&(whose, _, load)| whose == seat && load.diplomat).count() as u8
    }

    /// Whether `seat` has a cube with a diplomat in `region` (AF-33).
    #[must_use]
    pub fn has_diplomat(&self, seat: Seat, region: Region) -> bool {
        self.loads.of(seat, region).any(|load| load.diplomat)
    }

    /// The cube of `seat` in `region` that is taken when there is no choice: one that carries least.
    #[must_use]
    pub fn least_load(&self, seat: Seat, region: Region) -> Load {
        game::Member::at(self.loads_of(seat, region).trailing_zeros() as u8)
    }
}

/// Of several identical pieces, those not yet `done`, one for each place. Pieces in the same place are interchangeable.
pub(crate) fn distinct_pieces(places: &[u8], done: u8) -> u128 {
    let open = |piece: usize| done >> piece & 1 == 0;
    (0..places.len())
        .filter(|&piece| {
            open(piece) && !(0..piece).any(|other| open(other) && places[other] == places[piece])
        })
        .fold(0, |set, piece| set | 1 << piece)
}
