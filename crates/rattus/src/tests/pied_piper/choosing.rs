//! Which cards are in play, PP-02 to PP-09, and the two presets over all options.

use crate::testing::{Table, begin, piper};
use crate::{Boxes, CardChoice, CardId, Cards, Class, RuleOptions, Setup};
use game::{Edition, Eye, Game as _, Setup as _};

const PIPER: Boxes = Boxes { pied_piper: true, africanus: false };
const ALL: Boxes = Boxes { pied_piper: true, africanus: true };
const DESERT: Boxes = Boxes { pied_piper: false, africanus: true };

fn setup(players: u8, boxes: Boxes, cards: CardChoice) -> Setup {
    Setup { boxes, cards, ..Setup::standard(players) }
}

fn cards(ids: &str) -> Cards {
    ids.split(',').map(|id| CardId::named(id).expect("a class card")).collect()
}

/// How many cards of each class are in play.
fn classes(t: &Table) -> [u8; 7] {
    Class::ALL.map(|class| t.game.board.cards.and(t.game.of_class(class)).len())
}

fn fields(fields: &[(&str, &str)]) -> Result<Setup, game::Faults> {
    let fields: Vec<_> = fields.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    Setup::from_fields(Edition(1), "", &fields)
}

fn advised(setup: &Setup) -> bool {
    setup.advice().iter().any(|advice| advice.rule.0 == "PP-04")
}

#[test]
fn pp_02_six_cards_are_drawn_at_random_from_the_chosen_boxes() {
    let piper = setup(4, PIPER, CardChoice::Random);
    let mut t = begin(&piper);
    t.asks_chance("begin-card");
    assert_eq!(t.offered("card").len(), usize::from(piper.pool().len()));
    t.play("card wizard").refuses("card wizard", "RB-36").draw_until("begin-first-player");
    assert_eq!(t.game.board.cards.len(), 6);
    assert!(t.game.board.cards.has(CardId::Wizard) && t.game.board.display() == t.game.board.cards);
    assert_eq!(begin(&setup(4, ALL, CardChoice::Random)).offered("card").len(), CardId::ALL.len());
}

#[test]
fn pp_02_five_and_six_players_use_eight_cards() {
    for players in [5, 6] {
        let mut t = begin(&setup(players, ALL, CardChoice::Random));
        t.draw_until("begin-first-player");
        assert_eq!(t.game.board.cards.len(), 8);
    }
}

#[test]
fn pp_02_one_card_is_drawn_at_random_from_each_class() {
    let mut t = begin(&setup(4, PIPER, CardChoice::OneFromEachClass));
    assert_eq!(t.offered("card")[..3], ["peasant", "serf", "baker"]);
    t.play("card baker");
    assert_eq!(t.offered("card")[..3], ["merchant", "courier", "mayor"]);
    t.draw_until("begin-first-player");
    assert_eq!(classes(&t), [1, 1, 1, 1, 1, 1, 0]);
}

#[test]
fn pp_02_pp_03_a_suggested_set_is_in_play_as_it_stands() {
    let sets = [
        ("prosperous_times", "peasant,baker,serf,queen,mayor,soldier"),
        ("rat_control", "pied_piper,wizard,bishop,nun,monk,emperor"),
        ("europe_at_war", "knight,crusader,soldier,courier,merchant,pied_piper"),
    ];
    for (id, six) in sets {
        let setup = fields(&[("players", "4"), ("boxes", "base,pied_piper"), ("cards", id)]).expect(id);
        let t = begin(&setup);
        assert_eq!(t.question().prompt, "begin-first-player", "nothing is left to draw");
        assert_eq!(t.game.board.cards, cards(six), "{id}");
    }
}

