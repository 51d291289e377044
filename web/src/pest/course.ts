// How a turn and its telling run: where in the years one is, the pace of events, what they point at.
import type { Asked } from '$/protocol';
import { sentence } from '$/game/words';
import { t, texts } from '$/texts/texts.svelte';
import { desk } from './desk.svelte';
import type { PestEvent } from './events';
import type { PestView } from './view';

/** A turn has no fixed steps: its two actions come in either order. */
export function steps(): [] {
  return [];
}

export function heading(view: PestView): string {
  return view.year > 0 ? t('pest-step-year', { year: view.year }) : t('pest-step-setup');
}

/** What is free at any time of one's turn, and so is no answer to what is asked. */
const FREE = /^(exchange|shift) /;

/** The board says some questions in words of its own, and where nothing is left but to go on, says that. */
export function ask(question: Asked): string {
  const key = `pest-${question.prompt.key}`;
  const left = question.options.filter((option) => !FREE.test(option));
  const own = (left.every((option) => option === 'done') ? [`${key}-done`, key] : [key]).find((one) => texts.has(one));
  if (own) return t(own);
  // Prompts begin with the name of the one they ask, who needs only the rest.
  const rest = sentence(question.prompt, () => '').replace(/^:\s*/, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Questions that begin something; every other is a step of it. */
const FIRST = ['ask-assistant', 'ask-castle', 'ask-doctor'];
/** Asked while the pest strikes or an era is judged: nobody has begun anything that could be taken back. */
const BETWEEN = ['ask-waive', 'ask-spare', 'ask-bonus'];

export function midway(question: Asked): boolean {
  return !FIRST.includes(question.prompt.key) && !BETWEEN.includes(question.prompt.key);
}

/** Every question has its place on the map or on the sheet. */
export function sudden(): boolean {
  return false;
}

/** Milliseconds each kind of event is shown; 0: it goes without saying. */
const PACE: Record<PestEvent['key'], number> = {
  'tell-marked': 0,
  'tell-reward-laid': 0,
  'tell-opened': 0,
  'tell-shuffled': 0,
  'tell-seated': 0,
  'tell-dealt': 0,
  'tell-supplied': 0,
  'tell-kept': 0,
  'tell-gained': 250,
  'tell-paid': 0,
  'tell-cut': 0,
  'tell-exchanged': 0,
  'tell-researched': 250,
  'tell-research-paid': 0,
  'tell-honoured': 250,
  'tell-influenced': 250,
  'tell-neutral': 0,
  'tell-turns-over': 0,
  'tell-turn': 0,
  'tell-began': 0,
  'tell-dedicated': 0,
  'tell-shifted': 0,
  'tell-released': 0,
  'tell-treated': 0,
  'tell-healed': 0,
  'tell-decreed': 900,
  'tell-capital-card': 500,
  'tell-castle': 900,
  'tell-doctor': 700,
  'tell-year': 1200,
  'tell-pest': 1600,
  'tell-road-sickened': 350,
  'tell-sickened': 450,
  'tell-received': 700,
  'tell-spared': 700,
  'tell-shielded': 700,
  'tell-waived': 500,
  'tell-camp-returned': 600,
  'tell-overflowed': 900,
  'tell-fell': 1200,
  'tell-support': 1300,
  'tell-camp-set': 500,
  'tell-taken': 450,
  'tell-road-taken': 450,
  'tell-shamed': 800,
  'tell-task': 600,
  'tell-placed': 700,
  'tell-placed-on-card': 700,
  'tell-repeated': 600,
  'tell-improved': 400,
  'tell-walked': 600,
  'tell-walked-through': 700,
  'tell-jumped': 700,
  'tell-built': 900,
  'tell-raised': 900,
  'tell-bought': 900,
  'tell-discarded': 500,
  'tell-cured': 400,
  'tell-recovered': 500,
  'tell-assigned': 450,
  'tell-reward-taken': 700,
  'tell-assistants-back': 900,
  'tell-reordered': 900,
  'tell-capital-cleared': 600,
  'tell-ended': 1800,
};
/** What happens to a player without being chosen. */
const UNCHOSEN: PestEvent['key'][] = ['tell-received', 'tell-overflowed', 'tell-camp-returned', 'tell-shamed'];
/** The rules by which everybody is paid at once: there one wants to see who gets what. */
const SLOW = /^PE-(31|37|13\d|16\d|17\d)$/;
const PAID: PestEvent['key'][] = ['tell-gained', 'tell-researched', 'tell-honoured', 'tell-influenced'];

/** What one has just chosen oneself is only glanced at. */
const OWN = 0.4;

export function pace(event: PestEvent): number {
  const mine = desk.me !== null && 'seat' in event && event.seat === desk.me && !UNCHOSEN.includes(event.key) && !SLOW.test(event.rule);
  return usual(event) * (mine ? OWN : 1);
}

function usual(event: PestEvent): number {
  // The sick placed at set-up are not animated; income is shown player by player.
  if (event.key === 'tell-sickened' && event.rule === 'PE-150') return 0;
  if (PAID.includes(event.key) && SLOW.test(event.rule)) return 700;
  return PACE[event.key];
}

/** A year may begin with the last move of another. */
export function news(event: PestEvent): boolean {
  return event.key === 'tell-year' || event.key === 'tell-pest';
}

export function places(event: PestEvent): string[] {
  return 'place' in event ? [event.place] : 'road' in event ? [...event.road] : [];
}

/** What sums up a turn or a year; the rest is how it came about. */
const DEEDS: PestEvent['key'][] = [
  'tell-castle',
  'tell-doctor',
  'tell-pest',
  'tell-fell',
  'tell-support',
  'tell-placed',
  'tell-placed-on-card',
  'tell-repeated',
  'tell-walked',
  'tell-walked-through',
  'tell-jumped',
  'tell-built',
  'tell-raised',
  'tell-bought',
  'tell-cured',
  'tell-assigned',
  'tell-reward-taken',
  'tell-task',
  'tell-shamed',
  'tell-ended',
];

export function highlight(event: PestEvent): boolean {
  return DEEDS.includes(event.key);
}
