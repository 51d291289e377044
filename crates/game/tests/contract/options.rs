//! Choices pack into options and come out again.

use crate::toy::{Answer, Card};
use game::{Choice, Member, Options, Seat};

/// A thing with few members.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Coin {
    /// One side.
    Heads,
    /// The other.
    Tails,
}

impl Member for Coin {
    const COUNT: u8 = 2;

    fn at(index: u8) -> Self {
        [Self::Heads, Self::Tails][usize::from(index)]
    }

    fn index(self) -> u8 {
        self as u8
    }
}

game::choices! {
    /// A choice.
    pub enum Bet {
        /// None.
        Pass as pass,
        /// On a side.
        On(Coin) as on,
        /// So much.
        Amount(u8) as amount,
        /// Against somebody.
        Against(Seat) as against,
    }
}

#[test]
fn each_line_of_the_macro_is_a_family() {
    assert_eq!([family::pass, family::on, family::amount, family::against], [0, 1, 2, 3]);
    assert_eq!(family::WORDS, ["pass", "on", "amount", "against"]);
    assert_eq!(Bet::MEMBERS, [1, 2, 128, 128]);
}

#[test]
fn a_choice_is_its_family_and_member() {
    let bets = [Bet::Pass, Bet::On(Coin::Tails), Bet::Amount(127), Bet::Against(Seat(5))];
    assert_eq!(bets.map(|bet| (bet.family(), bet.member())), [(0, 0), (1, 1), (2, 127), (3, 5)]);
    for (family, &members) in (0..).zip(Bet::MEMBERS) {
        for member in 0..members {
            let bet = Bet::of(family, member);
            assert_eq!((bet.family(), bet.member()), (family, member));
        }
    }
}

fn bets() -> Options<Bet> {
    Options::none().and(Bet::Pass).with(family::amount, 1 << 127 | 1 << 64 | 0b1001).with(family::on, 0b11)
}

#[test]
fn options_come_in_the_order_they_were_added_members_ascending() {
    let listed: Vec<Bet> = bets().iter().collect();
    let amounts = [0, 3, 64, 127].map(Bet::Amount);
    assert_eq!(listed, [&[Bet::Pass][..], &amounts, &[Bet::On(Coin::Heads), Bet::On(Coin::Tails)]].concat());
    assert_eq!(bets().len(), 7);
    for (place, bet) in (0..).zip(listed) {
        assert_eq!(bets().nth(place), bet);
        assert_eq!(bets().position(bet), Some(place));
        assert!(bets().allows(bet));
    }
    assert_eq!(format!("{:?}", Options::none().and(Bet::Pass)), "[Pass]");
}

#[test]
fn options_allow_nothing_else() {
    let allowed = |bet| bets().allows(bet) || bets().position(bet).is_some();
    assert!(!allowed(Bet::Amount(1)) && !allowed(Bet::Against(Seat(0))));
    assert_eq!(bets().members(family::on), 0b11);
    assert_eq!(bets().members(family::against), 0);
}

#[test]
fn empty_sets_are_left_out() {
    let none = Options::<Bet>::none().with(family::on, 0);
    assert!(none.is_empty() && none == Options::none());
    assert_eq!((none.len(), none.only()), (0, None));
}

#[test]
fn a_single_option_is_found() {
    assert_eq!(Options::none().with(family::amount, 1 << 90).only(), Some(Bet::Amount(90)));
    assert_eq!(Options::<Bet>::none().with(family::on, 0b11).only(), None);
    assert_eq!(Options::none().and(Bet::Pass).and(Bet::On(Coin::Heads)).only(), None);
}

#[test]
fn options_are_equal_when_they_offer_the_same_in_the_same_order() {
    let both = Options::none().and(Bet::Pass).and(Bet::On(Coin::Heads));
    assert_eq!(both, Options::none().and(Bet::Pass).with(family::on, 1));
    assert_ne!(both, Options::none().and(Bet::On(Coin::Heads)).and(Bet::Pass));
    assert_ne!(both, Options::none().and(Bet::Pass));
}

#[test]
#[should_panic(expected = "family 1 twice")]
fn a_family_is_added_once() {
    let _ = Options::none().and(Bet::On(Coin::Heads)).and(Bet::On(Coin::Tails));
}

#[test]
fn a_toy_choice_round_trips_through_words() {
    assert_eq!(Answer::Card(Card(6)).say(), "card 7");
    assert_eq!(Answer::hear("peek 2"), Ok(Answer::Peek(Seat(1))));
    for wrong in ["", "card", "card 0", "card 33", "card +7", "hide 1", "card  7", "Card 7"] {
        assert!(Answer::hear(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn going_through_options_meets_each_in_its_place() {
    for set in [0, 1, 1 << 63, 1 << 64, u128::MAX, 0b1011 << 62] {
        let options = Options::none().with(family::amount, set).and(Bet::Pass).with(family::on, 0b11);
        let all: Vec<Bet> = options.iter().collect();
        assert_eq!((options.iter().len(), all.len()), (options.len() as usize, options.len() as usize));
        assert!((0..).zip(all).all(|(place, bet)| options.nth(place) == bet));
    }
    assert_eq!(Options::<Bet>::none().iter().count(), 0);
}

#[test]
fn options_that_differ_have_different_fingerprints() {
    let amounts = (0..128).map(|amount| 1 << amount).chain([0]);
    let prints: Vec<u64> = amounts
        .flat_map(|amounts: u128| (0..4).map(move |sides| (amounts, sides)))
        .flat_map(|(amounts, sides)| [0, 1].map(|pass| (amounts, sides, pass)))
        .map(|(amounts, sides, pass)| {
            Options::<Bet>::none()
                .with(family::amount, amounts)
                .with(family::on, sides)
                .with(family::pass, pass)
        })
        .map(|options| options.fingerprint())
        .collect();
    let different: std::collections::HashSet<u64> = prints.iter().copied().collect();
    assert_eq!((prints.len(), different.len()), (1032, 1032));
}
