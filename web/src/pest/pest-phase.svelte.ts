// The pest phase of a year, as far as it has been shown: from the pest card to the support that follows. It may take several moves of
// the log, because players are asked where their sick people go.
import type { Playback } from '$/game/module';
import { newlyShown } from '$/game/newly-shown';
import type { PestEvent } from './events';
import { present, type Blow } from './presentation';

/** A blow with the event behind it. After the first place fell, further sick people spread from the places that fell. */
export interface ShownBlow extends Omit<Blow, 'kind'> {
  kind: Blow['kind'] | 'spread';
  event: PestEvent;
  places: readonly string[];
}

export interface PestPhase {
  card: string;
  blows: ShownBlow[];
  /** Whether all of it has been shown. */
  over: boolean;
}

/** The last pest phase among some events. */
export function pestPhaseOf(events: PestEvent[]): PestPhase | null {
  const began = events.findLastIndex(({ key }) => key === 'tell-pest');
  const [drawn, ...rest] = began < 0 ? [] : events.slice(began);
  if (drawn?.key !== 'tell-pest') return null;
  const blows: ShownBlow[] = [];
  for (const event of rest) {
    const { blow, places, endsPest } = present(event, null);
    if (endsPest) return { card: drawn.card, blows, over: true };
    if (!blow) continue;
    const isSpread = blow.kind === 'hit' && blows.some(({ kind }) => kind === 'fell');
    blows.push({ ...blow, kind: isSpread ? 'spread' : blow.kind, event, places });
  }
  return { card: drawn.card, blows, over: false };
}

export class PestPhaseProgress {
  #events = $state.raw<PestEvent[]>([]);
  #last: Playback<PestEvent> | null = null;
  /** The pest card that was shown last. */
  lastCard = '';

  readonly phase: PestPhase | null = $derived(pestPhaseOf(this.#events));

  /** Adds what has been shown since the last call; `isGoing` while no turn has begun, so that more of the phase may follow. */
  follow(playback: Playback<PestEvent> | null, isGoing: boolean): void {
    this.#add(newlyShown(this.#last, playback));
    if (!playback && !isGoing && this.#events.length > 0) this.#events = [];
    this.#last = playback;
  }

  #add(events: PestEvent[]): void {
    if (events.length === 0) return;
    const all = [...this.#events, ...events];
    const began = all.findLastIndex(({ key }) => key === 'tell-pest');
    // The phase is past with the first turn of the year.
    const isPast = all.findLastIndex(({ key }) => key === 'tell-turn') > began;
    this.lastCard = pestPhaseOf(all)?.card ?? this.lastCard;
    this.#events = began < 0 || isPast ? [] : all.slice(began);
  }
}
