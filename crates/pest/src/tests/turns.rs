//! PE-40 to PE-49, PE-60 to PE-63, PE-120 to PE-127.

use crate::choice::Space;
use crate::table::Options;
use crate::testing::{Test, table};
use game::Edition;

#[test]
fn pe_40_an_assistant_goes_to_a_free_space_and_both_actions_may_be_done_in_either_order() {
    let mut t = table(3).castle(0, "orlin");
    assert_eq!(t.offers("cell").len(), 9);
    assert!(!t.can("done"), "placing is a must");
    t.play("cell produce-assign");
    assert_eq!(t.offers("do"), ["produce", "assign"]);
    t.refuses("do move", "PE-40", "no-action-elsewhere");
    t.plays(&["do assign", "do produce"]);
    assert_eq!((t.asks().0, t.player(0).goods[3]), (1, 1), "the turn went over to the next");
    let mut t = t.turn(0);
    t.refuses("cell produce-assign", "PE-40", "no-cell-taken");
    t.plays(&["cell move-cure", "done"]);
    assert_eq!(t.asks().0, 1, "none is fine too");
    let mut t = table(3).goods(0, [2, 0, 0, 0, 0]).act("produce-assign", "produce");
    t.refuses("do produce", "PE-40", "no-action-done");
}

#[test]
fn pe_41_two_three_and_four_assistants_by_era() {
    for (year, count) in [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4)] {
        let mut t = table(2).year(year).doctor(0, "orlin").turn(0);
        t.seat(0).assistants = count;
        t.seat(1).assistants = count;
        assert_eq!(t.game.pack.numbers.assistants[usize::from((year - 1) / 2)], count);
        let cells = ["move-research", "move-cure", "move-assign", "construct-research"];
        let mut turns = 0;
        while !t.game.table.over && t.game.table.year == year && t.asks().1 == "ask-assistant" {
            let cell = cells[usize::from(t.player(t.asks().0).grid.count_ones() as u8)];
            t.plays(&[&format!("cell {cell}"), "done"]);
            turns += 1;
        }
        assert_eq!(turns, count * 2);
    }
}

#[test]
fn pe_42_one_research_improves_the_top_action_once() {
    let mut t = table(3).research(0, 2).doctor(0, "orlin").act("move-cure", "move");
    t.play("improve");
    assert_eq!(t.player(0).research, 1);
    t.refuses("improve", "PE-42", "no-improve-twice");
    let mut t = table(3).doctor(0, "orlin").goods(0, [1, 1, 0, 0, 0]).act("move-cure", "move");
    t.refuses("improve", "PE-42", "no-improve-research");
    let t = table(3).castle(0, "orlin").recovered(0, 2).act("produce-cure", "produce");
    assert_eq!((t.asks().1, t.player(0).research), ("ask-action", 1), "not from that Produce's own research");
    let mut t = table(3)
        .goods(0, [5, 5, 0, 0, 0])
        .research(0, 1)
        .doctor(0, "ostrand")
        .act("construct-cure", "construct");
    t.refuses("improve", "PE-42", "no-improve-later").play("construct quarter-1");
    assert!(t.can("improve") && t.can("done"));
}

#[test]
fn pe_43_a_restriction_is_judged_when_the_action_begins() {
    let t = table(3).doctor(0, "orlin").keep(0, Space::MOVE, 1).turn(0);
    let mut moved = t.clone();
    moved.plays(&["cell move-cure", "shift move-quarantine", "do move", "move tamsen"]);
    assert!(!moved.offers("move").is_empty(), "moved off in time");
    let mut late = t;
    late.plays(&["cell move-cure", "do move", "shift move-quarantine", "move tamsen"]);
    assert!(late.offers("move").is_empty(), "too late: one step only");
}

