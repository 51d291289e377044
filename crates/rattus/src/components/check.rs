//! Whether the files of a pack agree with one another and with the rules.
//!
//! A sum is checked only when all its parts could be read; everything else is checked entry by entry.

use super::files::{Adjacency, Card, ClassCards, Numbers, Rats, Region, RegionCards, Regions, Setup};
use super::pack::NEWEST;
use super::words::{Continent, WILD};
use super::{MAX_BORDERS, REGION_CARDS_EACH};
use crate::cards::{CardId, FIRST_CARDS};
use crate::class::Class;
use crate::token::Symbol;
use game::data::{Field, File, Id, Notes, Row, Spot, Within, column, unique};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// The files of a pack that could be read.
pub(super) struct Files<'t> {
    pub(super) adjacency: Option<File<'t, Adjacency>>,
    pub(super) class_cards: Option<File<'t, ClassCards>>,
    pub(super) rats_africanus: Option<File<'t, Rats>>,
    pub(super) rats_base: Option<File<'t, Rats>>,
    pub(super) region_cards: Option<File<'t, RegionCards>>,
    pub(super) regions: Option<File<'t, Regions>>,
    pub(super) setup: Option<File<'t, Setup>>,
}

/// Notes every disagreement. A file that could not be read is left out, and so is what depends on it.
pub(super) fn check(files: &Files<'_>, notes: &mut Notes) {
    let map: Vec<&Region> = match &files.regions {
        Some(file) => file.content.region.iter().filter_map(Row::get).collect(),
        None => Vec::new(),
    };
    let complete = files.regions.as_ref().is_some_and(|file| file.content.region.len() == map.len());
    let map = Map { regions: map, complete };
    if let Some(file) = &files.regions {
        unique(file, &file.content.region, "id", |region| &region.id, notes);
        boards(file, notes);
    }
    if let Some(file) = &files.adjacency {
        borders(file, &map, notes);
        if let Some(regions) = &files.regions {
            connection(file, regions, notes);
        }
    }
    let rats =
        [(&files.rats_base, Symbols::WithoutIslam, 49, 12), (&files.rats_africanus, Symbols::All, 65, 17)];
    for (file, symbols, total, starting) in rats {
        if let Some(file) = file {
            tokens(file, symbols, total, starting, notes);
        }
    }
    if let Some(file) = &files.class_cards {
        cards(file, notes);
        suggested_sets(file, notes);
    }
    if let Some(file) = &files.region_cards {
        cards_with_regions(file, &map, notes);
    }
    if let Some(file) = &files.setup {
        let Setup { base, africanus, .. } = &file.content;
        numbers(file, "base", 4, base, &map, notes);
        numbers(file, "africanus", 6, africanus, &map, notes);
        region_card_numbers(file, notes);
        shares(file, notes);
    }
}

/// The regions that could be read.
struct Map<'f> {
    regions: Vec<&'f Region>,
    /// Whether these are all of them.
    complete: bool,
}

impl Map<'_> {
    /// The number of regions in play with this number of players, if every region says.
    fn in_play(&self, players: u8) -> Option<i32> {
        let counts =
            self.regions.iter().map(|region| Some(region.players.get()?.0.contains(&Within(players))));
        let counts: Option<Vec<bool>> = counts.collect();
        let counts = counts.filter(|counts| self.complete && !counts.is_empty())?;
        Some(counts.into_iter().filter(|&in_play| in_play).count() as i32)
    }

    /// Notes a region that does not exist; nothing is known if the map could not be read.
    fn must_have<T>(&self, file: &File<'_, T>, field: &Field<String>, notes: &mut Notes) {
        let Some(name) = field.get() else { return };
        if !self.regions.is_empty() && self.regions.iter().all(|region| id(&region.id) != Some(name)) {
            notes.add(file.spot(field), format!("there is no region `{name}` in regions.toml"));
        }
    }
}

fn id(field: &Field<Id>) -> Option<&String> {
    field.get().map(|id| &id.0)
}

