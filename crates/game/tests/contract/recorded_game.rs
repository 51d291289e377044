//! What can be taken back, by whom and how far; and that a refusal changes nothing.

use crate::table::{dealt, play, random_game};
use crate::toy::{Answer, Card, Toy, ToySetup};
use game::{
    Actor, Dealer, Entry, EntryKind, Journal, Limit, NoUndo, Phrase, Record, RecordedGame, Refused, Seat,
    Seed, Setup, Value,
};

const ONE: Seat = Seat(0);
const TWO: Seat = Seat(1);

/// Whether the recorded game is just as it was, whatever was tried.
fn unchanged(before: &RecordedGame<Toy>, after: &RecordedGame<Toy>) -> bool {
    before.game() == after.game()
        && before.record() == after.record()
        && [0, 1, 2].map(Seat).iter().all(|&seat| before.undoable(seat) == after.undoable(seat))
}

#[test]
fn the_start_of_the_log_has_no_earlier_page() {
    let mut recorded = RecordedGame::<Toy>::new(Record::new(ToySetup::standard(2), None)).unwrap();
    assert_eq!(recorded.undoable(ONE), Err(NoUndo::Limit(Limit::Beginning)));
    assert_eq!(recorded.undo(ONE, 1), Err(NoUndo::Limit(Limit::Beginning)));
}

#[test]
fn a_set_up_with_faults_is_not_sat_down_to() {
    assert!(RecordedGame::<Toy>::new(Record::new(ToySetup::standard(5), None)).is_err());
}

#[test]
fn a_draw_that_somebody_saw_can_not_be_taken_back() {
    assert_eq!(dealt(&[]).undoable(ONE), Err(NoUndo::Limit(Limit::Learned { entry: 10 })));
}

#[test]
fn a_choice_that_revealed_nothing_can_be_undone_by_its_seat() {
    let before = dealt(&[]);
    let mut recorded = dealt(&["seat 1 hide"]);
    assert_eq!(recorded.undoable(ONE), Ok((vec![11], Limit::Learned { entry: 10 })));
    assert_eq!(recorded.undoable(TWO), Err(NoUndo::NotYours(ONE)));
    recorded.undo(ONE, 11).unwrap();
    assert_eq!(recorded.game(), before.game());
    assert_eq!(
        recorded.record().entries.last(),
        Some(&Entry { who: Some(ONE), kind: EntryKind::Undo { from: 11 } })
    );
    assert_eq!(recorded.record().entries.len(), 12, "the entry taken back stays in the record");
    assert_eq!(recorded.undoable(ONE), Err(NoUndo::Limit(Limit::Learned { entry: 10 })));
}

#[test]
fn a_draw_that_nobody_saw_can_be_taken_back_and_comes_again() {
    let seed = Seed([3; 32]);
    let mut dealer = Dealer::new(&seed);
    let mut recorded = RecordedGame::<Toy>::new(Record::new(ToySetup::standard(3), None)).unwrap();
    recorded.settle(&mut dealer, &mut Journal::off());
    let seat = recorded.question().and_then(|question| question.who.seat()).unwrap();
    let (before, first) = (*recorded.game(), recorded.record().entries.len() + 1);
    let bury = |recorded: &mut RecordedGame<Toy>, dealer: &mut Dealer| {
        recorded.play(Some(seat), Answer::Bury, &mut Journal::off()).unwrap();
        recorded.settle(dealer, &mut Journal::off());
        *recorded.game()
    };
    let buried = bury(&mut recorded, &mut dealer);
    assert_eq!(recorded.record().entries.len(), first + 1, "the answer and the draw");
    assert_eq!(recorded.undoable(seat), Ok((vec![first], Limit::Learned { entry: first - 1 })));
    recorded.undo(seat, first).unwrap();
    dealer.rewind(first);
    assert_eq!(*recorded.game(), before);
    assert_eq!(bury(&mut recorded, &mut dealer), buried, "the same card is buried again");
}

#[test]
fn several_answers_can_be_taken_back_at_once_or_one_by_one() {
    let recorded = dealt(&["seat 1 hide", "seat 1 card 1"]);
    assert_eq!(recorded.undoable(ONE), Ok((vec![11, 12], Limit::Learned { entry: 10 })));
    let mut at_once = recorded.clone();
    at_once.undo(ONE, 11).unwrap();
    let mut one_by_one = recorded.clone();
    one_by_one.undo(ONE, 12).unwrap();
    assert_eq!(one_by_one.game(), dealt(&["seat 1 hide"]).game());
    one_by_one.undo(ONE, 11).unwrap();
    assert_eq!(one_by_one.game(), at_once.game());
}

#[test]
fn only_its_own_seat_takes_back_and_only_what_is_there() {
    let before = dealt(&["seat 1 hide"]);
    let mut recorded = before.clone();
    assert_eq!(recorded.undo(TWO, 11), Err(NoUndo::NotYours(ONE)));
    for from in [0, 1, 10, 12, usize::MAX] {
        assert_eq!(recorded.undo(ONE, from), Err(NoUndo::NotThere));
    }
    assert!(unchanged(&before, &recorded));
}

