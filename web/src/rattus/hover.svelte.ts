// The whole rule of a card, by pointer, focus or a long press; one at a time.

const POINTER = 350;
const FINGER = 450;

export class Peek {
  card = $state<string | null>(null);
  at = $state.raw<DOMRect | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(card: string, element: Element): void {
    clearTimeout(this.#timer);
    this.card = card;
    this.at = element.getBoundingClientRect();
  }

  hide = (): void => {
    clearTimeout(this.#timer);
    this.card = null;
  };

  /** The handlers of an element that stands for a card. */
  on(card: string) {
    return {
      onpointerenter: (event: PointerEvent) => {
        const element = event.currentTarget as Element;
        if (event.pointerType !== 'touch') this.#later(POINTER, () => this.show(card, element));
      },
      onpointerleave: this.hide,
      onpointerdown: (event: PointerEvent) => {
        const element = event.currentTarget as Element;
        if (event.pointerType === 'touch') this.#later(FINGER, () => this.show(card, element));
        else this.hide();
      },
      onpointerup: (event: PointerEvent) => {
        if (event.pointerType === 'touch') clearTimeout(this.#timer);
      },
      onfocus: (event: FocusEvent) => {
        const element = event.currentTarget as Element;
        if (element.matches(':focus-visible')) this.show(card, element);
      },
      onblur: this.hide,
    };
  }

  #later(after: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, after);
  }
}
