//! The rules of Pest: base game, duel, solo and variable set-up.

#![forbid(unsafe_code)]

pub mod components;
mod place;

pub use components::{Components, Pack};
pub use place::{Color, Place, Places, Resource, Road, Size};

#[cfg(test)]
mod tests {
    #[test]
    fn loads() {
        crate::Pack::standard();
    }
}
