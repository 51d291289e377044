// The part of the map of Rattus shown at rest: at the right and upper edge, where the land goes on.
import { Camera as Base, MOST_SCALE, type Frame } from '$/board/camera.svelte';
import { viewOf } from './geography';

/** Below this, cubes would be too small to tell apart: then the sheet is filled, and one pans. */
const LEAST_SCALE = 0.58;

export class Camera extends Base {
  africa = $state(false);
  /** The size of a cube: never so small on the screen that shapes can't be told apart. */
  readonly u = $derived.by(() => {
    const least = this.africa ? 17 : 16.5;
    return Math.min(21, Math.max(least, 13 / this.frame.scale));
  });

  constructor() {
    super();
    this.view = viewOf([], false);
  }

  protected override all(): Frame {
    const [left, , width, height] = this.view;
    const scale = Math.max(0.05, Math.min(this.width / width, this.height / height));
    return { scale, x: left + width - this.width / scale, y: this.#above(this.height / scale) };
  }

  /** Where a sheet begins that is higher than the map. */
  #above(seen: number): number {
    const [, top, , height] = this.view;
    return this.narrow ? top - (seen - height) / 2 : top;
  }

  protected override isAtRest(): Frame {
    const whole = this.all();
    if (whole.scale >= LEAST_SCALE || this.width === 0) return whole;
    const [left, top, width, height] = this.view;
    // Fills the sheet, around the middle of what is played.
    const scale = Math.max(0.61, Math.max(this.width / width, this.height / height) * 0.98);
    const x = left + (width < 900 ? width * 0.5 : 369) - this.width / scale / 2;
    const y = top + Math.min(height, 757) * 0.62 - this.height / scale / 2;
    return this.held({ scale, x, y });
  }

  protected override held({ x, y, scale }: Frame): Frame {
    const [left, top, width, height] = this.view;
    const k = Math.min(MOST_SCALE, Math.max(this.all().scale, scale));
    const [seenX, seenY] = [this.width / k, this.height / k];
    const hold = (at: number, from: number, size: number, seen: number) =>
      seen >= size ? from + size - seen : Math.min(from + size - seen, Math.max(from - 40, at));
    return {
      scale: k,
      x: hold(x, left, width, seenX),
      y: seenY >= height ? this.#above(seenY) : Math.min(top + height - seenY + 40, Math.max(top, y)),
    };
  }
}
