// Where a popover is shown: next to the element it explains, and not over something that can be chosen.

/** Pixels between a popover and its element, and between a popover and the edge of the window. */
const GAP = 12;
const EDGE = 8;
/** Pixels between the spots that are tried where no spot next to the element is free. */
const STEP = 20;

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Spot {
  left: number;
  top: number;
}

interface Window {
  width: number;
  height: number;
  /** Pixels at the top that stay free, because they say what is asked. */
  head?: number;
}

/** The window, with the strip at its top that says what is asked. */
function currentWindow(): Window {
  return { width: innerWidth, height: innerHeight, head: document.querySelector('.head')?.getBoundingClientRect().bottom ?? 0 };
}

/** The visible elements that stand for an answer. Of a region it is the part around its name. */
export function choosableRects(): DOMRect[] {
  return [...document.querySelectorAll('[data-choice]')]
    .map((element) => (element.querySelector('.anchor') ?? element).getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

/** The left upper corner of a popover that explains the element at `at` and covers as little as possible of `targets`. */
export function placePopover(
  at: Rect,
  width: number,
  height: number,
  targets: readonly Rect[] = choosableRects(),
  { width: right, height: bottom, head = 0 }: Window = currentWindow(),
): Spot {
  /** A popover that is too high for the rest of the window covers the head. */
  const highest = Math.max(EDGE, Math.min(head + EDGE, bottom - height - EDGE));
  const within = (left: number, top: number) => ({
    left: Math.max(EDGE, Math.min(left, right - width - EDGE)),
    top: Math.max(highest, Math.min(top, bottom - height - EDGE)),
  });
  const middle = { x: (at.left + at.right) / 2 - width / 2, y: (at.top + at.bottom) / 2 - height / 2 };
  const nextTo = [at.left - width - GAP, at.right + GAP].flatMap((left) =>
    [at.top, middle.y, at.bottom - height].map((top) => within(left, top)),
  );
  const stacked = [at.top - height - GAP, at.bottom + GAP].flatMap((top) =>
    [middle.x, at.left, at.right - width].map((left) => within(left, top)),
  );
  const covered = ({ left, top }: Spot) => {
    const box = { left, top, right: left + width, bottom: top + height };
    return shared(box, at) * 2 + targets.reduce((sum, target) => sum + shared(box, target), 0);
  };
  const best = (spots: Spot[]) => spots.reduce((one, other) => (covered(other) < covered(one) ? other : one));
  const next = best([...nextTo, ...stacked]);
  if (covered(next) === 0) return next;
  // Further away: the nearest spot that covers nothing, or else the one that covers little and is near.
  const elsewhere = Array.from({ length: Math.ceil(right / STEP) }, (_, column) =>
    Array.from({ length: Math.ceil(bottom / STEP) }, (__, row) => within(column * STEP, row * STEP)),
  ).flat();
  const away = ({ left, top }: Spot) => distance({ left, top, right: left + width, bottom: top + height }, at);
  const free = elsewhere.filter((spot) => covered(spot) === 0);
  if (free.length > 0) return free.reduce((one, other) => (away(other) < away(one) ? other : one));
  const cost = (spot: Spot) => covered(spot) + away(spot) * 4;
  return [next, ...elsewhere].reduce((one, other) => (cost(other) < cost(one) ? other : one));
}

/** The area in which two boxes overlap. */
export function shared(one: Rect, other: Rect): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** The distance between two boxes, edge to edge. */
function distance(one: Rect, other: Rect): number {
  const dx = Math.max(0, one.left - other.right, other.left - one.right);
  const dy = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return Math.hypot(dx, dy);
}
