//! Tests of data packs: every fault of a pack is reported, each in its own line.

use crate::packs::FromPack;
use std::collections::BTreeSet;

/// The name of a file compiled in, and its text with pieces replaced.
#[must_use]
pub fn changed<T: FromPack>(file: &str, changes: &[(&str, &str)]) -> (String, String) {
    let (name, text) = T::FILES.iter().find(|(name, _)| *name == file).expect("a file of the pack");
    let text = changes.iter().fold((*text).to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "{file} has no {from:?}");
        text.replacen(from, to, 1)
    });
    ((*name).to_owned(), text)
}

/// A pack of these files is refused for these reasons, in this order, each in a line marked `# here`, and for no other.
pub fn refused<T: FromPack>(files: &[(String, String)], reasons: &[&str]) {
    let texts: Vec<String> = (T::FILES.iter())
        .map(|(name, text)| {
            let given = files.iter().find(|(file, _)| file == name);
            given.map_or_else(|| (*text).to_owned(), |(_, text)| text.clone())
        })
        .collect();
    let marked = files.iter().flat_map(|(name, text)| {
        let lines = text.lines().enumerate();
        lines.flat_map(move |(line, text)| {
            text.matches("# here").map(move |_| format!("{name}:{}: ", line + 1))
        })
    });
    let marked: Vec<String> = marked.collect();
    let faults = T::check(&texts).to_string();
    assert_eq!((faults.lines().count(), marked.len()), (reasons.len(), reasons.len()), "{faults}");
    for ((told, place), reason) in faults.lines().zip(marked).zip(reasons) {
        assert!(told.starts_with(&place) && told.contains(reason), "not {place}{reason}:\n{faults}");
    }
}

/// One change makes one fault, in the line marked `# here`.
pub fn fault<T: FromPack>(file: &str, from: &str, to: &str, reason: &str) {
    refused::<T>(&[changed::<T>(file, &[(from, to)])], &[reason]);
}

/// Every value of a pack is checked, and so is every key: a value of the wrong kind and an unknown key are reported in
/// their line, alone and all at once, and only the keys in `optional` can be left out.
pub fn every_value_is_checked<T: FromPack>(optional: &[&str]) {
    let texts: Vec<String> = T::FILES.iter().map(|(_, text)| (*text).to_owned()).collect();
    let faults = |file: usize, lines: &[String]| {
        let mut texts = texts.clone();
        texts[file] = lines.join("\n");
        T::check(&texts).0
    };
    for (file, text) in texts.iter().enumerate() {
        let name = T::FILES[file].0;
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        // The first entry with a key stands for the others.
        let mut seen = BTreeSet::new();
        let mut table = "";
        let mut sampled = Vec::new();
        for (line, text) in lines.iter().enumerate().filter(|(_, text)| !text.starts_with('#')) {
            if text.starts_with('[') {
                table = text;
            } else if text.contains(" = ") && seen.insert((table, text.split(' ').next())) {
                sampled.push(line);
            }
        }
        let key = |line: usize| lines[line].split_once(" = ").expect("a key and a value").0;
        let wrong_kind = |line: usize| format!("{} = [[1347]]", key(line));
        let unknown_key = |line: usize| lines[line].replacen(" = ", "x = ", 1);
        let must_report = |spoilt: &[String], lines: &[usize]| {
            let found = faults(file, spoilt);
            for &line in lines {
                let (place, spoilt) = (format!("{name}:{}", line + 1), &spoilt[line]);
                assert!(found.iter().any(|fault| fault.place == place), "{place} {spoilt}: {found:#?}");
            }
        };
        for &line in &sampled {
            for value in [wrong_kind(line), unknown_key(line)] {
                let mut spoilt = lines.clone();
                spoilt[line] = value;
                must_report(&spoilt, &[line]);
            }
            let mut shorter = lines.clone();
            shorter.remove(line);
            let left_out = faults(file, &shorter).is_empty();
            assert!(!left_out || optional.contains(&key(line)), "{name}:{} can be left out", line + 1);
        }
        let mut spoilt = lines.clone();
        for &line in &sampled {
            spoilt[line] = wrong_kind(line);
        }
        must_report(&spoilt, &sampled);
    }
}
