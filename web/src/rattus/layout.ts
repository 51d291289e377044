// Where the pieces of a region stand: name, a row of rats and neutral pieces, rows of cubes in seat order. All lengths are
// in units of the map; u is the size of a cube. The looser of three densities that fits is taken for the whole region.
import map from 'virtual:rattus-map';
import type { RoomLine } from '../../build/rattus';
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
  /** The middle of the number, if there are too many to see. */
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
  /** The size of its cubes. */
  u: number;
}
export type Neutral = 'nun' | 'bishop' | 'caravan';

/** Distance that cubes keep from the border. */
const MARGIN = 1.5;
/** Distance between two lines of a room, as the build makes them. */
const ROOM_STEP = 5;
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

/** How much smaller pieces may get where a region is crowded. */
const SCALES = [1, 0.92, 0.85, 0.78, 0.71, 0.64, 0.57, 0.5];

/** Whether pieces have to stand on their own region, or may also stand in the sea. */
type Ground = 'land' | 'sea';

/** One region's unit: with pieces of the usual size if they fit, else smaller. */
export function unitOf(region: RegionView, neutrals: { kind: Neutral; number: number }[], u: number): Unit {
  const key = JSON.stringify([region.id, u, region.cubes, region.rats.map(({ mark }) => mark), neutrals]);
  const known = units.get(key) ?? fitted(region, neutrals, u);
  if (units.size >= MOST_UNITS) units.clear();
  units.set(key, known);
  return known;
}

/** Units made before: a move changes few regions. */
const units = new Map<string, Unit>();
const MOST_UNITS = 400;

function fitted(region: RegionView, neutrals: { kind: Neutral; number: number }[], u: number): Unit {
  for (const ground of ['land', 'sea'] as const) {
    for (const scale of SCALES) {
      const unit = unitAt(region, neutrals, u, scale, ground);
      if (unit) return unit;
    }
  }
  throw new Error(`no room in ${region.id}`);
}

/** The unit with pieces of this scale; null if they don't fit. At the smallest scale in the sea they count as fitting. */
function unitAt(
  region: RegionView,
  neutrals: { kind: Neutral; number: number }[],
  full: number,
  scale: number,
  ground: Ground,
): Unit | null {
  const last = ground === 'sea' && scale === SCALES.at(-1);
  const u = full * scale;
  const place = PLACES[region.id] ?? { x: 0, y: 0, w: 100 };
  const room = roomIn(region.id, place, full, ground);
  const signs = signsOf(region, neutrals, place, u, room);
  if (!signs.fits && !last) return null;
  const rows = u > LARGE && HUNG.has(region.id) ? 1 : (place.rows ?? 2);
  const { groups, bottom, fits } = flow(region.cubes, { x: place.x, y: signs.bottom, w: place.w }, u, rows, (line) =>
    room(line, u * 0.5 + MARGIN),
  );
  if (!fits && !last) return null;
  const unit = {
    id: region.id,
    name: { x: place.x, y: place.y },
    tag: { x: place.x + (place.px ?? 0), y: place.y - full * 1.43 },
    rats: signs.rats,
    neutrals: signs.neutrals,
    groups,
    bottom,
    u,
  };
  const plague = plagueOf(unit, place, u, full, ground);
  return plague.fits || last ? { ...unit, plague: plague.at } : null;
}

interface Signs {
  rats: Unit['rats'];
  neutrals: Unit['neutrals'];
  /** The line of the first cubes. */
  bottom: number;
  fits: boolean;
}

/** Rats and neutral pieces: in one line if that fits, else the neutral pieces in lines of their own. */
function signsOf(region: RegionView, neutrals: { kind: Neutral; number: number }[], place: Place, u: number, room: Room): Signs {
  const signs: Signs = { rats: [], neutrals: [], bottom: place.y + u, fits: true };
  if (region.rats.length === 0 && neutrals.length === 0) return signs;
  const size = u * RAT;
  const each = u * 1.5;
  signs.bottom = place.y + u * 1.22;
  /** A line of rats and neutral pieces; whether there is room for it. */
  const line = (rats: RegionView['rats'], others: typeof neutrals): boolean => {
    const y = signs.bottom;
    const [left, right] = room(y, size / 2);
    const rest = others.length * each;
    const between = rats.length > 0 && rest > 0 ? u * 0.35 : 0;
    // Rats overlap more where the region is narrow.
    const spare = (right - left - rest - between) / (size * Math.max(1, rats.length - 1));
    const step = size * Math.min(0.86, Math.max(0.5, spare));
    const wide = rats.length > 0 ? size + (rats.length - 1) * step : 0;
    const total = wide + between + rest;
    if (total > right - left + size) return false;
    let x = centred(place.x, total, left - size / 2, right + size / 2) - total / 2;
    for (const [at, { mark }] of rats.entries()) signs.rats.push({ mark, x: x + size / 2 + at * step, y });
    x += wide + between;
    for (const { kind, number } of others) {
      signs.neutrals.push({ key: `${kind} ${number}`, kind, number, x: x + each / 2, y });
      x += each;
    }
    signs.bottom += u * LINE;
    return true;
  };
  if (line(region.rats, neutrals)) return signs;
  if (region.rats.length > 0 && !line(region.rats, [])) return { ...signs, fits: false };
  for (let left = neutrals; left.length > 0;) {
    let count = left.length;
    while (count > 0 && !line([], left.slice(0, count))) count -= 1;
    if (count === 0) return { ...signs, fits: false };
    left = left.slice(count);
  }
  return signs;
}

