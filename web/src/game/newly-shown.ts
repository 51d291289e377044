// The events of a procedure that takes several moves, such as a ravage, collected while they are shown.
import type { GameEvent } from '$/protocol';
import type { Playback } from './module';

/** Returns the events that were shown between two states of the playback. */
export function newlyShown<Event extends GameEvent>(before: Playback<Event> | null, now: Playback<Event> | null): Event[] {
  if (before && before.number === now?.number) return now.events.slice(before.at + 1, now.at + 1);
  const rest = before ? before.events.slice(before.at + 1) : [];
  return now ? [...rest, ...now.events.slice(0, now.at + 1)] : rest;
}
