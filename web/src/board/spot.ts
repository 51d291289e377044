/** A point of a map, in its units. */
export interface Spot {
  x: number;
  y: number;
}

/** The nearest point in a direction: among those farther away in that direction than to the side. */
export function nextTowards<T extends Spot>(from: Spot, all: T[], [dx, dy]: readonly [number, number]): T | undefined {
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of all) {
    const [x, y] = [one.x - from.x, one.y - from.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 1 || aside > ahead * 2) continue;
    const cost = ahead + aside * 1.5;
    if (cost < least) [best, least] = [one, cost];
  }
  return best;
}

const WAYS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Arrows go to the nearest thing that way: whatever says where it is, as `data-at="x y"`. */
export function arrows(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const svg = event.currentTarget as SVGSVGElement;
  const now = (event.target as Element).closest<SVGGElement>('[data-at]');
  if (!way || !now || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  const all = [...svg.querySelectorAll<SVGGElement>('[data-at]')]
    .filter((element) => element !== now)
    .map((element) => ({ element, ...spotOf(element) }));
  nextTowards(spotOf(now), all, way)?.element.focus();
}

function spotOf(element: SVGGElement): Spot {
  const [x = 0, y = 0] = (element.dataset['at'] ?? '').split(' ').map(Number);
  return { x, y };
}
