// Phrases of the wire as sentences.
import type { Phrase, Value } from '$/protocol';
import { texts } from '$/texts/texts.svelte';

/** What the seats are called, by number. */
export type Names = (seat: number) => string;

/** A sentence; empty for what goes without saying. */
export function sentence(phrase: Phrase, names: Names): string {
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(phrase.args)) {
    if (value !== undefined) args[name] = filling(value, names);
  }
  return texts.say(phrase.key, args);
}

/** What fills a gap. Flags are compared by selectors, so they stay words of the files. */
function filling(value: Value, names: Names): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return plain(value, names);
}

/** A value in words. */
export function plain(value: Value, names: Names): string {
  if (Array.isArray(value)) return texts.list(value.map((item) => plain(item, names)));
  if (typeof value === 'object') return 'seat' in value ? names(value.seat) : texts.name(value.kind, value.id);
  if (typeof value === 'boolean') return texts.say(value ? 'yes' : 'no');
  return String(value);
}
