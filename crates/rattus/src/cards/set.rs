//! Sets of class cards.

use super::CardId;
use game::set_of;
use serde::{Deserialize, Serialize};

set_of! {
    /// A set of class cards, in the order of the list. Snapshots name the cards.
    #[serde(into = "StoredCards", from = "StoredCards")]
    pub struct Cards(u32) of CardId, card => 1 << card as u8
}

/// A set of cards in a snapshot.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum StoredCards {
    /// As the first builds wrote it: one bit for each of [`FIRST_CARDS`].
    Bits(u32),
    /// Their ids.
    Ids(Vec<CardId>),
}

/// The cards of the first builds, in their order. Never changes.
pub(crate) const FIRST_CARDS: [CardId; 22] = [
    CardId::Peasant,
    CardId::Merchant,
    CardId::Monk,
    CardId::Knight,
    CardId::Witch,
    CardId::King,
    CardId::Serf,
    CardId::Baker,
    CardId::Courier,
    CardId::Mayor,
    CardId::Nun,
    CardId::Bishop,
    CardId::Crusader,
    CardId::Soldier,
    CardId::PiedPiper,
    CardId::Wizard,
    CardId::Queen,
    CardId::Emperor,
    CardId::Astronomer,
    CardId::Explorer,
    CardId::Sultan,
    CardId::CaravanLeader,
];

impl From<Cards> for StoredCards {
    fn from(cards: Cards) -> Self {
        Self::Ids(cards.iter().collect())
    }
}

impl From<StoredCards> for Cards {
    fn from(stored: StoredCards) -> Self {
        match stored {
            StoredCards::Ids(cards) => cards.into_iter().collect(),
            StoredCards::Bits(bits) => {
                let numbered = FIRST_CARDS.into_iter().enumerate();
                numbered.filter(|(number, _)| bits >> number & 1 == 1).map(|(_, card)| card).collect()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn snapshots_name_cards_and_those_of_the_first_builds_are_read() {
        let cards: Cards = [CardId::Knight, CardId::Sultan].into_iter().collect();
        let text = serde_json::to_string(&cards).expect("it can be written");
        assert_eq!(text, r#"["knight","sultan"]"#);
        assert_eq!(serde_json::from_str::<Cards>(&text).expect("it can be read"), cards);
        let place = |card| FIRST_CARDS.iter().position(|other| *other == card).expect("a first card");
        let bits = (1_u32 << place(CardId::Knight) | 1 << place(CardId::Sultan)).to_string();
        assert_eq!(serde_json::from_str::<Cards>(&bits).expect("as the first builds wrote it"), cards);
    }

    /// A ravage lists the region cards on class cards in the order of the class cards in play.
    #[test]
    fn new_cards_leave_the_order_of_the_others_as_it_is() {
        let first: Vec<CardId> =
            CardId::ALL.iter().copied().filter(|card| FIRST_CARDS.contains(card)).collect();
        assert_eq!(first, FIRST_CARDS);
    }
}
