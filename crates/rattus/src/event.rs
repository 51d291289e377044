//! The events of Rattus.

use crate::cards::CardId;
use crate::hands::RegionCardId;
use crate::load::Load;
use crate::rattus::Rattus;
use crate::region::Region;
use crate::token::{Symbol, Token};
use game::{Argument, EventField, Eye, Kind, Rule, Seat, Seats, Value};

/// Something that happened, and the rule that caused it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    /// The rule that caused it.
    pub rule: Rule,
    /// What happened.
    pub kind: EventKind,
}

/// Where a face-down rat came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum From {
    /// From the set-up or the bag: its token is one that nobody has seen.
    Bag,
    /// From the used tokens (PP-72).
    Used,
}

game::events! {
    /// The kinds of events, with the keys of their sentences. A hidden field is `None` for eyes that must not see it.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[allow(missing_docs, reason = "the fields are named after what they hold")]
    pub enum EventKind of Rattus {
        /// A class card came into play.
        CardChosen = "event-card-chosen" { card: CardId },
        /// The start player was drawn or chosen.
        FirstPlayer = "event-first-player" { seat: Seat },
        /// A token was removed from the game unseen.
        TokenRemoved = "event-token-removed" { token: Option<Token> },
        /// A rat was put on the board, face down.
        RatPlaced = "event-rat-placed" { mark as ("rat" + 1): u8, region: Region, token: Option<Token>, from as _: From },
        /// The first region of the plague piece was drawn.
        PlagueDrawn = "event-plague-starts" { region: Region },
        /// The plague piece moved to a region.
        PlagueMoved = "event-plague-starts" | "event-plague-moved" if from { to as "region": Region, from: Option<Region> },
        /// Cubes were placed from the supply.
        CubesPlaced = "event-cubes-placed" { seat: Seat, region: Region, count: u8 },
        /// A cube moved.
        CubeMoved = "event-cube-moved" { load: Load, seat: Seat, from: Region, to as "region": Region },
        /// A cube went back to the supply.
        CubeLost = "event-cube-lost" { load: Load, seat: Seat, region: Region, symbol: Symbol },
        /// A potion was lost instead of a cube.
        PotionLost = "event-potion-lost" { load: Load, seat: Seat, region: Region, symbol: Symbol },
        /// A cube went to the palace.
        CubePalaced = "event-cube-palaced" { load: Load, seat: Seat, from: Region },
        /// A class card changed hands.
        CardTaken = "event-card-taken" | "event-card-taken-from" if from { seat: Seat, card: CardId, from: Option<Seat> },
        /// An ability was used.
        AbilityUsed = "event-ability-used" { seat: Seat, card: CardId },
        /// A rat was moved.
        RatMoved = "event-rat-moved" { mark as ("rat" + 1): u8, from: Region, to as "region": Region },
        /// A player looked at a rat.
        RatPeeked = "event-rat-peeked" { seat: Seat, mark as ("rat" + 1): u8, region: Region, token: Option<Token> },
        /// A rat was turned up and stays for now (PP-10).
        RatTurnedUp = "event-rat-turned-up" { mark as ("rat" + 1): u8, region: Region, token: Token },
        /// A rat was turned up and left the game.
        RatRevealed = "event-rat-revealed" { mark as ("rat" + 1): u8, region: Region, token: Token },
        /// A token's limit was checked.
        LimitChecked = "event-no-effect" | "event-breaks-out" if breaks_out {
            region: Region, limit: u8, population: u8, breaks_out as _: bool,
        },
        /// The plague piece counts as two neutral cubes (RB-46, RB-64).
        PlagueCounts = "event-plague-counts" | "event-plague-counts-finally" if finally { seat: Seat, finally as _: bool },
        /// A potion was put on a cube.
        PotionGiven = "event-potion-given" { load: Load, seat: Seat, region: Region },
        /// A diplomat was put under a cube.
        DiplomatSent = "event-diplomat-sent" { load: Load, seat: Seat, region: Region },
        /// A cube was put on the Baker.
        CubeBaked = "event-cube-baked" { seat: Seat },
        /// The Baker was emptied into a region.
        BakerEmptied = "event-baker-emptied" { by as "seat": Seat, owner: Seat, region: Region, count: u8 },
        /// A wall was put on a border.
        WallSet = "event-wall-set" { wall as ("wall" + 1): u8, border: BorderId },
        /// A nun was put into a region.
        NunSet = "event-nun-set" { nun as ("nun" + 1): u8, region: Region },
        /// A bishop was put into a region.
        BishopSet = "event-bishop-set" { bishop as ("bishop" + 1): u8, region: Region },
        /// The caravan moved to a region.
        CaravanMoved = "event-caravan-starts" | "event-caravan-moved" if from { to as "region": Region, from: Option<Region> },
        /// A region card was drawn unseen.
        RegionCardDrawn = "event-region-card-drawn" { seat: Seat, card as "region_card": Option<RegionCardId> },
        /// A region card was drawn and shown.
        RegionCardShown = "event-region-card-shown" { seat: Seat, card as "region_card": RegionCardId },
        /// A region card was put on the discards.
        RegionCardDiscarded = "event-region-card-discarded" { seat: Seat, card as "region_card": RegionCardId },
        /// Everybody who was asked for region cards has answered in secret. The cards they played are revealed now.
        AnswersOpened = "event-answers-opened" { seats as _: Seats },
        /// A region card was played onto a class card.
        RegionCardPlayed = "event-region-card-played" { seat: Seat, card as "region_card": RegionCardId, onto as "card": CardId },
        /// A region card left the class card it was played onto.
        GuardDiscarded = "event-guard-discarded" { card as "region_card": RegionCardId, onto as "card": CardId },
        /// The discards became the deck, except those in `kept`.
        DeckShuffled = "event-deck-shuffled" { kept: RegionCards },
        /// A player's turn began.
        TurnBegan = "event-turn-began" { seat: Seat },
        /// A player is next in the set-up.
        SeatAsked = "event-seat-asked" { seat: Seat },
        /// Part B is done or declined for this turn.
        PlacingDone = "event-placing-done" { seat: Seat },
        /// The plague has no way out (PP-35).
        PlagueStuck = "event-plague-stuck" { seat: Seat },
        /// The ravage of a region began.
        RavageBegan = "event-ravage-began" { region: Region },
        /// The ravage of a region ended.
        RavageEnded = "event-ravage-ended" { region: Region },
        /// The regular game is over.
        RegularEnded = "event-regular-ended" { by: End },
        /// A player's part of the final round began.
        FinalTurnBegan = "event-final-turn-began" { seat: Seat },
        /// The final plague began.
        FinalPlagueBegan = "event-final-plague-began" { seat: Seat },
        /// The game is over.
        GameEnded = "event-game-ended",
    }
}