#[test]
fn pp_02_the_table_picks_a_set_of_as_many_as_it_needs() {
    let six = "serf,baker,courier,mayor,nun,bishop";
    let mut t = begin(&setup(2, PIPER, CardChoice::Picked(cards(six))));
    t.asks_chance("begin-first-player");
    assert_eq!(t.game.board.cards, cards(six));
    let faults = |players, boxes, ids| setup(players, boxes, CardChoice::Picked(cards(ids))).faults();
    assert!(faults(4, PIPER, six).is_empty());
    assert!(!faults(4, PIPER, "serf,baker,courier,mayor,nun").is_empty(), "five are too few");
    assert!(!faults(5, ALL, six).is_empty(), "five players need eight");
    assert!(!faults(4, DESERT, six).is_empty(), "their box is not chosen");
    assert!(fields(&[("boxes", "base,pied_piper"), ("cards", "serf,serf,baker,nun,bishop,mayor")]).is_err());
}

#[test]
fn pp_02_a_card_that_is_not_in_play_can_neither_be_taken_nor_used() {
    let mut t = piper(4, "serf");
    t.refuses("take emperor", "PP-02").refuses("use emperor", "PP-02");
}

#[test]
fn pp_04_a_chivalry_card_is_recommended_with_fewer_than_four_players() {
    let without = CardChoice::Picked(cards("peasant,merchant,monk,witch,king,serf"));
    let with = CardChoice::Picked(cards("peasant,merchant,monk,soldier,king,serf"));
    for (players, advice) in [(2, true), (3, true), (4, false)] {
        assert_eq!(advised(&setup(players, PIPER, without.clone())), advice, "{players} players");
        assert!(!advised(&setup(players, PIPER, with.clone())));
    }
    assert!(advised(&setup(2, PIPER, CardChoice::Suggested(1))), "rat control has none");
    assert!(!advised(&setup(2, PIPER, CardChoice::Suggested(2))));
    assert!(setup(2, PIPER, without).faults().is_empty(), "it is not forbidden");
}

#[test]
fn pp_04_chivalry_is_recommended_where_chance_may_leave_it_out() {
    assert!(advised(&setup(3, PIPER, CardChoice::Random)));
    assert!(!advised(&setup(3, Boxes::default(), CardChoice::Random)), "six of six");
    assert!(!advised(&setup(3, PIPER, CardChoice::OneFromEachClass)));
    assert!(advised(&setup(3, ALL, CardChoice::OneFromEachClass)), "six of seven classes");
}

#[test]
fn pp_07_pieces_exist_only_when_their_card_is_in_play() {
    let pieces = |ids: &str| {
        let view = piper(4, ids).game.view(Eye::Spectator);
        (view.walls.len(), view.nuns.len(), view.bishops.len())
    };
    assert_eq!(pieces("peasant"), (0, 0, 0));
    assert_eq!(pieces("emperor"), (3, 0, 0));
    assert_eq!(pieces("nun,bishop"), (0, 3, 2));
    let mut t = begin(&setup(4, PIPER, CardChoice::Random));
    t.plays(&["card nun", "card emperor"]);
    let view = t.game.view(Eye::Spectator);
    assert_eq!((view.walls.len(), view.nuns.len(), view.bishops.len()), (3, 3, 0));
}

#[test]
fn pp_08_pieces_lie_beside_the_board_and_keep_their_place_when_their_card_changes_hands() {
    let mut t = piper(4, "emperor,nun,bishop").hold(0, "emperor,nun,bishop");
    let view = t.game.view(Eye::Spectator);
    assert!(view.walls.iter().all(Option::is_none));
    assert!(view.nuns.iter().chain(&view.bishops).all(Option::is_none));
    t.plays(&["use emperor", "border anglia gallia", "pass"]);
    t.plays(&["use nun", "region gallia", "pass", "use bishop", "region italia", "plague scandia"]);
    // The wall stands, and the new holder may move it.
    t.asks(1, "turn")
        .plays(&["take emperor", "use emperor", "piece 1"])
        .refuses("border anglia gallia", "PP-33");
    t.play("border germania scandia").play("pass").refuses("plague germania", "PP-34");
    let view = t.game.view(Eye::Spectator);
    assert_eq!((view.nuns[0], view.bishops[0]), (Some("gallia"), Some("italia")));
}

#[test]
fn pp_09_six_of_the_seven_classes_make_six_cards() {
    for left_out in Class::ALL {
        let mut t = begin(&setup(4, ALL, CardChoice::OneFromEachClass));
        t.asks_chance("begin-class-left-out");
        assert_eq!(t.options().len(), 7);
        t.play(&format!("class {}", left_out.id())).draw_until("begin-first-player");
        let mut expected = [1; 7];
        expected[left_out as usize] = 0;
        assert_eq!(classes(&t), expected);
    }
}

