// All pieces on the map with their places, each under a name it keeps.
import { flow, unitOf, type Group, type Neutral, type Spot, type Unit } from './layout';
import { PALACE, type Whereabouts } from './pieces';
import { seatNumber, type RattusView } from './view';

export interface Placed extends Spot {
  key: string;
  seat: number;
  /** A region or the palace. */
  place: string;
  /** Whether it is hidden under others, because there is no room. */
  under: boolean;
  /** Its size; null in the palace. */
  u: number | null;
}
export interface Load extends Spot {
  key: string;
  potions: number;
  diplomat: boolean;
  /** The size of its cube. */
  u: number;
}

export function unitsOf(view: RattusView, u: number): Unit[] {
  return view.regions.map((region) => unitOf(region, neutralsIn(view, region.id), u));
}

function neutralsIn(view: RattusView, id: string): { kind: Neutral; number: number }[] {
  const of = (kind: Neutral, places: (string | null)[]) => places.flatMap((place, at) => (place === id ? [{ kind, number: at + 1 }] : []));
  return [...of('nun', view.nuns), ...of('bishop', view.bishops), ...of('caravan', [view.caravan])];
}

export interface PlacedRat extends Spot {
  mark: number;
  region: string;
  /** Its face, if this eye knows it. */
  token: string | null;
  /** The size of a cube next to it. */
  u: number;
}

/** The rats in the order of their marks, so that nothing jumps in the drawing's order. */
export function ratsOf(view: RattusView, units: Unit[]): PlacedRat[] {
  const faces = new Map(view.regions.flatMap(({ rats }) => rats.map(({ mark, token }) => [mark, token])));
  const rats = units.flatMap((unit) =>
    unit.rats.map((rat) => ({ ...rat, region: unit.id, token: faces.get(rat.mark) ?? null, u: unit.u })),
  );
  return rats.sort((one, other) => one.mark - other.mark);
}

/** The cubes in the palace, in one row if they fit. */
export function palaceOf(view: RattusView, row: Spot & { w: number }, u: number): Group[] {
  const cubes = view.seats.map(({ palace }) => palace);
  const { groups } = flow(cubes, row, u, 1);
  return groups;
}

/** Every cube on the map or in the palace, ordered by name, so that the order of drawing is stable. */
export function cubesOf(where: Whereabouts, units: Unit[], palace: Group[]): Placed[] {
  const groups = new Map<string, Group>();
  const sizes = new Map(units.map(({ id, u }) => [id, u]));
  for (const unit of units) for (const group of unit.groups) groups.set(`${unit.id} ${group.seat}`, group);
  for (const group of palace) groups.set(`${PALACE} ${group.seat}`, group);
  return where.flatMap((places, index) => {
    const seen = new Map<string, number>();
    return places.flatMap((place, number) => {
      const group = groups.get(`${place} ${index + 1}`);
      if (!group) return [];
      const at = seen.get(place) ?? 0;
      seen.set(place, at + 1);
      // Cubes without room are under the first.
      const rank = at - (group.count - group.spots.length);
      const spot = group.spots[Math.max(0, rank)];
      return spot
        ? [{ key: `${index + 1}-${number}`, seat: index + 1, place, under: rank < 0, x: spot.x, y: spot.y, u: sizes.get(place) ?? null }]
        : [];
    });
  });
}

/** Potions and diplomats, on the foremost cubes of their owner. */
export function loadsOf(view: RattusView, units: Unit[]): Load[] {
  return view.regions.flatMap((region) => {
    const unit = units.find(({ id }) => id === region.id);
    const count = new Map<number, number>();
    return region.loads.flatMap(({ seat: name, potions, diplomat }) => {
      const seat = seatNumber(name) ?? 0;
      const at = count.get(seat) ?? 0;
      count.set(seat, at + 1);
      const spots = unit?.groups.find((group) => group.seat === seat)?.spots ?? [];
      const spot = spots.at(Math.max(-1 - at, -spots.length));
      return spot && unit ? [{ key: `${region.id} ${seat} ${at}`, potions, diplomat, u: unit.u, ...spot }] : [];
    });
  });
}

/** The place for a large token next to a region: inside the map, covering as little as possible. */
export function spotNextTo(
  unit: Unit,
  units: Unit[],
  r: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
): Spot {
  const middle = { x: unit.name.x, y: (unit.name.y + unit.bottom) / 2 };
  let best = middle;
  let least = Number.POSITIVE_INFINITY;
  for (const distance of [100, 120, 145, 170]) {
    for (let turn = 0; turn < 24; turn++) {
      const x = middle.x + Math.cos((turn * Math.PI) / 12) * distance;
      const y = middle.y + Math.sin((turn * Math.PI) / 12) * distance;
      if (x - r < left || y - r < top || x + r > right || y + r > bottom) continue;
      const covered = units.reduce(
        (sum, other) => sum + overlap({ x, y }, r + 4, other, other === unit ? 8 : 1, other === unit ? r * 1.6 : 10),
        0,
      );
      // The plague stands in the region it ravages, outside the unit.
      const near = Math.max(0, r + 26 - Math.hypot(x - unit.plague.x, y - unit.plague.y));
      const cost = covered + near * 60 + (distance - 100) * 12;
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return best;
}

/** How much of a unit a token would cover, and of what lies below it: cubes that leave rise there. */
function overlap({ x, y }: Spot, r: number, unit: Unit, weight: number, below: number): number {
  const spots = [...unit.rats, ...unit.neutrals, ...unit.groups.flatMap(({ spots: all }) => all)];
  const half = Math.max(42, ...spots.map((spot) => Math.abs(spot.x - unit.name.x) + 9));
  const wide = Math.min(x + r, unit.name.x + half) - Math.max(x - r, unit.name.x - half);
  const high = Math.min(y + r, unit.bottom + below) - Math.max(y - r, unit.name.y - 14);
  return wide > 0 && high > 0 ? wide * high * weight : 0;
}
