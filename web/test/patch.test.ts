import { describe, expect, test } from 'vitest';
import { applyPatch } from '../src/table/patch';

describe('a patch', () => {
  const view = {
    bag: 9,
    plague: 'gallia',
    regions: [
      { id: 'gallia', cubes: [1, 2] },
      { id: 'italia', cubes: [0, 0] },
    ],
    ravage: null,
  };

  test('changes the fields and elements it names, and copies only the way to them', () => {
    const after = applyPatch(view, { bag: 8, regions: { 1: { cubes: { 0: 3 } } } }) as typeof view;
    expect(after).toEqual({ ...view, bag: 8, regions: [view.regions[0], { id: 'italia', cubes: [3, 0] }] });
    expect(after.regions[0]).toBe(view.regions[0]);
    expect(view.bag).toBe(9);
  });

  test('replaces lists, nulls and what was not there', () => {
    expect(applyPatch(view, { plague: null, regions: [], ravage: { region: 'gallia' } })).toEqual({
      bag: 9,
      plague: null,
      regions: [],
      ravage: { region: 'gallia' },
    });
    expect(applyPatch(null, view)).toBe(view);
  });

  test('leaves everything as it is when it is empty', () => {
    expect(applyPatch(view, {})).toEqual(view);
  });
});
