// Where things stand on a crowded sheet: the name of a place beneath it, shifted a little where a neighbour's signs would lie on
// it; the people of a road in its middle, or along it where more of them can be seen.
import type { Spot } from '$/board/spot';
import { RADIUS, type RoadLine, type Site } from './scene';

/** A name as it is set: size and drop beneath the mark, as in map.css. */
const LETTER = 6.4;
const HEIGHT = 13;
/** Width of a building, and how many a place holds (PE-71). */
const BUILDING = 17;
const ROOM = { village: 1, town: 2, city: 3 };
const SHIFTS = [0, -10, 10, -18, 18, -26, 26];

/** A pill, as wide and high as Pill.svelte draws it, and where along its road it may stand. */
const PILL = [31, 18] as const;
const PARTS = [0.5, 0.58, 0.42, 0.66, 0.34];
/** Next to the road only where nothing along it is free. */
const SIDES = [0, 11, -11];

export type Bounds = readonly [left: number, top: number, right: number, bottom: number];

/** How far aside each name stands, in units of the drawing. People come and go, names stay: a pill counts whether there is one or not. */
export function shiftsOf(sites: readonly Site[], u: number): Map<string, number> {
  const marks = sites.map((site) => ({ id: site.id, boxes: marksOf(site, u) }));
  return new Map(
    sites.map((site) => {
      const near = marks.filter(({ id }) => id !== site.id).flatMap(({ boxes }) => boxes);
      const cost = (shift: number) => near.reduce((sum, box) => sum + shared(nameOf(site, u, shift), box), 0);
      const best = SHIFTS.reduce((one, other) => (cost(other) < cost(one) - 1 ? other : one));
      return [site.id, best];
    }),
  );
}

export function nameOf({ x, y, size, name }: Site, u: number, shift: number): Bounds {
  const half = (name.length * LETTER * u) / 2;
  const top = y + (RADIUS[size] + 3) * u;
  return [x + shift * u - half, top, x + shift * u + half, top + HEIGHT * u];
}

/** The mark itself, its port and the pill of its sick. */
export function marksOf({ x, y, size, port }: Site, u: number): Bounds[] {
  const r = RADIUS[size];
  const box = (left: number, top: number, width: number, height: number): Bounds => [
    x + left * u,
    y + top * u,
    x + (left + width) * u,
    y + (top + height) * u,
  ];
  return [box(-r, -r, 2 * r, 2 * r), box(r - 1, -r - 6, 31, 18), ...(port ? [box(-r - 10.5, -r - 6.5, 15, 15)] : [])];
}

/** All that lies on the map whatever happens: marks and names. */
export function takenBy(sites: readonly Site[], u: number): Bounds[] {
  const shifts = shiftsOf(sites, u);
  return sites.flatMap((site) => [...marksOf(site, u), nameOf(site, u, shifts.get(site.id) ?? 0)]);
}

/** The box of a pill around its middle. */
export function pillBox({ x, y }: Spot, u: number): Bounds {
  const [width, height] = PILL;
  return [x - (width / 2) * u, y - (height / 2) * u, x + (width / 2) * u, y + (height / 2) * u];
}

export function pillOn({ a, b }: RoadLine, taken: readonly Bounds[], u: number): Spot {
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const spots = SIDES.flatMap((side) =>
    PARTS.map((part) => ({
      x: a.x + (b.x - a.x) * part - ((b.y - a.y) / long) * side * u,
      y: a.y + (b.y - a.y) * part + ((b.x - a.x) / long) * side * u,
    })),
  );
  const cost = (spot: Spot) => taken.reduce((sum, box) => sum + shared(pillBox(spot, u), box), 0);
  // Another spot has to be worth it: by more than a sliver of the pill.
  return spots.reduce((one, other) => (cost(other) < cost(one) - 12 * u ? other : one));
}

/** How much two boxes lie on each other. */
export function shared([a, b, c, d]: Bounds, [e, f, g, h]: Bounds): number {
  return Math.max(0, Math.min(c, g) - Math.max(a, e)) * Math.max(0, Math.min(d, h) - Math.max(b, f));
}

