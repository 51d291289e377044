// Batches messages by frame. Messages can arrive faster than the page is drawn, as when three bots move at once. The first one is passed
// on at once. Those that arrive before the next frame is drawn are passed on together after it, so that the page updates once a frame.

/** Milliseconds to wait for a frame: a hidden tab draws none. */
const FRAME_TIMEOUT = 100;

export class FrameBatch<Message> {
  #waiting: Message[] = [];
  #isDrawing = false;
  #pass: (message: Message) => void;
  #afterFrame: (then: () => void) => void;

  constructor(pass: (message: Message) => void, afterFrame: (then: () => void) => void = afterNextFrame) {
    this.#pass = pass;
    this.#afterFrame = afterFrame;
  }

  add(message: Message): void {
    this.#waiting.push(message);
    if (!this.#isDrawing) this.#passOn();
  }

  /** Passes on all waiting messages now. */
  flush(): void {
    for (const message of this.#waiting.splice(0)) this.#pass(message);
  }

  #passOn(): void {
    this.#isDrawing = this.#waiting.length > 0;
    if (!this.#isDrawing) return;
    this.flush();
    this.#afterFrame(() => this.#passOn());
  }
}

function afterNextFrame(then: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) then();
    isDone = true;
  };
  setTimeout(once, FRAME_TIMEOUT);
  // The callback runs before the frame is drawn, and a timer set in it after the frame.
  requestAnimationFrame(() => setTimeout(once));
}
