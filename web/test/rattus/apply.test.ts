import { describe, expect, test } from 'vitest';
import { apply, KNOWN } from '../../src/rattus/apply.ts';
import { records } from './records.ts';

describe.each(Object.entries(records))('%s', (_, steps) => {
  test('every view follows from the one before and the events between', () => {
    for (const [at, { events, undone, view }] of steps.entries()) {
      const before = steps[at - 1]?.view;
      if (!before || undone) continue;
      const after = events.reduce(apply, before);
      // Which discards a shuffle leaves lying is not told.
      const shuffled = events.some(({ key }) => key === 'event-deck-shuffled');
      const shown = shuffled ? { ...after, deck: view.deck, discards: view.discards } : after;
      expect(shown, `step ${at}: ${JSON.stringify(events)}`).toEqual(view);
    }
  });

  test('no event is unknown', () => {
    const keys = new Set(steps.flatMap(({ events }) => events.map(({ key }) => key)));
    expect([...keys].filter((key) => !KNOWN.includes(key))).toEqual([]);
  });
});
