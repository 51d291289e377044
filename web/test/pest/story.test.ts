import { describe, expect, test } from 'vitest';
import { plagueOf } from '../../src/pest/story.svelte.ts';
import { records } from './records.ts';

const events = Object.values(records).map((steps) => steps.flatMap((step) => (step.undone ? [] : step.events)));

/** The events of every year, from its pest card on. */
const years = events.flatMap((all) => all.flatMap((event, at) => (event.key === 'tell-pest' ? [all.slice(at)] : [])));

describe('the pest of a year', () => {
  test('is told from its card to the support that follows', () => {
    for (const year of years) {
      const next = year.findIndex(({ key }, at) => at > 0 && (key === 'tell-pest' || key === 'tell-support'));
      const plague = plagueOf(year.slice(0, next));
      expect(plague?.over).toBe(false);
      const people = plague?.blows.filter(({ kind }) => kind === 'hit' || kind === 'spread').length;
      expect(people).toBe(year.slice(0, next).filter(({ key }) => key === 'tell-sickened').length);
      expect(plagueOf(year.slice(0, next + 1))?.over).toBe(year[next]?.key === 'tell-support');
    }
  });

  test('spreads only from places that fell', () => {
    const spreading = years.flatMap((year) => {
      const plague = plagueOf(year.slice(0, year.findIndex(({ key }) => key === 'tell-support')));
      return plague && plague.blows.some(({ kind }) => kind === 'spread') ? [plague] : [];
    });
    expect(spreading.length).toBeGreaterThan(0);
    for (const { blows } of spreading) expect(blows.findIndex(({ kind }) => kind === 'fell')).toBeLessThan(blows.findIndex(({ kind }) => kind === 'spread'));
  });
});