/// A border of the map, by its index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BorderId(pub u8);

/// A set of region cards, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RegionCards(pub u64);

game::event_ids! { Rattus {
    Region: "region" = |game, region| game.components.regions.get(region.index()).map_or("none", |info| info.id);
    CardId: "card" = |_, card| card.id();
    Token: "token" = |game, token| game.tokens().id(token);
    Option<Token>: "token" = |game, token| token.map_or("hidden", |token| game.tokens().id(token));
    RegionCardId: "region_card" = |game, card| game.components.region_cards[usize::from(card.0)].id;
    Option<RegionCardId>: "region_card" =
        |game, card| card.map_or("hidden", |card| game.components.region_cards[usize::from(card.0)].id);
    Symbol: "symbol" = |_, symbol| match symbol {
        Symbol::Majority => "majority",
        Symbol::All => "all",
        Symbol::Class(class) => class.id(),
    };
    End: "end" = |_, end| end.id();
} }

type Args = Vec<(&'static str, Value)>;

impl EventField<Rattus> for Option<Region> {
    fn arguments(name: &'static str) -> Vec<Argument> {
        vec![Argument { name, kind: Kind::Thing("region"), optional: true }]
    }

    fn tell(&self, game: &Rattus, name: &'static str, args: &mut Args) {
        if let Some(region) = self {
            region.tell(game, name, args);
        }
    }
}

/// What a cube carries, if anything.
impl EventField<Rattus> for Load {
    fn arguments(_: &'static str) -> Vec<Argument> {
        [("potions", Kind::Number), ("diplomat", Kind::Flag)]
            .map(|(name, kind)| Argument { name, kind, optional: true })
            .to_vec()
    }

    fn tell(&self, _: &Rattus, _: &'static str, args: &mut Args) {
        if !self.is_plain() {
            args.extend([("potions", self.potions.into()), ("diplomat", self.diplomat.into())]);
        }
    }
}

/// The two regions of a border.
impl EventField<Rattus> for BorderId {
    fn arguments(_: &'static str) -> Vec<Argument> {
        ["from", "region"].map(|name| Argument::new(name, Kind::Thing("region"))).to_vec()
    }

    fn tell(&self, game: &Rattus, _: &'static str, args: &mut Args) {
        let ends = &game.components.borders[usize::from(self.0)];
        ends.a.tell(game, "from", args);
        ends.b.tell(game, "region", args);
    }
}

impl EventField<Rattus> for RegionCards {
    fn arguments(name: &'static str) -> Vec<Argument> {
        vec![Argument::new("count", Kind::Number), Argument::new(name, Kind::Things("region_card"))]
    }

    fn tell(&self, game: &Rattus, name: &'static str, args: &mut Args) {
        let cards = game::Bits(self.0)
            .map(|card| Value::Id("region_card", game.components.region_cards[usize::from(card)].id));
        args.push(("count", (self.0.count_ones() as u8).into()));
        args.push((name, Value::List(cards.collect())));
    }
}

/// What ended the regular game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The bag was empty (RB-60).
    Bag,
    /// Somebody had placed all their cubes (RB-60).
    Cubes,
    /// Ten rounds passed without progress (RB-71).
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
        match &mut self.kind {
            EventKind::TokenRemoved { token } | EventKind::RatPlaced { token, .. } if eye != Eye::Open => {
                *token = None;
            }
            EventKind::RatPeeked { seat, token, .. } if !eye.among(Seats::only(*seat)) => *token = None,
            EventKind::RegionCardDrawn { seat, card } if !eye.among(Seats::only(*seat)) => *card = None,
            _ => {}
        }
        Some(self)
    }

    fn reveals(self, eye: Eye) -> bool {
        match self.kind {
            EventKind::TokenRemoved { .. } | EventKind::RatPlaced { .. } => eye == Eye::Open,
            EventKind::RatPeeked { seat, .. } | EventKind::RegionCardDrawn { seat, .. } => {
                eye.among(Seats::only(seat))
            }
            EventKind::RatTurnedUp { .. }
            | EventKind::RatRevealed { .. }
            | EventKind::RegionCardShown { .. }
            | EventKind::CardChosen { .. }
            | EventKind::FirstPlayer { .. }
            | EventKind::PlagueDrawn { .. } => true,
            EventKind::AnswersOpened { seats } => !seats.iter().all(|seat| eye == Eye::Seat(seat)),
            EventKind::RegionCardDiscarded { seat, .. } | EventKind::RegionCardPlayed { seat, .. } => {
                eye != Eye::Seat(seat)
            }
            _ => false,
        }
    }
}
