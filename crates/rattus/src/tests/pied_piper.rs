//! Rules of the Pied Piper that belong to no single card.
