// A turn in one line.
import { clause } from '$/game/tell';
import type { Turn } from '$/game/turns';
import type { Names } from '$/game/words';
import { t, texts } from '$/texts/texts.svelte';
import type { RattusEvent } from './events';
import { present } from './presentation';

export function turnOf(event: RattusEvent): { seat: number | null } | null {
  switch (event.key) {
    case 'event-turn-began':
    case 'event-final-turn-began':
      return { seat: event.seat };
    case 'event-regular-ended':
    case 'event-final-plague-began':
      return { seat: null };
    default:
      return null;
  }
}

/** The reader knows where their first cubes are. */
function isOwnSetUp(event: RattusEvent, player: number | null, viewer: number | null): boolean {
  return event.key === 'event-cubes-placed' && player === null && event.seat === viewer;
}

/** Cubes that a player places in the same region in several goes are counted together. */
function gathered(events: RattusEvent[]): RattusEvent[] {
  const all: RattusEvent[] = [];
  for (const event of events) {
    const at = event.key === 'event-cubes-placed' ? all.findIndex(isSamePlacing(event)) : -1;
    const earlier = all[at];
    if (event.key === 'event-cubes-placed' && earlier?.key === 'event-cubes-placed')
      all[at] = { ...earlier, count: earlier.count + event.count };
    else all.push(event);
  }
  return all;
}

type Placing = Extract<RattusEvent, { key: 'event-cubes-placed' }>;
const isSamePlacing =
  (one: Placing) =>
  (other: RattusEvent): boolean =>
    other.key === 'event-cubes-placed' && other.seat === one.seat && other.region === one.region;

type Rat = Extract<RattusEvent, { key: 'event-rat-placed' }>;
type Loss = Extract<RattusEvent, { key: 'event-cube-lost' }>;

/** Everything that changed the board, in order; the cubes that a player lost in a region are counted. */
export function line(turn: Turn<RattusEvent>, names: Names, viewer: number | null): string {
  const { seat, events } = turn;
  const parts: string[] = [];
  const rats = events.filter((one) => one.key === 'event-rat-placed' && present(one).isSummary) as Rat[];
  for (const event of gathered(events.filter((one) => present(one).isSummary && !isOwnSetUp(one, seat, viewer)))) {
    if (event.key === 'event-rat-placed') parts.push(event === rats[0] ? newRats(rats) : '');
    else if (event.key !== 'event-cube-lost') parts.push(clause(event, nameFor(event, names, viewer), seat));
    else if (isFirst(event, events)) parts.push(losses(event, turn, names, viewer));
  }
  return parts.filter(Boolean).join('; ');
}

/** The reader is "you" where that fits into the sentence. */
function nameFor(event: RattusEvent, names: Names, viewer: number | null): Names {
  return event.key === 'event-card-taken-from' && event.from === viewer
    ? (seat) => (seat === viewer ? t('you-object') : names(seat))
    : names;
}

const isSame =
  (one: Loss) =>
  (other: RattusEvent): boolean =>
    other.key === 'event-cube-lost' && other.seat === one.seat && other.region === one.region;

function isFirst(loss: Loss, events: RattusEvent[]): boolean {
  return events.find(isSame(loss)) === loss;
}

/** The new rats of a turn in one clause. */
function newRats(rats: Rat[]): string {
  const regions = [...new Set(rats.map(({ region }) => region))].map((region) => texts.name('region', region));
  return t('since-rats', { count: rats.length, regions: texts.list(regions) });
}

/** The plague, not the player, is the subject of the clause before: so the player is named. */
function losses(loss: Loss, { events }: Turn<RattusEvent>, names: Names, viewer: number | null): string {
  const args = {
    name: names(loss.seat),
    count: events.filter(isSame(loss)).length,
    region: texts.name('region', loss.region),
  };
  return t(loss.seat === viewer ? 'since-lost-you' : 'since-lost', args);
}
