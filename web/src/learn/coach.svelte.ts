// The guided first game: at a real table, each thing is explained once, when it first happens.
import type { Table } from '$/table/table.svelte';

/** What is explained, in the order it usually comes. */
export const LESSONS = ['cubes', 'turn', 'card', 'plague', 'spread', 'ravage', 'limit', 'lost', 'final', 'over'] as const;
export type Lesson = (typeof LESSONS)[number];

const BY_QUESTION: Record<string, Lesson> = { 'begin-cubes': 'cubes', turn: 'turn', spread: 'spread', 'final-turn': 'final' };
const BY_EVENT: Record<string, Lesson> = {
  'event-ravage-began': 'ravage',
  'event-breaks-out': 'limit',
  'event-no-effect': 'limit',
  'event-cube-lost': 'lost',
};

export class Coach {
  lesson = $state<Lesson | null>(null);
  #known = $state.raw<ReadonlySet<Lesson>>(new Set());
  #key: string;

  constructor(table: string) {
    this.#key = `miasma.learned.${table}`;
    const kept = localStorage.getItem(this.#key);
    this.#known = new Set((kept ? kept.split(',') : []) as Lesson[]);
  }

  readonly learned = $derived(this.#known.size);

  /** Looks at the table and says whether something new has come up; what is told waits until it is understood. */
  watch(table: Table): void {
    const lesson = wanted(table).find((one) => !this.#known.has(one));
    if (!lesson || this.lesson) return;
    this.lesson = lesson;
    if (table.teller.busy && !table.teller.paused) table.teller.pause();
  }

  understood(table: Table): void {
    if (!this.lesson) return;
    this.#known = new Set([...this.#known, this.lesson]);
    this.lesson = null;
    localStorage.setItem(this.#key, [...this.#known].join(','));
    if (table.teller.paused) table.teller.pause();
  }
}

function wanted(table: Table): Lesson[] {
  const { telling, question } = table;
  const event = telling?.events[telling.at];
  const told = event && BY_EVENT[event.key];
  if (told) return [told];
  if (table.isOver) return ['over'];
  const asked = question && BY_QUESTION[question.prompt.key];
  if (asked !== 'turn') return asked ? [asked] : [];
  // Within a turn one thing leads to the next: a card in hand, then cubes, then the plague.
  const view = table.view as { taken?: boolean; placed?: boolean };
  if (view.placed) return ['turn', 'plague'];
  return view.taken ? ['turn', 'card'] : ['turn'];
}
