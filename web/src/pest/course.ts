// How a turn and its telling run: where in the years one is, the pace of events, what they point at.
import type { Asked, Phrase } from '$/protocol';
import { sentence } from '$/game/words';
import { t, texts } from '$/texts/texts.svelte';
import { desk } from './desk.svelte';
import { idOf, idsOf, seatOf, type PestView } from './view';

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

/** Milliseconds an event is shown. */
const PACE: Record<string, number> = {
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
const UNCHOSEN = ['tell-received', 'tell-overflowed', 'tell-camp-returned', 'tell-shamed'];
/** The rules by which everybody is paid at once: there one wants to see who gets what. */
const SLOW = /^PE-(31|37|13\d|16\d|17\d)$/;
const PAID = ['tell-gained', 'tell-researched', 'tell-honoured', 'tell-influenced'];

/** What one has just chosen oneself is only glanced at. */
const OWN = 0.4;

export function pace(event: Phrase): number {
  const mine = desk.me !== null && seatOf(event) === desk.me && !UNCHOSEN.includes(event.key) && !SLOW.test(event.rule);
  return usual(event) * (mine ? OWN : 1);
}

function usual(event: Phrase): number {
  // The sick placed at set-up are not animated; income is shown player by player.
  if (event.key === 'tell-sickened' && event.rule === 'PE-150') return 0;
  if (PAID.includes(event.key)) return SLOW.test(event.rule) ? 700 : 250;
  return PACE[event.key] ?? 0;
}

/** A year may begin with the last move of another. */
export function news(event: Phrase): boolean {
  return event.key === 'tell-year' || event.key === 'tell-pest';
}

export function places(event: Phrase): string[] {
  return [...new Set([idOf(event, 'place'), ...idsOf(event, 'road')].filter(Boolean))];
}

/** What sums up a turn or a year; the rest is how it came about. */
const DEEDS = [
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

export function highlight(event: Phrase): boolean {
  return DEEDS.includes(event.key);
}
