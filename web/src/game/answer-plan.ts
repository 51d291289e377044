// Several answers given with one click. Each is sent when its question comes; whatever else is asked meanwhile ends the plan.
import type { Asked } from '$/protocol';

export interface AnswerPlan {
  /** The answer to a question; null: the plan is over. */
  next(question: Asked): string | null;
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
