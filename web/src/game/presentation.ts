// How a game presents its events: how long each is shown, what it points at, and where it is listed.

/** How one event is presented. A game adds what only its own board needs. */
export interface Presentation {
  /** Milliseconds the event is shown at normal speed; 0: it is not shown by itself. */
  duration: number;
  /** Ids of the things on the board that the event names, for pointing from the log. */
  places: readonly string[];
  /** Whether the event sums up a turn, for the list next to a replay. */
  isHighlight: boolean;
  /** The number of pieces that the event kills, for the list next to a replay. */
  deaths: number;
  /** Whether what follows concerns everybody, even the player whose move led to it: it is listed among what happened since their turn. */
  isNews: boolean;
  /** Whether a click of the player who made the move may end its animation. Not for what happens to players, which they should see. */
  isSkippable: boolean;
  /** The lesson of the guided first game that explains the event. */
  lesson: string | null;
}

/** The presentation of an event that is shown for `duration` milliseconds and points at nothing. */
export function plain(duration: number): Presentation {
  return { duration, places: [], isHighlight: false, deaths: 0, isNews: false, isSkippable: true, lesson: null };
}

/** Ends an exhaustive `switch`: a case that is missing is a type error here. A newer server may still send an unknown event. */
export function unknownEvent(_event: never): Presentation {
  return plain(0);
}
