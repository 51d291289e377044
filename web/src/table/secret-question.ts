// Questions whose answers take effect at a fixed time, so that nobody learns who had a choice.
import type { Asked } from '$/protocol';

/** Whether a secret question leaves no choice: the server answers it when its time has come. */
export function isForced({ options, unanswered }: Asked): boolean {
  return unanswered !== undefined && options.length === 1;
}
