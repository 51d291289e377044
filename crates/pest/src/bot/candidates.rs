//! The options worth searching.
//!
//! Exchanges and moves within the quarantine are free at any time (PE-44, PE-62), and an action can be declined before
//! or after it begins. Without pruning a search would reach the same few positions in many orders.

use crate::{Choice, Game, Pair, Player, Shift, Space, family};
use ::game::{Options, Question};

pub(super) fn candidates(game: &Game, question: &Question<Choice>) -> Options<Choice> {
    let (options, prompt) = (question.options, question.prompt);
    let Some(seat) = question.who.seat() else { return options };
    let player = game.table().player(seat);
    match prompt {
        "ask-put" => {
            return match relief(&options) {
                Some(relief) => Options::none().and(relief),
                None => options.keeping(family::shift, 0),
            };
        }
        "ask-assistant" | "ask-action" => {
            if let Some(relief) = relief(&options) {
                return Options::none().and(relief);
            }
        }
        _ => {}
    }
    let mut kept = options.keeping(family::shift, 0);
    let acts = prompt == "ask-action" && options.members(family::act) != 0;
    let pairs = options.members(family::exchange);
    if pairs != 0 {
        kept = kept.keeping(family::exchange, if acts { surplus(player, pairs) } else { 0 });
    }
    if acts {
        // An action that was begun can still be declined.
        kept = kept.keeping(family::done, 0);
    }
    if prompt == "ask-step" && options.members(family::go) & !player.own.set() != 0 {
        // A further step is bought only when no other is possible.
        kept = kept.keeping(family::improve, 0);
    }
    if prompt == "ask-cure" && options.members(family::cure) != 0 {
        kept = kept.keeping(family::cure, neediest(options.members(family::cure)));
    }
    kept
}

/// A move from a harmful space to a harmless one: always good, and never better later.
fn relief(options: &Options<Choice>) -> Option<Choice> {
    let mut shifts = options.members(family::shift);
    while shifts != 0 {
        let shift = Shift(shifts.trailing_zeros() as u8);
        shifts &= shifts - 1;
        let (from, to) = shift.ends();
        if from.index() >= Space::HARMLESS && to.index() < Space::HARMLESS {
            return Some(Choice::Shift(shift));
        }
    }
    None
}

/// The exchanges that give two of a kind of which the player has at least four.
fn surplus(player: &Player, pairs: u128) -> u128 {
    let plenty = |number: u8| {
        let (one, other) = Pair(number).kinds();
        one == other && player.goods[one] >= 4
    };
    (0..Pair::COUNT).filter(|&number| plenty(number)).fold(0, |set, number| set | 1 << number) & pairs
}

/// One of the people who can be cured, in a harmful space if there is one; the others are equivalent.
fn neediest(spaces: u128) -> u128 {
    let harmful = spaces >> Space::HARMLESS << Space::HARMLESS;
    let one = if harmful == 0 { spaces } else { harmful };
    // The space on the track does the most harm.
    1 << (127 - one.leading_zeros())
}
