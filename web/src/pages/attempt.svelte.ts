// An action on a page, and how it went.
import { reasonOf } from '$/game/reason';

export class Attempt {
  /** What the last action reports; empty: nothing. */
  message = $state('');
  /** Why the last action failed; empty: it did not. */
  fault = $state('');

  /** Runs an action that returns what to report. */
  readonly run = async (action: () => Promise<string>): Promise<void> => {
    this.message = '';
    this.fault = '';
    try {
      this.message = await action();
    } catch (error) {
      this.fault = reasonOf(error);
    }
  };
}
