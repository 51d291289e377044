// The steps of a turn, and which questions begin something.
import type { Asked } from '$/protocol';
import { t, texts } from '$/texts/texts.svelte';
import type { RattusView } from './view';

export function steps(view: RattusView): { label: string; caption: string; name: string; state: 'now' | 'done' | 'open' }[] {
  if (view.stage !== 'regular') return [];
  const on = view.ravage !== null || view.placed ? 'c' : 'b';
  const step = (label: string, isDone: boolean) => {
    const id = label.toLowerCase();
    return {
      label,
      caption: t(`turn-step-${id}-short`),
      name: t(`turn-step-${id}`),
      state: id === on ? ('now' as const) : isDone ? ('done' as const) : ('open' as const),
    };
  };
  return [step('A', view.taken), step('B', view.placed), step('C', false)];
}

/** A turn says what is still to do. */
export function ask({ prompt, options }: Asked): string | null {
  if (prompt.key !== 'turn') return null;
  const named = (word: string) => options.filter((option) => option.startsWith(`${word} `)).map((option) => option.slice(word.length + 1));
  const has = (word: string) => (named(word).length > 0 ? 'yes' : 'no');
  const todo = t('rattus-ask-turn', { take: has('take'), place: has('place') });
  const usable = named('use').map((card) => texts.name('card', card));
  return usable.length > 0 ? `${todo} ${t('rattus-ask-use', { cards: texts.list(usable) })}` : todo;
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
