//! Answers to the questions of Pest.

use crate::components::{
    Building, CapitalBuilding, CapitalCard, Decree, Marker, PestCard, StartCard, SupportCard, Tech, Token,
};
use crate::place::{Place, Resource};
use game::{Seat, choices, indexed};
use serde::{Deserialize, Serialize};

choices! {
    /// An answer to a question.
    pub enum Choice {
        /// Chance draws a card.
        Draw(Card) as draw,
        /// Chance draws a location marker.
        Marker(Marker) as marker,
        /// A capital reward: laid out by chance, or taken by a player.
        Reward(Token) as reward,
        /// Chance seats the next player in the turn order.
        Next(Seat) as next,
        /// A place for castle, doctor, building, marker or waiver.
        At(Place) as at,
        /// Walks to a neighbour.
        Go(Place) as go,
        /// Walks through the capital.
        Through(Place) as through,
        /// Jumps by the Cloning experiment.
        Jump(Place) as jump,
        /// An open technology: drawn by chance, or bought, or put back by a player.
        Technology(Tech) as technology,
        /// Uses one of the player's own cards.
        Use(Tech) as card,
        /// Puts an assistant on a space of the grid.
        Cell(Cell) as cell,
        /// Carries out one of the turn's two actions.
        Do(Action) as act,
        /// Finishes, or continues without a choice.
        Done as done,
        /// Pays research to improve the action.
        Improve as improve,
        /// Sets the camp where the doctor is.
        Camp as camp,
        /// How to enter a place with sick people.
        Enter(Entry) as enter,
        /// Gives two basic resources for a coin.
        Exchange(Pair) as exchange,
        /// Moves a sick person within the quarantine.
        Shift(Shift) as shift,
        /// Takes a sick person in.
        Put(Space) as put,
        /// Takes a sick person out of a quarantine space.
        Cure(Space) as cure,
        /// Builds on the map.
        Construct(Building) as construct,
        /// Builds in the capital.
        Raise(CapitalBuilding) as raise,
        /// Pays this number of coins in place of the resource.
        Coins(u8) as coins,
        /// A kind of resource.
        Kind(Resource) as kind,
        /// A slot for a technology.
        Slot(Slot) as slot,
        /// Lays out a new market.
        Refresh as refresh,
        /// Sends a healthy person somewhere.
        Assign(Room) as assign,
        /// Takes somebody out of a building, to another.
        Transfer(Room) as transfer,
        /// One of the capital card's bonuses.
        Bonus(u8) as bonus,
    }
}

indexed! {
    /// A card of any deck that chance draws from.
    Card below 86,
    /// A space of the 3 x 3 grid: three times the row plus the column.
    Cell below 9,
    /// Two basic resources, the lower first.
    Pair below 10,
    /// From one quarantine space to another: eight times the one plus the other.
    Shift below 64,
    /// Where sick people are kept.
    Space below 10,
    /// Where healthy people stand.
    Room below 15,
    /// A slot for technologies: top, middle, bottom.
    Slot below 3,
}

const SUPPORTS: u8 = 32;
const DECREES: u8 = 48;
const CAPITALS: u8 = 64;
const STARTS: u8 = 72;
const STACKS: u8 = 80;

/// What a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardKind {
    /// The year's pest.
    Pest(PestCard),
    /// The year's support.
    Support(SupportCard),
    /// An era's decree.
    Decree(Decree),
    /// The capital card.
    Capital(CapitalCard),
    /// A start card.
    Start(StartCard),
    /// One of the two cards that remain of a stack of PE-06, face down: the stack, then which of the two.
    Stack(u8, u8),
}

impl Card {
    /// The card of this kind.
    #[must_use]
    pub const fn new(kind: CardKind) -> Self {
        Self(match kind {
            CardKind::Pest(card) => card.0,
            CardKind::Support(card) => SUPPORTS + card.0,
            CardKind::Decree(card) => DECREES + card.0,
            CardKind::Capital(card) => CAPITALS + card.0,
            CardKind::Start(card) => STARTS + card.0,
            CardKind::Stack(stack, which) => STACKS + 2 * stack + which,
        })
    }

    /// The kind of the card.
    #[must_use]
    pub const fn kind(self) -> CardKind {
        match self.0 {
            0..SUPPORTS => CardKind::Pest(PestCard(self.0)),
            SUPPORTS..DECREES => CardKind::Support(SupportCard(self.0 - SUPPORTS)),
            DECREES..CAPITALS => CardKind::Decree(Decree(self.0 - DECREES)),
            CAPITALS..STARTS => CardKind::Capital(CapitalCard(self.0 - CAPITALS)),
            STARTS..STACKS => CardKind::Start(StartCard(self.0 - STARTS)),
            _ => CardKind::Stack((self.0 - STACKS) / 2, (self.0 - STACKS) % 2),
        }
    }

    /// The members of the family for a set of cards of one kind. `first` is the first card of that kind.
    #[inline]
    pub(crate) const fn set(first: CardKind, cards: u32) -> u128 {
        (cards as u128) << Self::new(first).0
    }
}

/// The six actions of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// The first column.
    Move,
    /// The second column.
    Construct,
    /// The third column.
    Produce,
    /// The first row.
    Research,
    /// The second row.
    Cure,
    /// The third row.
    Assign,
}

