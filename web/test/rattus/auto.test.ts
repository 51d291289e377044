// Answers that the client gives for the player.
import { expect, test } from 'vitest';
import type { Asked } from '../../src/protocol';
import { auto } from '../../src/rattus/auto';
import { records } from './records.ts';

const asked = (key: string): Asked => ({
  seat: 1,
  name: key,
  prompt: { key, rule: '', args: {} },
  options: ['yes', 'no'],
  binding: [],
});
const view = Object.values(records)
  .flat()
  .find(({ view: one }) => one.plague !== null)?.view;
if (!view) throw new Error('no record with a plague');
/** The plague's region with this number of cubes and rats. */
const scene = (cubes: number, rats: number) => ({
  ...view,
  nuns: [],
  regions: view.regions.map((region) =>
    region.id === view.plague
      ? {
          ...region,
          cubes: [cubes, ...region.cubes.slice(1).map(() => 0)],
          rats: Array.from({ length: rats }, (_, mark) => ({ mark, token: null })),
        }
      : region,
  ),
});

test('the bonus that the tag of the region promised is taken', () => {
  expect(auto(asked('place-bonus'), 'place gallia', view)).toBe('yes');
});

test('who has left one bonus out is asked about the next', () => {
  expect(auto(asked('place-bonus'), 'no', view)).toBeNull();
});

test('the Knight is not asked where no limit is out of reach', () => {
  // The highest limit is 6.
  expect(auto(asked('knight-counts'), 'plague gallia', scene(6, 1))).toBe('no');
  expect(auto(asked('knight-counts'), 'plague gallia', scene(5, 1))).toBeNull();
});

test('the Knight is asked where the first rats may kill so many that he matters for the last', () => {
  expect(auto(asked('knight-counts'), 'plague gallia', scene(7, 2))).toBeNull();
});
