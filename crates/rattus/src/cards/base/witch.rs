//! Witch (Magic): looks at one rat, then at a second, then may exchange the two (RB-48); what she showed stays
//! known to that player alone (RB-49).

use crate::cards::{Card, CardNext};
use crate::choice::{Choice, family};
use crate::rattus::Rattus;
use crate::refusal;
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Witch;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    First,
    Second { first: u8 },
    Swap { first: u8, second: u8 },
}

impl Card for Witch {
    type Step = Step;
    const RULE: &'static str = "RB-48";
    const MORE_RULES: &'static [&'static str] = &["RB-49"];

    fn usable(game: &Rattus, _: Seat) -> bool {
        !game.board.ratty().is_empty()
    }

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        Phrase::new("card-witch-no-target", "RB-53")
    }

    fn begin(_: &Rattus, _: Seat) -> Step {
        Step::First
    }

    fn ask(step: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        let rats = game.board.marks(game.board.in_play);
        let none = Options::none();
        match step {
            Step::First => Some(Question::to(me, "witch-first", "RB-48", none.with(family::rat, rats))),
            Step::Second { first } => {
                let others = rats & !(1 << first);
                Some(Question::to(
                    me,
                    "witch-second",
                    "RB-48",
                    none.with(family::rat, others).and(Choice::Pass),
                ))
            }
            Step::Swap { first, second } => can_swap(game, first, second)
                .then(|| Question::to(me, "witch-swap", "RB-48", none.and(Choice::Yes).and(Choice::No))),
        }
    }

    fn go(_: Step, _: &mut Turn<'_>, _: Seat) -> CardNext<Step> {
        CardNext::Done
    }

    fn take(step: Step, turn: &mut Turn<'_>, me: Seat, choice: Choice) -> CardNext<Step> {
        match (step, choice) {
            (Step::First, Choice::Rat(first)) => {
                turn.peek(me, first);
                CardNext::Step(Step::Second { first })
            }
            (Step::Second { first }, Choice::Rat(second)) => {
                turn.peek(me, second);
                CardNext::Step(Step::Swap { first, second })
            }
            (Step::Swap { first, second }, Choice::Yes) => {
                turn.swap_rats(first, second);
                CardNext::Done
            }
            (Step::Second { .. } | Step::Swap { .. }, _) => CardNext::Done,
            _ => unreachable!("{choice:?} was not offered by {step:?}"),
        }
    }

    fn refuse(step: Step, _: &Rattus, _: Seat, choice: Choice) -> Phrase {
        match (step, choice) {
            (Step::First, Choice::Pass) => Phrase::new("refused-witch-must-look", "RB-48"),
            (Step::Second { first }, Choice::Rat(mark)) if first == mark => {
                Phrase::new("refused-witch-same-rat", "RB-48")
            }
            (Step::First | Step::Second { .. }, Choice::Rat(mark)) => refusal::no_such_rat(mark, "RB-48"),
            (Step::Swap { .. }, _) => refusal::yes_or_no("RB-48"),
            _ => refusal::not_asked("RB-48"),
        }
    }
}

/// Rats of one region have nothing to exchange (RB-53), and none crosses into a bishop's region (PP-53). Their
/// marks tell any two rats apart, so two of the same face are not alike.
fn can_swap(game: &Rattus, first: u8, second: u8) -> bool {
    let place = |mark| game.board.find_rat(mark).expect("the rat lies still").0;
    let (here, there) = (place(first), place(second));
    here != there && !game.board.has_bishop(here) && !game.board.has_bishop(there)
}

#[cfg(test)]
mod tests {
    use crate::event::EventKind;
    use crate::rattus::Rattus;
    use crate::testing::{Table, table};
    use game::{Event as _, Eye, Game as _, Seat};
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng as _;

    const ONE: Eye = Eye::Seat(Seat(0));
    const OTHER: Eye = Eye::Seat(Seat(1));

    fn start() -> Table {
        let t = table(2).hold(0, "witch").rats("gallia", &["b13", "b14"]).rats("polonia", &["b15"]);
        t.rats("scandia", &["b16"])
    }

    #[test]
    fn rb_48_witch_looks_at_one_rat_then_at_a_second_then_exchanges_them() {
        let mut t = start();
        t.play("use witch").asks(0, "witch-first").refuses("pass", "RB-48").refuses("rat 99", "RB-48");
        assert_eq!(t.options().len(), 4, "anywhere on the board");
        t.play_rat("b14").asks(0, "witch-second");
        let same = format!("rat {}", t.mark("b14"));
        t.refuses(&same, "RB-48").play_rat("b15").asks(0, "witch-swap").refuses("pass", "RB-48").play("yes");
        t.asks(0, "turn").sees_rats("gallia", 2).sees_rats("polonia", 1);
        let place = |token: &str| t.game.board.find_rat(t.mark(token) - 1).map(|found| found.0);
        assert_eq!((place("b14"), place("b15")), (Some(t.region("polonia")), Some(t.region("gallia"))));
    }

    #[test]
    fn rb_48_each_step_is_optional_after_the_first() {
        start().play("use witch").play_rat("b14").play("pass").asks(0, "turn").refuses("use witch", "RB-40");
        let mut t = start();
        t.play("use witch").play_rat("b14").play_rat("b15").play("no").asks(0, "turn");
        let gallia = t.region("gallia");
        assert_eq!(t.game.board.find_rat(t.mark("b14") - 1).map(|found| found.0), Some(gallia));
        // The second one may lie in the same region.
        start().play("use witch").play_rat("b14").play_rat("b13").asks(0, "turn");
    }

