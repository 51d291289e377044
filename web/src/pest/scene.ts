// What each place shows, ready to be drawn.
import type { Spot } from '$/board/spot';
import type { PestView } from './view';
import type { PestMap } from '$/protocol';

export interface Site extends Spot {
  id: string;
  name: string;
  size: 'village' | 'town' | 'city';
  resource: string;
  port: string | null;
  destroyed: boolean;
  sick: number;
  /** In seat order. */
  buildings: { seat: number; kind: string; staffed: boolean }[];
  doctors: number[];
  camps: number[];
}

export function sitesOf(map: PestMap, view: PestView): Site[] {
  const state = new Map(view.places.map((place) => [place.id, place]));
  return map.places.map(({ id, name, size, x, y, resource, port }) => {
    const now = state.get(id);
    const seats = view.seats.map((seat, at) => ({ ...seat, number: at + 1 }));
    return {
      id,
      name,
      size,
      x,
      y,
      resource: now?.resource ?? resource,
      port: port ?? null,
      destroyed: now?.destroyed ?? false,
      sick: now?.sick ?? 0,
      buildings: seats.flatMap(({ number, buildings }) =>
        buildings
          .filter(({ place }) => place === id)
          .map((building) => ({ seat: number, kind: kindOf(building.id), staffed: building.staffed })),
      ),
      doctors: seats.filter(({ doctor }) => doctor === id).map(({ number }) => number),
      camps: seats.filter(({ camp }) => camp === id).map(({ number }) => number),
    };
  });
}

/** "quarter_3" is a quarter. */
export function kindOf(building: string): string {
  return building.replace(/_\d+$/, '');
}

/** Half the width of a place as it is drawn. */
export const RADIUS = { village: 12, town: 14, city: 17.5, capital: 30 };

export interface RoadLine {
  key: string;
  ends: readonly [string, string];
  a: Spot;
  b: Spot;
  color: string | null;
}

export function roadsOf(map: PestMap): RoadLine[] {
  const at = new Map<string, Spot>([map.capital, ...map.places].map(({ id, x, y }) => [id, { x, y }]));
  return map.roads.flatMap(({ ends, color }) => {
    const [a, b] = [at.get(ends[0]), at.get(ends[1])];
    return a && b ? [{ key: ends.join(' '), ends, a, b, color: color ?? null }] : [];
  });
}

/** Where the name of a coloured road stands: above its longest stretch, and never upside down; farther off where people are on it. */
/** Half of the width of a place with what is next to it. */
const SIGN = 24;
/** The height of the name of a place. */
const NAME = 18;

export function labelsOf(
  map: PestMap,
  roads: RoadLine[],
  sick: ReadonlySet<string>,
): { id: string; name: string; x: number; y: number; angle: number; room: number }[] {
  return map.road_colors.flatMap(({ id, name }) => {
    const long = (road: RoadLine) => Math.hypot(road.a.x - road.b.x, road.a.y - road.b.y);
    const longest = roads.filter(({ color }) => color === id).toSorted((one, other) => long(other) - long(one))[0];
    if (!longest) return [];
    const [from, to] = longest.a.x <= longest.b.x ? [longest.a, longest.b] : [longest.b, longest.a];
    const turn = Math.atan2(to.y - from.y, to.x - from.x);
    const off = sick.has(longest.key) ? 9 + 9 * Math.abs(Math.sin(turn)) + 4 : 9;
    // Names of places stand below them, so on a steep road the label goes towards the lower place.
    const down = NAME * Math.sin(turn);
    return [
      {
        id,
        name,
        x: (from.x + to.x) / 2 + Math.sin(turn) * off + (Math.cos(turn) * down) / 2,
        y: (from.y + to.y) / 2 - Math.cos(turn) * off + (Math.sin(turn) * down) / 2,
        angle: (turn * 180) / Math.PI,
        // Between the signs of the two places.
        room: long(longest) - 2 * SIGN - Math.abs(down),
      },
    ];
  });
}
