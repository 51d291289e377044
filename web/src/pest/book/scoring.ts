// PE-142, the worked example of the score: one line of the sheet per step, and the board that is counted.
import type { ExampleStep } from '$/game/book';
import type { PestEvent } from '../events';
import type { PestView, SeatSheet } from '../view';
import { PACK, sheetWith, TABLE } from './still';

/** The lines of the score sheet in its order. */
export const LINES: readonly [line: string, points: number][] = [
  ['markers', 14],
  ['tasks', 19],
  ['recovery', 12],
  ['buildings', 7],
  ['sections', 2],
  ['technologies', 5],
  ['influence', 6],
  ['influence_rank', 5],
  ['resources', 2],
  ['coins', 1],
  ['shame', -7],
];

const PLACES: Readonly<Record<string, string>> = { quarter_1: 'orlin', quarter_2: 'tamsen', workshop: 'sennet', factory: 'ulmar' };
const technology = (number: number) => PACK.technologies.find((one) => one.number === number)?.id ?? null;

/** What the player has at the end of the game. */
export const BOARD: SeatSheet = sheetWith({
  wood: 2,
  stone: 2,
  food: 2,
  herbs: 2,
  coin: 2,
  influence: 27,
  prestige: 14,
  shame: 7,
  recovered: 8,
  tasks: [3, 4, 4],
  slots: [technology(24), technology(18), technology(17)],
  buildings: sheetWith({}).buildings.map((one) => ({
    ...one,
    place: PLACES[one.id] ?? one.place,
    resource: one.id in PLACES ? 'wood' : one.resource,
  })),
});

const view = { ...TABLE, seats: [BOARD, ...TABLE.seats.slice(1)] };

export const scoring: ExampleStep<PestView, PestEvent>[] = [
  { events: [], view },
  ...LINES.map(([line]) => ({ events: [], view, words: `book-scoring-${line}` })),
  { events: [], view, words: 'book-scoring-sum' },
];
