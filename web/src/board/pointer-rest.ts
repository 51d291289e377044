// Tells a pointer that moved onto an element from an element that was animated under a resting pointer. The latter does not count as hover.
const last = { x: -1, y: -1 };

function follow({ clientX: x, clientY: y }: PointerEvent): void {
  Object.assign(last, { x, y });
}
for (const kind of ['pointermove', 'pointerdown'] as const) globalThis.addEventListener?.(kind, follow, { capture: true, passive: true });

/** Whether the pointer of a `pointerenter` event is at rest: the browser sends `pointerenter` before the `pointermove` that caused it. */
export function isAtRest({ clientX, clientY }: PointerEvent): boolean {
  return Math.hypot(clientX - last.x, clientY - last.y) < 1;
}
