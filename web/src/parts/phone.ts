/** In a smaller window there is no room next to the map, and the rest of the table is in a drawer. */
const NARROW = 820;
const LOW = 480;

export function isPhone(width: number, height: number): boolean {
  return width < NARROW || height < LOW;
}
