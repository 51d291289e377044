//! Parts of a turn carried out on a copy of the game, with the answers that need no thought. Previews show their outcome, so they show
//! what then happens.

use crate::actions::turn;
use crate::choice::{Action, Choice, Space};
use crate::components::Cost;
use crate::event::EventKind;
use crate::frame::{Frame, Frames, Question};
use crate::game::{Game, Scratch};
use crate::procedures::pay::COIN_PROMPTS;
use crate::turn::Turn;
use game::{Game as _, Journal, Seat};

/// The outcome of an action.
#[derive(Clone)]
pub(crate) struct Outcome {
    /// The game after the action.
    pub(crate) game: Game,
    /// What happened.
    pub(crate) events: Vec<EventKind>,
}

impl Outcome {
    /// The resources that `seat` paid.
    pub(crate) fn paid(&self, seat: Seat) -> Cost {
        let mut sum = [0; 5];
        for event in &self.events {
            if let EventKind::Paid { seat: payer, goods } = event
                && *payer == seat
            {
                for (kind, amount) in sum.iter_mut().zip(goods) {
                    *kind += amount;
                }
            }
        }
        sum
    }

    /// The research that `seat` paid.
    pub(crate) fn research_paid(&self, seat: Seat) -> u8 {
        let paid = self.events.iter().map(|event| match event {
            EventKind::ResearchPaid { seat: payer, research } if *payer == seat => *research,
            _ => 0,
        });
        paid.sum()
    }

    /// The number of people that `seat` cured.
    pub(crate) fn cured(&self, seat: Seat) -> u8 {
        let cured = |event: &&EventKind| matches!(event, EventKind::Cured { seat: by, .. } if *by == seat);
        self.events.iter().filter(cured).count() as u8
    }
}

/// Produce without improvement. `None` if the player has to choose what is given up.
pub(crate) fn produce(game: &Game, seat: Seat) -> Option<Outcome> {
    let (outcome, open) = carry_out(game, seat, Action::Produce, |question| {
        (question.prompt == "ask-improve-produce").then_some(Choice::Done)
    });
    open.is_none().then_some(outcome)
}

/// The spaces in the order they are cleared: those that do harm first.
const CURED_FIRST: [Space; Space::QUARANTINE] =
    [Space::TRACK, Space::PRODUCE, Space::MOVE, Space::CONSTRUCT, Space::AREA, Space::TENT, Space::HUT];

/// Cures as many people as can be paid, with as few coins as possible and without using cards.
pub(crate) fn cure(game: &Game, seat: Seat) -> Outcome {
    let answer = |question: &Question| match question.prompt {
        "ask-cure" => {
            let offered =
                CURED_FIRST.map(Choice::Cure).into_iter().find(|&cure| question.options.allows(cure));
            Some(offered.unwrap_or(Choice::Done))
        }
        prompt if COIN_PROMPTS.contains(&prompt) => Some(question.options.nth(0)),
        _ => None,
    };
    carry_out(game, seat, Action::Cure, answer).0
}

/// Carries out an action on a copy of the game until it is over, or until `answer` leaves a question open.
fn carry_out(
    game: &Game,
    seat: Seat,
    action: Action,
    answer: impl Fn(&Question) -> Option<Choice>,
) -> (Outcome, Option<Question>) {
    let mut game = *game;
    let mut journal = Journal::recording();
    game.scratch = Scratch { shifts: game.scratch.shifts, ..Scratch::NEW };
    let first: Frame = turn::begin(&mut Turn { game: &mut game, journal: &mut journal }, seat, action);
    game.stack = Frames::new(first);
    let mut open = game.run(&mut journal);
    while let Some(question) = open {
        let Some(choice) = answer(&question) else { break };
        open = game.play_unchecked(choice, &mut journal);
    }
    let events = journal.take().into_iter().map(|event| event.kind).collect();
    (Outcome { game, events }, open)
}

/// A complete way to pay: the answers, and what they cost.
pub(crate) struct Payment {
    pub(crate) answers: Vec<Choice>,
    pub(crate) goods: Cost,
    pub(crate) research: u8,
}

/// Whether a question is about how something is paid: how a place is entered, what restriction and improvement change of a price, and
/// which resources coins replace.
fn is_about_payment(question: &Question) -> bool {
    COIN_PROMPTS.contains(&question.prompt)
        || matches!(question.prompt, "ask-enter" | "ask-more" | "ask-less" | "ask-improve-construct")
}

/// The complete ways to answer the current question about a payment and those that follow it. Ways that cost the same are listed once.
pub(crate) fn payments(game: &Game) -> Vec<Payment> {
    let mut found = Vec::new();
    if let Some(question) = game.question().filter(is_about_payment)
        && let Some(seat) = question.who.seat()
    {
        let start = Outcome { game: *game, events: Vec::new() };
        pay_on(&start, &question, seat, &[], &mut found);
    }
    found
}

fn pay_on(so_far: &Outcome, question: &Question, seat: Seat, given: &[Choice], found: &mut Vec<Payment>) {
    for choice in question.options.iter() {
        let mut journal = Journal::recording();
        let mut next = so_far.clone();
        let asked = next.game.play_unchecked(choice, &mut journal);
        next.events.extend(journal.take().into_iter().map(|event| event.kind));
        let answers = [given, &[choice]].concat();
        let goods = next.paid(seat);
        match asked.filter(|asked| is_about_payment(asked) && goods == [0; 5]) {
            Some(asked) => pay_on(&next, &asked, seat, &answers, found),
            None => {
                let research = next.research_paid(seat);
                let entry = |payment: &&Payment| matches!(payment.answers[0], Choice::Enter(_));
                let same = |payment: &Payment| {
                    payment.goods == goods
                        && payment.research == research
                        && (!entry(&payment) || payment.answers[0] == answers[0])
                };
                if !found.iter().any(same) {
                    found.push(Payment { answers, goods, research });
                }
            }
        }
    }
}
