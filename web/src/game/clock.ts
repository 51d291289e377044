// The time that a player has left.

/** A player's clock. A live game has a time for each turn and a reserve for the game; a game by correspondence only a deadline. */
export interface PlayerClock {
  /** When the player to move runs out of time, in milliseconds since 1970 by the clock of this browser; null while others move. */
  until: number | null;
  /** The reserve in milliseconds at the start of the turn; null by correspondence. */
  reserve: number | null;
}

/** What a clock shows. */
export type TimeLeft =
  /** Time of this turn, and the whole reserve after it. */
  | { kind: 'turn'; turn: number; reserve: number }
  /** The rest of the reserve. */
  | { kind: 'reserve'; reserve: number }
  | { kind: 'deadline'; until: number };

export function timeLeft({ until, reserve }: PlayerClock, now: number): TimeLeft | null {
  if (reserve === null) return until === null ? null : { kind: 'deadline', until };
  if (until === null) return { kind: 'reserve', reserve };
  const left = Math.max(0, until - now);
  return left > reserve ? { kind: 'turn', turn: left - reserve, reserve } : { kind: 'reserve', reserve: left };
}

/** Minutes and seconds: "1:05". A started second counts as a whole one, so that 0:00 means that no time is left. */
export function minutes(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
