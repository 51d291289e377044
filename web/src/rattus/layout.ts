// Where the pieces of a region stand: name, a row of rats and neutral pieces, rows of cubes in seat order. All lengths are
// in units of the map; u is the size of a cube. The looser of three densities that fits is taken for the whole region.
import type { Spot } from '$/board/spot';
import layout from './regions-layout.json';
import type { RegionView } from './view';

export interface Place {
  x: number;
  y: number;
  w: number;
  rows?: number;
  px?: number;
  qx?: number;
  qy?: number;
}
export const PLACES = layout.regions as Record<string, Place>;

export type { Spot };

/** A player's cubes in one place. Those without a spot are under the last. */
export interface Group {
  seat: number;
  count: number;
  spots: Spot[];
  /** The place of the number, if there are too many to see. */
  number: Spot | null;
}
export interface Unit {
  id: string;
  name: Spot;
  tag: Spot;
  rats: (Spot & { mark: number })[];
  neutrals: (Spot & { key: string; kind: Neutral; number: number })[];
  groups: Group[];
  plague: Spot;
  /** The lowest line in use. */
  bottom: number;
}
export type Neutral = 'nun' | 'bishop' | 'caravan';

export const RAT = 1.42;
export const NEUTRAL = 1.36;
export const PLAGUE = 2.5;
/** Large cubes, as on a phone, would make these units reach the one beneath: they get one row. */
const LARGE = 19;
const HUNG = new Set(['polonia']);
const GAP = 0.42;
const LINE = 1.42;
const LOOSE = 0;
const PILE = 1;
const CHIP = 2;

/** One region's unit. */
export function unitOf(region: RegionView, neutrals: { kind: Neutral; number: number }[], u: number): Unit {
  const place = PLACES[region.id] ?? { x: 0, y: 0, w: 100 };
  const rats: Unit['rats'] = [];
  const others: Unit['neutrals'] = [];
  let y = place.y;
  if (region.rats.length > 0 || neutrals.length > 0) {
    y += u * 1.22;
    const size = u * RAT;
    const wide = region.rats.length > 0 ? size * (1 + (region.rats.length - 1) * 0.86) : 0;
    const rest = neutrals.length * u * 1.5;
    const between = wide && rest ? u * 0.35 : 0;
    let x = place.x - (wide + between + rest) / 2;
    for (const [at, { mark }] of region.rats.entries()) rats.push({ mark, x: x + size / 2 + at * size * 0.86, y });
    x += wide + between;
    for (const { kind, number } of neutrals) {
      others.push({ key: `${kind} ${number}`, kind, number, x: x + u * 0.75, y });
      x += u * 1.5;
    }
    y += u * LINE;
  } else y += u;
  const rows = u > LARGE && HUNG.has(region.id) ? 1 : (place.rows ?? 2);
  const { groups, bottom } = flow(region.cubes, { x: place.x, y, w: place.w }, u, rows);
  return {
    id: region.id,
    name: { x: place.x, y: place.y },
    tag: { x: place.x + (place.px ?? 0), y: place.y - u * 1.43 },
    rats,
    neutrals: others,
    groups,
    plague: { x: place.x + (place.qx ?? -u * 3), y: place.qy ? place.y + place.qy : place.y + u * 1.6 },
    bottom,
  };
}

/** Groups of cubes flow into rows around x, the first of them at y. */
export function flow(
  cubes: number[],
  { x, y, w }: { x: number; y: number; w: number },
  u: number,
  rows: number,
): { groups: Group[]; bottom: number } {
  const present = cubes.map((count, at) => ({ seat: at + 1, count })).filter(({ count }) => count > 0);
  let density = LOOSE;
  let lines = wrap(present, w / u, density);
  while (lines.length > rows && density < CHIP) lines = wrap(present, w / u, ++density);
  // One row more than wished for is the most: rather into the sea than onto the region beneath.
  if (lines.length > rows + 1) lines = chunks(present, Math.ceil(present.length / (rows + 1)));
  const groups: Group[] = [];
  let line = y;
  for (const row of lines) {
    const total = row.reduce((sum, { count }) => sum + width(count, density), 0) + (row.length - 1) * GAP;
    let left = x - (total * u) / 2;
    for (const { seat, count } of row) {
      groups.push(group(seat, count, left, line, u, density));
      left += (width(count, density) + GAP) * u;
    }
    line += u * LINE;
  }
  return { groups, bottom: lines.length > 0 ? line - u * LINE : y - u * LINE };
}

interface Counted {
  seat: number;
  count: number;
}

function wrap(all: Counted[], most: number, density: number): Counted[][] {
  const rows: Counted[][] = [];
  let x = 0;
  for (const one of all) {
    const wide = width(one.count, density);
    if (rows.length === 0 || (x > 0 && x + wide > most)) {
      rows.push([]);
      x = 0;
    }
    rows.at(-1)?.push(one);
    x += wide + GAP;
  }
  // Three and three read better than five and one.
  const [first, second] = rows;
  if (first && second && rows.length === 2 && first.length - second.length > 1) {
    const half = Math.ceil(all.length / 2);
    return [all.slice(0, half), all.slice(half)];
  }
  return rows;
}

function chunks(all: Counted[], size: number): Counted[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
}

/** How wide a group is, in cubes. */
function width(count: number, density: number): number {
  if (density === CHIP) return count === 1 ? 1 : 1.75;
  return 1 + (shown(count, density) - 1) * step(count, density) + (hasNumber(count, density) ? 0.8 : 0);
}

function shown(count: number, density: number): number {
  return density === CHIP ? 1 : Math.min(count, density === PILE ? 3 : 4);
}

function step(count: number, density: number): number {
  if (density === PILE) return count <= 2 ? 0.62 : 0.36;
  return count <= 3 ? 0.8 : count === 4 ? 0.52 : 0.4;
}

function hasNumber(count: number, density: number): boolean {
  return count >= [4, 3, 2][density]!;
}

function group(seat: number, count: number, left: number, y: number, u: number, density: number): Group {
  const visible = shown(count, density);
  const spots = Array.from({ length: visible }, (_, at) => ({ x: left + u / 2 + at * step(count, density) * u, y }));
  const last = spots.at(-1) ?? { x: left, y };
  return { seat, count, spots, number: hasNumber(count, density) ? { x: last.x + u * 0.66, y: y + u * 0.34 } : null };
}
