import type { BoardProps } from '$/game/module';
import type { PestEvent } from '../events';
import { seatNumber, type PestView } from '../view';

/** Whose board lies beside the map: of who is asked, else one's own, and for a watcher that of whoever is on turn. */
export function boardOwner(board: BoardProps<PestView, PestEvent>): number {
  return board.question?.seat ?? board.me ?? seatNumber(board.view.active) ?? 1;
}
