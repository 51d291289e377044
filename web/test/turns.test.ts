// The list of turns never tells more than the screen has shown.
import { expect, test } from 'vitest';
import type { GameEvent, Line } from '../src/protocol';
import { shownLines } from '../src/table/turns';

const event = (key: string) => ({ key, rule: '' }) as GameEvent;
const moved = (number: number, ...keys: string[]) =>
  ({ number, at: 0, what: { kind: 'moved', seat: 2, choice: '', stand_in: false, entry: number, events: keys.map(event) } }) as Line;
const told = (lines: Line[]) => lines.flatMap(({ what }) => ('events' in what ? what.events.map(({ key }) => key) : []));

const log = [moved(1, 'a'), moved(2, 'b', 'c', 'd'), moved(3, 'e')];

test('a move that waits for its animation is not listed', () => {
  expect(told(shownLines(log, 1, null))).toEqual(['a']);
});

test('a move is listed event by event, as it is shown', () => {
  expect(told(shownLines(log, 1, { number: 2, at: 0 }))).toEqual(['a', 'b']);
  expect(told(shownLines(log, 1, { number: 2, at: 1 }))).toEqual(['a', 'b', 'c']);
});

test('a move that is shown once more is listed as before', () => {
  expect(told(shownLines(log, 3, { number: 2, at: 0 }))).toEqual(['a', 'b', 'c', 'd', 'e']);
});
