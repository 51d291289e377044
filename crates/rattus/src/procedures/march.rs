//! The march of the plague piece in the final round: one march for all cards of a player that join it (PP-76).

use crate::cards::{CardId, March};
use crate::choice::{Choice, family};
use crate::frame::{Frame, Next};
use crate::procedures::ravage;
use crate::rattus::Rattus;
use crate::refusal;
use crate::region::{Region, Regions};
use crate::rule_options::Variation;
use crate::turn::Turn;
use game::{Options, Phrase, Question};
use serde::{Deserialize, Serialize};

/// A pause of the march. The active cards of the ravage that may follow are those that take part.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// Cards from number `from` on may still join.
    Join { from: u8 },
    /// The player chooses the destination.
    Go,
    /// The piece stands there, and the player chooses whether it counts (RB-64).
    Counts { at: Region },
}

impl Step {
    pub(crate) fn ask(self, game: &Rattus) -> Option<Question<Choice>> {
        match self {
            Self::Join { from } => joiner(game, from).map(|_| {
                Question::to(
                    game.me(),
                    "march-join",
                    "PP-76",
                    Options::none().and(Choice::Yes).and(Choice::No),
                )
            }),
            Self::Go => Some(Question::to(
                game.me(),
                "march-to",
                rule(game),
                Options::none().with(family::region, destinations(game).set()),
            )),
            Self::Counts { .. } => Some(Question::to(
                game.me(),
                "march-counts",
                "RB-64",
                Options::none().and(Choice::Yes).and(Choice::No),
            )),
        }
    }

    pub(crate) fn go(self, _: &mut Turn<'_>) -> Next {
        Next::Step(Frame::March(Self::Go))
    }

    pub(crate) fn take(self, turn: &mut Turn<'_>, choice: Choice) -> Next {
        match (self, choice) {
            (Self::Join { from }, answer) => {
                let card = joiner(turn, from).expect("somebody was asked to join");
                if answer == Choice::Yes {
                    let me = turn.me();
                    turn.use_ability(me, card);
                    turn.let_speak(turn.ravage.active.with(card));
                }
                Next::Step(Frame::March(Self::Join { from: card as u8 + 1 }))
            }
            (Self::Go, Choice::Region(region)) => march(turn, region),
            (Self::Counts { at }, answer) => arrive(turn, at, answer == Choice::Yes),
            _ => unreachable!("{choice:?} was not offered by {self:?}"),
        }
    }

    pub(crate) fn refuse(self, game: &Rattus, choice: Choice) -> Phrase {
        match (self, choice) {
            (Self::Join { .. }, _) => refusal::yes_or_no("PP-76"),
            (Self::Go, Choice::Region(region)) if !refusal::exists(game, region) => {
                refusal::not_in_play(game, region, rule(game))
            }
            (Self::Go, Choice::Region(region)) => {
                refusal::plague_walled(game, here(game), region, reach(game)).unwrap_or_else(|| {
                    Phrase::new("refused-march", rule(game))
                        .with("region", refusal::region(game, region))
                        .with("steps", reach(game))
                })
            }
            (Self::Go, _) => refusal::not_asked(rule(game)),
            (Self::Counts { .. }, _) => refusal::yes_or_no("RB-64"),
        }
    }
}

/// Moves the piece. Whether it counts is the player's choice, or follows from the cards that take part.
fn march(turn: &mut Turn<'_>, to: Region) -> Next {
    if turn.board.plague() != Some(to) {
        let rule = rule(turn);
        turn.move_plague(to, rule);
    }
    let counts = parts(turn).any(|march| march.counts);
    if counts && turn.options.has(Variation::FinalKnightByChoice) {
        return Next::Step(Frame::March(Step::Counts { at: to }));
    }
    arrive(turn, to, counts)
}

/// Ravages the region if a card that takes part says so.
fn arrive(turn: &mut Turn<'_>, to: Region, counts: bool) -> Next {
    let at_once = turn.options.has(Variation::FinalKnightAtOnce);
    if counts && !at_once {
        turn.count_plague_finally();
    }
    if parts(turn).any(|march| march.ravages || march.counts && at_once) {
        return Next::Step(Frame::Ravage(ravage::Step::Begin { region: to, counts }));
    }
    Next::Done
}

fn parts(game: &Rattus) -> impl Iterator<Item = March> + use<> {
    game.ravage.active.iter().filter_map(CardId::march)
}

/// The rule of the single card that marches, or the rule for their joint use.
fn rule(game: &Rattus) -> &'static str {
    let mut parts = parts(game);
    match (parts.next(), parts.next()) {
        (Some(alone), None) => alone.rule,
        _ => "PP-76",
    }
}

/// The next card of the player that could join and still leave a possible destination.
pub(crate) fn joiner(game: &Rattus, from: u8) -> Option<CardId> {
    let open = game.board.held(game.me()).minus(game.progress.used);
    open.iter().filter(|card| *card as u8 >= from).find(|&card| {
        card.march().is_some_and(|march| march.chivalry || !game.open_neighbours(here(game)).is_empty())
    })
}

fn here(game: &Rattus) -> Region {
    game.board.plague().expect("the plague piece stands from the set-up on")
}

fn reach(game: &Rattus) -> u8 {
    if parts(game).any(|march| march.chivalry) { game.chivalry_steps() } else { 1 }
}

/// The possible destinations. If a card requires a step, the starting region is not one of them (RB-64, PP-73, PP-74).
fn destinations(game: &Rattus) -> Regions {
    let steps = game.within(here(game), reach(game));
    if parts(game).all(|march| march.chivalry) { steps.with(here(game)) } else { steps }
}
