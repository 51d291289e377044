// Sums beside the parts of a board.
import { expect, test } from 'vitest';
import type { SeatSheet } from '$/protocol';
import { cemetery, inQuarantine, technologies } from '$/pest/sheet/count';

const sheet = {
  quarantine: [
    ['quarantine', 3, 3],
    ['tent', 0, 1],
    ['hut', 0, 0],
    ['move', 1, 1],
    ['construct', 0, 1],
    ['produce', 0, 1],
    ['track', 0, 1],
    ['cemetery', 2, 5],
  ],
  slots: ['syringe', null, null],
} as unknown as SeatSheet;

test('pe_63 the dead are in no quarantine', () => {
  expect(inQuarantine(sheet)).toEqual([4, 8]);
});

test('pe_136 the dead bring the shame of all their spaces', () => {
  expect(cemetery([1, 1, 2, 2, 3], 3)).toBe(4);
  expect(cemetery([1, 1, 2, 2, 3], 0)).toBe(0);
});

test('empty slots hold no technology', () => {
  expect(technologies(sheet)).toBe(1);
});
