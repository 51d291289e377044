// What all parts of the screen share while one table is open: the box, what the server says of the position, and what is
// pointed at. On a phone the parts are far from each other (map, drawer), so they meet here.
import { at } from '$/app/base';
import type { PestForecast, PestPack, PestStudy } from '$/protocol';
import type { BoardProps } from '$/game/module';
import type { PestEvent } from './events';
import { plagueOf, Story, type Plague } from './story.svelte';
import type { PestView } from './view';

/** So long nothing may change before the server is asked. */
const REST = 30;

export type Panel = 'technologies' | 'capital' | 'forecast';

class Desk {
  /** The box the table is played with; null until it is here. */
  pack = $state.raw<PestPack | null>(null);
  /** What the server says of the position; null while something is told and where there is no table, as in a replay. */
  study = $state.raw<PestStudy | null>(null);
  /** The pest cards that may come and what they would do, as the server last said. */
  coming = $state.raw<PestForecast[]>([]);
  /** The places that one of them would destroy. */
  readonly doomed: ReadonlySet<string> = $derived(new Set(this.coming.flatMap(({ fall }) => fall)));
  /** The space of the grid that is pointed at, "move-cure": the map shows what it would reach. */
  cell = $state<string | null>(null);
  /** The pest card whose effects the map shows. */
  forecast = $state.raw<PestForecast | null>(null);
  /** The leaf that lies open. */
  panel = $state<Panel | null>(null);
  /** The year's pest as far as it is told. */
  readonly story = new Story();
  /** Whether the pest that came since one's last turn is read once more. */
  recalled = $state(false);

  /** Through whose eyes the table is seen; what one does oneself needs less telling. */
  me: number | null = null;

  #box = '';
  #turn = 0;

  /** Keeps box and study in step with what the board shows. */
  follow(board: BoardProps<PestView, PestEvent>): void {
    this.me = board.me;
    void this.#open(board.view.pack);
    const still = board.telling === null && board.table !== undefined;
    const seat = board.question?.seat ?? board.me ?? 1;
    void this.#look(still ? `/api/tables/${board.table}/query/study?seat=${seat}` : null);
  }

  /** The pest that is listed now: the one that strikes, or the last one once more. */
  plague(board: BoardProps<PestView, PestEvent>): Plague | null {
    return this.story.plague ?? (this.recalled ? plagueOf(board.since) : null);
  }

  /** Another table is opened, or none. */
  clear(): void {
    this.#turn += 1;
    [this.study, this.cell, this.forecast, this.panel] = [null, null, null, null];
    this.coming = [];
    this.recalled = false;
    this.story.told = '';
  }

  async #open(hash: string): Promise<void> {
    if (this.#box === hash) return;
    this.#box = hash;
    this.pack = (await packed(hash)) ?? (await fetched<PestPack>(`/api/packs/${encodeURIComponent(hash)}`));
    // Without a line it is asked for again with the next move.
    if (!this.pack) this.#box = '';
  }

  async #look(address: string | null): Promise<void> {
    const turn = ++this.#turn;
    this.study = null;
    // View, question and telling change one right after the other; one look at them is enough.
    await new Promise((rested) => setTimeout(rested, REST));
    if (turn !== this.#turn || address === null) return;
    const study = await fetched<PestStudy>(address);
    // Meanwhile the table may have moved on.
    if (turn !== this.#turn || !study) return;
    this.study = study;
    this.coming = study.forecast;
  }
}

/** The box comes along with the client, packed for the wire as all its files are (dev/box.sh); packs of one's own are asked for. */
async function packed(hash: string): Promise<PestPack | null> {
  const box = (await import('./box.json')).default as unknown as PestPack;
  return box.hash === hash ? box : null;
}

async function fetched<T>(address: string): Promise<T | null> {
  const answer = await fetch(at(address), { headers: { accept: 'application/json' } }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as T) : null;
}

/** One page shows one table. */
export const desk = new Desk();
