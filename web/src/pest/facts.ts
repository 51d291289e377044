// The board as tables of text: the same facts for those who don't see it.
import type { FactTable, Player } from '$/game/module';
import { t, texts } from '$/texts/texts.svelte';
import { tableState } from './table-state.svelte';
import { kindOf } from './scene';
import { promised, type PestView, type PlaceSheet } from './view';

export function facts(view: PestView, players: Player[]): FactTable[] {
  return [places(view, players), roads(view), seats(view, players), around(view)];
}

const name = (players: Player[], seat: number) => players.find((player) => player.seat === seat)?.name ?? `${seat}`;
const list = (things: string[]) => (things.length > 0 ? texts.list(things) : t('pest-map-facts-none'));

function places(view: PestView, players: Player[]): FactTable {
  return {
    caption: t('pest-map-facts-places'),
    head: [
      t('pest-map-facts-place'),
      t('pest-map-facts-gives'),
      t('pest-map-facts-sick'),
      t('pest-map-facts-there'),
      t('pest-map-facts-roads'),
    ],
    rows: view.places.map((place) => [
      texts.name('place', place.id),
      place.destroyed ? t('pest-map-destroyed') : texts.name('resource', place.resource),
      `${place.sick}`,
      list(pieces(view, place, players)),
      list(neighbours(place.id)),
    ]),
  };
}

/** What stands in a place, in words. */
function pieces(view: PestView, { id }: PlaceSheet, players: Player[]): string[] {
  return view.seats.flatMap(({ buildings, doctor, camp }, at) => {
    const owner = { name: name(players, at + 1) };
    return [
      ...buildings
        .filter(({ place }) => place === id)
        .map((building) => t('pest-map-building', { building: t(`pest-map-kind-${kindOf(building.id)}`), ...owner })),
      ...(doctor === id ? [t('pest-map-doctor', owner)] : []),
      ...(camp === id ? [t('pest-map-camp', owner)] : []),
    ];
  });
}

function neighbours(place: string): string[] {
  return (tableState.pack?.map.roads ?? [])
    .filter(({ ends }) => ends.includes(place))
    .map(({ ends, color }) => {
      const other = texts.name('place', ends[0] === place ? ends[1] : ends[0]);
      return color ? `${other} (${t(`pest-map-color-${color}`)})` : other;
    });
}

function roads(view: PestView): FactTable {
  return {
    caption: t('pest-map-facts-sick-roads'),
    head: [t('pest-map-facts-road'), t('pest-map-facts-sick')],
    rows: view.roads.map(({ ends: [a, b], sick }) => [`${texts.name('place', a)} – ${texts.name('place', b)}`, `${sick}`]),
  };
}

function seats(view: PestView, players: Player[]): FactTable {
  const goods = ['wood', 'stone', 'food', 'herbs', 'coin'] as const;
  return {
    caption: t('pest-map-facts-players'),
    head: [
      t('pest-map-facts-player'),
      ...goods.map((kind) => texts.name('resource', kind)),
      t('pest-map-facts-research'),
      t('pest-map-facts-influence'),
      t('pest-map-facts-prestige'),
      t('pest-map-facts-shame'),
      t('pest-map-facts-quarantine'),
      t('pest-map-facts-recovered'),
      t('pest-map-facts-technologies'),
      t('pest-map-facts-assistants'),
      t('pest-map-facts-score'),
    ],
    rows: view.seats.map((seat, at) => [
      name(players, at + 1),
      ...goods.map((kind) => `${seat[kind]}`),
      `${seat.research}`,
      `${seat.influence}`,
      `${seat.prestige}`,
      `${seat.shame}`,
      list(seat.quarantine.filter(([, sick]) => sick > 0).map(([space, sick]) => `${texts.name('space', space)} ${sick}`)),
      `${seat.recovered}`,
      list(seat.slots.flatMap((technology) => (technology ? [texts.name('technology', technology)] : []))),
      `${seat.assistants}`,
      `${seat.score}`,
    ]),
  };
}

function around(view: PestView): FactTable {
  const support = promised(view);
  return {
    caption: t('pest-map-facts-around'),
    head: [t('pest-map-facts-what'), t('pest-map-facts-is')],
    rows: [
      [t('pest-step-year', { year: view.year }), t('pest-map-facts-era', { era: view.era })],
      [t('pest-map-pest'), view.pest ? texts.name('pest', view.pest) : t('pest-map-facts-none')],
      [t('pest-map-support'), support ? texts.name('support', support) : t('pest-map-facts-none')],
      [t('pest-map-facts-decrees'), list(view.decrees.flatMap((decree) => (decree ? [texts.name('decree', decree)] : [])))],
      [t('pest-map-facts-market'), list(view.market.map((technology) => texts.name('technology', technology)))],
      [t('pest-map-facts-rewards'), list(view.rewards.filter(({ open }) => open).map(({ id }) => texts.name('reward', id)))],
    ],
  };
}
