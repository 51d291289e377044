//! The data files: everything wrong with them is reported at once, with file and line.

use crate::components::{Components, Pack};
use game::testing::packs;

fn changed(file: &str, changes: &[(&str, &str)]) -> (String, String) {
    packs::changed::<Components>(file, changes)
}

fn refused(files: &[(String, String)], reasons: &[&str]) {
    packs::refused::<Components>(files, reasons);
}

fn fault(file: &str, from: &str, to: &str, reason: &str) {
    packs::fault::<Components>(file, from, to, reason);
}

#[test]
fn the_box_holds_what_it_should() {
    let pack = Pack::standard();
    assert_eq!((pack.map.count, pack.map.roads.len()), (45, 70));
    assert_eq!(pack.map.of_size.map(crate::place::Places::len), [20, 15, 10]);
    assert_eq!((pack.pests.len(), pack.supports.len(), pack.decrees.len()), (18, 10, 15));
    assert_eq!((pack.tokens.len(), pack.capitals.len(), pack.markers.len()), (14, 5, 48));
}

#[test]
fn a_wrong_value_is_named_with_its_line_and_what_would_do() {
    let size = "unknown variant `hamlet`, expected one of `village`, `town`, `city`";
    fault("map.toml", "size = \"city\"", "size = \"hamlet\" # here", size);
    let color = "unknown variant `green`, expected one of `red`, `blue`, `black`";
    let green = "color = \"green\" }, # here\n {";
    fault("pest_cards.toml", "color = \"black\" }, {", green, color);
    let atlantis = "locations = [\"atlantis\", # here\n";
    fault("start_cards.toml", "locations = [\"orlin\",", atlantis, "there is no place `atlantis` on the map");
    let gold = "cost = { wood = 2, # here\n gold = 1,";
    let (name, text) = changed("capital_buildings.toml", &[("cost = { wood = 2, stone = 1,", gold)]);
    let text = text.replacen("# here\n gold = 1,", "\n gold = 1, # here\n", 1);
    refused(&[(name, text)], &["unknown key `gold`"]);
    fault("technologies.toml", "slot = \"top\"", "slot = \"left\" # here", "expected one of `any`, `top`");
    fault(
        "technologies.toml",
        "effect = \"castle_output\"",
        "effect = \"castle\" # here",
        "as the ledger says",
    );
    fault("decrees.toml", "what = \"healthy\" }", "what = \"happy\" # here\n}", "unknown variant `happy`");
    fault("setup.toml", "market = 5", "market = 6 # here", "`market` is 6: it must be 5, PE-07");
    fault("influence_track.toml", "length = 50", "length = 63 # here", "expected a number from 1 to 62");
}

#[test]
fn all_faults_of_all_files_are_reported_at_once() {
    let map = changed(
        "map.toml",
        &[
            ("pest_target = false", "pest_target = true # here"),
            ("size = \"city\"", "size = \"hamlet\" # here"),
            ("resource = \"herbs\"", "resource = \"coin\" # here"),
            ("destroyed_at = [1, 2]", "destroyed_at = [1, 6] # here"),
            ("b = \"ostrand\"", "b = \"nowhere\" # here"),
            ("a = \"karthune\"\nb = \"dunmar\"", "a = \"merrow\"\nb = \"merrow\" # here"),
        ],
    );
    let cards = changed(
        "pest_cards.toml",
        &[
            ("union = true", "union = false # here"),
            ("number = 2\n", "number = 3 # here\n"),
            ("id = \"pest_03\"", "id = \"pest_02\" # here"),
            ("name = \"Port Traders\"", "title = \"Port Traders\" # here"),
            ("[[card]]\nnumber = 4\n", "[[card]] # here\nnumber = 4\n"),
        ],
    );
    let tasks = changed(
        "task_tracks.toml",
        &[
            ("influence = [1, 1, 2, 2]", "influence = [2, 1, 2] # here # here"),
            ("prestige = [1, 1, 2, 3]", "prestige = [1, 1, 2, \"3\"] # here"),
        ],
    );
    let rewards =
        changed("capital_rewards.toml", &[("per_assign_action = 1", "per_assign_action = = 1 # here")]);
    let setup = changed(
        "setup.toml",
        &[
            ("market = 5", "market = 4 # here"),
            ("decrees_removed = [4, 6, 9]", "decrees_removed = [4, 6] # here"),
        ],
    );
    let reasons = [
        "",
        "`pest_target` is true: it must be false, PE-13",
        "unknown variant `hamlet`",
        "unknown variant `coin`",
        "integer `6`, expected a number from 1 to 5",
        "there is no place `nowhere`",
        "a road from `merrow` to itself",
        "`union` is false: it must be true, PE-33",
        "`number` is 3: it must be 2",
        "`id` pest_02 stands in line",
        "missing field `name`",
        "unknown key `title`",
        "`market` is 4: it must be 5",
        "`decrees_removed` must be [4, 6, 9]",
        "`influence` goes down",
        "`influence` has 3 spaces: it must have 4",
        "string \"3\"",
    ];
    refused(&[rewards, map, cards, setup, tasks], &reasons);
}

