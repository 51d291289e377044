const GAP = 12;

/** Where a popover of this size hangs: left of what it tells of, else above or beneath it, always within the window. */
export function beside(at: DOMRect, width: number, height: number): { left: number; top: number } {
  const fits = at.left > width + GAP + 8;
  const left = fits ? at.left - width - GAP : Math.max(8, Math.min(at.left, innerWidth - width - 8));
  const wish = fits ? at.top : at.top - height - GAP > 8 ? at.top - height - GAP : at.bottom + GAP;
  return { left, top: Math.max(8, Math.min(wish, innerHeight - height - 8)) };
}
