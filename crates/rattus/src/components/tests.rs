//! What the components say, and how packs are kept.

use super::pack::NEWEST;
use super::*;
use crate::token::Symbol;
use serde::{Deserialize, Serialize};

fn changed(file: &str, changes: &[(&str, &str)]) -> (String, String) {
    game::testing::packs::changed::<Components>(file, changes)
}

fn names(components: &Components, regions: Regions) -> Vec<&'static str> {
    regions.iter().map(|region| components.regions[region.index()].id).collect()
}

#[test]
fn rb_02_regions_in_play_by_player_count_come_from_data() {
    let all = Components::builtin();
    let two = ["anglia", "gallia", "germania", "hispania", "hungaria", "italia", "polonia", "scandia"];
    assert_eq!(names(all, all.in_play(2)), two);
    assert_eq!(names(all, all.in_play(3).minus(all.in_play(2))), ["bulgaria", "turcia"]);
    assert_eq!(names(all, all.in_play(4).minus(all.in_play(3))), ["russia", "tartaria"]);
    assert_eq!((2..=4).map(|players| all.in_play(players).len()).collect::<Vec<_>>(), [8, 10, 12]);
}

#[test]
fn af_02_five_leave_out_russia_and_tartaria_and_six_use_all() {
    let all = Components::builtin();
    assert_eq!(names(all, all.in_play(6).minus(all.in_play(5))), ["russia", "tartaria"]);
    assert_eq!((all.in_play(5).len(), all.in_play(6).len()), (15, 17));
}

#[test]
fn rb_03_neighbours_are_symmetric_and_come_from_data() {
    let all = Components::builtin();
    let count: u8 = all.neighbours.iter().map(|regions| regions.len()).sum();
    assert_eq!(count as usize, 2 * all.borders.len());
    for (number, border) in (0..).zip(&all.borders) {
        assert!(
            all.neighbours[border.a.index()].has(border.b) && all.neighbours[border.b.index()].has(border.a)
        );
        assert_eq!(all.border_between(border.b, border.a), Some(number));
    }
    let border = |all: &Components, a, b| {
        all.border_between(all.region(a).expect("a region"), all.region(b).expect("a region"))
    };
    assert_eq!(border(all, "germania", "turcia"), None);

    let pack = changed("adjacency.toml", &[("b = \"hispania\"", "b = \"scandia\"")]);
    let other = Components::load(&[pack]).expect("another map");
    assert!(border(other, "gallia", "scandia").is_some() && border(other, "gallia", "hispania").is_none());
}

#[test]
fn rb_04_49_tokens_12_of_them_starting() {
    let tokens = &Components::builtin().base;
    assert_eq!((tokens.count, tokens.all.len(), tokens.start.len()), (49, 49, 12));
    assert!(tokens.all.iter().all(|token| (1..=6).contains(&tokens.face(token).limit)));
    let token = tokens.token("b20").expect("the token of the worked example");
    let signs = [Symbol::Majority, Symbol::Class(Class::Bourgeoisie), Symbol::Class(Class::Church)];
    assert_eq!((tokens.face(token).limit, tokens.face(token).symbols()), (2, &signs[..]));
    assert_eq!((tokens.id(token), tokens.sources[token.index()]), ("b20", Source::Printed));
}

#[test]
fn rb_05_the_bag_holds_29_33_or_37() {
    let numbers = &Components::builtin().numbers;
    assert_eq!(numbers.base.map(|row| (row.rats_removed, row.supply)), [(12, 29), (6, 33), (0, 37)]);
}

#[test]
fn af_04_65_tokens_17_of_them_starting_some_with_islam() {
    let all = Components::builtin();
    let tokens = &all.africanus;
    assert_eq!((tokens.count, tokens.all.len(), tokens.start.len()), (65, 65, 17));
    let islam = |tokens: &TokenSet| {
        tokens.faces.iter().any(|face| face.symbols().contains(&Symbol::Class(Class::Islam)))
    };
    assert!(islam(tokens) && !islam(&all.base));
}

#[test]
fn af_05_the_bag_holds_33_35_37_42_or_48() {
    let numbers = &Components::builtin().numbers;
    assert_eq!(numbers.africanus.map(|row| row.rats_removed), [24, 20, 16, 8, 0]);
    assert_eq!(numbers.africanus.map(|row| row.supply), [33, 35, 37, 42, 48]);
}

#[test]
fn af_06_51_region_cards_three_a_region() {
    let all = Components::builtin();
    assert_eq!(all.region_cards.len(), 51);
    for region in all.in_play(6).iter() {
        assert_eq!(all.region_cards_of(Regions::only(region)).count_ones(), 3);
    }
    let left = [2, 3, 4, 5, 6].map(|players| all.region_cards_of(all.in_play(players)).count_ones());
    assert_eq!(left, [24, 30, 36, 45, 51]);
    assert_eq!(all.numbers.africanus.map(|row| u32::from(row.region_cards)), left);
    assert!(all.numbers.africanus.iter().all(|row| row.region_cards_dealt == 3));
    let card = all.region_cards[usize::from(all.region_card("c01").expect("the first card"))];
    assert!(
        card.signs.fits(Class::Islam) && !card.signs.fits(Class::Magic) && Signs::Wild.fits(Class::Magic)
    );
}

