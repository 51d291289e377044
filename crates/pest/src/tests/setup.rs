//! PE-01 to PE-16, PE-150 to PE-152.

use crate::choice::Space;
use crate::components::Tech;
use crate::game::Game;
use crate::place::{Places, Resource};
use crate::setup::Setup;
use crate::table::{Options, Variant};
use crate::testing::{Test, deal, table};
use game::{Edition, Setup as _};

/// Dealt up to the first player's question.
fn dealt(players: u8) -> Test {
    let mut t = deal(&Setup::standard(players));
    t.draw();
    t
}

fn variable(players: u8, options: Options) -> Setup {
    Setup { variable: true, options, ..Setup::standard(players) }
}

#[test]
fn pe_01_places_of_the_player_count_start_destroyed_and_others_with_a_sign_sick() {
    let t = deal(&Setup::standard(4));
    let fallen: Places =
        ["merrow", "pellis", "callin", "rhovar", "lindras"].map(|id| t.place(id)).into_iter().collect();
    assert_eq!(t.game.table.destroyed, fallen);
    assert_eq!((t.sick_at("corvel"), t.sick_at("orlin")), (1, 0));
    assert_eq!(t.game.table.sick_places.len(), 16);
    assert_eq!(deal(&Setup::standard(2)).game.table.destroyed.len(), 15);
    assert_eq!(deal(&Setup::standard(5)).game.table.destroyed.len(), 0);
}

#[test]
fn pe_02_one_decree_of_each_era_lies_open_and_task_markers_stand_on_0() {
    let mut t = deal(&Setup::standard(3));
    let era = |from: u8| (from..from + 5).map(|n| format!("decree-{n:02}")).collect::<Vec<_>>();
    for (first, drawn) in [(1, "decree-02"), (6, "decree-10"), (11, "decree-11")] {
        assert_eq!(t.offers("draw"), era(first));
        t.play(&format!("draw {drawn}"));
    }
    let numbers = t.game.table.decrees.map(|decree| decree.expect("open").0 + 1);
    assert_eq!((numbers, t.player(0).tasks), ([2, 10, 11], [0, 0, 0]));
}

#[test]
fn pe_03_one_capital_card_but_in_the_solo_game_and_five_capital_buildings() {
    let mut t = deal(&Setup::standard(3));
    t.plays(&["draw decree-01", "draw decree-06", "draw decree-11"]);
    assert_eq!(t.offers("draw").len(), 5);
    t.play("draw capital-4");
    assert_eq!(t.game.table.capital_card.map(|card| card.0), Some(3));
    assert_eq!(t.game.table.capital_buildings, 0b1_1111);
    assert_eq!(dealt(1).game.table.capital_card, None);
}

#[test]
fn pe_04_six_to_twelve_capital_rewards_lie_open_by_player_count() {
    for (players, count) in [(1, 6), (2, 6), (3, 8), (4, 10), (5, 12)] {
        let t = dealt(players);
        assert_eq!(t.game.table.open_rewards.count_ones(), count);
        assert_eq!(t.game.table.rewards, t.game.table.open_rewards);
    }
}

#[test]
fn pe_05_a_years_pest_and_support_are_drawn_when_it_comes_and_never_again() {
    let mut t = table(3).pest(7);
    assert_eq!(t.asks(), (9, "draw-support"));
    assert_eq!(t.offers("draw").len(), 10);
    t.play("draw support-03");
    let mut next = t.clone().end_year();
    assert_eq!((next.asks().1, next.offers("draw").len()), ("draw-pest", 17));
    assert!(!next.can("draw pest-07"));
    next.play("draw pest-16");
    assert!(!next.can("draw support-03"));
}

#[test]
fn pe_06_with_two_players_one_card_of_each_stack_stays_out() {
    let mut t = table(2).end_year();
    let offered = t.offers("draw");
    assert_eq!(offered.len(), 15, "nine others and two of each stack");
    assert!(!t.can("draw pest-07") && t.can("draw pest-18") && t.can("draw stack-red-2"));
    t.play("draw stack-red-1");
    assert_eq!(t.offers("draw"), ["pest-07", "pest-08", "pest-09"]);
    t.play("draw pest-08");
    let mut t = t.end_year();
    assert!(t.can("draw stack-red-1") && !t.can("draw stack-red-2"), "one red card is left in the game");
    t.play("draw stack-red-1");
    assert_eq!(t.offers("draw"), ["pest-07", "pest-09"]);
    t.play("draw pest-09");
    let t = t.end_year();
    assert!(!t.can("draw stack-red-1"), "the third red card left the game");
    assert_eq!(table(3).end_year().offers("draw").len(), 18);
}

