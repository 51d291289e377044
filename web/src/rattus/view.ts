// The table of Rattus as the server sends it; docs/replay-json.md tells what each key is.
import type { Phrase, Value } from '$/protocol';

export type SeatName = `seat ${number}`;
export type Stage = 'set_up' | 'regular' | 'final_round' | 'final_plague' | 'over';

export interface RatView {
  mark: number;
  token: string | null;
}
export interface LoadView {
  seat: SeatName;
  potions: number;
  diplomat: boolean;
}
export interface RegionView {
  id: string;
  cubes: number[];
  rats: RatView[];
  loads: LoadView[];
}
export interface SeatView {
  supply: number;
  palace: number;
  baked: number;
  palace_diplomats: number;
  cards: string[];
  hand: number;
  hand_cards: string[];
}
export interface RavageView {
  region: string;
  counts: boolean;
  protected: [regionCard: string, card: string][];
}
export interface RattusView {
  stage: Stage;
  on_turn: SeatName | null;
  first: SeatName | null;
  taken: boolean;
  placed: boolean;
  used_cards: string[];
  ended_by: string | null;
  plague: string | null;
  plague_counts: boolean;
  bag: number;
  removed: number;
  removed_tokens: string[];
  bag_tokens: string[];
  used_tokens: string[];
  regions: RegionView[];
  seats: SeatView[];
  display: string[];
  walls: ([string, string] | null)[];
  nuns: (string | null)[];
  bishops: (string | null)[];
  caravan: string | null;
  deck: number;
  discards: string[];
  ravage: RavageView | null;
}

/** "seat 3" is 3. */
export function seatNumber(name: SeatName | null): number | null {
  return name ? Number(name.slice(5)) : null;
}

export function regionOf(view: RattusView, id: string | null | undefined): RegionView | undefined {
  return view.regions.find((region) => region.id === id);
}

/** A player's cubes in all regions. */
export function onMap(view: RattusView, seat: number): number {
  return view.regions.reduce((sum, region) => sum + (region.cubes[seat - 1] ?? 0), 0);
}

export function holder(view: RattusView, card: string): number | null {
  const seat = view.seats.findIndex(({ cards }) => cards.includes(card));
  return seat < 0 ? null : seat + 1;
}

/** What an event or a prompt says of a thing: its id, its seat or its number. */
export function idOf(phrase: Phrase, name: string): string {
  const value = phrase.args[name];
  return isNamed(value) ? value.id : typeof value === 'string' ? value : '';
}
export function seatOf(phrase: Phrase, name = 'seat'): number {
  const value = phrase.args[name];
  return typeof value === 'object' && 'seat' in value ? value.seat : 0;
}
export function numberOf(phrase: Phrase, name: string): number {
  const value = phrase.args[name];
  return typeof value === 'number' ? value : 0;
}
export function flagOf(phrase: Phrase, name: string): boolean {
  return phrase.args[name] === true;
}

function isNamed(value: Value | undefined): value is { kind: string; id: string } {
  return typeof value === 'object' && 'id' in value;
}
