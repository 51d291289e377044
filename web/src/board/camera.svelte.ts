// The visible part of a map. The game decides the part shown at rest; gestures move it. While they do, the picture is only shifted; it is
// drawn again when they end.

export interface Frame {
  x: number;
  y: number;
  /** Pixels to a unit of the map. */
  scale: number;
}

/** A part of the map: left, top, width, height. */
export type Rect = readonly [x: number, y: number, width: number, height: number];

export const MOST_SCALE = 3.5;
/** Units of the map around a point that belong to it: its sign and its name. */
const AROUND = 45;

export abstract class Camera {
  width = $state(0);
  height = $state(0);
  narrow = $state(false);
  /** The part of the map that has to be seen. */
  view = $state.raw<Rect>([0, 0, 1000, 700]);
  #chosen = $state.raw<Frame | null>(null);
  /** A gesture that goes on: shift in pixels and growth. */
  shift = $state.raw<{ x: number; y: number; k: number } | null>(null);

  /** What was chosen holds for the sheet as it is now: a drawer may have been folded since. */
  readonly frame: Frame = $derived(this.#chosen ? this.held(this.#chosen) : this.isAtRest());
  /** Pixels to a unit when nobody has zoomed. */
  readonly rest = $derived(this.isAtRest().scale);
  readonly isHome = $derived(this.#chosen === null);
  /** More is drawn than is seen, so that a gesture finds something at the edges. */
  readonly margin = $derived(this.narrow ? 120 : 0);
  readonly viewBox = $derived.by(() => {
    const { x, y, scale } = this.frame;
    const more = this.margin / scale;
    return [x - more, y - more, this.width / scale + 2 * more, this.height / scale + 2 * more].map((n) => n.toFixed(2)).join(' ');
  });
  readonly transform = $derived(this.shift ? `translate(${this.shift.x}px,${this.shift.y}px) scale(${this.shift.k})` : '');

  /** The whole of the map on the sheet. */
  protected abstract all(): Frame;
  /** What is seen when nobody has moved it. */
  protected abstract isAtRest(): Frame;
  /** Keeps the map on the sheet. */
  protected abstract held(frame: Frame): Frame;

  /** Puts a point of the map in the middle. */
  show(x: number, y: number): void {
    const { scale } = this.frame;
    this.#chosen = this.held({ scale, x: x - this.width / scale / 2, y: y - this.height / scale / 2 });
  }

  /** Shows all of some points of the map, with what is written around them, no larger than at rest. */
  fit(points: readonly { x: number; y: number }[]): void {
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const fitting = Math.min(this.width / (right - left + 2 * AROUND), this.height / (bottom - top + 2 * AROUND));
    const scale = Math.max(this.all().scale, Math.min(this.rest, fitting));
    this.#chosen = this.held({ scale, x: (left + right) / 2 - this.width / scale / 2, y: (top + bottom) / 2 - this.height / scale / 2 });
  }

  sees(x: number, y: number): boolean {
    const { frame } = this;
    const [px, py] = [(x - frame.x) * frame.scale, (y - frame.y) * frame.scale];
    return px > 0 && py > 0 && px < this.width && py < this.height;
  }

  /** The whole map; and back, if it is seen already. */
  whole(): void {
    const whole = this.all();
    const seen = Math.abs(this.frame.scale - whole.scale) < 0.001;
    this.#chosen = seen || this.isAtRest().scale === whole.scale ? null : whole;
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
    this.#chosen = this.held({ scale: scale * k, x: x - dx / (scale * k), y: y - dy / (scale * k) });
  }

  zoom(by: number, px: number, py: number): void {
    const { x, y, scale } = this.frame;
    const least = this.all().scale;
    const next = Math.min(MOST_SCALE, Math.max(least, scale * by));
    this.#chosen = next <= least ? null : this.held({ scale: next, x: x + px / scale - px / next, y: y + py / scale - py / next });
  }
}
