// Every sentence in every language, with the same gaps; and a sentence for every key the sources name.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, Visitor, type Message, type Term, type VariableReference } from '@fluent/syntax';

const LANGUAGES = ['en', 'de', 'nl'];
/** The texts of the terminal, which speaks English only. */
const isEnglishOnly = (file: string) => file.endsWith('terminal.ftl');

/** The gaps of each sentence, by key. */
type Sentences = Map<string, Set<string>>;

/** Everything that is amiss with the texts in a directory such as `texts/`. */
export function textFaults(texts: string): string[] {
  const files = readdirSync(join(texts, 'en')).filter((name) => name.endsWith('.ftl') && !isEnglishOnly(name));
  const faults: string[] = [];
  for (const file of files) {
    const read = LANGUAGES.map((language) => sentences(join(texts, language, file), faults));
    const keys = new Set(read.flatMap((known) => [...known.keys()]));
    for (const key of keys) faults.push(...compare(file, key, read));
  }
  return faults;
}

/** Keys written out in the sources that no English file has. What fills a gap within a key is no key. */
export function missingKeys(sources: string, texts: string): string[] {
  const known = new Set<string>();
  for (const file of readdirSync(join(texts, 'en')).filter((name) => name.endsWith('.ftl'))) {
    for (const key of sentences(join(texts, 'en', file), []).keys()) known.add(key);
  }
  const files = readdirSync(sources, { recursive: true }).map(String);
  const named = files
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(join(sources, file), 'utf8').matchAll(/\bt\(([^)]*)\)/g)].map((match) => [file, match[1] ?? ''] as const),
    );
  return named.flatMap(([file, inside]) =>
    [...(inside.replace(/\$\{[^}]*\}/g, '').split(/, \{/)[0] ?? '').matchAll(/(?:^|[?:] )'([a-z][\w-]*)'/g)]
      .map((match) => match[1] ?? '')
      .filter((key) => !known.has(key))
      .map((key) => `${file} says "${key}", and no text has that key`),
  );
}

function sentences(path: string, faults: string[]): Sentences {
  const found: Sentences = new Map();
  if (!existsSync(path)) {
    faults.push(`${path} is missing`);
    return found;
  }
  for (const entry of parse(readFileSync(path, 'utf8'), {}).body) {
    if (entry.type === 'Junk') faults.push(`${path} can't be read at: ${entry.content.slice(0, 80)}`);
    if (entry.type !== 'Message' && entry.type !== 'Term') continue;
    const key = entry.type === 'Term' ? `-${entry.id.name}` : entry.id.name;
    if (found.has(key)) faults.push(`${path}: ${key} stands twice`);
    found.set(key, gaps(entry));
  }
  return found;
}

function gaps(entry: Message | Term): Set<string> {
  const names = new Set<string>();
  class Gaps extends Visitor {
    override visitVariableReference(node: VariableReference): void {
      names.add(node.id.name);
    }
  }
  new Gaps().visit(entry);
  return names;
}

function compare(file: string, key: string, read: Sentences[]): string[] {
  const faults: string[] = [];
  const [english] = read;
  const expected = english?.get(key);
  for (const [at, known] of read.entries()) {
    const language = LANGUAGES[at];
    const got = known.get(key);
    if (!got) faults.push(`${language}/${file} lacks ${key}`);
    else if (expected && !same(expected, got))
      faults.push(`${language}/${file}: ${key} has other gaps than in English: ${[...got]} for ${[...expected]}`);
  }
  return faults;
}

function same(a: Set<string>, b: Set<string>): boolean {
  return a.size === b.size && [...a].every((name) => b.has(name));
}
