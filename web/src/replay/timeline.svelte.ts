// The state of a replay: its steps, turns and the current step.
import { api } from '$/net/api';
import type { GameEvent, TableInfo, Step, TurnChances } from '$/protocol';
import type { GameModule, Player } from '$/game/module';
import { botName, shownName } from '$/table/names';
import { applyPatch } from '$/table/patch';

/** A step to show: who moved, what happened, and the view after it. */
export interface ReplayStep {
  number: number;
  turn: number;
  seat: number | null;
  events: GameEvent[];
  view: unknown;
}

export interface Turn {
  turn: number;
  seat: number | null;
  /** The steps of it, first and last. */
  first: number;
  last: number;
  deaths: number;
}

export class Timeline {
  sheet = $state.raw<TableInfo | null>(null);
  steps = $state.raw<ReplayStep[]>([]);
  game = $state.raw<GameModule | null>(null);
  /** The server's evaluations; they arrive after the steps, because evaluating takes a while. */
  evaluated = $state.raw<TurnChances[]>([]);
  at = $state(0);
  playing = $state(false);

  readonly step: ReplayStep | null = $derived(this.steps[this.at] ?? null);
  readonly turns: Turn[] = $derived(turnsOf(this.steps, (event) => this.game?.present(event, null).deaths ?? 0));
  readonly turn: Turn | null = $derived(this.turns.find(({ first, last }) => this.at >= first && this.at <= last) ?? null);
  readonly players: Player[] = $derived.by(() =>
    (this.sheet?.seats ?? []).map(({ seat, holder }) => ({
      seat,
      name: holder.kind === 'person' ? shownName(holder.name) : botName(seat),
      bot: holder.kind === 'bot' ? holder.level : null,
      me: false,
      asked: this.step?.seat === seat,
      // Who is away now says nothing about the game.
      present: true,
      clock: null,
    })),
  );

  /** The chance of each seat to win, turn by turn. */
  readonly chances: number[][] = $derived(chancesOf(this.turns, this.steps, this.evaluated));
  /** What the bands show: each seat's share, turn by turn; the evaluated chances once they are there, until then what can be counted. */
  readonly shares: number[][] = $derived.by(() => {
    if (this.chances.length > 0) return this.chances;
    const { game } = this;
    if (!game?.tally) return [];
    return this.turns.map(({ last }) => {
      const counts = game.tally?.(this.steps[last]?.view) ?? [];
      const sum = counts.reduce((a, b) => a + b, 0);
      return counts.map((count) => (sum > 0 ? count / sum : 1 / counts.length));
    });
  });

  name = (seat: number): string => this.players.find((player) => player.seat === seat)?.name ?? String(seat);

  /** Loads the whole game through one pair of eyes. */
  async load(id: string, eye: string): Promise<void> {
    const [{ sheet }, steps] = await Promise.all([api.scene(id), allSteps(id, eye)]);
    this.sheet = sheet;
    this.steps = shown(steps);
  }

  async evaluate(id: string): Promise<void> {
    this.evaluated = (await api.chances(id)).turns;
  }

  /** The step that shows the table as it stood after an entry of the log. */
  stepOf(number: number): number {
    return Math.max(
      0,
      this.steps.findLastIndex((step) => step.number <= number),
    );
  }

  go(step: number): void {
    this.at = Math.max(0, Math.min(step, this.steps.length - 1));
  }

  /** Plays the steps until the end, or until the returned function is called. */
  play(pace: (step: ReplayStep) => number): () => void {
    let timer: ReturnType<typeof setTimeout>;
    const on = () => {
      if (this.at >= this.steps.length - 1) {
        this.playing = false;
        return;
      }
      this.go(this.at + 1);
      timer = setTimeout(on, this.step ? pace(this.step) : 0);
    };
    timer = setTimeout(on, 300);
    return () => clearTimeout(timer);
  }
}

async function allSteps(id: string, eye: string): Promise<Step[]> {
  const steps: Step[] = [];
  for (;;) {
    const { steps: more, total } = await api.replay(id, eye, steps.length);
    steps.push(...more);
    if (steps.length >= total || more.length === 0) return steps;
  }
}

/** The steps to show: turns get numbers from 1 on, and moves that were undone are left out. */
export function shown(steps: Step[]): ReplayStep[] {
  const kept: (Step & { view: unknown })[] = [];
  let view: unknown = null;
  for (const step of steps) {
    view = step.patches.reduce(applyPatch, view);
    if (step.what.kind === 'undone') {
      const { from } = step.what;
      while (kept.length > 0 && entryOf(kept.at(-1)) >= from) kept.pop();
    } else kept.push({ ...step, view });
  }
  let turn = 0;
  let counted: number | null = null;
  // A step has the turn after it, so it belongs to the turn of the step before.
  let standing: number | null = null;
  return kept.map(({ number, what, view, turn: next }) => {
    if (standing !== null && standing !== counted) {
      turn += 1;
      counted = standing;
    }
    standing = next;
    const events = what.kind === 'moved' || what.kind === 'started' ? what.events : [];
    return { number, turn, seat: what.kind === 'moved' ? what.seat : null, events, view };
  });
}

function entryOf(step: Step | undefined): number {
  return step && (step.what.kind === 'moved' || step.what.kind === 'started') ? step.what.entry : -1;
}

/** The last evaluation up to the end of each turn: the first one for the deal, the outcome for the last turn. */
export function chancesOf(turns: Turn[], steps: { number: number }[], evaluated: TurnChances[]): number[][] {
  if (evaluated.length === 0) return [];
  return turns.map(({ last }) => {
    const end = steps[last]?.number ?? 0;
    return (evaluated.findLast(({ number }) => number <= end) ?? evaluated[0])?.chances ?? [];
  });
}

/** Shares as whole percentages that add up to 100. */
export function percentages(shares: readonly number[]): number[] {
  const exact = shares.map((share) => share * 100);
  const whole = exact.map(Math.floor);
  const missing = Math.round(exact.reduce((sum, one) => sum + one, 0)) - whole.reduce((sum, one) => sum + one, 0);
  const byRest = exact.map((one, at) => ({ at, rest: one % 1 })).toSorted((one, other) => other.rest - one.rest);
  for (const { at } of byRest.slice(0, missing)) whole[at] = (whole[at] ?? 0) + 1;
  return whole;
}

export function turnsOf(steps: ReplayStep[], deathsOf: (event: GameEvent) => number): Turn[] {
  const turns: Turn[] = [];
  for (const [at, step] of steps.entries()) {
    const deaths = step.events.reduce((sum, event) => sum + deathsOf(event), 0);
    const last = turns.at(-1);
    // Before the first turn everybody sets up.
    const seat = step.turn === 0 ? null : step.seat;
    if (last && last.turn === step.turn) {
      last.last = at;
      last.deaths += deaths;
      last.seat ??= seat;
    } else {
      turns.push({ turn: step.turn, seat, first: at, last: at, deaths });
    }
  }
  return turns;
}
