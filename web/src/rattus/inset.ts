// The layout of the inset with palace and bag. Small maps leave its words out.
import type { Spot } from './layout';

export interface InsetPlan extends Spot {
  /** How much larger than drawn. */
  k: number;
  brief: boolean;
  width: number;
  height: number;
  /** The middle of the palace's row of cubes, and the bag, on the map. */
  palace: Spot & { w: number };
  bag: Spot;
}

/** Pixels to a unit at which the full inset has letters of 12 pixels. */
const READABLE = 0.8;

export function insetPlan(x: number, y: number, scale: number): InsetPlan {
  const brief = scale < READABLE;
  const k = Math.min(1.5, Math.max(1, 0.89 / scale));
  const [width, height] = brief ? [222, 52] : [316, 104];
  const palace = brief ? { x: x + 82 * k, y: y + 26 * k, w: 62 * k } : { x: x + 82 * k, y: y + 80 * k, w: 124 * k };
  const bag = brief ? { x: x + 144 * k, y: y + 26 * k } : { x: x + 192 * k, y: y + 38 * k };
  return { x, y, k, brief, width: width * k, height: height * k, palace, bag };
}
