//! The one list of games.
//!
//! To add a game, implement [`title::Title`] in a crate of its own and add a line to the list below. Server and terminal
//! reach games only through these two macros:
//!
//! ```
//! use game::Game as _;
//! assert_eq!(registry::each_title!(G => G::NAME), ["rattus", "pest"]);
//! assert_eq!(registry::with_title!("pest", G => G::EDITION), Some(<pest::Game as game::Game>::EDITION));
//! assert_eq!(registry::with_title!("chess", G => G::EDITION), None);
//! ```

#![forbid(unsafe_code)]

#[doc(hidden)]
pub use game::Game;
#[doc(hidden)]
pub use {pest, rattus};

/// The list, a line for each game, in the order in which they are offered; passed on to one of the other arms.
#[doc(hidden)]
#[macro_export]
macro_rules! titles {
    (@list $($then:tt)+) => {
        $crate::titles! { $($then)+ [
            $crate::rattus::Rattus,
            $crate::pest::Game,
        ] }
    };
    (@named $name:tt $game:ident $body:tt [$($title:ty,)+]) => {{
        let name: &str = $name;
        $(if name == <$title as $crate::Game>::NAME {
            type $game = $title;
            Some($body)
        } else)+ {
            None
        }
    }};
    (@each $game:ident $body:tt [$($title:ty,)+]) => {
        [$({
            type $game = $title;
            $body
        }),+]
    };
}

/// Evaluates an expression with the type of the game of this name: `with_title!(name, G => run::<G>())`. `None` where there
/// is no such game.
#[macro_export]
macro_rules! with_title {
    ($name:expr, $game:ident => $body:expr) => {
        $crate::titles! { @list @named { $name } $game { $body } }
    };
}

/// Evaluates an expression for every game and returns the array of results: `each_title!(G => G::NAME)`.
#[macro_export]
macro_rules! each_title {
    ($game:ident => $body:expr) => {
        $crate::titles! { @list @each $game { $body } }
    };
}
