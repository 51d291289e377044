// Where the answers of a question belong on a player's board.
import { expect, test } from 'vitest';
import type { Asked } from '$/protocol';
import { campChoice, cellsOf, exchangesOf, groupsOf, missingFrom, named, pairing, shiftsOf } from '$/pest/sheet/options';

const asked = (...options: string[]): Asked => ({ seat: 1, name: 'ask', prompt: { key: 'ask', rule: '', args: {} }, options, binding: [] });

test('every answer that is not on the map is in the grid, in a group of words, or free at any time', () => {
  const question = asked(
    'cell move-cure',
    'done',
    'construct quarter-1',
    'exchange wood-stone',
    'shift track-quarantine',
    'move sennet',
    'at orlin',
    'something new',
  );
  const shown = [
    ...cellsOf(question).values(),
    ...groupsOf(question).flatMap(({ choices }) => choices),
    ...exchangesOf(question).map(({ choice }) => choice),
    ...shiftsOf(question).map(({ choice }) => choice),
  ];
  expect(shown.toSorted()).toEqual([
    'cell move-cure',
    'construct quarter-1',
    'done',
    'exchange wood-stone',
    'shift track-quarantine',
    'something new',
  ]);
});

test('going on without more comes last, and what nobody thought of before it', () => {
  expect(groupsOf(asked('done', 'something new', 'use syringe', 'construct quarter-1')).map(({ word }) => word)).toEqual([
    'construct',
    'use',
    'something',
    'done',
  ]);
});

test('ids are those of the view', () => {
  expect([...named(asked('construct quarter-1', 'technology breathing-apparatus'), 'construct').keys()]).toEqual(['quarter_1']);
  expect([...cellsOf(asked('cell produce-assign')).keys()]).toEqual(['produce-assign']);
});

test('pairs know their two ends', () => {
  expect(exchangesOf(asked('exchange wood-wood', 'exchange food-herbs')).map(({ kinds }) => kinds)).toEqual([
    ['wood', 'wood'],
    ['food', 'herbs'],
  ]);
  expect(shiftsOf(asked('shift construct-quarantine')).map(({ kinds }) => kinds)).toEqual([['construct', 'quarantine']]);
});

test('resources are exchanged in either order, the sick move one way only', () => {
  const exchanges = exchangesOf(asked('exchange wood-stone'));
  expect(pairing(exchanges, 'stone', 'wood', true)).toBe('exchange wood-stone');
  expect(pairing(exchanges, 'stone', 'food', true)).toBeNull();
  const shifts = shiftsOf(asked('shift move-track'));
  expect(pairing(shifts, 'move', 'track', false)).toBe('shift move-track');
  expect(pairing(shifts, 'track', 'move', false)).toBeNull();
});

test('one key sets the camp, on the way in or where the doctor stands', () => {
  expect(campChoice(asked('enter pay', 'enter camp'))).toBe('enter camp');
  expect(campChoice(asked('camp', 'move sennet'))).toBe('camp');
  expect(campChoice(asked('enter pay'))).toBeNull();
});

test('what is looked for in vain can be asked about, one of each kind', () => {
  const building = (id: string, place: string | null) => ({ id, place, resource: null, staffed: false });
  const sheet = {
    buildings: [building('castle', 'orlin'), building('quarter_1', null), building('quarter_2', null), building('factory', null)],
  };
  const view = { market: ['syringe', 'scholars'], capital_buildings: ['granary'] };
  const put = (key: string, ...options: string[]) => ({ ...asked(...options), prompt: { key, rule: '', args: {} } });
  expect(missingFrom(put('ask-construct', 'construct factory', 'done'), view, sheet)).toEqual(['construct quarter-1', 'raise granary']);
  expect(missingFrom(put('ask-research', 'technology syringe', 'done'), view, sheet)).toEqual(['technology scholars']);
  expect(missingFrom(put('ask-cure', 'done'), view, sheet)).toEqual([]);
});
