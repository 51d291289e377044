// How each event of Rattus is presented. The switch is exhaustive: a new event does not compile until it has a case here.
import { plain, unknownEvent, type Presentation } from '$/game/presentation';
import type { RattusEvent } from './events';

/** The events a ravage consists of. */
export type RavageEvent = Extract<
  RattusEvent,
  {
    key:
      | 'event-ravage-began'
      | 'event-rat-revealed'
      | 'event-breaks-out'
      | 'event-no-effect'
      | 'event-cube-lost'
      | 'event-potion-lost'
      | 'event-ravage-ended';
  }
>;

export interface RattusPresentation extends Presentation {
  /** Whether the event is listed among what happened since the viewer's last turn. */
  isSummary: boolean;
  /** The event itself, where it belongs to a ravage. */
  ravage: RavageEvent | null;
}

/** Milliseconds a rat is shown while the table is set up: there are up to forty of them. */
const DEAL = 60;

export function present(event: RattusEvent): RattusPresentation {
  switch (event.key) {
    case 'event-token-removed':
    case 'event-deck-shuffled':
    case 'event-turn-began':
    case 'event-seat-asked':
    case 'event-placing-done':
    case 'event-game-ended':
      return shown(0);
    case 'event-card-chosen':
    case 'event-guard-discarded':
      return shown(0, { places: [event.card] });
    case 'event-region-card-discarded':
      return shown(300);
    case 'event-region-card-drawn':
      return shown(350);
    case 'event-answers-opened':
      return shown(500);
    case 'event-final-turn-began':
      return shown(700);
    case 'event-first-player':
    case 'event-region-card-shown':
      return shown(900);
    case 'event-plague-counts':
      return shown(1000);
    case 'event-plague-counts-finally':
      return shown(1200);
    case 'event-plague-stuck':
      return shown(1600, { isSummary: true });
    case 'event-final-plague-began':
      return shown(1800, { isSummary: true });
    case 'event-regular-ended':
      return shown(2200, { isSummary: true });
    case 'event-caravan-starts':
      return shown(700, { places: [event.region] });
    case 'event-plague-starts':
    case 'event-rat-peeked':
    case 'event-rat-turned-up':
      return shown(900, { places: [event.region] });
    case 'event-rat-placed':
      return event.rule === 'RB-04' || event.rule === 'AF-04'
        ? shown(DEAL, { places: [event.region] })
        : shown(420, { places: [event.region], isSummary: true });
    case 'event-rat-moved':
      return shown(700, { places: [event.from, event.region], isSummary: true });
    case 'event-plague-moved':
      return shown(900, { places: [event.from, event.region], isSummary: true, isHighlight: true });
    case 'event-caravan-moved':
      return shown(800, { places: [event.from, event.region], isSummary: true });
    case 'event-ability-used':
      return shown(600, { places: [event.card], isHighlight: true });
    case 'event-card-taken':
    case 'event-card-taken-from':
      return shown(800, { places: [event.card], isSummary: true, isHighlight: true });
    case 'event-region-card-played':
      return shown(1200, { places: [event.card], isSummary: true });
    case 'event-cubes-placed':
      return shown(700, { places: [event.region], isSummary: true, isHighlight: true });
    case 'event-cube-moved':
      return shown(600, { places: [event.from, event.region], isSummary: true });
    case 'event-cube-palaced':
      return shown(1400, { places: [event.from], isSummary: true, isHighlight: true });
    case 'event-cube-baked':
      return shown(600, { isSummary: true });
    case 'event-baker-emptied':
      return shown(900, { places: [event.region], isSummary: true });
    case 'event-potion-given':
    case 'event-diplomat-sent':
      return shown(700, { places: [event.region], isSummary: true });
    case 'event-wall-set':
      return shown(700, { places: [event.from, event.region], isSummary: true });
    case 'event-nun-set':
    case 'event-bishop-set':
      return shown(600, { places: [event.region], isSummary: true });
    case 'event-ravage-began':
      return shown(900, { places: [event.region], ravage: event, lesson: 'ravage' });
    case 'event-rat-revealed':
      return shown(1100, { places: [event.region], ravage: event });
    case 'event-breaks-out':
    case 'event-no-effect':
      return shown(1200, { places: [event.region], ravage: event, lesson: 'limit' });
    case 'event-cube-lost':
      return shown(1300, { places: [event.region], ravage: event, lesson: 'lost', deaths: 1, isSummary: true });
    case 'event-potion-lost':
      return shown(1300, { places: [event.region], ravage: event, isSummary: true });
    case 'event-ravage-ended':
      return shown(500, { places: [event.region], ravage: event });
    default:
      return { ...unknownEvent(event), isSummary: false, ravage: null };
  }
}

function shown(duration: number, more: Partial<RattusPresentation> = {}): RattusPresentation {
  return { ...plain(duration), isSummary: false, ravage: null, isSkippable: !more.ravage, ...more };
}
