// Whole games as `miasma replay --json --as SEAT` tells them, packed; made anew by test/pest/records.sh.
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Asked, PestView, Phrase, Value } from '../../src/protocol.ts';

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
interface Line {
  events: Told[];
  undo: number | null;
  table: PestView;
  question: Put | null;
}

export interface Step {
  events: Phrase[];
  undone: boolean;
  view: PestView;
  question: Asked | null;
}

const file = new URL('records.json.br', import.meta.url);
const packed = JSON.parse(brotliDecompressSync(readFileSync(file)).toString()) as Record<string, Line[]>;

/** The games by name, with phrases in the shape of the wire. */
export const records: Record<string, Step[]> = Object.fromEntries(
  Object.entries(packed).map(([name, lines]) => [
    name,
    lines.map(({ events, undo, table, question }) => ({
      events: events.map(({ event, rule, args }) => phrase(event, rule, args)),
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

function phrase(key: string, rule: string, args: Record<string, unknown>): Phrase {
  return { key, rule, args: Object.fromEntries(Object.entries(args ?? {}).map(([name, value]) => [name, wire(name, value)])) };
}

/** Ids have a kind and seats are numbers there. */
function wire(name: string, value: unknown): Value {
  if (Array.isArray(value)) return value.map((item) => wire(name, item));
  if (typeof value !== 'string') return value as Value;
  const seat = /^seat (\d+)$/.exec(value)?.[1];
  return seat ? { seat: Number(seat) } : { kind: name, id: value };
}
