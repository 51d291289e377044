import { describe, expect, test } from 'vitest';
import { plagueOf, Story } from '../../src/pest/story.svelte.ts';
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
      const plague = plagueOf(
        year.slice(
          0,
          year.findIndex(({ key }) => key === 'tell-support'),
        ),
      );
      return plague && plague.blows.some(({ kind }) => kind === 'spread') ? [plague] : [];
    });
    expect(spreading.length).toBeGreaterThan(0);
    for (const { blows } of spreading)
      expect(blows.findIndex(({ kind }) => kind === 'fell')).toBeLessThan(blows.findIndex(({ kind }) => kind === 'spread'));
  });
});

describe('its telling', () => {
  const [year] = years;
  if (!year) throw new Error('no pest in any record');
  const turn = year.findIndex(({ key }) => key === 'tell-turn');
  const tell = (story: Story, number: number, events: typeof year) => events.forEach((_, at) => story.hear({ number, events, at }, true));

  test('goes on over several moves of the log, and ends with the first turn', () => {
    const story = new Story();
    tell(story, 1, year.slice(0, 2));
    story.hear(null, true);
    tell(story, 2, year.slice(2, turn));
    expect(story.plague).toEqual(plagueOf(year.slice(0, turn)));
    tell(story, 3, year.slice(turn, turn + 1));
    expect(story.plague).toBeNull();
  });

  test('is forgotten where nothing of it is left', () => {
    const story = new Story();
    tell(story, 1, year.slice(0, 2));
    story.hear(null, false);
    expect(story.plague).toBeNull();
  });
});
