// Shows the whole rule of a card or a sign on hover, focus or a long press; one at a time.
import { isAtRest } from './pointer-rest';

/** Milliseconds a pointer rests on an element before its rule is shown. */
const POINTER = 350;
/** Milliseconds of a long press. */
const FINGER = 450;

export class Peek {
  card = $state<string | null>(null);
  at = $state.raw<DOMRect | null>(null);
  #held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(card: string, element: Element): void {
    clearTimeout(this.#timer);
    this.card = card;
    this.at = element.getBoundingClientRect();
  }

  /** Whether a finger was held to read: then lifting it is no choice. */
  took(): boolean {
    const held = this.#held;
    this.#held = false;
    return held;
  }

  /** Hides the rule; returns whether it was shown. */
  close(): boolean {
    const wasOpen = this.card !== null;
    this.hide();
    return wasOpen;
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
        if (event.pointerType !== 'touch' && !isAtRest(event)) this.#later(POINTER, () => this.show(card, element));
      },
      onpointerleave: this.hide,
      onpointerdown: (event: PointerEvent) => {
        const element = event.currentTarget as Element;
        this.#held = false;
        if (event.pointerType !== 'touch') return this.hide();
        this.#later(FINGER, () => {
          this.#held = true;
          this.show(card, element);
        });
      },
      oncontextmenu: (event: Event) => {
        if (this.#held) event.preventDefault();
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
