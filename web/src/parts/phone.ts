/** Narrower than this, or lower, there is no room beside the map: the rest of the table is a drawer. */
const NARROW = 820;
const LOW = 480;

export function isPhone(width: number, height: number): boolean {
  return width < NARROW || height < LOW;
}
