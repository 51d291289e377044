import map from 'virtual:rattus-map';

/** The place of a wall between two regions: x, y and its rotation in degrees. */
export function wallAt(a: string, b: string): [x: number, y: number, angle: number] {
  return map.walls[`${a} ${b}`] ?? map.walls[`${b} ${a}`] ?? [0, 0, 0];
}