/// AF-02: twelve regions and five; which are in play at which count is up to the pack.
fn boards(file: &File<'_, Regions>, notes: &mut Notes) {
    let rows = &file.content.region;
    let boards = column(rows, |region| region.board.get().copied());
    for (board, want) in [(Continent::Europe, 12), (Continent::Africa, 5)] {
        let have = boards.iter().flatten().filter(|&&other| other == board).count();
        if boards.is_some() && have != want {
            notes.add(file.end(rows), format!("{have} regions of {}: it must be {want}", board.id()));
        }
    }
    for region in
        rows.iter().filter_map(Row::get).filter(|region| region.board.get() == Some(&Continent::Africa))
    {
        if region.players.get().is_some_and(|players| players.0.iter().any(|count| count.0 < 5)) {
            notes.add(file.spot(&region.players), "the African board is for 5 and 6 players");
        }
    }
}

/// RB-03: each pair of neighbours stands once, and not among those known to be none.
fn borders(file: &File<'_, Adjacency>, map: &Map<'_>, notes: &mut Notes) {
    let Adjacency { edge, not_edge, .. } = &file.content;
    let denied =
        not_edge.iter().filter_map(|row| Some((file.spot(row), "not_edge", &row.get()?.a, &row.get()?.b)));
    let stated = edge.iter().filter_map(|row| Some((file.spot(row), "edge", &row.get()?.a, &row.get()?.b)));
    let mut seen = BTreeMap::new();
    for (spot, list, a, b) in denied.chain(stated) {
        map.must_have(file, a, notes);
        map.must_have(file, b, notes);
        let (Some(one), Some(other)) = (a.get(), b.get()) else { continue };
        if one == other {
            notes.add(file.spot(b), format!("{one} is no neighbour of itself"));
            continue;
        }
        let pair = if one < other { (one, other) } else { (other, one) };
        match seen.get(&pair) {
            None => _ = seen.insert(pair, (list, spot.line)),
            Some(&(before, line)) => {
                let what = if before == list { "stands already in" } else { "is denied by" };
                notes.add(spot, format!("{} with {} {what} line {line}", pair.0, pair.1));
            }
        }
    }
    if let Some(first) = edge.get(MAX_BORDERS) {
        notes.add(file.spot(first), format!("there can be no more than {MAX_BORDERS} borders"));
    }
}

