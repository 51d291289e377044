// A turn as it is listed: who made it and what happened in it.
import type { GameEvent } from '$/protocol';

export interface Turn<Event extends GameEvent = GameEvent> {
  /** Null: what happens to everybody, such as the set-up or the beginning of a year. */
  seat: number | null;
  /** The number of the log entry it began with. */
  number: number;
  events: Event[];
}

/** A turn in one line. */
export interface TurnLine {
  seat: number | null;
  number: number;
  /** The name of the player; empty for what happens to everybody. */
  name: string;
  /** What happened, without the name of the player at the beginning: "takes the Knight; places 2 cubes in Gallia". */
  text: string;
  /** Ids of the things on the board that it touched. */
  places: string[];
  /** Whether it can be shown on the board once more. */
  canShow: boolean;
}