#[test]
fn pe_44_two_basic_resources_for_a_coin_at_any_time_of_ones_turn() {
    let mut t = table(3).goods(0, [2, 1, 0, 0, 4]).turn(0);
    assert_eq!(t.offers("exchange"), ["wood-wood", "wood-stone"]);
    t.refuses("exchange stone-stone", "PE-44", "no-exchange-goods");
    t.play("exchange wood-stone");
    assert_eq!(t.player(0).goods, [1, 0, 0, 0, 5]);
    let mut t = table(3).goods(0, [2, 2, 0, 0, 5]).turn(0);
    t.refuses("exchange wood-wood", "PE-44", "no-exchange-full");
    let mut t = table(3).doctor(0, "orlin").goods(0, [2, 2, 0, 0, 0]).act("move-cure", "move");
    t.plays(&["move tamsen", "exchange wood-wood", "done", "exchange wood-stone"]);
    assert_eq!(t.player(0).goods, [0, 1, 0, 0, 2], "in the middle of a move and after it");
    let blocked = table(3).goods(0, [2, 2, 0, 0, 4]).keep(0, Space::TRACK, 1).turn(0);
    assert!(blocked.offers("exchange").is_empty(), "the limit of the moment");
}

#[test]
fn pe_44_with_storage_crates_the_room_for_the_coin_is_judged_after_the_two_are_given() {
    let crates = |options: Options| table(3).options(options).tech(0, 27).goods(0, [6, 2, 0, 0, 5]).turn(0);
    let mut t = crates(Options::default());
    assert_eq!(t.offers("exchange"), ["wood-wood", "wood-stone"]);
    t.refuses("exchange stone-stone", "PE-44", "no-exchange-full").play("exchange wood-stone");
    assert_eq!(t.player(0).goods, [5, 1, 0, 0, 6]);
    assert!(crates(Options::first_values(Edition(1))).offers("exchange").is_empty(), "as edition 1 did");
}

#[test]
fn pe_45_a_coin_stands_for_any_basic_resource_when_paying() {
    let mut t = table(3).keep(0, Space::AREA, 1).goods(0, [0, 0, 0, 1, 1]).act("produce-cure", "cure");
    t.play("cure quarantine");
    assert_eq!((t.asks().1, t.offers("coins")), ("ask-coins-herbs", vec!["0".to_owned(), "1".to_owned()]));
    t.refuses("coins 2", "PE-45", "no-coins").play("coins 1");
    assert_eq!(t.player(0).goods, [0, 0, 0, 1, 0]);
    let mut t =
        table(3).doctor(0, "orlin").sick("tamsen", 3).goods(0, [0, 0, 1, 0, 1]).act("move-cure", "move");
    t.plays(&["move tamsen", "enter pay"]);
    assert_eq!(t.player(0).goods, [0; 5], "food on the way");
    assert_eq!(
        crate::decrees::agenda(
            &table(3).goods(0, [0, 0, 0, 0, 5]).game,
            crate::components::Decree(4),
            game::Seat(0)
        ),
        0
    );
}

#[test]
fn pe_46_the_track_holds_five_of_each_and_four_with_a_sick_person_on_it() {
    let t = table(3).castle(0, "orlin").goods(0, [0, 0, 0, 5, 0]).act("produce-cure", "produce");
    assert_eq!(t.player(0).goods[3], 5);
    let mut t =
        table(3).doctor(0, "orlin").sick("tamsen", 1).goods(0, [5, 3, 5, 0, 5]).keep(0, Space::AREA, 3);
    t = t.act("move-cure", "move");
    t.plays(&["move tamsen", "put track"]);
    assert_eq!(t.player(0).goods, [4, 3, 4, 0, 4]);
    let t = table(3).recovered(0, 12).research(0, 40).act("produce-cure", "produce");
    let mut t = t;
    t.play("done");
    assert_eq!(t.player(0).research, 45, "research has no limit");
}

#[test]
fn pe_47_restricted_and_improved_both_hold() {
    let t =
        table(3).castle(0, "orlin").built(0, "factory", "ostrand").keep(0, Space::PRODUCE, 1).research(0, 1);
    let mut t = t.act("produce-cure", "produce");
    t.play("improve");
    assert_eq!(t.asks().1, "ask-produce-less", "first the restriction");
    t.play("kind wood");
    assert_eq!(t.asks().1, "ask-produce-more");
    t.play("kind herbs");
    assert_eq!(t.player(0).goods, [0, 0, 0, 2, 0]);
}

#[test]
fn pe_48_declaring_a_left_action_is_enough() {
    let mut t = table(3).tech(0, 14).turn(0);
    t.seat(0).treated[1] = 1;
    t.plays(&["cell produce-research", "do research"]);
    assert_eq!(t.player(0).recovered, 1, "nothing was bought, and still the tent's person is healthy");
}