#[test]
fn pe_07_five_technologies_lie_open_and_a_bought_one_is_replaced_at_once() {
    assert_eq!(dealt(3).game.table.market.count_ones(), 5);
    let mut t = table(3).research(0, 1).act("move-research", "research");
    t.plays(&["technology quarantine-checkpoint", "slot top"]);
    assert_eq!(t.asks(), (9, "draw-technology"));
    assert_eq!(t.offers("technology").len(), usize::from(Tech::COUNT) - 5);
    t.play("technology breathing-apparatus");
    assert_eq!(t.game.table.market.count_ones(), 5);
    assert_eq!(t.game.table.market >> 1 & 1, 1);
}

#[test]
fn pe_08_influence_markers_on_0_and_a_random_turn_order() {
    let mut t = deal(&Setup::standard(3));
    while t.asks().1 != "draw-order" {
        let first = t.offered().swap_remove(0);
        t.play(&first);
    }
    assert_eq!(t.offers("next"), ["1", "2", "3"]);
    t.play("next 3");
    assert_eq!(t.offers("next"), ["1", "2"]);
    t.play("next 1");
    assert_eq!(t.game.table.order[..3].iter().map(|seat| seat.0).collect::<Vec<_>>(), [2, 0, 1]);
    assert_eq!(t.player(0).influence, 0);
}

#[test]
fn pe_09_a_castle_goes_to_a_place_of_ones_start_card() {
    let mut t = deal(&Setup::standard(3));
    while t.asks().1 != "draw-start" {
        let first = t.offered().swap_remove(0);
        t.play(&first);
    }
    t.play("draw start-2");
    assert_eq!(t.asks(), (0, "ask-castle"));
    assert_eq!(t.offers("at"), ["eskel", "jarlen", "tamsen"]);
    t.refuses("at orlin", "PE-09", "no-castle-there");
    t.play("at jarlen");
    assert_eq!(t.asks(), (9, "draw-start"), "the next draws after the first has built");
    assert!(!t.can("draw start-2"));
}

#[test]
fn pe_09_with_two_players_both_draw_two_cards_and_choose_an_intact_place() {
    let mut t = deal(&Setup::standard(2));
    while t.asks().1 != "draw-start" {
        let first = t.offered().swap_remove(0);
        t.play(&first);
    }
    t.plays(&["draw start-1", "draw start-2", "draw start-3", "draw start-4"]);
    assert_eq!(t.asks(), (0, "ask-castle"));
    assert_eq!(t.offers("at"), ["meskar", "jarlen"], "one of two places");
    t.refuses("at orlin", "PE-09", "no-castle-there").play("at jarlen");
    assert_eq!((t.asks(), t.offers("at")), ((1, "ask-castle"), vec!["farrin".into(), "imbry".into()]));
    let options = Options { small_marker_draw: false, ..Options::default() };
    let mut t = deal(&Setup { options, ..Setup::standard(2) });
    while t.asks().1 != "draw-start" {
        let first = t.offered().swap_remove(0);
        t.play(&first);
    }
    t.plays(&["draw start-1", "draw start-2", "draw start-3", "draw start-4"]);
    assert_eq!(t.offers("at"), ["eskel", "meskar", "jarlen", "orlin"]);
}

#[test]
fn pe_10_the_castle_is_free_and_takes_the_sick_person_in() {
    let mut t = deal(&Setup::standard(3));
    while t.asks().1 != "draw-start" {
        let first = t.offered().swap_remove(0);
        t.play(&first);
    }
    t.plays(&["draw start-1", "at meskar"]);
    assert_eq!((t.sick_at("meskar"), t.player(0).sick[Space::AREA.index()]), (0, 1));
    assert_eq!(t.player(0).goods, [1, 1, 2, 2, 2]);
    let castle = t.game.table.player(game::Seat(0)).sites[0];
    assert_eq!(t.game.table.resource(castle), Resource::Food);
}