#[test]
fn pp_01_twelve_new_cards_two_a_class() {
    let all = Components::builtin();
    let printed: [(Class, &[&str]); 7] = [
        (Class::Peasantry, &["peasant", "serf", "baker"]),
        (Class::Bourgeoisie, &["merchant", "courier", "mayor"]),
        (Class::Church, &["monk", "nun", "bishop"]),
        (Class::Chivalry, &["knight", "crusader", "soldier"]),
        (Class::Magic, &["witch", "pied_piper", "wizard"]),
        (Class::Royalty, &["king", "queen", "emperor"]),
        (Class::Islam, &["astronomer", "explorer", "sultan", "caravan_leader"]),
    ];
    for (class, cards) in printed {
        for card in cards.iter().map(|id| CardId::named(id).expect("a printed card has rules")) {
            assert_eq!(all.card(card).class, class);
        }
    }
    for card in CardId::ALL {
        let class = all.class_of[card.index()];
        assert_eq!((all.card(*card).id, all.card(*card).class), (*card, class));
        assert_eq!(
            all.class_cards.map(|set| set >> card.index() & 1 == 1),
            Class::ALL.map(|one| one == class)
        );
    }
}

#[test]
fn pp_03_three_sets_are_suggested() {
    let sets = &Components::builtin().suggested_sets;
    assert_eq!(
        sets.iter().map(|set| set.id).collect::<Vec<_>>(),
        ["prosperous_times", "rat_control", "europe_at_war"]
    );
    assert!(sets.iter().all(|set| set.cards.len() == 6));
}

#[test]
fn pp_07_af_10_pieces_are_as_many_as_in_the_boxes() {
    let Numbers { cubes_per_player, max_rats, pieces, sultan, .. } = &Components::builtin().numbers;
    assert_eq!((*cubes_per_player, *max_rats, sultan.diplomats), (20, 3, 15));
    assert_eq!((pieces.bishops, pieces.nuns, pieces.walls, pieces.potions), (2, 3, 3, 10));
}

#[test]
fn af_03_af_07_af_08_five_and_six_have_eight_cards_three_steps_six_cubes() {
    let numbers = &Components::builtin().numbers;
    let africanus = Boxes { africanus: true, ..Boxes::default() };
    let row = |row: &Row| (row.class_cards, row.chivalry_steps, row.start_cubes);
    assert!(numbers.base.iter().all(|small| row(small) == (6, 2, 4)));
    assert!((2..=4).all(|players| row(numbers.row(africanus, players)) == (6, 2, 4)));
    assert!((5..=6).all(|players| row(numbers.row(africanus, players)) == (8, 3, 6)));
    assert!(numbers.of(Boxes::default(), 5).is_none() && numbers.of(africanus, 1).is_none());
}

#[test]
fn a_pack_has_its_own_hash_and_falls_back_file_by_file() {
    let pack = [changed("rats_base.toml", &[("limit = 2", "limit = 5")])];
    let (builtin, own) = (Components::builtin(), Components::load(&pack).expect("a sound pack"));
    assert!(own.hash != builtin.hash && own != builtin);
    assert_eq!((builtin.base.faces[0].limit, own.base.faces[0].limit), (2, 5));
    assert_eq!(own.region_cards.len(), 51);
    assert!(std::ptr::eq(Components::load(&pack).expect("the same pack"), own));
    assert!(std::ptr::eq(Components::by_hash(&own.hash).expect("loaded"), own));
    assert!(Components::by_hash("sha256:00").is_none());
}

#[test]
fn a_pack_like_what_is_compiled_in_is_what_is_compiled_in() {
    let all = NEWEST.map(|(name, text)| (name.to_owned(), text.replace('\n', "\r\n")));
    for files in [&all[..], &[]] {
        assert!(std::ptr::eq(Components::load(files).expect("sound"), Components::builtin()));
    }
}

#[test]
fn a_game_is_stored_with_the_hash_of_its_components() {
    #[derive(Serialize, Deserialize)]
    struct Stored {
        #[serde(with = "by_hash_serde")]
        pack: &'static Components,
    }
    let text = toml::to_string(&Stored { pack: Components::builtin() }).expect("a line of text");
    assert_eq!(text, format!("pack = \"{}\"\n", Components::builtin().hash));
    assert!(toml::from_str::<Stored>(&text).is_ok_and(|stored| stored.pack == Components::builtin()));
    let unknown = toml::from_str::<Stored>("pack = \"sha256:00\"").err().expect("no such pack");
    assert!(unknown.to_string().contains("the data pack sha256:00 is not loaded"));
}

/// Running games and records name these components. If this fails, values in `data/` changed without a new edition.
#[test]
fn the_components_of_an_edition_never_change() {
    let first = Components::builtin_of(game::Edition(1));
    assert_eq!(first.hash, "sha256:b746337863f169d959b403d76150a4b0bd88ceefb1b80dd5d92bcbecd91b5207");
    let early = "sha256:483efba9cdc5ab2124e7c0b7f5fedbca12a77c55b26fb367c932b615f2855d90";
    assert_eq!(Components::by_hash(early).map(|components| components.hash.as_str()), Some(early));
}
