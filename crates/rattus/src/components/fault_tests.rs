//! Everything wrong with a pack is reported, each fault with its file and line.

use super::Components;
use super::pack::NEWEST;
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
fn all_faults_of_all_files_are_listed_at_once() {
    let map = changed(
        "adjacency.toml",
        &[("b = \"tartaria\"", "b = \"tataria\" # here"), ("kind = \"sea\"", "kind = \"air\" # here")],
    );
    let rats = changed(
        "rats_base.toml",
        &[
            ("limit = 1\n", "limit = 9 # here\n"),
            ("start = true", "begin = true # here"),
            ("[[rat]]", "[[rat]] # here"),
        ],
    );
    let cards = changed("region_cards.toml", &[("schema = 1", "schema = # here")]);
    let setup =
        changed("setup.toml", &[("supply = 29", "supply = 30 # here"), ("nuns = 3", "nuns = 4 # here")]);
    let reasons = [
        "there is no region `tataria`",
        "unknown variant `air`, expected one of `land`, `sea`, `unknown`",
        "missing field `start`",
        "unknown key `begin`",
        "integer `9`, expected a number from 1 to 6",
        "",
        "`supply` is 30: it must be 29",
        "integer `4`, expected 3",
    ];
    refused(&[map, rats, cards, setup], &reasons);
}

#[test]
fn an_unknown_or_duplicate_file_is_listed_with_the_other_faults() {
    let wrong = changed("rats_base.toml", &[("limit = 2", "limit = 9")]);
    let files = [("rats.toml".to_owned(), String::new()), wrong.clone(), wrong];
    let faults = Components::load(&files).expect_err("three faults").0;
    let places: Vec<&str> = faults.iter().map(|fault| fault.place.as_str()).collect();
    assert_eq!(places, ["rats.toml", "rats_base.toml", "rats_base.toml:11"]);
    assert!(faults[0].message.contains("those known are adjacency.toml, class_cards.toml"));
    assert_eq!(faults[1].message, "given twice");
}

