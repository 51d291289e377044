// Answers that need no click: payments with the resource itself, and the end of an action in which nothing is left to do.
import type { AnswerPlan } from '$/game/answer-plan';
import type { Asked } from '$/protocol';
import { split, type PestView } from './view';

/** Actions that are over when nothing but "done" is left. */
const ENDS = ['ask-step', 'ask-cure', 'ask-assign', 'ask-research', 'ask-construct'];

/** Whether an action goes on that "done" would end. */
export function canEndAction(question: Asked | null): boolean {
  return !!question && ENDS.includes(question.prompt.key) && question.options.includes('done');
}

/** The answer to a question that the player need not think about; `last` is the answer before. Everything can be undone and answered by hand. */
export function auto({ prompt, options, seat }: Asked, last: string, view: PestView): string | null {
  if (prompt.key.startsWith('ask-coins-')) return fewestCoins(options);
  // An action that was just chosen and in which nothing can be done stays open: it says why.
  if (!ENDS.includes(prompt.key) || last.startsWith('do ')) return null;
  const left = options.filter((option) => split(option)[0] !== 'shift');
  const rest = canExchangePay(prompt.key, view, seat) ? left : left.filter((option) => split(option)[0] !== 'exchange');
  return rest.length === 1 && rest[0] === 'done' ? 'done' : null;
}

/** Whether a coin, got for two resources, could pay for more in an action in which nothing else can be done. */
function canExchangePay(key: string, view: PestView, seat: number): boolean {
  // Nothing is bought with coins when people are sent or research is done, and a doctor without steps pays nothing.
  if (key !== 'ask-cure' && key !== 'ask-construct') return false;
  return key === 'ask-construct' || sickOf(view, seat) > 0;
}

/** The people in a player's quarantine. */
export function sickOf(view: PestView, seat: number): number {
  const quarantine = view.seats[seat - 1]?.quarantine ?? [];
  return quarantine.reduce((sum, [space, people]) => sum + (space === 'cemetery' ? 0 : people), 0);
}

function fewestCoins(options: readonly string[]): string | null {
  const coins = options.filter((option) => split(option)[0] === 'coins');
  return coins.toSorted((one, other) => Number(split(one)[1]) - Number(split(other)[1]))[0] ?? null;
}

/** Whether an answer is a detail of the one before: the beginning and end of an action, how it is paid, the slot of a technology. */
export function goesWithoutSaying(choice: string, name: string): boolean {
  const [word] = split(choice);
  return ['do', 'coins', 'slot', 'enter'].includes(word) || (word === 'done' && name !== 'ask-action');
}

/** The spaces in the order they are cleared: those that do harm first. */
const CURED_FIRST = ['track', 'produce', 'move', 'construct', 'quarantine', 'tent', 'hut'];

/** Cures everybody who can be paid for, and does nothing else in this action. An action that still goes on is ended first. */
export function cureAll(): AnswerPlan {
  let begun = false;
  return {
    next({ prompt, options }) {
      if (prompt.key.startsWith('ask-coins-')) return fewestCoins(options);
      if (prompt.key === 'ask-cure') {
        begun = true;
        const space = CURED_FIRST.find((one) => options.includes(`cure ${one}`));
        return space ? `cure ${space}` : 'done';
      }
      if (begun) return null;
      if (options.includes('do cure')) return 'do cure';
      return ENDS.includes(prompt.key) && options.includes('done') ? 'done' : null;
    },
  };
}

/** Ends the turn, once its actions are over. */
export function endTurn(): AnswerPlan {
  let ended = false;
  return {
    next({ prompt, options }) {
      if (ended || !options.includes('done')) return null;
      if (prompt.key === 'ask-action') ended = true;
      else if (!ENDS.includes(prompt.key)) return null;
      return 'done';
    },
  };
}