/// At every player count each region in play can be reached from the others.
fn connection(file: &File<'_, Adjacency>, regions: &File<'_, Regions>, notes: &mut Notes) {
    let rows = &regions.content.region;
    let Some(ids) = column(rows, |region| id(&region.id)) else { return };
    let Some(players) = column(rows, |region| region.players.get()) else { return };
    let find = |end: &Field<String>| end.get().and_then(|end| ids.iter().position(|id| *id == end));
    let pairs = column(&file.content.edge, |edge| Some((find(&edge.a)?, find(&edge.b)?)));
    let Some(pairs) = pairs else { return };
    let mut apart = BTreeMap::<usize, Vec<String>>::new();
    for count in 2..=6 {
        let in_play: BTreeSet<usize> =
            (0..rows.len()).filter(|&region| players[region].0.contains(&Within(count))).collect();
        let reach = |&start: &usize| {
            let mut reached = BTreeSet::from([start]);
            for _ in &in_play {
                let ways = pairs.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
                let next = ways.filter(|(from, to)| reached.contains(from) && in_play.contains(to));
                let next: Vec<usize> = next.map(|(_, to)| to).collect();
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
        notes.add(regions.spot(&rows[region]), message);
    }
}

/// Which symbols a set of tokens has.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Symbols {
    /// All of them.
    All,
    /// Those of the base game.
    WithoutIslam,
}

/// RB-04, AF-04.
fn tokens(file: &File<'_, Rats>, symbols: Symbols, total: usize, starting: usize, notes: &mut Notes) {
    let rats = &file.content.rat;
    unique(file, rats, "id", |rat| &rat.id, notes);
    if rats.len() != total {
        notes.add(file.end(rats), format!("{} rats: it must be {total}", rats.len()));
    }
    if let Some(starts) = column(rats, |rat| rat.start.get()) {
        let have = starts.into_iter().filter(|start| **start).count();
        if have != starting {
            notes.add(file.end(rats), format!("{have} starting rats: it must be {starting}"));
        }
    }
    for rat in rats.iter().filter_map(Row::get).filter(|_| symbols == Symbols::WithoutIslam) {
        if rat.symbols.get().is_some_and(|symbols| symbols.0.contains(&Symbol::Class(Class::Islam))) {
            notes.add(file.spot(&rat.symbols), "only tokens of Africanus show islam");
        }
    }
}

/// RB-01, PP-01, AF-03: the cards that have rules, each in its box, with the right number of each class.
fn cards(file: &File<'_, ClassCards>, notes: &mut Notes) {
    let rows = &file.content.card;
    unique(file, rows, "id", |card| &card.id, notes);
    let mut classes = BTreeMap::new();
    for row in rows.iter().filter_map(Row::get) {
        let Some(name) = id(&row.id) else { continue };
        let Some(card) = CardId::named(name) else {
            notes.add(file.spot(&row.id), format!("there are no rules for a card `{name}`"));
            continue;
        };
        if row.set.get().is_some_and(|set| set.id() != card.set()) {
            notes.add(file.spot(&row.set), format!("{name} is of the set \"{}\"", card.set()));
        }
        count_class(file, row, card, &mut classes, notes);
    }
    let Some(ids) = column(rows, |card| id(&card.id)) else { return };
    // A card that was added later is not in older packs.
    for card in FIRST_CARDS.iter().filter(|card| ids.iter().all(|id| *id != card.id())) {
        notes.add(file.end(rows), format!("the card `{}` is missing", card.id()));
    }
}

/// Notes a card that is one too many of its class in its box.
fn count_class(
    file: &File<'_, ClassCards>,
    row: &Card,
    card: CardId,
    classes: &mut BTreeMap<(&'static str, &'static str), usize>,
    notes: &mut Notes,
) {
    let Some(&class) = row.class.get() else { return };
    let have = classes.entry((card.set(), class.id())).or_insert(0);
    *have += 1;
    let most = cards_of(card.set(), class);
    if *have > most {
        let message = format!("at most {most} cards of \"{}\" are of {}", card.set(), class.id());
        notes.add(file.spot(&row.class), message);
    }
}

/// How many cards of a class are in a box.
fn cards_of(set: &str, class: Class) -> usize {
    let printed = |row: &Row<Card>| Some((*row.get()?.set.get()?, *row.get()?.class.get()?));
    let printed = newest_cards().iter().filter_map(printed);
    printed.filter(|(own, other)| own.id() == set && *other == class).count()
}

/// The class cards of the newest components compiled in.
pub(super) fn newest_cards() -> &'static [Row<Card>] {
    static CARDS: LazyLock<Vec<Row<Card>>> = LazyLock::new(|| {
        let (name, text) = NEWEST[1];
        let file = File::<ClassCards>::read(name, text, &mut Notes::default());
        file.map(|file| file.content.card).unwrap_or_default()
    });
    &CARDS
}

/// PP-03.
fn suggested_sets(file: &File<'_, ClassCards>, notes: &mut Notes) {
    let rows = &file.content.suggested_set;
    unique(file, rows, "id", |set| &set.id, notes);
    for row in rows.iter().filter_map(Row::get) {
        for name in row.cards.get().into_iter().flat_map(|cards| &cards.0) {
            if CardId::named(name).is_none() {
                notes.add(file.spot(&row.cards), format!("there is no card `{name}`"));
            }
        }
    }
}

/// AF-06: three a region, each with two signs or the wild one.
fn cards_with_regions(file: &File<'_, RegionCards>, map: &Map<'_>, notes: &mut Notes) {
    let rows = &file.content.card;
    unique(file, rows, "id", |card| &card.id, notes);
    for card in rows.iter().filter_map(Row::get) {
        map.must_have(file, &card.region, notes);
        if let Some(signs) = card.symbols.get()
            && (signs.0.len() == 1) != signs.0.iter().any(|sign| sign.0.is_none())
        {
            notes
                .add(file.spot(&card.symbols), format!("`symbols` must be two classes, or \"{WILD}\" alone"));
        }
    }
    let Some(named) = column(rows, |card| card.region.get()) else { return };
    for region in map.regions.iter().filter_map(|region| id(&region.id)).filter(|_| map.complete) {
        let have = named.iter().filter(|name| **name == region).count();
        if have != REGION_CARDS_EACH {
            let last = named.iter().rposition(|name| *name == region);
            let spot = last.map_or_else(|| file.end(rows), |last| file.spot(&rows[last]));
            notes.add(spot, format!("{have} cards of {region}: it must be {REGION_CARDS_EACH}"));
        }
    }
}

