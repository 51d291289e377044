import { describe, expect, test } from 'vitest';
import { apply, KNOWN } from '../../src/pest/apply.ts';
import type { PestView } from '../../src/protocol.ts';
import { records } from './records.ts';

/** What the client leaves to the server: scores, rooms that cards add, and the order of a deck nobody looks at. */
function told(view: PestView): unknown {
  return {
    ...view,
    market: view.market.toSorted(),
    deck: view.deck.toSorted(),
    roads: view.roads.toSorted((a, b) => a.ends.join().localeCompare(b.ends.join())),
    solo_sick: null,
    seats: view.seats.map((seat) => ({
      ...seat,
      score: 0,
      score_parts: [],
      quarantine: seat.quarantine.map(([space, sick]) => [space, sick]),
      cards: seat.cards.toSorted(),
    })),
  };
}

describe.each(Object.entries(records))('%s', (_, steps) => {
  test('every view follows from the one before and the events between', () => {
    for (const [at, { events, undone, view }] of steps.entries()) {
      const before = steps[at - 1]?.view;
      if (!before || undone) continue;
      expect(told(events.reduce(apply, before)), `step ${at}: ${JSON.stringify(events)}`).toEqual(told(view));
    }
  });

  test('no event is unknown', () => {
    const keys = new Set(steps.flatMap(({ events }) => events.map(({ key }) => key)));
    expect([...keys].filter((key) => !KNOWN.includes(key))).toEqual([]);
  });
});
