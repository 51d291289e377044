//! What can be taken back, by whom and how far; and that a refusal changes nothing.

use crate::table::{dealt, play, random_game};
use crate::toy::{Answer, Card, Toy, ToySetup};
use game::{
    Actor, Dealer, Entry, EntryKind, Journal, Limit, NoUndo, Phrase, Record, Refused, Seat, Seed, Setup,
    Sitting, Value,
};

const ONE: Seat = Seat(0);
const TWO: Seat = Seat(1);

/// Whether the sitting is just as it was, whatever was tried.
fn unchanged(before: &Sitting<Toy>, after: &Sitting<Toy>) -> bool {
    before.game() == after.game()
        && before.record() == after.record()
        && [0, 1, 2].map(Seat).iter().all(|&seat| before.undoable(seat) == after.undoable(seat))
}

#[test]
fn the_start_of_the_log_has_no_earlier_page() {
    let mut sitting = Sitting::<Toy>::new(Record::new(ToySetup::standard(2), None)).unwrap();
    assert_eq!(sitting.undoable(ONE), Err(NoUndo::Limit(Limit::Beginning)));
    assert_eq!(sitting.undo(ONE, 1), Err(NoUndo::Limit(Limit::Beginning)));
}

#[test]
fn a_set_up_with_faults_is_not_sat_down_to() {
    assert!(Sitting::<Toy>::new(Record::new(ToySetup::standard(5), None)).is_err());
}

#[test]
fn a_draw_that_somebody_saw_can_not_be_taken_back() {
    assert_eq!(dealt(&[]).undoable(ONE), Err(NoUndo::Limit(Limit::Learned { entry: 10 })));
}

#[test]
fn a_choice_that_revealed_nothing_can_be_undone_by_its_seat() {
    let before = dealt(&[]);
    let mut sitting = dealt(&["seat 1 hide"]);
    assert_eq!(sitting.undoable(ONE), Ok((vec![11], Limit::Learned { entry: 10 })));
    assert_eq!(sitting.undoable(TWO), Err(NoUndo::NotYours(ONE)));
    sitting.undo(ONE, 11).unwrap();
    assert_eq!(sitting.game(), before.game());
    assert_eq!(
        sitting.record().entries.last(),
        Some(&Entry { who: Some(ONE), kind: EntryKind::Undo { from: 11 } })
    );
    assert_eq!(sitting.record().entries.len(), 12, "the entry taken back stays in the record");
    assert_eq!(sitting.undoable(ONE), Err(NoUndo::Limit(Limit::Learned { entry: 10 })));
}

#[test]
fn a_draw_that_nobody_saw_can_be_taken_back_and_comes_again() {
    let seed = Seed([3; 32]);
    let mut dealer = Dealer::new(&seed);
    let mut sitting = Sitting::<Toy>::new(Record::new(ToySetup::standard(3), None)).unwrap();
    sitting.settle(&mut dealer, &mut Journal::off());
    let seat = sitting.question().and_then(|question| question.who.seat()).unwrap();
    let (before, first) = (*sitting.game(), sitting.record().entries.len() + 1);
    let bury = |sitting: &mut Sitting<Toy>, dealer: &mut Dealer| {
        sitting.play(Some(seat), Answer::Bury, &mut Journal::off()).unwrap();
        sitting.settle(dealer, &mut Journal::off());
        *sitting.game()
    };
    let buried = bury(&mut sitting, &mut dealer);
    assert_eq!(sitting.record().entries.len(), first + 1, "the answer and the draw");
    assert_eq!(sitting.undoable(seat), Ok((vec![first], Limit::Learned { entry: first - 1 })));
    sitting.undo(seat, first).unwrap();
    dealer.rewind(first);
    assert_eq!(*sitting.game(), before);
    assert_eq!(bury(&mut sitting, &mut dealer), buried, "the same card is buried again");
}

#[test]
fn several_answers_can_be_taken_back_at_once_or_one_by_one() {
    let sitting = dealt(&["seat 1 hide", "seat 1 card 1"]);
    assert_eq!(sitting.undoable(ONE), Ok((vec![11, 12], Limit::Learned { entry: 10 })));
    let mut at_once = sitting.clone();
    at_once.undo(ONE, 11).unwrap();
    let mut one_by_one = sitting.clone();
    one_by_one.undo(ONE, 12).unwrap();
    assert_eq!(one_by_one.game(), dealt(&["seat 1 hide"]).game());
    one_by_one.undo(ONE, 11).unwrap();
    assert_eq!(one_by_one.game(), at_once.game());
}

#[test]
fn only_its_own_seat_takes_back_and_only_what_is_there() {
    let before = dealt(&["seat 1 hide"]);
    let mut sitting = before.clone();
    assert_eq!(sitting.undo(TWO, 11), Err(NoUndo::NotYours(ONE)));
    for from in [0, 1, 10, 12, usize::MAX] {
        assert_eq!(sitting.undo(ONE, from), Err(NoUndo::NotThere));
    }
    assert!(unchanged(&before, &sitting));
}

