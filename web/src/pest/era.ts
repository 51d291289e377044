// The end of an era: who scored what, and why.
import { clause } from '$/game/tell';
import type { Names } from '$/game/words';
import type { PestEvent } from './events';

/** What the end of an era counts, in its order, with the rules of each part. */
const PARTS = {
  agenda: ['PE-131'],
  capital: ['PE-132', 'PE-134', 'PE-176'],
  dead: ['PE-136'],
} as const;
type Part = keyof typeof PARTS;

export interface EraSummary {
  /** Which era ended, from 1. */
  era: number;
  /** Whether the people in the capital went home. */
  cleared: boolean;
  seats: { seat: number; parts: { part: Part; told: string }[]; prestige: number; shame: number }[];
}

/** The end of the last era among some events; null if none ended. */
export function eraSummary(events: readonly PestEvent[], year: number, seats: number, names: Names): EraSummary | null {
  const from = events.findLastIndex(({ key }) => key === 'tell-assistants-back');
  const to = events.findIndex(({ key }, at) => at > from && key === 'tell-year');
  if (from < 0) return null;
  const ended = events.slice(from, to < 0 ? undefined : to);
  // The agenda is counted at the end of every second year only; the year that follows has begun already.
  const last = to < 0 ? year : year - 1;
  if (last % 2 !== 0) return null;
  const of = (seat: number) => ended.filter((event) => 'seat' in event && event.seat === seat);
  return {
    era: last / 2,
    cleared: ended.some(({ key }) => key === 'tell-capital-cleared'),
    seats: Array.from({ length: seats }, (_, index) => {
      const own = of(index + 1);
      const parts = (Object.keys(PARTS) as Part[]).flatMap((part) => {
        const told = own
          .filter(({ rule }) => (PARTS[part] as readonly string[]).includes(rule))
          .map((event) => clause(event, names, index + 1));
        return told.length > 0 ? [{ part, told: told.join(', ') }] : [];
      });
      const prestige = own.reduce((sum, event) => sum + (event.key === 'tell-honoured' ? event.prestige : 0), 0);
      const shame = own.reduce((sum, event) => sum + (event.key === 'tell-shamed' ? event.shame : 0), 0);
      return { seat: index + 1, parts, prestige, shame };
    }),
  };
}
