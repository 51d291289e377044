// A whole Move planned at once: the steps are sent one after the other, as the question offers them.
import type { AnswerPlan } from '$/game/answer-plan';
import type { Advised } from '$/game/module';
import type { Asked, PestReach } from '$/protocol';
import { idIn, split } from './view';

const WORDS = { road: 'move', capital: 'through', jump: 'jump' };

/** Walks to a place. How to enter a place with sick people, and where they go, is asked in between. */
export function walkTo({ path, ways }: Pick<PestReach, 'path' | 'ways'>): AnswerPlan {
  const left = path.map((place, at) => `${WORDS[ways[at] ?? 'road']} ${place.replaceAll('_', '-')}`);
  return {
    next({ options }) {
      const [step] = left;
      if (step === undefined) return null;
      if (options.includes(step)) {
        left.shift();
        return step;
      }
      return ['do move', 'improve'].find((option) => options.includes(option)) ?? null;
    },
    waitsFor: ({ prompt }) => left.length > 0 && isAboutStep(prompt.key),
  };
}

/** Whether a question is about a step that has begun: how to enter a place, what to pay with, and where sick people go. */
function isAboutStep(key: string): boolean {
  return ['ask-enter', 'ask-put', 'ask-treat'].includes(key) || key.startsWith('ask-coins-');
}

/** Whether a Move could begin or go on with an answer to this question. */
export function mayWalk(question: Asked | null): boolean {
  return !!question && (question.options.includes('do move') || question.prompt.key === 'ask-step' || question.prompt.key === 'ask-leave');
}

/** The places on the way of a hint, from where the doctor is; empty without steps. */
export function adviceWay(advised: readonly Advised[], from: string, capital: string): string[] {
  const steps = advised.flatMap(({ choice }) => {
    const [word] = split(choice);
    if (word === 'through') return [capital, idIn(choice)];
    return word === 'move' || word === 'jump' ? [idIn(choice)] : [];
  });
  return steps.length > 0 ? [from, ...steps] : [];
}
