// Whether a pointer came to a thing, or the thing slid beneath a pointer at rest: that is not pointed at.
const last = { x: -1, y: -1 };

function follow({ clientX: x, clientY: y }: PointerEvent): void {
  Object.assign(last, { x, y });
}
for (const kind of ['pointermove', 'pointerdown'] as const) globalThis.addEventListener?.(kind, follow, { capture: true, passive: true });

/** For the entering of a pointer: the move that brought it is told only after. */
export function atRest({ clientX, clientY }: PointerEvent): boolean {
  return Math.hypot(clientX - last.x, clientY - last.y) < 1;
}
