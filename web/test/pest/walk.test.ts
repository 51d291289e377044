import { expect, test } from 'vitest';
import { mayWalk, walkTo } from '../../src/pest/walk.ts';
import type { Asked, PestReach } from '../../src/protocol.ts';

const asked = (key: string, ...options: string[]): Asked => ({
  seat: 1,
  name: key,
  prompt: { key, rule: '', args: {} },
  options,
  binding: [],
});
const way: PestReach = {
  place: 'ulmar',
  steps: 2,
  food: 0,
  coins: 0,
  sick: 0,
  harmful: 0,
  dead: 0,
  lost: 0,
  tasks: 0,
  gives: null,
  improve: false,
  camp: false,
  path: ['sennet', 'ulmar'],
  ways: ['road', 'capital'],
};

test('a plan begins the Move and sends its steps as they are offered', () => {
  const walk = walkTo(way);
  expect(walk.next(asked('ask-action', 'do move', 'do cure', 'done'))).toBe('do move');
  expect(walk.next(asked('ask-step', 'move sennet', 'move orlin', 'done'))).toBe('move sennet');
  expect(walk.next(asked('ask-step', 'through ulmar', 'done'))).toBe('through ulmar');
  expect(walk.next(asked('ask-step', 'move sennet', 'done'))).toBeNull();
});

test('a question about the step waits for its answer, and whatever else is asked ends the plan', () => {
  const walk = walkTo(way);
  for (const question of [
    asked('ask-enter', 'enter pay', 'enter camp'),
    asked('ask-coins-food', 'coins 0', 'coins 1'),
    asked('ask-put', 'put move', 'put track'),
  ]) {
    expect(walk.next(question)).toBeNull();
    expect(walk.waitsFor?.(question)).toBe(true);
  }
  const other = asked('ask-crate', 'kind wood', 'kind stone');
  expect(walk.next(other)).toBeNull();
  expect(walk.waitsFor?.(other)).toBe(false);
});

test('a step beyond the last is improved for', () => {
  const walk = walkTo(way);
  walk.next(asked('ask-step', 'move sennet'));
  expect(walk.next(asked('ask-step', 'improve', 'done'))).toBe('improve');
  expect(walk.next(asked('ask-step', 'through ulmar', 'done'))).toBe('through ulmar');
});

test('only where a Move can begin or go on, places can be walked to', () => {
  expect(mayWalk(asked('ask-action', 'do move'))).toBe(true);
  expect(mayWalk(asked('ask-step', 'move sennet'))).toBe(true);
  expect(mayWalk(asked('ask-assistant', 'cell move-cure'))).toBe(false);
  expect(mayWalk(null)).toBe(false);
});
