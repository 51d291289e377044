//! From files to components: everything that is wrong is reported at once, with file and line.

use super::boards::{board_of, numbers_of_setup, setup_check, tasks_of, track_of};
use super::cards::{
    capital_buildings_of, capitals_of, decrees_of, pests_of, starts_of, supports_of, tokens_of,
};
use super::map::map_of;
use super::pieces::{markers_of, technologies_of};
use super::raw::{self, Amounts, Item, List};
use super::*;

/// One file while it is checked.
pub(super) struct File<'a> {
    name: &'a str,
    text: &'a str,
    faults: &'a std::cell::RefCell<Faults>,
    purpose: Purpose,
}

/// What files are read for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Purpose {
    /// To find what is wrong with them; names are left out, so that nothing of unsound files stays in memory.
    Check,
    /// To play with them, for the rest of the process.
    Play,
}

impl File<'_> {
    pub(super) fn fault(&self, offset: usize, message: impl Into<String>) {
        let line = self.text[..offset.min(self.text.len())].matches('\n').count() + 1;
        self.faults.borrow_mut().add(format!("{}:{line}", self.name), message);
    }

    /// A text for the rest of the process.
    pub(super) fn keep(&self, text: &str) -> &'static str {
        match self.purpose {
            Purpose::Check => "",
            Purpose::Play => text.to_owned().leak(),
        }
    }

    pub(super) fn parse<T: serde::de::DeserializeOwned>(&self) -> Option<T> {
        match toml::from_str(self.text) {
            Ok(value) => Some(value),
            Err(error) => {
                self.fault(error.span().map_or(0, |span| span.start), error.message());
                None
            }
        }
    }

    /// A check that must hold for the entry at `offset`.
    pub(super) fn must(&self, offset: usize, holds: bool, message: impl FnOnce() -> String) {
        if !holds {
            self.fault(offset, message());
        }
    }

    /// Looks `word` up in a list of words; the first stands in for a wrong one.
    pub(super) fn word<T: Copy>(&self, offset: usize, what: &str, word: &str, known: &[(&str, T)]) -> T {
        known.iter().find(|(name, _)| *name == word).map_or_else(
            || {
                let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
                self.fault(offset, format!("unknown {what} \"{word}\": known are {}", names.join(", ")));
                known[0].1
            },
            |&(_, value)| value,
        )
    }

    pub(super) fn size(&self, offset: usize, word: &str) -> Size {
        self.word(offset, "size", word, &Size::ALL.map(|size| (size.id(), size)))
    }

    /// A basic resource.
    pub(super) fn basic(&self, offset: usize, word: &str) -> Resource {
        let known: Vec<_> = Resource::ALL[..4].iter().map(|kind| (kind.id(), *kind)).collect();
        self.word(offset, "basic resource", word, &known)
    }

    pub(super) fn color(&self, offset: usize, word: &str) -> Color {
        self.word(
            offset,
            "colour",
            word,
            &[("red", Color::Red), ("blue", Color::Blue), ("black", Color::Black)],
        )
    }

    pub(super) fn cost(&self, offset: usize, amounts: &Amounts) -> Cost {
        let mut cost = [0; 5];
        for (word, &amount) in amounts {
            cost[self.word(offset, "resource", word, &Resource::ALL.map(|kind| (kind.id(), kind)))
                as usize] += amount;
        }
        cost
    }

    pub(super) fn bundle(&self, offset: usize, items: &[Item]) -> Bundle {
        let mut bundle = Bundle::NONE;
        for item in items {
            match item.kind.as_str() {
                "prestige" => bundle.prestige += item.amount,
                "influence" => bundle.influence += item.amount,
                "research" => bundle.research += item.amount,
                "crate" => bundle.crates += item.amount,
                "advance_task" => bundle.tasks += item.amount,
                "recall_healthy" => bundle.recall += item.amount,
                word => match Resource::ALL.iter().find(|kind| kind.id() == word) {
                    Some(kind) => bundle.goods[*kind as usize] += item.amount,
                    None => self.fault(offset, format!("unknown reward \"{word}\"")),
                },
            }
        }
        bundle
    }

    pub(super) fn source(&self, offset: usize, source: &str) {
        self.must(offset, ["printed", "reported", "reconstructed"].contains(&source), || {
            format!("source \"{source}\": it is printed, reported or reconstructed")
        });
    }

    /// A track of `length` numbers, none below the one before it.
    pub(super) fn rising(&self, offset: usize, what: &str, numbers: &[u8], length: usize) {
        self.must(offset, numbers.len() == length, || {
            format!("{what} has {} spaces, not {length}", numbers.len())
        });
        self.must(offset, numbers.is_sorted(), || {
            format!("{what} goes down: each space must be worth as much as the one before")
        });
    }

    /// Checks the number of entries of a kind.
    pub(super) fn count<T>(&self, what: &str, list: &List<T>, expected: std::ops::RangeInclusive<usize>) {
        self.must(0, expected.contains(&list.len()), || {
            format!("{} {what}: there must be {} to {}", list.len(), expected.start(), expected.end())
        });
    }
}

/// Whether `numbers` are 1, 2, 3 ... in order.
pub(super) fn in_order<T>(file: &File<'_>, list: &List<T>, number: impl Fn(&T) -> u8) {
    for (place, entry) in list.iter().enumerate() {
        let found = number(entry.get_ref());
        file.must(entry.span().start, usize::from(found) == place + 1, || {
            format!("number {found} stands where {} belongs", place + 1)
        });
    }
}

