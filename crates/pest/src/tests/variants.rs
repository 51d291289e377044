//! PE-160 to PE-178.

use crate::choice::Space;
use crate::components::Tech;
use crate::setup::Setup;
use crate::table::{Options, Variant};
use crate::testing::{Test, deal, duel, solo};
use game::Setup as _;

#[test]
fn pe_160_a_duels_task_track_counts_only_from_its_minimum() {
    let mut t = duel();
    t.seat(0).tasks = [3, 1, 2];
    assert_eq!(t.line(0, "tasks"), 2);
    t.seat(0).tasks = [1, 2, 3];
    assert_eq!(t.line(0, "tasks"), 2 + 6, "reached is enough");
}

#[test]
fn pe_161_covered_spaces_are_skipped_and_count_once_passed() {
    let mut t = duel()
        .influence(0, 4)
        .goods(0, [1, 1, 0, 0, 0])
        .doctor(0, "orlin")
        .act("construct-cure", "construct");
    t.play("construct quarter-1");
    assert_eq!((t.player(0).influence, t.line(0, "covered")), (6, 1));
    for (influence, prestige) in [(4, 0), (10, 2), (15, 4), (19, 6), (23, 10), (30, 15)] {
        assert_eq!(duel().influence(0, influence).line(0, "covered"), prestige);
    }
    let sheet = crate::score::sheet(&t.game, game::Seat(0));
    assert!(sheet.iter().all(|(line, _)| *line != "influence_rank"), "no bonus for the most influence");
}

#[test]
fn pe_162_the_neutral_field_has_1_2_3_people_and_is_never_cleared() {
    assert_eq!(deal(&Setup::of(Variant::Duel, 2)).game.table.neutral, 1);
    let mut t = duel().year(2).end_era();
    t.draw();
    assert_eq!(t.game.table.neutral, 2);
    let mut t = t.year(4).end_era();
    t.draw();
    assert_eq!(t.game.table.neutral, 3);
    assert_eq!(t.year(6).end_era().game.table.neutral, 3);
}

#[test]
fn pe_163_a_duels_support_is_left_and_right_and_right_for_both_at_0() {
    let t = duel().influence(1, 3).support(2);
    assert_eq!((t.player(0).goods, t.player(1).goods), ([0, 0, 2, 0, 1], [0, 0, 1, 0, 0]));
    let t = duel().support(2);
    assert_eq!((t.player(0).goods[4], t.player(1).goods[4]), (1, 1));
}

#[test]
fn pe_164_five_new_technologies_between_agenda_and_capital() {
    let mut t = duel().year(2).decree(1, 2).keep(0, Space::AREA, 1).capital(0, 1).end_era();
    let old = t.game.table.market;
    assert_eq!((t.asks().1, t.player(0).prestige), ("draw-technology", 1));
    t.draw();
    assert_eq!((t.game.table.market & old, t.game.table.market.count_ones()), (0, 5));
    assert_eq!(t.game.table.deck & old, old, "the old ones are shuffled in after");
    assert_eq!(t.asks().1, "ask-bonus");
    let last = duel().year(6).end_era();
    assert_eq!(last.game.table.market, duel().game.table.market, "not after era three");
}

/// Prestige after the capital of the duel, agenda 2 with nobody sick.
fn capital(neutral: u8, people: [u8; 2]) -> [u16; 2] {
    let mut t = duel().year(6).decree(3, 2).capital(0, people[0]).capital(1, people[1]);
    t.game.table.neutral = neutral;
    let mut t = t.end_era();
    if game::Game::question(&t.game).is_some() {
        t.play("bonus 2");
    }
    [t.player(0).prestige, t.player(1).prestige]
}

#[test]
fn pe_165_the_example_3_1_and_neutral_2_is_first_and_nothing() {
    assert_eq!(capital(2, [3, 1]), [3, 0]);
    assert_eq!(capital(2, [3, 2]), [3, 1]);
    assert_eq!(capital(2, [2, 2]), [2, 2]);
    assert_eq!(capital(3, [2, 2]), [0, 0]);
    assert_eq!(capital(1, [1, 0]), [3, 0]);
}

#[test]
fn pe_165_nobody_below_the_neutral_field_gets_anything() {
    assert_eq!(capital(3, [2, 1]), [0, 0], "not even the one with more");
}

#[test]
fn pe_166_more_buildings_5_prestige_and_more_in_quarantine_3_shame() {
    let t = duel().castle(0, "orlin").built(1, "quarter_1", "tamsen").keep(0, Space::MOVE, 1);
    assert_eq!([0, 1].map(|seat| t.line(seat, "most_buildings")), [0, 5]);
    assert_eq!([0, 1].map(|seat| t.line(seat, "quarantine")), [-3, 0]);
    let tied = t.built(0, "quarter_1", "sennet").keep(1, Space::AREA, 1);
    assert_eq!([0, 1].map(|seat| tied.line(seat, "most_buildings")), [0, 0]);
    assert_eq!([0, 1].map(|seat| tied.line(seat, "quarantine")), [0, 0]);
}

// --- solo ---

#[test]
fn pe_170_sick_people_lie_on_tasks_influence_and_beside_capital_buildings() {
    let t = solo();
    assert_eq!(crate::variants::sick_on_track(&t.game), 6);
    assert_eq!(crate::variants::sick_on_tasks(&t.game), 2 + 3 + 4);
    assert_eq!(crate::variants::sick_beside_buildings(&t.game), 5);
    assert_eq!(crate::variants::sick_on_track(&solo().influence(0, 16).game), 3);
}

