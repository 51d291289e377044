// Phrases and events of the wire as sentences.
import type { EventKinds, GameEvent, Phrase, Value } from '$/protocol';
import { texts } from '$/texts/texts.svelte';

/** The name of a seat. */
export type Names = (seat: number) => string;

/** The kinds of the fields of events, of all games loaded so far. Keys of different games differ. */
const kinds: Record<string, Record<string, string> | undefined> = {};

export function learnKinds(more: EventKinds): void {
  Object.assign(kinds, more);
}

/** A sentence; empty for events without one. `kindsOf` is the key whose fields the event has, where a variant of its text is said. */
export function sentence(told: Phrase | GameEvent, names: Names, kindsOf?: string): string {
  const phrase = 'args' in told ? told : phraseOf(told, kindsOf);
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(phrase.args)) {
    if (value !== undefined) args[name] = filling(value, names);
  }
  return texts.say(phrase.key, args);
}

/** A sentence about several events of one kind: their number, and each field as a list of what they name. */
export function listed(key: string, events: readonly GameEvent[], names: Names): string {
  const args: Record<string, string | number> = { count: events.length };
  for (const name of Object.keys(phraseOf(events[0] ?? { key, rule: '' }).args)) {
    const all = events.map((event) => phraseOf(event).args[name]).filter((value) => value !== undefined);
    args[name] = texts.list([...new Set(all.map((value) => plain(value, names)))]);
  }
  return texts.say(key, args);
}

/** An event as a phrase: each id with its kind. */
function phraseOf({ key, rule, ...fields }: GameEvent, kindsOf: string = key): Phrase {
  const of = kinds[kindsOf] ?? {};
  const value = (name: string, field: Field): Value => {
    const kind = of[name];
    if (Array.isArray(field)) return field.map((item) => value(name, item));
    if (kind === 'seat' && typeof field === 'number') return { seat: field };
    return kind !== undefined && typeof field === 'string' ? { kind, id: field } : field;
  };
  const args = Object.entries(fields as Record<string, Field>).map(([name, field]) => [name, value(name, field)]);
  return { key, rule, args: Object.fromEntries(args) as Phrase['args'] };
}

/** A field of an event as it is sent. */
type Field = string | number | boolean | Field[];

/** The value for a placeable. Flags are compared by selectors, so they stay `yes` and `no`. */
function filling(value: Value, names: Names): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return plain(value, names);
}

/** A value in words. */
export function plain(value: Value, names: Names): string {
  if (Array.isArray(value)) return texts.list(counted(value, names));
  if (typeof value === 'object') return 'seat' in value ? names(value.seat) : texts.name(value.kind, value.id);
  if (typeof value === 'boolean') return texts.say(value ? 'yes' : 'no');
  return String(value);
}

/** The items of a list in words. Where one occurs twice, or its text has an amount, each is counted: "1 wood and 2 coins". */
function counted(items: readonly Value[], names: Names): string[] {
  const words = items.map((item) => ({ name: plain(item, names), amounts: amountsOf(item) }));
  const each = [...new Map(words.map((word) => [word.name, word])).values()];
  const isCounted = each.length < words.length || each.some(({ amounts }) => texts.has(amounts));
  return each.map(({ name, amounts }) => {
    const amount = words.filter((word) => word.name === name).length;
    if (!isCounted) return name;
    return texts.has(amounts) ? texts.say(amounts, { amount }) : `${amount} ${name}`;
  });
}

/** The text of an amount of something. */
function amountsOf(value: Value): string {
  return typeof value === 'object' && !Array.isArray(value) && 'id' in value ? `${value.kind}-${value.id}-amount` : '';
}
