import { describe, expect, test } from 'vitest';
import { PLACES, unitOf } from '../../src/rattus/layout.ts';
import { settle, SUPPLY, type Whereabouts } from '../../src/rattus/pieces.ts';
import { ravageOf } from '../../src/rattus/ravage.ts';
import { nextTowards } from '../../src/board/spot.ts';
import { cubesOf, palaceOf, unitsOf } from '../../src/rattus/scene.ts';
import { records } from './records.ts';

describe.each(Object.entries(records))('%s', (_, steps) => {
  test('cubes keep their names and are where the view counts them', () => {
    let where: Whereabouts | null = null;
    for (const { view, events, undone } of steps) {
      const before: Whereabouts | null = where;
      where = settle(before, view);
      for (const [index, places] of where.entries()) {
        const count = (place: string) => places.filter((other) => other === place).length;
        expect(count(SUPPLY)).toBe(view.seats[index]?.supply);
        for (const region of view.regions) expect(count(region.id)).toBe(region.cubes[index]);
      }
      const moved = where.flatMap((places, index) => places.filter((place, at) => before && before[index]?.[at] !== place)).length;
      const told = events.reduce((sum, event) => sum + ('count' in event ? event.count || 1 : 1), 0);
      if (!undone && before) expect(moved).toBeLessThanOrEqual(told);
    }
  });

  test('every cube out has a place on the screen', () => {
    for (const { view } of steps.filter((_, at) => at % 10 === 0)) {
      const cubes = cubesOf(settle(null, view), unitsOf(view, 17), palaceOf(view, { x: 0, y: 0, w: 124 }, 17));
      const out = view.regions.reduce((sum, { cubes: all }) => sum + all.reduce((more, n) => more + n, 0), 0);
      expect(cubes).toHaveLength(out + view.seats.reduce((sum, { palace }) => sum + palace, 0));
    }
  });

  test('a ravage tells of every cube it takes', () => {
    let events = steps.flatMap((step) => (step.undone ? [] : step.events));
    if (steps.some(({ undone }) => undone)) return;
    for (;;) {
      const end = events.findIndex(({ key }) => key === 'event-ravage-ended');
      if (end < 0) break;
      const part = events.slice(0, end + 1);
      const began = part.findLastIndex(({ key }) => key === 'event-ravage-began');
      const ravage = ravageOf(part);
      const lost = ravage?.turned.flatMap(({ signs }) => signs.flatMap((sign) => sign.lost)) ?? [];
      expect(lost).toHaveLength(part.slice(began).filter(({ key }) => key === 'event-cube-lost').length);
      expect(ravage?.over).toBe(true);
      events = events.slice(end + 1);
    }
  });
});

test('the fullest regions stay within their rows', () => {
  for (const u of [17, 21]) {
    for (const id of Object.keys(PLACES)) {
      const unit = unitOf(
        { id, cubes: [3, 2, 4, 2, 2, 3], rats: [1, 2, 3].map((mark) => ({ mark, token: null })), loads: [] },
        [{ kind: 'nun', number: 1 }],
        u,
      );
      const rows = new Set(unit.groups.map(({ spots }) => spots[0]?.y));
      expect(rows.size, `${id}, cubes of ${u}`).toBeLessThanOrEqual(3);
      expect(unit.groups.map(({ seat }) => seat)).toEqual([1, 2, 3, 4, 5, 6]);
    }
  }
});

test('arrows go to the nearest that way', () => {
  const spots = Object.entries(PLACES).map(([id, { x, y }]) => ({ id, x, y }));
  const from = (id: string) => spots.find((spot) => spot.id === id)!;
  expect(nextTowards(from('germania'), spots, [1, 0])?.id).toBe('polonia');
  expect(nextTowards(from('gallia'), spots, [0, -1])?.id).toBe('anglia');
});
