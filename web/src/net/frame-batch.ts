// News can come faster than they can be drawn, as when three bots move at once. The first is handed on as it comes; whatever follows
// before it is on the screen waits for that and is then handed on together, so that the page is worked out once a frame and no more.

/** A frame that is not drawn is not waited for longer than this: a tab nobody sees draws none. */
const PATIENCE = 100;

export class FrameBatch<News> {
  #held: News[] = [];
  #isDrawing = false;
  #give: (news: News) => void;
  #drawn: (then: () => void) => void;

  constructor(give: (news: News) => void, drawn: (then: () => void) => void = afterFrame) {
    this.#give = give;
    this.#drawn = drawn;
  }

  hear(news: News): void {
    this.#held.push(news);
    if (!this.#isDrawing) this.#handOn();
  }

  /** Hands on what waits, before something that must not overtake it. */
  flush(): void {
    for (const news of this.#held.splice(0)) this.#give(news);
  }

  #handOn(): void {
    this.#isDrawing = this.#held.length > 0;
    if (!this.#isDrawing) return;
    this.flush();
    this.#drawn(() => this.#handOn());
  }
}

function afterFrame(then: () => void): void {
  let isOver = false;
  const once = () => {
    if (!isOver) then();
    isOver = true;
  };
  setTimeout(once, PATIENCE);
  // The callback comes before the frame is drawn, and what it asks for after it.
  requestAnimationFrame(() => setTimeout(once));
}
