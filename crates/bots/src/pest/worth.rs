//! Which answers are worth a thought.
//!
//! Exchanges and moves within the quarantine are free at any time (PE-44, PE-62), and an action can be declined before
//! it begins or when it has begun: the same few positions in ever other orders. Here each is thought of once.

use ::pest::{Choice, Game, Pair, Player, Shift, Space, family};
use game::{Options, Question};

pub(super) fn worth(game: &Game, question: &Question<Choice>) -> Options<Choice> {
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
    let mut worth = options.keeping(family::shift, 0);
    let acts = prompt == "ask-action" && options.members(family::act) != 0;
    let pairs = options.members(family::exchange);
    if pairs != 0 {
        worth = worth.keeping(family::exchange, if acts { surplus(player, pairs) } else { 0 });
    }
    if acts {
        // Whoever begins an action can still do nothing in it.
        worth = worth.keeping(family::done, 0);
    }
    if prompt == "ask-step" && options.members(family::go) & !player.own.set() != 0 {
        // One more step is bought once there are none left.
        worth = worth.keeping(family::improve, 0);
    }
    if prompt == "ask-cure" && options.members(family::cure) != 0 {
        worth = worth.keeping(family::cure, neediest(options.members(family::cure)));
    }
    worth
}

/// A move out of a space that does harm into one that does none: always good, and no other order is better.
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

/// The exchanges that give two of a kind there is plenty of.
fn surplus(player: &Player, pairs: u128) -> u128 {
    let plenty = |number: u8| {
        let (one, other) = Pair(number).kinds();
        one == other && player.goods[one] >= 4
    };
    (0..Pair::COUNT).filter(|&number| plenty(number)).fold(0, |set, number| set | 1 << number) & pairs
}

/// Of those who can be cured, one whose space does harm, where there is one: it does not matter who else.
fn neediest(spaces: u128) -> u128 {
    let harmful = spaces >> Space::HARMLESS << Space::HARMLESS;
    let one = if harmful == 0 { spaces } else { harmful };
    // The track's space harms most.
    1 << (127 - one.leading_zeros())
}