#[test]
fn pe_11_doctors_start_next_to_the_castle_when_all_castles_stand() {
    let mut t = deal(&Setup::standard(3));
    while t.asks().1 != "draw-start" {
        let first = t.offered().swap_remove(0);
        t.play(&first);
    }
    t.plays(&["draw start-1", "at orlin", "draw start-2", "at eskel", "draw start-3", "at hestor"]);
    assert_eq!(t.asks(), (0, "ask-doctor"));
    assert_eq!(t.offers("at"), ["sennet", "ulmar", "tamsen"], "the capital is no place");
    t.refuses("at blessir", "PE-11", "no-doctor-there").play("at tamsen");
    assert_eq!(t.offers("at"), ["merrow", "ostrand"], "merrow is destroyed and will do");
    t.plays(&["at merrow", "at gildra"]);
    assert_eq!((t.sick_at("gildra"), t.player(2).sick[Space::AREA.index()]), (0, 1));
}

#[test]
fn pe_12_the_starting_resources_and_nothing_for_the_castle() {
    let mut t = dealt(4);
    while t.asks().1 == "ask-castle" || t.asks().1 == "draw-start" {
        let first = t.offered().swap_remove(0);
        t.play(&first);
    }
    let player = t.player(0);
    assert_eq!((player.goods, player.research), ([1, 1, 2, 2, 2], 1));
    assert_eq!((player.influence, player.tasks, player.prestige), (0, [0; 3], 0));
    assert!(!player.camp.is_some() && player.own.len() == 1);
    while t.asks().0 != 9 {
        let first = t.offered().swap_remove(0);
        t.play(&first);
    }
    assert_eq!(t.player(0).assistants, 2);
}

#[test]
fn pe_13_neighbours_are_joined_by_one_road_and_the_capital_is_none() {
    let t = table(3);
    let map = &t.game.pack.map;
    let beside = |a: &str, b: &str| map.neighbours[t.place(a).index()].has(t.place(b));
    assert!(beside("blessir", "terras") && beside("terras", "blessir"));
    assert!(!beside("ostrand", "sennet"), "joined only through the capital");
    let fallen = table(3).sick("ostrand", 3).pest(1);
    assert!(fallen.destroyed("ostrand"));
    assert_eq!((fallen.sick_at("eskel"), fallen.sick_at("sennet")), (1, 0));
}

#[test]
fn pe_14_nothing_runs_out() {
    let mut t = table(5).keep(0, Space::CEMETERY, 5);
    t.seat(0).shame = 300;
    t.seat(0).sick = [3, 0, 0, 1, 1, 1, 1, 5];
    let t = t.castle(0, "farrin").doctor(0, "corvel").pest(1);
    assert_eq!(t.player(0).shame, 303);
    let t = table(5).market(&[18, 19, 24, 26, 27]);
    assert!(t.game.table.deck.count_ones() >= 25);
}

#[test]
fn pe_15_doctors_and_camps_may_share_a_place() {
    let mut t = table(2).doctor(0, "orlin").doctor(1, "tamsen").camp(1, "tamsen").act("move-cure", "move");
    t.plays(&["move tamsen", "camp"]);
    assert_eq!((t.player(0).doctor, t.player(0).camp), (t.player(1).doctor, t.player(1).camp));
}

#[test]
fn pe_16_those_who_must_decide_at_once_do_so_in_turn_order() {
    let full = [3, 0, 0, 0, 0, 0, 0, 0];
    let mut t =
        table(3).order(&[2, 0, 1]).castle(0, "farrin").castle(2, "eskel").built(0, "quarter_1", "ostrand");
    t.seat(0).sick = full;
    t.seat(2).sick = full;
    t = t.built(2, "quarter_1", "strathen").pest(1);
    assert_eq!(t.asks(), (2, "ask-put"));
    t.play("put move");
    assert_eq!(t.asks(), (0, "ask-put"));
}

#[test]
fn pe_150_markers_are_drawn_unseen_and_replace_the_resource() {
    let mut t = deal(&variable(3, Options::default()));
    let brinna = t.place("brinna");
    assert_eq!((t.asks().1, t.offers("marker").len()), ("draw-marker", 20));
    assert_eq!(t.game.table.resource(brinna), Resource::Stone);
    t.play("marker village-wood-1");
    assert_eq!((t.game.table.resource(brinna), t.sick_at("brinna")), (Resource::Wood, 1));
    assert_eq!(t.offers("marker").len(), 19);
    t.draw();
    assert_eq!(t.game.table.markers.count_ones(), 35);
    for (players, count) in [(1, 30), (2, 30), (4, 40), (5, 45)] {
        let mut t = deal(&variable(players, Options::default()));
        t.draw();
        assert_eq!(t.game.table.markers.count_ones(), count);
    }
}

