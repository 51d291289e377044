import { expect, test } from 'vitest';
import { closeOne, closesOnEscape } from '../src/board/shortcuts';

test('Escape closes one open thing at a time, the one registered last first', () => {
  const open = new Set(['board', 'popover']);
  const remove = ['board', 'popover', 'list'].map((name) => closesOnEscape(() => open.delete(name)));
  expect(closeOne()).toBe(true);
  expect([...open]).toEqual(['board']);
  expect(closeOne()).toBe(true);
  expect([...open]).toEqual([]);
  expect(closeOne(), 'nothing is open').toBe(false);
  open.add('board');
  remove.forEach((one) => one());
  expect(closeOne(), 'nothing is registered').toBe(false);
});
