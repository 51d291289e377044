// The score sheet at the end: which lines it has, and which of them decided the game.
import type { ScoreSheet } from '$/game/module';
import type { Place } from '$/protocol';

export interface Lines {
  /** Lines that bring points, in the order of the sheet. */
  gains: string[];
  /** Lines that only ever cost points. */
  losses: string[];
}

export function linesOf(places: readonly Place[], { icons, losses }: Pick<ScoreSheet, 'icons' | 'losses'>): Lines {
  const order = Object.keys(icons);
  // A line the sheet does not know comes last.
  const at = (part: string) => (order.indexOf(part) + order.length + 1) % (order.length + 1);
  const parts = [...new Set(places.flatMap(({ parts: mine }) => Object.keys(mine)))].toSorted((a, b) => at(a) - at(b));
  return { gains: parts.filter((part) => !losses.includes(part)), losses: parts.filter((part) => losses.includes(part)) };
}

export function best(places: readonly Place[], part: string): number {
  return Math.max(...places.map((place) => place.parts[part] ?? 0));
}

/** Players with the same score, one after the other by rank: a tie-break parted them. */
export function tiesOf(places: readonly Place[]): { before: Place; after: Place }[] {
  const sorted = places.toSorted((a, b) => a.rank - b.rank);
  return sorted.flatMap((after, at) => {
    const before = sorted[at - 1];
    return before && before.rank < after.rank && before.score === after.score ? [{ before, after }] : [];
  });
}

/** The line with the winner's greatest lead over the second; null unless one player won. */
export function decision(places: readonly Place[]): { part: string; points: number; lead: number; over: number } | null {
  const [first, second] = places.toSorted((a, b) => a.rank - b.rank);
  if (!first || !second || second.rank === 1) return null;
  const leads = Object.keys(first.parts).map((part) => ({
    part,
    points: first.parts[part] ?? 0,
    lead: (first.parts[part] ?? 0) - (second.parts[part] ?? 0),
    over: second.seat,
  }));
  const most = leads.filter(({ points, lead }) => points > 0 && lead > 0).toSorted((a, b) => b.lead - a.lead)[0];
  return most ?? null;
}
