//! Parts of a turn carried out on a copy of the game, with the answers that need no thought. Previews show their outcome, so they show
//! what then happens.

use crate::actions::turn;
use crate::choice::{Action, Choice, Room, Space};
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
        self.sum(|event| match event {
            EventKind::Paid { seat: payer, goods } if *payer == seat => Some(*goods),
            _ => None,
        })
    }

    /// The resources that `seat` gained.
    pub(crate) fn gained(&self, seat: Seat) -> Cost {
        self.sum(|event| match event {
            EventKind::Gained { seat: gainer, goods } if *gainer == seat => Some(*goods),
            _ => None,
        })
    }

    fn sum(&self, goods_of: impl Fn(&EventKind) -> Option<Cost>) -> Cost {
        let all = self.events.iter().filter_map(goods_of);
        all.fold([0; 5], |sum, goods| std::array::from_fn(|kind| sum[kind] + goods[kind]))
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

/// What an answer costs its player and brings at once, with as few coins as possible and without improvement.
pub(crate) struct Effect {
    pub(crate) answer: Choice,
    /// The resources that are paid. `None` if they depend on a further choice.
    pub(crate) goods: Option<Cost>,
    /// The research that is paid.
    pub(crate) research: u8,
    /// The resources that come in.
    pub(crate) gains: Cost,
    /// Whether a capital reward is taken next.
    pub(crate) reward: bool,
}

/// The effects of the answers to the current question that have a price or bring something. Where an action is asked for, the buildings
/// of a Construct are among them.
pub(crate) fn effects(game: &Game) -> Vec<Effect> {
    let Some(question) = game.question() else { return Vec::new() };
    let Some(seat) = question.who.seat() else { return Vec::new() };
    let mut effects = effects_of(game, &question, seat);
    let construct = Choice::Do(Action::Construct);
    if question.options.allows(construct) {
        let mut begun = *game;
        if let Some(question) = begun.play_unchecked(construct, &mut Journal::off()) {
            effects.extend(effects_of(&begun, &question, seat));
        }
    }
    effects
}

fn effects_of(game: &Game, question: &Question, seat: Seat) -> Vec<Effect> {
    let counts = |choice: &Choice| {
        matches!(
            choice,
            Choice::Construct(_)
                | Choice::Raise(_)
                | Choice::Technology(_)
                | Choice::Cure(_)
                | Choice::Use(_)
                | Choice::Improve
                | Choice::Refresh
                | Choice::Reward(_)
                | Choice::Bonus(_)
                | Choice::Assign(Room::CAPITAL)
        )
    };
    question.options.iter().filter(counts).map(|answer| effect(game, seat, answer)).collect()
}

fn effect(game: &Game, seat: Seat, answer: Choice) -> Effect {
    let mut outcome = Outcome { game: *game, events: Vec::new() };
    let mut next = Some(answer);
    let mut open = None;
    while let Some(choice) = next {
        let mut journal = Journal::recording();
        open = outcome.game.play_unchecked(choice, &mut journal);
        outcome.events.extend(journal.take().into_iter().map(|event| event.kind));
        next = open.and_then(|question| match question.prompt {
            "ask-site" | "ask-slot" => Some(question.options.nth(0)),
            "ask-improve-construct" if question.options.allows(Choice::Done) => Some(Choice::Done),
            prompt if COIN_PROMPTS.contains(&prompt) => Some(question.options.nth(0)),
            _ => None,
        });
    }
    let prompt = open.map_or("", |question| question.prompt);
    let depends = matches!(prompt, "ask-more" | "ask-less" | "ask-improve-construct");
    let took = |event: &EventKind| matches!(event, EventKind::RewardTaken { .. });
    Effect {
        answer,
        goods: (!depends).then(|| outcome.paid(seat)),
        research: outcome.research_paid(seat),
        gains: outcome.gained(seat),
        reward: prompt == "ask-reward" || outcome.events.iter().any(took),
    }
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
