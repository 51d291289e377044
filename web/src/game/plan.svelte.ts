// A table being set up: what every game has in common, and the contract for the fields a game adds.
import type { Component, Snippet } from 'svelte';
import type { NewTable, Pace, SeatPlan } from '$/protocol';

export type PaceKind = Pace['kind'];

/** The defaults of a new table; the game and its set-up are added. */
export const DEFAULTS: Omit<NewTable, 'game'> = {
  setup: {},
  seats: [],
  public: false,
  spectators: true,
  pace: { kind: 'relaxed' },
  leavers: 'bot',
  hints: true,
  player_aids: false,
  seed: null,
  pack: null,
};

/** An option of the rules that a table can choose, and the rule behind it; the first value is the default. */
export interface RuleOption {
  name: string;
  rule: string;
  values: string[];
}

export abstract class TablePlan {
  seats = $state<SeatPlan[]>([{ kind: 'me', name: null }, { kind: 'open' }, { kind: 'bot', level: 'apprentice' }]);
  pace = $state<PaceKind>('relaxed');
  /** Values chosen for rule options, by name; options without one have their default. */
  chosen = $state<Record<string, string>>({});
  /** The hash of an uploaded data pack; null for the components of the box. */
  pack = $state<string | null>(null);
  packName = $state('');
  open = $state(false);
  spectators = $state(true);
  hints = $state(true);

  abstract readonly game: string;
  /** The minimum and maximum number of players. */
  abstract readonly least: number;
  abstract readonly most: number;
  /** Why the table can't be made yet, as a text key. */
  abstract readonly fault: string | null;
  /** The rule options that apply to what is planned. */
  abstract readonly options: readonly RuleOption[];
  /** How there could be more seats, once all are taken, as a text key. */
  readonly moreSeats: string | null = null;
  /** What spectators see, as a text key. */
  abstract readonly spectatorsNote: string;

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
    const { game, open, spectators, hints, pack } = this;
    return { ...DEFAULTS, game, setup: this.setup(), seats: [...this.seats], public: open, spectators, pace: pace(this.pace), hints, pack };
  }

  /** Chooses the pack that the page's address names, if it names one. */
  choosePack(query: URLSearchParams): this {
    this.pack = query.get('pack');
    this.packName = query.get('pack_name') ?? '';
    return this;
  }

  protected abstract setup(): Record<string, string>;
}

/** What `web/src/GAME/setup/index.ts` exports as `setup`. */
export interface SetupModule<Plan extends TablePlan = TablePlan> {
  /** A plan with defaults for everything; the page's address may choose some of it. */
  plan(query: URLSearchParams): Plan;
  /** All rule options of the game, the default first. */
  options: readonly RuleOption[];
  /** Fields above the seats. */
  Boxes?: Component<{ plan: Plan }>;
  /** Items for the list of checkboxes. */
  Checks?: Component<{ plan: Plan }>;
  /** What is played, next to the common fields; it ends with `submit`. */
  Choices: Component<{ plan: Plan; submit: Snippet }>;
}

/** Hides the type of a game's plan: the page passes a plan only to the module that made it. */
export function defineSetup<Plan extends TablePlan>(module: SetupModule<Plan>): SetupModule {
  return module as unknown as SetupModule;
}

function pace(kind: PaceKind): Pace {
  switch (kind) {
    case 'live':
      return { kind, turn_s: 60, reserve_s: 900 };
    case 'correspondence':
      return { kind, hours: 24 };
    case 'relaxed':
      return { kind };
  }
}
