const GAP = 12;

/** The position of a popover of this size: left of the element it explains, else above or below it, always inside the window. */
export function placeNextTo(at: DOMRect, width: number, height: number): { left: number; top: number } {
  const fits = at.left > width + GAP + 8;
  const left = fits ? at.left - width - GAP : Math.max(8, Math.min(at.left, innerWidth - width - 8));
  const wish = fits ? at.top : at.top - height - GAP > 8 ? at.top - height - GAP : at.bottom + GAP;
  return { left, top: Math.max(8, Math.min(wish, innerHeight - height - 8)) };
}
