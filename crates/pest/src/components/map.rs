//! The map.

use super::build::{id, text};
use super::check::{Check, readable};
use super::files::{Location, MapFile, RoadLine};
use super::{MAX_ROADS_AT_PLACE, Map, PlaceInfo, SeaInfo};
use crate::place::{MAX_PLACES, MAX_ROADS, Place, Places, Resource, Road, Size};
use game::data::{Field, Row, column};
use std::collections::BTreeMap;

/// An end of a road.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum End {
    Capital,
    /// A place by its line.
    Place(usize),
}

impl MapFile {
    /// The line of the place with this id, and the place if it could be read.
    pub(super) fn location(&self, id: &str) -> Option<(usize, &Location)> {
        let mut numbered =
            self.location.iter().enumerate().filter_map(|(line, row)| Some((line, row.get()?)));
        numbered.find(|(_, location)| location.id.get().is_some_and(|own| own.0 == id))
    }

    fn end(&self, id: &str) -> Option<End> {
        let capital = self.capital.get().and_then(|capital| capital.id.get());
        if capital.is_some_and(|capital| capital.0 == id) {
            return Some(End::Capital);
        }
        self.location(id).map(|(line, _)| End::Place(line))
    }

    /// Both ends of a road, if they are known.
    fn ends(&self, road: &RoadLine) -> Option<(End, End)> {
        Some((self.end(road.a.get()?)?, self.end(road.b.get()?)?))
    }
}

pub(super) fn check(mut check: Check<'_, '_, MapFile>) {
    let map = &check.file.content;
    check.count("places", &map.location, 1..=MAX_PLACES);
    check.count("roads", &map.road, 1..=MAX_ROADS);
    check.ids(&map.location, |location| &location.id);
    if let Some(capital) = map.capital.get() {
        check.fixed_number("move_cost", &capital.move_cost, 0, "PE-50");
        check.fixed("may_end_move", &capital.may_end_move, &false, "PE-50");
        check.fixed("pest_target", &capital.pest_target, &false, "PE-13");
    }
    let end_must_exist = |check: &mut Check<'_, '_, MapFile>, end: &Field<String>| {
        // If the id of the capital could not be read, an unknown name may be its name.
        let capital_known = map.capital.get().is_some_and(|capital| capital.id.get().is_some());
        check.must(
            end,
            |id| !capital_known || map.end(id).is_some(),
            |id| format!("there is no place `{id}` on the map"),
        );
    };
    for road in readable(&map.road) {
        end_must_exist(&mut check, &road.a);
        end_must_exist(&mut check, &road.b);
    }
    roads(&mut check);
    capital(&mut check);
    connection(&mut check);
    start_places(&mut check);
}

/// No road stands twice or leads nowhere, and a place has at most [`MAX_ROADS_AT_PLACE`] of them.
fn roads(check: &mut Check<'_, '_, MapFile>) {
    let map = &check.file.content;
    let mut seen = BTreeMap::new();
    let mut degrees = BTreeMap::<End, usize>::new();
    for row in &map.road {
        let Some((road, (a, b))) = row.get().and_then(|road| Some((road, map.ends(road)?))) else { continue };
        if a == b {
            check.fault(&road.b, format!("a road from `{}` to itself", road.a.read()));
            continue;
        }
        let line = check.file.spot(row).line;
        if let Some(first) = seen.insert((a.min(b), a.max(b)), line) {
            let message = format!(
                "a second road between `{}` and `{}`, after line {first}",
                road.a.read(),
                road.b.read()
            );
            check.fault(row, message);
            continue;
        }
        if a == End::Capital || b == End::Capital {
            continue; // The capital has its own table of roads.
        }
        for (end, name) in [(a, &road.a), (b, &road.b)] {
            let degree = degrees.entry(end).or_default();
            *degree += 1;
            if *degree > MAX_ROADS_AT_PLACE {
                check.fault(name, format!("more than {MAX_ROADS_AT_PLACE} roads meet in `{}`", name.read()));
            }
        }
    }
}

/// The capital's neighbours are the places its roads lead to.
fn capital(check: &mut Check<'_, '_, MapFile>) {
    let map = &check.file.content;
    let Some(capital) = map.capital.get() else { return };
    let (Some(id), Some(listed)) = (capital.id.get(), capital.neighbours.get()) else { return };
    let ends = |road: &RoadLine| Some((road.a.get()?.clone(), road.b.get()?.clone()));
    let complete = column(&map.road, |road| map.ends(road)).is_some();
    let pairs: Vec<(String, String)> = readable(&map.road).filter_map(ends).collect();
    for neighbour in &listed.0 {
        let joined =
            pairs.iter().any(|(a, b)| (*a == id.0 && b == neighbour) || (*b == id.0 && a == neighbour));
        if map.location(neighbour).is_none() {
            check.fault(&capital.neighbours, format!("there is no place `{neighbour}` on the map"));
        } else if !joined && complete {
            check.fault(&capital.neighbours, format!("no road leads from the capital to `{neighbour}`"));
        }
    }
    for road in readable(&map.road) {
        let Some((a, b)) = ends(road) else { continue };
        let place = if a == id.0 {
            b
        } else if b == id.0 {
            a
        } else {
            continue;
        };
        if map.location(&place).is_some() && !listed.0.contains(&place) {
            let message = format!("`neighbours` of the capital must name `{place}`, to which a road leads");
            check.fault(&capital.neighbours, message);
        }
    }
}

