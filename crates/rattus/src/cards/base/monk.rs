//! Monk (Church): shifts one rat to a neighbouring region with fewer than three, face down (RB-42, RB-43).

use crate::cards::{Card, CardNext};
use crate::choice::{Choice, family};
use crate::rattus::Rattus;
use crate::refusal;
use crate::region::{Region, Regions};
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Monk;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    Rat,
    To { mark: u8 },
}

impl Card for Monk {
    type Step = Step;
    const RULE: &'static str = "RB-42";
    const MORE_RULES: &'static [&'static str] = &["RB-43"];

    fn usable(game: &Rattus, _: Seat) -> bool {
        game.board.ratty().iter().any(|from| !targets(game, from).is_empty())
    }

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        Phrase::new("card-monk-no-target", "RB-53")
    }

    fn begin(_: &Rattus, _: Seat) -> Step {
        Step::Rat
    }

    fn ask(step: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        Some(match step {
            Step::Rat => Question::to(
                me,
                "monk-rat",
                "RB-42",
                Options::none().with(family::rat, game.board.marks(sources(game))),
            ),
            Step::To { mark } => {
                let (from, _) = game.board.find_rat(mark).expect("the rat lies still");
                Question::to(
                    me,
                    "monk-to",
                    "RB-42",
                    Options::none().with(family::region, targets(game, from).set()),
                )
            }
        })
    }

    fn take(step: Step, turn: &mut Turn<'_>, _: Seat, choice: Choice) -> CardNext<Step> {
        match (step, choice) {
            (Step::Rat, Choice::Rat(mark)) => CardNext::Step(Step::To { mark }),
            (Step::To { mark }, Choice::Region(to)) => {
                turn.move_rat(mark, to, "RB-42");
                CardNext::Done
            }
            _ => unreachable!("{choice:?} was not offered by {step:?}"),
        }
    }

    fn refuse(step: Step, game: &Rattus, _: Seat, choice: Choice) -> Phrase {
        match (step, choice) {
            (Step::Rat, Choice::Rat(mark)) => match game.board.find_rat(mark) {
                Some((from, _)) => {
                    Phrase::new("refused-no-room-around", "RB-42").with("region", refusal::region(game, from))
                }
                None => refusal::no_such_rat(mark, "RB-42"),
            },
            (Step::To { mark }, Choice::Region(to)) => match game.board.find_rat(mark) {
                Some((from, _)) => refusal::no_rat_there(game, from, to, "RB-42"),
                None => refusal::no_such_rat(mark, "RB-42"),
            },
            _ => refusal::not_asked("RB-42"),
        }
    }
}

/// Where a rat from `from` may go.
fn targets(game: &Rattus, from: Region) -> Regions {
    game.open_neighbours(from).and(game.board.take_rats())
}

/// The regions whose rats can go somewhere.
fn sources(game: &Rattus) -> Regions {
    game.board.ratty().filter(|from| !targets(game, from).is_empty())
}

#[cfg(test)]
mod tests {
    use crate::testing::table;
    use game::{Eye, Seat};

    #[test]
    fn rb_42_monk_shifts_a_single_rat_to_a_neighbour_face_down() {
        let mut t = table(2).hold(0, "monk").rats("gallia", &["b13", "b14"]).rats("polonia", &["b15"]);
        t.play("use monk").asks(0, "monk-rat");
        assert_eq!(t.options().len(), 3, "wherever it lies");
        t.refuses("rat 99", "RB-42").refuses("pass", "RB-42").play_rat("b14").asks(0, "monk-to");
        assert_eq!(t.offered("region"), ["anglia", "germania", "hispania", "italia"]);
        t.refuses("region polonia", "RB-42").refuses("region gallia", "RB-42");
        t.refuses("region turcia", "RB-02").play("region hispania");
        t.sees_rats("hispania", 1).sees_rats("gallia", 1).asks(0, "turn");
        assert_eq!(t.game.board.find_rat(t.mark("b14") - 1).map(|found| found.0), Some(t.region("hispania")));
        assert_eq!(t.face_to(Eye::Seat(Seat(0)), "b14"), None);
    }

    #[test]
    fn rb_42_monk_picks_the_token_by_what_they_know_of_it() {
        let mut t = table(2).hold(0, "monk,witch").rats("gallia", &["b13", "b14"]);
        t.play("use witch")
            .play_rat("b14")
            .play("pass")
            .play("use monk")
            .play_rat("b14")
            .play("region italia");
        assert_eq!(t.face_to(Eye::Seat(Seat(0)), "b14"), Some("b14"), "known where it lies now");
        assert_eq!(t.face_to(Eye::Seat(Seat(1)), "b14"), None);
    }

    #[test]
    fn rb_43_monk_acts_before_or_after_placing() {
        let start = || table(2).hold(0, "monk").rats("gallia", &["b13", "b14", "b15"]);
        let mut t = start();
        t.plays(&["place gallia", "use monk"]).play_rat("b13").play("region italia");
        t.sees_cubes("gallia", &[3, 0]).sees_rats("gallia", 2);
        let mut t = start();
        t.play("use monk").play_rat("b13").plays(&["region italia", "place gallia"]);
        t.sees_cubes("gallia", &[2, 0]).sees_rats("gallia", 2);
    }

    #[test]
    fn rb_19_monk_brings_no_fourth_rat() {
        let mut t = table(2).hold(0, "monk").rats("gallia", &["b13", "b14", "b15"]).rats("anglia", &["b16"]);
        t.play("use monk").play_rat("b16").sees_rats("scandia", 1).asks(0, "turn");
        let mut t = table(2).hold(0, "monk").rats("gallia", &["b13", "b14", "b15"]).rats("italia", &["b16"]);
        t.play("use monk").play_rat("b16").refuses("region gallia", "RB-19").play("region hispania");
    }

    #[test]
    fn rb_53_monk_without_room_around_any_rat_can_not_act() {
        let regions =
            ["anglia", "gallia", "germania", "hispania", "hungaria", "italia", "polonia", "scandia"];
        let tokens: Vec<String> = (13..37).map(|number| format!("b{number}")).collect();
        let mut t = table(2).hold(0, "monk");
        for (region, three) in regions.iter().zip(tokens.chunks(3)) {
            t = t.rats(region, &[&three[0], &three[1], &three[2]]);
        }
        t.refuses("use monk", "RB-53").offers_no("use");

        // With one place free, only the rats next to it can go there.
        let mut t = table(2).hold(0, "monk");
        for (region, three) in regions.iter().zip(tokens.chunks(3)).skip(1) {
            t = t.rats(region, &[&three[0], &three[1], &three[2]]);
        }
        t = t.rats("anglia", &[&tokens[0], &tokens[1]]);
        let polonia = format!("rat {}", t.mark("b31"));
        t.play("use monk").refuses(&polonia, "RB-42");
        assert_eq!(t.options().len(), 6);
        t.play_rat("b16").sees_rats("anglia", 3).sees_rats("gallia", 2);
    }
}
