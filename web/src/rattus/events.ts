// Generated from the Rust types by `MIASMA_WRITE_TYPES=1 cargo test -p protocol`; do not edit.
import type { EventKinds } from '$/protocol';

export type RattusEvent =
  | { key: 'event-ability-used'; rule: string; seat: number; card: string }
  | { key: 'event-answers-opened'; rule: string }
  | { key: 'event-baker-emptied'; rule: string; seat: number; owner: number; region: string; count: number }
  | { key: 'event-bishop-set'; rule: string; bishop: number; region: string }
  | { key: 'event-breaks-out'; rule: string; region: string; limit: number; population: number }
  | { key: 'event-caravan-moved'; rule: string; region: string; from: string }
  | { key: 'event-caravan-starts'; rule: string; region: string }
  | { key: 'event-card-chosen'; rule: string; card: string }
  | { key: 'event-card-taken'; rule: string; seat: number; card: string }
  | { key: 'event-card-taken-from'; rule: string; seat: number; card: string; from: number }
  | { key: 'event-cube-baked'; rule: string; seat: number }
  | { key: 'event-cube-lost'; rule: string; potions?: number; diplomat?: boolean; seat: number; region: string; symbol: string }
  | { key: 'event-cube-moved'; rule: string; potions?: number; diplomat?: boolean; seat: number; from: string; region: string }
  | { key: 'event-cube-palaced'; rule: string; potions?: number; diplomat?: boolean; seat: number; from: string }
  | { key: 'event-cubes-placed'; rule: string; seat: number; region: string; count: number }
  | { key: 'event-deck-shuffled'; rule: string; count: number; kept: string[] }
  | { key: 'event-diplomat-sent'; rule: string; potions?: number; diplomat?: boolean; seat: number; region: string }
  | { key: 'event-final-plague-began'; rule: string; seat: number }
  | { key: 'event-final-turn-began'; rule: string; seat: number }
  | { key: 'event-first-player'; rule: string; seat: number }
  | { key: 'event-game-ended'; rule: string }
  | { key: 'event-guard-discarded'; rule: string; region_card: string; card: string }
  | { key: 'event-no-effect'; rule: string; region: string; limit: number; population: number }
  | { key: 'event-nun-set'; rule: string; nun: number; region: string }
  | { key: 'event-placing-done'; rule: string; seat: number }
  | { key: 'event-plague-counts'; rule: string; seat: number }
  | { key: 'event-plague-counts-finally'; rule: string; seat: number }
  | { key: 'event-plague-moved'; rule: string; region: string; from: string }
  | { key: 'event-plague-starts'; rule: string; region: string }
  | { key: 'event-plague-stuck'; rule: string; seat: number }
  | { key: 'event-potion-given'; rule: string; potions?: number; diplomat?: boolean; seat: number; region: string }
  | { key: 'event-potion-lost'; rule: string; potions?: number; diplomat?: boolean; seat: number; region: string; symbol: string }
  | { key: 'event-rat-moved'; rule: string; rat: number; from: string; region: string }
  | { key: 'event-rat-peeked'; rule: string; seat: number; rat: number; region: string; token: string }
  | { key: 'event-rat-placed'; rule: string; rat: number; region: string; token: string }
  | { key: 'event-rat-revealed'; rule: string; rat: number; region: string; token: string }
  | { key: 'event-rat-turned-up'; rule: string; rat: number; region: string; token: string }
  | { key: 'event-ravage-began'; rule: string; region: string }
  | { key: 'event-ravage-ended'; rule: string; region: string }
  | { key: 'event-region-card-discarded'; rule: string; seat: number; region_card: string }
  | { key: 'event-region-card-drawn'; rule: string; seat: number; region_card: string }
  | { key: 'event-region-card-played'; rule: string; seat: number; region_card: string; card: string }
  | { key: 'event-region-card-shown'; rule: string; seat: number; region_card: string }
  | { key: 'event-regular-ended'; rule: string; by: string }
  | { key: 'event-seat-asked'; rule: string; seat: number }
  | { key: 'event-token-removed'; rule: string; token: string }
  | { key: 'event-turn-began'; rule: string; seat: number }
  | { key: 'event-wall-set'; rule: string; wall: number; from: string; region: string };

/** What the ids and numbers of each event name. */
export const KINDS: EventKinds<RattusEvent> = {
  'event-ability-used': { seat: 'seat', card: 'card' },
  'event-baker-emptied': { seat: 'seat', owner: 'seat', region: 'region' },
  'event-bishop-set': { region: 'region' },
  'event-breaks-out': { region: 'region' },
  'event-caravan-moved': { region: 'region', from: 'region' },
  'event-caravan-starts': { region: 'region' },
  'event-card-chosen': { card: 'card' },
  'event-card-taken': { seat: 'seat', card: 'card' },
  'event-card-taken-from': { seat: 'seat', card: 'card', from: 'seat' },
  'event-cube-baked': { seat: 'seat' },
  'event-cube-lost': { seat: 'seat', region: 'region', symbol: 'symbol' },
  'event-cube-moved': { seat: 'seat', from: 'region', region: 'region' },
  'event-cube-palaced': { seat: 'seat', from: 'region' },
  'event-cubes-placed': { seat: 'seat', region: 'region' },
  'event-deck-shuffled': { kept: 'region_card' },
  'event-diplomat-sent': { seat: 'seat', region: 'region' },
  'event-final-plague-began': { seat: 'seat' },
  'event-final-turn-began': { seat: 'seat' },
  'event-first-player': { seat: 'seat' },
  'event-guard-discarded': { region_card: 'region_card', card: 'card' },
  'event-no-effect': { region: 'region' },
  'event-nun-set': { region: 'region' },
  'event-placing-done': { seat: 'seat' },
  'event-plague-counts': { seat: 'seat' },
  'event-plague-counts-finally': { seat: 'seat' },
  'event-plague-moved': { region: 'region', from: 'region' },
  'event-plague-starts': { region: 'region' },
  'event-plague-stuck': { seat: 'seat' },
  'event-potion-given': { seat: 'seat', region: 'region' },
  'event-potion-lost': { seat: 'seat', region: 'region', symbol: 'symbol' },
  'event-rat-moved': { from: 'region', region: 'region' },
  'event-rat-peeked': { seat: 'seat', region: 'region', token: 'token' },
  'event-rat-placed': { region: 'region', token: 'token' },
  'event-rat-revealed': { region: 'region', token: 'token' },
  'event-rat-turned-up': { region: 'region', token: 'token' },
  'event-ravage-began': { region: 'region' },
  'event-ravage-ended': { region: 'region' },
  'event-region-card-discarded': { seat: 'seat', region_card: 'region_card' },
  'event-region-card-drawn': { seat: 'seat', region_card: 'region_card' },
  'event-region-card-played': { seat: 'seat', region_card: 'region_card', card: 'card' },
  'event-region-card-shown': { seat: 'seat', region_card: 'region_card' },
  'event-regular-ended': { by: 'end' },
  'event-seat-asked': { seat: 'seat' },
  'event-token-removed': { token: 'token' },
  'event-turn-began': { seat: 'seat' },
  'event-wall-set': { from: 'region', region: 'region' },
};
