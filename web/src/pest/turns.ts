// A turn in one line.
import { clause } from '$/game/tell';
import type { Turn } from '$/game/turns';
import type { Names } from '$/game/words';
import { t, texts } from '$/texts/texts.svelte';
import type { PestEvent } from './events';
import { present } from './presentation';
import { cardName } from './targets';

export function turnOf(event: PestEvent): { seat: number | null } | null {
  switch (event.key) {
    case 'tell-turn':
      return { seat: event.seat };
    case 'tell-turns-over':
    case 'tell-year':
      return { seat: null };
    default:
      return null;
  }
}

export function line(turn: Turn<PestEvent>, names: Names, viewer: number | null): string {
  return turn.seat === null ? forEverybody(turn.events, names, viewer) : ofPlayer(turn.events, names, turn.seat);
}

type Key = PestEvent['key'];
const of = <K extends Key>(events: readonly PestEvent[], key: K) =>
  events.filter((event): event is Extract<PestEvent, { key: K }> => event.key === key);
/** Whether the sentence of an event stands unchanged in a summary. */
const isIn = (of: 'player' | 'everybody') => (event: PestEvent) => ['both', of].includes(present(event, null).summary ?? '');
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** What a player did: the two actions, the way of the doctor, and what came of them. */
function ofPlayer(events: PestEvent[], names: Names, seat: number): string {
  const own = events.filter((event) => !('seat' in event) || event.seat === seat);
  const action = (id: string) => texts.name('action', id);
  const placed = [...of(own, 'tell-placed'), ...of(own, 'tell-repeated')].map(({ top, left }) => `${action(top)} + ${action(left)}`);
  const cards = of(own, 'tell-placed-on-card').map(({ technology }) => texts.name('technology', technology));
  const way = own.flatMap((event) =>
    event.key === 'tell-walked' || event.key === 'tell-walked-through' || event.key === 'tell-jumped'
      ? [texts.name('place', event.place)]
      : [],
  );
  const taken = sum([...of(own, 'tell-taken'), ...of(own, 'tell-road-taken')].map(({ people }) => people));
  const cured = of(own, 'tell-cured').length;
  const sent = of(own, 'tell-assigned');
  const toCapital = sent.filter(({ to }) => to === 'capital').length;
  const rest = own.filter(isIn('player')).map((event) => clause(event, names, seat));
  const parts = [
    way.length > 0 ? t('pest-since-way', { places: way.join(' → ') }) : '',
    taken > 0 ? t('pest-since-taken', { count: taken }) : '',
    cured > 0 ? t('pest-since-cured', { count: cured }) : '',
    sent.length > toCapital ? t('pest-since-workers', { count: sent.length - toCapital }) : '',
    toCapital > 0 ? t('pest-since-capital', { count: toCapital }) : '',
    ...rest,
    ...others(events, seat, names),
  ].filter(Boolean);
  const head = [...placed, ...cards].join(', ');
  return head && parts.length > 0 ? `${head}: ${parts.join('; ')}` : head || parts.join('; ');
}

/** What a turn does to other players and to everybody. */
function others(events: PestEvent[], seat: number, names: Names): string[] {
  return events
    .filter((event) => event.key === 'tell-fell' || ('seat' in event && event.seat !== seat && present(event, null).isHighlight))
    .map((event) => clause(event, names, null));
}

/** A new year: the pest, whom it met, and the support. The end of an era too. */
function forEverybody(events: PestEvent[], names: Names, viewer: number | null): string {
  const parts: string[] = [];
  for (const { year } of of(events, 'tell-year')) parts.push(t('pest-step-year', { year }));
  for (const { card } of of(events, 'tell-pest')) parts.push(cardName(card));
  const struck = of(events, 'tell-sickened').filter(({ rule }) => rule !== 'PE-150').length;
  if (struck > 0) parts.push(t('pest-since-struck', { count: struck }));
  const fallen = of(events, 'tell-fell').map(({ place }) => texts.name('place', place));
  if (fallen.length > 0) parts.push(t('pest-map-pest-fell', { places: texts.list(fallen) }));
  const received = new Map<number, number>();
  for (const { seat, people } of of(events, 'tell-received')) received.set(seat, (received.get(seat) ?? 0) + people);
  for (const [seat, count] of received) {
    parts.push(t(seat === viewer ? 'pest-since-received-you' : 'pest-since-received', { name: names(seat), count }));
  }
  // At the end of an era: who scored what.
  for (const seat of new Set([...of(events, 'tell-honoured'), ...of(events, 'tell-shamed')].map((event) => event.seat))) {
    const prestige = sum(
      of(events, 'tell-honoured')
        .filter((event) => event.seat === seat)
        .map((event) => event.prestige),
    );
    const shame = sum(
      of(events, 'tell-shamed')
        .filter((event) => event.seat === seat)
        .map((event) => event.shame),
    );
    parts.push(t('pest-since-era', { name: names(seat), prestige, shame }));
  }
  // All decrees are laid out at once; the line below the map names them.
  const isSetup = of(events, 'tell-decreed').length > 1;
  if (isSetup) parts.push(t('pest-since-decrees'));
  const rest = events.filter(isIn('everybody')).filter(({ key }) => !isSetup || key !== 'tell-decreed');
  return [...parts, ...rest.map((event) => clause(event, names, null))].join('; ');
}
