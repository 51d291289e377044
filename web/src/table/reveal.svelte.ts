// Shows the lines of the score sheet one after the other.

/** Milliseconds between two lines at normal speed. */
const EACH = 550;

export class Reveal {
  rows = $state(0);
  #count: () => number;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(count: () => number) {
    this.#count = count;
  }

  get done(): boolean {
    return this.rows >= this.#count();
  }

  /** Shows line by line; at speed 0 all at once. */
  begin(speed: number): () => void {
    clearInterval(this.#timer);
    if (speed === 0) this.skip();
    else {
      this.#timer = setInterval(() => {
        this.rows += 1;
        if (this.done) clearInterval(this.#timer);
      }, EACH * speed);
    }
    return () => clearInterval(this.#timer);
  }

  skip(): void {
    clearInterval(this.#timer);
    this.rows = Number.MAX_SAFE_INTEGER;
  }
}
