// Tells what happened, one event after the other, at the pace of the game and of the one who watches.
import type { GameEvent } from '$/protocol';
import type { Telling } from '$/game/module';

interface Story {
  number: number;
  events: GameEvent[];
  /** Shows the table as it is after an event. */
  show(at: number): void;
  /** What holds once it is told. */
  then(): void;
}

interface How {
  /** Milliseconds an event is shown; 0: at once. */
  pace(event: GameEvent): number;
}

/** With so many moves waiting, one has been away: they are not worth watching one by one. */
const TOO_MANY = 40;

export class Teller {
  telling = $state.raw<Telling | null>(null);
  busy = $state(false);
  paused = $state(false);

  #how: How;
  #stories: Story[] = [];
  #skipping = false;
  #go: (() => void) | null = null;
  /** Rises when everything waiting is dropped, so that a running tale notices. */
  #age = 0;

  constructor(how: How) {
    this.#how = how;
  }

  async tell(story: Story): Promise<void> {
    // What takes no time is there at once, with no moment in between that would have to be drawn.
    if (!this.busy && story.events.every((event) => this.#pace(event) === 0)) return story.then();
    this.#stories.push(story);
    if (this.#stories.length > TOO_MANY) this.skip();
    if (this.busy) return;
    this.busy = true;
    const age = this.#age;
    for (let next = this.#stories.shift(); next; next = this.#stories.shift()) {
      await this.#one(next, age);
      if (age !== this.#age) return;
    }
    this.telling = null;
    this.busy = false;
    this.#skipping = false;
  }

  /** Shows the end of all this. */
  skip(): void {
    if (!this.busy) return;
    this.#skipping = true;
    this.paused = false;
    this.#go?.();
  }

  pause(): void {
    this.paused = !this.paused;
    if (!this.paused) this.#go?.();
  }

  /** One event on. */
  step(): void {
    this.#go?.();
  }

  /** Forgets everything that waits: a newer state of the table is here. */
  drop(): void {
    this.#age += 1;
    this.#stories = [];
    this.telling = null;
    this.busy = false;
    this.#skipping = false;
    this.#go?.();
  }

  async #one(story: Story, age: number): Promise<void> {
    const { number, events } = story;
    for (const [at, event] of events.entries()) {
      const pace = this.#pace(event);
      story.show(at);
      if (pace > 0) {
        this.telling = { number, events, at };
        await this.#wait(pace);
      }
      if (age !== this.#age) return;
    }
    story.then();
  }

  #pace(event: GameEvent): number {
    return this.#skipping || document.hidden ? 0 : this.#how.pace(event);
  }

  #wait(pace: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#go = null;
        resolve();
      };
      const later = () => (this.paused ? undefined : done());
      const timer = setTimeout(later, pace);
      this.#go = done;
    });
  }
}