    #[test]
    fn rb_48_all_see_which_rats_were_looked_at_and_exchanged() {
        let mut t = start();
        let mark = t.mark("b14") - 1;
        t.play("use witch").play_rat("b14");
        for (eye, sees) in [(ONE, true), (OTHER, false), (Eye::Spectator, false)] {
            let told = t.events.iter().filter_map(|event| event.seen_by(eye));
            let looks: Vec<bool> = told
                .filter_map(|event| match event.kind {
                    EventKind::RatPeeked { mark: at, token, .. } if at == mark => Some(token.is_some()),
                    _ => None,
                })
                .collect();
            assert_eq!(looks, [sees], "{eye:?}");
        }
        t.play_rat("b15").play("yes");
        let moved = t.events.iter().filter_map(|event| event.seen_by(Eye::Spectator));
        assert_eq!(moved.filter(|event| matches!(event.kind, EventKind::RatMoved { .. })).count(), 2);
    }

    #[test]
    fn rb_49_what_she_showed_stays_known_to_that_player_alone() {
        let mut t = start();
        t.play("use witch").play_rat("b14").play_rat("b15").play("yes");
        for token in ["b14", "b15"] {
            assert_eq!(t.face_to(ONE, token), Some(token));
            assert_eq!((t.face_to(OTHER, token), t.face_to(Eye::Spectator, token)), (None, None));
        }
        assert_eq!((t.face_to(ONE, "b13"), t.face_to(ONE, "b16")), (None, None));
        // Another takes the Witch and learns nothing by it; the Monk moves the rat, and the first still knows it.
        t.play("plague gallia");
        while t.question().prompt == "spread" {
            t.play("region hispania").draw();
        }
        t.asks(1, "turn").play("take witch");
        assert_eq!((t.face_to(ONE, "b14"), t.face_to(OTHER, "b14")), (Some("b14"), None));
        t.plays(&["plague anglia", "take monk", "use monk"]).play_rat("b14").play("region hungaria");
        assert_eq!((t.face_to(ONE, "b14"), t.face_to(OTHER, "b14")), (Some("b14"), None));
    }

    /// Games that `eye` can't tell from this one.
    fn worlds(game: &Rattus, eye: Eye) -> Vec<Rattus> {
        let random = |seed| Xoshiro256PlusPlus::seed_from_u64(seed);
        (0..200).map(|seed| game.determinize(eye, &mut random(seed))).collect()
    }

    #[test]
    fn rb_49_no_other_eye_can_tell_what_she_showed() {
        let mut t = start();
        t.play("use witch").play_rat("b14").play_rat("b15").play("yes");
        let mark = t.mark("b14") - 1;
        let token = |game: &Rattus| game.board.find_rat(mark).expect("the rat is on the board").1.token;
        assert!(worlds(&t.game, ONE).iter().all(|other| token(other) == token(&t.game)), "she knows it");
        for eye in [OTHER, Eye::Spectator] {
            let others = worlds(&t.game, eye);
            assert!(others.iter().any(|other| token(other) != token(&t.game)));
            assert!(others.iter().all(|other| other.view(eye) == t.game.view(eye)));
        }
    }

    #[test]
    fn rb_52_each_rat_keeps_its_public_mark_while_it_lies_on_the_board() {
        let mut t = start().hold(0, "monk");
        let marks = |t: &Table| ["b13", "b14", "b15", "b16"].map(|token| t.mark(token));
        let before = marks(&t);
        t.play("use witch").play_rat("b14").play_rat("b15").play("yes");
        t.play("use monk").play_rat("b14").play("region hungaria");
        assert_eq!(marks(&t), before);
        for eye in [ONE, OTHER, Eye::Spectator] {
            let view = t.game.view(eye);
            let at = |id: &str| {
                let region = view.regions.iter().find(|region| region.id == id).expect("in play");
                region.rats.iter().map(|rat| rat.mark).collect::<Vec<_>>()
            };
            assert_eq!((at("hungaria"), at("gallia")), (vec![before[1]], vec![before[0], before[2]]));
        }
        // A new rat has a mark nobody had, and is any token of the bag.
        t.play("plague scandia").asks(0, "spread").play("region anglia").asks_chance("draw-rat");
        assert_eq!(t.offered("token").len(), usize::from(t.game.board.bag.len()));
        t.play("token b44");
        assert!(before.iter().all(|&mark| mark < t.mark("b44")));
    }

    #[test]
    fn rb_48_a_rat_that_is_known_already_may_be_looked_at_again() {
        let mut t = start().plague("hispania");
        t.play("use witch").play_rat("b14").plays(&["pass", "plague italia", "plague hispania"]);
        t.play("use witch").play_rat("b14").play_rat("b15").asks(0, "witch-swap");
    }

    #[test]
    fn rb_53_rats_of_one_region_are_not_exchanged_but_two_of_one_face_are() {
        start().play("use witch").play_rat("b13").play_rat("b14").asks(0, "turn");
        // Their marks tell them apart, and not to ask would tell everybody that they are alike.
        let mut t = table(2).hold(0, "witch").rats("gallia", &["b25"]).rats("italia", &["b26"]);
        t.play("use witch").play_rat("b25").play_rat("b26").asks(0, "witch-swap").play("yes");
        assert_eq!(t.game.board.find_rat(t.mark("b25") - 1).map(|found| found.0), Some(t.region("italia")));
    }

    #[test]
    fn rb_53_witch_on_a_board_without_rats_can_not_act() {
        table(2).hold(0, "witch").refuses("use witch", "RB-53").offers_no("use");
        let mut t = table(2).hold(0, "witch").rats("gallia", &["b25"]);
        t.play("use witch").asks(0, "turn");
        assert_eq!(t.face_to(ONE, "b25"), Some("b25"), "of a single rat nothing is asked");
    }
}
