//! Caravan leader (Islam): the caravan goes two steps; where it leaves and passes, the player with most cubes may place a
//! cube (AF-36, AF-37). Its start is the last player's to choose (AF-09).

use crate::cards::{Card, CardNext, Moment, interrupting};
use crate::choice::{Choice, family};
use crate::rattus::Rattus;
use crate::refusal;
use crate::region::{Region, Regions};
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat, Seats};
use serde::{Deserialize, Serialize};

pub(crate) struct CaravanLeader;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    Start,
    Via,
    To {
        via: Region,
    },
    /// `seats` may still place a cube in `region`; then comes `next`, if any.
    Offer {
        region: Region,
        seats: Seats,
        next: Option<Region>,
    },
}

impl Card for CaravanLeader {
    type Step = Step;
    const RULE: &'static str = "AF-36";
    const MORE_RULES: &'static [&'static str] = &["AF-37", "AF-09"];

    const LISTENS: &'static [Moment] = &[Moment::Opening];

    fn usable(game: &Rattus, _: Seat) -> bool {
        !ways(game).is_empty()
    }

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        Phrase::new("card-caravan_leader-no-target", "AF-36")
    }

    fn begin(_: &Rattus, _: Seat) -> Step {
        Step::Via
    }

    fn at(moment: Moment, _: &Rattus, _: Seat) -> Option<Step> {
        (moment == Moment::Opening).then_some(Step::Start)
    }

    fn ask(step: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        let none = Options::none();
        let regions = |prompt, rule, regions: Regions| {
            Question::to(me, prompt, rule, none.with(family::region, regions.set()))
        };
        match step {
            Step::Start => Some(regions("caravan-start", "AF-09", game.board.in_play)),
            Step::Via => Some(regions("caravan-via", "AF-36", ways(game))),
            Step::To { via } => Some(regions("caravan-to", "AF-36", ends(game, via))),
            Step::Offer { seats, .. } => next_seat(game, me, seats).map(|seat| {
                Question::to(seat, "caravan-offer", "AF-37", none.and(Choice::Yes).and(Choice::No))
            }),
        }
    }

    fn go(step: Step, turn: &mut Turn<'_>, _: Seat) -> CardNext<Step> {
        match step {
            Step::Offer { next: Some(region), .. } => {
                CardNext::Step(Step::Offer { region, seats: turn.board.majority(region), next: None })
            }
            _ => CardNext::Done,
        }
    }

    fn prompt(step: Step, game: &Rattus, _: Seat, prompt: Phrase) -> Phrase {
        match step {
            Step::Start => prompt.with("begins", true),
            Step::Offer { region, .. } => interrupting(prompt.with("region", refusal::region(game, region))),
            Step::Via | Step::To { .. } => prompt,
        }
    }

    fn take(step: Step, turn: &mut Turn<'_>, me: Seat, choice: Choice) -> CardNext<Step> {
        match (step, choice) {
            (Step::Start, Choice::Region(region)) => {
                turn.move_caravan(region, "AF-09");
                CardNext::Done
            }
            (Step::Via, Choice::Region(via)) => CardNext::Step(Step::To { via }),
            (Step::To { via }, Choice::Region(to)) => {
                let from = here(turn);
                turn.move_caravan(via, "AF-36");
                turn.move_caravan(to, "AF-36");
                let seats = turn.board.majority(from);
                CardNext::Step(Step::Offer { region: from, seats, next: Some(via) })
            }
            (Step::Offer { region, seats, next }, answer) => {
                let seat = next_seat(turn, me, seats).expect("somebody was asked");
                if answer == Choice::Yes {
                    turn.place_cubes(seat, region, 1, "AF-36");
                }
                CardNext::Step(Step::Offer { region, seats: seats.without(seat), next })
            }
            _ => unreachable!("{choice:?} was not offered by {step:?}"),
        }
    }

    fn refuse(step: Step, game: &Rattus, _: Seat, choice: Choice) -> Phrase {
        match (step, choice) {
            (Step::Start, Choice::Region(region)) => refusal::not_in_play(game, region, "AF-09"),
            (Step::Start, _) => refusal::not_asked("AF-09"),
            (Step::Via, Choice::Region(via)) => refusal::no_way(game, here(game), via, "AF-36")
                .unwrap_or_else(|| Phrase::new("refused-caravan-dead-end", "AF-36")),
            (Step::To { via }, Choice::Region(to)) => refusal::no_way(game, via, to, "AF-36")
                .unwrap_or_else(|| Phrase::new("refused-caravan-returns", "AF-36")),
            (Step::Offer { .. }, _) => refusal::yes_or_no("AF-37"),
            _ => refusal::not_asked("AF-36"),
        }
    }
}