#[test]
fn every_value_and_every_key_is_checked() {
    let optional =
        ["port", "color", "group", "output_kind", "params", "destroyed", "sources", "source_detail", "note"];
    packs::every_value_is_checked::<Components>(&optional);
}

#[test]
fn maps_must_be_connected_tracks_must_rise_and_counts_must_fit() {
    let road = |from: &str, to: &str, reason: &str| fault("map.toml", from, to, reason);
    let twice = "[[road]] # here\na = \"karthune\"\nb = \"merrow\"";
    road(
        "[[road]]\na = \"karthune\"\nb = \"dunmar\"",
        twice,
        "a second road between `karthune` and `merrow`",
    );
    let alone = changed(
        "map.toml",
        &[
            ("a = \"terras\"\nb = \"blessir\"", "a = \"terras\"\nb = \"mossal\""),
            ("a = \"blessir\"\nb = \"meskar\"", "a = \"terras\"\nb = \"meskar\""),
            ("[[location]]\nid = \"blessir\"", "[[location]] # here\nid = \"blessir\""),
        ],
    );
    refused(&[alone], &["no road leads there from the rest of the map"]);
    let herbs = "herb_cost = [2, 1, 1, 1, # here\n";
    fault("player_board.toml", "herb_cost = [1, 1, 1, 1,", herbs, "`herb_cost` goes down");
    fault("capital_rewards.toml", "5 = 12 }", "5 = 15 } # here", "15 rewards are laid out, but there are 14");
    let neighbours = r#"neighbours = ["orlin", "ostrand", "sennet", "strathen", "#;
    road(
        &format!("{neighbours}\"ulmar\"]"),
        &format!("{}]  # here", neighbours.trim_end_matches(", ")),
        "must name `ulmar`",
    );
    road(
        &format!("{neighbours}\"ulmar\"]"),
        &format!("{neighbours}\"ulmar\", \"merrow\"] # here"),
        "to `merrow`",
    );
}

#[test]
fn a_pack_is_named_by_its_hash_and_read_once() {
    let (_, changed) = changed("player_board.toml", &[("wood = 1", "wood = 3")]);
    let pack = Pack::load(&[("player_board.toml", &changed)]).expect("a sound pack");
    assert_ne!(pack, Pack::standard());
    assert_eq!(Pack::named(pack.hash), Some(pack));
    let again = Pack::load(&[("player_board.toml", &changed)]).expect("a sound pack");
    assert!(std::ptr::eq(again.get(), pack.get()));
    assert_eq!(pack.numbers.start, [3, 1, 2, 2, 2]);
    assert!(Pack::load(&[("rules.toml", "")]).is_err());
}

/// Running games and records name these components. If this fails, values in `data/` changed without a new edition.
#[test]
fn the_components_of_an_edition_never_change() {
    let first = Pack::standard_of(game::Edition(1));
    assert_eq!(first.hash, "sha256:3ea6438708c9af9822efb913448faf62d9f436a1d8d82be017c5b8bbba3f8f70");
    let early = "sha256:0c2c2625530caac81b76048cd558fa1d1d7f9664c8e9777554dad0d6dee6a646";
    assert_eq!(Pack::named(early).map(|pack| pack.hash), Some(early));
}

#[test]
fn pe_150_the_destroyed_places_of_the_small_draw_exist_and_leave_one_of_every_start_card() {
    let file = "location_markers.toml";
    fault(
        file,
        "destroyed = [\"corvel\",",
        "destroyed = [\"atlantis\", # here\n",
        "no place `atlantis` on the map",
    );
    let all = "destroyed = [\"meskar\", # here\n";
    fault(file, "destroyed = [\"corvel\",", all, "all places of the start card `start_1` start destroyed");
}
