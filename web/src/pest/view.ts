// Reading the table of Pest as the server sends it.
import type { PestView, PlaceSheet } from '$/protocol';

export type { BuildingSheet, PestView, PlaceSheet, SeatSheet } from '$/protocol';

/** "seat 3" is 3. */
export function seatNumber(name: string | null): number | null {
  return name ? Number(name.slice(5)) : null;
}

export function placeOf(view: PestView, id: string | null | undefined): PlaceSheet | undefined {
  return view.places.find((place) => place.id === id);
}

/** The last of the six years (PE-20). */
const LAST_YEAR = 6;

/** The support card that will be paid: that of the last year never is (PE-30). */
export function promised(view: PestView): string | null {
  return view.year < LAST_YEAR ? view.support : null;
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
