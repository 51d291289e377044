// Every sentence in every language, with the same gaps; a sentence for every key that the sources name; and no sentence that they do not use.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, Visitor, type Message, type Term, type VariableReference } from '@fluent/syntax';

const LANGUAGES = ['en', 'de', 'nl'];
/** The texts of the terminal, which speaks English only. */
const isEnglishOnly = (file: string) => file.endsWith('terminal.ftl');

/** The gaps of each sentence, by key. */
type Sentences = Map<string, Set<string>>;

/** All faults of the texts in a directory such as `texts/`. */
export function textFaults(texts: string): string[] {
  const files = readdirSync(join(texts, 'en')).filter((name) => name.endsWith('.ftl') && !isEnglishOnly(name));
  const faults: string[] = [];
  for (const file of files) {
    const read = LANGUAGES.map((language) => sentences(join(texts, language, file), faults));
    const keys = new Set(read.flatMap((known) => [...known.keys()]));
    for (const key of keys) faults.push(...compare(file, key, read));
  }
  return [...faults, ...keysInTwoFiles(texts)];
}

function keysInTwoFiles(texts: string): string[] {
  const files = new Map<string, string>();
  return englishKeys(texts).flatMap(([key, file]) => {
    const other = files.get(key);
    files.set(key, file);
    return other && other !== file ? [`en/${other} and en/${file} both have ${key}`] : [];
  });
}

/** Every English key with its file, those of the terminal included. */
function englishKeys(texts: string): [string, string][] {
  const files = readdirSync(join(texts, 'en')).filter((name) => name.endsWith('.ftl'));
  return files.flatMap((file) => [...sentences(join(texts, 'en', file), []).keys()].map((key): [string, string] => [key, file]));
}

/**
 * English keys that no source uses. A source uses a key by naming it, or by a template with gaps (`card-${id}-final`, in Rust
 * `card-{id}-final`), a quoted beginning (`learn-`), or the kind of a component (`Id("region", ...)`), which stand for all keys that fit.
 */
export function unusedKeys(folders: string[], texts: string): string[] {
  const source = folders.flatMap((folder) => sourcesBelow(folder).map((file) => readFileSync(file, 'utf8'))).join('\n');
  const english = readdirSync(join(texts, 'en')).filter((name) => name.endsWith('.ftl'));
  const references = english.map((file) => readFileSync(join(texts, 'en', file), 'utf8').replace(/^-?[\w-]+ =/gm, '')).join('\n');
  const named = new Set(`${source}\n${references}`.match(/[a-z]\w*(?:-\w+)*/g));
  const found = (pattern: RegExp) => [...source.matchAll(pattern)].map((match) => match[1] ?? '');
  const templates = [
    ...found(/`([\w-]*\$\{[^`\n]*)`/g).map((text) => text.replace(/\$\{[^}]*\}/g, '*')),
    ...found(/"([a-z][\w-]*-\{[^"\n]*)"/g).map((text) => text.replace(/\{[^}]*\}/g, '*')),
    ...found(/'([a-z][\w-]*-)'/g).map((text) => `${text}*`),
    ...found(/(?:Id|name|has)\(["']([a-z][\w-]*)["'],/g).map((kind) => `${kind}-*`),
    ...found(/\b(?:subject|group|kind|[A-Z]\w+): "([a-z][\w-]*)"/g).map((kind) => `${kind}-*`),
  ].filter((text) => /^[\w*-]*-[\w*-]*$/.test(text) && /[a-z]/.test(text));
  const fits = [...new Set(templates)].map((text) => new RegExp(`^${text.replaceAll('*', '[\\w-]+')}$`));
  // A sentence may have another wording for a rule: `tell-gained-PE-31`.
  const plain = (key: string) => key.replace(/^-/, '').replace(/-[A-Z]{2}-\d+$/, '');
  return englishKeys(texts)
    .filter(([key]) => !named.has(plain(key)) && !fits.some((fit) => fit.test(plain(key))))
    .map(([key, file]) => `en/${file}: nothing uses ${key}`);
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /\.(svelte|ts|rs)$/.test(file) && !/(^|[/.])tests?[/.]/.test(file))
    .map((file) => join(folder, file));
}

/** Keys written out in the sources that no English file has. What fills a gap within a key is no key. */
export function missingKeys(sources: string, texts: string): string[] {
  const known = new Set(englishKeys(texts).map(([key]) => key));
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
    if (found.has(key)) faults.push(`${path}: ${key} occurs twice`);
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
