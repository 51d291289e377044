// Two things brought together, a resource and a resource, a person and a space: by dragging, or by choosing one after the
// other, with a pointer or the keyboard.

/** So far a pointer may move before it drags. */
const SLIP = 6;

export class Carry {
  /** What is held. */
  held = $state<string | null>(null);
  /** Where the pointer drags it. */
  at = $state.raw<{ x: number; y: number } | null>(null);
  #begun: { x: number; y: number } | null = null;
  #pair: (from: string, to: string) => boolean;

  /** `pair` says whether the two made an answer. */
  constructor(pair: (from: string, to: string) => boolean) {
    this.#pair = pair;
  }

  /** Takes something up, or brings what is held to it, or lays it down again. */
  press(thing: string): void {
    if (this.held === null) this.held = thing;
    else if (this.#pair(this.held, thing) || this.held === thing) this.held = null;
    else this.held = thing;
  }

  drop(): void {
    this.held = null;
    this.at = null;
    this.#begun = null;
  }

  /** The handlers of something that can be dragged. */
  drag(thing: string) {
    return {
      onpointerdown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        this.#begun = { x: event.clientX, y: event.clientY };
        const element = event.currentTarget as Element;
        element.setPointerCapture(event.pointerId);
      },
      onpointermove: (event: PointerEvent) => {
        if (!this.#begun) return;
        const far = Math.hypot(event.clientX - this.#begun.x, event.clientY - this.#begun.y) > SLIP;
        if (!far && !this.at) return;
        this.held = thing;
        this.at = { x: event.clientX, y: event.clientY };
      },
      onpointerup: (event: PointerEvent) => {
        const dragged = this.at !== null;
        this.#begun = null;
        if (!dragged) return;
        this.at = null;
        const target = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]')?.dataset['drop'];
        if (target && target !== thing) this.#pair(thing, target);
        this.held = null;
        this.#dragged = true;
      },
      onpointercancel: () => this.drop(),
      onclick: (event: Event) => {
        // Letting go after a drag is no press.
        if (this.#dragged) event.stopPropagation();
        else this.press(thing);
        this.#dragged = false;
      },
    };
  }
  #dragged = false;
}
