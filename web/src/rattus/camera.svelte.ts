// What part of the map is seen. At rest the whole of it, laid against the right and upper edge where land leaves the sheet;
// fingers and the wheel move it. While they do, the picture is only shifted; it is drawn anew when they rest.
import { viewOf } from './geography';

interface Frame {
  x: number;
  y: number;
  /** Pixels to a unit of the map. */
  scale: number;
}

/** Below this, cubes would be too small to tell apart: then the sheet is filled, and one pans. */
const LEAST_SCALE = 0.58;
const MOST_SCALE = 3.5;

export class Camera {
  width = $state(0);
  height = $state(0);
  africa = $state(false);
  /** The part of the map that has to be seen. */
  view = $state.raw(viewOf([], false));
  narrow = $state(false);
  #chosen = $state.raw<Frame | null>(null);
  /** A gesture that goes on: shift in pixels and growth. */
  shift = $state.raw<{ x: number; y: number; k: number } | null>(null);

  readonly frame: Frame = $derived(this.#chosen ?? this.#home());
  /** Pixels to a unit when nobody has zoomed. */
  readonly rest = $derived(this.#home().scale);
  readonly isHome = $derived(this.#chosen === null);
  /** More is drawn than is seen, so that a gesture finds something at the edges. */
  readonly margin = $derived(this.narrow ? 120 : 0);
  readonly viewBox = $derived.by(() => {
    const { x, y, scale } = this.frame;
    const more = this.margin / scale;
    return [x - more, y - more, this.width / scale + 2 * more, this.height / scale + 2 * more].map((n) => n.toFixed(2)).join(' ');
  });
  /** The size of a cube: never so small on the screen that shapes can't be told apart. */
  readonly u = $derived.by(() => {
    const least = this.africa ? 17 : 16.5;
    return Math.min(21, Math.max(least, 13 / this.frame.scale));
  });
  readonly transform = $derived(this.shift ? `translate(${this.shift.x}px,${this.shift.y}px) scale(${this.shift.k})` : '');

  /** Puts a rectangle of the map in the middle. */
  show(x: number, y: number): void {
    const { scale } = this.frame;
    this.#chosen = this.#held({ scale, x: x - this.width / scale / 2, y: y - this.height / scale / 2 });
  }

  sees(x: number, y: number): boolean {
    const { frame } = this;
    const [px, py] = [(x - frame.x) * frame.scale, (y - frame.y) * frame.scale];
    return px > 0 && py > 0 && px < this.width && py < this.height;
  }

  /** The whole map; and back, if it is seen already. */
  whole(): void {
    const whole = this.#whole();
    const seen = Math.abs(this.frame.scale - whole.scale) < 0.001;
    this.#chosen = seen || this.#home().scale === whole.scale ? null : whole;
  }

  home(): void {
    this.#chosen = null;
  }

  /** Moves by pixels and grows around a point of the sheet, for as long as the gesture lasts. */
  drag(x: number, y: number, k: number): void {
    this.shift = { x, y, k };
  }

  settle(): void {
    if (!this.shift) return;
    const { x, y, scale } = this.frame;
    const { x: dx, y: dy, k } = this.shift;
    this.shift = null;
    this.#chosen = this.#held({ scale: scale * k, x: x - dx / (scale * k), y: y - dy / (scale * k) });
  }

  zoom(by: number, px: number, py: number): void {
    const { x, y, scale } = this.frame;
    const least = this.#whole().scale;
    const next = Math.min(MOST_SCALE, Math.max(least, scale * by));
    this.#chosen = next <= least ? null : this.#held({ scale: next, x: x + px / scale - px / next, y: y + py / scale - py / next });
  }

  #whole(): Frame {
    const [left, top, width, height] = this.view;
    const scale = Math.max(0.05, Math.min(this.width / width, this.height / height));
    return { scale, x: left + width - this.width / scale, y: this.narrow ? top - (this.height / scale - height) / 2 : top };
  }

  #home(): Frame {
    const whole = this.#whole();
    if (whole.scale >= LEAST_SCALE || this.width === 0) return whole;
    const [left, top, width, height] = this.view;
    // Fills the sheet, around the middle of what is played.
    const scale = Math.max(0.61, Math.max(this.width / width, this.height / height) * 0.98);
    const x = left + (width < 900 ? width * 0.5 : 369) - this.width / scale / 2;
    const y = top + Math.min(height, 757) * 0.62 - this.height / scale / 2;
    return this.#held({ scale, x, y });
  }

  /** Keeps the map on the sheet. */
  #held({ x, y, scale }: Frame): Frame {
    const [left, top, width, height] = this.view;
    const k = Math.min(MOST_SCALE, Math.max(this.#whole().scale, scale));
    const [seenX, seenY] = [this.width / k, this.height / k];
    const hold = (at: number, from: number, size: number, seen: number) =>
      seen >= size ? from + size - seen : Math.min(from + size - seen, Math.max(from - 40, at));
    return { scale: k, x: hold(x, left, width, seenX), y: seenY >= height ? Math.min(top, Math.max(y, top + height - seenY)) : Math.min(top + height - seenY + 40, Math.max(top, y)) };
  }
}
