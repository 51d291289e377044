// What has been told of the year's pest. It may take several moves of the log (somebody is asked where the sick go), so its
// events are gathered here as they are told, from the card to the support that follows.
import type { Telling } from '$/game/module';
import type { PestEvent } from './events';

/** One thing the pest does. */
export interface Blow {
  event: PestEvent;
  kind: 'road' | 'hit' | 'taken' | 'kept' | 'spared' | 'camp' | 'fell' | 'spread';
  places: string[];
  seat: number;
  people: number;
}

export interface Plague {
  card: string;
  blows: Blow[];
  /** Whether all of it is told. */
  over: boolean;
}

/** What belongs to a pest; the first thing after it that does not, ends it. */
const KINDS: Partial<Record<PestEvent['key'], Blow['kind']>> = {
  'tell-road-sickened': 'road',
  'tell-sickened': 'hit',
  'tell-received': 'taken',
  'tell-kept': 'kept',
  'tell-overflowed': 'kept',
  'tell-spared': 'spared',
  'tell-shielded': 'spared',
  'tell-waived': 'spared',
  'tell-camp-returned': 'camp',
  'tell-fell': 'fell',
};
const END: PestEvent['key'][] = ['tell-support', 'tell-turn', 'tell-year'];

export function plagueOf(events: PestEvent[]): Plague | null {
  const began = events.findLastIndex(({ key }) => key === 'tell-pest');
  const [drawn, ...rest] = began < 0 ? [] : events.slice(began);
  if (drawn?.key !== 'tell-pest') return null;
  const end = rest.findIndex(({ key }) => END.includes(key));
  const told = end < 0 ? rest : rest.slice(0, end);
  const fell = told.findIndex(({ key }) => key === 'tell-fell');
  const blows = told.flatMap((event, at): Blow[] => {
    const kind = KINDS[event.key];
    if (!kind) return [];
    const spread = kind === 'hit' && fell >= 0 && at > fell;
    const places = 'place' in event ? [event.place] : 'road' in event ? event.road : [];
    const [seat, people] = ['seat' in event ? event.seat : 0, 'people' in event ? event.people : 0];
    return [{ event, kind: spread ? 'spread' : kind, places, seat, people }];
  });
  return { card: drawn.card, blows, over: end >= 0 };
}

export class Story {
  #events = $state.raw<PestEvent[]>([]);
  #last: Telling<PestEvent> | null = null;
  /** The card that was told last. */
  told = '';

  readonly plague: Plague | null = $derived(plagueOf(this.#events));

  /** Takes in how far the telling is; `going` while no turn has begun, so that questions of the pest may still be asked. */
  hear(telling: Telling<PestEvent> | null, going: boolean): void {
    const last = this.#last;
    if (last && last.number !== telling?.number) this.#add(last.events.slice(last.at + 1));
    if (telling) {
      const from = last?.number === telling.number ? last.at + 1 : 0;
      this.#add(telling.events.slice(from, telling.at + 1));
    } else if (!going && this.#events.length > 0) this.#events = [];
    this.#last = telling;
  }

  #add(events: PestEvent[]): void {
    if (events.length === 0) return;
    const all = [...this.#events, ...events];
    const began = all.findLastIndex(({ key }) => key === 'tell-pest');
    // With the first turn of the year it is past.
    const isPast = all.findLastIndex(({ key }) => key === 'tell-turn') > began;
    this.told = plagueOf(all)?.card ?? this.told;
    this.#events = began < 0 || isPast ? [] : all.slice(began);
  }
}
