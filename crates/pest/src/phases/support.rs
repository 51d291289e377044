//! Support, PE-30, PE-31, PE-37, PE-163, PE-174.

use crate::choice::{Card, CardKind, Choice, family};
use crate::components::SupportCard;
use crate::event::EventKind;
use crate::frame::{Next, Question};
use crate::game::Game;
use crate::table::{MAX_PLAYERS, Variant};
use crate::turn::Turn;
use game::{Options, Purpose};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// The year's card.
    Draw,
    /// The reward of the player at this place of the turn order.
    Give { index: u8 },
}

const LEFT: u8 = 0;
const MIDDLE: u8 = 1;
const RIGHT: u8 = 2;

impl Step {
    pub(crate) fn ask(self, game: &Game) -> Option<Question> {
        let Self::Draw = self else { return None };
        let unseen = ((1u32 << game.pack.supports.len()) - 1) & !game.table.supports;
        let cards = Card::set(CardKind::Support(SupportCard(0)), unseen);
        Some(Question::draw(
            Purpose::Draw,
            "draw-support",
            "PE-30",
            Options::none().with(family::draw, cards),
        ))
    }

    pub(crate) fn take(self, turn: &mut Turn<'_>, choice: Choice) -> Next {
        if let Choice::Draw(card) = choice
            && let CardKind::Support(card) = card.kind()
        {
            turn.reveal(30, EventKind::SupportDrawn { card });
            turn.game.scratch.columns = columns(turn.game);
        }
        Next::step(Self::Give { index: 0 })
    }

    pub(crate) fn go(self, turn: &mut Turn<'_>) -> Next {
        let Self::Give { index } = self else { return Next::step(self) };
        let Some(paid) = turn.table().paid.filter(|_| index < turn.table().players) else {
            return Next::Done;
        };
        let seat = turn.table().order[usize::from(index)];
        let column = turn.game.scratch.columns[seat.index()];
        turn.gain(31, seat, turn.pack().supports[paid.index()].rewards[usize::from(column)]);
        turn.settle(Self::Give { index: index + 1 })
    }
}

/// Which reward each player gets, by the influence held now.
pub(crate) fn columns(game: &Game) -> [u8; MAX_PLAYERS] {
    let table = &game.table;
    let mut columns = [MIDDLE; MAX_PLAYERS];
    if table.variant == Variant::Solo {
        let left = crate::variants::sick_on_track(game);
        columns[0] = game.pack.numbers.solo_support[usize::from(left)];
        return columns;
    }
    let most = table.all().iter().map(|seat| table.influence_key(seat)).max();
    let least = table.all().iter().map(|seat| table.influence_key(seat)).min();
    for seat in table.all().iter() {
        let own = Some(table.influence_key(seat));
        columns[seat.index()] = if own == least {
            RIGHT
        } else if own == most {
            LEFT
        } else {
            MIDDLE
        };
    }
    columns
}