#[test]
fn pe_171_some_cards_are_out_of_the_solo_game() {
    let mut t = deal(&Setup::standard(1));
    let out = [2, 3, 5, 11, 16].iter().fold(0u32, |set, number| set | 1 << number);
    assert_eq!((t.game.table.deck & out, t.game.table.deck.count_ones()), (0, u32::from(Tech::COUNT) - 5));
    assert!(!t.can("draw decree-04") && t.can("draw decree-05"));
    t.play("draw decree-05");
    assert_eq!(t.offers("draw"), ["decree-07", "decree-08", "decree-10"]);
    t.draw();
    assert_eq!((t.game.table.capital_card, t.game.table.open_rewards.count_ones()), (None, 6));
    let end = solo().year(2).capital(0, 3).decree(1, 1).end_era();
    assert_eq!(end.player(0).prestige, 3, "the agenda only");
}

#[test]
fn pe_172_the_castle_goes_to_any_intact_village_with_a_start_sign() {
    let mut t = deal(&Setup::standard(1));
    t.draw();
    assert_eq!(t.asks(), (0, "ask-castle"));
    let mut offered = t.offers("at");
    offered.sort_unstable();
    assert_eq!(offered, ["farrin", "imbry", "jarlen", "meskar", "silvet"]);
    t.refuses("at brinna", "PE-172", "no-castle-solo").play("at meskar");
    assert_eq!((t.player(0).sick[0], t.offers("at")), (1, vec!["blessir".to_owned(), "mossal".to_owned()]));
    t.play("at blessir");
    assert_eq!(t.player(0).sick[0], 2);
}

#[test]
fn pe_173_their_people_go_to_the_neutral_field_before_the_influence() {
    let mut t = solo().influence(0, 4).goods(0, [2, 1, 2, 0, 0]).act("construct-cure", "construct");
    t.play("raise granary");
    assert_eq!(t.player(0).influence, 7, "space 5 is skipped and so passed");
    assert_eq!(t.game.table.neutral, 2, "one of the granary, one of space 5");
    let told: Vec<&str> = t.events.iter().map(|event| event.rule().0).collect();
    let grew = told.iter().position(|rule| *rule == "PE-173").expect("a person goes");
    assert!(grew < told.iter().rposition(|rule| *rule == "PE-75").expect("influence"));
    let mut t =
        solo().decree(1, 5).doctor(0, "orlin").goods(0, [1, 1, 0, 0, 0]).act("construct-cure", "construct");
    t.play("construct quarter-1");
    assert_eq!((t.player(0).tasks[0], t.game.table.neutral), (1, 1));
}

#[test]
fn pe_174_support_by_the_sick_people_left_on_the_track() {
    let food = |influence: u8| solo().influence(0, influence).support(2).player(0).goods;
    assert_eq!(food(4), [0, 0, 2, 0, 1]);
    assert_eq!(food(6), [0, 0, 2, 0, 1], "five left");
    assert_eq!(food(10), [0, 0, 2, 0, 0], "four left");
    assert_eq!(food(23), [0, 0, 1, 0, 0], "two left");
    assert_eq!(food(41), [0, 0, 1, 0, 0], "none left");
}

#[test]
fn pe_175_used_rewards_stay_turned_over() {
    let mut t = solo().year(2);
    t.game.table.open_rewards = 1;
    assert_eq!(t.end_era().game.table.open_rewards, 1);
}

fn neutral(t: Test) -> (u16, u8) {
    let mut t = t.year(2).decree(1, 2).capital(0, 1);
    t.game.table.neutral = 3;
    let t = t.end_era();
    (t.player(0).shame, t.game.table.neutral)
}

#[test]
fn pe_176_the_example_3_to_1_costs_2_shame_and_both_fields_are_cleared() {
    assert_eq!(neutral(solo()), (2, 0));
    let stays = Options { solo_neutral_stays: true, ..Options::default() };
    assert_eq!(neutral(solo().options(stays)), (2, 3));
    let mut more = solo().year(2).decree(1, 2).capital(0, 4);
    more.game.table.neutral = 3;
    assert_eq!(more.end_era().player(0).shame, 0);
}

#[test]
fn pe_177_shame_for_the_sick_left_and_for_each_dead() {
    let t = solo().keep(0, Space::CEMETERY, 2).influence(0, 10);
    assert_eq!((t.line(0, "sick_left"), t.line(0, "dead")), (-(4 + 9 + 5), -2));
    let sheet = crate::score::sheet(&t.game, game::Seat(0));
    assert!(sheet.iter().all(|(line, _)| *line != "influence_rank"));
}

#[test]
fn pe_178_the_ranks_of_the_solo_game() {
    let rank = |score: i32| {
        let mut t = solo();
        let base = crate::score::score(&t.game, game::Seat(0));
        if score >= base {
            t.seat(0).prestige = (score - base) as u16;
        } else {
            t.seat(0).shame = (base - score) as u16;
        }
        crate::score::rank(&t.game).expect("a solo game")
    };
    assert_eq!([-40, 0, 15].map(rank), ["commoner"; 3]);
    assert_eq!([16, 20, 21, 26].map(rank), ["advisor", "advisor", "baron", "archbaron"]);
    assert_eq!(
        [31, 36, 41, 45, 46, 99].map(rank),
        ["count", "duke", "head_of_your_house", "head_of_your_house", "emperor", "emperor"]
    );
    assert_eq!(crate::score::rank(&duel().game), None);
}
