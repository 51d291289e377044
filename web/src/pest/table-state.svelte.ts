// State that all components of the screen share while one table is open: the game's components, the server's analysis of the position,
// and what is pointed at. On a phone the map and the drawer have no close common parent, so the state is global.
import { api } from '$/net/api';
import type { PestCellStudy, PestForecast, PestPack, PestStudy } from '$/protocol';
import type { BoardProps } from '$/game/module';
import type { PestEvent } from './events';
import { pestPhaseOf, PestPhaseProgress, type PestPhase } from './pest-phase.svelte';
import type { PestView } from './view';

/** Milliseconds without a change before the server is asked. */
const REST = 30;

export type Panel = 'technologies' | 'capital' | 'forecast';

class TableState {
  /** The components the table is played with; null until they are loaded. */
  pack = $state.raw<PestPack | null>(null);
  /** The server's analysis of the position; null while a move is shown, and in a replay. */
  study = $state.raw<PestStudy | null>(null);
  /** The spaces of the grid in the current analysis, or in the last one while the next is on its way. */
  cells = $state.raw<PestCellStudy[]>([]);
  /** The pest cards that may come and what they would do, from the last analysis. */
  coming = $state.raw<PestForecast[]>([]);
  /** The places that one of them would destroy. */
  readonly doomed: ReadonlySet<string> = $derived(new Set(this.coming.flatMap(({ fall }) => fall)));
  /** The number of sick people with which a place is destroyed. */
  readonly mostSick = $derived(this.pack?.numbers.destroy_at ?? 4);
  /** The space of the grid that is pointed at, "move-cure": the map shows what it would reach. */
  cell = $state<string | null>(null);
  /** The pest card whose effects the map shows. */
  forecast = $state.raw<PestForecast | null>(null);
  /** The panel that is open. */
  panel = $state<Panel | null>(null);
  /** While the forecast is open and no card of it is pointed at: how many of the coming cards hit each place. */
  readonly heat: ReadonlyMap<string, number> | null = $derived.by(() => {
    if (this.panel !== 'forecast' || this.forecast || this.coming.length === 0) return null;
    const hits = new Map<string, number>();
    for (const place of this.coming.flatMap(({ hit }) => hit)) hits.set(place, (hits.get(place) ?? 0) + 1);
    return hits;
  });
  /** The pest phase of the year, as far as it has been shown. */
  readonly progress = new PestPhaseProgress();
  /** Whether the pest phase since the viewer's last turn is listed again. */
  recalled = $state(false);

  #hash = '';
  #turn = 0;

  /** Keeps components and analysis up to date with what the board shows. */
  follow(board: BoardProps<PestView, PestEvent>): void {
    void this.#open(board.view.pack);
    const still = board.playback === null;
    const seat = board.question?.seat ?? board.me ?? 1;
    void this.#look(still && board.table ? { table: board.table, seat } : null);
  }

  /** The pest phase that is listed now: the one going on, or the last one again. */
  phase(board: BoardProps<PestView, PestEvent>): PestPhase | null {
    return this.progress.phase ?? (this.recalled ? pestPhaseOf(board.since) : null);
  }

  /** Resets the state when the table is closed. */
  clear(): void {
    this.#turn += 1;
    [this.study, this.cell, this.forecast, this.panel] = [null, null, null, null];
    this.coming = [];
    this.cells = [];
    this.recalled = false;
    this.progress.lastCard = '';
  }

  async #open(hash: string): Promise<void> {
    if (this.#hash === hash) return;
    this.#hash = hash;
    this.pack = (await included(hash)) ?? (await api.pack<PestPack>(hash).catch(() => null));
    // After a failure the next move tries again.
    if (!this.pack) this.#hash = '';
  }

  async #look(position: { table: string; seat: number } | null): Promise<void> {
    const turn = ++this.#turn;
    this.study = null;
    // View, question and playback change right after each other; one request is enough.
    await new Promise((rested) => setTimeout(rested, REST));
    if (turn !== this.#turn || position === null) return;
    const study = await api.query<PestStudy>(position.table, 'study', position.seat).catch(() => null);
    // The table may have moved on meanwhile.
    if (turn !== this.#turn || !study) return;
    this.study = study;
    this.coming = study.forecast;
    this.cells = study.cells;
  }
}

/** The client contains the components of the box; those of an uploaded pack are fetched. */
async function included(hash: string): Promise<PestPack | null> {
  const pack = (await import('./components.json')).default as unknown as PestPack;
  return pack.hash === hash ? pack : null;
}

/** One page shows one table. */
export const tableState = new TableState();
