// Every region filled to its maximum: pieces stay off the land of other regions and do not cover each other.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { NEUTRAL, numberWidth, PLACES, PLAGUE, RAT, unitOf, type Unit } from '../../src/rattus/layout.ts';

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

/** What stands on the land of another region, by piece. */
function trespasses(unit: Unit, pieces: Disc[]): string[] {
  return pieces.flatMap(({ what, x, y, r }) => {
    const edge = Array.from({ length: 16 }, (_, at): Point => [x + Math.cos((at * Math.PI) / 8) * r, y + Math.sin((at * Math.PI) / 8) * r]);
    const other = Object.keys(rings).find((id) => id !== unit.id && edge.some(([ex, ey]) => isIn(rings[id] ?? [], ex, ey)));
    return other ? [`${what} of ${unit.id} on ${other}`] : [];
  });
}

const full = (players: number, cubes: number, neutrals: 'none' | 'some') => (id: string, at: number, u: number) =>
  unitOf(
    {
      id,
      cubes: Array.from({ length: players }, () => cubes),
      rats: [1, 2, 3].map((mark) => ({ mark: at * 3 + mark, token: null })),
      loads: [],
    } as unknown as Parameters<typeof unitOf>[0],
    neutrals === 'some' ? [{ kind: 'nun', number: 1 }] : [],
    u,
  );

describe.each([
  ['on a desktop', 16.5],
  ['with Africa', 17],
  ['on a phone', 21],
] as const)('%s', (_, u) => {
  describe.each([
    [2, 12, 'none'],
    [4, 5, 'none'],
    [4, 12, 'some'],
    [6, 3, 'none'],
    [6, 12, 'some'],
  ] as const)('%i players with %i cubes everywhere', (players, cubes, neutrals) => {
    const units = Object.keys(PLACES).map((id, at) => full(players, cubes, neutrals)(id, at, u));

    test('no piece stands on the land of another region', () => {
      expect(units.flatMap((unit) => trespasses(unit, discs(unit)))).toEqual([]);
    });
    test('the plague stands on no other region, piece or number', () => {
      const found = units.flatMap((unit) => {
        const plague = { what: 'plague', ...unit.plague, r: unit.u * PLAGUE * 0.36 };
        const covered = discs(unit).filter(({ x, y, r }) => Math.hypot(x - plague.x, y - plague.y) < plague.r + r * 0.9);
        return [...trespasses(unit, [plague]), ...covered.map(({ what }) => `plague of ${unit.id} on a ${what}`)];
      });
      expect(found).toEqual([]);
    });
    test('the pieces of two regions do not meet, and groups of two players do not overlap', () => {
      const all = units.map((unit) => ({ unit, pieces: discs(unit) }));
      const meet = (one: Disc, other: Disc) => Math.hypot(one.x - other.x, one.y - other.y) < (one.r + other.r) * 0.94;
      const between = all.flatMap(({ unit, pieces }, at) =>
        all
          .slice(at + 1)
          .flatMap(({ unit: other, pieces: theirs }) =>
            pieces.some((one) => theirs.some((two) => meet(one, two))) ? [`${unit.id} and ${other.id}`] : [],
          ),
      );
      expect(between).toEqual([]);
      const crowded = all.flatMap(({ unit, pieces }) => {
        const cubesOf = pieces.filter(({ what }) => /^(cube|number)/.test(what));
        return cubesOf.flatMap((one, at) =>
          cubesOf
            .slice(at + 1)
            .filter((two) => one.what.split(' of ')[1] !== two.what.split(' of ')[1] && meet(one, two))
            .map((two) => `${unit.id}: ${one.what} and ${two.what}`),
        );
      });
      expect(crowded).toEqual([]);
    });
  });
});
