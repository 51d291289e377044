import { expect, test } from 'vitest';
import { oneThen } from '../../src/game/answer-plan.ts';
import { auto, canEndAction, cureAll, endTurn } from '../../src/pest/auto.ts';
import type { PestView } from '../../src/pest/view.ts';
import type { Asked } from '../../src/protocol.ts';
import { records } from './records.ts';

const asked = (key: string, ...options: string[]): Asked =>
  ({ seat: 1, prompt: { key, rule: '', args: {} }, options, binding: [] }) as unknown as Asked;
/** A table where the only player has so many sick people. */
const ward = (sick: number): PestView => ({ seats: [{ quarantine: [['quarantine', sick]] }] }) as unknown as PestView;

test('a payment takes as few coins as possible', () => {
  expect(auto(asked('ask-coins-food', 'coins 1', 'coins 0', 'coins 2'), 'enter pay', ward(0))).toBe('coins 0');
});

test('an action ends when nothing is left to do in it, but not before anything was done', () => {
  expect(auto(asked('ask-cure', 'done', 'shift move-quarantine'), 'cure move', ward(1))).toBe('done');
  expect(auto(asked('ask-cure', 'done'), 'do cure', ward(1))).toBeNull();
  expect(auto(asked('ask-cure', 'done', 'cure move'), 'cure track', ward(1))).toBeNull();
});

test('what an exchange could still pay for keeps the action open', () => {
  expect(auto(asked('ask-cure', 'done', 'exchange wood-stone'), 'cure move', ward(1))).toBeNull();
  expect(auto(asked('ask-assign', 'done', 'exchange wood-stone'), 'assign capital', ward(1))).toBe('done');
});

test('with nobody left to cure, coins are of no use to a Cure', () => {
  expect(auto(asked('ask-cure', 'done', 'exchange wood-stone'), 'cure move', ward(0))).toBe('done');
});

test('the end of the turn is never chosen for the player', () => {
  expect(auto(asked('ask-action', 'done'), 'cure move', ward(1))).toBeNull();
});

test('curing all begins with those who do harm and then ends the action', () => {
  const plan = cureAll();
  expect(plan.next(asked('ask-action', 'do move', 'do cure', 'done'))).toBe('do cure');
  expect(plan.next(asked('ask-cure', 'cure quarantine', 'cure move', 'done'))).toBe('cure move');
  expect(plan.next(asked('ask-coins-herbs', 'coins 0', 'coins 1'))).toBe('coins 0');
  expect(plan.next(asked('ask-cure', 'cure quarantine', 'done'))).toBe('cure quarantine');
  expect(plan.next(asked('ask-cure', 'done', 'exchange wood-stone'))).toBe('done');
  expect(plan.next(asked('ask-action', 'do move', 'done'))).toBeNull();
});

test('curing ends the Move that goes on', () => {
  const plan = cureAll();
  expect(plan.next(asked('ask-step', 'move orlin', 'camp', 'done'))).toBe('done');
  expect(plan.next(asked('ask-action', 'do cure', 'done'))).toBe('do cure');
});

test('an offer can include the end of the turn', () => {
  const plan = oneThen(cureAll(), endTurn());
  expect(plan.next(asked('ask-action', 'do cure', 'done'))).toBe('do cure');
  expect(plan.next(asked('ask-cure', 'cure move', 'done'))).toBe('cure move');
  expect(plan.next(asked('ask-cure', 'done'))).toBe('done');
  expect(plan.next(asked('ask-action', 'done', 'exchange wood-stone'))).toBe('done');
  expect(plan.next(asked('ask-assistant', 'cell move-cure'))).toBeNull();
});

test('a button that ends an action or cures is shown only where it answers the question', () => {
  const questions = Object.values(records).flatMap((steps) => steps.flatMap(({ question }) => question ?? []));
  const ends = questions.filter(canEndAction);
  expect(ends.length).toBeGreaterThan(100);
  for (const question of ends) {
    expect(question.options).toContain(cureAll().next(question));
    expect(question.options).toContain(endTurn().next(question));
  }
  // The price of a building is asked for in the middle of an action, which "done" does not end.
  expect(canEndAction(asked('ask-improve-construct', 'improve', 'done'))).toBe(false);
});
