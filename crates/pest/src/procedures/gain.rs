//! Gains in the order they arose, PE-49, PE-120, PE-125, PE-227.

use crate::choice::{Choice, Room, family};
use crate::frame::{Next, Question};
use crate::game::{Game, Gift};
use crate::place::Resource;
use crate::turn::Turn;
use game::{Member, Options};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// The gift at the front needs a word of its player.
    Front,
}

impl Step {
    pub(crate) fn ask(self, game: &Game) -> Option<Question> {
        let gift = game.scratch.gifts.front()?;
        if gift.bundle.crates > 0 {
            return Some(Question::to(
                gift.seat,
                "ask-crate",
                "PE-49",
                Options::none().with(family::kind, 0b1111),
            ));
        }
        let Keeper::Ask(kinds) = keeper(game, &gift) else { return None };
        Some(Question::to(gift.seat, "ask-keep", "PE-227", Options::none().with(family::kind, kinds)))
    }

    pub(crate) fn take(self, turn: &mut Turn<'_>, choice: Choice) -> Next {
        let Choice::Kind(kind) = choice else { return Next::Done };
        let gift = turn.game.scratch.gifts.front().expect("a gift was asked about");
        if gift.bundle.crates > 0 {
            let front = turn.game.scratch.gifts.front_mut();
            front.bundle.crates -= 1;
            front.bundle.goods[usize::from(kind.index())] += 1;
        } else {
            turn.game.scratch.gifts.pop();
            hand(turn, gift, Some(kind));
        }
        self.go(turn)
    }

    pub(crate) fn go(self, turn: &mut Turn<'_>) -> Next {
        if run(turn) { Next::Done } else { Next::step(self) }
    }
}

/// Hands out what waits until something must be asked; whether all is handed out.
pub(crate) fn run(turn: &mut Turn<'_>) -> bool {
    while let Some(gift) = turn.game.scratch.gifts.front() {
        if gift.bundle.crates > 0 {
            return false;
        }
        match keeper(turn.game, &gift) {
            Keeper::Ask(_) => return false,
            Keeper::Is(keep) => {
                turn.game.scratch.gifts.pop();
                hand(turn, gift, keep);
            }
        }
    }
    true
}

/// Which kind may go beyond the limit, PE-227.
enum Keeper {
    Is(Option<Resource>),
    Ask(u128),
}

fn keeper(game: &Game, gift: &Gift) -> Keeper {
    let player = game.table.player(gift.seat);
    let limit = player.limit(&game.pack);
    if player.high_limit(&game.pack) == limit {
        return Keeper::Is(None);
    }
    if let Some(kind) = (0..5).find(|&kind| player.goods[kind] > limit) {
        return Keeper::Is(Some(Resource::ALL[kind]));
    }
    let over = (0..5).filter(|&kind| player.goods[kind] + gift.bundle.goods[kind] > limit);
    let kinds = over.fold(0u128, |set, kind| set | 1 << kind);
    match kinds.count_ones() {
        0 => Keeper::Is(None),
        1 => Keeper::Is(Some(Resource::ALL[kinds.trailing_zeros() as usize])),
        _ => Keeper::Ask(kinds),
    }
}

fn hand(turn: &mut Turn<'_>, gift: Gift, keep: Option<Resource>) {
    let Gift { seat, rule, bundle } = gift;
    turn.receive(rule, seat, bundle.goods, keep);
    if bundle.research > 0 {
        turn.happen(rule, crate::event::EventKind::Researched { seat, research: bundle.research });
    }
    turn.honour(rule, seat, bundle.prestige);
    for _ in 0..bundle.recall {
        turn.assign(rule, seat, Room::CAPITAL, Room::RECOVERY);
    }
    for _ in 0..bundle.tasks {
        turn.advance_task(126, seat);
    }
    if bundle.influence > 0 {
        turn.influence(rule, seat, bundle.influence);
    }
}
