// The part of the map of Pest shown at rest: all of it, centred.
import { Camera as Base, MOST_SCALE, type Frame } from '$/board/camera.svelte';
import type { Spot } from '$/board/spot';

/** Below this, names could not be read: then the sheet is filled, and one pans. */
const LEAST_SCALE = 0.6;
const FILLED_SCALE = 0.92;
/** Pieces and names keep at least the size they have at this scale. */
const READABLE = 0.93;
const EDGE = 40;

export class Camera extends Base {
  /** The centre where not all can be seen. */
  middle = $state.raw<Spot>({ x: 500, y: 350 });
  /** How much larger than drawn pieces and names have to be, to be read on a small sheet. */
  readonly u = $derived(Math.max(1, READABLE / this.frame.scale));

  protected override all(): Frame {
    const [left, top, width, height] = this.view;
    const scale = Math.max(0.05, Math.min(this.width / width, this.height / height));
    return { scale, x: left - (this.width / scale - width) / 2, y: top - (this.height / scale - height) / 2 };
  }

  protected override isAtRest(): Frame {
    const whole = this.all();
    if (whole.scale >= LEAST_SCALE || this.width === 0) return whole;
    const { x, y } = this.middle;
    return this.held({ scale: FILLED_SCALE, x: x - this.width / FILLED_SCALE / 2, y: y - this.height / FILLED_SCALE / 2 });
  }

  protected override held({ x, y, scale }: Frame): Frame {
    const [left, top, width, height] = this.view;
    const k = Math.min(MOST_SCALE, Math.max(this.all().scale, scale));
    const hold = (at: number, from: number, size: number, seen: number) =>
      seen >= size ? from - (seen - size) / 2 : Math.min(from + size - seen + EDGE, Math.max(from - EDGE, at));
    return { scale: k, x: hold(x, left, width, this.width / k), y: hold(y, top, height, this.height / k) };
  }
}
