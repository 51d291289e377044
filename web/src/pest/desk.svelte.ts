// What all parts of the screen share while one table is open: the box, what the server says of the position, and what is
// pointed at. On a phone the parts are far from each other (map, drawer), so they meet here.
import type { BoardProps } from '$/table/game';
import type { PestView } from './view';
import type { Forecast, PestPack, PestStudy } from './wire';

export type Panel = 'technologies' | 'capital' | 'forecast';

class Desk {
  /** The box the table is played with; null until it is here. */
  pack = $state.raw<PestPack | null>(null);
  /** What the server says of the position; null while something is told and where there is no table, as in a replay. */
  study = $state.raw<PestStudy | null>(null);
  /** The space of the grid that is pointed at, "move-cure": the map shows what it would reach. */
  cell = $state<string | null>(null);
  /** The pest card whose effects the map shows. */
  forecast = $state.raw<Forecast | null>(null);
  /** The leaf that lies open. */
  panel = $state<Panel | null>(null);

  #asked = '';

  /** Keeps box and study in step with what the board shows. */
  follow(board: BoardProps<PestView>): void {
    void this.#open(board.view.pack);
    const still = board.telling === null && board.table !== undefined;
    const seat = board.question?.seat ?? board.me ?? 1;
    void this.#look(still ? `/api/tables/${board.table}/study?seat=${seat}` : null);
  }

  async #open(hash: string): Promise<void> {
    if (this.#asked === hash) return;
    this.#asked = hash;
    this.pack = await fetched<PestPack>(`/api/packs/${hash}`);
  }

  #turn = 0;

  async #look(address: string | null): Promise<void> {
    const turn = ++this.#turn;
    this.cell = null;
    const study = address && (await fetched<PestStudy>(address));
    // Meanwhile the table may have moved on.
    if (turn === this.#turn) this.study = study || null;
  }
}

async function fetched<T>(address: string): Promise<T | null> {
  const answer = await fetch(address, { headers: { accept: 'application/json' } }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as T) : null;
}

/** One page shows one table. */
export const desk = new Desk();
