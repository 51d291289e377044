// The components of the box and fixed tables for the pictures of the rulebook.
import type { PestMap, PestPack } from '$/protocol';
import type { BoardProps } from '$/game/module';
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
  return {
    view,
    question: null,
    players: view.seats.map((_, at) => ({
      seat: at + 1,
      name: t(`book-seat-${at + 1}`),
      bot: null,
      me: false,
      asked: false,
      present: true,
      clock: null,
    })),
    me: null,
    playback: null,
    selected: null,
    pointed: [],
    since: [],
    turns: [],
    own: [],
    narrow: false,
    bare: true,
    onchoose: () => undefined,
    onwhy: () => undefined,
    onrule: () => undefined,
    onlog: () => undefined,
  };
}
