// The heading and the questions of a turn, and which questions begin something.
import type { Asked } from '$/protocol';
import { sentence } from '$/game/words';
import { t, texts } from '$/texts/texts.svelte';
import { idIn, type PestView } from './view';

/** A turn has no fixed steps: its two actions come in either order. */
export function steps(): [] {
  return [];
}

export function heading(view: PestView): string {
  return view.year > 0 ? t('pest-step-year', { year: view.year }) : t('pest-step-setup');
}

/** The last year of the game. */
const LAST_YEAR = 6;

/** Free actions at any time of a turn. They do not answer the question. */
const FREE = /^(exchange|shift) /;

/** The board says some questions in words of its own, and where nothing is left but to go on, says that. */
export function ask(question: Asked, view: PestView, last: string): string {
  if (question.prompt.key === 'ask-enter' && /^(move|through|jump) /.test(last)) {
    return t('pest-ask-enter-place', { place: texts.name('place', idIn(last)) });
  }
  const isLastTurn = question.prompt.key === 'ask-assistant' && view.year === LAST_YEAR && view.seats[question.seat - 1]?.assistants === 1;
  if (isLastTurn) return t('pest-ask-assistant-last');
  // After a building the same question comes again, for the other place.
  if (question.prompt.key === 'ask-construct' && /^(coins|at|kind|improve|done)/.test(last)) return t('pest-ask-construct-again');
  const { args } = question.prompt;
  // How a building is paid is one choice, whatever restriction and improvement add to it.
  const isPayment = ['ask-more', 'ask-less', 'ask-improve-construct'].includes(question.prompt.key);
  const paid = args['place'] ? 'pest-ask-pay-building' : 'pest-ask-pay-capital';
  const key = isPayment && args['building'] ? paid : `pest-${question.prompt.key}`;
  const left = question.options.filter((option) => !FREE.test(option));
  const actions = left.filter((option) => option.startsWith('do '));
  if (question.prompt.key === 'ask-action' && actions.length === 1) {
    return t('pest-ask-action-one', { left: texts.name('action', (actions[0] ?? '').slice(3)) });
  }
  const own = (left.every((option) => option === 'done') ? [`${key}-done`, key] : [key]).find((one) => texts.has(one));
  if (own) return sentence({ ...question.prompt, key: own }, () => '');
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

/** Where castle and doctor start is chosen once in a game. */
export function confirms(question: Asked): boolean {
  return question.prompt.key === 'ask-castle' || question.prompt.key === 'ask-doctor';
}

/** Every question has its place on the map or on the sheet. */
export function sudden(): boolean {
  return false;
}