#[test]
fn a_revealed_fact_ends_undo() {
    let sitting = dealt(&["seat 1 play", "seat 1 card 3"]);
    assert_eq!(sitting.undoable(ONE), Err(NoUndo::Limit(Limit::Learned { entry: 12 })));
}

#[test]
fn a_secret_answer_is_final_and_anonymous() {
    let mut sitting = dealt(&["seat 1 play", "seat 1 card 3"]);
    let mut journal = Journal::kept();
    sitting.play(Some(TWO), Answer::Decline, &mut journal).unwrap();
    assert!(journal.barred());
    for seat in [0, 1, 2].map(Seat) {
        assert_eq!(sitting.undoable(seat), Err(NoUndo::Limit(Limit::Learned { entry: 13 })));
    }
}

#[test]
fn one_can_not_go_back_past_what_another_did() {
    let mut met = 0;
    for number in 0..30 {
        random_game(number, |sitting| {
            for seat in [0, 1, 2].map(Seat) {
                let Ok((entries, Limit::Acted { entry, seat: other })) = sitting.undoable(seat) else {
                    continue;
                };
                met += 1;
                assert!(entry < entries[0] && other != seat);
                assert_eq!(sitting.record().entries[entry - 1].who, Some(other));
            }
        });
    }
    assert!(met > 0, "no seat ever followed another without a draw");
}

#[test]
fn a_seat_that_is_not_asked_is_refused_and_nothing_changes() {
    let before = dealt(&[]);
    let mut sitting = before.clone();
    let not_asked = Err(Refused::NotAsked { asked: Actor::Seat(ONE) });
    assert_eq!(play(&mut sitting, 2, "hide"), not_asked);
    assert_eq!(play(&mut sitting, 0, "hide"), not_asked);
    assert!(unchanged(&before, &sitting));
}

#[test]
fn an_answer_that_is_not_offered_is_refused_and_changes_nothing() {
    let before = dealt(&["seat 1 hide"]);
    let mut sitting = before.clone();
    let Err(Refused::Illegal(illegal)) = play(&mut sitting, 1, "card 5") else {
        panic!("card 5 is seat 2's")
    };
    assert_eq!(illegal.choice, Answer::Card(Card(4)));
    assert_eq!(illegal.question, sitting.question());
    assert_eq!(illegal.because, Phrase::new("not-in-hand", "TY-03"));
    assert_eq!(illegal.to_string(), "Card(Card(4)) is refused by TY-03 (not-in-hand)");
    assert!(unchanged(&before, &sitting));
}

#[test]
fn a_game_that_is_over_takes_no_answers() {
    let mut sitting = random_game(3, |_| {});
    assert_eq!(play(&mut sitting, 1, "hide"), Err(Refused::Over));
}

#[test]
fn the_events_of_an_answer_are_returned() {
    let mut sitting = dealt(&["seat 1 hide"]);
    let mut journal = Journal::kept();
    sitting.play(Some(ONE), Answer::Card(Card(1)), &mut journal).unwrap();
    assert_eq!(journal.events().len(), 1);
    assert!(!journal.barred());
    let mut quiet = Journal::off();
    sitting.play(None, Answer::Draw(Card(19)), &mut quiet).unwrap();
    assert!(quiet.events().is_empty() && quiet.barred());
    assert_eq!(journal.take().len(), 1);
    assert!(journal.events().is_empty());
}

#[test]
fn the_dealer_answers_for_chance_alone() {
    let seed = Seed([3; 32]);
    let mut sitting = Sitting::<Toy>::new(Record::new(ToySetup::standard(4), None)).unwrap();
    sitting.settle(&mut Dealer::new(&seed), &mut Journal::off());
    assert_eq!(sitting.record().entries.len(), 13, "who starts, and three cards for each of four");
    assert!(matches!(sitting.question().unwrap().who, Actor::Seat(_)));
    let mut again = Sitting::<Toy>::new(Record::new(ToySetup::standard(4), None)).unwrap();
    again.settle(&mut Dealer::new(&seed), &mut Journal::off());
    assert_eq!(again.record(), sitting.record());
}

#[test]
fn every_reason_has_its_sentence() {
    let phrase = |reason: NoUndo| reason.phrase();
    assert_eq!(phrase(NoUndo::NotYours(TWO)).args, [("seat", Value::Seat(TWO))]);
    assert_eq!(phrase(NoUndo::NotThere).key, "undo-not-there");
    assert_eq!(phrase(NoUndo::Limit(Limit::Beginning)).key, "undo-beginning");
    let learned = phrase(NoUndo::Limit(Limit::Learned { entry: 4 }));
    assert_eq!((learned.key, learned.args), ("undo-learned", vec![("entry", Value::Number(4))]));
    let acted = phrase(NoUndo::Limit(Limit::Acted { entry: 4, seat: TWO }));
    assert_eq!(acted.key, "undo-acted");
    assert_eq!(acted.args, [("entry", Value::Number(4)), ("seat", Value::Seat(TWO))]);
}
