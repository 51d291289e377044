// The components of the box and fixed tables for the pictures of the rulebook.
import type { PestMap, PestPack } from '$/protocol';
import type { BoardProps } from '$/game/module';
import { picturedPlayers, stillBoard } from '$/game/still';
import { t } from '$/texts/texts.svelte';
import components from '../components.json';
import type { PestEvent } from '../events';
import type { PestView, SeatSheet } from '../view';
import examples from './examples.json';

export const PACK = components as unknown as PestPack;
export const MAP: PestMap = PACK.map;

/** A table of three in the third year, to be changed. */
export const TABLE = examples.walk[0]?.view as unknown as PestView;

/** The board of the first player with some changes. */
export function sheetWith(changes: Partial<SeatSheet>): SeatSheet {
  const [sheet] = TABLE.seats;
  if (!sheet) throw new Error('the table of the example has seats');
  return { ...sheet, ...changes };
}

/** Sick people by space; the other spaces are empty. */
export function wards(people: Record<string, number>): SeatSheet['quarantine'] {
  return sheetWith({}).quarantine.map(([space, , room]) => [space, people[space] ?? 0, room]);
}

export function still(view: PestView): BoardProps<PestView, PestEvent> {
  return stillBoard(view, picturedPlayers(view.seats.map((_, at) => t(`book-seat-${at + 1}`))));
}