#[test]
fn pe_49_what_is_gained_at_one_moment_is_cut_in_one_go_and_a_crate_is_named_then() {
    let mut t = table(2).influence(0, 5).influence(1, 4).goods(1, [5, 0, 0, 0, 0]).support(1);
    assert_eq!((t.asks(), t.offered().len()), ((0, "ask-crate"), 4));
    t.refuses("kind coin", "PE-49", "no-crate-coin").play("kind stone");
    assert_eq!(t.asks(), (1, "ask-crate"));
    t.plays(&["kind wood", "kind food"]);
    assert_eq!(t.player(1).goods, [5, 0, 1, 0, 0]);
}

#[test]
fn pe_49_produce_in_turn_lets_the_player_exchange_between_buildings() {
    let producing = |options: Options| {
        let t = table(3).options(options).castle(0, "orlin").goods(0, [0, 0, 0, 5, 0]);
        t.built(0, "quarter_1", "tamsen").staff(0, "quarter_1").act("produce-cure", "produce")
    };
    assert_eq!(producing(Options::default()).player(0).goods, [1, 0, 0, 5, 0], "a herb is lost");
    let in_turn = Options { produce_in_turn: true, ..Options::default() };
    let mut t = producing(in_turn);
    assert_eq!((t.asks(), t.offers("kind")), ((0, "ask-produce-next"), vec!["wood".into(), "herbs".into()]));
    t.refuses("kind stone", "PE-82", "no-kind-not-given").play("kind wood");
    assert_eq!((t.player(0).goods, t.asks().1), ([1, 0, 0, 5, 0], "ask-produce-next"));
    t.play("exchange wood-herbs");
    assert_eq!(t.player(0).goods, [0, 0, 0, 5, 1], "the castle's herb fits now");
}

// --- quarantine ---

/// By `harmless_full`, so that the cemetery is among the choices.
fn taking(sick: [u8; 8], people: u8) -> Test {
    taking_by(Options { cemetery_all_full: false, ..Options::default() }, sick, people)
}

fn taking_by(options: Options, sick: [u8; 8], people: u8) -> Test {
    let mut t = table(3).options(options).doctor(0, "orlin").sick("tamsen", people).goods(0, [0, 0, 5, 0, 0]);
    t.seat(0).sick = sick;
    let mut t = t.act("move-cure", "move");
    t.play("move tamsen");
    if t.asks().1 == "ask-enter" {
        t.play("enter pay");
    }
    t
}

#[test]
fn pe_60_harmless_spaces_fill_first_and_then_the_player_chooses() {
    let mut t = taking([2, 0, 0, 0, 1, 0, 0, 0], 3);
    assert_eq!(t.player(0).sick[0], 3);
    assert_eq!(t.offers("put"), ["move", "produce", "track", "cemetery"]);
    t.refuses("put construct", "PE-60", "no-put-full").refuses("put quarantine", "PE-60", "no-put-harmless");
    t.plays(&["put cemetery", "put produce"]);
    assert_eq!(t.player(0).sick, [3, 0, 0, 0, 1, 1, 0, 1]);
    let mut t = taking_by(Options::default(), [2, 0, 0, 0, 1, 0, 0, 0], 3);
    assert_eq!(t.offers("put"), ["move", "produce", "track"], "nobody is buried early");
    t.refuses("put cemetery", "PE-60", "no-put-cemetery");
    let mut t = table(3).castle(0, "farrin").keep(0, Space::AREA, 3).pest(1);
    t.refuses("put cemetery", "PE-60", "no-put-cemetery");
    let cards = table(3).tech(0, 19).keep(0, Space::AREA, 3).castle(0, "farrin").pest(1);
    assert_eq!(cards.player(0).sick[Space::HUT.index()], 1, "a cabin comes before the choice");
}

#[test]
fn pe_61_the_dead_stay_dead_and_beyond_the_cemetery_each_costs_three_shame() {
    let mut t = taking([3, 0, 0, 0, 0, 0, 0, 4], 2);
    t.plays(&["put cemetery", "put cemetery"]);
    assert_eq!((t.player(0).sick[7], t.player(0).shame), (5, 3));
    t.play("done");
    t.refuses("shift cemetery-quarantine", "PE-62", "no-shift-cemetery");
}

