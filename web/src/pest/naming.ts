// Where the name of a place stands on a crowded sheet: beneath it, shifted a little where a neighbour's signs would lie on it.
import { RADIUS, type Site } from './scene';

/** A name as it is set: size and drop beneath the mark, as in map.css. */
const LETTER = 6.4;
const HEIGHT = 13;
const SHIFTS = [0, -10, 10, -18, 18, -26, 26];

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** How far aside each name stands, in units of the drawing. People come and go, names stay: a pill counts whether there is one or not. */
export function shiftsOf(sites: readonly Site[], u: number): Map<string, number> {
  const marks = sites.map((site) => ({ id: site.id, boxes: marksOf(site, u) }));
  return new Map(
    sites.map((site) => {
      const near = marks.filter(({ id }) => id !== site.id).flatMap(({ boxes }) => boxes);
      const cost = (shift: number) => near.reduce((sum, box) => sum + shared(nameOf(site, u, shift), box), 0);
      const best = SHIFTS.reduce((one, other) => (cost(other) < cost(one) - 1 ? other : one));
      return [site.id, best];
    }),
  );
}

export function nameOf({ x, y, size, name }: Site, u: number, shift: number): Box {
  const half = (name.length * LETTER * u) / 2;
  const top = y + (RADIUS[size] + 3) * u;
  return [x + shift * u - half, top, x + shift * u + half, top + HEIGHT * u];
}

/** The mark itself, its port and the pill of its sick. */
export function marksOf({ x, y, size, port }: Site, u: number): Box[] {
  const r = RADIUS[size];
  const box = (left: number, top: number, width: number, height: number): Box => [x + left * u, y + top * u, x + (left + width) * u, y + (top + height) * u];
  return [box(-r, -r, 2 * r, 2 * r), box(r - 1, -r - 6, 31, 18), ...(port ? [box(-r - 10.5, -r - 6.5, 15, 15)] : [])];
}

/** How much two boxes lie on each other. */
export function shared([a, b, c, d]: Box, [e, f, g, h]: Box): number {
  return Math.max(0, Math.min(c, g) - Math.max(a, e)) * Math.max(0, Math.min(d, h) - Math.max(b, f));
}
