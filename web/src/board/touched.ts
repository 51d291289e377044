// What the others touched since the viewer's last turn.
import type { TurnLine } from '$/game/turns';

/** By place, the seats that did something there, each once. */
export function touchedBy(turns: readonly TurnLine[]): Map<string, number[]> {
  const seats = new Map<string, number[]>();
  for (const { seat, places } of turns) {
    if (seat === null) continue;
    for (const place of places) seats.set(place, [...new Set([...(seats.get(place) ?? []), seat])]);
  }
  return seats;
}
