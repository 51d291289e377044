import { expect, test } from 'vitest';
import { eraSummary } from '../../src/pest/era.ts';
import { KINDS } from '../../src/pest/events.ts';
import { learnKinds } from '../../src/game/words.ts';
import { texts } from '../../src/texts/texts.svelte.ts';
import { records } from './records.ts';

const games = Object.values(records).map((steps) => steps.filter(({ undone }) => !undone));
learnKinds(KINDS);
const name = (seat: number) => `Player ${seat}`;

test('the summary of an era has everything that was scored at its end, and why', async () => {
  await texts.learn('pest');
  await texts.learn('pest-board');
  await texts.speak('en');
  let eras = 0;
  for (const steps of games) {
    const events = steps.flatMap((step) => step.events);
    for (const [at, { key }] of events.entries()) {
      if (key !== 'tell-assistants-back') continue;
      const next = events.findIndex((event, later) => later > at && (event.key === 'tell-year' || event.key === 'tell-ended'));
      const year = events.slice(0, at).findLast((event) => event.key === 'tell-year');
      if (year?.key !== 'tell-year' || next < 0) continue;
      const seats = steps[0]?.view.seats.length ?? 0;
      const summary = eraSummary(events.slice(0, next), year.year, seats, name);
      expect(summary === null).toBe(year.year % 2 === 1);
      if (!summary) continue;
      eras += 1;
      expect(summary.era).toBe(year.year / 2);
      for (const { seat, parts, prestige, shame } of summary.seats) {
        expect(prestige + shame > 0).toBe(parts.some(({ told }) => /prestige|shame/.test(told)));
        expect(parts.map(({ told }) => told).join()).not.toContain(name(seat));
      }
    }
  }
  expect(eras).toBeGreaterThan(5);
});
