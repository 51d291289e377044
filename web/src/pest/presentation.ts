// How each event of Pest is presented. The switch is exhaustive: a new event does not compile until it has a case here.
import { plain, unknownEvent, type Presentation } from '$/game/presentation';
import type { PestEvent } from './events';

/** What the pest does to places and people, for the list of a pest phase. */
export type BlowKind = 'road' | 'hit' | 'taken' | 'kept' | 'spared' | 'camp' | 'fell';

/** One thing the pest does. */
export interface Blow {
  kind: BlowKind;
  /** The seat it concerns; 0: none. */
  seat: number;
  people: number;
}

export interface PestPresentation extends Presentation {
  /** What the event means in a pest phase; null: it is not part of one. */
  blow: Blow | null;
  /** Whether a pest phase is over with this event. */
  endsPest: boolean;
  /** In which summaries of a turn its sentence stands unchanged: of a player's turn, of what happens to everybody, or both. */
  summary: 'player' | 'everybody' | 'both' | null;
}

/** The rules that pay all players in turn. Their payments are shown long enough to see who gets what. */
const PAYS_ALL = /^PE-(31|37|13\d|16\d|17\d)$/;

/** The viewer's own choices are shown for a shorter time. */
const OWN = 0.4;

/** `viewer` is the seat that watches; null for a spectator. */
export function present(event: PestEvent, viewer: number | null): PestPresentation {
  /** An event that follows from a player's choice. */
  const chosen = (duration: number, more: Partial<PestPresentation> = {}) => {
    const isOwn = 'seat' in event && event.seat === viewer && !PAYS_ALL.test(event.rule);
    return shown(isOwn ? duration * OWN : duration, more);
  };
  switch (event.key) {
    case 'tell-reward-laid':
    case 'tell-opened':
    case 'tell-shuffled':
    case 'tell-neutral':
    case 'tell-turns-over':
    case 'tell-seated':
    case 'tell-dealt':
    case 'tell-supplied':
    case 'tell-paid':
    case 'tell-cut':
    case 'tell-exchanged':
    case 'tell-research-paid':
    case 'tell-began':
    case 'tell-dedicated':
    case 'tell-shifted':
    case 'tell-released':
    case 'tell-treated':
    case 'tell-healed':
      return shown(0);
    case 'tell-marked':
      return shown(0, { places: [event.place] });
    case 'tell-turn':
      return shown(0, { endsPest: true });
    case 'tell-gained':
    case 'tell-researched':
    case 'tell-honoured':
    case 'tell-influenced':
      return PAYS_ALL.test(event.rule) ? shown(700) : chosen(250);
    case 'tell-capital-card':
      return shown(500);
    case 'tell-capital-cleared':
      return shown(600, { lesson: 'era' });
    case 'tell-decreed':
      return shown(900, { summary: 'everybody' });
    case 'tell-reordered':
      return shown(900);
    case 'tell-assistants-back':
      return shown(900, { lesson: 'year' });
    case 'tell-year':
      return shown(1200, { isNews: true, endsPest: true });
    case 'tell-ended':
      return shown(1800, { isHighlight: true, summary: 'everybody' });

    case 'tell-castle':
      return chosen(900, { places: [event.place], isHighlight: true, summary: 'both' });
    case 'tell-doctor':
      return chosen(700, { places: [event.place], isHighlight: true, summary: 'both' });
    case 'tell-walked-through':
    case 'tell-jumped':
      return chosen(700, { places: [event.place], isHighlight: true });
    case 'tell-walked':
      return chosen(600, { places: [event.place], isHighlight: true });
    case 'tell-camp-set':
      return chosen(500, { places: [event.place], summary: 'player' });
    case 'tell-taken':
      return chosen(450, { places: [event.place] });
    case 'tell-road-taken':
      return chosen(450, { places: event.road });
    case 'tell-built':
      return chosen(900, { places: [event.place], isHighlight: true, summary: 'player' });
    case 'tell-raised':
    case 'tell-bought':
      return chosen(900, { isHighlight: true, summary: 'player' });
    case 'tell-placed':
    case 'tell-placed-on-card':
      return chosen(700, { isHighlight: true });
    case 'tell-reward-taken':
      return chosen(700, { isHighlight: true, summary: 'player' });
    case 'tell-repeated':
      return chosen(600, { isHighlight: true });
    case 'tell-task':
      return chosen(600, { isHighlight: true, lesson: 'task', summary: 'player' });
    case 'tell-assigned':
      return chosen(450, { isHighlight: true });
    case 'tell-cured':
      return chosen(400, { isHighlight: true });
    case 'tell-improved':
      return chosen(400);
    case 'tell-discarded':
    case 'tell-recovered':
      return chosen(500);
    case 'tell-shamed':
      return shown(800, { isHighlight: true, summary: 'player' });

    case 'tell-pest':
      return shown(1600, { isHighlight: true, isNews: true, lesson: 'pest' });
    case 'tell-road-sickened':
      return shown(350, { places: event.road, blow: { kind: 'road', seat: 0, people: event.people } });
    case 'tell-sickened':
      // The first sick people of the game are set up without animation.
      return shown(event.rule === 'PE-150' ? 0 : 450, { places: [event.place], blow: { kind: 'hit', seat: 0, people: event.people } });
    case 'tell-received':
      return shown(700, { places: [event.place], blow: { kind: 'taken', seat: event.seat, people: event.people }, lesson: 'received' });
    case 'tell-kept':
      return shown(0, { blow: { kind: 'kept', seat: event.seat, people: event.people } });
    case 'tell-overflowed':
      return shown(900, { blow: { kind: 'kept', seat: event.seat, people: 0 }, summary: 'player' });
    case 'tell-spared':
    case 'tell-shielded':
      return chosen(700, { places: [event.place], blow: { kind: 'spared', seat: event.seat, people: 0 } });
    case 'tell-waived':
      return chosen(500, { places: [event.place], blow: { kind: 'spared', seat: event.seat, people: 0 } });
    case 'tell-camp-returned':
      return shown(600, { places: [event.place], blow: { kind: 'camp', seat: event.seat, people: 0 } });
    case 'tell-fell':
      return shown(1200, { places: [event.place], isHighlight: true, blow: { kind: 'fell', seat: 0, people: 0 }, lesson: 'fell' });
    case 'tell-support':
      return shown(1300, { isHighlight: true, endsPest: true, lesson: 'support', summary: 'everybody' });
    default:
      return { ...unknownEvent(event), blow: null, endsPest: false, summary: null };
  }
}

function shown(duration: number, more: Partial<PestPresentation> = {}): PestPresentation {
  return { ...plain(duration), blow: null, endsPest: false, summary: null, isSkippable: !more.blow && !more.isNews, ...more };
}
