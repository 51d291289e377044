//! The data files: everything wrong with them is reported at once, with file and line.

use crate::components::{FILES, Pack};

/// The compiled-in file with one piece of text replaced.
fn with(file: &str, old: &str, new: &str) -> String {
    let text = FILES.iter().find(|(name, _)| *name == file).expect("a file").1;
    assert!(text.contains(old), "{old} stands in {file}");
    text.replacen(old, new, 1)
}

/// The faults of a pack with one change.
fn faults(file: &str, old: &str, new: &str) -> Vec<String> {
    let text = with(file, old, new);
    match Pack::load(&[(file, &text)]) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.0.iter().map(ToString::to_string).collect(),
    }
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
fn a_wrong_entry_is_named_with_its_line_and_the_words_that_would_do() {
    let found = faults("map.toml", "size = \"city\"", "size = \"hamlet\"");
    assert_eq!(found, ["map.toml:27: unknown size \"hamlet\": known are village, town, city"]);
    let found = faults("pest_cards.toml", "color = \"black\"", "color = \"green\"");
    assert_eq!(found, ["pest_cards.toml:20: unknown colour \"green\": known are red, blue, black"]);
    let found = faults("start_cards.toml", "\"orlin\"", "\"atlantis\"");
    assert_eq!(found, ["start_cards.toml:14: no place \"atlantis\" on the map"]);
}

#[test]
fn all_faults_are_told_at_once_over_all_files() {
    let map = with("map.toml", "b = \"ostrand\"", "b = \"nowhere\"");
    let tasks = with("task_tracks.toml", "influence = [1, 1, 2, 2]", "influence = [2, 1, 2, 2]");
    let found = Pack::load(&[("map.toml", &map), ("task_tracks.toml", &tasks)]).unwrap_err();
    let places: Vec<&str> = found.0.iter().map(|fault| fault.place.as_str()).collect();
    assert_eq!(places, ["map.toml:624", "map.toml:15", "task_tracks.toml:8"]);
}

#[test]
fn maps_must_be_connected_tracks_must_rise_and_counts_must_fit() {
    let cut = faults("map.toml", "a = \"karthune\"\nb = \"merrow\"", "a = \"karthune\"\nb = \"dunmar\"");
    assert!(cut.iter().any(|fault| fault.contains("a second road between")), "{cut:?}");
    let lone = with("map.toml", "a = \"terras\"\nb = \"blessir\"", "a = \"terras\"\nb = \"mossal\"");
    let lone = lone.replacen("a = \"blessir\"\nb = \"meskar\"", "a = \"terras\"\nb = \"meskar\"", 1);
    let lone = Pack::load(&[("map.toml", &lone)]).unwrap_err().to_string();
    assert!(lone.contains("no road leads there"), "{lone}");
    let falling = faults("player_board.toml", "herb_cost = [1, 1, 1, 1,", "herb_cost = [2, 1, 1, 1,");
    assert!(falling.iter().any(|fault| fault.contains("herb_cost goes down")), "{falling:?}");
    let few = faults("capital_rewards.toml", "5 = 12", "5 = 15");
    assert!(few.iter().any(|fault| fault.contains("more rewards")), "{few:?}");
    let unknown = faults("decrees.toml", "what = \"healthy\"", "what = \"happy\"");
    assert!(unknown.iter().any(|fault| fault.contains("unknown thing to count")), "{unknown:?}");
    let typo = faults("technologies.toml", "cost = 2", "price = 2");
    assert_eq!(typo.len(), 1, "{typo:?}");
}

#[test]
fn a_pack_is_named_by_its_hash_and_read_once() {
    let changed = with("player_board.toml", "wood = 1", "wood = 3");
    let pack = Pack::load(&[("player_board.toml", &changed)]).expect("a sound pack");
    assert_ne!(pack, Pack::standard());
    assert_eq!(Pack::named(pack.hash), Some(pack));
    let again = Pack::load(&[("player_board.toml", &changed)]).expect("a sound pack");
    assert!(std::ptr::eq(again.get(), pack.get()));
    assert_eq!(pack.numbers.start, [3, 1, 2, 2, 2]);
    assert!(Pack::load(&[("rules.toml", "")]).is_err());
}
