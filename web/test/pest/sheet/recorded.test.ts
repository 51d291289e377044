// Every answer of every recorded question has its place: on the map, or on the player's board.
import { expect, test } from 'vitest';
import { shownAt } from '$/pest/offers';
import { cellsOf, exchangesOf, groupsOf, shiftsOf } from '$/pest/sheet/options';
import { records } from '../records.ts';

const asked = Object.values(records).flatMap((steps) => steps.flatMap(({ question }) => (question ? [question] : [])));

test('nothing that may be answered is out of reach', () => {
  expect(asked.length).toBeGreaterThan(100);
  for (const question of asked) {
    const placed = [
      ...question.options.filter((option) => shownAt(option) === 'board'),
      ...cellsOf(question).values(),
      ...groupsOf(question).flatMap(({ choices }) => choices),
      ...[...exchangesOf(question), ...shiftsOf(question)].map(({ choice }) => choice),
    ];
    expect(placed.toSorted()).toEqual(question.options.toSorted());
  }
});
