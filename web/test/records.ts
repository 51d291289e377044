// Whole games as `miasma replay --json --as SEAT` tells them, packed, in the shape of the wire.
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Asked, GameEvent, Phrase, Value } from '../src/protocol.ts';

interface Told {
  event: string;
  rule: string;
  args: Record<string, unknown>;
}
interface Put {
  who: string;
  prompt: string;
  rule: string;
  args: Record<string, unknown>;
  options: string[];
}
interface Line<View> {
  events: Told[];
  undo: number | null;
  table: View;
  question: Put | null;
}

export interface Step<View, Event> {
  events: Event[];
  undone: boolean;
  view: View;
  question: Asked | null;
}

/** The games of a file by name. `kindOf` says of what kind an id is, by the name of its argument. */
export function unpack<View, Event extends GameEvent>(
  file: URL,
  kindOf: (name: string, id: string) => string,
): Record<string, Step<View, Event>[]> {
  /** An event is flat, with numbers for seats. */
  function told(event: Told): Event {
    const flat = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(flat);
      const seat = typeof value === 'string' ? /^seat (\d+)$/.exec(value)?.[1] : undefined;
      return seat ? Number(seat) : value;
    };
    const fields = Object.entries(event.args).map(([name, value]) => [name, flat(value)]);
    return { key: event.event, rule: event.rule, ...Object.fromEntries(fields) } as Event;
  }
  /** In prompts ids have a kind and seats are objects. */
  function wire(name: string, value: unknown): Value {
    if (Array.isArray(value)) return value.map((item) => wire(name, item));
    if (typeof value !== 'string') return value as Value;
    const seat = /^seat (\d+)$/.exec(value)?.[1];
    return seat ? { seat: Number(seat) } : { kind: kindOf(name, value), id: value };
  }
  function phrase(key: string, rule: string, args: Record<string, unknown>): Phrase {
    return { key, rule, args: Object.fromEntries(Object.entries(args ?? {}).map(([name, value]) => [name, wire(name, value)])) };
  }
  const packed = JSON.parse(brotliDecompressSync(readFileSync(file)).toString()) as Record<string, Line<View>[]>;
  return Object.fromEntries(
    Object.entries(packed).map(([name, lines]) => [
      name,
      lines.map(({ events, undo, table, question }) => ({
        events: events.map(told),
        undone: undo !== null,
        view: table,
        question: question && {
          seat: Number(question.who.slice(5)),
          name: question.prompt,
          prompt: phrase(question.prompt, question.rule, question.args),
          options: question.options,
          binding: [],
        },
      })),
    ]),
  );
}
