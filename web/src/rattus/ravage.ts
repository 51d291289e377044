// A ravage as a list: the rats turned up so far, what their signs did, and to whom. Read from the events alone.
import { face } from './components.svelte';
import type { RattusEvent } from './events';
import { present, type RavageEvent } from './presentation';

export interface Struck {
  sign: string;
  /** Seats that lost a cube to it, in order, and those that gave up a potion. */
  lost: number[];
  saved: number[];
  state: 'open' | 'now' | 'done';
  /** The rule that took them. */
  rule: string;
}
export interface Turned {
  token: string;
  mark: number;
  limit: number;
  /** When its limit was checked; null before. */
  population: number | null;
  breaksOut: boolean | null;
  signs: Struck[];
  rule: string;
}
export interface Ravage {
  region: string;
  turned: Turned[];
  /** Whether it is over. */
  over: boolean;
  /** Cubes that are dying right now: the seats, in order. */
  dying: number[];
}

/** The events of some keys. */
type Of<Key extends RavageEvent['key']> = Extract<RavageEvent, { key: Key }>;

/** The last ravage among some events. */
export function ravageOf(events: RattusEvent[]): Ravage | null {
  let ravage: Ravage | null = null;
  for (const one of events) {
    const { ravage: event } = present(one);
    if (event?.key === 'event-ravage-began') ravage = { region: event.region, turned: [], over: false, dying: [] };
    else if (event && ravage) go(ravage, event);
  }
  return ravage;
}

function go(ravage: Ravage, event: Exclude<RavageEvent, Of<'event-ravage-began'>>): void {
  switch (event.key) {
    case 'event-rat-revealed':
      return turn(ravage, event);
    case 'event-breaks-out':
    case 'event-no-effect':
      return check(ravage.turned.at(-1), event);
    case 'event-cube-lost':
    case 'event-potion-lost':
      return strike(ravage, event);
    case 'event-ravage-ended':
      finish(ravage.turned.at(-1));
      ravage.dying = [];
      ravage.over = true;
  }
}

function turn(ravage: Ravage, event: Of<'event-rat-revealed'>): void {
  finish(ravage.turned.at(-1));
  ravage.dying = [];
  const { token, rat: mark } = event;
  const { limit, signs } = face(token);
  ravage.turned.push({
    token,
    mark,
    limit,
    population: null,
    breaksOut: null,
    signs: signs.map((sign) => ({ sign, lost: [], saved: [], state: 'open', rule: '' })),
    rule: event.rule,
  });
}

function check(turned: Turned | undefined, event: Of<'event-breaks-out' | 'event-no-effect'>): void {
  if (!turned) return;
  turned.population = event.population;
  turned.limit = event.limit;
  turned.breaksOut = event.key === 'event-breaks-out';
  turned.rule = event.rule;
}

function strike(ravage: Ravage, event: Of<'event-cube-lost' | 'event-potion-lost'>): void {
  const turned = ravage.turned.at(-1);
  if (!turned) return;
  const { symbol: sign, seat } = event;
  const now = turned.signs.findIndex(({ state }) => state === 'now');
  // The same sign twice on one rat: a seat is struck once by each.
  const fits = ({ sign: other, lost, saved }: Struck) => other === sign && !lost.includes(seat) && !saved.includes(seat);
  const at = turned.signs.findIndex((other, number) => number >= Math.max(now, 0) && fits(other));
  const struck = turned.signs[at < 0 ? Math.max(now, 0) : at];
  if (!struck) return;
  if (struck.state !== 'now') {
    for (const other of turned.signs.slice(0, turned.signs.indexOf(struck))) other.state = 'done';
    struck.state = 'now';
    ravage.dying = [];
  }
  struck.rule = event.rule;
  if (event.key === 'event-cube-lost') {
    struck.lost.push(seat);
    ravage.dying.push(seat);
  } else struck.saved.push(seat);
}

function finish(turned: Turned | undefined): void {
  for (const sign of turned?.signs ?? []) sign.state = 'done';
}