/// Every place can be reached from the first. Checked only if all roads could be read.
fn connection(check: &mut Check<'_, '_, MapFile>) {
    let map = &check.file.content;
    let Some(roads) = column(&map.road, |road| map.ends(road)) else { return };
    let mut reached = vec![End::Place(0)];
    let mut next = 0;
    while next < reached.len() {
        for &(a, b) in &roads {
            let other = if a == reached[next] {
                b
            } else if b == reached[next] {
                a
            } else {
                continue;
            };
            if !reached.contains(&other) {
                reached.push(other);
            }
        }
        next += 1;
    }
    for (line, row) in map.location.iter().enumerate() {
        if !reached.contains(&End::Place(line)) {
            check.fault(row, "no road leads there from the rest of the map");
        }
    }
}

/// With every number of players a village with a start sign stands. Checked only if all places could be read.
fn start_places(check: &mut Check<'_, '_, MapFile>) {
    let rows = &check.file.content.location;
    let places =
        column(rows, |place| Some((place.size.get()?, place.start.get()?, place.destroyed_at.get()?)));
    let Some(places) = places else { return };
    for players in 1..=5 {
        let stands = places.iter().any(|(size, start, destroyed)| {
            **size == Size::Village && **start && destroyed.0.iter().all(|count| count.0 != players)
        });
        if !stands {
            check.fault_of_list(rows, format!("no village with a start sign stands with {players} players"));
        }
    }
}

pub(super) fn build(file: &MapFile) -> Map {
    let (head, capital) = (file.map.read(), file.capital.read());
    let count = file.location.len();
    let routes = head.routes.read();
    let mut map = Map {
        extent: (*head.width.read(), *head.height.read()),
        seas: (head.seas.read().iter().map(Row::read))
            .map(|sea| SeaInfo {
                name: text(&sea.name),
                port: *sea.port.read(),
                at: (*sea.x.read(), *sea.y.read()),
            })
            .collect(),
        routes: [&routes.red, &routes.blue, &routes.black].map(text),
        places: Vec::new(),
        count: count as u8,
        all: Places((1u64 << count) - 1),
        capital_id: id(&capital.id),
        capital_name: text(&capital.name),
        capital_at: (*capital.x.read(), *capital.y.read()),
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
    for (place, row) in (0..).map(Place).zip(&file.location) {
        add_place(&mut map, place, row.read());
    }
    for (road, row) in (0..).map(Road).zip(&file.road) {
        add_road(&mut map, file, road, row.read());
    }
    map
}

fn add_place(map: &mut Map, place: Place, location: &Location) {
    let add = |set: &mut Places| *set = set.with(place);
    let info = PlaceInfo {
        id: id(&location.id),
        name: text(&location.name),
        size: *location.size.read(),
        resource: (*location.resource.read()).into(),
        port: location.port.as_ref().map(|port| *port.read()),
        at: (*location.x.read(), *location.y.read()),
    };
    add(&mut map.of_size[info.size as usize]);
    map.size[place.index()] = info.size;
    map.resource[place.index()] = info.resource;
    if let Some(port) = info.port {
        add(&mut map.ports[port as usize]);
    }
    if location.initial_sick.read().0 > 0 {
        add(&mut map.sick);
    }
    if *location.start.read() {
        add(&mut map.start);
    }
    for players in &location.destroyed_at.read().0 {
        add(&mut map.destroyed_at[usize::from(players.0)]);
    }
    map.places.push(info);
}

fn add_road(map: &mut Map, file: &MapFile, road: Road, line: &RoadLine) {
    let (a, b) = file.ends(line).expect("both ends of a road exist");
    let ends = [a, b].map(|end| match end {
        End::Capital => None,
        End::Place(line) => Some(Place(line as u8)),
    });
    match ends {
        [Some(a), Some(b)] => {
            for (from, to) in [(a, b), (b, a)] {
                map.neighbours[from.index()] = map.neighbours[from.index()].with(to);
                map.ways[from.index()][usize::from(map.degree[from.index()])] = (to, road);
                map.degree[from.index()] += 1;
            }
        }
        [Some(place), None] | [None, Some(place)] => {
            map.capital = map.capital.with(place);
            map.capital_road[place.index()] = road;
        }
        [None, None] => unreachable!("no road leads from the capital to itself"),
    }
    let color = line.color.as_ref().map(|color| *color.read());
    if let Some(color) = color {
        map.colored[color as usize] |= 1 << road.0;
        for place in ends.into_iter().flatten() {
            map.on_road[color as usize] = map.on_road[color as usize].with(place);
        }
    }
    map.roads.push(ends);
    map.road_colors.push(color);
}
