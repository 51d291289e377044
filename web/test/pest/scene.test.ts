import { describe, expect, test } from 'vitest';
import { marksOf, nameOf, piecesOf, pillOn, shared, shiftsOf, tagSize, tagSpots, takenBy } from '../../src/pest/labels.ts';
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

describe('a full map', () => {
  const view = records['base-4p']?.findLast(({ view: { over } }) => !over)?.view;
  if (!view) throw new Error('no game of four');
  const places = (pack as unknown as PestPack).map;
  /** Every place with as many sick people as it holds, a doctor at each fifth and a camp at each third. */
  const sites = sitesOf(places, view).map((site, at) => ({
    ...site,
    sick: 4,
    doctors: at % 5 === 0 ? [1] : [],
    camps: at % 3 === 0 ? [2] : [],
  }));
  const tag = [{ text: '2' }, { sign: 'food', text: '1' }];

  test.each([1, 1.2])('the doctor of a place does not cover its camp, at size %f', (u) => {
    const covered = sites
      .filter(({ doctors, camps }) => doctors.length > 0 && camps.length > 0)
      .flatMap((site) => {
        const boxes = piecesOf(site, u);
        const [doctor, camp] = boxes.slice(-2);
        return doctor && camp && shared(doctor, camp) > 0 ? [site.id] : [];
      });
    expect(covered).toEqual([]);
  });

  test('the tag of a place in reach covers no count of sick people, no doctor and no camp', () => {
    // As many places as a Move reaches.
    const start = sites[20]!;
    const near = sites
      .toSorted((one, other) => Math.hypot(one.x - start.x, one.y - start.y) - Math.hypot(other.x - start.x, other.y - start.y))
      .slice(0, 12);
    const spots = tagSpots(sites, new Map(near.map(({ id }) => [id, tag])), 1);
    const [width, height] = tagSize(tag);
    const covered = near.flatMap(({ id, x, y }) => {
      const spot = spots.get(id)!;
      const box = [x + spot.x - width, y + spot.y, x + spot.x, y + spot.y + height] as const;
      return sites.flatMap((site) =>
        piecesOf(site, 1)
          .slice(1)
          .some((piece) => shared(box, piece) > 12)
          ? [`${id} on ${site.id}`]
          : [],
      );
    });
    expect(covered).toEqual([]);
  });
});
