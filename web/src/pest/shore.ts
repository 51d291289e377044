// The land the places lie on: an invented coast around the map of the box, roughened so that it looks like one. A map of
// somebody's own, which this coast does not hold, gets one drawn around its places.
import { named } from './names';
import type { PestMap } from '$/protocol';

type Point = readonly [x: number, y: number];

export interface Shore {
  /** Land and islands as a path. */
  path: string;
  hills: Point[];
  woods: Point[];
  seas: { lines: string[]; x: number; y: number }[];
}

// prettier-ignore
const COAST: Point[] = [
  [150, 62], [232, 40], [330, 14], [450, 2], [570, 0], [680, 34], [800, 58], [866, 112], [850, 160], [900, 190], [920, 250], [992, 280], [995, 345],
  [965, 400], [952, 440], [958, 500], [890, 566], [838, 632], [740, 652], [680, 664], [612, 656], [575, 686], [520, 662], [452, 690], [400, 652],
  [340, 662], [290, 634], [240, 626], [186, 580], [146, 540], [78, 496], [18, 440], [8, 370], [10, 306], [66, 250], [70, 205], [112, 150], [118, 95],
];
// prettier-ignore
const ISLES: Point[][] = [
  [[28, 96], [64, 84], [84, 110], [60, 138], [30, 128]],
  [[70, 40], [98, 34], [104, 58], [80, 66]],
  [[22, 168], [40, 160], [46, 184], [28, 192]],
  [[930, 70], [962, 60], [978, 92], [948, 112]],
];
// prettier-ignore
const HILLS: Point[] = [[268, 128], [292, 142], [122, 342], [142, 356], [848, 432], [872, 446], [594, 318], [438, 92]];
// prettier-ignore
const WOODS: Point[] = [[704, 156], [296, 516], [440, 512], [688, 432], [876, 548], [418, 318], [160, 420]];
/** Where there is open water for the name of each sea. */
const WATERS: Record<string, Point> = { red: [88, 20], blue: [760, 692], black: [932, 150] };
/** So far land reaches beyond the outermost places of another map. */
const BEACH = 46;

export function shoreOf(map: PestMap): Shore {
  const random = chance(11);
  if (map.places.every(({ x, y }) => holds(COAST, [x, y]))) {
    return {
      path: rough(COAST, 4, 0.44, random) + ISLES.map((isle) => rough(isle, 3, 0.4, random)).join(''),
      hills: HILLS,
      woods: WOODS,
      seas: map.seas.map(({ name, port, x, y }) => {
        const [left, top] = WATERS[port] ?? [x, y];
        return { lines: left > 900 ? named('sea', name).split(' ') : [named('sea', name)], x: left, y: top };
      }),
    };
  }
  const around = hull([...map.places, map.capital].map(({ x, y }): Point => [x, y]));
  const middle = around.reduce(([x, y], [px, py]): Point => [x + px / around.length, y + py / around.length], [0, 0]);
  return {
    path: rough(
      around.map((point) => away(point, middle)),
      4,
      0.3,
      random,
    ),
    hills: [],
    woods: [],
    seas: map.seas.map(({ name, x, y }) => ({ lines: [named('sea', name)], x, y })),
  };
}

/** Always the same coast: numbers between -1/2 and 1/2 from a fixed seed. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647 - 0.5;
  };
}

/** Breaks every side in two and pushes the middle out or in, `times` times. */
function rough(outline: Point[], times: number, depth: number, random: () => number): string {
  let points = outline;
  for (let time = 0; time < times; time++) {
    points = points.flatMap(([x, y], at) => {
      const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
      const length = Math.hypot(nextX - x, nextY - y) || 1;
      const push = random() * length * depth;
      const middle: Point = [(x + nextX) / 2 - ((nextY - y) / length) * push, (y + nextY) / 2 + ((nextX - x) / length) * push];
      return [[x, y] as Point, middle];
    });
  }
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

function holds(outline: Point[], [x, y]: Point): boolean {
  let inside = false;
  for (const [at, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline.at(at - 1) ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** The outermost of some points, one after the other. */
function hull(points: Point[]): Point[] {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (list: Point[]) => {
    const line: Point[] = [];
    for (const point of list) {
      while (line.length > 1 && !turnsLeft(line.at(-2) ?? point, line.at(-1) ?? point, point)) line.pop();
      line.push(point);
    }
    return line.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function turnsLeft([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): boolean {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0;
}

function away([x, y]: Point, [mx, my]: Point): Point {
  const length = Math.hypot(x - mx, y - my) || 1;
  return [x + ((x - mx) / length) * BEACH, y + ((y - my) / length) * BEACH];
}
