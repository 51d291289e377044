// Several answers given with one click. Each is sent when its question comes; whatever else is asked meanwhile ends the plan.
import type { Asked } from '$/protocol';

export interface AnswerPlan {
  /** The answer to a question; null: the plan is over, or waits for the player's answer. */
  next(question: Asked): string | null;
  /** Whether the plan goes on after the player has answered a question in between. */
  waitsFor?(question: Asked): boolean;
}

/** Gives some answers one after the other. */
export function inOrder(...answers: string[]): AnswerPlan {
  return {
    next({ options }) {
      const [answer] = answers;
      if (answer === undefined || !options.includes(answer)) return null;
      answers.shift();
      return answer;
    },
  };
}

/** One plan, and when it is over another. */
export function oneThen(first: AnswerPlan, second: AnswerPlan): AnswerPlan {
  let current = first;
  return {
    next(question) {
      const answer = current.next(question);
      if (answer !== null || current === second) return answer;
      current = second;
      return second.next(question);
    },
  };
}
