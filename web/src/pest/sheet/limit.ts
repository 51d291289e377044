// How much a player's stock holds.
import type { PestPack } from '$/protocol';
import type { SeatSheet } from '../view';
import { technologyOf } from './components';

type Board = Pick<SeatSheet, 'quarantine' | 'slots'>;

const CRANE = 'loading_crane';
const CRATES = 'storage_crates';

/** The limit of each resource: less with a sick person on the track, more with the Loading Crane. */
export function limitOf(pack: PestPack | null, board: Board): number {
  if (isBlocked(board)) return pack?.board.limit_with_sick ?? 4;
  return Math.max(pack?.board.limit ?? 5, amountOf(pack, board, CRANE));
}

/** The limit of the one resource that may exceed the others, with the Storage Crates. */
export function highLimitOf(pack: PestPack | null, board: Board): number {
  const limit = limitOf(pack, board);
  return isBlocked(board) ? limit : Math.max(limit, amountOf(pack, board, CRATES));
}

function isBlocked({ quarantine }: Board): boolean {
  return quarantine.some(([space, people]) => space === 'track' && people > 0);
}

/** The number of a technology that a player has; 0 without it. */
function amountOf(pack: PestPack | null, { slots }: Board, id: string): number {
  return slots.includes(id) ? (technologyOf(pack, id)?.amount ?? 0) : 0;
}
