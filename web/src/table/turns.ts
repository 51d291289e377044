// The log by turns: who did what since the viewer's last turn.
import type { GameModule, Playback } from '$/game/module';
import type { Turn } from '$/game/turns';
import type { Line } from '$/protocol';
import { happened } from './table.svelte';

/** The lines of a log whose events have been shown, up to line `last`, and the part of the next one that is shown now. */
export function shownLines(log: readonly Line[], last: number, playback: Pick<Playback, 'number' | 'at'> | null): Line[] {
  const lines = log.filter(({ number }) => number <= last);
  const current = playback && playback.number > last ? log.find(({ number }) => number === playback.number) : undefined;
  if (!current || !playback || !('events' in current.what)) return lines;
  const { what } = current;
  return [...lines, { ...current, what: { ...what, events: what.events.slice(0, playback.at + 1) } }];
}

/** All turns of a log. Events before the first one belong to a turn of nobody. */
export function turnsOf(log: readonly Line[], game: Pick<GameModule, 'turnOf'>): Turn[] {
  const turns: Turn[] = [];
  for (const line of standing(log)) {
    for (const event of happened(line)) {
      const begun = game.turnOf(event);
      const last = turns.at(-1);
      if (begun || !last) turns.push({ seat: begun?.seat ?? null, number: line.number, events: [event] });
      else last.events.push(event);
    }
  }
  return turns.filter(({ events }) => events.length > 0);
}

/**
 * The turns since the last one of a seat. They stay the same during the seat's own turn, until it ends. Before its first turn these are all
 * turns of the game.
 */
export function turnsSince(turns: readonly Turn[], seat: number | null): Turn[] {
  const isOwn = (turn: Turn) => seat !== null && turn.seat === seat;
  const current = turns.at(-1);
  const before = current && isOwn(current) ? turns.slice(0, -1) : turns;
  return before.slice(before.findLastIndex(isOwn) + 1);
}

/** The lines of a log without the moves that were undone. */
function standing(log: readonly Line[]): Line[] {
  const lines: Line[] = [];
  for (const line of log) {
    const { what } = line;
    if (what.kind !== 'undone') lines.push(line);
    else while (isAfter(lines.at(-1), what.from)) lines.pop();
  }
  return lines;
}

/** Whether a line is a move that an undo from a record entry takes back, or stands after such a move. */
function isAfter(line: Line | undefined, from: number): boolean {
  return line !== undefined && (line.what.kind !== 'moved' || line.what.entry >= from) && line.what.kind !== 'started';
}
