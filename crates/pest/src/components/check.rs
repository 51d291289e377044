//! From files to components: everything that is wrong is told at once, with file and line.

use super::raw::{self, Amounts, Item, List};
use super::*;

/// One file while it is checked.
struct File<'a> {
    name: &'a str,
    text: &'a str,
    faults: &'a std::cell::RefCell<Faults>,
}

impl File<'_> {
    fn fault(&self, offset: usize, message: impl Into<String>) {
        let line = self.text[..offset.min(self.text.len())].matches('\n').count() + 1;
        self.faults.borrow_mut().add(format!("{}:{line}", self.name), message);
    }

    fn parse<T: serde::de::DeserializeOwned>(&self) -> Option<T> {
        match toml::from_str(self.text) {
            Ok(value) => Some(value),
            Err(error) => {
                self.fault(error.span().map_or(0, |span| span.start), error.message());
                None
            }
        }
    }

    /// A check that must hold for the entry at `offset`.
    fn must(&self, offset: usize, holds: bool, message: impl FnOnce() -> String) {
        if !holds {
            self.fault(offset, message());
        }
    }

    /// Looks `word` up in a list of words; the first stands in for a wrong one.
    fn word<T: Copy>(&self, offset: usize, what: &str, word: &str, known: &[(&str, T)]) -> T {
        known.iter().find(|(name, _)| *name == word).map_or_else(
            || {
                let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
                self.fault(offset, format!("unknown {what} \"{word}\": known are {}", names.join(", ")));
                known[0].1
            },
            |&(_, value)| value,
        )
    }

    fn size(&self, offset: usize, word: &str) -> Size {
        self.word(offset, "size", word, &Size::ALL.map(|size| (size.id(), size)))
    }

    /// A basic resource.
    fn basic(&self, offset: usize, word: &str) -> Resource {
        let known: Vec<_> = Resource::ALL[..4].iter().map(|kind| (kind.id(), *kind)).collect();
        self.word(offset, "basic resource", word, &known)
    }

    fn color(&self, offset: usize, word: &str) -> Color {
        self.word(
            offset,
            "colour",
            word,
            &[("red", Color::Red), ("blue", Color::Blue), ("black", Color::Black)],
        )
    }

    fn cost(&self, offset: usize, amounts: &Amounts) -> Cost {
        let mut cost = [0; 5];
        for (word, &amount) in amounts {
            cost[self.word(offset, "resource", word, &Resource::ALL.map(|kind| (kind.id(), kind)))
                as usize] += amount;
        }
        cost
    }

    fn bundle(&self, offset: usize, items: &[Item]) -> Bundle {
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

    fn source(&self, offset: usize, source: &str) {
        self.must(offset, ["printed", "reported", "reconstructed"].contains(&source), || {
            format!("source \"{source}\": it is printed, reported or reconstructed")
        });
    }

    /// A track of `length` numbers, none below the one before it.
    fn rising(&self, offset: usize, what: &str, numbers: &[u8], length: usize) {
        self.must(offset, numbers.len() == length, || {
            format!("{what} has {} spaces, not {length}", numbers.len())
        });
        self.must(offset, numbers.is_sorted(), || {
            format!("{what} goes down: each space must be worth as much as the one before")
        });
    }

    /// So many entries of a kind there must be.
    fn count<T>(&self, what: &str, list: &List<T>, expected: std::ops::RangeInclusive<usize>) {
        self.must(0, expected.contains(&list.len()), || {
            format!("{} {what}: there must be {} to {}", list.len(), expected.start(), expected.end())
        });
    }
}

/// Whether `numbers` are 1, 2, 3 ... in order.
fn in_order<T>(file: &File<'_>, list: &List<T>, number: impl Fn(&T) -> u8) {
    for (place, entry) in list.iter().enumerate() {
        let found = number(entry.get_ref());
        file.must(entry.span().start, usize::from(found) == place + 1, || {
            format!("number {found} stands where {} belongs", place + 1)
        });
    }
}

