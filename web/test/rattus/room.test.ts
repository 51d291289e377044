// Every region filled to its maximum: pieces stand on their own region and cover no other piece, number or name.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { NEUTRAL, numberWidth, PLACES, PLAGUE, RAT, unitOf, type Neutral, type Unit } from '../../src/rattus/layout.ts';

const source = fileURLToPath(new URL('../../../data/rattus/map.json', import.meta.url));
const paths = (JSON.parse(readFileSync(source, 'utf8')) as { regions: Record<string, { path: string }> }).regions;
type Point = readonly [number, number];
const rings = Object.fromEntries(
  Object.entries(paths).map(([id, { path }]) => [
    id,
    path
      .split('Z')
      .filter(Boolean)
      .map((ring) => [...ring.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((pair): Point => [Number(pair[1]), Number(pair[2])])),
  ]),
);

function isIn(region: Point[][], x: number, y: number): boolean {
  let inside = false;
  for (const ring of region) {
    for (const [at, [x1, y1]] of ring.entries()) {
      const [x2, y2] = ring.at(at - 1) as Point;
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    }
  }
  return inside;
}

interface Disc {
  what: string;
  x: number;
  y: number;
  r: number;
}

/** The pieces of a unit as discs, a little smaller than drawn: their halo may touch a border. */
function discs(unit: Unit): Disc[] {
  const { u } = unit;
  return [
    ...unit.rats.map(({ x, y }) => ({ what: 'rat', x, y, r: (u * RAT) / 2 })),
    ...unit.neutrals.map(({ kind, x, y }) => ({ what: kind, x, y, r: (u * NEUTRAL) / 2 })),
    ...unit.groups.flatMap(({ seat, spots, number, count }) => [
      ...spots.map(({ x, y }) => ({ what: `cube of ${seat}`, x, y, r: u / 2 })),
      ...(number ? [{ what: `number of ${seat}`, x: number.x, y: number.y, r: (u * numberWidth(count)) / 2 }] : []),
    ]),
  ].map((disc) => ({ ...disc, r: disc.r * 0.9 }));
}

/** How far the middle of a piece may be from its own land: the layout knows the coast in lines of this distance. */
const COAST = 5;

function isNear(region: Point[][], x: number, y: number): boolean {
  const around = Array.from({ length: 16 }, (_, at): Point => [
    x + Math.cos((at * Math.PI) / 8) * COAST,
    y + Math.sin((at * Math.PI) / 8) * COAST,
  ]);
  return isIn(region, x, y) || around.some(([ax, ay]) => isIn(region, ax, ay));
}

/** Pieces whose middle is not on their own region, or that reach onto another one. */
function trespasses(unit: Unit, pieces: Disc[]): string[] {
  return pieces.flatMap(({ what, x, y, r }) => {
    if (!isNear(rings[unit.id] ?? [], x, y)) return [`${what} of ${unit.id} in the sea`];
    const edge = Array.from({ length: 16 }, (_, at): Point => [x + Math.cos((at * Math.PI) / 8) * r, y + Math.sin((at * Math.PI) / 8) * r]);
    const other = Object.keys(rings).find((id) => id !== unit.id && edge.some(([ex, ey]) => isIn(rings[id] ?? [], ex, ey)));
    return other ? [`${what} of ${unit.id} on ${other}`] : [];
  });
}

/** The box of a region's name as it is drawn: small capitals with some space between them. */
function nameBox({ id, name }: Unit, u: number): { left: number; right: number; top: number; bottom: number } {
  const half = id.length * u * 0.37;
  return { left: name.x - half, right: name.x + half, top: name.y - u * 0.72, bottom: name.y };
}

function covers({ x, y, r }: Disc, box: ReturnType<typeof nameBox>): boolean {
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(dx, dy) < r * 0.94;
}

/** The hat of the plague reaches higher than its foot is wide. */
function tall(unit: Unit, piece: Disc): Disc {
  return piece.what === 'plague' ? { ...piece, r: unit.u * PLAGUE * 0.45 } : piece;
}

/** All neutral pieces that there are. */
const NEUTRALS: { kind: Neutral; number: number }[] = [
  ...[1, 2, 3].map((number) => ({ kind: 'nun' as const, number })),
  ...[1, 2].map((number) => ({ kind: 'bishop' as const, number })),
  { kind: 'caravan', number: 1 },
];

const full = (players: number, cubes: number, neutrals: number) => (id: string, at: number, u: number) =>
  unitOf(
    {
      id,
      cubes: Array.from({ length: players }, () => cubes),
      rats: [1, 2, 3].map((mark) => ({ mark: at * 3 + mark, token: null })),
      loads: [],
    } as unknown as Parameters<typeof unitOf>[0],
    NEUTRALS.slice(0, neutrals),
    u,
  );

describe.each([
  ['on a desktop', 16.5],
  ['with Africa', 17],
  ['on a phone', 21],
] as const)('%s', (_, u) => {
  describe.each([
    [2, 4, 0],
    [2, 20, 0],
    [4, 5, 0],
    [4, 12, 1],
    [6, 3, 0],
    [6, 12, 1],
    [6, 20, 6],
  ] as const)('%i players with %i cubes and %i neutral pieces everywhere', (players, cubes, neutrals) => {
    const units = Object.keys(PLACES).map((id, at) => full(players, cubes, neutrals)(id, at, u));
    const all = units.map((unit) => ({
      unit,
      pieces: [...discs(unit), { what: 'plague', ...unit.plague, r: unit.u * PLAGUE * 0.36 }],
    }));
    const meet = (one: Disc, other: Disc) => Math.hypot(one.x - other.x, one.y - other.y) < (one.r + other.r) * 0.94;

    test('every piece stands on its own region, and on no other', () => {
      expect(all.flatMap(({ unit, pieces }) => trespasses(unit, pieces))).toEqual([]);
    });
    test('no piece covers a name', () => {
      const found = all.flatMap(({ unit, pieces }) =>
        units.flatMap((named) =>
          pieces.flatMap((piece) =>
            covers(tall(unit, piece), nameBox(named, u)) ? [`${piece.what} of ${unit.id} on the name of ${named.id}`] : [],
          ),
        ),
      );
      expect(found).toEqual([]);
    });
    test('no piece covers another one, or a number', () => {
      // Rats of one region overlap, and so do the cubes of one player.
      const group = ({ what }: Disc) => (what === 'rat' ? what : (what.split(' of ')[1] ?? null));
      const found = all.flatMap(({ unit, pieces }, at) => [
        ...pieces.flatMap((one, number) =>
          pieces.slice(number + 1).flatMap((two) => {
            const together = group(one) !== null && group(one) === group(two);
            return !together && meet(one, two) ? [`${unit.id}: ${one.what} and ${two.what}`] : [];
          }),
        ),
        ...all
          .slice(at + 1)
          .flatMap(({ unit: other, pieces: theirs }) =>
            pieces.some((one) => theirs.some((two) => meet(one, two))) ? [`${unit.id} and ${other.id}`] : [],
          ),
      ]);
      expect(found).toEqual([]);
    });
  });
});