#[test]
fn pe_62_sick_people_may_be_moved_among_quarantine_spaces() {
    let mut t = table(3).keep(0, Space::MOVE, 1).keep(0, Space::TRACK, 1).keep(0, Space::AREA, 2).turn(0);
    assert_eq!(
        t.offers("shift"),
        [
            "move-quarantine",
            "move-construct",
            "move-produce",
            "track-quarantine",
            "track-construct",
            "track-produce"
        ]
    );
    t.refuses("shift produce-move", "PE-62", "no-shift-nobody");
    t.refuses("shift move-track", "PE-62", "no-shift-full");
    t.play("shift track-quarantine");
    assert_eq!(t.player(0).sick, [3, 0, 0, 1, 0, 0, 0, 0]);
    t.refuses("shift quarantine-produce", "PE-62", "no-shift-idle");
    for _ in 0..7 {
        let words = t.offered().into_iter().find(|words| words.starts_with("shift")).expect("a shift");
        t.play(&words);
    }
    assert!(t.offers("shift").is_empty(), "eight a turn");
    let at = if t.player(0).sick[3] == 1 { "move-produce" } else { "construct-produce" };
    t.refuses(&format!("shift {at}"), "PE-62", "no-shift-more");
    let mut pest = table(3).castle(0, "farrin").keep(0, Space::AREA, 3).keep(0, Space::TRACK, 1).pest(1);
    pest.play("shift track-move");
    assert_eq!(pest.player(0).sick[Space::TRACK.index()], 0, "when taking in, too");
}

#[test]
fn pe_62_in_the_pest_phase_others_may_be_moved_before_newcomers_find_their_spaces() {
    let pest = |options: Options| {
        table(3).options(options).castle(0, "farrin").keep(0, Space::AREA, 2).keep(0, Space::MOVE, 1).pest(1)
    };
    let mut t = pest(Options::default());
    assert_eq!(t.asks(), (0, "ask-rearrange"));
    t.refuses("put move", "PE-60", "no-put-harmless").play("shift move-quarantine");
    assert_eq!(t.asks(), (0, "ask-put"), "the newcomer finds no harmless space now");
    t.play("put track");
    assert_eq!(t.player(0).sick, [3, 0, 0, 0, 0, 0, 1, 0]);
    let mut t = pest(Options::default());
    t.play("done");
    assert_eq!(t.player(0).sick, [3, 0, 0, 1, 0, 0, 0, 0]);
    let first = pest(Options::first_values(Edition(1)));
    assert_eq!(first.player(0).sick, [3, 0, 0, 1, 0, 0, 0, 0], "as edition 1 did");
}

#[test]
fn pe_63_quarantine_counts_all_its_spaces_but_not_the_treatment_cards() {
    let mut t = table(3).tech(0, 1).tech(0, 19);
    t.seat(0).sick = [2, 0, 1, 1, 0, 0, 1, 4];
    t.seat(0).treated[0] = 1;
    assert_eq!(t.player(0).in_quarantine(), 5);
    assert_eq!(t.player(0).free_quarantine(&t.game.pack), 4);
}

// --- influence and tasks ---

/// The influence of seat 0 after gaining.
fn gain(mut t: Test, amount: u8) -> Test {
    let mut journal = game::Journal::recording();
    let mut turn = crate::turn::Turn { game: &mut t.game, journal: &mut journal };
    turn.gain(120, game::Seat(0), crate::components::Bundle::influence(amount));
    let next = turn.settle(crate::actions::turn::Step::Choose { seat: game::Seat(0) });
    t.game.stack.follow(next);
    t.events = journal.take();
    t
}

#[test]
fn pe_120_others_markers_are_not_counted_and_rewards_on_the_way_are_gained() {
    let t = gain(table(3).influence(1, 2).influence(2, 3), 2);
    assert_eq!(t.player(0).influence, 4, "two spaces are skipped");
    assert_eq!(t.asks().1, "ask-crate", "the crate of the skipped space 3 is gained");
    let t = gain(table(3).influence(0, 6), 5);
    assert_eq!((t.player(0).influence, t.player(0).research, t.player(0).goods[4]), (11, 1, 1));
    let t = gain(t, 1);
    assert_eq!((t.player(0).research, t.player(0).goods[4]), (1, 1), "each once");
}

