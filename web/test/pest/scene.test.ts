import { describe, expect, test } from 'vitest';
import {
  marksOf,
  nameOf,
  piecesOf,
  pillBox,
  pillOn,
  shared,
  shiftsOf,
  tagSize,
  tagSpots,
  takenBy,
  type Bounds,
} from '../../src/pest/labels.ts';
import { boxAt, CAMP, DOCTOR, pieceSpots } from '../../src/pest/piece-spots.ts';
import { labelsOf, roadsOf, sitesOf, type Site } from '../../src/pest/scene.ts';
import { shoreOf } from '../../src/pest/shore.ts';
import type { PestMap, PestPack } from '../../src/protocol.ts';
import pack from '../../src/pest/components.json';
import { records } from './records.ts';

/** A map of somebody's own: three places on a line, one road with a colour. */
const map: PestMap = {
  width: 400,
  height: 200,
  capital: { id: 'thokaia', name: 'Thokaia', x: 1200, y: 900 },
  places: (['wexmoor', 'brannoch', 'callin'] as const).map((id, at) => ({
    id,
    name: id,
    size: 'town',
    room: 2,
    resource: 'wood',
    port: null,
    start: false,
    sick: false,
    destroyed_with: [],
    x: 1300 + at * 100,
    y: 900 - at * 50,
  })),
  roads: [
    { ends: ['brannoch', 'wexmoor'], color: 'red' },
    { ends: ['brannoch', 'callin'], color: null },
  ],
  road_colors: [{ id: 'red', name: 'Salt Way' }],
  seas: [],
};

