// Fingers and the wheel on the map: one finger or the pointer pans, two pinch, the wheel zooms.
import type { Camera } from './camera.svelte';

/** So far a finger may move before a tap becomes a pan. */
const SLIP = 8;

export function gestures(sheet: HTMLElement, camera: Camera): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let start: { x: number; y: number; gap: number } | null = null;
  let moved = false;

  const middle = () => {
    const all = [...fingers.values()];
    const x = all.reduce((sum, one) => sum + one.x, 0) / all.length;
    const y = all.reduce((sum, one) => sum + one.y, 0) / all.length;
    const [a, b] = all;
    return { x, y, gap: a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0 };
  };
  const spot = (event: PointerEvent | WheelEvent) => {
    const box = sheet.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('button, .popover')) return;
    camera.settle();
    fingers.set(event.pointerId, spot(event));
    start = middle();
    if (fingers.size === 1) moved = false;
  };
  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId) || !start) return;
    fingers.set(event.pointerId, spot(event));
    const now = middle();
    if (!moved && fingers.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < SLIP) return;
    if (!moved) sheet.setPointerCapture(event.pointerId);
    moved = true;
    const k = start.gap > 0 && now.gap > 0 ? now.gap / start.gap : 1;
    camera.drag(now.x - start.x * k, now.y - start.y * k, k);
  };
  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    camera.settle();
    start = fingers.size > 0 ? middle() : null;
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const { x, y } = spot(event);
    camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), x, y);
  };
  /** A pan is no choice. */
  const click = (event: MouseEvent) => {
    if (!moved) return;
    moved = false;
    event.stopPropagation();
    event.preventDefault();
  };

  sheet.addEventListener('pointerdown', down);
  sheet.addEventListener('pointermove', move);
  sheet.addEventListener('pointerup', up);
  sheet.addEventListener('pointercancel', up);
  sheet.addEventListener('wheel', wheel, { passive: false });
  sheet.addEventListener('click', click, { capture: true });
  return () => {
    sheet.removeEventListener('pointerdown', down);
    sheet.removeEventListener('pointermove', move);
    sheet.removeEventListener('pointerup', up);
    sheet.removeEventListener('pointercancel', up);
    sheet.removeEventListener('wheel', wheel);
    sheet.removeEventListener('click', click, { capture: true });
  };
}
