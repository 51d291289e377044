// Reading the table of Rattus as the server sends it; docs/replay-json.md tells what each key is.
import type { Phrase, RattusView, RegionView, Value } from '$/protocol';

export type { LoadView, RatView, RattusView, RavageView, RegionView, SeatView } from '$/protocol';

/** "seat 3" is 3. */
export function seatNumber(name: string | null): number | null {
  return name ? Number(name.slice(5)) : null;
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

/** What an event or a prompt says of a thing: its id, its seat or its number. */
export function idOf(phrase: Phrase, name: string): string {
  const value = phrase.args[name];
  return isNamed(value) ? value.id : typeof value === 'string' ? value : '';
}
export function idsOf(phrase: Phrase, name: string): string[] {
  const value: unknown = phrase.args[name];
  return Array.isArray(value) ? value.flatMap((one) => (isNamed(one) ? [one.id] : [])) : [];
}
export function seatOf(phrase: Phrase, name = 'seat'): number {
  const value = phrase.args[name];
  return typeof value === 'object' && 'seat' in value ? value.seat : 0;
}
export function numberOf(phrase: Phrase, name: string): number {
  const value = phrase.args[name];
  return typeof value === 'number' ? value : 0;
}
export function flagOf(phrase: Phrase, name: string): boolean {
  return phrase.args[name] === true;
}

function isNamed(value: Value | undefined): value is { kind: string; id: string } {
  return typeof value === 'object' && 'id' in value;
}
