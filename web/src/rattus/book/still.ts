// Fixed tables for the pictures of the rulebook, and the props of a board that nobody plays on.
import type { Asked } from '$/protocol';
import type { BoardProps } from '$/game/module';
import { picturedPlayers, stillBoard } from '$/game/still';
import { t } from '$/texts/texts.svelte';
import type { RattusEvent } from '../events';
import type { RattusView } from '../view';
import examples from './examples.json';

/** Any table of four, to be changed. */
const TABLE = examples.ravage[0]?.view as unknown as RattusView;

/** What stands in a region: the number of rats, and of cubes by seat. */
export interface Standing {
  rats?: number;
  cubes?: number[];
}

/** A table with these pieces and no others. */
export function tableWith(standing: Record<string, Standing>, changes: Partial<RattusView> = {}): RattusView {
  let mark = 0;
  const ids = [...new Set([...TABLE.regions.map(({ id }) => id), ...Object.keys(standing)])];
  const regions = ids.map((id) => {
    const { rats = 0, cubes = [] } = standing[id] ?? {};
    return {
      id,
      cubes: TABLE.seats.map((_, at) => cubes[at] ?? 0),
      rats: Array.from({ length: rats }, () => ({ mark: ++mark, token: null })),
      loads: [],
    };
  });
  const seats = TABLE.seats.map((seat, at) => ({
    ...seat,
    palace: 0,
    baked: 0,
    cards: [],
    supply: 20 - regions.reduce((sum, { cubes }) => sum + (cubes[at] ?? 0), 0),
  }));
  return { ...TABLE, plague: null, ravage: null, regions, seats, ...changes };
}

/** A question about regions, so that the board lights them up. */
export function asking(key: string, options: string[]): Asked {
  return { seat: 1, name: key, prompt: { key, rule: '', args: {} }, options, binding: [] };
}

export function still(view: RattusView, question: Asked | null = null): BoardProps<RattusView, RattusEvent> {
  return { ...stillBoard<RattusView, RattusEvent>(view, picturedPlayers(view.seats.map((_, at) => t(`book-seat-${at + 1}`)))), question };
}