/** From where to where a piece with a radius can stand on a line without touching the land of another region. */
type Room = (y: number, radius: number) => readonly [left: number, right: number];

function linesIn(id: string, y: number, radius: number): RoomLine[] {
  const room = map.rooms[id];
  if (!room) return [];
  const from = Math.floor((y - radius - room.top) / ROOM_STEP);
  const to = Math.ceil((y + radius - room.top) / ROOM_STEP);
  return from < 0 || to >= room.lines.length ? [] : room.lines.slice(from, to + 1);
}

function roomIn(id: string, { x, w }: Place, full: number, ground: Ground): Room {
  return (y, radius) => {
    const lines = linesIn(id, y, radius);
    if (lines.length === 0) return ground === 'sea' ? [x - w / 2, x + w / 2] : NOWHERE;
    const spans = lines.flatMap(([free]) => (free ? [[free[0] + radius, free[1] - radius] as const] : []));
    if (spans.length < lines.length) return NOWHERE;
    // On land the middle of every piece is on the region itself.
    const own = ground === 'land' ? linesIn(id, y, 0).map((line) => line[1] ?? NOWHERE) : [];
    const all = [...spans, ...own, ...besideNames(id, x, y, radius, full)];
    return [Math.max(...all.map(([left]) => left)), Math.min(...all.map(([, right]) => right))];
  };
}

/** The size of a region's name: half its width, and its height above the line it stands on. */
function nameSize(id: string, full: number): { half: number; height: number } {
  return { half: id.length * full * 0.38, height: full * 0.76 };
}

/** What the names of other regions, which may reach over a border, leave of a line. */
function besideNames(id: string, x: number, y: number, radius: number, full: number): (readonly [number, number])[] {
  return Object.entries(PLACES).flatMap(([other, name]) => {
    const { half, height } = nameSize(other, full);
    if (other === id || y + radius < name.y - height || y - radius > name.y) return [];
    return [name.x < x ? [name.x + half + radius, Infinity] : [-Infinity, name.x - half - radius]];
  });
}

/** The room of a line on which no piece can stand. */
const NOWHERE = [0, -1000] as const;

/** The middle of something wide that should be at `x` and has to stay between two edges. */
function centred(x: number, wide: number, left: number, right: number): number {
  return wide > right - left ? (left + right) / 2 : Math.min(right - wide / 2, Math.max(left + wide / 2, x));
}

/** Where the plague stands: on its own region if there is room, in any case not on another one, and on no other piece. */
function plagueOf(
  unit: Omit<Unit, 'plague'>,
  { x, y, w, qx = -u0 * 3, qy = u0 * 1.6 }: Place,
  u: number,
  full: number,
  ground: Ground,
): { at: Spot; fits: boolean } {
  const radius = u * PLAGUE * 0.42;
  const names = Object.entries(PLACES).filter(([, name]) => Math.hypot(name.x - x, name.y - y) < NEARBY);
  const blocked: Disc[] = [
    ...names.flatMap(([id, name]) => {
      const { half, height } = nameSize(id, full);
      return [-1, -0.5, 0, 0.5, 1].map((part) => ({ x: name.x + part * half, y: name.y - height / 2, r: full * 0.66 }));
    }),
    ...unit.rats.map((rat) => ({ ...rat, r: (u * RAT) / 2 })),
    ...unit.neutrals.map((piece) => ({ ...piece, r: (u * NEUTRAL) / 2 })),
    ...unit.groups.flatMap(({ spots, number }) => [...spots, ...(number ? [number] : [])].map((spot) => ({ ...spot, r: u * 0.5 }))),
  ];
  const wished = { x: x + qx, y: y + qy };
  let best = wished;
  let least = Number.POSITIVE_INFINITY;
  for (let dy = -u * 3.2; dy <= unit.bottom - y + u * 3.2; dy += u * 0.4) {
    for (let dx = -w; dx <= w; dx += u * 0.4) {
      const spot = { x: x + dx, y: y + dy };
      const cost = plagueCost(unit.id, spot, radius, blocked, ground) + Math.hypot(spot.x - wished.x, spot.y - wished.y) * 0.02;
      if (cost < least) [best, least] = [spot, cost];
    }
  }
  return { at: best, fits: least < PLAGUE_FITS };
}

