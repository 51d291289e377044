// Shows what happened, one event after the other, at the pace of the game and the speed that the viewer chose.
import type { GameEvent } from '$/protocol';
import type { Playback } from '$/game/module';

/** The events of one move, to be shown in order. */
interface QueuedMove {
  number: number;
  events: GameEvent[];
  /** Shows the table as it is after an event. */
  show(at: number): void;
  /** Shows the table as it is after the move. */
  finish(): void;
}

interface Options {
  /** Milliseconds an event is shown; 0: no time. */
  duration(event: GameEvent): number;
}

/** Maximum number of waiting moves. With more the viewer was away, and all of them are skipped. */
const CAPACITY = 40;

export class EventQueue {
  /** The event that is shown now; null: none. */
  playback = $state.raw<Playback | null>(null);
  busy = $state(false);
  paused = $state(false);
  /** Whether moves are finished at once until `stopHurrying` is called. */
  hurrying = $state(false);

  #options: Options;
  #moves: QueuedMove[] = [];
  #skipping = false;
  /** Ends the wait for the current event. */
  #endWait: (() => void) | null = null;
  /** Whom to tell that all moves have been shown. */
  #whenIdle: (() => void)[] = [];
  /** Increases with every `clear`, so that a running `add` notices it. */
  #generation = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  async add(move: QueuedMove): Promise<void> {
    // A move that takes no time is finished at once, without a frame in between.
    if (!this.busy && move.events.every((event) => this.#duration(event) === 0)) return move.finish();
    this.#moves.push(move);
    if (this.#moves.length > CAPACITY) this.skip();
    if (this.busy) return;
    this.busy = true;
    const generation = this.#generation;
    for (let next = this.#moves.shift(); next; next = this.#moves.shift()) {
      await this.#play(next, generation);
      if (generation !== this.#generation) return;
    }
    this.#end();
  }

  /** Resolves when all moves have been shown. */
  async idle(): Promise<void> {
    if (this.busy) await new Promise<void>((resolve) => this.#whenIdle.push(resolve));
  }

  /** Finishes all moves at once. */
  skip(): void {
    if (!this.busy) return;
    this.#skipping = true;
    this.paused = false;
    this.#endWait?.();
  }

  /** Finishes this and all following moves at once, until `stopHurrying`. */
  hurry(): void {
    this.hurrying = true;
    this.skip();
  }

  stopHurrying(): void {
    this.hurrying = false;
  }

  togglePause(): void {
    this.paused = !this.paused;
    if (!this.paused) this.#endWait?.();
  }

  /** Goes on to the next event. */
  next(): void {
    this.#endWait?.();
  }

  /** Drops all moves without finishing them: a newer state of the table has arrived. */
  clear(): void {
    this.#generation += 1;
    this.#moves = [];
    this.#end();
    this.#endWait?.();
  }

  /** Nothing is left to show. */
  #end(): void {
    this.playback = null;
    this.busy = false;
    this.#skipping = false;
    for (const resolve of this.#whenIdle.splice(0)) resolve();
  }

  async #play(move: QueuedMove, generation: number): Promise<void> {
    const { number, events } = move;
    for (const [at, event] of events.entries()) {
      const duration = this.#duration(event);
      move.show(at);
      if (duration > 0) {
        this.playback = { number, events, at };
        await this.#wait(duration);
      }
      if (generation !== this.#generation) return;
    }
    move.finish();
  }

  #duration(event: GameEvent): number {
    return this.#skipping || this.hurrying || document.hidden ? 0 : this.#options.duration(event);
  }

  #wait(duration: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#endWait = null;
        resolve();
      };
      const elapsed = () => (this.paused ? undefined : done());
      const timer = setTimeout(elapsed, duration);
      this.#endWait = done;
    });
  }
}
