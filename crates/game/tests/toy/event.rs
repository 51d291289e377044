//! What happens.

use super::{Card, Flaw};
use game::{Event, Eye, Seat, Seats};

/// One thing that happened.
#[allow(missing_docs, reason = "the fields say who, to whom and which card")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToyEvent {
    /// A seat begins.
    Started { seat: Seat },
    /// A seat drew a card that only it sees.
    Drawn { seat: Seat, card: Option<Card> },
    /// A seat laid a card open.
    Played { seat: Seat, card: Card },
    /// A seat hid a card.
    Hidden { seat: Seat, card: Option<Card> },
    /// A seat had a card of the deck buried, unseen.
    Buried { seat: Seat, card: Option<Card> },
    /// A seat saw a card of a stash; not even its owner knows which.
    Peeked { by: Seat, of: Seat, card: Option<Card> },
    /// A seat did not snatch, which only it knows.
    Declined { seat: Seat },
    /// A seat snatched a card, with its twin.
    Snatched { by: Seat, from: Seat, card: Card },
    /// It is a seat's turn.
    Turned { seat: Seat },
    /// The game is over.
    Ended,
}

impl Event for ToyEvent {
    fn seen_by(self, eye: Eye) -> Option<Self> {
        let only = |seat, card: Option<Card>| card.filter(|_| eye.among(Seats::only(seat)));
        match self {
            Self::Drawn { .. } if Flaw::DrawingTells.is_here() => Some(self),
            Self::Hidden { .. } if Flaw::HidingTells.is_here() => Some(self),
            Self::Declined { .. } if Flaw::DecliningTells.is_here() => Some(self),
            Self::Drawn { seat, card } => Some(Self::Drawn { seat, card: only(seat, card) }),
            Self::Hidden { seat, card } => Some(Self::Hidden { seat, card: only(seat, card) }),
            Self::Buried { .. } if Flaw::BuriesOpenly.is_here() => Some(self),
            Self::Buried { seat, card } => {
                Some(Self::Buried { seat, card: card.filter(|_| eye == Eye::Open) })
            }
            Self::Peeked { by, of, card } => Some(Self::Peeked { by, of, card: only(by, card) }),
            Self::Declined { seat } => eye.among(Seats::only(seat)).then_some(self),
            _ => Some(self),
        }
    }

    fn reveals(self, eye: Eye) -> bool {
        match self {
            Self::Started { .. } => true,
            Self::Drawn { seat, .. } => eye == Eye::Seat(seat),
            Self::Peeked { by, .. } => eye == Eye::Seat(by),
            Self::Buried { .. } => Flaw::BuriesOpenly.is_here() || eye == Eye::Open,
            Self::Played { .. } if Flaw::ShowsUnawares.is_here() => false,
            Self::Played { seat, .. } | Self::Snatched { by: seat, .. } => eye != Eye::Seat(seat),
            Self::Hidden { .. } | Self::Declined { .. } | Self::Turned { .. } | Self::Ended => false,
        }
    }
}