/** Names further away than this are out of the plague's reach. */
const NEARBY = 260;
/** The cost below which the plague covers nothing and stands on no other region. */
const PLAGUE_FITS = 12;

/** Cubes at the usual size, for the defaults of places. */
const u0 = 16.5;

type Disc = Spot & { r: number };

function plagueCost(id: string, { x, y }: Spot, radius: number, blocked: Disc[], ground: Ground): number {
  const lines = linesIn(id, y, radius);
  const covered = blocked.reduce((sum, disc) => sum + Math.max(0, radius + disc.r - Math.hypot(x - disc.x, y - disc.y)), 0);
  const beyond = lines.reduce((sum, [free]) => sum + (free ? Math.max(0, free[0] + radius - x, x + radius - free[1]) : radius * 2), 0);
  const atSea = lines.filter(([, own]) => !own || x - radius < own[0] || x + radius > own[1]).length / Math.max(1, lines.length);
  const own = linesIn(id, y, 0);
  const astray = ground === 'land' && (own.length === 0 || own.some(([, span]) => !span || x < span[0] || x > span[1]));
  return (lines.length === 0 || astray ? 1000 : 0) + covered * 10 + beyond * 20 + atSea * 6;
}

/** Groups of cubes flow into rows around x, the first of them at y. `span` limits each row to where cubes may stand. */
export function flow(
  cubes: number[],
  { x, y, w }: { x: number; y: number; w: number },
  u: number,
  rows: number,
  span: (y: number) => readonly [left: number, right: number] = () => [x - w / 2, x + w / 2],
): { groups: Group[]; bottom: number; fits: boolean } {
  const present = cubes.map((count, at) => ({ seat: at + 1, count })).filter(({ count }) => count > 0);
  /** The width of a row: the wished one, if the region is so wide there. */
  const most = (row: number) => {
    const [left, right] = span(y + row * u * LINE);
    return Math.min(w, right - left + u) / u;
  };
  let density = LOOSE;
  let lines = wrap(present, most, density);
  const fitsInto = (count: number) => lines.length <= count && lines.every((row, at) => rowWidth(row, density) <= most(at));
  while (!fitsInto(rows) && density < CHIP) lines = wrap(present, most, ++density);
  const groups: Group[] = [];
  let line = y;
  for (const row of lines) {
    const total = rowWidth(row, density) * u;
    const [from, to] = span(line);
    let left = centred(x, total, from - u / 2, to + u / 2) - total / 2;
    for (const { seat, count } of row) {
      groups.push(group(seat, count, left, line, u, density));
      left += (width(count, density) + GAP) * u;
    }
    line += u * LINE;
  }
  return { groups, bottom: lines.length > 0 ? line - u * LINE : y - u * LINE, fits: fitsInto(rows + 1) };
}

interface Counted {
  seat: number;
  count: number;
}

function wrap(all: Counted[], most: (row: number) => number, density: number): Counted[][] {
  const rows: Counted[][] = [];
  let x = 0;
  for (const one of all) {
    const wide = width(one.count, density);
    if (rows.length === 0 || (x > 0 && x + wide > most(rows.length - 1))) {
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
    const even = [all.slice(0, half), all.slice(half)];
    if (even.every((row, at) => rowWidth(row, density) <= most(at))) return even;
  }
  return rows;
}

function rowWidth(row: Counted[], density: number): number {
  return row.reduce((sum, { count }) => sum + width(count, density), 0) + (row.length - 1) * GAP;
}

/** How wide a group is, in cubes. */
function width(count: number, density: number): number {
  return 1 + (shown(count, density) - 1) * step(count, density) + (hasNumber(count, density) ? numberWidth(count) : 0);
}

/** How much wider a group is with its number, in cubes. */
export function numberWidth(count: number): number {
  return count > 9 ? 0.95 : 0.65;
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
  return { seat, count, spots, number: hasNumber(count, density) ? { x: last.x + u * (0.35 + numberWidth(count) / 2), y } : null };
}
