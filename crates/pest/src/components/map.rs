//! The map out of its file.

use super::check::{File, distinct, fixed};
use super::raw;
use super::*;

impl raw::MapFile {
    /// The place of this id.
    pub(super) fn place(&self, id: &str) -> Option<Place> {
        let found = self.location.iter().take(MAX_PLACES).position(|entry| entry.get_ref().id == id);
        found.map(|index| Place(index as u8))
    }
}

pub(super) fn map_of(file: &File<'_>, raw: &raw::MapFile) -> Map {
    file.count("places", &raw.location, 1..=MAX_PLACES);
    file.count("roads", &raw.road, 1..=MAX_ROADS);
    distinct(file, &raw.location, |location| &location.id);
    let capital = raw.capital.get_ref();
    let at = raw.capital.span().start;
    fixed(file, at, "move_cost", &capital.move_cost, &0, "PE-50");
    fixed(file, at, "may_end_move", &capital.may_end_move, &false, "PE-50");
    fixed(file, at, "pest_target", &capital.pest_target, &false, "PE-13");
    let (head_at, head) = (raw.map.span().start, raw.map.get_ref());
    file.source(head_at, &head.source);
    file.source(at, &capital.source);
    let mut map = Map {
        extent: (head.width, head.height),
        seas: head
            .seas
            .iter()
            .map(|sea| SeaInfo {
                name: file.keep(&sea.name),
                port: file.color(head_at, &sea.port),
                at: (sea.x, sea.y),
            })
            .collect(),
        routes: [&head.routes.red, &head.routes.blue, &head.routes.black].map(|name| file.keep(name)),
        places: Vec::new(),
        count: raw.location.len().min(MAX_PLACES) as u8,
        all: Places((1u64 << raw.location.len().min(MAX_PLACES)) - 1),
        capital_id: file.keep(&capital.id),
        capital_name: file.keep(&capital.name),
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
            id: file.keep(&info.id),
            name: file.keep(&info.name),
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
        let found = raw.place(id).map(Some);
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
    let listed: Places = capital.neighbours.iter().filter_map(|id| raw.place(id)).collect();
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
