// Sums that the board shows next to its parts.
import type { SeatSheet } from '../view';

/** People in quarantine and room for them; the dead are in none. */
export function inQuarantine(sheet: SeatSheet): [people: number, room: number] {
  const spaces = sheet.quarantine.filter(([id]) => id !== 'cemetery');
  return [spaces.reduce((sum, [, people]) => sum + people, 0), spaces.reduce((sum, [, , room]) => sum + room, 0)];
}

/** The shame that so many dead bring at an era's end. */
export function cemetery(graves: readonly number[], dead: number): number {
  return graves.slice(0, dead).reduce((sum, shame) => sum + shame, 0);
}

/** Technologies in the slots. */
export function technologies(sheet: SeatSheet): number {
  return sheet.slots.filter((slot) => slot !== null).length;
}
