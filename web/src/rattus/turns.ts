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

type Loss = Extract<RattusEvent, { key: 'event-cube-lost' }>;

/** Everything that changed the board, in order; the cubes that a player lost in a region are counted. */
export function line(turn: Turn<RattusEvent>, names: Names, viewer: number | null): string {
  const { seat, events } = turn;
  const parts: string[] = [];
  for (const event of events.filter((one) => present(one).isSummary)) {
    if (event.key !== 'event-cube-lost') parts.push(clause(event, nameFor(event, names, viewer), seat));
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

function losses(loss: Loss, { seat: player, events }: Turn<RattusEvent>, names: Names, viewer: number | null): string {
  const args = {
    name: loss.seat === player ? '' : names(loss.seat),
    count: events.filter(isSame(loss)).length,
    region: texts.name('region', loss.region),
  };
  return t(loss.seat === viewer ? 'since-lost-you' : 'since-lost', args);
}
