//! Files in which nothing is wrong, made into components.

use super::boards::{self, Sources};
use super::check::Check;
use super::files::{
    BoardFile, CapitalBuildingFile, CapitalCardFile, Cost as CostTable, DecreeFile, Gain, InfluenceFile,
    Item, Items, MapFile, MarkerFile, PestFile, RewardFile, SetupFile, StartFile, SupportFile, TaskFile,
    TechnologyFile,
};
use super::{BuildingInfo, BuildingKind, Bundle, Components, Cost, FILES, cards, map, pieces};
use crate::place::Resource;
use game::Faults;
use game::data::{Field, File, Id, List, Notes, Row, Within};

/// The files of a pack, those that could be read.
struct Files<'t> {
    map: Option<File<'t, MapFile>>,
    pests: Option<File<'t, PestFile>>,
    supports: Option<File<'t, SupportFile>>,
    starts: Option<File<'t, StartFile>>,
    capitals: Option<File<'t, CapitalCardFile>>,
    capital_buildings: Option<File<'t, CapitalBuildingFile>>,
    tokens: Option<File<'t, RewardFile>>,
    decrees: Option<File<'t, DecreeFile>>,
    track: Option<File<'t, InfluenceFile>>,
    tasks: Option<File<'t, TaskFile>>,
    board: Option<File<'t, BoardFile>>,
    technologies: Option<File<'t, TechnologyFile>>,
    markers: Option<File<'t, MarkerFile>>,
    setup: Option<File<'t, SetupFile>>,
}

/// Everything that is wrong with the files.
pub(super) fn faults(texts: &[String]) -> Faults {
    sound(texts).err().unwrap_or_default()
}

/// The files, if nothing is wrong with them.
fn sound(texts: &[String]) -> Result<Files<'_>, Faults> {
    let mut notes = Notes::default();
    macro_rules! read {
        ($($name:ident = $index:literal),* $(,)?) => {
            Files { $($name: File::read(FILES[$index].0, &texts[$index], &mut notes),)* }
        };
    }
    let files = read! {
        map = 0, pests = 1, supports = 2, starts = 3, capitals = 4, capital_buildings = 5, tokens = 6,
        decrees = 7, track = 8, tasks = 9, board = 10, technologies = 11, markers = 12, setup = 13,
    };
    check(&files, &mut notes);
    notes.faults().or(files)
}

/// Notes what is wrong with the values. A file that could not be read is left out, and so is what depends on it.
fn check(files: &Files<'_>, notes: &mut Notes) {
    fn run<'c, 't, T>(
        file: &'c Option<File<'t, T>>,
        notes: &'c mut Notes,
        check: impl FnOnce(Check<'c, 't, T>),
    ) {
        if let Some(file) = file {
            check(Check { file, notes });
        }
    }
    let map = files.map.as_ref().map(|file| &file.content);
    let technologies = files.technologies.as_ref().map(|file| &file.content);
    let decrees = files.decrees.as_ref().map(|file| &file.content);
    run(&files.map, notes, map::check);
    run(&files.pests, notes, cards::check_pests);
    run(&files.supports, notes, cards::check_supports);
    run(&files.starts, notes, |check| cards::check_starts(check, map));
    run(&files.capitals, notes, cards::check_capitals);
    run(&files.capital_buildings, notes, cards::check_capital_buildings);
    run(&files.tokens, notes, cards::check_tokens);
    run(&files.decrees, notes, cards::check_decrees);
    run(&files.track, notes, boards::check_track);
    run(&files.tasks, notes, boards::check_tasks);
    run(&files.board, notes, boards::check_board);
    run(&files.technologies, notes, pieces::check_technologies);
    let starts = files.starts.as_ref().map(|file| &file.content);
    run(&files.markers, notes, |check| pieces::check_markers(check, map, starts));
    run(&files.setup, notes, |check| boards::check_setup(check, technologies, decrees));
}