describe('a map of somebody’s own', () => {
  test('gets a coast that holds its places', () => {
    const points = [...shoreOf(map).path.matchAll(/([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    expect(Math.min(...points.map(([x]) => x))).toBeLessThan(1200);
    expect(Math.max(...points.map(([x]) => x))).toBeGreaterThan(1500);
  });

  test('has its roads named along them, never upside down', () => {
    const [label] = labelsOf(map, roadsOf(map), new Set());
    expect(label?.name).toBe('Salt Way');
    expect(Math.abs(label?.angle ?? 180)).toBeLessThanOrEqual(90);
  });
});

test('every building, doctor and camp of a view lies on its place', () => {
  const view = records['base-4p']?.findLast(({ view: { over } }) => !over)?.view;
  if (!view) throw new Error('no game of four');
  const all = view.places.map(({ id, resource }) => ({ ...map.places[0]!, id, name: id, resource: resource as 'wood' }));
  const sites = sitesOf({ ...map, places: all }, view);
  const built = view.seats.flatMap(({ buildings }) => buildings.filter(({ place }) => place));
  expect(sites.flatMap(({ buildings }) => buildings)).toHaveLength(built.length);
  expect(sites.flatMap(({ doctors }) => doctors)).toHaveLength(view.seats.filter(({ doctor }) => doctor).length);
  expect(sites.flatMap(({ camps }) => camps)).toHaveLength(view.seats.filter(({ camp }) => camp).length);
});

test('on a small sheet a name steps aside for the signs of a neighbour', () => {
  const place = (id: string, x: number, y: number, port: string | null): Site => ({
    id,
    name: id,
    x,
    y,
    size: 'town',
    resource: 'wood',
    port,
    destroyed: false,
    sick: 0,
    buildings: [],
    doctors: [],
    camps: [],
  });
  const [talvik, brannoch] = [place('talvik', 740, 165, null), place('brannoch', 780, 225, 'black')];
  const lies = (u: number, shift: number) => marksOf(brannoch, u).some((mark) => shared(nameOf(talvik, u, shift), mark) > 0);
  expect(shiftsOf([talvik, brannoch], 1).get('talvik')).toBe(0);
  expect(lies(1.43, 0)).toBe(true);
  expect(lies(1.43, shiftsOf([talvik, brannoch], 1.43).get('talvik') ?? 0)).toBe(false);
});

test('the people of a short road keep clear of the names at its ends', () => {
  const place = (id: string, x: number, y: number): Site => ({
    id,
    name: id,
    x,
    y,
    size: 'town',
    resource: 'wood',
    port: null,
    destroyed: false,
    sick: 0,
    buildings: [],
    doctors: [],
    camps: [],
  });
  const ends = [place('brannoch', 100, 100), place('callin', 100, 200)];
  const road = { key: 'brannoch callin', ends: ['brannoch', 'callin'] as const, a: { x: 100, y: 100 }, b: { x: 100, y: 200 }, color: null };
  expect(pillOn(road, [], 1)).toEqual({ x: 100, y: 150 });
  expect(pillOn(road, takenBy(ends, 1.4), 1.4).y).toBeGreaterThan(150);
});

// Every place is tried in turn, which takes seconds on a busy machine.
describe('a full map', { timeout: 60_000 }, () => {
  const view = records['base-4p']?.findLast(({ view: { over } }) => !over)?.view;
  if (!view) throw new Error('no game of four');
  const printed = (pack as unknown as PestPack).map;
  const ROOM = { village: 1, town: 2, city: 3 };
  /** Every place with four sick people and as many buildings as it holds. */
  const full: Site[] = sitesOf(printed, view).map((site) => ({
    ...site,
    sick: 4,
    buildings: Array.from({ length: ROOM[site.size] }, (_, at) => ({ seat: at + 1, kind: 'quarter', staffed: true })),
    doctors: [],
    camps: [],
  }));
  const roads = roadsOf(printed);
  const tag = [{ text: '2' }, { sign: 'food', text: '1' }];
  const boxesOf = (sites: Site[], pills: Bounds[], u: number) => {
    const spots = pieceSpots(sites, pills, u);
    return sites.flatMap((site) => {
      const { doctors = [], camps = [], scale = 1 } = spots.get(site.id) ?? {};
      return [
        ...doctors.map((spot, at) => ({ what: `doctor ${at + 1} of ${site.id}`, site, box: boxAt(site, spot, DOCTOR * scale, u) })),
        ...camps.map((spot, at) => ({ what: `camp ${at + 1} of ${site.id}`, site, box: boxAt(site, spot, CAMP * scale, u) })),
      ];
    });
  };
  const middle = ([left, top, right, bottom]: Bounds) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
  /** Corners may touch: a share of a box that still leaves it readable. */
  const covers = (one: Bounds, other: Bounds) => shared(one, other) > 0.06 * (one[2] - one[0]) * (one[3] - one[1]);

  describe.each([1, 1.2, 1.4])('at size %f', (u) => {
    const taken = takenBy(full, u);
    const pills = roads.map((road) => pillBox(pillOn(road, taken, u), u));
    const shifts = shiftsOf(full, u);
    const readable = full.flatMap((site) => [
      ...piecesOf(site, u).map((box) => ({ what: `mark, port, sick or building of ${site.id}`, box })),
      { what: `name of ${site.id}`, box: nameOf(site, u, shifts.get(site.id) ?? 0) },
    ]);

    test.each([1, 2, 3, 5])('all doctors and camps of %i players at one place cover nothing, and stay next to it', (players) => {
      const everybody = Array.from({ length: players }, (_, at) => at + 1);
      const found = full.flatMap((place) => {
        const sites = full.map((site) => (site.id === place.id ? { ...site, doctors: everybody, camps: everybody } : site));
        const pieces = boxesOf(sites, [], u);
        return pieces.flatMap(({ what, box }, at) => {
          const { x, y } = middle(box);
          const nearest = full.toSorted((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0];
          return [
            ...readable.flatMap((one) => (covers(box, one.box) ? [`${what} on ${one.what}`] : [])),
            ...pieces.slice(at + 1).flatMap((one) => (covers(box, one.box) ? [`${what} on ${one.what}`] : [])),
            ...(nearest?.id === place.id ? [] : [`${what} is nearer to ${nearest?.id}`]),
          ];
        });
      });
      expect(found).toEqual([]);
    });

    test('a doctor and a camp keep clear of people on every road', () => {
      const found = full.flatMap((place) => {
        const sites = full.map((site) => (site.id === place.id ? { ...site, doctors: [1], camps: [1] } : site));
        return boxesOf(sites, pills, u).flatMap(({ what, box }) => (pills.some((pill) => covers(pill, box)) ? [what] : []));
      });
      expect(found).toEqual([]);
    });

    test('the tag of a place in reach covers no count of sick people, no doctor and no camp', () => {
      const found = full.flatMap((start) => {
        const sites = full.map((site) => (site.id === start.id ? { ...site, doctors: [1], camps: [1] } : site));
        // As many places as a Move reaches.
        const near = sites
          .toSorted((one, other) => Math.hypot(one.x - start.x, one.y - start.y) - Math.hypot(other.x - start.x, other.y - start.y))
          .slice(0, 9);
        const pieces = boxesOf(sites, [], u).map(({ box }) => box);
        const spots = tagSpots(sites, new Map(near.map(({ id }) => [id, tag])), pieces, u);
        const [width, height] = tagSize(tag);
        return near.flatMap(({ id, x, y }) => {
          const spot = spots.get(id)!;
          const box: Bounds = [x + (spot.x - width) * u, y + spot.y * u, x + spot.x * u, y + (spot.y + height) * u];
          const counts = sites.map((site) => ({ id: site.id, box: marksOf(site, u)[1]! }));
          return [
            ...counts.flatMap((one) => (covers(one.box, box) ? [`${id} on the sick of ${one.id}`] : [])),
            ...(pieces.some((piece) => covers(piece, box)) ? [`${id} on a piece of ${start.id}`] : []),
          ];
        });
      });
      expect(found).toEqual([]);
    });
  });
});
