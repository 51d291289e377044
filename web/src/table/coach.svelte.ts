// The guided first game: at a real table, each thing is explained once, when it first happens.
import { happened, type Table } from './table.svelte';

export class Coach {
  lesson = $state<string | null>(null);
  #known = $state.raw<ReadonlySet<string>>(new Set());
  /** Lessons about events that were shown too fast, or while another lesson was open. */
  #due: string[] = [];
  /** The number of the last log entry whose events have been looked at. */
  #seen = 0;
  /** The question that the lesson is about; null if it is about something that happened. */
  #about: string | null = null;
  #key: string;

  constructor(table: string) {
    this.#key = `miasma.learned.${table}`;
    const kept = localStorage.getItem(this.#key);
    this.#known = new Set(kept ? kept.split(',') : []);
  }

  readonly learned = $derived(this.#known.size);

  /** Shows the lesson for something that came up for the first time, and pauses playback until it is understood. */
  watch(table: Table): void {
    this.#collect(table);
    const asked = table.question?.prompt.key ?? null;
    // Who has answered the question has understood it.
    if (this.#about !== null && asked !== null && asked !== this.#about) this.understood(table);
    const lesson = this.#wanted(table).find((one) => !this.#known.has(one));
    if (!lesson || this.lesson) return;
    this.lesson = lesson;
    this.#about = !table.queue.busy && !this.#due.includes(lesson) ? asked : null;
    if (table.queue.busy && !table.queue.paused) table.queue.togglePause();
  }

  understood(table: Table): void {
    if (!this.lesson) return;
    this.#known = new Set([...this.#known, this.lesson]);
    this.lesson = null;
    this.#about = null;
    localStorage.setItem(this.#key, [...this.#known].join(','));
    if (table.queue.paused) table.queue.togglePause();
  }

  #collect({ game, log, me }: Table): void {
    if (!game) return;
    const fresh = log.filter(({ number }) => number > this.#seen);
    this.#seen = log.at(-1)?.number ?? this.#seen;
    for (const event of fresh.flatMap(happened)) {
      const { lesson } = game.present(event, me);
      if (lesson && !this.#due.includes(lesson)) this.#due.push(lesson);
    }
  }

  /** The lessons that fit the moment: about the event that is shown, else about earlier ones, else about the question. */
  #wanted({ game, playback, queue, question, view, isOver, me }: Table): string[] {
    if (!game) return [];
    const event = playback?.events[playback.at];
    const lesson = event && game.present(event, me).lesson;
    if (lesson) return [lesson];
    if (queue.busy) return [];
    const asked = game.tutorial.wanted({ asked: question?.prompt.key ?? null, options: question?.options ?? [], view, over: isOver });
    return [...this.#due, ...asked];
  }
}
