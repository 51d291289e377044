// Checks the structure of `src/`: no import cycles between its folders, and no file that names a game outside that game's folder and the
// registry. `cargo xtask tidy` checks the lengths of files. Files right below `src/` count as folders of their own. Run by `npm run check`.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('../src', import.meta.url));
const GENERATED = ['protocol.ts'];
const REGISTRY = 'games.ts';
/** Static and dynamic imports, re-exports and globs, of scripts and markup alike. */
const IMPORT = /\b(?:from|import)\s*\(?\s*(['"])((?:\.|\$\/).*?)\1|import\.meta\.glob[^(]*\(\s*\[?\s*(['"])(\.[^'"]*)\3/g;

const files = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|svelte|css)$/.test(entry.name))
  .map((entry) => relative(SRC, join(entry.parentPath, entry.name)));
const faults = [...games(), ...cycles()];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);

/** The id of a game as a word: in a string, a text key, a path or a comment. */
function games() {
  const ids = files.flatMap((file) => /^(\w+)\/info\.ts$/.exec(file)?.[1] ?? []).filter((id) => id !== 'game');
  const named = new RegExp(`\\b(${ids.join('|')})\\b`, 'i');
  return files
    .filter((file) => !ids.includes(nodeOf(file)) && file !== REGISTRY && !GENERATED.includes(file))
    .flatMap((file) => {
      const at = read(file)
        .split('\n')
        .findIndex((line) => named.test(line));
      return at < 0 ? [] : [`src/${file}:${at + 1} names a game; only its own folder and ${REGISTRY} may`];
    });
}

function cycles() {
  /** @type {Map<string, Map<string, string>>} The folders each folder imports, with a file that does. */
  const graph = new Map();
  for (const file of files) {
    for (const match of read(file).matchAll(IMPORT)) {
      const target = resolve(file, match[2] ?? match[4] ?? '');
      const [from, to] = [nodeOf(file), nodeOf(target)];
      if (from === to || target.startsWith('..')) continue;
      if (!graph.has(from)) graph.set(from, new Map());
      graph.get(from)?.set(to, file);
    }
  }
  const cycle = [...graph.keys()].map((start) => pathBack(graph, start)).find((path) => path !== null);
  if (!cycle) return [];
  const steps = cycle.slice(1).map((to, at) => `  ${cycle[at]} -> ${to} (src/${graph.get(cycle[at] ?? '')?.get(to)})`);
  return [`import cycle between folders:\n${steps.join('\n')}`];
}

/** The shortest way from a folder back to itself, or null. */
function pathBack(/** @type {Map<string, Map<string, string>>} */ graph, /** @type {string} */ start) {
  const queue = [[start]];
  const seen = new Set();
  for (const path of queue) {
    for (const next of graph.get(path.at(-1) ?? '')?.keys() ?? []) {
      if (next === start) return [...path, next];
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push([...path, next]);
    }
  }
  return null;
}

function resolve(/** @type {string} */ file, /** @type {string} */ target) {
  return target.startsWith('$/') ? target.slice(2) : join(dirname(file), target);
}

/** The first folder of a path, or the name of a file right below `src/`. */
function nodeOf(/** @type {string} */ path) {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : path.replace(/\.ts$/, '');
}

function read(/** @type {string} */ file) {
  return readFileSync(join(SRC, file), 'utf8');
}
