//! Soldier (Chivalry): two steps by its class; one rat more when the plague spreads (PP-12); in the final round
//! one rat next to the plague piece, from the used tokens when the bag is empty (PP-72).

use crate::cards::{Card, CardId, CardNext, Moment};
use crate::choice::{Choice, family};
use crate::frame::Frame;
use crate::house::SoldierDrawsFrom;
use crate::phases::regular::spread_targets;
use crate::procedures::draw;
use crate::rattus::Rattus;
use crate::refusal;
use crate::region::Region;
use crate::token::Tokens;
use crate::turn::Turn;
use game::{Options, Phrase, Purpose, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Soldier;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// In C: where, if at all.
    Extra,
    /// In the final round: where.
    Finally,
    /// The bag is empty: chance draws from what is out of the game.
    Recycle { region: Region },
}

impl Card for Soldier {
    type Step = Step;

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        Phrase::new("refused-acts-in-c", "PP-12").with("card", refusal::card(CardId::Soldier))
    }

    fn usable_finally(game: &Rattus, _: Seat) -> bool {
        !spread_targets(game).is_empty() && !(game.board.bag.is_empty() && pool(game).is_empty())
    }

    fn unusable_finally(_: &Rattus, _: Seat) -> Phrase {
        refusal::no_target(CardId::Soldier, "PP-72")
    }

    fn begin_finally(_: &Rattus, _: Seat) -> Step {
        Step::Finally
    }

    fn at(moment: Moment, game: &Rattus, _: Seat) -> Option<Step> {
        let may = moment == Moment::Spread
            && game.progress.spread
            && !game.board.bag.is_empty()
            && !spread_targets(game).is_empty();
        may.then_some(Step::Extra)
    }

    fn ask(step: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        let regions = Options::none().with(family::region, spread_targets(game).set());
        Some(match step {
            Step::Extra => Question::to(me, "soldier-extra", regions.and(Choice::Pass)),
            Step::Finally => Question::to(me, "soldier-finally", regions),
            Step::Recycle { .. } => Question::draw(
                Purpose::Draw,
                "soldier-recycle",
                Options::none().with(family::token, pool(game).0),
            ),
        })
    }

    fn take(step: Step, turn: &mut Turn<'_>, me: Seat, choice: Choice) -> CardNext<Step> {
        match (step, choice) {
            (Step::Extra, Choice::Region(region)) => {
                turn.use_ability(me, CardId::Soldier);
                CardNext::Last(Frame::Draw(draw::Step { region }))
            }
            (Step::Extra, Choice::Pass) => CardNext::Done,
            (Step::Finally, Choice::Region(region)) if turn.board.bag.is_empty() => {
                CardNext::Step(Step::Recycle { region })
            }
            (Step::Finally, Choice::Region(region)) => CardNext::Last(Frame::Draw(draw::Step { region })),
            (Step::Recycle { region }, Choice::Token(token)) => {
                turn.recycle_rat(region, token);
                CardNext::Done
            }
            _ => unreachable!("{choice:?} was not offered by {step:?}"),
        }
    }

    fn refuse(step: Step, game: &Rattus, _: Seat, choice: Choice) -> Phrase {
        match (step, choice, game.board.plague()) {
            (Step::Extra, Choice::Region(region), Some(from)) => {
                refusal::no_rat_there(game, from, region, "PP-12")
            }
            (Step::Finally, Choice::Region(region), Some(from)) => {
                refusal::no_rat_there(game, from, region, "PP-72")
            }
            _ => refusal::not_asked("PP-12"),
        }
    }
}

/// What the Soldier draws from when the bag is empty.
fn pool(game: &Rattus) -> Tokens {
    let used = game.board.used.minus(game.board.tokens_on_board());
    match game.house.soldier_draws_from {
        SoldierDrawsFrom::Used => used,
        SoldierDrawsFrom::All => game.tokens().all.minus(game.board.tokens_on_board()),
    }
}
