//! PE-130 to PE-144.

use crate::choice::Space;
use crate::components::{CapitalCard, Tech};
use crate::table::Options;
use crate::testing::{Test, table};

#[test]
fn pe_130_agenda_then_capital_then_clearing_then_shame_then_another_assistant() {
    let t = table(3).year(2).decree(1, 2).keep(0, Space::AREA, 2).capital(0, 1).keep(0, Space::CEMETERY, 1);
    let mut t = t.end_year();
    assert_eq!((t.player(0).prestige, t.asks().1), (2 + 3, "ask-bonus"));
    assert_eq!(t.player(0).shame, 0, "shame comes last");
    t.play("bonus 1");
    assert_eq!((t.player(0).prestige, t.player(0).capital, t.player(0).shame), (6, 0, 1));
    assert_eq!((t.player(0).assistants, t.game.table.year), (3, 3));
    let over = table(2).year(6).end_year();
    assert!(over.game.table.over && game::Game::question(&over.game).is_none());
}

#[test]
fn pe_131_only_the_eras_own_agenda_counts() {
    let t = table(3)
        .year(4)
        .decree(1, 2)
        .decree(2, 7)
        .keep(0, Space::AREA, 2)
        .built(0, "quarter_1", "orlin")
        .end_era();
    assert_eq!(t.player(0).prestige, 2);
}

/// The prestige of the seats after the capital of era one, capital card 1 and agenda 2 with nobody sick.
fn capital(people: &[u8]) -> Vec<u16> {
    capital_by(Options::default(), people)
}

fn capital_by(options: Options, people: &[u8]) -> Vec<u16> {
    let mut t = table(people.len() as u8).options(options).year(2).decree(1, 2);
    for (seat, &people) in people.iter().enumerate() {
        t = t.capital(seat as u8, people);
    }
    let mut t = t.end_era();
    if game::Game::question(&t.game).is_some() {
        t.play("bonus 2");
    }
    (0..people.len()).map(|seat| t.player(seat as u8).prestige).collect()
}

#[test]
fn pe_132_the_capital_pays_by_number_and_tied_players_get_the_next_lower_reward() {
    assert_eq!(capital(&[3, 2, 1, 0]), [3, 2, 1, 0]);
    assert_eq!(capital(&[3, 3, 1]), [2, 2, 1], "after two tied for the first the next gets the third");
    assert_eq!(capital(&[3, 2, 2]), [3, 1, 1]);
    assert_eq!(capital(&[4, 3, 2, 2]), [3, 2, 0, 0], "tied for the third nothing");
    assert_eq!(capital(&[0, 0, 0]), [0, 0, 0]);
    assert_eq!(capital(&[2, 0, 0]), [3, 0, 0]);
}

#[test]
fn pe_133_two_players_get_first_and_third_or_both_the_second() {
    assert_eq!(capital(&[3, 1]), [3, 1]);
    assert_eq!(capital(&[2, 2]), [2, 2]);
    assert_eq!(capital(&[2, 0]), [3, 1], "even nobody is fewer");
    assert_eq!(capital(&[0, 0]), [2, 2]);
    let with_people = Options { capital_literal: false, ..Options::default() };
    assert_eq!(capital_by(with_people, &[2, 0]), [3, 0]);
    assert_eq!(capital_by(with_people, &[0, 0]), [0, 0]);
    assert_eq!(capital_by(with_people, &[3, 1]), [3, 1]);
}

#[test]
fn pe_134_the_first_chooses_one_of_two_bonuses() {
    let t = table(3).year(2).decree(1, 2).capital(0, 2).end_era();
    assert_eq!(t.asks(), (0, "ask-bonus"));
    let mut marker = t.clone();
    marker.play("bonus 1");
    assert_eq!((marker.player(0).prestige, marker.player(0).recovered), (4, 0));
    let mut person = t;
    person.play("bonus 2");
    assert_eq!(
        (person.player(0).prestige, person.player(0).recovered),
        (3, 1),
        "before the capital is cleared"
    );
}

#[test]
fn pe_135_the_capital_is_cleared_and_all_rewards_turned_up() {
    let mut t = table(3).year(2).capital(1, 1).capital(2, 1);
    t.game.table.open_rewards = 1;
    let t = t.end_era();
    assert_eq!((t.player(1).capital, t.player(2).capital), (0, 0));
    assert_eq!(t.game.table.open_rewards, t.game.table.rewards);
}

