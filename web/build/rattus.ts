// What the board of Rattus needs of `data/rattus`: the map as short paths with a place for a wall on every border, and the
// faces of cards and rats. Made at build time, so that the client carries neither the sources nor the sums.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';
import { STRAITS, type Point } from '../src/rattus/geography.ts';

const MAP = 'virtual:rattus-map';
const THINGS = 'virtual:rattus-things';

/** By region the outline and the box around it; by border ("gallia hispania") where a wall lies and how it is turned. */
export interface MapData {
  regions: Record<string, { path: string; box: [x: number, y: number, w: number, h: number] }>;
  /** By region, from the line `top` on and every `ROOM_STEP` units further down: where its pieces may stand. */
  rooms: Record<string, { top: number; lines: RoomLine[] }>;
  walls: Record<string, [x: number, y: number, angle: number]>;
}

/**
 * A line across a region: from where to where there is no land of another region, so that pieces stand on the region or in the sea,
 * and from where to where the region's own land goes. Empty where the line misses the region.
 */
export type RoomLine = [free: readonly [number, number], own: readonly [number, number]] | [];

/** Distance between two lines, in units of the map. */
const ROOM_STEP = 5;
/** How far the lines go above and below the name of a region. */
const ROOM_ABOVE = 60;
const ROOM_BELOW = 150;
/** The edges of the sheet, in the west with some ocean. */
const SHEET = [-40, 1000] as const;

export interface ThingsData {
  /** Class cards: their class. */
  cards: Record<string, string>;
  /** Rats: limit and signs in the order they strike. */
  tokens: Record<string, [limit: number, ...signs: string[]]>;
  /** The rats that belong to Africanus. */
  africanusTokens: string[];
  /** Region cards: region and the classes they protect; none for any class. */
  regionCards: Record<string, [region: string, ...classes: string[]]>;
  africa: string[];
  potions: number;
  diplomats: number;
}

export function rattus(root: string): Plugin {
  const data = join(root, '../data/rattus');
  return {
    name: 'miasma-rattus',
    resolveId: (id) => (id === MAP || id === THINGS ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${MAP}`) return `export default ${JSON.stringify(mapOf(data, join(root, 'src/rattus/regions-layout.json')))};`;
      if (id === `\0${THINGS}`) return `export default ${JSON.stringify(thingsOf(data))};`;
      return undefined;
    },
  };
}

const toml = <T>(data: string, name: string) => parse(readFileSync(join(data, `${name}.toml`), 'utf8')) as unknown as T;

export function thingsOf(data: string): ThingsData {
  type Rat = { id: string; limit: number; symbols: string[] };
  const rats = toml<{ rat: Rat[] }>(data, 'rats_base').rat;
  const africanusRats = toml<{ rat: Rat[] }>(data, 'rats_africanus').rat;
  const cards = toml<{ card: { id: string; class: string }[] }>(data, 'class_cards').card;
  const regionCards = toml<{ card: { id: string; region: string; symbols: string[] }[] }>(data, 'region_cards').card;
  const regions = toml<{ region: { id: string; board: string }[] }>(data, 'regions').region;
  const setup = toml<{ pieces: { potions: number }; sultan: { diplomats: number } }>(data, 'setup');
  return {
    cards: Object.fromEntries(cards.map((card) => [card.id, card.class])),
    tokens: Object.fromEntries([...rats, ...africanusRats].map((rat) => [rat.id, [rat.limit, ...rat.symbols.map(sign)]])),
    africanusTokens: africanusRats.map(({ id }) => id),
    regionCards: Object.fromEntries(
      regionCards.map((card) => [card.id, [card.region, ...card.symbols.filter((symbol) => symbol !== '?')]]),
    ),
    africa: regions.filter((region) => region.board !== 'europe').map((region) => region.id),
    potions: setup.pieces.potions,
    diplomats: setup.sultan.diplomats,
  };
}

/** Signs are called as in events. */
function sign(symbol: string): string {
  return symbol === 'M' ? 'majority' : symbol === 'A' ? 'all' : symbol;
}

export function mapOf(data: string, layoutFile: string): MapData {
  const map = JSON.parse(readFileSync(join(data, 'map.json'), 'utf8')) as { regions: Record<string, { path: string }> };
  const edges = toml<{ edge: { a: string; b: string }[] }>(data, 'adjacency').edge;
  const layout = (JSON.parse(readFileSync(layoutFile, 'utf8')) as { regions: Record<string, Unit> }).regions;
  const rings = Object.fromEntries(Object.entries(map.regions).map(([id, { path }]) => [id, ringsOf(path)]));
  const regions = Object.fromEntries(
    Object.entries(rings).map(([id, region]) => [id, { path: region.map(short).join(''), box: boxOf(region.flat()) }]),
  );
  const walls: MapData['walls'] = {};
  for (const { a, b } of edges) {
    const taken = Object.values(walls).map(([x, y]): Point => [x, y]);
    const place = wallOf(rings[a] ?? [], rings[b] ?? [], STRAITS[`${a} ${b}`] ?? STRAITS[`${b} ${a}`], Object.values(layout), taken);
    if (place) walls[`${a} ${b}`] = place;
  }
  const rooms = Object.fromEntries(Object.keys(rings).map((id) => [id, roomOf(id, rings, layout[id])]));
  return { regions, rooms, walls };
}

/** Where the pieces of a region may stand. */
function roomOf(id: string, rings: Record<string, Point[][]>, unit: Unit | undefined): MapData['rooms'][string] {
  const top = (unit?.y ?? 0) - ROOM_ABOVE;
  const count = (ROOM_ABOVE + ROOM_BELOW) / ROOM_STEP + 1;
  const lines = Array.from({ length: count }, (_, at): RoomLine => {
    const y = top + at * ROOM_STEP + 0.5;
    const own = spansAt(rings[id] ?? [], y).sort((one, other) => away(one, unit?.x ?? 0) - away(other, unit?.x ?? 0))[0];
    const others = Object.entries(rings).flatMap(([other, region]) => (other === id ? [] : spansAt(region, y)));
    const x = own ? Math.min(own[1], Math.max(own[0], unit?.x ?? 0)) : (unit?.x ?? 0);
    if (others.some(([left, right]) => left < x && x < right)) return [];
    const left = Math.max(SHEET[0], ...others.flatMap(([, right]) => (right <= x ? [right] : [])));
    const right = Math.min(SHEET[1], ...others.flatMap(([start]) => (start >= x ? [start] : [])));
    return [[Math.ceil(left), Math.floor(right)], own ? [Math.ceil(own[0]), Math.floor(own[1])] : [0, 0]];
  });
  return { top, lines };
}

/** How far a span is from a point on its line. */
function away([left, right]: readonly [number, number], x: number): number {
  return Math.max(0, left - x, x - right);
}

/** The stretches of a line that lie within rings. */
function spansAt(region: Point[][], y: number): [number, number][] {
  const crossings = region
    .flatMap((ring) =>
      ring.flatMap(([x1, y1], at) => {
        const [x2, y2] = ring.at(at - 1) as Point;
        return y1 > y !== y2 > y ? [((x2 - x1) * (y - y1)) / (y2 - y1) + x1] : [];
      }),
    )
    .sort((one, other) => one - other);
  return Array.from({ length: Math.floor(crossings.length / 2) }, (_, at) => [crossings[at * 2]!, crossings[at * 2 + 1]!]);
}

interface Unit {
  x: number;
  y: number;
  w: number;
}

function ringsOf(path: string): Point[][] {
  return path
    .split('Z')
    .filter(Boolean)
    .map((ring) => [...ring.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((pair): Point => [Number(pair[1]), Number(pair[2])]));
}

/** A ring in steps from point to point, which are shorter to write and pack better. */
function short(ring: Point[]): string {
  let [x, y] = ring[0] ?? [0, 0];
  let path = `M${x} ${y}l`;
  let first = true;
  for (const [nextX, nextY] of ring.slice(1)) {
    const dx = nextX - x;
    const dy = nextY - y;
    if (dx === 0 && dy === 0) continue;
    path += `${first || dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    [x, y, first] = [nextX, nextY, false];
  }
  return `${path}z`;
}

function boxOf(points: Point[]): [number, number, number, number] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y];
}

