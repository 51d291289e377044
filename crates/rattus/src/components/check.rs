//! Whether the files of a pack agree with one another and with the rules.
//!
//! A sum is judged only when all its parts could be read; everything else is judged entry by entry.

use super::pack::BUILTIN;
use super::shape::WILD;
use super::sheet::{Entry, Notes, Sheet, Value};
use super::words::Continent;
use super::{MAX_BORDERS, REGION_CARDS_EACH};
use crate::cards::CardId;
use crate::class::Class;
use std::collections::{BTreeMap, BTreeSet};

/// Notes every disagreement. A file that could not be read is left out, and so is what hangs on it.
pub(super) fn check(sheets: &[Option<Sheet<'_>>; 7], notes: &mut Notes) {
    let [adjacency, class_cards, rats_africanus, rats_base, region_cards, regions, setup] =
        sheets.each_ref().map(Option::as_ref);
    let map = regions.map(|sheet| sheet.entries("region")).unwrap_or_default();
    if let Some(sheet) = regions {
        boards(sheet, &map, notes);
    }
    if let Some(sheet) = adjacency {
        borders(sheet, &map, notes);
        connection(sheet, &map, notes);
    }
    for (sheet, total, starting) in [(rats_base, 49, 12), (rats_africanus, 65, 17)] {
        if let Some(sheet) = sheet {
            tokens(sheet, total, starting, notes);
        }
    }
    if let Some(sheet) = class_cards {
        cards(sheet, notes);
        suggested_sets(sheet, notes);
    }
    if let Some(sheet) = region_cards {
        cards_with_regions(sheet, &map, notes);
    }
    if let Some(sheet) = setup {
        numbers(sheet, &map, notes);
    }
}

/// AF-02: twelve regions and five; which are in play at which count is the pack's affair.
fn boards(sheet: &Sheet<'_>, map: &[Entry<'_, '_>], notes: &mut Notes) {
    let boards = column::<Continent>(map, "board");
    for (board, want) in [(Continent::Europe, 12), (Continent::Africa, 5)] {
        let have = boards.iter().flatten().filter(|&&other| other == board).count();
        if boards.is_some() && have != want {
            notes.add(sheet.end("region"), format!("{have} regions of {}: it must be {want}", board.id()));
        }
    }
    for region in map.iter().filter(|region| region.get("board") == Some(Continent::Africa)) {
        if region.get::<Vec<u8>>("players").is_some_and(|players| players.iter().any(|&count| count < 5)) {
            notes.add(region.spot_of("players"), "the African board is for 5 and 6 players");
        }
    }
}

/// RB-03: each pair of neighbours stands once, and not among those known to be none.
fn borders(sheet: &Sheet<'_>, map: &[Entry<'_, '_>], notes: &mut Notes) {
    let mut seen = BTreeMap::new();
    for list in ["not_edge", "edge"] {
        for entry in sheet.entries(list) {
            let ends = ["a", "b"].map(|end| {
                region_exists(&entry, end, map, notes);
                entry.get::<String>(end)
            });
            let [Some(a), Some(b)] = ends else { continue };
            if a == b {
                notes.add(entry.spot_of("b"), format!("{a} is no neighbour of itself"));
                continue;
            }
            let pair = if a < b { (a, b) } else { (b, a) };
            match seen.get(&pair) {
                None => _ = seen.insert(pair, (list, entry.spot().line)),
                Some(&(other, line)) => {
                    let what = if other == list { "stands already in" } else { "is denied by" };
                    notes.add(entry.spot(), format!("{} with {} {what} line {line}", pair.0, pair.1));
                }
            }
        }
    }
    if let Some(first) = sheet.entries("edge").get(MAX_BORDERS) {
        notes.add(first.spot(), format!("there can be no more than {MAX_BORDERS} borders"));
    }
}

/// At every player count each region in play can be reached from the others.
fn connection(sheet: &Sheet<'_>, map: &[Entry<'_, '_>], notes: &mut Notes) {
    let (Some(ids), Some(players)) = (column::<String>(map, "id"), column::<Vec<u8>>(map, "players")) else {
        return;
    };
    let find = |edge: &Entry<'_, '_>, end| ids.iter().position(|id| Some(id) == edge.get(end).as_ref());
    let edges = sheet.entries("edge");
    let Some(ways) = edges
        .iter()
        .flat_map(|edge| {
            [("a", "b"), ("b", "a")].map(|(from, to)| Some((find(edge, from)?, find(edge, to)?)))
        })
        .collect::<Option<Vec<_>>>()
    else {
        return;
    };
    let mut apart = BTreeMap::<usize, Vec<String>>::new();
    for count in 2..=6 {
        let in_play: BTreeSet<usize> =
            (0..map.len()).filter(|&region| players[region].contains(&count)).collect();
        let reach = |&start: &usize| {
            let mut reached = BTreeSet::from([start]);
            for _ in &in_play {
                let next = ways.iter().filter(|(from, to)| reached.contains(from) && in_play.contains(to));
                let next: Vec<usize> = next.map(|&(_, to)| to).collect();
                reached.extend(next);
            }
            reached
        };
        let mainland = in_play.iter().map(reach).max_by_key(BTreeSet::len).unwrap_or_default();
        for &region in in_play.difference(&mainland) {
            apart.entry(region).or_default().push(count.to_string());
        }
    }
    for (region, counts) in apart {
        let message = format!("{} is cut off with {} players", ids[region], counts.join(", "));
        notes.add(map[region].spot(), message);
    }
}

/// RB-04, AF-04.
fn tokens(sheet: &Sheet<'_>, total: usize, starting: usize, notes: &mut Notes) {
    let rats = sheet.entries("rat");
    if rats.len() != total {
        notes.add(sheet.end("rat"), format!("{} rats: it must be {total}", rats.len()));
    }
    if let Some(starts) = column::<bool>(&rats, "start") {
        let have = starts.into_iter().filter(|&start| start).count();
        if have != starting {
            notes.add(sheet.end("rat"), format!("{have} starting rats: it must be {starting}"));
        }
    }
}

/// RB-01, PP-01, AF-03: the cards that have rules, each in its box, with the right number of each class.
fn cards(sheet: &Sheet<'_>, notes: &mut Notes) {
    let cards = sheet.entries("card");
    let mut classes = BTreeMap::new();
    for entry in &cards {
        let Some(id) = entry.get::<String>("id") else { continue };
        let Some(card) = CardId::named(&id) else {
            if !awaits_rules(&id) {
                notes.add(entry.spot_of("id"), format!("there are no rules for a card `{id}`"));
            }
            continue;
        };
        if entry.get::<String>("set").is_some_and(|set| set != card.set()) {
            notes.add(entry.spot_of("set"), format!("{id} is of the set \"{}\"", card.set()));
        }
        if let Some(class) = entry.get::<Class>("class") {
            let have = classes.entry((card.set(), class.id())).or_insert(0);
            *have += 1;
            let most = cards_of(card.set(), class);
            if *have > most {
                let message = format!("at most {most} cards of \"{}\" are of {}", card.set(), class.id());
                notes.add(entry.spot_of("class"), message);
            }
        }
    }
    let Some(ids) = column::<String>(&cards, "id") else { return };
    for card in CardId::ALL.iter().filter(|card| ids.iter().all(|id| id != card.id())) {
        notes.add(sheet.end("card"), format!("the card `{}` is missing", card.id()));
    }
}

/// Whether a card of the boxes has no rules in this build yet; it is left out, with the sets it belongs to.
fn awaits_rules(id: &str) -> bool {
    BUILTIN[1].1.contains(&format!("[[card]]\nid = \"{id}\"\n"))
}

/// How many cards of a class are in a box.
fn cards_of(set: &str, class: Class) -> usize {
    match (set, class) {
        ("africanus", Class::Islam) => 4,
        ("base", Class::Islam) | ("pied_piper", Class::Islam) | ("africanus", _) => 0,
        ("base", _) => 1,
        _ => 2,
    }
}

/// PP-03.
fn suggested_sets(sheet: &Sheet<'_>, notes: &mut Notes) {
    for entry in sheet.entries("suggested_set") {
        for id in entry.get::<Vec<String>>("cards").into_iter().flatten() {
            if CardId::named(&id).is_none() && !awaits_rules(&id) {
                notes.add(entry.spot_of("cards"), format!("there is no card `{id}`"));
            }
        }
    }
}

/// AF-06: three a region, each with two signs or the wild one.
fn cards_with_regions(sheet: &Sheet<'_>, map: &[Entry<'_, '_>], notes: &mut Notes) {
    let cards = sheet.entries("card");
    for card in &cards {
        region_exists(card, "region", map, notes);
        if let Some(signs) = card.get::<Vec<String>>("symbols")
            && (signs.len() == 1) != signs.iter().any(|sign| sign == WILD)
        {
            let message = format!("`symbols` must be two classes, or \"{WILD}\" alone");
            notes.add(card.spot_of("symbols"), message);
        }
    }
    let (Some(named), Some(ids)) = (column::<String>(&cards, "region"), column::<String>(map, "id")) else {
        return;
    };
    for id in ids {
        let have = named.iter().filter(|name| **name == id).count();
        if have != REGION_CARDS_EACH {
            let last = named.iter().rposition(|name| *name == id);
            let spot = last.map_or_else(|| sheet.end("card"), |last| cards[last].spot());
            notes.add(spot, format!("{have} cards of {id}: it must be {REGION_CARDS_EACH}"));
        }
    }
}

/// RB-05, AF-05, AF-06, AF-35: the numbers of the set-up add up.
fn numbers(sheet: &Sheet<'_>, map: &[Entry<'_, '_>], notes: &mut Notes) {
    let in_play = column::<Vec<u8>>(map, "players").filter(|_| !map.is_empty());
    let cubes = sheet.top().get::<u8>("cubes_per_player");
    for (list, most) in [("base", 4), ("africanus", 6)] {
        let rows = sheet.entries(list);
        let counts = column::<u8>(&rows, "players");
        for missing in (2..=most).filter(|count| counts.as_ref().is_some_and(|all| !all.contains(count))) {
            notes.add(sheet.end(list), format!("no [[{list}]] for {missing} players"));
        }
        for row in rows {
            let players = row.get::<u8>("players");
            let number = |key| row.get::<u8>(key).map(i32::from);
            let regions = in_play.as_ref().zip(players).map(|(in_play, count)| {
                in_play.iter().filter(|players| players.contains(&count)).count() as i32
            });
            must_be(&row, "regions", regions, "so many are in play in regions.toml", notes);
            must_be(&row, "rats_starting_placed", number("regions"), "one in each region", notes);
            let left =
                || Some(number("rats_total")? - number("rats_starting_placed")? - number("rats_removed")?);
            must_be(&row, "supply", left(), "the rats neither placed nor removed", notes);
            let deck = number("regions").map(|regions| regions * REGION_CARDS_EACH as i32);
            must_be(&row, "region_cards_in_deck", deck, "three of each region in play", notes);
            let dealt = || Some(number("region_cards_dealt")? * number("players")?);
            if dealt().zip(number("region_cards_in_deck")).is_some_and(|(dealt, deck)| dealt > deck) {
                notes.add(row.spot_of("region_cards_dealt"), "more region cards are dealt than there are");
            }
            if let Some(start) = row.get::<u8>("start_cubes")
                && (start % 2 == 1 || cubes.is_some_and(|cubes| start > cubes))
            {
                let message = "`start_cubes` come two at a time, and no more than a player has";
                notes.add(row.spot_of("start_cubes"), message);
            }
        }
    }
    if let Some(sultan) = sheet.table("sultan") {
        let number = |key| sultan.get::<u8>(key).map(i32::from);
        let both = || Some(number("first")? + number("second")?);
        must_be(&sultan, "tie_first_shares", both(), "`first` and `second` together", notes);
        must_be(&sultan, "tie_second_shares", number("second"), "the same as `second`", notes);
    }
}

fn must_be(entry: &Entry<'_, '_>, key: &str, want: Option<i32>, why: &str, notes: &mut Notes) {
    if let (Some(have), Some(want)) = (entry.get::<u8>(key), want)
        && i32::from(have) != want
    {
        notes.add(entry.spot_of(key), format!("`{key}` is {have}: it must be {want}, {why}"));
    }
}

fn region_exists(entry: &Entry<'_, '_>, key: &str, map: &[Entry<'_, '_>], notes: &mut Notes) {
    let Some(id) = entry.get::<String>(key) else { return };
    if !map.is_empty() && map.iter().all(|region| region.get::<String>("id").as_ref() != Some(&id)) {
        notes.add(entry.spot_of(key), format!("there is no region `{id}` in regions.toml"));
    }
}

/// One value of every entry, if all of them could be read.
fn column<T: Value>(entries: &[Entry<'_, '_>], key: &str) -> Option<Vec<T>> {
    entries.iter().map(|entry| entry.get(key)).collect()
}