#[test]
fn pe_121_an_imperative_moves_the_task_marker_four_at_most_and_gives_its_influence() {
    let mut t =
        table(3).decree(1, 5).doctor(0, "orlin").goods(0, [5, 5, 0, 0, 0]).act("construct-cure", "construct");
    t.play("construct quarter-1");
    assert_eq!((t.player(0).tasks, t.player(0).influence), ([1, 0, 0], 2), "village 1, task 1");
    let mut t = table(3).decree(1, 5).doctor(0, "orlin").goods(0, [5, 5, 0, 0, 0]);
    t.seat(0).tasks[0] = 4;
    let mut t = t.act("construct-cure", "construct");
    t.play("construct quarter-1");
    assert_eq!((t.player(0).tasks[0], t.player(0).influence), (4, 1));
}

#[test]
fn pe_122_all_assistants_come_back_after_the_actions() {
    let mut t = table(3).tech(0, 28);
    t.seat(0).grid = 0b11;
    t.seat(0).cards = 1 << 28;
    let t = t.end_year();
    assert_eq!((t.player(0).grid, t.player(0).cards), (0, 0));
}

#[test]
fn pe_123_the_least_influence_goes_first_and_tied_players_reverse() {
    let order = |t: &Test| t.game.table.order[..4].iter().map(|seat| seat.0).collect::<Vec<_>>();
    let t = table(4).influence(1, 9).influence(3, 2).end_year();
    assert_eq!(order(&t), [2, 0, 3, 1]);
    let mut t = table(4).year(2).influence(0, 4).influence(1, 5).capital(0, 2);
    t.game.table.capital_card = Some(crate::components::CapitalCard(2));
    let mut t = t.end_year();
    assert_eq!(order(&t), [3, 2, 0, 1], "set before the steps of the era's end");
    t.play("bonus 1").draw();
    assert!(t.player(0).influence > t.player(1).influence);
    assert_eq!(order(&t), [3, 2, 0, 1]);
}

#[test]
fn pe_124_one_action_can_fulfil_an_imperative_several_times() {
    let t =
        table(3).decree(1, 5).doctor(0, "orlin").camp(0, "tamsen").influence(0, 19).goods(0, [5, 5, 0, 0, 0]);
    let mut t = t.act("construct-cure", "construct");
    t.plays(&["construct quarter-1", "at orlin", "construct quarter-2"]);
    assert_eq!(t.player(0).tasks[0], 2);
}

#[test]
fn pe_125_a_gain_that_brings_more_influence_waits_until_the_marker_stands() {
    let t = gain(table(3).influence(0, 38), 5);
    assert_eq!(t.player(0).influence, 44, "39 advances a task for 1 after the marker stopped on 43");
    assert_eq!(t.player(0).tasks[0], 1);
    assert_eq!(t.asks().1, "ask-crate", "the crate of 43 waited too");
    let order: Vec<&str> = t.events.iter().map(|event| event.rule().0).collect();
    assert_eq!(order, ["PE-120", "PE-126", "PE-121"], "the marker, the task; then the crate is asked for");
}

#[test]
fn pe_126_advance_a_task_marker_is_one_step_of_the_present_era() {
    let t = gain(table(3).year(3).influence(0, 38), 1);
    assert_eq!((t.player(0).tasks, t.player(0).influence), ([0, 1, 0], 40));
    let mut full = table(3).influence(0, 38);
    full.seat(0).tasks[0] = 4;
    let t = gain(full, 1);
    assert_eq!((t.player(0).tasks[0], t.player(0).influence), (4, 39), "on space 4 nothing");
}

#[test]
fn pe_127_markers_share_only_0_and_the_last_space_where_the_first_ranks_higher() {
    let mut t = gain(table(3).influence(1, 50).influence(0, 48), 5);
    assert_eq!((t.player(0).influence, t.player(0).arrived), (50, 1 + 1));
    t.seat(1).arrived = 1;
    assert!(t.game.table.influence_key(game::Seat(1)) > t.game.table.influence_key(game::Seat(0)));
    let again = gain(t, 3);
    assert_eq!((again.player(0).influence, again.player(0).arrived), (50, 2));
}
