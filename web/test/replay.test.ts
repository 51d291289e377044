import { describe, expect, it } from 'vitest';
import { chancesOf, percentages, Timeline, turnsOf, type Turn } from '../src/replay/timeline.svelte';

const steps = [2, 3, 5, 8, 9].map((number) => ({ number, turn: 0, seat: null, events: [], view: null }));
const turn = (number: number, first: number, last: number): Turn => ({ turn: number, seat: null, first, last, deaths: 0 });
const turns = [turn(0, 0, 1), turn(1, 2, 3), turn(2, 4, 4)];

describe('a replay', () => {
  it('shows a turn with the chances at its end', () => {
    const judged = [
      { number: 3, chances: [0.5, 0.5] },
      // Judged, then taken back.
      { number: 6, chances: [0.9, 0.1] },
      { number: 8, chances: [0.7, 0.3] },
      { number: 9, chances: [1, 0] },
    ];
    expect(chancesOf(turns, steps, judged)).toEqual([
      [0.5, 0.5],
      [0.7, 0.3],
      [1, 0],
    ]);
  });

  it('gives percentages that add up', () => {
    expect(percentages([0.057, 0.376, 0.567])).toEqual([6, 37, 57]);
    expect(percentages([0.484, 0.258, 0.258])).toEqual([48, 26, 26]);
    expect(percentages([1, 0])).toEqual([100, 0]);
    expect(percentages([])).toEqual([]);
  });

  it('gives the set-up to nobody, and a turn to its player', () => {
    const played = [
      [0, 1],
      [0, 2],
      [1, null],
      [1, 2],
    ] as const;
    const taken = played.map(([turn, seat], number) => ({ number, turn, seat, events: [], view: null }));
    expect(turnsOf(taken, () => 0).map(({ seat }) => seat)).toEqual([null, 2]);
  });

  it('has no chances before they are judged', () => {
    expect(chancesOf(turns, steps, [])).toEqual([]);
  });

  it('finds the step that shows an entry of the log', () => {
    const timeline = new Timeline();
    timeline.steps = steps;
    expect([1, 3, 6, 99].map((number) => timeline.stepOf(number))).toEqual([0, 1, 2, 4]);
  });
});
