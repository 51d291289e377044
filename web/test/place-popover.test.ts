// Where popovers are shown.
import { expect, test } from 'vitest';
import { placePopover, shared, type Rect } from '../src/parts/place-popover';

const WINDOW = { width: 1440, height: 900 };
const rect = (left: number, top: number, width: number, height: number): Rect => ({ left, top, right: left + width, bottom: top + height });
const box = ({ left, top }: { left: number; top: number }) => rect(left, top, 300, 200);

test('a popover stands left of its element, if nothing is there', () => {
  expect(placePopover(rect(1000, 300, 200, 60), 300, 200, [], WINDOW)).toEqual({ left: 688, top: 300 });
});

test('it stays inside the window', () => {
  const { left, top } = placePopover(rect(0, 880, 40, 20), 300, 200, [], WINDOW);
  expect(left).toBeGreaterThanOrEqual(8);
  expect(top).toBeLessThanOrEqual(900 - 200 - 8);
});

test('it covers nothing that can be chosen, nor its own element', () => {
  // Targets all around, as on a map.
  const targets = Array.from({ length: 24 }, (_, at) => rect(60 + (at % 6) * 150, 60 + Math.floor(at / 6) * 200, 90, 60));
  for (const at of targets) {
    const popover = box(placePopover(at, 300, 200, targets, WINDOW));
    expect([at, ...targets].reduce((sum, target) => sum + shared(popover, target), 0)).toBe(0);
  }
});

test('it leaves the line at the top free, which says what is asked', () => {
  const { top } = placePopover(rect(1100, 70, 200, 60), 300, 200, [], { ...WINDOW, head: 60 });
  expect(top).toBeGreaterThanOrEqual(60);
});
