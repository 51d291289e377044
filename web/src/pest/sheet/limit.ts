// How much a player's stock holds.
import type { PestPack } from '$/protocol';
import type { SeatSheet } from '../view';
import { technologyOf } from './components';

const CRANE = 'loading_crane';

/** The limit of each resource: less with a sick person on the track, more with the Loading Crane. */
export function limitOf(pack: PestPack | null, { quarantine, slots }: Pick<SeatSheet, 'quarantine' | 'slots'>): number {
  const isBlocked = quarantine.some(([space, people]) => space === 'track' && people > 0);
  if (isBlocked) return pack?.board.limit_with_sick ?? 4;
  const crane = slots.includes(CRANE) ? technologyOf(pack, CRANE)?.amount : undefined;
  return crane ?? pack?.board.limit ?? 5;
}
