// The leaf of the ledger at the end: which lines it has, what decided it, and the rank of who played alone.
import type { PestPack, Place } from '$/protocol';
import { PART_SIGNS } from './parts';

export interface Ledger {
  /** Lines that bring something, in the order of the sheet. */
  gains: string[];
  /** Lines that only ever cost. */
  losses: string[];
}

const LOSSES = ['shame', 'quarantine', 'sick_left', 'dead'];

export function ledger(places: readonly Place[]): Ledger {
  const order = Object.keys(PART_SIGNS);
  const at = (part: string) => (order.indexOf(part) + order.length + 1) % (order.length + 1);
  const parts = [...new Set(places.flatMap(({ parts: mine }) => Object.keys(mine)))].toSorted((a, b) => at(a) - at(b));
  return { gains: parts.filter((part) => !LOSSES.includes(part)), losses: parts.filter((part) => LOSSES.includes(part)) };
}

export function best(places: readonly Place[], part: string): number {
  return Math.max(...places.map((place) => place.parts[part] ?? 0));
}

/** The line in which the winner was furthest ahead of the second, where one player won. */
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

/** What somebody who played alone has become, by the ranks printed in the box. */
export async function rankOf(pack: string, score: number): Promise<string | null> {
  const answer = await fetch(`/api/packs/${encodeURIComponent(pack)}`).catch(() => null);
  return answer?.ok ? rankIn((await answer.json()) as PestPack, score) : null;
}

export function rankIn({ numbers: { ranks } }: Pick<PestPack, 'numbers'>, score: number): string | null {
  return (ranks.findLast(({ from }) => score >= from) ?? ranks[0])?.id ?? null;
}
