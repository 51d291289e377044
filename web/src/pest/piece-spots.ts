// Where doctors and camps stand around their place: where they cover nothing that has to be read, nearer to their own place than to any
// other. The spots do not depend on who is sick or what is built, so pieces stay where they are while others come and go.
import type { Spot } from '$/board/spot';
import { fixedBoxes, shared, type Bounds } from './labels';
import { RADIUS, type Site } from './scene';

/** Widths of the pieces, in units of a mark. */
export const DOCTOR = 24;
export const CAMP = 17;

/** Directions around a place, and how far from its edge a piece may stand. */
const DIRECTIONS = 24;
const DISTANCES = [0, 6, 12, 18, 24, 30, 38, 46];

/** No piece is further than this from its place. */
const REACH = 90;

export interface PieceSpots {
  /** In the order of the site's doctors and camps, relative to the place and in units of a mark. */
  doctors: Spot[];
  camps: Spot[];
  /** Pieces are smaller where a place is crowded. */
  scale: number;
}

const SCALES = [1, 0.86, 0.74, 0.64, 0.55];
/** Maximum share of the area of a piece that may be covered: corners may touch. */
const TOUCH = 0.05;

/** The spots of all places that have a doctor or a camp; `pills` are the people on roads. */
export function pieceSpots(sites: readonly Site[], pills: readonly Bounds[], u: number): Map<string, PieceSpots> {
  const taken = [...fixedBoxes(sites, u), ...pills];
  const spots = new Map<string, PieceSpots>();
  for (const site of sites) {
    if (site.doctors.length === 0 && site.camps.length === 0) continue;
    const near = sites.filter(({ id, x, y }) => id !== site.id && Math.hypot(x - site.x, y - site.y) < 2 * REACH * u);
    const around: Bounds = [site.x - REACH * u, site.y - REACH * u, site.x + REACH * u, site.y + REACH * u];
    const here = taken.filter((box) => shared(box, around) > 0);
    for (const scale of SCALES) {
      const { placed, boxes, fits } = placedAt(site, near, here, scale, u);
      if (!fits && scale !== SCALES.at(-1)) continue;
      spots.set(site.id, placed);
      taken.push(...boxes);
      break;
    }
  }
  return spots;
}

function placedAt(
  site: Site,
  near: readonly Site[],
  taken: readonly Bounds[],
  scale: number,
  u: number,
): { placed: PieceSpots; boxes: Bounds[]; fits: boolean } {
  const r = RADIUS[site.size];
  const boxes: Bounds[] = [];
  let fits = true;
  const place = (size: number, wish: Spot): Spot => {
    const all = [...taken, ...boxes];
    const spot = best(site, near, all, size, wish, u);
    const box = boxAt(site, spot, size, u);
    fits &&= all.every((other) => shared(box, other) <= TOUCH * (size * u) ** 2);
    boxes.push(box);
    return spot;
  };
  const doctors = site.doctors.map(() => place(DOCTOR * scale, { x: -r - 3 - (DOCTOR / 2) * scale, y: 1 }));
  const camps = site.camps.map(() => place(CAMP * scale, { x: -r - 1.5 - (CAMP / 2) * scale, y: r - 4 }));
  return { placed: { doctors, camps, scale }, boxes, fits };
}

/** The box of a piece at a spot. */
export function boxAt({ x, y }: Spot, spot: Spot, size: number, u: number): Bounds {
  return [x + (spot.x - size / 2) * u, y + (spot.y - size / 2) * u, x + (spot.x + size / 2) * u, y + (spot.y + size / 2) * u];
}

function best(site: Site, near: readonly Site[], taken: readonly Bounds[], size: number, wish: Spot, u: number): Spot {
  const r = RADIUS[site.size] + size / 2;
  const around = DISTANCES.flatMap((further) =>
    Array.from({ length: DIRECTIONS }, (_, at) => {
      const turn = (at / DIRECTIONS) * 2 * Math.PI;
      return { x: Math.cos(turn) * (r + further), y: Math.sin(turn) * (r + further) };
    }),
  );
  const cost = (spot: Spot) => {
    const box = boxAt(site, spot, size, u);
    const covered = taken.reduce((sum, other) => sum + shared(box, other), 0);
    const [x, y] = [site.x + spot.x * u, site.y + spot.y * u];
    const own = Math.hypot(spot.x, spot.y) * u;
    const astray = near.some((other) => Math.hypot(other.x - x, other.y - y) < own) ? 10_000 : 0;
    return covered * 4 + astray + Math.hypot(spot.x - wish.x, spot.y - wish.y) * u + own * 0.5;
  };
  return [wish, ...around].reduce((one, other) => (cost(other) < cost(one) - 0.01 ? other : one));
}
