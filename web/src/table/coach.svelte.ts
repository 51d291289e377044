// The guided first game: at a real table, each thing is explained once, when it first happens.
import type { Table } from './table.svelte';
import type { Course } from '$/game/lessons';

export class Coach {
  lesson = $state<string | null>(null);
  #known = $state.raw<ReadonlySet<string>>(new Set());
  #key: string;

  constructor(table: string) {
    this.#key = `miasma.learned.${table}`;
    const kept = localStorage.getItem(this.#key);
    this.#known = new Set(kept ? kept.split(',') : []);
  }

  readonly learned = $derived(this.#known.size);

  /** Shows the lesson for something that came up for the first time, and pauses playback until it is understood. */
  watch(table: Table): void {
    const course = table.game?.lessons;
    const lesson = course && wanted(course, table).find((one) => !this.#known.has(one));
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

function wanted(course: Course, { telling, question, view, isOver }: Table): string[] {
  return course.wanted({
    event: telling?.events[telling.at] ?? null,
    asked: question?.prompt.key ?? null,
    options: question?.options ?? [],
    view,
    over: isOver,
  });
}