/// RB-05, AF-05: the numbers of the set-up add up.
fn numbers<const P: u8, const R: u8, const S: u8, const O: u8, const C: u8>(
    file: &File<'_, Setup>,
    list: &str,
    most: u8,
    rows: &[Row<Numbers<P, R, S, O, C>>],
    map: &Map<'_>,
    notes: &mut Notes,
) {
    unique(file, rows, "players", |row| &row.players, notes);
    let counts = column(rows, |row| row.players.get().map(|players| players.0));
    for missing in (2..=most).filter(|count| counts.as_ref().is_some_and(|all| !all.contains(count))) {
        notes.add(file.end(rows), format!("no [[{list}]] for {missing} players"));
    }
    let cubes = number(&file.content.cubes_per_player);
    for row in rows.iter().filter_map(Row::get) {
        let regions = row.players.get().and_then(|players| map.in_play(players.0));
        must_be(file, "regions", &row.regions, regions, "so many are in play in regions.toml", notes);
        let placed = number(&row.regions);
        must_be(file, "rats_starting_placed", &row.rats_starting_placed, placed, "one in each region", notes);
        let left = || {
            Some(number(&row.rats_total)? - number(&row.rats_starting_placed)? - number(&row.rats_removed)?)
        };
        must_be(file, "supply", &row.supply, left(), "the rats neither placed nor removed", notes);
        if let Some(start) = number(&row.start_cubes)
            && (start % 2 == 1 || cubes.is_some_and(|cubes| start > cubes))
        {
            let message = "`start_cubes` come two at a time, and no more than a player has";
            notes.add(file.spot(&row.start_cubes), message);
        }
    }
}

/// AF-06: only Africanus has region cards, and enough of them.
fn region_card_numbers(file: &File<'_, Setup>, notes: &mut Notes) {
    for row in file.content.base.iter().filter(|row| {
        row.get().is_some_and(|row| row.region_cards_dealt.is_some() || row.region_cards_in_deck.is_some())
    }) {
        notes.add(file.spot(row), "only [[africanus]] has region cards");
    }
    for (row, numbers) in file.content.africanus.iter().filter_map(|row| Some((row, row.get()?))) {
        let (Some(dealt), Some(deck)) = (&numbers.region_cards_dealt, &numbers.region_cards_in_deck) else {
            notes.add(file.spot(row), "missing field `region_cards_dealt` or `region_cards_in_deck`");
            continue;
        };
        let all = number(&numbers.regions).map(|regions| regions * REGION_CARDS_EACH as i32);
        must_be(file, "region_cards_in_deck", deck, all, "three of each region in play", notes);
        let needed = || Some(number(dealt)? * number(&numbers.players)?);
        if needed().zip(number(deck)).is_some_and(|(needed, deck)| needed > deck) {
            notes.add(file.spot(dealt), "more region cards are dealt than there are");
        }
    }
}

/// AF-35.
fn shares(file: &File<'_, Setup>, notes: &mut Notes) {
    let Some(sultan) = file.content.sultan.get() else { return };
    let both = || Some(number(&sultan.first)? + number(&sultan.second)?);
    must_be(
        file,
        "tie_first_shares",
        &sultan.tie_first_shares,
        both(),
        "`first` and `second` together",
        notes,
    );
    let second = number(&sultan.second);
    must_be(file, "tie_second_shares", &sultan.tie_second_shares, second, "the same as `second`", notes);
}

fn number<const LEAST: u8, const MOST: u8>(field: &Field<Within<LEAST, MOST>>) -> Option<i32> {
    field.get().map(|number| i32::from(number.0))
}

fn must_be<T, const LEAST: u8, const MOST: u8>(
    file: &File<'_, T>,
    key: &str,
    field: &Field<Within<LEAST, MOST>>,
    want: Option<i32>,
    why: &str,
    notes: &mut Notes,
) {
    if let (Some(have), Some(want)) = (number(field), want)
        && have != want
    {
        let spot: Spot = file.spot(field);
        notes.add(spot, format!("`{key}` is {have}: it must be {want}, {why}"));
    }
}
