// The board as tables of text: the same facts for those who don't see it.
import type { Player } from '$/table/game';
import type { PestView } from './view';

export function facts(_: PestView, __: Player[]): { caption: string; head: string[]; rows: string[][] }[] {
  return [];
}