#[test]
fn pe_136_shame_for_all_taken_cemetery_spaces_at_every_eras_end() {
    let t = table(3).year(2).keep(0, Space::CEMETERY, 3).end_era();
    assert_eq!(t.player(0).shame, 1 + 1 + 2);
    let t = t.year(4).end_era();
    assert_eq!(t.player(0).shame, 8);
}

#[test]
fn pe_137_rewards_are_handed_out_from_the_first_down_and_tied_players_in_turn_order() {
    let mut t = table(4).year(2).decree(1, 2).order(&[3, 2, 1, 0]).capital(0, 2).capital(3, 2).capital(1, 3);
    t.game.table.capital_card = Some(CapitalCard(3));
    let mut t = t.end_era();
    assert_eq!(t.asks(), (1, "ask-crate"), "the first place first");
    t.plays(&["kind wood", "kind wood"]);
    assert_eq!(t.asks(), (1, "ask-bonus"));
    t.play("bonus 1");
    assert_eq!(t.asks(), (3, "ask-crate"), "then those tied for the second, in turn order");
    t.play("kind food");
    assert_eq!(t.asks().0, 0);
}

/// The player of the worked example.
fn example() -> Test {
    let mut t = table(3).recovered(0, 8).influence(0, 27).influence(1, 5).goods(0, [2, 2, 2, 2, 2]);
    t = t.built(0, "quarter_1", "orlin").built(0, "quarter_2", "tamsen").built(0, "workshop", "sennet");
    t = t.built(0, "factory", "ulmar").tech(0, 18).tech(0, 24).tech(0, 17);
    t.seat(0).prestige = 14;
    t.seat(0).tasks = [3, 4, 4];
    t.seat(0).shame = 7;
    t
}

#[test]
fn pe_140_prestige_comes_from_every_line_of_the_sheet() {
    let t = example();
    assert_eq!(t.line(0, "tasks"), 2 + 7 + 10);
    assert_eq!((t.line(0, "influence"), t.line(0, "influence_rank")), (6, 5));
    assert_eq!((t.line(1, "influence"), t.line(1, "influence_rank")), (0, 3));
    assert_eq!((t.line(0, "resources"), t.line(0, "coins")), (2, 1));
    let three = t.options(Options { resource_set_three: true, ..Options::default() });
    assert_eq!(three.line(0, "resources"), 6);
}

#[test]
fn pe_141_most_prestige_wins_then_influence_and_at_0_the_win_is_shared() {
    let winners = |t: &Test| game::Game::standing(&t.game).winners().map(|seat| seat.0).collect::<Vec<_>>();
    let mut t = table(3);
    t.seat(2).prestige = 4;
    assert_eq!(winners(&t), [2]);
    t.seat(1).prestige = 4;
    assert_eq!(winners(&t), [1, 2]);
    t.seat(1).influence = 1;
    t.seat(2).prestige = 9;
    assert_eq!((t.line(1, "influence_rank"), winners(&t)), (5, vec![1]), "tied at 9, influence decides");
}

#[test]
fn pe_142_the_worked_example_ends_at_66() {
    let t = example();
    let sheet = crate::score::sheet(&t.game, game::Seat(0));
    let expected = [
        ("markers", 14),
        ("tasks", 19),
        ("recovery", 12),
        ("buildings", 7),
        ("sections", 2),
        ("technologies", 5),
        ("influence", 6),
        ("influence_rank", 5),
        ("resources", 2),
        ("coins", 1),
        ("shame", -7),
    ];
    assert_eq!(sheet, expected);
    assert_eq!(crate::score::score(&t.game, game::Seat(0)), 66);
    assert!(t.player(0).has(Tech::MEDICAL_EXPERIMENTS));
}

#[test]
fn pe_143_the_result_shows_the_whole_sheet_of_every_player() {
    let standing = game::Game::standing(&example().game);
    assert_eq!(standing.places.len(), 3);
    for place in &standing.places {
        assert_eq!(place.parts.len(), 11);
        assert_eq!(place.parts.iter().map(|(_, points)| points).sum::<i32>(), place.score);
    }
    assert_eq!((standing.places[0].seat.0, standing.places[0].score), (0, 66));
}

#[test]
fn pe_144_the_bonuses_for_influence_need_some() {
    let t = table(3).influence(1, 3);
    assert_eq!([0, 1, 2].map(|seat| t.line(seat, "influence_rank")), [0, 5, 0]);
    let two = table(2).influence(0, 1).influence(1, 3);
    assert_eq!([0, 1].map(|seat| two.line(seat, "influence_rank")), [3, 5]);
}
