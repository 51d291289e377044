// Who is who among the cubes. A view only counts them; to see a cube travel, the same cube must be found before and after.
import type { RattusView } from './view';

/** Where a cube can be: a region, or one of these. */
export const SUPPLY = 'supply';
export const PALACE = 'palace';
export const BAKER = 'baker';

const CUBES = 20;

/** The places of every seat's cubes, from its first to its twentieth. */
export type Whereabouts = string[][];

/** Where each cube is now, so that as few as possible have moved since `before`. */
export function settle(before: Whereabouts | null, view: RattusView): Whereabouts {
  return view.seats.map((seat, index) => {
    const wanted = new Map<string, number>([
      [SUPPLY, seat.supply],
      [PALACE, seat.palace],
      [BAKER, seat.baked],
    ]);
    for (const region of view.regions) wanted.set(region.id, region.cubes[index] ?? 0);
    const places: (string | null)[] = Array.from({ length: CUBES }, (_, at) => {
      const place = before?.[index]?.[at] ?? SUPPLY;
      const left = wanted.get(place) ?? 0;
      if (left === 0) return null;
      wanted.set(place, left - 1);
      return place;
    });
    // What is missing on the map came from somewhere on the map, if a cube is missing there.
    const free = places.flatMap((place, at) => (place === null ? [at] : []));
    free.sort((one, other) => Number(isSupply(before, index, one)) - Number(isSupply(before, index, other)));
    for (const [place, count] of [...wanted].sort(([one], [other]) => Number(one === SUPPLY) - Number(other === SUPPLY))) {
      for (let n = 0; n < count; n++) {
        const at = free.shift();
        if (at !== undefined) places[at] = place;
      }
    }
    return places.map((place) => place ?? SUPPLY);
  });
}

function isSupply(before: Whereabouts | null, seat: number, cube: number): boolean {
  return (before?.[seat]?.[cube] ?? SUPPLY) === SUPPLY;
}
