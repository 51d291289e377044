// Answers that need no click: payments with the resource itself, and the end of an action in which nothing is left to do.
import type { AnswerPlan } from '$/game/answer-plan';
import type { Asked } from '$/protocol';
import { split } from './view';

/** Actions that are over when nothing but "done" is left. */
const ENDS = ['ask-step', 'ask-cure', 'ask-assign', 'ask-research', 'ask-construct'];

/** The answer to a question that the player need not think about; `last` is the answer before. Everything can be undone and answered by hand. */
export function auto({ prompt, options }: Asked, last: string): string | null {
  if (prompt.key.startsWith('ask-coins-')) return fewestCoins(options);
  // An action that was just chosen and in which nothing can be done stays open: it says why.
  if (!ENDS.includes(prompt.key) || last.startsWith('do ')) return null;
  const left = options.filter((option) => split(option)[0] !== 'shift');
  // Two resources for a coin may pay for more; nothing is bought with coins when people are sent or research is done.
  const free = prompt.key === 'ask-assign' || prompt.key === 'ask-research';
  const rest = free ? left.filter((option) => split(option)[0] !== 'exchange') : left;
  return rest.length === 1 && rest[0] === 'done' ? 'done' : null;
}

function fewestCoins(options: readonly string[]): string | null {
  const coins = options.filter((option) => split(option)[0] === 'coins');
  return coins.toSorted((one, other) => Number(split(one)[1]) - Number(split(other)[1]))[0] ?? null;
}

/** The spaces in the order they are cleared: those that do harm first. */
const CURED_FIRST = ['track', 'produce', 'move', 'construct', 'quarantine', 'tent', 'hut'];

/** Cures a number of people, and does nothing else in this action. */
export function cureAll(count: number): AnswerPlan {
  let left = count;
  return {
    next({ prompt, options }) {
      if (options.includes('do cure')) return 'do cure';
      if (prompt.key.startsWith('ask-coins-')) return fewestCoins(options);
      if (prompt.key !== 'ask-cure') return null;
      const space = CURED_FIRST.find((one) => options.includes(`cure ${one}`));
      if (left > 0 && space) {
        left -= 1;
        return `cure ${space}`;
      }
      return options.includes('done') ? 'done' : null;
    },
  };
}
