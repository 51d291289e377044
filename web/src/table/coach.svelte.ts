// The guided first game: at a real table, each thing is explained once, when it first happens.
import type { Table } from './table.svelte';

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
    const lesson = wanted(table).find((one) => !this.#known.has(one));
    if (!lesson || this.lesson) return;
    this.lesson = lesson;
    if (table.queue.busy && !table.queue.paused) table.queue.togglePause();
  }

  understood(table: Table): void {
    if (!this.lesson) return;
    this.#known = new Set([...this.#known, this.lesson]);
    this.lesson = null;
    localStorage.setItem(this.#key, [...this.#known].join(','));
    if (table.queue.paused) table.queue.togglePause();
  }
}

function wanted({ game, playback, question, view, isOver, me }: Table): string[] {
  if (!game) return [];
  const event = playback?.events[playback.at];
  const lesson = event && game.present(event, me).lesson;
  if (lesson) return [lesson];
  return game.tutorial.wanted({ asked: question?.prompt.key ?? null, options: question?.options ?? [], view, over: isOver });
}
