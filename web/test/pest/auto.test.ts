import { expect, test } from 'vitest';
import { auto, cureAll } from '../../src/pest/auto.ts';
import type { Asked } from '../../src/protocol.ts';

const asked = (key: string, ...options: string[]): Asked =>
  ({ seat: 1, prompt: { key, rule: '', args: {} }, options, binding: [] }) as unknown as Asked;

test('a payment takes as few coins as possible', () => {
  expect(auto(asked('ask-coins-food', 'coins 1', 'coins 0', 'coins 2'), 'enter pay')).toBe('coins 0');
});

test('an action ends when nothing is left to do in it, but not before anything was done', () => {
  expect(auto(asked('ask-cure', 'done', 'shift move-quarantine'), 'cure move')).toBe('done');
  expect(auto(asked('ask-cure', 'done'), 'do cure')).toBeNull();
  expect(auto(asked('ask-cure', 'done', 'cure move'), 'cure track')).toBeNull();
});

test('what an exchange could still pay for keeps the action open', () => {
  expect(auto(asked('ask-cure', 'done', 'exchange wood-stone'), 'cure move')).toBeNull();
  expect(auto(asked('ask-assign', 'done', 'exchange wood-stone'), 'assign capital')).toBe('done');
});

test('the end of the turn is never chosen for the player', () => {
  expect(auto(asked('ask-action', 'done'), 'cure move')).toBeNull();
});

test('curing all begins with those who do harm and then ends the action', () => {
  const plan = cureAll(2);
  expect(plan.next(asked('ask-action', 'do move', 'do cure', 'done'))).toBe('do cure');
  expect(plan.next(asked('ask-cure', 'cure quarantine', 'cure move', 'done'))).toBe('cure move');
  expect(plan.next(asked('ask-coins-herbs', 'coins 0', 'coins 1'))).toBe('coins 0');
  expect(plan.next(asked('ask-cure', 'cure quarantine', 'done'))).toBe('cure quarantine');
  expect(plan.next(asked('ask-cure', 'cure quarantine', 'done'))).toBe('done');
  expect(plan.next(asked('ask-action', 'do move', 'done'))).toBeNull();
});
