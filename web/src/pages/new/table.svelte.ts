// What every planned table has, whatever is played at it: who sits there, how fast, in whose company.
import type { NewTable, Pace, SeatPlan } from '$/protocol';
import { PLAIN } from '../quick';

export type PaceKind = Pace['kind'];

/** A reading of the rules a table can choose, with the rule behind it; the first value is the usual one. */
export interface Reading {
  name: string;
  rule: string;
  values: string[];
}

export abstract class TablePlan {
  seats = $state<SeatPlan[]>([{ kind: 'me', name: null }, { kind: 'open' }, { kind: 'bot', level: 'apprentice' }]);
  pace = $state<PaceKind>('relaxed');
  readings = $state<Record<string, string>>({});
  open = $state(false);
  spectators = $state(true);
  hints = $state(true);

  abstract readonly game: string;
  /** How few and how many may play. */
  abstract readonly least: number;
  abstract readonly most: number;
  /** What keeps the table from being made, as a key. */
  abstract readonly fault: string | null;

  add(): void {
    if (this.seats.length < this.most) this.seats.push({ kind: 'bot', level: 'apprentice' });
  }

  remove(at: number): void {
    this.seats.splice(at, 1);
  }

  seat(at: number, plan: SeatPlan): void {
    this.seats[at] = plan;
  }

  table(): NewTable {
    const { game, open, spectators, hints } = this;
    return { ...PLAIN, game, setup: this.setup(), seats: [...this.seats], public: open, spectators, pace: pace(this.pace), hints };
  }

  protected abstract setup(): Record<string, string>;
}

function pace(kind: PaceKind): Pace {
  switch (kind) {
    case 'live':
      return { kind, turn_s: 60, reserve_s: 900 };
    case 'correspondence':
      return { kind, hours: 24 };
    default:
      return { kind: 'relaxed' };
  }
}
