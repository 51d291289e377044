// What the table page and a game's module agree on. The page knows seats, questions and events; what the pieces are
// and where they lie is known to the game's module alone, and the rules to neither: a board shows a view, lights up
// what the question offers and says which answer was pointed at.
import type { Component } from 'svelte';

/** A seat as the board needs it: its place gives colour and shape. */
export interface Player {
  /** Counted from 0, clockwise. */
  seat: number;
  name: string;
  bot: boolean;
  /** Whether the game waits for this seat. */
  asked: boolean;
  /** Milliseconds left on its clock, if it has one. */
  clock: number | null;
}

/** What is asked, as this eye may know it. `options` are answers in words ("place gallia"); empty for others' questions. */
export interface Asked {
  /** The seat that is asked, if it is public. */
  who: number | null;
  prompt: string | null;
  rule: string | null;
  args: Record<string, unknown>;
  options: string[];
}

/** One thing that happened. */
export interface Told {
  event: string;
  rule: string;
  args: Record<string, unknown>;
}

/** A step of the game being told: the table changes from `before` to `after`, event by event. */
export interface Telling<View = unknown> {
  /** The number of the entry, for keys. */
  entry: number;
  before: View;
  after: View;
  events: Told[];
  /** Which of the events is being told; `events.length` when all have been. */
  at: number;
}

export interface BoardProps<View = unknown> {
  view: View;
  /** What may be answered now; null while something is told, for watchers and after the end. */
  question: Asked | null;
  players: Player[];
  /** This eye's seat; null for a watcher. */
  me: number | null;
  telling: Telling<View> | null;
  /** The half choice on a phone, where a tap selects and the main button confirms. */
  selected: string | null;
  /** What the log or a slip points at, as ids of the game ("gallia"). */
  pointed: string[];
  narrow: boolean;
  texts: Texts;
  onchoose(choice: string): void;
  /** Asks why an answer is not offered; the page shows the slip beside the place it came from. */
  onwhy(choice: string, at: DOMRect): void;
  /** Points at a rule of the ledger. */
  onrule(rule: string): void;
}

/** Sentences in the language in use. */
export interface Texts {
  /** A sentence by key; ids in the arguments have been named already. */
  say(key: string, args?: Record<string, string | number>): string;
  /** The name of a component: `name('region', 'gallia')`. */
  name(kind: string, id: string): string;
  has(key: string): boolean;
  list(things: string[]): string;
}

/** What `web/src/GAME/index.ts` exports as `game`. */
export interface GameModule<View = any> {
  Board: Component<BoardProps<View>>;
  /** The steps of a turn for the head ("A", "B", "C"), and which of them is on; empty outside a turn. */
  steps(view: View): { label: string; name: string; state: 'now' | 'done' | 'open' }[];
  /** An answer in a player's language: "place gallia" becomes "Place cubes in Gallia". */
  choice(words: string, view: View, texts: Texts): string;
  /** Which things of the board an event speaks of, for pointing from the log. */
  places(event: Told): string[];
  /** How long an event is shown, in milliseconds at normal speed; 0 for what goes without saying. */
  pace(event: Told): number;
  /** The board as rows of text for screen readers: a heading and a table. */
  facts(view: View, players: Player[], texts: Texts): { caption: string; head: string[]; rows: string[][] }[];
}
