// The effects of a pest that the map shows: those of the current event, or all of a card of the forecast.
import type { PestForecast } from '$/protocol';
import type { Playback } from '$/game/module';
import type { PestEvent } from './events';
import type { PestPhase } from './pest-phase.svelte';

/** People come to a place, it falls, or people come from places that fell. */
export type Strike = 'hit' | 'fall' | 'spread';

export interface Strikes {
  places: ReadonlyMap<string, Strike>;
  /** Roads by their ends, either way round. */
  roads: ReadonlySet<string>;
}

export function forecastStrikes({ spread, hit, fall, roads }: PestForecast): Strikes {
  const places = new Map<string, Strike>();
  // The worst that happens to a place is what is shown.
  for (const place of spread) places.set(place, 'spread');
  for (const place of hit) places.set(place, 'hit');
  for (const place of fall) places.set(place, 'fall');
  return { places, roads: eitherWay(roads) };
}

export function currentStrikes(phase: PestPhase | null, playback: Playback<PestEvent> | null): Strikes {
  const now = playback?.events[playback.at];
  const blow = phase?.blows.find(({ event }) => event === now);
  if (!blow) return { places: new Map(), roads: new Set() };
  if (blow.kind === 'road') return { places: new Map(), roads: eitherWay([blow.places]) };
  const strike = blow.kind === 'fell' ? 'fall' : blow.kind === 'spread' ? 'spread' : 'hit';
  return { places: new Map(blow.places.map((place) => [place, strike])), roads: new Set() };
}

function eitherWay(roads: readonly (readonly string[])[]): Set<string> {
  return new Set(roads.flatMap(([a = '', b = '']) => [`${a} ${b}`, `${b} ${a}`]));
}
