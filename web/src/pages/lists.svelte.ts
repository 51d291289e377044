// The lists of tables on the front page and the page of tables, refreshed while they are visible.
import { api } from '$/net/api';
import type { Holder, TableSummary } from '$/protocol';

const EVERY = 15_000;

export class Lists {
  mine = $state.raw<TableSummary[]>([]);
  open = $state.raw<TableSummary[]>([]);
  known = $state(false);
  failed = $state(false);

  readonly running = $derived(
    this.mine.filter(({ stage }: { stage: string }) => stage === 'running' || stage === 'open').toSorted(mineFirst),
  );
  readonly finished = $derived(this.mine.filter(({ stage }) => stage === 'over').toSorted(latestFirst));

  /** Loads, and goes on loading until the returned function is called. */
  follow(): () => void {
    const load = () => {
      if (!document.hidden) void this.load();
    };
    void this.load();
    const timer = setInterval(load, EVERY);
    document.addEventListener('visibilitychange', load);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', load);
    };
  }

  async load(): Promise<void> {
    try {
      [this.mine, this.open] = await Promise.all([api.tables('mine'), api.tables('open')]);
      this.failed = false;
    } catch {
      this.failed = true;
    }
    this.known = true;
  }
}

/** Where one is waited for comes first, then what changed last. */
function mineFirst(a: TableSummary, b: TableSummary): number {
  return Number(b.yours) - Number(a.yours) || latestFirst(a, b);
}

function latestFirst(a: TableSummary, b: TableSummary): number {
  return b.updated - a.updated;
}

export function free(seats: Holder[]): number {
  return seats.filter(({ kind }) => kind === 'nobody').length;
}
