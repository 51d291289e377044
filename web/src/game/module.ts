// The contract between the table page and a game's module. The page knows seats, questions and events; only the module knows what the
// pieces are and where they lie. Neither knows the rules: a board shows a view, lights up what the question offers and reports which
// answer was chosen. Seats are counted from 1, as on the wire.
import type { Component, Snippet } from 'svelte';
import type { Asked, EventKinds, GameEvent, Refusal } from '$/protocol';
import { t, texts } from '$/texts/texts.svelte';
import type { PlayerClock } from './clock';
import type { Tutorial } from './tutorial';
import type { Presentation } from './presentation';
import type { AnswerPlan } from './answer-plan';
import type { Turn, TurnLine } from './turns';
import { learnKinds, type Names } from './words';

/** A seat as the board needs it: its number gives colour and shape. */
export interface Player {
  seat: number;
  name: string;
  /** The level of the bot that plays, for itself or for a person who is away. */
  bot: string | null;
  /** Whether it is one of this browser's seats. */
  me: boolean;
  /** Whether the game waits for it. */
  asked: boolean;
  /** Whether somebody has the table open on this seat. */
  present: boolean;
  /** Where the table has time limits. */
  clock: PlayerClock | null;
}

/** A move being shown event by event. The view that comes with it is the one right after the current event. */
export interface Playback<Event extends GameEvent = GameEvent> {
  /** The number of the log entry. */
  number: number;
  events: Event[];
  /** The index of the current event. */
  at: number;
}

/** An answer of a hint. */
export interface Advised {
  choice: string;
  number: number;
}

export interface BoardProps<View = unknown, Event extends GameEvent = GameEvent> {
  /** The table's id, for what a game asks the server about the position; none in a replay. */
  table?: string;
  view: View;
  /** The question to answer now; null while a move is shown, for spectators and after the end. */
  question: Asked | null;
  players: Player[];
  /** The seat of the viewer; null for a spectator. */
  me: number | null;
  playback: Playback<Event> | null;
  /** The selected answer, or the sentence of the selected plan: on a phone a tap selects, and the main button confirms. */
  selected: string | null;
  /** What the log points at, as ids of the game. */
  pointed: string[];
  /** The answers of a hint, each with its number in the list. The board draws them. */
  advised?: Advised[];
  /** The events since the viewer's last turn. They stay until the viewer's turn ends. */
  since: Event[];
  /** The same by turns, each in one line. */
  turns: TurnLine[];
  /** Shows a turn on the board once more. */
  onshow?(turn: TurnLine): void;
  /** Whether the screen is a phone's: the page then shows choices, cards and players in its drawer. */
  narrow: boolean;
  /** Whether the map can't be zoomed or moved, because it stands in a page that scrolls. */
  fixed?: boolean;
  /** The map alone, where the page shows something else next to it, as the replay does. */
  bare?: boolean;
  /** The events of the viewer's own turn that goes on. */
  own: Event[];
  /** Gives several answers, each when its question comes. With a sentence for the main button, a phone only selects them. */
  onplan?(plan: AnswerPlan, sentence?: string): void;
  /** Where the client has answered such a question for the player: takes that back, so that the player can answer. */
  onbyhand?: (() => void) | null;
  /** Takes an answer; on a phone it only selects it. */
  onchoose(choice: string): void;
  /** Asks why an answer is not offered; the page shows the reason next to `at`. Null: nothing is pointed at any more. */
  onwhy(choice: string | null, at?: Element): void;
  /** Why an answer is not offered, in words; null if it is. */
  reason?(choice: string): Promise<string | null>;
  /** Shows the rule of what has focus. */
  onrule(rule: string): void;
  /** Opens the whole log. */
  onlog(): void;
  /** The page's playback controls, for a board that lists what is shown: pause, next, skip, speed. */
  controls?: Snippet;
}

/** An answer as it is offered in words. */
export interface Choice {
  /** What it is about, such as the name of a place. */
  title: string;
  /** Its icon, where it has one. */
  icon?: string;
  /** A number or a word next to it: "+2". */
  note?: string;
  /** Whose pieces are there already, and how many. */
  held?: { seat: number; count: number }[];
  /** The whole answer as a sentence, for the main button and for screen readers. */
  sentence: string;
  /** What it does, where its title alone does not say so, for the one that is selected on a phone. */
  about?: string;
  /** The title of the reason why it is not offered: "Can't use ... now". */
  refused?: string;
  /** The heading it belongs to, where a list is long. */
  group?: string;
  /**
   * Whether the board shows it, or the bar of answers has to ("Pass", "Yes"). What a player's own sheet shows is not
   * listed a second time beneath it on a phone.
   */
  shown: 'board' | 'sheet' | 'bar';
}

/** A part of the table in the drawer of a phone; its name is the text `tab-ID`. */
export interface Tab<View = unknown, Event extends GameEvent = GameEvent> {
  id: string;
  icon: string;
  Body: Component<BoardProps<View, Event>>;
}

/** The lines of the score sheet at the end. */
export interface ScoreSheet {
  /** The rule that says how scores are counted. */
  rule: string;
  /** The icon of each line, in the order of the sheet; the name of a line is the text `score-LINE`. */
  icons: Readonly<Record<string, string>>;
  /** Lines that only ever cost points. */
  losses: readonly string[];
}

