// The guided first game follows the play.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Line } from '../src/protocol';
import { Coach } from '../src/table/coach.svelte';
import { endLessons, guided, storeLessons } from '../src/table/lessons';
import type { Table } from '../src/table/table.svelte';
import { tutorial as rattus } from '../src/rattus/tutorial';
import type { RattusView } from '../src/rattus/view';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});

/** Each question has a lesson of its own name, and so has each event. */
const game = {
  tutorial: { wanted: ({ asked }: { asked: string | null }) => (asked ? [asked] : []) },
  present: ({ key }: { key: string }) => ({ lesson: key === 'event-plain' ? null : key }),
};
const moved = (number: number, ...events: string[]): Line =>
  ({ number, at: 0, what: { kind: 'moved', seat: 1, choice: 'x', events: events.map((key) => ({ key })) } }) as unknown as Line;
const undone = (number: number): Line => ({ number, at: 0, what: { kind: 'undone' } }) as unknown as Line;

function tableWith() {
  const queue = {
    paused: false,
    togglePause(): void {
      this.paused = !this.paused;
    },
  };
  const state = { game, queue, playback: null as unknown, isSettled: false, question: null as unknown, log: [] as Line[] };
  const table = Object.assign(state, { view: null, isOver: false, me: 1 });
  const ask = (key: string) => Object.assign(table, { isSettled: true, playback: null, question: { prompt: { key }, options: [] } });
  const show = (number: number, at: number, ...events: string[]) => {
    const playback = { number, at, events: events.map((key) => ({ key })) };
    Object.assign(table, { isSettled: false, question: null, playback });
  };
  return { table: table as unknown as Table, state: table, ask, show };
}

describe('a lesson', () => {
  beforeEach(() => stored.clear());

  test('is over when the thing is done', () => {
    const { table, state, ask } = tableWith();
    const coach = new Coach('a');
    ask('castle');
    coach.watch(table, 'on');
    expect(coach.lesson).toBe('castle');
    // The answer arrives; its animation is still to come.
    Object.assign(state, { isSettled: false, question: null, log: [moved(1)] });
    coach.watch(table, 'on');
    expect(coach.lesson).toBeNull();
    ask('doctor');
    coach.watch(table, 'on');
    expect(coach.lesson).toBe('doctor');
    expect(guided('a')).toEqual(['castle']);
  });

  test('comes again after an undo', () => {
    const { table, state, ask } = tableWith();
    const coach = new Coach('a');
    ask('step');
    coach.watch(table, 'on');
    state.log = [undone(1)];
    ask('action');
    coach.watch(table, 'on');
    expect(coach.lesson).toBe('action');
    expect(guided('a')).toBeNull();
  });

  test('pauses the event it is about, and is dropped when the player goes on', () => {
    const { table, state, show, ask } = tableWith();
    const coach = new Coach('a');
    show(1, 0, 'event-plain', 'ravage', 'limit');
    coach.watch(table, 'on');
    expect(coach.lesson).toBeNull();
    show(1, 1, 'event-plain', 'ravage', 'limit');
    coach.watch(table, 'on');
    expect([coach.lesson, state.queue.paused]).toEqual(['ravage', true]);
    coach.understood(table);
    expect([coach.lesson, state.queue.paused]).toEqual([null, false]);
    show(1, 2, 'event-plain', 'ravage', 'limit');
    coach.watch(table, 'on');
    expect(coach.lesson).toBe('limit');
    // "Skip to my turn" ends the playback.
    state.log = [moved(1, 'event-plain', 'ravage', 'limit', 'lost')];
    ask('turn');
    coach.watch(table, 'on');
    expect(coach.lesson).toBe('turn');
    expect(guided('a')).toEqual(['ravage', 'limit']);
  });

  test('about what was not shown waits for the next question, and no longer', () => {
    const { table, state, ask } = tableWith();
    const coach = new Coach('a');
    coach.watch(table, 'off');
    state.log = [moved(1, 'ravage', 'lost')];
    ask('turn');
    coach.watch(table, 'off');
    expect(coach.lesson).toBe('ravage');
    state.log = [...state.log, moved(2)];
    ask('place');
    coach.watch(table, 'off');
    expect(coach.lesson).toBe('place');
  });

  test('belongs to the table: it goes on after a reload, until it is ended', () => {
    expect(guided('a')).toBeNull();
    storeLessons('a', []);
    expect(guided('a')).toEqual([]);
    storeLessons('a', ['castle']);
    const { table, ask } = tableWith();
    const coach = new Coach('a');
    ask('castle');
    coach.watch(table, 'on');
    expect([coach.lesson, coach.learned]).toEqual([null, 1]);
    endLessons('a');
    expect(guided('a')).toBeNull();
  });
});

test('within a turn of Rattus only the next thing is explained', () => {
  const wanted = (view: Partial<RattusView>, asked = 'turn') =>
    rattus.wanted({ asked, options: [], view: { taken: false, placed: false, ...view } as RattusView, over: false });
  expect(wanted({})).toEqual(['turn']);
  expect(wanted({ taken: true })).toEqual(['card']);
  expect(wanted({ placed: true })).toEqual(['plague']);
  expect(wanted({ taken: true, placed: true })).toEqual(['plague', 'card']);
  expect(wanted({ placed: true }, 'spread')).toEqual(['spread']);
});
