//! What happens at the table.

use crate::cards::CardId;
use crate::hands::RegionCardId;
use crate::load::Load;
use crate::region::Region;
use crate::token::{Symbol, Token};
use game::{Eye, Rule, Seat, Seats};

/// One thing that happened, and the rule that made it happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    /// By which rule.
    pub rule: Rule,
    /// What.
    pub what: What,
}

/// Where a face-down rat came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum From {
    /// Set-up or bag: its token is one of those nobody has seen.
    Bag,
    /// The used tokens (PP-72).
    Used,
}

/// What can happen. Hidden things are `None` for those who must not see them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum What {
    /// A class card came into play.
    CardChosen { card: CardId },
    /// Chance or the table named the start player.
    FirstPlayer { seat: Seat },
    /// A token went out of the game unseen.
    TokenRemoved { token: Option<Token> },
    /// A rat was put on the board, face down.
    RatPlaced { region: Region, mark: u8, token: Option<Token>, from: From },
    /// Chance put the plague piece into its first region.
    PlagueDrawn { region: Region },
    /// The plague piece came to a region.
    PlagueMoved { from: Option<Region>, to: Region },
    /// Cubes came from the supply.
    CubesPlaced { seat: Seat, region: Region, count: u8 },
    /// A cube moved.
    CubeMoved { seat: Seat, from: Region, to: Region, load: Load },
    /// A cube went back to the supply.
    CubeLost { seat: Seat, region: Region, load: Load, symbol: Symbol },
    /// A potion was given up for a cube.
    PotionLost { seat: Seat, region: Region, load: Load, symbol: Symbol },
    /// A cube went to the palace.
    CubePalaced { seat: Seat, from: Region, load: Load },
    /// A class card changed hands.
    CardTaken { seat: Seat, card: CardId, from: Option<Seat> },
    /// An ability was used.
    AbilityUsed { seat: Seat, card: CardId },
    /// A rat was moved.
    RatMoved { mark: u8, from: Region, to: Region },
    /// A player looked at a rat.
    RatPeeked { seat: Seat, mark: u8, region: Region, token: Option<Token> },
    /// A rat was turned up and stays for now (PP-10).
    RatTurnedUp { mark: u8, region: Region, token: Token },
    /// A rat was turned up and left the game.
    RatRevealed { mark: u8, region: Region, token: Token },
    /// A token's limit was checked.
    LimitChecked { region: Region, limit: u8, population: u8, breaks_out: bool },
    /// The plague piece counts as two neutral cubes (RB-46, RB-64).
    PlagueCounts { seat: Seat, finally: bool },
    /// A potion was put on a cube.
    PotionGiven { seat: Seat, region: Region, load: Load },
    /// A diplomat was put under a cube.
    DiplomatSent { seat: Seat, region: Region, load: Load },
    /// A cube was put on the Baker.
    CubeBaked { seat: Seat },
    /// The Baker was emptied into a region.
    BakerEmptied { by: Seat, owner: Seat, region: Region, count: u8 },
    /// A wall was put on a border.
    WallSet { wall: u8, border: u8 },
    /// A nun was put into a region.
    NunSet { nun: u8, region: Region },
    /// A bishop was put into a region.
    BishopSet { bishop: u8, region: Region },
    /// The caravan came to a region.
    CaravanMoved { from: Option<Region>, to: Region },
    /// A region card was drawn unseen.
    RegionCardDrawn { seat: Seat, card: Option<RegionCardId> },
    /// A region card was drawn and shown.
    RegionCardShown { seat: Seat, card: RegionCardId },
    /// A region card was put on the discards.
    RegionCardDiscarded { seat: Seat, card: RegionCardId },
    /// All who were asked for region cards have answered unseen; what they laid is opened now.
    AnswersOpened { seats: Seats },
    /// A region card was played onto a class card.
    RegionCardPlayed { seat: Seat, card: RegionCardId, onto: CardId },
    /// A region card left the class card it was played onto.
    GuardDiscarded { card: RegionCardId, onto: CardId },
    /// The discards became the deck, but those in `kept`.
    DeckShuffled { kept: u64 },
    /// A player's turn began.
    TurnBegan { seat: Seat },
    /// A player is next in the set-up.
    SeatAsked { seat: Seat },
    /// Part B is done or declined for this turn.
    PlacingDone { seat: Seat },
    /// The plague has no way out (PP-35).
    PlagueStuck { seat: Seat },
    /// The plague begins in a region.
    RavageBegan { region: Region },
    /// It is over there.
    RavageEnded { region: Region },
    /// The regular game is over.
    RegularEnded { by: End },
    /// A player's part of the final round began.
    FinalTurnBegan { seat: Seat },
    /// The final plague began.
    FinalPlagueBegan { seat: Seat },
    /// The game is over.
    GameEnded,
}

/// What ended the regular game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The bag was empty (RB-60).
    Bag,
    /// Somebody had all cubes on the board (RB-60).
    Cubes,
    /// Ten rounds passed in which nothing stirred (RB-71).
    Quiet,
}

impl End {
    /// The stable name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Bag => "bag",
            Self::Cubes => "cubes",
            Self::Quiet => "quiet",
        }
    }
}

impl game::Event for Event {
    fn seen_by(mut self, eye: Eye) -> Option<Self> {
        match &mut self.what {
            What::TokenRemoved { token } | What::RatPlaced { token, .. } if eye != Eye::Open => *token = None,
            What::RatPeeked { seat, token, .. } if !eye.among(Seats::only(*seat)) => *token = None,
            What::RegionCardDrawn { seat, card } if !eye.among(Seats::only(*seat)) => *card = None,
            _ => {}
        }
        Some(self)
    }

    fn teaches(self, eye: Eye) -> bool {
        match self.what {
            What::TokenRemoved { .. } | What::RatPlaced { .. } => eye == Eye::Open,
            What::RatPeeked { seat, .. } | What::RegionCardDrawn { seat, .. } => eye.among(Seats::only(seat)),
            What::RatTurnedUp { .. }
            | What::RatRevealed { .. }
            | What::RegionCardShown { .. }
            | What::CardChosen { .. }
            | What::FirstPlayer { .. }
            | What::PlagueDrawn { .. } => true,
            What::AnswersOpened { seats } => !seats.iter().all(|seat| eye == Eye::Seat(seat)),
            What::RegionCardDiscarded { seat, .. } | What::RegionCardPlayed { seat, .. } => {
                eye != Eye::Seat(seat)
            }
            _ => false,
        }
    }
}
