// What the map shows beyond its regions: land that belongs to nobody, arrows over the sea, the seas' names.

/** Land at the sheet's edges that is no region. */
export const OUTLAND =
  'M955 0H1000V60ZM905 512L1000 478V961H964L846 853L880 815L912 780L925 730L945 650L992 590ZM0 854L98 961H0ZM0 694L-22 700L-34 716L-58 734L-74 762L-82 790L-104 812L-110 846L-128 880L-134 961H0Z';

/** Beyond the map's lower edge the desert goes on, for sheets that are higher than it. */
export const DESERT = 'M-134 950L-150 1100L-120 1300L-160 1700H1000V950Z';

export type Point = readonly [x: number, y: number];

/** The arrows over sea as they are drawn, by the regions they join; where shores touch, none is needed. */
export const STRAITS: Record<string, readonly [Point, Point]> = {
  'anglia gallia': [
    [281, 322],
    [292, 345],
  ],
  'anglia scandia': [
    [272, 176],
    [350, 160],
  ],
  'hispania italia': [
    [268, 543],
    [345, 533],
  ],
  'italia turcia': [
    [523, 611],
    [548, 626],
  ],
  'hispania mauretania': [
    [80, 636],
    [80, 654],
  ],
  'italia ifriqiya': [
    [405, 664],
    [388, 676],
  ],
};

/** Names on the water: where, how large, and whether Africa must be on the sheet. */
export const SEAS: { key: string; x: number; y: number; size: number; board?: 'europe' | 'africa' }[] = [
  { key: 'sea-ocean', x: 96, y: 420, size: 17 },
  { key: 'sea-ocean-2', x: 98, y: 442, size: 17 },
  { key: 'sea-pontus', x: 774, y: 512, size: 14 },
  { key: 'sea-internum', x: 716, y: 746, size: 15, board: 'europe' },
  { key: 'sea-internum', x: 560, y: 742, size: 16, board: 'africa' },
];

/** The lines along the shores, from the outermost inwards: how wide, in which ink and how strong. */
export const WATER: [width: number, ink: string, opacity: number][] = [
  [26, '--sea-deep', 1],
  [18, '--sea', 1],
  [17.2, '--sea-line', 0.5],
  [15.8, '--sea', 1],
  [11.6, '--sea-line', 0.65],
  [10.2, '--sea', 1],
  [6.4, '--sea-line', 0.85],
  [4.8, '--sea', 1],
];

type Rect = readonly [x: number, y: number, width: number, height: number];

/** The part of the sheet that has to be seen. */
const EUROPE_VIEW: Rect = [0, 2, 998, 757];
const WHOLE_VIEW: Rect = [0, 2, 998, 957];
/** Names and their tags stand so far below the upper edge that this much of the north can be spared. */
const NORTH = 26;
const SHORE = 34;

/** With few players the east is not played: then the sheet ends where the regions do. */
export function viewOf(regions: Rect[], africa: boolean): Rect {
  const [left, top, width, height] = africa ? WHOLE_VIEW : EUROPE_VIEW;
  const right = Math.max(...regions.map(([x, , w]) => x + w)) + SHORE;
  if (regions.length === 0 || right >= left + width) return [left, top, width, height];
  const bottom = Math.min(top + height, Math.max(...regions.map(([, y, , h]) => y + h)) + SHORE);
  return [left, top + NORTH, right - left, bottom - top - NORTH];
}
