//! The end of an era, PE-130 to PE-137, PE-162, PE-164, PE-165, PE-176.

use crate::choice::{Choice, family};
use crate::decrees;
use crate::event::EventKind;
use crate::frame::{Next, Question};
use crate::game::{Game, Scratch};
use crate::procedures::market;
use crate::table::Variant;
use crate::turn::Turn;
use crate::variants;
use game::{Options, Seat};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// Prestige for the agenda.
    Agenda,
    /// Who gets what in the capital.
    Capital,
    /// One of the three rewards, player by player.
    Award { reward: u8, index: u8 },
    /// The first's bonus.
    Bonus { index: u8 },
    /// The people in the capital go.
    Clear,
    /// Shame for the dead.
    Shame,
}

impl Step {
    pub(crate) fn ask(self, game: &Game) -> Option<Question> {
        let Self::Bonus { index } = self else { return None };
        let seat = game.table.order[usize::from(index)];
        let card = game.table.capital_card?;
        let bonuses = &game.pack.capitals[card.index()].bonuses;
        let open = (0..2).filter(|&bonus| bonuses[bonus].recall == 0 || can_recall(game, seat));
        let set = open.fold(0u128, |set, bonus| set | 1 << bonus);
        Some(Question::to(seat, "ask-bonus", "PE-134", Options::none().with(family::bonus, set)))
    }

    pub(crate) fn take(self, turn: &mut Turn<'_>, choice: Choice) -> Next {
        let (Self::Bonus { index }, Choice::Bonus(bonus)) = (self, choice) else { return Next::step(self) };
        let seat = turn.table().order[usize::from(index)];
        let card = turn.table().capital_card.expect("rewards are the capital card's");
        turn.gain(134, seat, turn.pack().capitals[card.index()].bonuses[usize::from(bonus)]);
        turn.settle(Self::Award { reward: 0, index: index + 1 })
    }

    pub(crate) fn go(self, turn: &mut Turn<'_>) -> Next {
        let era = turn.table().era();
        match self {
            Self::Agenda => {
                let decree = turn.table().decrees[era].expect("every era has a decree");
                for seat in turn.table().in_order() {
                    let prestige = decrees::agenda(turn.game, decree, seat);
                    turn.honour(131, seat, prestige);
                }
                if turn.table().variant == Variant::Duel && era < 2 {
                    return Next::call(market::Step::renew(turn.game, 164), Self::Capital);
                }
                Next::step(Self::Capital)
            }
            Self::Capital if turn.table().variant == Variant::Solo => {
                let seat = Seat(0);
                let behind = turn.table().neutral.saturating_sub(turn.player(seat).capital);
                turn.shame(176, seat, behind);
                Next::step(Self::Clear)
            }
            Self::Capital => {
                for seat in turn.table().all().iter() {
                    let reward = variants::capital_reward(turn.game, seat);
                    turn.game.scratch.columns[seat.index()] = reward.unwrap_or(u8::MAX);
                }
                Next::step(Self::Award { reward: 0, index: 0 })
            }
            Self::Award { reward: 3, .. } => Next::step(Self::Clear),
            Self::Award { reward, index } if index == turn.table().players => {
                Next::step(Self::Award { reward: reward + 1, index: 0 })
            }
            Self::Award { reward, index } => {
                let seat = turn.table().order[usize::from(index)];
                let next = Self::Award { reward, index: index + 1 };
                if turn.game.scratch.columns[seat.index()] != reward {
                    return Next::step(next);
                }
                let card = turn.table().capital_card.expect("there is a capital card but in the solo game");
                turn.gain(132, seat, turn.pack().capitals[card.index()].rewards[usize::from(reward)]);
                turn.settle(if reward == 0 { Self::Bonus { index } } else { next })
            }
            Self::Bonus { index } => Next::step(Self::Award { reward: 0, index: index + 1 }),
            Self::Clear => {
                let table = turn.table();
                let solo = table.variant == Variant::Solo;
                let duel = table.variant == Variant::Duel;
                let neutral = solo && !table.options.solo_neutral_stays;
                turn.happen(135, EventKind::CapitalCleared { neutral, rewards: !solo });
                if duel && era < 2 {
                    let numbers = &turn.pack().numbers.neutral;
                    let people = numbers[era + 1].saturating_sub(numbers[era]);
                    turn.happen(162, EventKind::NeutralGrew { people });
                }
                Next::step(Self::Shame)
            }
            Self::Shame => {
                for seat in turn.table().in_order() {
                    let dead = turn.player(seat).sick[crate::choice::Space::CEMETERY.index()];
                    let shame = turn.pack().numbers.cemetery[..usize::from(dead)].iter().sum();
                    turn.shame(136, seat, shame);
                }
                turn.game.scratch = Scratch::NEW;
                Next::Done
            }
        }
    }
}

/// Whether somebody can come back from the capital, PE-102.
fn can_recall(game: &Game, seat: Seat) -> bool {
    game.table.player(seat).capital > 0 && game.has_recovery_room(seat)
}
