// Helpers for the view of Rattus. docs/replay-json.md describes its keys.
import type { Phrase, RattusView, RegionView, Value } from '$/protocol';

export type { LoadView, RatView, RattusView, RavageView, RegionView, SeatView } from '$/protocol';

/** "seat 3" is 3. */
export function seatNumber(name: string | null): number | null {
  return name ? Number(name.slice(5)) : null;
}

/** Whether it is a seat's turn. */
export function isOnTurn(view: RattusView, seat: number): boolean {
  return seatNumber(view.on_turn) === seat && view.stage !== 'over';
}

export function regionOf(view: RattusView, id: string | null | undefined): RegionView | undefined {
  return view.regions.find((region) => region.id === id);
}

/** A player's cubes in all regions. */
export function onMap(view: RattusView, seat: number): number {
  return view.regions.reduce((sum, region) => sum + (region.cubes[seat - 1] ?? 0), 0);
}

export function holder(view: RattusView, card: string): number | null {
  const seat = view.seats.findIndex(({ cards }) => cards.includes(card));
  return seat < 0 ? null : seat + 1;
}

/** The id of a thing that a prompt names. */
export function idOf(phrase: Phrase, name: string): string {
  const value = phrase.args[name];
  return isNamed(value) ? value.id : typeof value === 'string' ? value : '';
}

/** A number in a prompt. */
export function numberOf(phrase: Phrase, name: string): number | null {
  const value = phrase.args[name];
  return typeof value === 'number' ? value : null;
}

/** A player in a prompt. */
export function seatOf(phrase: Phrase, name: string): number | null {
  const value = phrase.args[name];
  return typeof value === 'object' && 'seat' in value ? value.seat : null;
}

function isNamed(value: Value | undefined): value is { kind: string; id: string } {
  return typeof value === 'object' && 'id' in value;
}
