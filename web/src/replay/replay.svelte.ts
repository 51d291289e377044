// A finished game, moved through step by step.
import type { Replay, ReplayStep } from '$/net/api';
import type { GameModule, Player } from '$/table/game';
import { botName } from '$/table/names';

export interface Turn {
  turn: number;
  seat: number | null;
  /** The steps of it, first and last. */
  first: number;
  last: number;
  deaths: number;
}

export class Reel {
  replay = $state.raw<Replay | null>(null);
  game = $state.raw<GameModule | null>(null);
  at = $state(0);
  playing = $state(false);

  readonly steps: ReplayStep[] = $derived(this.replay?.steps ?? []);
  readonly step: ReplayStep | null = $derived(this.steps[this.at] ?? null);
  readonly turns: Turn[] = $derived(turnsOf(this.steps));
  readonly turn: Turn | null = $derived(this.turns.find(({ first, last }) => this.at >= first && this.at <= last) ?? null);
  readonly players: Player[] = $derived.by(() =>
    (this.replay?.sheet.seats ?? []).map(({ seat, holder }) => ({
      seat,
      name: holder.kind === 'person' ? holder.name : botName(seat),
      bot: holder.kind === 'bot' ? holder.level : null,
      me: false,
      asked: this.step?.seat === seat,
      present: false,
      clock: null,
    })),
  );

  name = (seat: number): string => this.players.find((player) => player.seat === seat)?.name ?? String(seat);

  go(step: number): void {
    this.at = Math.max(0, Math.min(step, this.steps.length - 1));
  }

  /** Goes on by itself until the end, or until the returned function is called. */
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

function turnsOf(steps: ReplayStep[]): Turn[] {
  const turns: Turn[] = [];
  for (const [at, step] of steps.entries()) {
    const deaths = step.events.filter(({ key }) => key === 'event-cube-lost').length;
    const last = turns.at(-1);
    if (last && last.turn === step.turn) {
      last.last = at;
      last.deaths += deaths;
      last.seat ??= step.seat;
    } else {
      turns.push({ turn: step.turn, seat: step.seat, first: at, last: at, deaths });
    }
  }
  return turns;
}