/** A table of text. */
export interface FactTable {
  caption: string;
  head: string[];
  rows: string[][];
}

/** A fact about a set-up, in words. */
export type SetupFact = [label: string, value: string];

/** The value of an option of the set-up in words; none where there are no texts for it. */
export function optionFact(name: string, value: string): SetupFact[] {
  const [label, words] = [`option-${name}`, `option-${name}-${value}`];
  return texts.has(label) && texts.has(words) ? [[t(label), t(words)]] : [];
}

/** What follows from an answer, and at tables that show it to learners what it is likely to cost. */
export interface Odds<View = unknown> {
  /** What the odds of an answer are about, such as a region; null where there are none. */
  subject(choice: string): string | null;
  /** `table` is the table to ask for odds; null where it does not show them. */
  Popover: Component<{ table: string | null; view: View; seat: number; subject: string; at: DOMRect; names: (seat: number) => string }>;
}

/**
 * What `web/src/GAME/index.ts` exports as `game`. Sentences come from `$/texts/texts.svelte`.
 *
 * Whatever stands for an answer on the board carries it as `data-choice`, in the words of the server, and can have focus: the page's keys
 * (N, P, 1 to 9, Home) find it by that. The board itself hears arrows and letters of its own, such as F for the whole map.
 */
export interface GameModule<View = unknown, Event extends GameEvent = GameEvent> {
  /** What the ids of its events name, for their sentences. */
  kinds: EventKinds<Event>;
  /** The whole of the sheet and the rail; on a phone the map alone. */
  Board: Component<BoardProps<View, Event>>;
  /** On a phone: what the drawer shows above the answers, where a player has a sheet of their own, and its name and sign. */
  own?: Tab<View, Event>;
  /** On a phone: the tabs between the answers and the log. */
  tabs: Tab<View, Event>[];
  /** On a phone: a procedure that is going on, step by step, above the answers or in their place; empty if there is none. */
  Progress?: Component<BoardProps<View, Event>>;
  /** What a question is about, for the dialog of a sudden one. */
  Situation?: Component<{ view: View; question: Asked; players: Player[] }>;
  /** The steps of a turn for the head, and which of them is on; empty outside a turn. */
  steps(view: View): { label: string; caption: string; name: string; state: 'now' | 'done' | 'open' }[];
  /** How far the game is, for the head: "Year 3 of 6". */
  heading?(view: View): string;
  /** `names` returns the names of seats; without it they are numbered. */
  choice(words: string, view: View, question: Asked, names?: (seat: number) => string): Choice;
  /** The question as it is put to the one who is asked, and whose last answer was `last`; null: as everybody reads it. */
  ask?(question: Asked, view: View, last: string): string | null;
  /** The answer to a question that needs no thought; `last` is the answer before it. Null: the player is asked. */
  auto?(question: Asked, last: string, view: View): string | null;
  /** Whether a later answer of a hint needs no line of its own; `name` is the name of its question. */
  goesWithoutSaying?(choice: string, name: string): boolean;
  /** The first word of answers that the client gives and the player may want to change. */
  autoWord?: string;
  /** Why an answer is not offered, where the game knows more than the server's sentence says, such as amounts; null: the sentence. */
  reason?(refusal: Refusal): string | null;
  /** Whether an answer that can't be undone is confirmed first, even by players who did not ask for that: what is chosen once in a game. */
  confirms?(question: Asked): boolean;
  /** Whether the question is a step of something begun, which Escape takes back. */
  midway(question: Asked): boolean;
  /** Whether it interrupts the turn of another player (such as a card against what happens there). It gets a dialog of its own. */
  sudden(question: Asked): boolean;
  /** The points of each seat so far, as far as they can be counted, for the bands of the replay. */
  tally?(view: View): number[];
  /** Whose turn begins with an event; null: none begins. The seat is null where something happens to everybody, such as a new year. */
  turnOf(event: Event): { seat: number | null } | null;
  /** A turn in words, without the name of the player it begins with. */
  line(turn: Turn<Event>, names: Names, viewer: number | null): string;
  /** The seats in the order of their turns; empty where there is none. */
  order(view: View): number[];
  /** How an event is presented to a viewer on a seat; null for a spectator. */
  present(event: Event, viewer: number | null): Presentation;
  /** Whether seats see different things, so that a replay can be watched through their eyes. */
  hasSecrets: boolean;
  /** The guided first game. */
  tutorial: Tutorial<View>;
  score: ScoreSheet;
  odds?: Odds<View>;
  /** The board as tables of text, with the same facts, for screen readers. */
  facts(view: View, players: Player[]): FactTable[];
  /** What a table is played with, besides its rule options. */
  setupFacts(setup: Record<string, string>): SetupFact[];
}

/**
 * Hides the types of a game's views and events, which differ from game to game: shared pages pass a view on without looking into it. The server
 * sends a table only views of its own game, so a module never gets another game's.
 */
export function defineGame<View, Event extends GameEvent>(module: GameModule<View, Event>): GameModule {
  learnKinds(module.kinds);
  return module as unknown as GameModule;
}