/** Where a wall can lie: along the common border, as far from units and other walls as it gets; across an arrow over sea. */
function wallOf(a: Point[][], b: Point[][], strait: readonly [Point, Point] | undefined, units: Unit[], taken: Point[]) {
  if (strait) {
    const [[x1, y1], [x2, y2]] = strait;
    return placed([(x1 + x2) / 2, (y1 + y2) / 2], Math.atan2(y2 - y1, x2 - x1) + Math.PI / 2);
  }
  const common = new Set(b.flat().map(String));
  const chains = a.flatMap((ring) => chainsOf(ring, common)).sort((one, other) => lengthOf(other) - lengthOf(one));
  const chain = chains[0];
  if (!chain) return undefined;
  const length = lengthOf(chain);
  const tries = Array.from({ length: 13 }, (_, at) => length * (0.2 + at * 0.05));
  const free = (at: number) => {
    const point = along(chain, at);
    // Prefers the middle, unless a piece is there.
    return (
      Math.min(30, ...units.map((unit) => gap(point, unit)), ...taken.map((wall) => distance(point, wall) - 20)) -
      Math.abs(at / length - 0.5) * 10
    );
  };
  const best = tries.reduce((one, other) => (free(other) > free(one) + 0.01 ? other : one));
  const [before, after] = [along(chain, Math.max(0, best - 17)), along(chain, Math.min(length, best + 17))];
  return placed([(before[0] + after[0]) / 2, (before[1] + after[1]) / 2], Math.atan2(after[1] - before[1], after[0] - before[0]));
}

function placed([x, y]: Point, angle: number): [number, number, number] {
  const degrees = Math.round((angle * 180) / Math.PI);
  return [Math.round(x), Math.round(y), degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees];
}

/** The stretches of a ring that run along another region. */
function chainsOf(ring: Point[], common: Set<string>): Point[][] {
  const start = ring.findIndex((point) => !common.has(String(point)));
  if (start < 0) return [ring];
  const chains: Point[][] = [[]];
  for (let at = 0; at < ring.length; at++) {
    const point = ring[(start + at) % ring.length] as Point;
    if (common.has(String(point))) chains.at(-1)?.push(point);
    else if (chains.at(-1)?.length) chains.push([]);
  }
  return chains.filter((chain) => chain.length > 1);
}

function lengthOf(chain: Point[]): number {
  return chain.slice(1).reduce((sum, point, at) => sum + distance(point, chain[at] as Point), 0);
}

function along(chain: Point[], length: number): Point {
  let left = length;
  for (let at = 1; at < chain.length; at++) {
    const [from, to] = [chain[at - 1] as Point, chain[at] as Point];
    const step = distance(from, to);
    if (left <= step && step > 0) return [from[0] + ((to[0] - from[0]) * left) / step, from[1] + ((to[1] - from[1]) * left) / step];
    left -= step;
  }
  return chain.at(-1) as Point;
}

function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

/** From a point to a region's unit. */
function gap([x, y]: Point, unit: Unit): number {
  const dx = Math.max(0, Math.abs(x - unit.x) - unit.w / 2);
  const dy = Math.max(0, unit.y - 18 - y, y - unit.y - 84);
  return Math.hypot(dx, dy);
}
