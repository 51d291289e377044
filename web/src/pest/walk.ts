// A whole Move planned at once: the steps are sent one after the other, as the question offers them. Whatever else is asked
// meanwhile ends the plan, and every step can be taken back like one chosen by hand.
import type { Asked, PestReach } from '$/protocol';

const WORDS = { road: 'move', capital: 'through', jump: 'jump' };

export class Walk {
  #left: string[] = [];

  get isPlanned(): boolean {
    return this.#left.length > 0;
  }

  plan({ path, ways }: PestReach): void {
    this.#left = path.map((place, at) => `${WORDS[ways[at] ?? 'road']} ${place.replaceAll('_', '-')}`);
  }

  drop(): void {
    this.#left = [];
  }

  /** The next answer of the plan; null when it is done, can't go on, or has to wait for another answer about the step. */
  next({ prompt, options }: Asked): string | null {
    const [step] = this.#left;
    if (step === undefined) return null;
    if (options.includes(step)) {
      this.#left.shift();
      return step;
    }
    const before = ['do move', 'improve'].find((option) => options.includes(option));
    if (!before && !isAboutStep(prompt.key)) this.drop();
    return before ?? null;
  }
}

/** Whether a question is about a step that has begun: how to enter a place, and what to pay with. */
function isAboutStep(key: string): boolean {
  return key === 'ask-enter' || key.startsWith('ask-coins-');
}

/** Whether a Move could begin or go on with an answer to this question. */
export function mayWalk(question: Asked | null): boolean {
  return !!question && (question.options.includes('do move') || question.prompt.key === 'ask-step' || question.prompt.key === 'ask-leave');
}
