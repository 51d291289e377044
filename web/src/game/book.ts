// What a game contributes to its rulebook: `web/src/GAME/book/index.ts` exports it as `book`. The prose is in `texts/LANGUAGE/book`.
import type { Component } from 'svelte';
import type { GameEvent } from '$/protocol';

/** A card in the gallery. */
export interface GalleryCard {
  /** Unique within the game; also its anchor. */
  id: string;
  icon: string;
  title: string;
  /** What is printed on it in short: its class, its price. */
  under: string;
  /** The whole of its text. */
  texts: string[];
  /** The rules behind it. */
  rules: string[];
}
export interface GallerySection {
  id: string;
  title: string;
  cards: GalleryCard[];
  /** The text that says which numbers are printed in the box and which are reconstructed. */
  source?: string;
  /** Draws a card with the components of the board; decoration, because the texts say the same. */
  Picture?: Component<{ id: string }>;
}

/** A step of a worked example: what happened, and the table after it. */
export interface ExampleStep<View = unknown, Event extends GameEvent = GameEvent> {
  events: Event[];
  view: View;
  /** The key of a text that explains the step, if it shows no events. */
  words?: string;
}
export interface Example<View = unknown, Event extends GameEvent = GameEvent> {
  steps: ExampleStep<View, Event>[];
  /** Draws the table of a step. */
  Picture: Component<PictureProps<View, Event>>;
}
/** A step of an example, all of them, and its index. */
export interface PictureProps<View = unknown, Event extends GameEvent = GameEvent> {
  step: ExampleStep<View, Event>;
  steps: ExampleStep<View, Event>[];
  at: number;
}

export interface Book<View = unknown, Event extends GameEvent = GameEvent> {
  /** Pictures by the name that the prose uses. */
  figures: Readonly<Record<string, Component>>;
  /** Worked examples by the name that the prose uses. */
  examples: Readonly<Record<string, Example<View, Event>>>;
  /** All cards, in the language in use. */
  gallery(): GallerySection[];
}

/** Hides the types of a game's views and events: the reader passes a step only to the picture of its own example. */
export function defineBook<View, Event extends GameEvent>(book: Book<View, Event>): Book {
  return book as unknown as Book;
}
