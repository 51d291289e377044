// Reading the table of Pest as the server sends it.
import type { Phrase, PestView, PlaceSheet, Value } from '$/protocol';

export type { BuildingSheet, PestView, PlaceSheet, SeatSheet } from '$/protocol';

/** "seat 3" is 3. */
export function seatNumber(name: string | null): number | null {
  return name ? Number(name.slice(5)) : null;
}

export function placeOf(view: PestView, id: string | null | undefined): PlaceSheet | undefined {
  return view.places.find((place) => place.id === id);
}

/** The first word of an answer, and what it names. */
export function split(choice: string): [word: string, named: string] {
  const at = choice.indexOf(' ');
  return at < 0 ? [choice, ''] : [choice.slice(0, at), choice.slice(at + 1)];
}

/** Answers write ids with dashes where the view has underscores. */
export function idIn(choice: string): string {
  return split(choice)[1].replaceAll('-', '_');
}

/** What an event or a prompt says of a thing: its id, its seat or its number. */
export function idOf(phrase: Phrase, name: string): string {
  const value = phrase.args[name];
  return isNamed(value) ? value.id : typeof value === 'string' ? value : '';
}
export function seatOf(phrase: Phrase, name = 'seat'): number {
  const value = phrase.args[name];
  return isSeat(value) ? value.seat : 0;
}
export function numberOf(phrase: Phrase, name: string): number {
  const value = phrase.args[name];
  return typeof value === 'number' ? value : 0;
}
export function idsOf(phrase: Phrase, name: string): string[] {
  const value = phrase.args[name];
  return Array.isArray(value) ? value.flatMap((item) => (isNamed(item) ? [item.id] : [])) : [];
}
export function seatsOf(phrase: Phrase, name: string): number[] {
  const value = phrase.args[name];
  return Array.isArray(value) ? value.flatMap((item) => (isSeat(item) ? [item.seat] : [])) : [];
}

function isNamed(value: Value | undefined): value is { kind: string; id: string } {
  return typeof value === 'object' && !Array.isArray(value) && 'id' in value;
}
function isSeat(value: Value | undefined): value is { seat: number } {
  return typeof value === 'object' && !Array.isArray(value) && 'seat' in value;
}
