//! What nobody else may learn: hands, answers and tokens.

use super::{gallia, opened};
use crate::testing::{Table, africa, begin};
use crate::{Boxes, CardId, EventKind, Setup};
use game::{Event as _, Eye, Game as _, Seat, Seats, Setup as _};

/// Nobody but `but` can tell the two tables apart, whatever they are told.
#[track_caller]
fn assert_alike(one: &Table, other: &Table, but: &[u8]) {
    let asked = |t: &Table| t.game.question().map(|question| (question.prompt, question.waiting));
    assert_eq!(asked(one), asked(other), "the question as everybody sees it");
    for eye in
        Eye::limited(one.game.seats()).filter(|eye| !but.iter().any(|&seat| *eye == Eye::Seat(Seat(seat))))
    {
        assert_eq!(one.game.view(eye), other.game.view(eye), "{eye:?}");
        let told = |t: &Table| t.events.iter().filter_map(|event| event.seen_by(eye)).collect::<Vec<_>>();
        assert_eq!(told(one), told(other), "{eye:?}");
    }
}

#[test]
fn af_28_all_answer_unseen_and_then_the_cards_are_opened_together() {
    let start = || {
        let t = gallia().hold(2, "monk").cubes("gallia", &[1, 2, 2]).hand(1, &["c04"]).hand(2, &["c11"]);
        let mut t = t.turn(2);
        t.plague_into("gallia").turn_up("n18");
        t
    };
    let mut t = start();
    let both = Seats::only(Seat(1)).with(Seat(2));
    assert_eq!(
        t.asks(2, "protect").question().waiting,
        both,
        "the one on turn first, but the game waits for all"
    );
    t.play("region-card c11").asks(1, "protect");
    assert_eq!(t.question().waiting, both);
    assert!(t.events.is_empty() && t.is_final, "nothing is told, and it can't be taken back");
    t.sees_discards(&[]);
    assert_eq!(t.game.view(Eye::Seat(Seat(1))).seats[2].hand, 1);
    let mut other = start();
    other.play("pass");
    assert_alike(&t, &other, &[2]);
    t.play("region-card c04");
    assert_eq!(opened(&t), [("c04", CardId::Peasant), ("c11", CardId::Monk)]);
    t.sees_cubes("gallia", &[1, 2, 2]);
    other.play("region-card c04");
    assert_eq!(opened(&other), [("c04", CardId::Peasant)]);
}

#[test]
fn af_25_hands_are_secret_and_their_sizes_public() {
    let t = africa(3, "peasant").hand(0, &["c01"]).hand(1, &["c02", "c03"]);
    for eye in Eye::limited(3) {
        let view = t.game.view(eye);
        let sizes: Vec<u8> = view.seats.iter().map(|seat| seat.hand).collect();
        assert_eq!(sizes, [1, 2, 0]);
        for (seat, cards) in (0..).zip([vec!["c01"], vec!["c02", "c03"], vec![]]) {
            let seen = if eye == Eye::Seat(Seat(seat)) { cards } else { Vec::new() };
            assert_eq!(view.seats[usize::from(seat)].hand_cards, seen, "{eye:?}");
        }
    }
}

#[test]
fn af_25_whether_one_at_risk_holds_a_card_that_fits_does_not_show() {
    // One hand that fits and one that does not, for one player at risk alone and for two.
    for second in [false, true] {
        let start = |hand: &str| {
            let t = gallia().hand(1, &[hand]).cubes("gallia", &[1, 2, 1]);
            let mut t = if second { t.hold(2, "monk").hand(2, &["c03"]) } else { t };
            t.plague_into("gallia").turn_up("n18");
            t
        };
        let (mut fits, mut not) = (start("c04"), start("c02"));
        assert_eq!((fits.options().len(), not.options().len()), (2, 1));
        assert_alike(&fits, &not, &[1]);
        fits.play("pass");
        not.refuses("region-card c02", "AF-20").play("pass");
        assert_alike(&fits, &not, &[1]);
        if second {
            fits.asks(2, "protect").play("pass");
            not.asks(2, "protect").play("pass");
            assert_alike(&fits, &not, &[1]);
        }
        fits.sees_cubes("gallia", &[1, 1]);
    }
}

#[test]
fn af_25_one_is_asked_once_for_each_class_card_in_danger_whatever_one_holds() {
    for hand in [["c04", "c10"], ["c04", "c02"], ["c03", "c05"]] {
        let mut t = gallia().hold(1, "baker,monk").cubes("gallia", &[0, 5]).hand(1, &hand);
        t.plague_into("gallia").turn_up("n18");
        for _ in 0..3 {
            let question = t.asks(1, "protect").question();
            assert_eq!(question.waiting, Seats::only(Seat(1)));
            t.play("pass");
        }
        t.asks_chance("ravage-next").sees_cubes("gallia", &[0, 2]);
    }
}

#[test]
fn af_25_the_asked_are_told_for_which_class_card() {
    let mut t = gallia().hold(1, "monk").cubes("gallia", &[0, 5]).hand(1, &["c04"]);
    t.plague_into("gallia").turn_up("n18");
    for card in ["peasant", "monk"] {
        let phrase = t.game.prompt(&t.question());
        assert_eq!((phrase.key, phrase.rule.0), ("protect", "AF-28"));
        assert!(phrase.args.contains(&("card", game::Value::Id("card", card))));
        assert!(phrase.args.contains(&("region", game::Value::Id("region", "gallia"))));
        t.play("pass");
    }
}

#[test]
fn af_25_who_was_not_at_risk_is_never_waited_for() {
    let t = gallia()
        .hold(2, "monk")
        .cubes("gallia", &[1, 2, 0])
        .hand(1, &["c02"])
        .hand(2, &["c11"])
        .hand(0, &["c06"]);
    let mut t = t;
    t.plague_into("gallia").turn_up("n18");
    assert_eq!(t.asks(1, "protect").question().waiting, Seats::only(Seat(1)));
}

#[test]
fn af_25_nothing_of_a_game_at_its_standard_start_shows_a_hidden_card_or_token() {
    for players in 2..=6 {
        let setup = Setup { boxes: Boxes { pied_piper: true, africanus: true }, ..Setup::standard(players) };
        let mut t = begin(&setup);
        while let Some(question) = t.game.question().filter(|question| question.who.seat().is_none()) {
            let words = t.game.say(question.options.nth(question.options.len() / 2));
            t.play(&words);
            for eye in Eye::limited(players) {
                for event in t.events.iter().filter_map(|event| event.seen_by(eye)) {
                    match event.kind {
                        EventKind::RatPlaced { token, .. } | EventKind::TokenRemoved { token } => {
                            assert_eq!(token, None);
                        }
                        EventKind::RegionCardDrawn { seat, card } => {
                            assert_eq!(card.is_some(), eye == Eye::Seat(seat));
                        }
                        _ => {}
                    }
                }
            }
        }
        for eye in Eye::limited(players) {
            let view = t.game.view(eye);
            assert!(view.bag_tokens.is_empty() && view.removed_tokens.is_empty());
            assert!(view.regions.iter().flat_map(|region| &region.rats).all(|rat| rat.token.is_none()));
        }
    }
}
