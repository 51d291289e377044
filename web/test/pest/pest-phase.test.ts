import { describe, expect, test } from 'vitest';
import { pestPhaseOf, PestPhaseProgress } from '../../src/pest/pest-phase.svelte.ts';
import { records } from './records.ts';

const events = Object.values(records).map((steps) => steps.flatMap((step) => (step.undone ? [] : step.events)));

/** The events of every year, from its pest card on. */
const years = events.flatMap((all) => all.flatMap((event, at) => (event.key === 'tell-pest' ? [all.slice(at)] : [])));

describe('the pest of a year', () => {
  test('goes from its card to the support that follows', () => {
    for (const year of years) {
      const next = year.findIndex(({ key }, at) => at > 0 && (key === 'tell-pest' || key === 'tell-support'));
      const phase = pestPhaseOf(year.slice(0, next));
      expect(phase?.over).toBe(false);
      const people = phase?.blows.filter(({ kind }) => kind === 'hit' || kind === 'spread').length;
      expect(people).toBe(year.slice(0, next).filter(({ key }) => key === 'tell-sickened').length);
      expect(pestPhaseOf(year.slice(0, next + 1))?.over).toBe(year[next]?.key === 'tell-support');
    }
  });

  test('spreads only from places that fell', () => {
    const spreading = years.flatMap((year) => {
      const phase = pestPhaseOf(
        year.slice(
          0,
          year.findIndex(({ key }) => key === 'tell-support'),
        ),
      );
      return phase && phase.blows.some(({ kind }) => kind === 'spread') ? [phase] : [];
    });
    expect(spreading.length).toBeGreaterThan(0);
    for (const { blows } of spreading)
      expect(blows.findIndex(({ kind }) => kind === 'fell')).toBeLessThan(blows.findIndex(({ kind }) => kind === 'spread'));
  });
});

describe('its progress', () => {
  const [year] = years;
  if (!year) throw new Error('no pest in any record');
  const turn = year.findIndex(({ key }) => key === 'tell-turn');
  const show = (progress: PestPhaseProgress, number: number, events: typeof year) =>
    events.forEach((_, at) => progress.follow({ number, events, at }, true));

  test('goes on over several moves of the log, and ends with the first turn', () => {
    const progress = new PestPhaseProgress();
    show(progress, 1, year.slice(0, 2));
    progress.follow(null, true);
    show(progress, 2, year.slice(2, turn));
    expect(progress.phase).toEqual(pestPhaseOf(year.slice(0, turn)));
    show(progress, 3, year.slice(turn, turn + 1));
    expect(progress.phase).toBeNull();
  });

  test('is forgotten where nothing of it is left', () => {
    const progress = new PestPhaseProgress();
    show(progress, 1, year.slice(0, 2));
    progress.follow(null, false);
    expect(progress.phase).toBeNull();
  });
});