/// Ids must be of lower-case letters, digits and underscores, and no two the same.
pub(super) fn distinct<'a, T: 'a>(file: &File<'_>, list: &'a List<T>, id: impl Fn(&'a T) -> &'a str) {
    let mut seen: Vec<&str> = Vec::new();
    for entry in list {
        let id = id(entry.get_ref());
        let plain =
            !id.is_empty() && id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
        file.must(entry.span().start, plain, || format!("id \"{id}\": use lower-case letters, digits and _"));
        file.must(entry.span().start, !seen.contains(&id), || format!("id \"{id}\" stands twice"));
        seen.push(id);
    }
}

/// Numbers in three eras.
pub(super) fn three(file: &File<'_>, offset: usize, what: &str, numbers: &[u8]) -> [u8; 3] {
    numbers.try_into().unwrap_or_else(|_| {
        file.fault(offset, format!("{what}: three numbers are needed, one an era"));
        [1; 3]
    })
}

/// One number for each player count.
pub(super) fn by_players(file: &File<'_>, offset: usize, what: &str, amounts: &Amounts, from: u8) -> [u8; 6] {
    let mut numbers = [0; 6];
    for players in from..=5 {
        match amounts.get(&players.to_string()) {
            Some(&amount) => numbers[usize::from(players)] = amount,
            None => file.fault(offset, format!("{what}: no number for {players} players")),
        }
    }
    numbers
}

/// A rule that is fixed in the ledger: the file may only repeat it.
pub(super) fn fixed<T: PartialEq + std::fmt::Debug>(
    file: &File<'_>,
    offset: usize,
    what: &str,
    found: &T,
    rule: &T,
    id: &str,
) {
    file.must(offset, found == rule, || format!("{what} is {found:?}, but {id} says {rule:?}"));
}

/// Everything that is wrong with the files.
pub(super) fn faults(texts: &[String]) -> Faults {
    read("", texts, Purpose::Check).err().unwrap_or_default()
}

/// The components of files in which nothing is wrong.
pub(super) fn components(hash: String, texts: &[String]) -> Components {
    read(hash.leak(), texts, Purpose::Play).expect("the files were checked")
}

fn read(hash: &'static str, texts: &[String], purpose: Purpose) -> Result<Components, Faults> {
    let faults = std::cell::RefCell::new(Faults::none());
    let file = |index: usize| File { name: FILES[index].0, text: &texts[index], faults: &faults, purpose };
    let parsed = (|| {
        let map = file(0).parse::<raw::MapFile>();
        let pests = file(1).parse::<raw::PestFile>();
        let supports = file(2).parse::<raw::SupportFile>();
        let starts = file(3).parse::<raw::StartFile>();
        let capitals = file(4).parse::<raw::CapitalCardFile>();
        let capital_buildings = file(5).parse::<raw::CapitalBuildingFile>();
        let tokens = file(6).parse::<raw::RewardFile>();
        let decrees = file(7).parse::<raw::DecreeFile>();
        let track = file(8).parse::<raw::InfluenceFile>();
        let tasks = file(9).parse::<raw::TaskFile>();
        let board = file(10).parse::<raw::BoardFile>();
        let technologies = file(11).parse::<raw::TechnologyFile>();
        let markers = file(12).parse::<raw::MarkerFile>();
        let setup = file(13).parse::<raw::SetupFile>();
        let raw_map = map?;
        let map = map_of(&file(0), &raw_map);
        let pests = pests?;
        let pest_rules = pests.rules.get_ref();
        let sick_per_target = pest_rules.sick_per_target.as_slice().try_into().unwrap_or([1; 3]);
        let (destroy_at, spread_sick) = (pest_rules.destroy_at, pest_rules.spread_sick);
        let (pests, stacks) = pests_of(&file(1), &pests);
        let (supports, solo_support) = supports_of(&file(2), &supports?);
        let (starts, start_cards) = starts_of(&file(3), &starts?, &raw_map, &map);
        let capitals = capitals_of(&file(4), &capitals?);
        let capital_buildings = capital_buildings_of(&file(5), &capital_buildings?);
        let (tokens, token_counts) = tokens_of(&file(6), &tokens?);
        let decrees = decrees_of(&file(7), &decrees?);
        let track = track_of(&file(8), &track?);
        let tasks = tasks_of(&file(9), &tasks?);
        let technologies = technologies_of(&file(11), &technologies?);
        let (markers, marker_counts, markers_small) = markers_of(&file(12), &markers?);
        let setup = setup?;
        let board = board?;
        setup_check(&file(13), &setup, &technologies, &decrees);
        let (buildings, mut numbers) = board_of(&file(10), &board);
        numbers.sick_per_target = sick_per_target;
        numbers.destroy_at = destroy_at;
        numbers.spread_sick = spread_sick;
        numbers.start_cards = start_cards;
        numbers.tokens = token_counts;
        numbers.markers = marker_counts;
        numbers.markers_small = markers_small;
        numbers.solo_support = solo_support;
        numbers_of_setup(&file(13), &mut numbers, &setup);
        let mask = |test: &dyn Fn(&BuildingInfo) -> bool| {
            buildings
                .iter()
                .enumerate()
                .filter(|(_, info)| test(info))
                .fold(0u16, |set, (at, _)| set | 1 << at)
        };
        Some(Components {
            hash,
            staffed: mask(&|info| info.needs_worker),
            quarters: mask(&|info| info.kind == BuildingKind::Quarter),
            special: mask(&|info| !matches!(info.kind, BuildingKind::Castle | BuildingKind::Quarter)),
            map,
            pests,
            stacks,
            supports,
            starts,
            capitals,
            capital_buildings,
            tokens,
            decrees,
            track,
            tasks,
            buildings,
            all_technologies: (1..technologies.len()).fold(0, |set, number| set | 1 << number),
            technologies,
            markers,
            numbers,
        })
    })();
    let faults = faults.into_inner();
    match parsed {
        Some(components) => faults.or(components),
        None => Err(faults),
    }
}