/** Width and height of a tag, as Tag.svelte draws it. */
export function tagSize(parts: readonly { sign?: string; text: string }[]): readonly [width: number, height: number] {
  return [parts.reduce((sum, { sign, text }) => sum + (sign ? 12 : 0) + 8 * text.length + 1, 8), 17];
}

/** Everything on a place that has to be read: the mark, its port, its sick people and its buildings. */
export function piecesOf(site: Site, u: number): Bounds[] {
  const { x, y, size, sick, buildings, port } = site;
  const r = RADIUS[size];
  const box = (left: number, top: number, width: number, height: number): Bounds => [
    x + left * u,
    y + top * u,
    x + (left + width) * u,
    y + (top + height) * u,
  ];
  const row = buildings.length * 17;
  return [
    box(-r, -r, 2 * r, 2 * r),
    ...(sick > 0 ? [box(r - 1, -r - 6, 31, 18)] : []),
    ...(port ? [box(-r - 10.5, -r - 6.5, 15, 15)] : []),
    ...(row > 0 ? [box(-row / 2 - (sick > 0 ? 6 : 0), -r - 16, row, 18)] : []),
  ];
}

/** What the places themselves take up, as if all of them were full: marks, ports, names, sick people and buildings. */
export function fixedBoxes(sites: readonly Site[], u: number): Bounds[] {
  const shifts = shiftsOf(sites, u);
  return sites.flatMap((site) => {
    const row = ROOM[site.size] * BUILDING;
    const top = site.y - (RADIUS[site.size] + 16) * u;
    const left = site.x - (row / 2 + 6) * u;
    return [...marksOf(site, u), nameOf(site, u, shifts.get(site.id) ?? 0), [left, top, left + (row + 6) * u, top + 18 * u] as const];
  });
}

/** Where the right end of each tag is, relative to its place: where it covers least of what has to be read. `pieces` are doctors, camps and people on roads. */
export function tagSpots(
  sites: readonly Site[],
  tags: ReadonlyMap<string, readonly { sign?: string; text: string }[]>,
  pieces: readonly Bounds[],
  u: number,
): Map<string, Spot> {
  const shifts = shiftsOf(sites, u);
  const boxes = [...pieces, ...sites.flatMap((site) => [...piecesOf(site, u), nameOf(site, u, shifts.get(site.id) ?? 0)])];
  const spots = new Map<string, Spot>();
  for (const site of sites) {
    const parts = tags.get(site.id);
    if (!parts || parts.length === 0) continue;
    const [width, height] = tagSize(parts);
    const r = RADIUS[site.size];
    const beyond = site.doctors.length > 0 ? 6 + site.doctors.length * 16 : 0;
    const candidates: Spot[] = [
      { x: -r - 6 - beyond, y: -8 },
      { x: -r - 6 - beyond, y: -20 },
      { x: -r - 6 - beyond, y: 4 },
      { x: r + 6 + width, y: 2 },
      { x: r + 6 + width, y: -8 },
      { x: width / 2, y: -r - 22 },
      { x: width / 2, y: -r - 36 },
      { x: width / 2, y: r + 19 },
      { x: -r, y: r + 16 },
      { x: r + width, y: r + 16 },
      { x: r + 40 + width, y: -r - 6 },
    ];
    const boxOf = (spot: Spot): Bounds => [
      site.x + (spot.x - width) * u,
      site.y + spot.y * u,
      site.x + spot.x * u,
      site.y + (spot.y + height) * u,
    ];
    // A tag beyond the left edge of the map would be cut off.
    const cutOff = (spot: Spot) => (boxOf(spot)[0] < 0 ? 10_000 : 0);
    const cost = (spot: Spot) => cutOff(spot) + boxes.reduce((sum, box) => sum + shared(boxOf(spot), box), 0);
    const best = candidates.reduce((one, other) => (cost(other) < cost(one) - 1 ? other : one));
    spots.set(site.id, best);
    boxes.push(boxOf(best));
  }
  return spots;
}
