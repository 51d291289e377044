//! Cure, PE-100 to PE-102, with PE-209, PE-223.

use crate::choice::{Choice, Space, family};
use crate::components::Tech;
use crate::event::EventKind;
use crate::frame::{Next, Question};
use crate::game::Game;
use crate::procedures::{free, pay};
use crate::technologies::{experts, medicine, treatment};
use crate::turn::Turn;
use game::{Options, Seat};
use serde::{Deserialize, Serialize};

/// One Cure under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Ward {
    pub(crate) seat: Seat,
    /// Whether the Inhaler was used.
    pub(crate) inhaled: bool,
    /// Whether anybody came to the recovery track.
    pub(crate) healed: bool,
    /// The treatment cards still due.
    pub(crate) due: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// Who next.
    Choose(Ward),
    /// The herbs are paid.
    Paid(Ward, Space),
    /// From where the Inhaler takes one.
    Inhale(Ward),
    /// All is done.
    Over,
}

pub(crate) fn begin(turn: &mut Turn<'_>, seat: Seat) -> Step {
    turn.game.scratch.rewarded = false;
    let due = treatment::begin(turn, seat);
    Step::Choose(Ward { seat, inhaled: false, healed: false, due })
}

/// The quarantine spaces with somebody.
pub(crate) fn occupied(game: &Game, seat: Seat) -> u128 {
    let sick = &game.table.player(seat).sick[..Space::QUARANTINE];
    sick.iter().enumerate().fold(0, |set, (space, &people)| set | u128::from(people > 0) << space)
}

/// The herbs for the next one, if the recovery track has room.
#[inline]
pub(crate) fn herbs(game: &Game, seat: Seat) -> Option<u8> {
    game.pack.numbers.herbs.get(usize::from(game.table.player(seat).recovered)).copied()
}

impl Step {
    pub(crate) fn ask(self, game: &Game) -> Option<Question> {
        match self {
            Self::Choose(ward) => {
                let seat = ward.seat;
                let player = game.table.player(seat);
                let mut options = Options::none();
                let occupied = occupied(game, seat);
                if herbs(game, seat).is_some_and(|herbs| pay::can(player, &[0, 0, 0, herbs, 0])) {
                    options.add(family::cure, occupied);
                }
                let inhaler = if ward.inhaled { 0 } else { medicine::inhaler(game, seat) };
                let cards = inhaler | experts::usable(game, seat) | treatment::usable(game, seat, ward.due);
                options.add(family::card, cards);
                options.add(family::done, 1);
                free::offer(game, seat, &mut options);
                Some(Question::to(seat, "ask-cure", "PE-100", options))
            }
            Self::Inhale(ward) => {
                let options = Options::none().with(family::cure, occupied(game, ward.seat));
                Some(Question::to(ward.seat, "ask-inhale", "PE-209", options))
            }
            Self::Paid(..) | Self::Over => None,
        }
    }

    pub(crate) fn take(self, turn: &mut Turn<'_>, choice: Choice) -> Next {
        match (self, choice) {
            (Self::Choose(ward), Choice::Cure(space)) => {
                let herbs = herbs(turn.game, ward.seat).expect("offered only with room");
                pay::begin(turn, ward.seat, [0, 0, 0, herbs, 0], 100, Self::Paid(ward, space))
            }
            (Self::Choose(ward), Choice::Use(Tech::INHALER)) => Next::step(Self::Inhale(ward)),
            (Self::Choose(ward), Choice::Use(Tech::PLAGUE_EXPERTS)) => {
                Next::call(experts::Step { seat: ward.seat }, self)
            }
            (Self::Choose(ward), Choice::Use(tech)) => {
                let due = treatment::heal(turn, ward.seat, tech, ward.due);
                Next::step(Self::Choose(Ward { due, healed: true, ..ward }))
            }
            (Self::Choose(ward), Choice::Done) => {
                let healed = treatment::finish(turn, ward.seat, ward.due) > 0 || ward.healed;
                if healed || turn.table().options.syringe_always {
                    medicine::syringe(turn, ward.seat);
                }
                turn.settle(Self::Over)
            }
            (Self::Choose(ward), choice) => {
                free::take(turn, ward.seat, choice);
                Next::step(self)
            }
            (Self::Inhale(ward), Choice::Cure(from)) => {
                turn.happen(209, EventKind::Released { seat: ward.seat, from });
                Next::step(Self::Choose(Ward { inhaled: true, ..ward }))
            }
            _ => Next::step(self),
        }
    }

    pub(crate) fn go(self, turn: &mut Turn<'_>) -> Next {
        match self {
            Self::Paid(ward, from) => {
                turn.happen(100, EventKind::Cured { seat: ward.seat, from });
                Next::step(Self::Choose(Ward { healed: true, ..ward }))
            }
            Self::Over => Next::Done,
            _ => Next::step(self),
        }
    }
}
