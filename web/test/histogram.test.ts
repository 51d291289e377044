// The distribution of a day's results.
import { expect, test } from 'vitest';
import { columns } from '$/pages/histogram';

test('every try is in one column, and one of them is mine', () => {
  const bars = columns(
    [
      { score: -3, tries: 1 },
      { score: 12, tries: 2 },
      { score: 47, tries: 1 },
    ],
    12,
  );
  expect(bars.reduce((sum, { tries }) => sum + tries, 0)).toBe(4);
  expect(bars.filter(({ mine }) => mine)).toEqual([{ from: 10, to: 14, tries: 2, mine: true }]);
  expect(bars[0]?.from).toBeLessThanOrEqual(-3);
});

test('columns stay few, however far apart the scores lie', () => {
  expect(
    columns(
      [
        { score: 0, tries: 1 },
        { score: 400, tries: 1 },
      ],
      null,
    ).length,
  ).toBeLessThanOrEqual(14);
});

test('near scores have a column each', () => {
  expect(
    columns(
      [
        { score: 20, tries: 3 },
        { score: 22, tries: 1 },
      ],
      null,
    ).map(({ from, to, tries }) => [from, to, tries]),
  ).toEqual([
    [20, 20, 3],
    [21, 21, 0],
    [22, 22, 1],
  ]);
});

test('without results there is nothing to show', () => {
  expect(columns([], 3)).toEqual([]);
});