#[test]
fn pp_09_all_seven_classes_and_one_more_make_eight_cards() {
    let mut t = begin(&setup(6, ALL, CardChoice::OneFromEachClass));
    for _ in 0..7 {
        let first = t.options()[0].clone();
        t.play(&first);
    }
    assert_eq!(classes(&t), [1; 7]);
    assert_eq!(t.offered("card").len(), CardId::ALL.len() - 7, "the eighth is any of the rest");
    t.play("card caravan_leader").asks_chance("begin-first-player");
    assert_eq!(classes(&t), [1, 1, 1, 1, 1, 1, 2]);
}

#[test]
fn pp_09_a_suggested_set_is_filled_up_at_random_to_eight_cards() {
    let mut t = begin(&setup(5, ALL, CardChoice::Suggested(1)));
    assert_eq!(t.offered("card").len(), CardId::ALL.len() - 6);
    t.draw_until("begin-first-player");
    assert_eq!(t.game.board.cards.len(), 8);
    assert!(cards("pied_piper,wizard,bishop,nun,monk,emperor").minus(t.game.board.cards).is_empty());
}

#[test]
fn pp_09_a_set_is_offered_only_with_all_its_cards_in_the_chosen_boxes() {
    let offered =
        |boxes| setup(4, boxes, CardChoice::Random).offered_sets().map(|set| set.id).collect::<Vec<_>>();
    assert_eq!(offered(PIPER), ["prosperous_times", "rat_control", "europe_at_war"]);
    assert_eq!(offered(ALL), offered(PIPER));
    assert_eq!(offered(DESERT), [""; 0]);
    assert_eq!(offered(Boxes::default()), [""; 0]);
    assert!(!setup(4, DESERT, CardChoice::Suggested(0)).faults().is_empty());
}

#[test]
fn pp_44_pp_63_pp_65_pp_72_every_option_has_its_values_the_default_first() {
    let values = |name| {
        RuleOptions::ALL.iter().find(|option| option.name == name).map(|option| (option.rule, option.values))
    };
    assert_eq!(values("end_by_cubes"), Some(("PP-44", ["on_board", "supply_empty"])));
    assert_eq!(values("potions"), Some(("PP-63", ["automatic", "ask_owner"])));
    assert_eq!(values("potions_limited"), Some(("PP-65", ["yes", "no"])));
    assert_eq!(values("soldier_draws_from"), Some(("PP-72", ["used", "all"])));
    assert!(
        RuleOptions::default().set("potions", "never").is_err()
            && RuleOptions::default().set("potion", "yes").is_err()
    );
}

#[test]
fn pp_63_pp_65_pp_72_the_preset_online_is_what_the_ledgers_mark_as_online() {
    let mut setup = setup(4, ALL, CardChoice::Random);
    setup.options.set("end_by_cubes", "supply_empty").expect("an option");
    setup.preset("printed").expect("a preset");
    let mut printed = RuleOptions::default();
    printed.set("potions", "ask_owner").expect("an option");
    assert_eq!(setup.options, printed, "the owner chooses whether a potion is used, PP-63");
    setup.preset("online").expect("a preset");
    let differs: Vec<_> = setup
        .options
        .values()
        .into_iter()
        .filter(|value| !RuleOptions::default().values().contains(value))
        .collect();
    // RB-64, PP-65 and PP-72; what else is marked (RB-07, RB-24, PP-21, PP-63, PP-74) is the default or no option.
    assert_eq!(
        differs,
        [("final_knight", "at_once"), ("potions_limited", "no"), ("soldier_draws_from", "all")]
    );
    assert!(setup.preset("offline").is_err());
    let overruled = fields(&[("potions_limited", "yes"), ("preset", "online")]).expect("a set-up");
    assert_eq!(overruled.options.values()[3], ("final_knight", "at_once"));
    assert!(overruled.options.values().contains(&("potions_limited", "yes")), "wherever the preset stands");
}