impl Action {
    /// All actions: the columns, then the rows.
    pub const ALL: [Self; 6] =
        [Self::Move, Self::Construct, Self::Produce, Self::Research, Self::Cure, Self::Assign];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        ["move", "construct", "produce", "research", "cure", "assign"][self as usize]
    }
}

game::listed! { Action }

impl Cell {
    /// The column's action.
    #[must_use]
    pub fn top(self) -> Action {
        Action::ALL[self.index() % 3]
    }

    /// The row's action.
    #[must_use]
    pub fn left(self) -> Action {
        Action::ALL[3 + self.index() / 3]
    }

    /// The space of these two actions, a top one and a left one.
    #[must_use]
    pub const fn of(top: Action, left: Action) -> Self {
        Self((left as u8 - 3) * 3 + top as u8)
    }
}

/// How a place with sick people is entered, PE-52.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// Takes all, at their food.
    Pay,
    /// Leaves one behind by PE-204 and takes the others at their food.
    PayLeave,
    /// Sets the camp and takes all free.
    Camp,
    /// Sets the camp, leaves one behind and takes the others free.
    CampLeave,
}

impl Entry {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Pay, Self::PayLeave, Self::Camp, Self::CampLeave];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        ["pay", "pay-leave-one", "camp", "camp-leave-one"][self as usize]
    }

    /// Whether one stays behind.
    #[must_use]
    pub const fn leaves(self) -> bool {
        matches!(self, Self::PayLeave | Self::CampLeave)
    }

    /// Whether the camp is set.
    #[must_use]
    pub const fn camps(self) -> bool {
        matches!(self, Self::Camp | Self::CampLeave)
    }
}

game::listed! { Entry }

impl Pair {
    /// How many pairs there are.
    pub const COUNT: u8 = 10;
    const KINDS: [(usize, usize); 10] =
        [(0, 0), (0, 1), (0, 2), (0, 3), (1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3)];

    /// The two kinds.
    #[must_use]
    pub const fn kinds(self) -> (usize, usize) {
        Self::KINDS[self.index()]
    }

    /// The pair of these two basic resources.
    #[must_use]
    pub fn of(a: Resource, b: Resource) -> Self {
        let (low, high) = ((a as usize).min(b as usize), (a as usize).max(b as usize));
        let place = Self::KINDS.iter().position(|pair| *pair == (low, high)).expect("two basic resources");
        Self(place as u8)
    }
}

impl Space {
    /// The three quarantine spaces.
    pub const AREA: Self = Self(0);
    /// The card of PE-218.
    pub const TENT: Self = Self(1);
    /// The card of PE-219.
    pub const HUT: Self = Self(2);
    /// Restricts Move.
    pub const MOVE: Self = Self(3);
    /// Restricts Construct.
    pub const CONSTRUCT: Self = Self(4);
    /// Restricts Produce.
    pub const PRODUCE: Self = Self(5);
    /// The fifth space of the resource track.
    pub const TRACK: Self = Self(6);
    /// For the dead.
    pub const CEMETERY: Self = Self(7);
    /// The card of PE-201.
    pub const APPARATUS: Self = Self(8);
    /// The card of PE-214.
    pub const HOSPITAL: Self = Self(9);
    /// The quarantine, PE-63, is the spaces below this number.
    pub const QUARANTINE: usize = 7;
    /// The quarantine spaces below this number do no harm.
    pub const HARMLESS: usize = 3;
    /// The stable ids.
    pub const IDS: [&'static str; 10] = [
        "quarantine",
        "tent",
        "hut",
        "move",
        "construct",
        "produce",
        "track",
        "cemetery",
        "apparatus",
        "hospital",
    ];
}

impl Shift {
    /// From `from` to `to`.
    #[must_use]
    pub const fn new(from: Space, to: Space) -> Self {
        Self(from.0 * 8 + to.0)
    }

    /// Where from and where to.
    #[must_use]
    pub const fn ends(self) -> (Space, Space) {
        (Space(self.0 / 8), Space(self.0 % 8))
    }
}

impl Room {
    /// The card of PE-225.
    pub const WORKSHOP_CARD: Self = Self(10);
    /// The card of PE-210.
    pub const EXPERTS: Self = Self(11);
    /// The own capital field.
    pub const CAPITAL: Self = Self(12);
    /// The recovery track.
    pub const RECOVERY: Self = Self(13);
    /// Out of the game.
    pub const STOCK: Self = Self(14);

    /// The space of a building.
    #[must_use]
    pub const fn of(building: Building) -> Self {
        Self(building.0)
    }
}

impl Slot {
    /// The stable ids.
    pub const IDS: [&'static str; 3] = ["top", "middle", "bottom"];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_cells_pairs_and_shifts_unpack_to_what_was_packed() {
        for number in 0..86 {
            let card = Card(number);
            assert_eq!(Card::new(card.kind()), card);
        }
        for number in 0..9 {
            let cell = Cell(number);
            assert_eq!(Cell::of(cell.top(), cell.left()), cell);
        }
        for number in 0..Pair::COUNT {
            let (a, b) = Pair(number).kinds();
            assert_eq!(Pair::of(Resource::ALL[b], Resource::ALL[a]), Pair(number));
        }
        assert_eq!(Shift::new(Space::TRACK, Space::AREA).ends(), (Space::TRACK, Space::AREA));
    }
}