#[test]
fn pe_151_a_marker_covers_print_and_sick_sign_of_an_intact_place() {
    let mut t = deal(&variable(3, Options::default()));
    while t.asks().1 == "draw-marker" {
        let plain = t.offers("marker").into_iter().min_by_key(|id| {
            t.game.pack.markers.iter().any(|info| info.id.replace('_', "-") == *id && info.sick)
        });
        t.play(&format!("marker {}", plain.expect("a marker")));
    }
    let sick = t.game.table.sick_places.len();
    let signs = t.game.pack.markers.iter().filter(|info| info.sick).count() as u8;
    assert_eq!(t.game.table.marked, t.game.pack.map.all.minus(t.game.table.destroyed));
    assert!(sick < signs && t.sick_at("corvel") == 0, "the printed sign is covered");
    let t = table(3).pest(7);
    assert_eq!((t.sick_at("meskar"), t.sick_at("corvel")), (1, 0));
    let mut marked = table(3);
    let (meskar, corvel) = (marked.place("meskar"), marked.place("corvel"));
    for (place, resource, marker) in [(meskar, Resource::Stone, 0), (corvel, Resource::Food, 1)] {
        let marker = crate::components::Marker(marker);
        marked.game.table.apply(&crate::event::EventKind::Marked { place, marker, resource });
    }
    let marked = marked.doctor(0, "orlin").doctor(1, "orlin").doctor(2, "orlin").pest(7);
    assert_eq!((marked.sick_at("meskar"), marked.sick_at("corvel")), (0, 1), "pest cards go by the marker");
}

#[test]
fn pe_152_with_5_15_10_places_without_a_marker_keep_their_print() {
    let mut t = deal(&Setup { variant: Variant::Duel, ..variable(2, Options::default()) });
    t.draw();
    let marked = t.game.table.marked;
    let of_size = t.game.pack.map.of_size.map(|places| places.and(marked).len());
    assert_eq!((of_size, t.game.table.destroyed.len()), ([5, 15, 10], 15), "every intact place has one");
    // As edition 1 played it, and packs that name no destroyed places still do.
    let options = Options { small_marker_draw: true, ..Options::first_values(Edition(1)) };
    let mut t = deal(&Setup { variant: Variant::Duel, ..variable(2, options) });
    assert_eq!((t.asks().1, t.offers("at").len()), ("draw-spot", 15), "five markers for fifteen villages");
    t.draw();
    let marked = t.game.table.marked;
    let map = &t.game.pack.map;
    let of = |size: usize| marked.and(map.of_size[size]).len();
    assert_eq!((of(0), of(1), of(2)), (5, 10, 5), "what finds no intact place stays out");
    let bare = map.of_size[0].minus(marked).minus(t.game.table.destroyed);
    assert!(bare.iter().all(|place| t.game.table.resource(place) == map.resource[place.index()]));
}

#[test]
fn pe_17_castle_and_doctor_can_be_undone_until_something_is_drawn_or_somebody_else_acts() {
    let record = game::Record::<Game>::new(Setup::of(Variant::Duel, 2), None);
    let mut recorded = game::RecordedGame::new(record).expect("a set-up that can begin");
    let mut dealer = game::Dealer::new(&game::Seed::numbered(1, 0));
    let (mut undone, mut refused) = (Vec::new(), 0);
    loop {
        recorded.settle(&mut dealer, &mut game::Journal::off());
        let question = recorded.question().expect("the game has only begun");
        let Some(seat) = question.who.seat().filter(|_| question.prompt != "ask-assistant") else { break };
        let (before, choice) = (*recorded.game(), question.options.nth(0));
        recorded.play(Some(seat), choice, &mut game::Journal::off()).expect("an option is legal");
        let entry = recorded.record().entries.len();
        if recorded.question().is_some_and(|next| next.who.seat().is_some()) {
            assert_eq!(recorded.undo(seat, entry), Ok(()), "{}", question.prompt);
            assert_eq!(*recorded.game(), before);
            recorded.play(Some(seat), choice, &mut game::Journal::off()).expect("it was legal before");
            undone.push(question.prompt);
        } else {
            // The answer was the last before a draw.
            recorded.settle(&mut dealer, &mut game::Journal::off());
            let why = recorded.undo(seat, entry).expect_err("something was drawn").phrase::<Game>();
            assert_eq!((why.key, why.rule.0), ("undo-learned", "PE-17"));
            refused += 1;
        }
    }
    assert!(refused > 0);
    assert!(undone.contains(&"ask-castle") && undone.contains(&"ask-doctor"), "{undone:?}");
}