#[test]
fn a_revealed_fact_ends_undo() {
    let recorded = dealt(&["seat 1 play", "seat 1 card 3"]);
    assert_eq!(recorded.undoable(ONE), Err(NoUndo::Limit(Limit::Learned { entry: 12 })));
}

#[test]
fn a_secret_answer_is_final_and_anonymous() {
    let mut recorded = dealt(&["seat 1 play", "seat 1 card 3"]);
    let mut journal = Journal::recording();
    recorded.play(Some(TWO), Answer::Decline, &mut journal).unwrap();
    assert!(journal.is_final());
    for seat in [0, 1, 2].map(Seat) {
        assert_eq!(recorded.undoable(seat), Err(NoUndo::Limit(Limit::Learned { entry: 13 })));
    }
}

#[test]
fn one_can_not_go_back_past_what_another_did() {
    let mut met = 0;
    for number in 0..30 {
        random_game(number, |recorded| {
            for seat in [0, 1, 2].map(Seat) {
                let Ok((entries, Limit::Acted { entry, seat: other })) = recorded.undoable(seat) else {
                    continue;
                };
                met += 1;
                assert!(entry < entries[0] && other != seat);
                assert_eq!(recorded.record().entries[entry - 1].who, Some(other));
            }
        });
    }
    assert!(met > 0, "no seat ever followed another without a draw");
}

#[test]
fn a_seat_that_is_not_asked_is_refused_and_nothing_changes() {
    let before = dealt(&[]);
    let mut recorded = before.clone();
    let not_asked = Err(Refused::NotAsked { asked: Actor::Seat(ONE) });
    assert_eq!(play(&mut recorded, 2, "hide"), not_asked);
    assert_eq!(play(&mut recorded, 0, "hide"), not_asked);
    assert!(unchanged(&before, &recorded));
}

#[test]
fn an_answer_that_is_not_offered_is_refused_and_changes_nothing() {
    let before = dealt(&["seat 1 hide"]);
    let mut recorded = before.clone();
    let Err(Refused::Illegal(illegal)) = play(&mut recorded, 1, "card 5") else {
        panic!("card 5 is seat 2's")
    };
    assert_eq!(illegal.choice, Answer::Card(Card(4)));
    assert_eq!(illegal.question, recorded.question());
    assert_eq!(illegal.because, Phrase::new("not-in-hand", "TY-03"));
    assert_eq!(illegal.to_string(), "Card(Card(4)) is refused by TY-03 (not-in-hand)");
    assert!(unchanged(&before, &recorded));
}

#[test]
fn a_game_that_is_over_takes_no_answers() {
    let mut recorded = random_game(3, |_| {});
    assert_eq!(play(&mut recorded, 1, "hide"), Err(Refused::Over));
}

#[test]
fn the_events_of_an_answer_are_returned() {
    let mut recorded = dealt(&["seat 1 hide"]);
    let mut journal = Journal::recording();
    recorded.play(Some(ONE), Answer::Card(Card(1)), &mut journal).unwrap();
    assert_eq!(journal.events().len(), 1);
    assert!(!journal.is_final());
    let mut quiet = Journal::off();
    recorded.play(None, Answer::Draw(Card(19)), &mut quiet).unwrap();
    assert!(quiet.events().is_empty() && quiet.is_final());
    assert_eq!(journal.take().len(), 1);
    assert!(journal.events().is_empty());
}

#[test]
fn the_dealer_answers_for_chance_alone() {
    let seed = Seed([3; 32]);
    let mut recorded = RecordedGame::<Toy>::new(Record::new(ToySetup::standard(4), None)).unwrap();
    recorded.settle(&mut Dealer::new(&seed), &mut Journal::off());
    assert_eq!(recorded.record().entries.len(), 13, "who starts, and three cards for each of four");
    assert!(matches!(recorded.question().unwrap().who, Actor::Seat(_)));
    let mut again = RecordedGame::<Toy>::new(Record::new(ToySetup::standard(4), None)).unwrap();
    again.settle(&mut Dealer::new(&seed), &mut Journal::off());
    assert_eq!(again.record(), recorded.record());
}

#[test]
fn every_reason_has_its_sentence() {
    let phrase = |reason: NoUndo| reason.phrase::<Toy>();
    assert_eq!(phrase(NoUndo::NotYours(TWO)).args, [("seat", Value::Seat(TWO))]);
    let not_there = phrase(NoUndo::NotThere);
    assert_eq!((not_there.key, not_there.rule.0), ("undo-not-there", "TY-09"));
    assert_eq!(phrase(NoUndo::Limit(Limit::Beginning)).key, "undo-beginning");
    let learned = phrase(NoUndo::Limit(Limit::Learned { entry: 4 }));
    assert_eq!((learned.key, learned.args), ("undo-learned", vec![("entry", Value::Number(4))]));
    let acted = phrase(NoUndo::Limit(Limit::Acted { entry: 4, seat: TWO }));
    assert_eq!(acted.key, "undo-acted");
    assert_eq!(acted.args, [("entry", Value::Number(4)), ("seat", Value::Seat(TWO))]);
}
