import type { BoardProps } from '$/game/module';
import type { PestEvent } from '../events';
import { seatNumber, type PestView } from '../view';

/** The seat whose board is shown next to the map: the one that is asked, else the viewer's own; for spectators the one on turn. */
export function boardOwner(board: BoardProps<PestView, PestEvent>): number {
  return board.question?.seat ?? board.me ?? seatNumber(board.view.active) ?? 1;
}
