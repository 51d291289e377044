/** Points with a minus sign instead of a hyphen. */
export function points(value: number): string {
  return String(value).replace('-', '−');
}

/** Points in a table: a dash for none. */
export function pointsOrDash(value: number): string {
  return value === 0 ? '–' : points(value);
}

/** With more players than this a table of points has columns of equal width. */
export const MANY_PLAYERS = 3;
