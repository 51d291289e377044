// The steps of a turn, and which questions begin something.
import type { Asked } from '$/protocol';
import { t } from '$/texts/texts.svelte';
import { numberOf, onMap, type RattusView } from './view';

export function steps(view: RattusView): { label: string; name: string; state: 'now' | 'done' | 'open' }[] {
  if (view.stage !== 'regular') return [];
  const moving = view.ravage !== null;
  const on = moving ? 'c' : view.placed ? 'c' : 'b';
  const state = (step: string, done: boolean) => (step === on ? 'now' : done ? 'done' : 'open');
  return [
    { label: 'A', name: t('turn-step-a'), state: state('a', view.taken) },
    { label: 'B', name: t('turn-step-b'), state: state('b', view.placed || moving) },
    { label: 'C', name: t('turn-step-c'), state: state('c', false) },
  ];
}

/** A turn says what is still to do. */
export function ask({ prompt, options, seat }: Asked, view: RattusView): string | null {
  if (prompt.key === 'spread') return t('rattus-ask-spread', { left: numberOf(prompt, 'left') ?? 1 });
  if (prompt.key === 'begin-cubes') return t('rattus-ask-begin-cubes', { again: onMap(view, seat) > 0 ? 'yes' : 'no' });
  if (prompt.key !== 'turn') return null;
  const has = (word: string) => (options.some((option) => option.startsWith(`${word} `)) ? 'yes' : 'no');
  return t('rattus-ask-turn', { take: has('take'), place: has('place'), use: has('use') });
}

/** Cubes that held cards add to a placement are placed at once, as the tag of the region says. That can be undone and answered by hand. */
export function auto({ prompt, options }: Asked): string | null {
  return prompt.key === 'place-bonus' && options.includes('yes') ? 'yes' : null;
}

/** Questions of the phases that begin something; those of cards say so. Every other question is a step of something. */
const FIRST = ['turn', 'final-turn', 'begin-plague', 'begin-cubes', 'final-order'];

export function midway(question: Asked): boolean {
  return !FIRST.includes(question.prompt.key) && question.prompt.args['begins'] !== true && !sudden(question);
}

/** Where the first cubes and the plague start is chosen once in a game. */
export function confirms(question: Asked): boolean {
  return question.prompt.key === 'begin-cubes' || question.prompt.key === 'begin-plague';
}

export function sudden(question: Asked): boolean {
  return question.prompt.args['interrupts'] === true;
}
