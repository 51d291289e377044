import type { Seat } from '$/protocol';
import type { Table } from './table.svelte';

/** The name on another seat of the same person; null if they have no other. People who share a screen have several. */
export function sharesSeat(table: Table, { seat, holder }: Seat): string | null {
  if (holder.kind !== 'person') return null;
  const other = table.sheet?.seats.find(
    (candidate) => candidate.seat !== seat && candidate.holder.kind === 'person' && candidate.holder.who === holder.who,
  );
  return other ? table.name(other.seat) : null;
}
