//! Answers to the questions of Rattus.

use crate::cards::CardId;
use crate::class::Class;
use crate::hands::RegionCardId;
use crate::load::Load;
use crate::region::Region;
use crate::token::Token;
use game::Seat;

game::choices! {
    /// An answer to a question.
    pub enum Choice {
        /// Declines, or stops.
        Pass as pass,
        /// Yes.
        Yes as yes,
        /// No.
        No as no,
        /// Take this class card (RB-11).
        Take(CardId) as take,
        /// Use this class card's ability.
        Use(CardId) as using,
        /// Place cubes here (RB-13).
        Place(Region) as place,
        /// Move the plague piece here (RB-16).
        Plague(Region) as plague,
        /// This region, for whatever is asked.
        Region(Region) as region,
        /// The rat with this mark.
        Rat(u8) as rat,
        /// This number.
        Count(u8) as count,
        /// This token. Only chance answers with it.
        Token(Token) as token,
        /// This player.
        Seat(Seat) as seat,
        /// This class card.
        Card(CardId) as card,
        /// This class.
        Class(Class) as class,
        /// This region card.
        RegionCard(RegionCardId) as region_card,
        /// A cube that carries this.
        Cube(Load) as cube,
        /// A potion from a cube that carries this.
        Potion(Load) as potion,
        /// This border, by its number on the map.
        Border(u8) as border,
        /// This one of several identical pieces, counted from 0.
        Piece(u8) as piece,
    }
}

game::listed! { CardId, Class }
