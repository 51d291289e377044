// What has been told of the ravage that goes on. A ravage may take several moves of the log (a rat is drawn, somebody is
// asked for a region card), so its events are gathered here as they are told.
import type { Telling } from '$/game/module';
import type { RattusEvent } from './events';
import { ravageOf, type Ravage } from './ravage';

export class Story {
  #events = $state.raw<RattusEvent[]>([]);
  #last: { number: number; at: number; events: RattusEvent[] } | null = null;

  readonly ravage: Ravage | null = $derived(ravageOf(this.#events));

  /** Takes in how far the telling is. */
  hear(telling: Telling<RattusEvent> | null, going: boolean): void {
    const last = this.#last;
    if (!telling) {
      if (last) this.#add(last.events.slice(last.at + 1));
      this.#last = null;
      // Between two moves of one ravage nothing is told; at its end it is forgotten.
      if (!going && this.#events.length > 0) this.#events = [];
      return;
    }
    const { number, at, events } = telling;
    if (last?.number === number) {
      if (at > last.at) this.#add(events.slice(last.at + 1, at + 1));
    } else {
      if (last) this.#add(last.events.slice(last.at + 1));
      this.#add(events.slice(0, at + 1));
    }
    this.#last = { number, at, events };
  }

  #add(events: RattusEvent[]): void {
    if (events.length === 0) return;
    const all = [...this.#events, ...events];
    const began = all.findLastIndex(({ key }) => key === 'event-ravage-began');
    const ended = all.findLastIndex(({ key }) => key === 'event-ravage-ended');
    // Its end is shown as long as that is told, and gone with the next thing.
    const isPast = ended > began && ended < all.length - 1;
    this.#events = began < 0 || isPast ? [] : all.slice(began);
  }
}
