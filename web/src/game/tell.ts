// Events in words, for the log and for the list of turns: equal ones are counted, and the reader is addressed as "you".
import type { GameEvent } from '$/protocol';
import { texts } from '$/texts/texts.svelte';
import { listed, sentence, type Names } from './words';

/** Stands for the name of a player while a sentence is made. */
const NOBODY = '\u{E000}';
/** Words that are capital letters only at the beginning of a sentence. */
const ARTICLES = /^(The|One|A|An|Die|Der|Das|Ein|Eine|Einer|De|Het|Een|Er) /;

export interface Told {
  text: string;
  event: GameEvent;
}

/**
 * An event as a sentence. One that the reader caused has a text `KEY-you`, if it is often told. Where a board says it in other words than the
 * terminal, which numbers pieces, the text is `KEY-board`. Where the table does not show why it happens, the text `KEY-RULE` says so.
 */
export function tell(event: GameEvent, names: Names, me: number | null): string {
  const isMine = me !== null && 'seat' in event && event.seat === me;
  const own = isMine ? [`${event.key}-you-${event.rule}`, `${event.key}-you`] : [`${event.key}-${event.rule}`];
  const keys = [...own, `${event.key}-board`].filter((key) => texts.has(key));
  return keys[0] ? sentence({ ...event, key: keys[0] }, names, event.key) : sentence(event, names);
}

/**
 * Sentences of events in order. Equal sentences in a row become one sentence with a count. Consecutive events with a text `KEY-list` become one
 * sentence with a list.
 */
export function tellAll(events: readonly GameEvent[], names: Names, me: number | null): Told[] {
  const told: { text: string; events: GameEvent[] }[] = [];
  for (const event of events) {
    const text = tell(event, names, me);
    if (text === '') continue;
    const last = told.at(-1);
    const first = last?.events[0];
    if (last && (last.text === text || (first?.key === event.key && texts.has(`${event.key}-list`)))) last.events.push(event);
    else told.push({ text, events: [event] });
  }
  return told.flatMap(({ text, events: equal }) => (equal[0] ? [{ text: together(text, equal, names), event: equal[0] }] : []));
}

function together(text: string, events: GameEvent[], names: Names): string {
  const key = events[0]?.key ?? '';
  if (texts.has(`${key}-list`)) return listed(`${key}-list`, events, names);
  if (events.length === 1) return text;
  return texts.has(`${key}-many`) ? listed(`${key}-many`, events, names) : `${text} (${events.length}×)`;
}

/** A sentence without its full stop, and without the player it begins with: "takes the Knight". */
export function clause(event: GameEvent, names: Names, player: number | null): string {
  const text = tell(event, (seat) => (seat === player ? NOBODY : names(seat)), null);
  const short = text.startsWith(`${NOBODY} `) ? text.slice(2) : text.replaceAll(NOBODY, player === null ? '' : names(player));
  return short.replace(/\.$/, '').replace(ARTICLES, (article) => article.toLowerCase());
}
