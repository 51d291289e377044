//! Sets of class cards.

use super::CardId;
use game::set_of;

set_of! {
    /// A set of class cards, in the order of the list.
    pub struct Cards(u32) of CardId, card => 1 << card as u8
}
