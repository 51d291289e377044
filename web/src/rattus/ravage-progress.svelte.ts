// The ravage that is going on, as far as it has been shown. It may take several moves of the log: a rat is drawn, or somebody is asked
// for a region card.
import type { Playback } from '$/game/module';
import { newlyShown } from '$/game/newly-shown';
import type { RattusEvent } from './events';
import { ravageOf, type Ravage } from './ravage';

export class RavageProgress {
  #events = $state.raw<RattusEvent[]>([]);
  #last: Playback<RattusEvent> | null = null;

  readonly ravage: Ravage | null = $derived(ravageOf(this.#events));

  /** Adds what has been shown since the last call; `isGoing` while the view has a ravage, so that more of it may follow. */
  follow(playback: Playback<RattusEvent> | null, isGoing: boolean): void {
    this.#add(newlyShown(this.#last, playback));
    if (!playback && !isGoing && this.#events.length > 0) this.#events = [];
    this.#last = playback;
  }

  #add(events: RattusEvent[]): void {
    if (events.length === 0) return;
    const all = [...this.#events, ...events];
    const began = all.findLastIndex(({ key }) => key === 'event-ravage-began');
    const ended = all.findLastIndex(({ key }) => key === 'event-ravage-ended');
    // A ravage stays listed while its last event is shown.
    const isPast = ended > began && ended < all.length - 1;
    this.#events = began < 0 || isPast ? [] : all.slice(began);
  }
}
