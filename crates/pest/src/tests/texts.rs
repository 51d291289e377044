//! Every key and every id has its English words.

use crate::Game;
use crate::components::Pack;
use title::Title as _;

fn keys() -> Vec<&'static str> {
    Game::TEXTS.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key.trim()).collect()
}

#[test]
fn every_id_of_the_box_has_a_name() {
    let keys = keys();
    let pack = Pack::standard();
    let mut wanted: Vec<String> = Vec::new();
    let mut want = |kind: &str, ids: &mut dyn Iterator<Item = &'static str>| {
        wanted.extend(ids.map(|id| format!("{kind}-{id}")));
    };
    want("place", &mut pack.get().map.places.iter().map(|info| info.id).chain([pack.get().map.capital_id]));
    want(
        "technology",
        &mut pack.get().technologies[1..=usize::from(crate::components::Tech::COUNT)]
            .iter()
            .map(|info| info.id),
    );
    want("building", &mut pack.get().buildings.iter().map(|info| info.id));
    want("capital-building", &mut pack.get().capital_buildings.iter().map(|info| info.id));
    want("pest", &mut pack.get().pests.iter().map(|info| info.id));
    want("support", &mut pack.get().supports.iter().map(|info| info.id));
    want("decree", &mut pack.get().decrees.iter().map(|info| info.id));
    want("capital-card", &mut pack.get().capitals.iter().map(|info| info.id));
    want("reward", &mut pack.get().tokens.iter().map(|token| token.0));
    want("start", &mut pack.get().starts.iter().map(|start| start.0));
    want("rank", &mut pack.get().numbers.ranks.iter().map(|rank| rank.1));
    want("resource", &mut crate::place::Resource::ALL.into_iter().map(crate::place::Resource::id));
    want("action", &mut crate::choice::Action::ALL.into_iter().map(crate::choice::Action::id));
    want("space", &mut crate::choice::Space::IDS.into_iter());
    want("slot", &mut crate::choice::Slot::IDS.into_iter());
    let missing: Vec<String> = wanted.into_iter().filter(|key| !keys.contains(&key.as_str())).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_phrase_has_a_sentence() {
    let keys = keys();
    let mut missing = Vec::new();
    for source in [include_str!("../words.rs"), include_str!("../refusal.rs"), include_str!("../game.rs")] {
        for part in source.split('"').skip(1).step_by(2) {
            let key = part.starts_with("tell-") || part.starts_with("no-");
            if key && !keys.contains(&part) {
                missing.push(part);
            }
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn no_key_occurs_twice() {
    let mut keys = keys();
    keys.sort_unstable();
    let count = keys.len();
    keys.dedup();
    assert_eq!(keys.len(), count);
}

/// The data file spells without ß.
#[test]
fn german_names_of_technologies_are_those_printed_in_the_box() {
    let german = include_str!("../../../../texts/de/pest.ftl");
    let data = include_str!("../../../../data/pest/technologies.toml");
    let of = |line: &'static str, key: &str| {
        line.strip_prefix(key)?.strip_prefix(" = \"")?.strip_suffix('"').map(str::to_owned)
    };
    let ids = data.lines().filter_map(|line| of(line, "id"));
    let printed = data.lines().filter_map(|line| of(line, "name_de"));
    let mut names = 0;
    for (id, printed) in ids.zip(printed) {
        let key = format!("technology-{id} = ");
        let name = german.lines().find_map(|line| line.strip_prefix(&key)).expect("a German name");
        assert_eq!(name.replace('ß', "ss"), printed);
        names += 1;
    }
    assert_eq!(names, usize::from(crate::components::Tech::COUNT));
}