fn here(game: &Rattus) -> Region {
    game.board.caravan().expect("the caravan stands from the set-up on")
}

/// Where the caravan may end after `via`: not where it began.
fn ends(game: &Rattus, via: Region) -> Regions {
    game.open_neighbours(via).without(here(game))
}

/// The first steps after which a second is possible.
fn ways(game: &Rattus) -> Regions {
    game.open_neighbours(here(game)).filter(|via| !ends(game, via).is_empty())
}

/// The next of `seats`, clockwise from the one on turn, who has a cube to place.
fn next_seat(game: &Rattus, me: Seat, seats: Seats) -> Option<Seat> {
    game.clockwise(me).find(|&seat| seats.has(seat) && game.board.supply(seat) > 0)
}

#[cfg(test)]
mod tests {
    use crate::EventKind;
    use crate::testing::{Table, africa};
    use game::{Game as _, Value};

    /// The caravan in Gallia, the leader with seat 0 of three.
    fn table() -> Table {
        africa(3, "caravan_leader,emperor").hold(0, "caravan_leader").caravan("gallia")
    }

    /// Uses the leader: from Gallia by Germania to Polonia.
    fn travel(t: &mut Table) -> &mut Table {
        t.plays(&["use caravan_leader", "region germania", "region polonia"])
    }

    #[test]
    fn af_36_caravan_moves_exactly_two_steps_by_the_way_the_player_names() {
        let mut t = table();
        t.play("use caravan_leader").asks(0, "caravan-via");
        assert_eq!(t.offered("region"), ["anglia", "germania", "hispania", "italia"]);
        t.refuses("region gallia", "AF-36")
            .refuses("region polonia", "AF-36")
            .refuses("region russia", "RB-02");
        t.refuses("pass", "AF-36").play("region germania").asks(0, "caravan-to");
        assert_eq!(t.offered("region"), ["hungaria", "italia", "polonia", "scandia"]);
        t.refuses("region germania", "AF-36").refuses("region anglia", "AF-36");
        t.play("region polonia")
            .sees_caravan("polonia")
            .asks(0, "turn")
            .refuses("use caravan_leader", "RB-40");
        let way: Vec<&str> = t
            .events
            .iter()
            .filter_map(|event| match event.kind {
                EventKind::CaravanMoved { to, .. } => Some(t.game.components.regions[to.index()].id),
                _ => None,
            })
            .collect();
        assert_eq!(way, ["germania", "polonia"]);
    }

    #[test]
    fn af_36_caravan_does_not_end_where_it_began() {
        let mut t = table();
        t.plays(&["use caravan_leader", "region germania"]).refuses("region gallia", "AF-36");
    }

    #[test]
    fn af_36_walls_block_the_caravan() {
        let mut t = table().walls(&[("gallia", "germania"), ("hispania", "italia")]);
        t.play("use caravan_leader").refuses("region germania", "PP-34").play("region italia");
        t.refuses("region hispania", "PP-34");
        let mut t = africa(2, "caravan_leader").hold(0, "caravan_leader").caravan("anglia");
        t = t.walls(&[("germania", "scandia")]);
        t.play("use caravan_leader").asks(0, "caravan-to").refuses("region scandia", "AF-36");
        let mut t = africa(2, "caravan_leader").hold(0, "caravan_leader").caravan("gallia");
        t = t.walls(&[("germania", "scandia")]);
        t.plays(&["use caravan_leader", "region anglia"]).sees_caravan("scandia");
    }

