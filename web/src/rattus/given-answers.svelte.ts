// The answers already given in something that takes several, so that the board can show where one is; and the last one
// while it is on its way.
import type { Asked } from '$/protocol';
import { placing } from './choice';
import { midway } from './turn';
import { split } from './offers';
import type { RattusView } from './view';

interface Given {
  prompt: string;
  choice: string;
}
export interface Pending {
  region: string;
  seat: number;
  count: number;
}

export class GivenAnswers {
  #given = $state.raw<Given[]>([]);
  #isAsked = $state(false);
  #last: Given | null = null;
  #view: RattusView | null = null;
  /** Cubes that were placed but not confirmed yet. */
  pending = $state.raw<Pending | null>(null);

  readonly regions = $derived(new Set(this.#named(['region', 'place', 'plague'])));
  readonly rats = $derived(new Set(this.#named(['rat']).map(Number)));

  /** Notes an answer that was chosen, or selected on a phone. */
  note(choice: string, question: Asked): void {
    this.#last = { prompt: question.prompt.key, choice };
  }

  /** Notes an answer that was sent. */
  send(choice: string, question: Asked, view: RattusView): void {
    this.note(choice, question);
    const [word, region] = split(choice);
    const count = word === 'place' || word === 'region' ? placing(view, question, region) : 0;
    this.pending = count > 0 ? { region, seat: question.seat, count } : null;
  }

  /** Takes in the current question and view. */
  follow(question: Asked | null, view: RattusView): void {
    if (view !== this.#view || question) this.pending = null;
    this.#view = view;
    this.#isAsked = question !== null;
    if (!question) return;
    if (!midway(question)) {
      this.#given = [];
      this.#last = null;
      return;
    }
    // The same question again means that an answer was undone.
    const again = this.#given.findIndex(({ prompt }) => prompt === question.prompt.key);
    const before = again < 0 ? this.#given : this.#given.slice(0, again);
    this.#given = this.#last && this.#last.prompt !== question.prompt.key ? [...before, this.#last] : before;
    this.#last = null;
  }

  #named(words: string[]): string[] {
    if (!this.#isAsked) return [];
    return this.#given
      .map(({ choice }) => split(choice))
      .filter(([word]) => words.includes(word))
      .map(([, named]) => named);
  }
}
