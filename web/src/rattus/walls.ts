import map from 'virtual:rattus-map';

/** Where a wall between two regions lies: x, y and its turn in degrees. */
export function wallAt(a: string, b: string): [x: number, y: number, angle: number] {
  return map.walls[`${a} ${b}`] ?? map.walls[`${b} ${a}`] ?? [0, 0, 0];
}