/// Ids must be of lower-case letters, digits and underscores, and no two the same.
fn distinct<'a, T: 'a>(file: &File<'_>, list: &'a List<T>, id: impl Fn(&'a T) -> &'a str) {
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

fn leak(text: &str) -> &'static str {
    text.to_owned().leak()
}

/// Numbers in three eras.
fn three(file: &File<'_>, offset: usize, what: &str, numbers: &[u8]) -> [u8; 3] {
    numbers.try_into().unwrap_or_else(|_| {
        file.fault(offset, format!("{what}: three numbers are needed, one an era"));
        [1; 3]
    })
}

/// One number for each player count.
fn by_players(file: &File<'_>, offset: usize, what: &str, amounts: &Amounts, from: u8) -> [u8; 6] {
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
fn fixed<T: PartialEq + std::fmt::Debug>(
    file: &File<'_>,
    offset: usize,
    what: &str,
    found: &T,
    rule: &T,
    id: &str,
) {
    file.must(offset, found == rule, || format!("{what} is {found:?}, but {id} says {rule:?}"));
}

/// All components, or everything that is wrong with them.
pub(super) fn components(hash: &'static str, files: &[(&str, &str); 14]) -> Result<Components, Faults> {
    let faults = std::cell::RefCell::new(Faults::none());
    let file = |index: usize| File { name: files[index].0, text: files[index].1, faults: &faults };
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
        let map = map_of(&file(0), &map?);
        let pests = pests?;
        let pest_rules = pests.rules.get_ref();
        let sick_per_target = pest_rules.sick_per_target.as_slice().try_into().unwrap_or([1; 3]);
        let (destroy_at, spread_sick) = (pest_rules.destroy_at, pest_rules.spread_sick);
        let (pests, stacks) = pests_of(&file(1), &pests);
        let (supports, solo_support) = supports_of(&file(2), &supports?);
        let (starts, start_cards) = starts_of(&file(3), &starts?, &map);
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
        numbers_of_setup(&mut numbers, &setup);
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

fn map_of(file: &File<'_>, raw: &raw::MapFile) -> Map {
    file.count("places", &raw.location, 1..=MAX_PLACES);
    file.count("roads", &raw.road, 1..=MAX_ROADS);
    distinct(file, &raw.location, |location| &location.id);
    let capital = raw.capital.get_ref();
    let at = raw.capital.span().start;
    fixed(file, at, "move_cost", &capital.move_cost, &0, "PE-50");
    fixed(file, at, "may_end_move", &capital.may_end_move, &false, "PE-50");
    fixed(file, at, "pest_target", &capital.pest_target, &false, "PE-13");
    file.source(raw.map.span().start, &raw.map.get_ref().source);
    file.source(at, &capital.source);
    let mut map = Map {
        places: Vec::new(),
        count: raw.location.len().min(MAX_PLACES) as u8,
        all: Places((1u64 << raw.location.len().min(MAX_PLACES)) - 1),
        capital_id: leak(&capital.id),
        capital_name: leak(&capital.name),
        capital_at: (capital.x, capital.y),
        roads: Vec::new(),
        road_colors: Vec::new(),
        neighbours: [Places::NONE; MAX_PLACES],
        ways: [[(Place::NONE, Road(0)); MAX_ROADS_AT_PLACE]; MAX_PLACES],
        degree: [0; MAX_PLACES],
        capital: Places::NONE,
        capital_road: [Road(0); MAX_PLACES],
        of_size: [Places::NONE; 3],
        size: [Size::Village; MAX_PLACES],
        ports: [Places::NONE; 3],
        on_road: [Places::NONE; 3],
        colored: [0; 3],
        destroyed_at: [Places::NONE; 6],
        sick: Places::NONE,
        start: Places::NONE,
        resource: [Resource::Wood; MAX_PLACES],
    };
    for (index, entry) in raw.location.iter().enumerate().take(MAX_PLACES) {
        let (offset, info) = (entry.span().start, entry.get_ref());
        let place = Place(index as u8);
        file.source(offset, &info.source);
        let size = file.size(offset, &info.size);
        let resource = file.basic(offset, &info.resource);
        let port = info.port.as_deref().map(|word| file.color(offset, word));
        map.of_size[size as usize] = map.of_size[size as usize].with(place);
        map.size[index] = size;
        map.resource[index] = resource;
        if let Some(port) = port {
            map.ports[port as usize] = map.ports[port as usize].with(place);
        }
        file.must(offset, info.initial_sick <= 1, || "initial_sick is 0 or 1".into());
        if info.initial_sick > 0 {
            map.sick = map.sick.with(place);
        }
        if info.start {
            map.start = map.start.with(place);
        }
        for &players in &info.destroyed_at {
            match map.destroyed_at.get_mut(usize::from(players)) {
                Some(set) if players > 0 => *set = set.with(place),
                _ => file.fault(offset, format!("destroyed_at names {players} players: 1 to 5 may play")),
            }
        }
        map.places.push(PlaceInfo {
            id: leak(&info.id),
            name: leak(&info.name),
            size,
            resource,
            port,
            at: (info.x, info.y),
        });
    }
    let find = |id: &str, offset: usize| -> Option<Option<Place>> {
        if id == capital.id {
            return Some(None);
        }
        let found = map.places.iter().position(|info| info.id == id).map(|index| Some(Place(index as u8)));
        file.must(offset, found.is_some(), || format!("no place \"{id}\" on the map"));
        found
    };
    let ends: Vec<(usize, Option<[Option<Place>; 2]>)> = raw
        .road
        .iter()
        .take(MAX_ROADS)
        .map(|entry| {
            let (offset, line) = (entry.span().start, entry.get_ref());
            let (a, b) = (find(&line.a, offset), find(&line.b, offset));
            (offset, a.zip(b).map(|(a, b)| [a, b]))
        })
        .collect();
    for (entry, (offset, ends)) in raw.road.iter().zip(ends) {
        let line = entry.get_ref();
        file.source(offset, &line.source);
        let color = line.color.as_deref().map(|word| file.color(offset, word));
        let road = Road(map.roads.len() as u8);
        let Some(ends) = ends else { continue };
        match ends {
            [Some(a), Some(b)] => {
                file.must(offset, a != b, || format!("a road from {} to itself", line.a));
                file.must(offset, !map.neighbours[a.index()].has(b), || {
                    format!("a second road between {} and {}", line.a, line.b)
                });
                for (from, to) in [(a, b), (b, a)] {
                    map.neighbours[from.index()] = map.neighbours[from.index()].with(to);
                    let degree = usize::from(map.degree[from.index()]);
                    if degree < MAX_ROADS_AT_PLACE {
                        map.ways[from.index()][degree] = (to, road);
                        map.degree[from.index()] += 1;
                    } else {
                        file.fault(offset, format!("more than {MAX_ROADS_AT_PLACE} roads meet in one place"));
                    }
                }
            }
            [Some(place), None] | [None, Some(place)] => {
                map.capital = map.capital.with(place);
                map.capital_road[place.index()] = road;
            }
            [None, None] => file.fault(offset, "a road from the capital to itself"),
        }
        if let Some(color) = color {
            map.colored[color as usize] |= 1 << road.0;
            for place in ends.into_iter().flatten() {
                map.on_road[color as usize] = map.on_road[color as usize].with(place);
            }
        }
        map.roads.push(ends);
        map.road_colors.push(color);
    }
    let listed: Places = capital
        .neighbours
        .iter()
        .filter_map(|id| map.places.iter().position(|info| info.id == id).map(|index| Place(index as u8)))
        .collect();
    file.must(at, listed == map.capital && capital.neighbours.len() == usize::from(listed.len()), || {
        "the capital's neighbours are not those its roads lead to".into()
    });
    let mut reached = Places::only(Place(0));
    loop {
        let mut wider = reached.iter().fold(reached, |set, place| set.or(map.neighbours[place.index()]));
        if !wider.and(map.capital).is_empty() {
            wider = wider.or(map.capital);
        }
        if wider == reached {
            break;
        }
        reached = wider;
    }
    for place in map.all.minus(reached).iter() {
        file.fault(raw.location[place.index()].span().start, "no road leads there from the rest of the map");
    }
    for (players, destroyed) in map.destroyed_at.iter().enumerate().skip(1) {
        file.must(0, !map.start.minus(*destroyed).and(map.of_size[0]).is_empty(), || {
            format!("no village with a start sign stands with {players} players")
        });
    }
    map
}

fn pests_of(file: &File<'_>, raw: &raw::PestFile) -> (Vec<PestInfo>, [u32; 3]) {
    let (at, rules) = (raw.rules.span().start, raw.rules.get_ref());
    file.source(at, &rules.source);
    fixed(file, at, "union", &rules.union, &true, "PE-33");
    fixed(file, at, "skip_destroyed", &rules.skip_destroyed, &true, "PE-25");
    fixed(file, at, "destroy_needs_placing", &rules.destroy_needs_placing, &true, "PE-27");
    fixed(file, at, "spread_destroys", &rules.spread_destroys, &false, "PE-27");
    file.must(at, rules.destroy_at > 0, || "destroy_at must be above 0".into());
    file.count("pest cards", &raw.card, 6..=31);
    distinct(file, &raw.card, |card| &card.id);
    in_order(file, &raw.card, |card| card.number);
    let mut stacks = [0u32; 3];
    let cards: Vec<PestInfo> = raw
        .card
        .iter()
        .take(31)
        .enumerate()
        .map(|(index, entry)| {
            let (offset, card) = (entry.span().start, entry.get_ref());
            file.source(offset, &card.source);
            let group = card.group.as_deref().map(|word| file.color(offset, word));
            if let Some(group) = group {
                stacks[group as usize] |= 1 << index;
            }
            file.must(offset, !card.spreads.is_empty(), || "the card puts people nowhere".into());
            let spreads = card.spreads.iter().map(|spread| spread_of(file, offset, spread)).collect();
            PestInfo { id: leak(&card.id), name: leak(&card.name), group, spreads }
        })
        .collect();
    for stack in stacks {
        file.must(0, stack.count_ones() == 3, || {
            format!("a colour has {} cards, PE-06 splits into stacks of three", stack.count_ones())
        });
    }
    three(file, at, "sick_per_target", &rules.sick_per_target);
    (cards, stacks)
}

fn spread_of(file: &File<'_>, offset: usize, spread: &raw::Spread) -> Spread {
    match spread.target.as_str() {
        "road" => match &spread.color {
            Some(color) => Spread::Roads(file.color(offset, color)),
            None => {
                file.fault(offset, "roads are named by their colour");
                Spread::Roads(Color::Red)
            }
        },
        "location" => {
            let named = [&spread.size, &spread.resource, &spread.port, &spread.on_road];
            file.must(offset, named.iter().any(|name| name.is_some()), || {
                "places are named by size, resource, port or on_road".into()
            });
            Spread::Places {
                size: spread.size.as_deref().map(|word| file.size(offset, word)),
                resource: spread.resource.as_deref().map(|word| file.basic(offset, word)),
                port: spread.port.as_deref().map(|word| file.color(offset, word)),
                on_road: spread.on_road.as_deref().map(|word| file.color(offset, word)),
            }
        }
        other => {
            file.fault(offset, format!("unknown target \"{other}\": known are road, location"));
            Spread::Roads(Color::Red)
        }
    }
}

fn supports_of(file: &File<'_>, raw: &raw::SupportFile) -> (Vec<SupportInfo>, [u8; 7]) {
    file.count("support cards", &raw.card, 6..=16);
    distinct(file, &raw.card, |card| &card.id);
    in_order(file, &raw.card, |card| card.number);
    let solo = &raw.rules.get_ref().solo;
    let mut columns = [u8::MAX; 7];
    for (column, counts) in [&solo.left, &solo.middle, &solo.right].into_iter().enumerate() {
        for &count in counts {
            if let Some(place) = columns.get_mut(usize::from(count)) {
                *place = column as u8;
            }
        }
    }
    file.must(raw.rules.span().start, !columns.contains(&u8::MAX), || {
        "solo: every number of sick people from 0 to 6 needs a column".into()
    });
    let cards = raw
        .card
        .iter()
        .map(|entry| {
            let (offset, card) = (entry.span().start, entry.get_ref());
            file.source(offset, &card.source);
            let rewards = [&card.left, &card.middle, &card.right].map(|items| file.bundle(offset, items));
            file.must(offset, rewards.iter().all(|reward| reward.recall == 0), || {
                "nobody comes back from the capital by support".into()
            });
            SupportInfo { id: leak(&card.id), name: leak(&card.name), rewards }
        })
        .collect();
    (cards, columns.map(|column| column.min(2)))
}

fn starts_of(file: &File<'_>, raw: &raw::StartFile, map: &Map) -> (Vec<(&'static str, Places)>, [u8; 6]) {
    let (at, rules) = (raw.rules.span().start, raw.rules.get_ref());
    fixed(file, at, "only_intact", &rules.only_intact, &true, "PE-09");
    let drawn = by_players(file, at, "cards_drawn", &rules.cards_drawn, 2);
    file.count("start cards", &raw.card, 1..=8);
    distinct(file, &raw.card, |card| &card.id);
    in_order(file, &raw.card, |card| card.number);
    for (players, &cards) in drawn.iter().enumerate().skip(2) {
        file.must(at, usize::from(cards) * players <= raw.card.len(), || {
            format!("not enough start cards for {players} players")
        });
    }
    let mut used = Places::NONE;
    let cards: Vec<(&'static str, Places)> = raw
        .card
        .iter()
        .map(|entry| {
            let (offset, card) = (entry.span().start, entry.get_ref());
            file.source(offset, &card.source);
            let mut places = Places::NONE;
            for id in &card.locations {
                match map.places.iter().position(|info| info.id == id) {
                    Some(index) => places = places.with(Place(index as u8)),
                    None => file.fault(offset, format!("no place \"{id}\" on the map")),
                }
            }
            file.must(offset, places.minus(map.start).is_empty(), || {
                "a place without a start sign stands on the card".into()
            });
            file.must(offset, places.and(used).is_empty(), || "a place stands on two start cards".into());
            used = used.or(places);
            (leak(&card.id), places)
        })
        .collect();
    for players in 2..=5 {
        let gone = map.destroyed_at[players];
        for (entry, (_, places)) in raw.card.iter().zip(&cards) {
            file.must(entry.span().start, !places.minus(gone).is_empty(), || {
                format!("all places of the card start destroyed with {players} players")
            });
        }
    }
    (cards, drawn)
}

fn capitals_of(file: &File<'_>, raw: &raw::CapitalCardFile) -> Vec<CapitalInfo> {
    fixed(file, raw.rules.span().start, "min_people", &raw.rules.get_ref().min_people, &1, "PE-132");
    file.count("capital cards", &raw.card, 1..=8);
    distinct(file, &raw.card, |card| &card.id);
    in_order(file, &raw.card, |card| card.number);
    raw.card
        .iter()
        .map(|entry| {
            let (offset, card) = (entry.span().start, entry.get_ref());
            file.source(offset, &card.source);
            let rewards = [&card.first, &card.second, &card.third].map(|items| file.bundle(offset, items));
            file.must(offset, rewards.iter().all(|reward| reward.recall == 0), || {
                "recall_healthy is a bonus only, PE-134".into()
            });
            file.must(offset, card.first_bonus_choice.len() == 2, || "two bonuses are needed, PE-134".into());
            let bonus = |place: usize| {
                card.first_bonus_choice
                    .get(place)
                    .map_or(Bundle::NONE, |item| file.bundle(offset, std::slice::from_ref(item)))
            };
            let bonuses = [bonus(0), bonus(1)];
            file.must(offset, bonuses.iter().filter(|bonus| bonus.recall > 0).count() < 2, || {
                "one of the bonuses must be open to a player with a full recovery track".into()
            });
            CapitalInfo { id: leak(&card.id), rewards, bonuses }
        })
        .collect()
}

fn capital_buildings_of(file: &File<'_>, raw: &raw::CapitalBuildingFile) -> Vec<CapitalBuildingInfo> {
    file.count("capital buildings", &raw.building, 1..=8);
    distinct(file, &raw.building, |building| &building.id);
    raw.building
        .iter()
        .map(|entry| {
            let (offset, building) = (entry.span().start, entry.get_ref());
            file.source(offset, &building.source);
            CapitalBuildingInfo {
                id: leak(&building.id),
                name: leak(&building.name),
                cost: file.cost(offset, &building.cost),
                prestige: building.prestige,
                influence: building.influence,
            }
        })
        .collect()
}

fn tokens_of(file: &File<'_>, raw: &raw::RewardFile) -> (Vec<(&'static str, Bundle)>, [u8; 6]) {
    let at = raw.setup.span().start;
    let counts = by_players(file, at, "tokens", &raw.setup.get_ref().tokens, 1);
    file.count("capital rewards", &raw.token, 1..=16);
    file.must(at, counts.iter().all(|&count| usize::from(count) <= raw.token.len()), || {
        "more rewards are laid out than there are".into()
    });
    distinct(file, &raw.token, |token| &token.id);
    let tokens = raw
        .token
        .iter()
        .map(|entry| {
            let (offset, token) = (entry.span().start, entry.get_ref());
            file.source(offset, &token.source);
            let item = Item { kind: token.kind.clone(), amount: token.amount };
            (leak(&token.id), file.bundle(offset, &[item]))
        })
        .collect();
    (tokens, counts)
}

fn decrees_of(file: &File<'_>, raw: &raw::DecreeFile) -> Vec<DecreeInfo> {
    file.count("decrees", &raw.decree, 3..=16);
    in_order(file, &raw.decree, |decree| decree.number);
    let decrees: Vec<DecreeInfo> = raw
        .decree
        .iter()
        .map(|entry| {
            let (offset, decree) = (entry.span().start, entry.get_ref());
            file.source(offset, &decree.source);
            file.must(offset, (1..=3).contains(&decree.era), || "the era is 1, 2 or 3".into());
            DecreeInfo {
                number: decree.number,
                id: leak(&format!("decree_{:02}", decree.number)),
                era: decree.era.clamp(1, 3) - 1,
                agenda_name: leak(&decree.agenda_name),
                agenda: agenda_of(file, offset, &decree.agenda),
                imperative_name: leak(&decree.imperative_name),
                imperative: imperative_of(file, offset, &decree.imperative),
                solo_removed: decree.solo_removed,
            }
        })
        .collect();
    for era in 0..3 {
        file.must(0, decrees.iter().any(|decree| decree.era == era && !decree.solo_removed), || {
            format!("era {} has no decree for the solo game", era + 1)
        });
    }
    decrees
}

fn agenda_of(file: &File<'_>, offset: usize, agenda: &raw::Agenda) -> Agenda {
    if agenda.kind == "influence_rank" {
        let ranks = agenda.amounts.as_slice().try_into().unwrap_or_else(|_| {
            file.fault(offset, "influence_rank needs five amounts");
            [0; 5]
        });
        return Agenda::Rank(ranks);
    }
    file.must(offset, agenda.kind == "per", || {
        format!("unknown agenda \"{}\": known are per, influence_rank", agenda.kind)
    });
    let known = [
        ("healthy", Counted::Healthy),
        ("sick", Counted::Sick),
        ("influence", Counted::Influence),
        ("healthy_in_buildings", Counted::Workers),
        ("buildings", Counted::Buildings),
        ("empty_quarantine", Counted::FreeQuarantine),
        ("shared_buildings", Counted::Shared),
        ("healthy_in_capital", Counted::Capital),
        ("technology_prestige", Counted::TechnologyPrestige),
        ("basic_resource_sets", Counted::Sets),
        ("special_buildings", Counted::Special),
        ("basic_resources", Counted::Basic),
        ("wood", Counted::Goods(Resource::Wood)),
        ("stone", Counted::Goods(Resource::Stone)),
        ("food", Counted::Goods(Resource::Food)),
        ("herbs", Counted::Goods(Resource::Herbs)),
        ("coin", Counted::Goods(Resource::Coin)),
    ];
    let every = agenda.every.unwrap_or(1);
    file.must(offset, every > 0, || "every must be above 0".into());
    let what = file.word(offset, "thing to count", agenda.what.as_deref().unwrap_or(""), &known);
    Agenda::Per { amount: agenda.amount, every: every.max(1), what }
}

fn imperative_of(file: &File<'_>, offset: usize, raw: &raw::Imperative) -> Imperative {
    match raw.kind.as_str() {
        "acquire_technology" => Imperative::Technology,
        "gather_from_road" => Imperative::Road,
        "gather_from_location" => Imperative::Place { least: raw.min.unwrap_or(1) },
        "build" => {
            file.must(offset, raw.port.as_deref().is_none_or(|port| port == "any"), || {
                "port is \"any\", PE-307".into()
            });
            Imperative::Build {
                resource: raw.resource.as_deref().map(|word| file.basic(offset, word)),
                size: raw.size.as_deref().map(|word| file.size(offset, word)),
                port: raw.port.is_some(),
                on_road: raw.on_road.as_deref().map(|word| file.color(offset, word)),
                others: raw.opponent_building.unwrap_or(false),
                beside_own: raw.adjacent_own,
            }
        }
        other => {
            file.fault(offset, format!("unknown imperative \"{other}\""));
            Imperative::Technology
        }
    }
}

fn track_of(file: &File<'_>, raw: &raw::InfluenceFile) -> TrackInfo {
    let (at, track) = (raw.track.span().start, raw.track.get_ref());
    file.source(at, &track.source);
    fixed(file, at, "first", &track.first, &0, "PE-08");
    fixed(file, at, "skip_occupied", &track.skip_occupied, &true, "PE-120");
    let last = track.length;
    file.must(at, (1..=62).contains(&last), || "the track has 1 to 62 spaces".into());
    let set = |offset: usize, what: &str, spaces: &[u8]| {
        spaces.iter().fold(0u64, |set, &space| {
            file.must(offset, space >= 1 && space <= last, || {
                format!("{what}: space {space} is not on the track")
            });
            set | 1u64.checked_shl(u32::from(space)).unwrap_or(0)
        })
    };
    let mut rewards = vec![Bundle::NONE; usize::from(last) + 1];
    let mut rewarded = 0;
    for reward in &track.rewards {
        rewarded |= set(at, "rewards", &[reward.space]);
        let item = Item { kind: reward.kind.clone(), amount: reward.amount };
        if let Some(space) = rewards.get_mut(usize::from(reward.space)) {
            *space = file.bundle(at, &[item]);
        }
    }
    file.must(at, track.rewards.len() <= 12, || "at most twelve spaces of the track bear a reward".into());
    let (duel_at, duel) = (raw.duel.span().start, raw.duel.get_ref());
    file.source(duel_at, &duel.source);
    file.rising(duel_at, "prestige_by_passed", &duel.prestige_by_passed, duel.shame_on.len() + 1);
    let (solo_at, solo) = (raw.solo.span().start, raw.solo.get_ref());
    file.source(solo_at, &solo.source);
    file.must(solo_at, solo.sick_on.len() == 6, || "PE-170 and PE-174 speak of six sick people".into());
    let (build_at, build) = (raw.build_influence.span().start, raw.build_influence.get_ref());
    file.source(build_at, &build.source);
    fixed(file, build_at, "minimum", &build.minimum, &0, "PE-74");
    TrackInfo {
        last,
        signs: set(at, "prestige_spaces", &track.prestige_spaces),
        rewards,
        rewarded,
        bonus: [track.highest_bonus, track.second_bonus],
        duel_covered: set(duel_at, "shame_on", &duel.shame_on),
        duel_prestige: duel.prestige_by_passed.clone(),
        solo_sick: set(solo_at, "sick_on", &solo.sick_on),
        building: [build.village, build.town, build.city],
        less: build.minus_per_opponent_building,
    }
}

fn tasks_of(file: &File<'_>, raw: &raw::TaskFile) -> Vec<TaskInfo> {
    file.count("task tracks", &raw.track, 3..=3);
    in_order(file, &raw.track, |track| track.era);
    raw.track
        .iter()
        .map(|entry| {
            let (offset, track) = (entry.span().start, entry.get_ref());
            file.source(offset, &track.source);
            fixed(file, offset, "spaces", &track.spaces, &4, "PE-121");
            file.rising(offset, "influence", &track.influence, 4);
            file.rising(offset, "prestige", &track.prestige, 4);
            file.must(offset, track.solo_sick_on.iter().all(|space| (1..=4).contains(space)), || {
                "solo_sick_on: the spaces are 1 to 4".into()
            });
            let mut influence = track.influence.clone();
            influence.resize(4, 0);
            let mut prestige = track.prestige.clone();
            prestige.resize(4, 0);
            TaskInfo {
                influence,
                prestige,
                duel_minimum: track.duel_minimum,
                solo_sick: track.solo_sick_on.clone(),
            }
        })
        .collect()
}

fn board_of(file: &File<'_>, raw: &raw::BoardFile) -> (Vec<BuildingInfo>, Numbers) {
    let grid_at = raw.grid.span().start;
    let grid = raw.grid.get_ref();
    let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
    fixed(file, grid_at, "top", &grid.top, &words(&["move", "construct", "produce"]), "PE-40");
    fixed(file, grid_at, "left", &grid.left, &words(&["research", "cure", "assign"]), "PE-40");
    fixed(file, grid_at, "quarantine_on", &grid.quarantine_on, &grid.top, "PE-43");
    let improve = grid.improve_cost.get("research").copied().unwrap_or(0);
    file.must(grid_at, grid.improve_cost.len() == 1 && improve > 0, || {
        "improve_cost is paid in research, PE-42".into()
    });
    let resources = raw.resources.get_ref();
    let resources_at = raw.resources.span().start;
    file.must(resources_at, resources.blocked_space >= 1 && resources.blocked_space <= resources.cap, || {
        "blocked_space must be a space of the track".into()
    });
    let exchange: Vec<(&str, u8)> = resources.exchange.iter().map(|(word, &n)| (word.as_str(), n)).collect();
    fixed(file, resources_at, "exchange", &exchange, &vec![("get_coin", 1), ("give_any", 2)], "PE-44");
    let start = raw.start.get_ref();
    let quarantine = raw.quarantine.get_ref();
    let quarantine_at = raw.quarantine.span().start;
    fixed(file, quarantine_at, "grid", &quarantine.grid, &3, "PE-60");
    fixed(file, quarantine_at, "resource_track", &quarantine.resource_track, &1, "PE-60");
    let cemetery = raw.cemetery.get_ref();
    file.rising(raw.cemetery.span().start, "cemetery shame", &cemetery.shame, usize::from(cemetery.spaces));
    let recovery = raw.recovery.get_ref();
    let recovery_at = raw.recovery.span().start;
    file.rising(recovery_at, "herb_cost", &recovery.herb_cost, usize::from(recovery.spaces));
    file.rising(recovery_at, "recovery prestige", &recovery.prestige, usize::from(recovery.spaces));
    file.must(
        recovery_at,
        recovery.laboratory.iter().all(|space| (1..=recovery.spaces).contains(space)),
        || "laboratory: not a space of the recovery track".into(),
    );
    for (offset, source) in [
        (grid_at, &grid.source),
        (resources_at, &resources.source),
        (raw.start.span().start, &start.source),
        (quarantine_at, &quarantine.source),
        (raw.cemetery.span().start, &cemetery.source),
        (recovery_at, &recovery.source),
        (raw.assistants.span().start, &raw.assistants.get_ref().source),
    ] {
        file.source(offset, source);
    }
    file.must(0, raw.building.len() == MAX_BUILDINGS, || "the castle and nine buildings are needed".into());
    distinct(file, &raw.building, |building| &building.id);
    let kinds = [
        ("castle", BuildingKind::Castle),
        ("quarter", BuildingKind::Quarter),
        ("workshop", BuildingKind::Workshop),
        ("factory", BuildingKind::Factory),
        ("treasury", BuildingKind::Treasury),
    ];
    let buildings: Vec<BuildingInfo> = raw
        .building
        .iter()
        .enumerate()
        .map(|(index, entry)| {
            let (offset, building) = (entry.span().start, entry.get_ref());
            file.source(offset, &building.source);
            let kind = file.word(offset, "kind of building", &building.kind, &kinds);
            file.must(offset, (kind == BuildingKind::Castle) == (index == 0), || {
                "the castle comes first, and there is one".into()
            });
            file.must(offset, building.section <= 3 && (building.section == 0) == (index == 0), || {
                "the sections are 1 to 3".into()
            });
            let staffed = !matches!(kind, BuildingKind::Castle | BuildingKind::Factory);
            fixed(file, offset, "needs_worker", &building.needs_worker, &staffed, "PE-80");
            BuildingInfo {
                id: leak(&building.id),
                kind,
                section: building.section,
                cost: file.cost(offset, &building.cost),
                prestige: building.prestige,
                needs_worker: building.needs_worker,
                output: building.output,
                output_kind: building.output_kind.as_deref().map(|word| {
                    file.word(offset, "resource", word, &Resource::ALL.map(|kind| (kind.id(), kind)))
                }),
            }
        })
        .collect();
    for section in 1..=3 {
        let members = buildings.iter().filter(|building| building.section == section).count();
        file.must(0, members == 3, || format!("section {section} has {members} buildings, not three"));
    }
    let mut sections = [0; 3];
    for entry in &raw.section {
        let section = entry.get_ref();
        file.source(entry.span().start, &section.source);
        match sections.get_mut(usize::from(section.section).wrapping_sub(1)) {
            Some(bonus) => *bonus = section.bonus,
            None => file.fault(entry.span().start, "the sections are 1 to 3"),
        }
    }
    let laboratories = (0..=recovery.spaces)
        .map(|people| recovery.laboratory.iter().filter(|&&space| space <= people).count() as u8)
        .collect();
    let numbers = Numbers {
        start: [start.wood, start.stone, start.food, start.herbs, start.coin],
        start_research: start.research,
        assistants: three(file, raw.assistants.span().start, "per_era", &raw.assistants.get_ref().per_era),
        cap: resources.cap,
        blocked_cap: resources.blocked_space.saturating_sub(1),
        area: quarantine.area,
        overflow_shame: quarantine.overflow_shame,
        cemetery: cemetery.shame.clone(),
        herbs: recovery.herb_cost.clone(),
        recovery: recovery.prestige.clone(),
        laboratories,
        sections,
        improve,
        sick_per_target: [0; 3],
        destroy_at: 0,
        spread_sick: 0,
        refresh: 0,
        market: 0,
        tokens: [0; 6],
        markers: [[0; 3]; 6],
        markers_small: [0; 3],
        start_cards: [0; 6],
        resources_per_point: 1,
        coins_per_point: 1,
        neutral: [0; 3],
        most_buildings: 0,
        most_quarantine: 0,
        sick_left_shame: 0,
        dead_shame: 0,
        ranks: Vec::new(),
        solo_support: [0; 7],
    };
    file.must(raw.assistants.span().start, numbers.assistants.iter().all(|n| (1..=9).contains(n)), || {
        "a grid takes 1 to 9 assistants".into()
    });
    (buildings, numbers)
}

/// The effect of each technology, its main number's name, and the only value known where just one is.
const EFFECTS: [(&str, &str, Option<u8>); 30] = [
    ("treat_on_card", "spaces", None),
    ("influence_on_build", "influence", None),
    ("coin_on_visit", "", None),
    ("ignore_sick", "per_location", Some(1)),
    ("resource_on_enter_opponent", "", None),
    ("jump_same_size", "cost_moves", None),
    ("influence_on_build", "influence", None),
    ("free_gather", "per_location", None),
    ("discard_sick_on_cure", "count", Some(1)),
    ("store_healthy", "spaces", None),
    ("recall_from_capital", "count", Some(1)),
    ("trade_healthy_for_sick", "take", None),
    ("castle_output", "amount", None),
    ("treat_on_card", "spaces", None),
    ("discard_sick_at_quarter", "per_quarter", Some(1)),
    ("free_enter_opponent", "", None),
    ("buy_healthy", "healthy", None),
    ("quarantine_spaces", "spaces", None),
    ("quarantine_spaces", "spaces", None),
    ("resource_on_build", "most", None),
    ("strong_camp", "heal_on_place", Some(1)),
    ("move_points", "moves", None),
    ("gain_after_cure", "", None),
    ("shield_special_buildings", "", None),
    ("extra_building", "output", None),
    ("resource_cap", "cap", None),
    ("resource_cap_one_kind", "cap", None),
    ("repeat_combination", "", None),
    ("gain_on_capital_assign", "", None),
    ("produce_at_doctor", "", None),
];

fn technologies_of(file: &File<'_>, raw: &raw::TechnologyFile) -> Vec<TechInfo> {
    file.count("technologies", &raw.technology, 30..=30);
    distinct(file, &raw.technology, |technology| &technology.id);
    in_order(file, &raw.technology, |technology| technology.number);
    let mut list = vec![TechInfo { id: "none", name: "none", ..TechInfo::default() }];
    for (entry, &(effect, name, only)) in raw.technology.iter().zip(&EFFECTS) {
        let (offset, technology) = (entry.span().start, entry.get_ref());
        file.source(offset, &technology.source);
        fixed(file, offset, "effect", &technology.effect.as_str(), &effect, "the ledger");
        let slots = file.word(
            offset,
            "slot",
            &technology.slot,
            &[("any", 7), ("top", 1), ("middle", 2), ("bottom", 4)],
        );
        let params = &technology.params;
        let number = match name {
            "spaces" => params.spaces,
            "influence" => params.influence,
            "per_location" => params.per_location,
            "cost_moves" => params.cost_moves,
            "count" => params.count,
            "take" => params.take,
            "amount" => params.amount,
            "per_quarter" => params.per_quarter,
            "healthy" => params.healthy,
            "most" => params.most,
            "heal_on_place" => params.heal_on_place,
            "moves" => params.moves,
            "output" => params.output,
            "cap" => params.cap,
            _ => Some(0),
        };
        file.must(offset, number.is_some(), || format!("params.{name} is missing"));
        if let (Some(only), Some(number)) = (only, number) {
            file.must(offset, only == number, || format!("params.{name} is {number}: only {only} is known"));
        }
        if effect == "treat_on_card" {
            file.must(offset, number.is_some_and(|spaces| spaces >= 2), || "two spaces at least".into());
        }
        for (what, value) in [("give", params.give), ("per_place", params.per_place), ("kinds", params.kinds)]
        {
            file.must(offset, value.is_none_or(|value| value == 1), || {
                format!("params.{what}: only 1 is known")
            });
        }
        let gain = Bundle {
            goods: [params.wood, params.stone, params.food, params.herbs, params.coin]
                .map(Option::unwrap_or_default),
            research: params.research.unwrap_or_default(),
            prestige: params.prestige.unwrap_or_default(),
            ..Bundle::NONE
        };
        if ["coin_on_visit", "gain_after_cure", "gain_on_capital_assign"].contains(&effect) {
            file.must(offset, !gain.is_empty(), || "params must say what is gained".into());
        }
        let size = params.size.as_deref().map(|word| file.size(offset, word));
        if effect == "influence_on_build" {
            file.must(offset, size.is_some(), || "params.size is missing".into());
        }
        if effect == "buy_healthy" {
            file.must(offset, params.pay.is_some(), || "params.pay is missing".into());
        }
        list.push(TechInfo {
            id: leak(&technology.id),
            name: leak(&technology.name),
            cost: technology.cost,
            prestige: technology.prestige,
            slots,
            solo_removed: technology.solo_removed,
            amount: number.unwrap_or(0),
            gain,
            pay: params.pay.as_ref().map_or([0; 5], |pay| file.cost(offset, pay)),
            size,
        });
    }
    list.resize_with(MAX_TECHNOLOGIES, TechInfo::default);
    list
}

fn markers_of(file: &File<'_>, raw: &raw::MarkerFile) -> (Vec<MarkerInfo>, [[u8; 3]; 6], [u8; 3]) {
    file.count("markers", &raw.marker, 1..=64);
    distinct(file, &raw.marker, |marker| &marker.id);
    let markers: Vec<MarkerInfo> = raw
        .marker
        .iter()
        .map(|entry| {
            let (offset, marker) = (entry.span().start, entry.get_ref());
            file.source(offset, &marker.source);
            MarkerInfo {
                id: leak(&marker.id),
                size: file.size(offset, &marker.size),
                resource: file.basic(offset, &marker.resource),
                sick: marker.sick > 0,
            }
        })
        .collect();
    let enough = |offset: usize, counts: [u8; 3]| {
        for (size, count) in Size::ALL.into_iter().zip(counts) {
            let have = markers.iter().filter(|marker| marker.size == size).count();
            file.must(offset, usize::from(count) <= have, || {
                format!("{count} {} markers are drawn, there are {have}", size.id())
            });
        }
        counts
    };
    let mut counts = [[0; 3]; 6];
    for entry in &raw.draw {
        let (offset, draw) = (entry.span().start, entry.get_ref());
        file.source(offset, &draw.source);
        match counts.get_mut(usize::from(draw.players)) {
            Some(row) => *row = enough(offset, [draw.village, draw.town, draw.city]),
            None => file.fault(offset, "1 to 5 may play"),
        }
    }
    for (players, row) in counts.iter().enumerate().skip(1) {
        file.must(0, *row != [0; 3], || format!("no draw for {players} players"));
    }
    let mut small = [0; 3];
    for entry in &raw.draw_option {
        let (offset, option) = (entry.span().start, entry.get_ref());
        fixed(file, offset, "option", &option.option.as_str(), &"small_marker_draw", "PE-150");
        small = enough(offset, [option.village, option.town, option.city]);
    }
    file.must(0, small != [0; 3], || "the draw of option small_marker_draw is missing".into());
    (markers, counts, small)
}

fn setup_check(file: &File<'_>, raw: &raw::SetupFile, technologies: &[TechInfo], decrees: &[DecreeInfo]) {
    let (at, game) = (raw.game.span().start, raw.game.get_ref());
    fixed(file, at, "eras", &game.eras, &3, "PE-41");
    fixed(file, at, "years_per_era", &game.years_per_era, &2, "PE-05");
    fixed(file, at, "players", &game.players, &vec![1, 5], "the rule book");
    fixed(file, at, "market", &game.market, &5, "PE-07");
    fixed(file, at, "market_refresh_cards", &game.market_refresh_cards, &5, "PE-92");
    fixed(file, raw.supply.span().start, "limited", &raw.supply.get_ref().limited, &false, "PE-14");
    let (at, scoring) = (raw.scoring.span().start, raw.scoring.get_ref());
    fixed(file, at, "resource_set_prestige", &scoring.resource_set_prestige, &1, "PE-140");
    fixed(file, at, "shame_per_token", &scoring.shame_per_token, &-1, "PE-140");
    file.must(at, scoring.resources_per_point > 0 && scoring.coins_per_point > 0, || {
        "resources_per_point and coins_per_point must be above 0".into()
    });
    let (at, solo) = (raw.solo.span().start, raw.solo.get_ref());
    fixed(file, at, "capital_cards", &solo.capital_cards, &false, "PE-171");
    fixed(file, at, "neutral_cleared", &solo.neutral_cleared, &true, "PE-176");
    let removed: Vec<u8> =
        (1..).zip(technologies.iter().skip(1)).filter(|(_, t)| t.solo_removed).map(|(n, _)| n).collect();
    fixed(file, at, "technologies_removed", &solo.technologies_removed, &removed, "technologies.toml");
    let removed: Vec<u8> =
        decrees.iter().filter(|decree| decree.solo_removed).map(|decree| decree.number).collect();
    fixed(file, at, "decrees_removed", &solo.decrees_removed, &removed, "decrees.toml");
    file.must(at, solo.ranks.is_sorted_by_key(|rank| rank.min) && !solo.ranks.is_empty(), || {
        "the ranks must rise".into()
    });
    let (at, duel) = (raw.duel.span().start, raw.duel.get_ref());
    fixed(file, at, "new_market_each_era", &duel.new_market_each_era, &true, "PE-164");
    fixed(file, at, "neutral_cleared", &duel.neutral_cleared, &false, "PE-162");
    three(file, at, "neutral_people_by_era", &duel.neutral_people_by_era);
    for (offset, source) in [
        (raw.game.span().start, &game.source),
        (raw.scoring.span().start, &scoring.source),
        (raw.solo.span().start, &solo.source),
        (at, &duel.source),
    ] {
        file.source(offset, source);
    }
}

fn numbers_of_setup(numbers: &mut Numbers, raw: &raw::SetupFile) {
    let game = raw.game.get_ref();
    numbers.refresh = game.market_refresh_cost.get("research").copied().unwrap_or(1);
    numbers.market = game.market;
    let scoring = raw.scoring.get_ref();
    numbers.resources_per_point = scoring.resources_per_point.max(1);
    numbers.coins_per_point = scoring.coins_per_point.max(1);
    let duel = raw.duel.get_ref();
    numbers.neutral = duel.neutral_people_by_era.as_slice().try_into().unwrap_or([1, 2, 3]);
    numbers.most_buildings = duel.most_buildings;
    numbers.most_quarantine = duel.most_quarantine_shame;
    let solo = raw.solo.get_ref();
    numbers.sick_left_shame = solo.shame_per_sick_left;
    numbers.dead_shame = solo.shame_per_dead_at_end;
    numbers.ranks = solo.ranks.iter().map(|rank| (rank.min, leak(&rank_id(&rank.name)))).collect();
}

/// `Head of your House` becomes `head_of_your_house`.
fn rank_id(name: &str) -> String {
    name.to_lowercase().replace(' ', "_")
}
