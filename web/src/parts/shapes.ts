// A player is a colour and a shape: the first of six is a red circle, and so on, in seat order.

/** The outlines on the 24 grid, from the first seat's to the sixth's. */
export const SHAPES = [
  'M12 2.6a9.4 9.4 0 1 1 0 18.8 9.4 9.4 0 0 1 0-18.8z',
  'M4 4h16v16H4z',
  'M12 2.2 22.4 20.6H1.6z',
  'M12 1 23 12 12 23 1 12z',
  'M12 1.8l9 5.1v10.2l-9 5.1-9-5.1V6.9z',
  'M8 2h8v6h6v8h-6v6H8v-6H2V8h6z',
] as const;

/** The shape of a seat, counted from 1. */
export function shape(seat: number): string {
  return SHAPES[(seat - 1) % SHAPES.length] ?? SHAPES[0];
}

/** The variable with a seat's colour. */
export function colour(seat: number): string {
  return `var(--p${((seat - 1) % SHAPES.length) + 1})`;
}

/** The variable with the ink that can be read on a seat's colour. */
export function onColour(seat: number): string {
  return `var(--p${((seat - 1) % SHAPES.length) + 1}-on)`;
}