#[test]
fn a_value_of_the_wrong_kind_is_a_fault() {
    let token = |from: &str, to: &str, reason: &str| fault("rats_base.toml", from, to, reason);
    token(r#"id = "b01""#, r#"id = "B-1" # here"#, r#"string "B-1", expected a name in lower case"#);
    token(r#"id = "b02""#, r#"id = "b01" # here"#, "`id` b01 stands in line 9 already");
    token("start = true", "start = \"yes\" # here", "expected a boolean");
    for limit in ["0", "7", "2.5", "-1", "1_000", "\"2\""] {
        token("limit = 2", &format!("limit = {limit} # here"), "expected a number from 1 to 6");
    }
    let symbols = r#"symbols = ["peasantry", "church"]"#;
    token(symbols, "symbols = [] # here", "a list of 1 to 6");
    token(symbols, "symbols = [\n\"A\",\n\"X\" # here\n]", "unknown variant `X`, expected one of `M`, `A`");
    token(symbols, r#"symbols = ["islam"] # here"#, "only tokens of Africanus show islam");
    token(symbols, r#"symbols = ["M", "M", "M", "A", "A", "A", "A"] # here"#, "a list of 1 to 6");
    token(
        r#"source = "reconstructed""#,
        r#"source = "guessed" # here"#,
        "`printed`, `reported`, `reconstructed`",
    );
    fault("regions.toml", "players = [2, 3,", "players = [3, 3, # here\n", "no two values");
    fault("regions.toml", "players = [2,", "players = [7, # here\n", "a number from 2 to 6");
    fault("setup.toml", "[sultan]", "[[sultan]] # here", "invalid type");
    fault("setup.toml", "_player = 20", "_player = 21 # here", "expected a number from 2 to 20");
}

#[test]
fn a_missing_an_unknown_and_a_doubled_key_are_faults() {
    let token = |from, to, reason| fault("rats_base.toml", from, to, reason);
    token("[[rat]]\nid = \"b05\"", "[[rat]] # here", "missing field `id`");
    token("limit = 2", "limit = 2\nlimits = 2 # here", "unknown key `limits`");
    token("limit = 2", "limit = 2\nlimit = 2 # here", "duplicate key");
}

#[test]
fn an_unreadable_file_gets_one_fault_only() {
    let token = |from, to, reason| fault("rats_base.toml", from, to, reason);
    token("limit = 2", "limit = = 2 # here", "");
    token("schema = 1", "schema = 2000 # here\nshade = 5", "newer than 1");
    token("schema = 1", "schema = 0 # here", "expected 1");
    fault("regions.toml", "id = \"anglia\"", "id = \"anglia # here", "");
    fault("regions.toml", "id = \"anglia\"", "id \"anglia\" # here", "");
}

#[test]
fn rb_03_a_wrong_map_is_a_fault() {
    let map = |from: &str, to: &str, reason: &str| fault("adjacency.toml", from, to, reason);
    map(r#"b = "hispania""#, r#"b = "iberia" # here"#, "there is no region `iberia` in regions.toml");
    map(r#"b = "hispania""#, r#"b = "gallia" # here"#, "gallia is no neighbour of itself");
    let twice = edge("hispania", "gallia") + "[[not_edge]]";
    map("[[not_edge]]", &twice, "gallia with hispania stands already in line 5");
    map(
        "[[not_edge]]",
        &(edge("turcia", "germania") + "[[not_edge]]"),
        "germania with turcia is denied by line",
    );

    let regions = || Components::builtin().regions.iter().map(|region| region.id);
    let pairs = regions().enumerate().flat_map(|(at, a)| regions().skip(at + 1).map(move |b| edge(a, b)));
    let text: String = pairs.take(65).enumerate().fold("schema = 1\n".to_owned(), |text, (count, edge)| {
        text + &if count < 64 { edge.replace("# here", "") } else { edge }
    });
    refused(&[("adjacency.toml".to_owned(), text)], &["there can be no more than 64 borders"]);
}

fn edge(a: &str, b: &str) -> String {
    format!(
        "[[edge]] # here\na = \"{a}\"\nb = \"{b}\"\nkind = \"sea\"\ncertainty = \"assumed\"\nsource = \"reported\"\nreason = \"\"\n"
    )
}

#[test]
fn a_region_that_is_cut_off_is_a_fault() {
    let arrow = "a = \"turcia\"\nb = \"aegyptus\"";
    let coast = "a = \"libya\"\nb = \"aegyptus\"";
    let map = changed(
        "adjacency.toml",
        &[(arrow, "a = \"turcia\"\nb = \"libya\""), (coast, "a = \"tartaria\"\nb = \"aegyptus\"")],
    );
    let regions = changed("regions.toml", &[("[[region]]\nid = \"aegy", "[[region]] # here\nid = \"aegy")]);
    refused(&[map, regions], &["aegyptus is cut off with 5 players"]);

    let channel = ("a = \"anglia\"\nb = \"gallia\"", "a = \"scandia\"\nb = \"gallia\"");
    let north_sea = ("a = \"anglia\"\nb = \"scandia\"", "a = \"scandia\"\nb = \"polonia\"");
    let regions = changed("regions.toml", &[("[[region]]", "[[region]] # here")]);
    let map = changed("adjacency.toml", &[channel, north_sea]);
    refused(&[regions, map], &["anglia is cut off with 2, 3, 4, 5, 6 players"]);
}

#[test]
fn rb_02_af_02_wrong_regions_are_faults() {
    let last = ("[[region]]\nid = \"aegy", "[[region]] # here # here\nid = \"aegy");
    let moved = ("board = \"africa\"", "board = \"europe\"");
    let reasons = ["13 regions of europe: it must be 12", "4 regions of africa: it must be 5"];
    refused(&[changed("regions.toml", &[moved, last])], &reasons);

    let four = ("players = [5, 6]", "players = [4, 5, 6] # here");
    let rows = ("players = 4\nregions = 12\n", "players = 4\nregions = 12 # here\n");
    let fewer = "`regions` is 12: it must be 13, the number in play in regions.toml";
    let files = [changed("regions.toml", &[four]), changed("setup.toml", &[rows, rows])];
    refused(&files, &["the African board is for 5 and 6 players", fewer, fewer]);
}

#[test]
fn rb_04_af_04_a_wrong_number_of_tokens_is_a_fault() {
    let rat =
        "[[rat]] # here\nid = \"more\"\nstart = false\nlimit = 1\nsymbols = [\"A\"]\nsource = \"reported\"\n";
    for (file, total) in
        [("rats_base.toml", "50 rats: it must be 49"), ("rats_africanus.toml", "66 rats: it must be 65")]
    {
        let (name, text) = changed(file, &[]);
        refused(&[(name, text + rat)], &[total]);
    }
    let last = ("[[rat]]\nid = \"b49", "[[rat]] # here\nid = \"b49");
    let start = ("start = true", "start = false");
    refused(&[changed("rats_base.toml", &[start, last])], &["11 starting rats: it must be 12"]);
}

#[test]
fn pp_01_wrong_cards_are_faults() {
    let (name, mut text) = changed("class_cards.toml", &[("id = \"peasant\"", "id = \"farmer\" # here")]);
    let last = text.rfind("[[card]]").expect("there are cards");
    text.insert_str(last + "[[card]]".len(), " # here");
    refused(&[(name, text)], &["there are no rules for a card `farmer`", "the card `peasant` is missing"]);
    let card = |from, to, reason| fault("class_cards.toml", from, to, reason);
    card("set = \"base\"", "set = \"africanus\" # here", "peasant is of the set \"base\"");
    card("class = \"islam\"", "class = \"magic\" # here", "at most 0 cards of \"africanus\" are of magic");
    let second = ("magic\"\nset = \"base\"", "church\" # here\nset = \"base\"");
    refused(&[changed("class_cards.toml", &[second])], &["at most 1 cards of \"base\" are of church"]);
}

#[test]
fn pp_03_wrong_suggestions_are_faults() {
    let set = |from, to, reason| fault("class_cards.toml", from, to, reason);
    set("cards = [\"peasant\"", "cards = [ # here\n\"smith\"", "there is no card `smith`");
    set("cards = [\"peasant\",", "cards = [ # here\n", "expected a list of 6");
    set("cards = [\"peasant\"", "cards = [ # here\n\"baker\"", "no two values");
}

#[test]
fn af_06_wrong_region_cards_are_faults() {
    let card = |from: &str, to: &str, reason: &str| fault("region_cards.toml", from, to, reason);
    let signs = r#"symbols = ["peasantry", "islam"]"#;
    for wrong in [r#"["magic"]"#, r#"["?", "magic"]"#] {
        card(signs, &format!("symbols = {wrong} # here"), "must be two classes, or \"?\" alone");
    }
    card(signs, r#"symbols = ["magic", "magic"] # here"#, "no two values");
    card(signs, r#"symbols = ["M", "magic"] # here"#, "expected one of `peasantry`");
    let moved = ("region = \"anglia\"", "region = \"gallia\"");
    let lines = [
        ("[[card]]\nid = \"c03", "[[card]] # here\nid = \"c03"),
        ("[[card]]\nid = \"c06", "[[card]] # here\nid = \"c06"),
    ];
    let reasons = ["2 cards of anglia: it must be 3", "4 cards of gallia: it must be 3"];
    refused(&[changed("region_cards.toml", &[moved, lines[0], lines[1]])], &reasons);
    let unknown = ("region = \"anglia\"", "region = \"anglo\" # here");
    refused(
        &[changed("region_cards.toml", &[unknown, lines[0]])],
        &["there is no region `anglo`", "2 cards of anglia"],
    );
}

#[test]
fn rb_05_af_05_numbers_that_do_not_add_up_are_faults() {
    let setup = |from: &str, to: &str, reason: &str| fault("setup.toml", from, to, reason);
    setup("supply = 29", "supply = 31 # here", "it must be 29, the rats neither placed nor removed");
    setup("in_deck = 24", "in_deck = 25 # here", "it must be 24, three of each region in play");
    setup("start_cubes = 4", "start_cubes = 3 # here", "two at a time");
    setup(
        "tie_first_shares = 6",
        "tie_first_shares = 5 # here",
        "it must be 6, `first` and `second` together",
    );
    setup("tie_second_shares = 2", "tie_second_shares = 1 # here", "it must be 2, the same as `second`");
    setup("rats_total = 49", "rats_total = 50 # here", "integer `50`, expected 49");
    let five = "chivalry_steps = 3\nregion_cards_dealt = ";
    setup(&format!("{five}3"), &format!("{five}10 # here"), "more region cards are dealt than there are");
    let (name, text) = changed("setup.toml", &[("us]]\nplayers = 5", "us]] # here\nplayers = 5")]);
    let six = text.find("[[africanus]]\nplayers = 6").expect("the last row");
    let after = text.find("# two_players").expect("what follows it");
    refused(&[(name, text[..six].to_owned() + &text[after..])], &["no [[africanus]] for 6 players"]);
}

#[test]
fn every_value_and_every_key_is_checked() {
    packs::every_value_is_checked::<Components>(&[]);
}

#[test]
fn the_guide_names_every_file_and_every_key() {
    let guide = include_str!("../../../../docs/data-packs.md");
    let keys = NEWEST.iter().flat_map(|(_, text)| text.lines()).filter_map(|line| {
        let line =
            line.trim_start_matches('[').split_once([']', ' '].as_slice()).map_or(line, |(key, _)| key);
        Some(line.trim()).filter(|key| !key.is_empty() && !key.starts_with('#'))
    });
    for name in keys.chain(Components::FILES.iter().copied()) {
        assert!(guide.contains(&format!("`{name}`")), "docs/data-packs.md says nothing of {name}");
    }
}
