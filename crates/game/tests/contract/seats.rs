//! Seats, sets of them, and eyes.

use game::{Actor, Eye, Purpose, Seat, Seats};

#[test]
fn seats_go_round_the_table() {
    assert_eq!(Seat(3).clockwise(1, 4), Seat(0));
    assert_eq!(Seat(1).clockwise(6, 4), Seat(3));
    assert_eq!(Seat(0).anticlockwise(4), Seat(3));
    for seat in Seats::first(5).iter() {
        assert_eq!(seat.clockwise(1, 5).anticlockwise(5), seat);
    }
}

#[test]
fn people_count_seats_from_1() {
    assert_eq!(Seat(0).to_string(), "seat 1");
    assert_eq!(Actor::Seat(Seat(5)).to_string(), "seat 6");
    assert_eq!(Actor::Chance(Purpose::Draw).to_string(), "chance");
    assert_eq!(Actor::Chance(Purpose::Deal).seat(), None);
}

#[test]
fn sets_of_seats_hold_what_was_put_in() {
    let some = Seats::only(Seat(4)).with(Seat(1)).with(Seat(4));
    assert_eq!(some.iter().collect::<Vec<_>>(), [Seat(1), Seat(4)]);
    assert_eq!((some.len(), some.is_empty()), (2, false));
    assert!(some.has(Seat(1)) && !some.has(Seat(0)));
    assert_eq!(some.without(Seat(1)).without(Seat(1)), Seats::only(Seat(4)));
    assert!(Seats::NONE.is_empty() && Seats::default() == Seats::NONE);
    assert_eq!(Seats::first(0), Seats::NONE);
    assert_eq!(Seats::first(8).len(), 8);
}

#[test]
fn eyes_see_what_their_seat_may_know() {
    let two = Seats::only(Seat(1));
    assert!(Eye::Seat(Seat(1)).among(two) && Eye::Open.among(two));
    assert!(!Eye::Seat(Seat(0)).among(two) && !Eye::Spectator.among(two));
    assert_eq!(Eye::limited(2).collect::<Vec<_>>(), [Eye::Seat(Seat(0)), Eye::Seat(Seat(1)), Eye::Spectator]);
}
