// The guided first game: at a real table, each thing is explained once, when it first happens. The lesson follows the play: what is done
// without waiting for the explanation counts as understood, and what has passed is dropped.
import { lessonsOf, storeLessons } from './lessons';
import { happened, type Table } from './table.svelte';

/** What an open lesson is about: an event on the screen, or a question (or what led to it) until the player has answered. */
type Subject = { kind: 'event'; number: number; at: number } | { kind: 'question'; after: number };

interface Open {
  lesson: string;
  subject: Subject;
}

export class Coach {
  #known = $state.raw<ReadonlySet<string>>(new Set());
  #open = $state.raw<Open | null>(null);
  /** Lessons about events that were not shown, because animations are off. They are dropped with the next answer. */
  #due: string[] = [];
  /** The number of the last log entry whose events have been looked at; null: none yet. */
  #seen: number | null = null;
  #table: string;

  constructor(table: string) {
    this.#table = table;
    this.#known = new Set(lessonsOf(table));
  }

  readonly lesson = $derived(this.#open?.lesson ?? null);
  readonly learned = $derived(this.#known.size);

  /** Closes the lesson whose moment has passed, and opens the one for what came up first; playback pauses for it. */
  watch(table: Table, animations: 'on' | 'off'): void {
    this.#collect(table, animations);
    this.#follow(table);
    if (this.#open) return;
    const open = this.#wanted(table).find(({ lesson }) => !this.#known.has(lesson));
    if (!open) return;
    this.#open = open;
    if (open.subject.kind === 'event' && !table.queue.paused) table.queue.togglePause();
  }

  understood(table: Table): void {
    this.#learn();
    if (table.queue.paused) table.queue.togglePause();
  }

  /** Closes the open lesson for good. */
  #learn(): void {
    if (!this.#open) return;
    this.#known = new Set([...this.#known, this.#open.lesson]);
    this.#open = null;
    storeLessons(this.#table, [...this.#known]);
  }

  /** Closes the open lesson if its moment has passed: the thing is done. After an undo it may come up again. */
  #follow({ playback, log }: Table): void {
    const subject = this.#open?.subject;
    if (subject?.kind === 'event') {
      if (playback?.number !== subject.number || playback.at !== subject.at) this.#learn();
    } else if (subject?.kind === 'question') {
      const next = log.findLast(({ number, what }) => number > subject.after && (what.kind === 'moved' || what.kind === 'undone'));
      if (next?.what.kind === 'moved') this.#learn();
      else if (next) this.#open = null;
      if (next) this.#due = [];
    }
  }

  #collect({ game, log, me }: Table, animations: 'on' | 'off'): void {
    if (!game) return;
    const last = log.at(-1)?.number ?? 0;
    // What happened before the table was opened has passed.
    const fresh = log.filter(({ number }) => number > (this.#seen ?? last));
    this.#seen = last;
    if (animations === 'on') return;
    for (const event of fresh.flatMap(happened)) {
      const { lesson } = game.present(event, me);
      if (lesson && !this.#due.includes(lesson)) this.#due.push(lesson);
    }
  }

  /** The lessons that fit the moment: about the event that is shown, else about the question. */
  #wanted({ game, playback, isSettled, question, view, isOver, me, log }: Table): Open[] {
    if (!game) return [];
    if (playback) {
      const { number, at } = playback;
      const event = playback.events[at];
      const lesson = event && game.present(event, me).lesson;
      return lesson ? [{ lesson, subject: { kind: 'event', number, at } }] : [];
    }
    if (!isSettled && !isOver) return [];
    const asked = game.tutorial.wanted({ asked: question?.prompt.key ?? null, options: question?.options ?? [], view, over: isOver });
    const after = log.at(-1)?.number ?? 0;
    return [...this.#due, ...asked].map((lesson) => ({ lesson, subject: { kind: 'question', after } }));
  }
}