    #[test]
    fn af_36_caravan_leader_can_not_be_used_without_such_a_way() {
        let mut t = africa(2, "caravan_leader").hold(0, "caravan_leader").caravan("anglia");
        t = t.walls(&[("germania", "scandia"), ("anglia", "gallia")]);
        t.refuses("use caravan_leader", "AF-36").offers_no("use");
        let mut t = africa(2, "caravan_leader,emperor").hold(0, "caravan_leader").caravan("scandia");
        t = t.walls(&[("germania", "scandia"), ("anglia", "gallia")]);
        t.refuses("use caravan_leader", "AF-36");
    }

    #[test]
    fn af_36_who_has_most_where_it_leaves_and_passes_may_place_a_cube() {
        let mut t =
            table().cubes("gallia", &[1, 2, 0]).cubes("germania", &[0, 1, 2]).cubes("polonia", &[0, 3, 0]);
        travel(&mut t).asks(1, "caravan-offer").play("yes").sees_cubes("gallia", &[1, 3, 0]);
        t.asks(2, "caravan-offer").play("yes").sees_cubes("germania", &[0, 1, 3]);
        t.asks(0, "turn").sees_cubes("polonia", &[0, 3, 0]);
    }

    #[test]
    fn af_36_of_tied_players_each_may_as_settled_before_the_first_cube() {
        let mut t = table().cubes("gallia", &[1, 2, 2]);
        travel(&mut t).asks(1, "caravan-offer").play("yes").asks(2, "caravan-offer").play("yes");
        t.sees_cubes("gallia", &[1, 3, 3]).asks(0, "turn");
    }

    #[test]
    fn af_37_regions_come_in_the_order_of_travel_and_players_clockwise_from_the_one_on_turn() {
        let t = africa(3, "caravan_leader").hold(1, "caravan_leader").caravan("gallia").turn(1);
        let mut t = t.cubes("gallia", &[1, 1, 1]).cubes("germania", &[1, 1, 1]);
        travel(&mut t);
        for region in ["gallia", "germania"] {
            for seat in [1, 2, 0] {
                let prompt = t.asks(seat, "caravan-offer").question();
                let told = t.game.prompt(&prompt).args;
                assert!(told.contains(&("region", Value::Id("region", region))), "{told:?}");
                assert!(told.contains(&("interrupts", Value::Flag(true))), "{told:?}");
                t.play("yes");
            }
        }
        t.asks(1, "turn").sees_cubes("gallia", &[2, 2, 2]).sees_cubes("germania", &[2, 2, 2]);
    }

    #[test]
    fn af_37_each_may_decline() {
        let mut t = table().cubes("gallia", &[0, 2, 2]);
        travel(&mut t).asks(1, "caravan-offer").refuses("region gallia", "AF-37").refuses("pass", "AF-37");
        t.play("no").asks(2, "caravan-offer").play("yes").sees_cubes("gallia", &[0, 2, 3]);
    }

    #[test]
    fn af_37_with_an_empty_supply_one_places_nothing() {
        let mut t =
            table().cubes("gallia", &[0, 2, 2]).cubes("germania", &[0, 1, 1]).supply(1, 0).supply(2, 1);
        travel(&mut t).asks(2, "caravan-offer").play("yes").asks(0, "turn");
        t.sees_cubes("gallia", &[0, 2, 3]).sees_cubes("germania", &[0, 1, 1]);
    }

    #[test]
    fn af_37_a_region_without_cubes_has_no_majority() {
        let mut t = table().cubes("germania", &[1, 0, 0]);
        travel(&mut t).asks(0, "caravan-offer").play("no").asks(0, "turn").sees_cubes("gallia", &[0, 0, 0]);
    }

    #[test]
    fn af_30_caravan_leader_works_as_usual_in_the_final_round() {
        let t = africa(3, "caravan_leader").hold(2, "caravan_leader,peasant").caravan("gallia");
        let mut t = t.cubes("gallia", &[0, 1, 0]).finale(0);
        travel(&mut t).asks(1, "caravan-offer").play("yes").sees_cubes("gallia", &[0, 2, 0]);
        t.asks(2, "final-turn").refuses("use caravan_leader", "RB-62");
    }
}
