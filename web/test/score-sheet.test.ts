// The score sheet at the end.
import { expect, test } from 'vitest';
import type { Place } from '$/protocol';
import { score } from '$/pest/score';
import { best, decision, linesOf, tiesOf } from '$/table/score-sheet';

const place = (seat: number, rank: number, parts: Record<string, number>): Place => ({
  seat,
  rank,
  score: Object.values(parts).reduce((sum, points) => sum + points, 0),
  parts,
});
const places = [place(2, 1, { shame: -7, tasks: 19, markers: 14 }), place(1, 2, { shame: -5, tasks: 14, markers: 11 })];

test('the lines come in the order of the sheet, what costs beneath what counts', () => {
  expect(linesOf(places, score)).toEqual({ gains: ['markers', 'tasks'], losses: ['shame'] });
});

test('a line nobody knows is shown all the same', () => {
  expect(linesOf([place(1, 1, { tasks: 1, news: 2 })], score).gains).toEqual(['tasks', 'news']);
});

test('what decided is the line with the greatest lead over the second', () => {
  expect(decision(places)).toEqual({ part: 'tasks', points: 19, lead: 5, over: 1 });
  expect(decision([place(1, 1, { tasks: 1 })])).toBeNull();
  expect(decision([place(1, 1, { tasks: 1 }), place(2, 1, { tasks: 1 })])).toBeNull();
});

test('a tie is told wherever it is', () => {
  const [first, second, third] = [place(3, 1, { tasks: 13 }), place(1, 2, { tasks: 12 }), place(2, 3, { tasks: 12 })];
  expect(tiesOf([third, first, second])).toEqual([{ before: second, after: third }]);
  expect(tiesOf([first, place(1, 1, { tasks: 13 })])).toEqual([]);
});

test('the best of a row is its highest', () => {
  expect(best(places, 'tasks')).toBe(19);
});
