// The board as tables of text: the same facts for those who don't see it.
import type { FactTable, Player } from '$/game/module';
import { t, texts } from '$/texts/texts.svelte';
import { onMap, seatNumber, type RattusView, type RegionView } from './view';

export function facts(view: RattusView, players: Player[]): FactTable[] {
  return [regions(view, players), seats(view, players), around(view)];
}

function regions(view: RattusView, players: Player[]): FactTable {
  return {
    caption: t('facts-regions'),
    head: [t('facts-region'), t('facts-rats'), ...players.map(({ name }) => name), t('facts-known'), t('facts-pieces')],
    rows: view.regions.map((region) => [
      texts.name('region', region.id),
      `${region.rats.length}`,
      ...players.map(({ seat }) => `${region.cubes[seat - 1] ?? 0}`),
      list(region.rats.flatMap(({ token }) => (token ? [texts.name('token', token)] : []))),
      list(piecesIn(view, region, players)),
    ]),
  };
}

function seats(view: RattusView, players: Player[]): FactTable {
  return {
    caption: t('facts-players'),
    head: [t('facts-player'), t('rail-supply'), t('rail-out'), t('rail-palace'), t('facts-cards'), t('rail-hand')],
    rows: players.map(({ seat, name }) => {
      const mine = view.seats[seat - 1];
      const hand = mine?.hand_cards.map((card) => texts.name('region_card', card)) ?? [];
      return [
        name,
        `${mine?.supply ?? 0}`,
        `${onMap(view, seat)}`,
        `${mine?.palace ?? 0}`,
        list(mine?.cards.map((card) => texts.name('card', card)) ?? []),
        hand.length > 0 ? list(hand) : `${mine?.hand ?? 0}`,
      ];
    }),
  };
}

function around(view: RattusView): FactTable {
  const rows = [
    [t('rail-display'), list(view.display.map((card) => texts.name('card', card)))],
    [t('board-bag'), t('board-rats-left', { count: view.bag })],
    [t('board-bag'), t('board-turned-up', { count: view.used_tokens.length })],
    ...view.walls.flatMap((ends, at) =>
      ends
        ? [
            [
              t('answer-piece-wall', { number: at + 1 }),
              t('answer-border', { a: texts.name('region', ends[0]), b: texts.name('region', ends[1]) }),
            ],
          ]
        : [],
    ),
    ...view.seats.flatMap((seat, at) => (seat.baked > 0 ? [[t('rail-baked'), `${at + 1}: ${seat.baked}`]] : [])),
  ];
  return { caption: t('facts-board'), head: [t('facts-what'), t('facts-how-many')], rows };
}

/** What else is in a region, in words. */
export function piecesIn(view: RattusView, region: RegionView, players: Player[]): string[] {
  const nuns = view.nuns.filter((place) => place === region.id).length;
  const bishops = view.bishops.filter((place) => place === region.id).length;
  const beyond = view.walls.flatMap((ends) => (ends?.includes(region.id) ? [ends[0] === region.id ? ends[1] : ends[0]] : []));
  const loads = region.loads.map(({ seat, potions, diplomat }) => {
    const name = players.find((player) => player.seat === seatNumber(seat))?.name ?? seat;
    const load = list(
      [potions > 0 ? t('board-potions', { count: potions }) : '', diplomat ? t('board-diplomats', { count: 1 }) : ''].filter(Boolean),
    );
    return t('facts-loads', { name, load });
  });
  return [
    view.plague === region.id ? t('board-plague-here') : '',
    nuns > 0 ? t('board-nuns', { count: nuns }) : '',
    bishops > 0 ? t('board-bishops', { count: bishops }) : '',
    view.caravan === region.id ? t('board-caravan') : '',
    beyond.length > 0 ? t('board-walls-around', { regions: list(beyond.map((id) => texts.name('region', id))) }) : '',
    ...loads,
  ].filter(Boolean);
}

function list(things: string[]): string {
  return things.length > 0 ? texts.list(things) : t('facts-none');
}