/// The components of files in which nothing is wrong.
pub(super) fn components(hash: String, texts: &[String]) -> Components {
    fn content<'f, T>(file: &'f Option<File<'_, T>>) -> &'f T {
        &file.as_ref().expect("a file that can't be read is a fault").content
    }
    let files = sound(texts).expect("the files were checked");
    let (pests, stacks) = cards::build_pests(content(&files.pests));
    let (supports, solo_support) = cards::build_supports(content(&files.supports));
    let (starts, start_cards) = cards::build_starts(content(&files.starts), content(&files.map));
    let (tokens, token_counts) = cards::build_tokens(content(&files.tokens));
    let (markers, marker_counts, small) = pieces::build_markers(content(&files.markers), content(&files.map));
    let technologies = pieces::build_technologies(content(&files.technologies));
    let buildings = boards::build_buildings(content(&files.board));
    let numbers = boards::build_numbers(&Sources {
        board: content(&files.board),
        setup: content(&files.setup),
        pests: content(&files.pests),
        start_cards,
        tokens: token_counts,
        markers: marker_counts,
        markers_small: small.drawn,
        destroyed_small: small.destroyed,
        solo_support,
    });
    let mask = |test: &dyn Fn(&BuildingInfo) -> bool| {
        let numbered = buildings.iter().enumerate();
        numbered.filter(|(_, info)| test(info)).fold(0u16, |set, (line, _)| set | 1 << line)
    };
    Components {
        hash: hash.leak(),
        staffed: mask(&|info| info.needs_worker),
        quarters: mask(&|info| info.kind == BuildingKind::Quarter),
        special: mask(&|info| !matches!(info.kind, BuildingKind::Castle | BuildingKind::Quarter)),
        map: map::build(content(&files.map)),
        pests,
        stacks,
        supports,
        starts,
        capitals: cards::build_capitals(content(&files.capitals)),
        capital_buildings: cards::build_capital_buildings(content(&files.capital_buildings)),
        tokens,
        decrees: cards::build_decrees(content(&files.decrees)),
        track: boards::build_track(content(&files.track)),
        tasks: boards::build_tasks(content(&files.tasks)),
        buildings,
        all_technologies: entries(&content(&files.technologies).technology)
            .fold(0, |set, technology| set | 1 << number(&technology.number)),
        technologies,
        markers,
        numbers,
    }
}

/// The entries of a list.
pub(super) fn entries<T>(rows: &[Row<T>]) -> impl Iterator<Item = &T> {
    rows.iter().map(Row::read)
}

/// A text for the rest of the process.
pub(super) fn text(field: &Field<String>) -> &'static str {
    field.read().clone().leak()
}

/// A stable name for the rest of the process.
pub(super) fn id(field: &Field<Id>) -> &'static str {
    field.read().0.clone().leak()
}

pub(super) fn number<const LEAST: u8, const MOST: u8>(field: &Field<Within<LEAST, MOST>>) -> u8 {
    field.read().0
}

/// Numbers in three eras.
pub(super) fn three<const LEAST: u8, const MOST: u8>(
    field: &Field<List<Within<LEAST, MOST>, 3, 3>>,
) -> [u8; 3] {
    std::array::from_fn(|era| field.read().0[era].0)
}

pub(super) fn cost(row: &Row<CostTable>) -> Cost {
    let CostTable { wood, stone, food, herbs, coin } = row.read();
    [wood, stone, food, herbs, coin].map(|amount| amount.as_ref().map_or(0, number))
}

/// What a list of rewards gives together.
pub(super) fn bundle(items: &Items) -> Bundle {
    gains(items.read())
}

/// What these rewards give together.
pub(super) fn gains(items: &[Row<Item>]) -> Bundle {
    let mut sum = Bundle::NONE;
    for item in entries(items) {
        add(&mut sum, *item.kind.read(), number(&item.amount));
    }
    sum
}

/// What one reward gives.
pub(super) fn gain(kind: Gain, amount: u8) -> Bundle {
    let mut bundle = Bundle::NONE;
    add(&mut bundle, kind, amount);
    bundle
}

fn add(bundle: &mut Bundle, kind: Gain, amount: u8) {
    let sum = match kind {
        Gain::Prestige => &mut bundle.prestige,
        Gain::Influence => &mut bundle.influence,
        Gain::Research => &mut bundle.research,
        Gain::Crate => &mut bundle.crates,
        Gain::AdvanceTask => &mut bundle.tasks,
        Gain::RecallHealthy => &mut bundle.recall,
        Gain::Wood => &mut bundle.goods[Resource::Wood as usize],
        Gain::Stone => &mut bundle.goods[Resource::Stone as usize],
        Gain::Food => &mut bundle.goods[Resource::Food as usize],
        Gain::Herbs => &mut bundle.goods[Resource::Herbs as usize],
        Gain::Coin => &mut bundle.goods[Resource::Coin as usize],
    };
    *sum = sum.saturating_add(amount);
}
