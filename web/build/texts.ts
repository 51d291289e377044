// Fluent files as modules: what only explains a sentence to translators is left out of the bundle. The parts NAME.PART.ftl of a long file
// belong to the module of NAME.ftl. What pages say of each game before a table is opened (GAME-info.ftl) is part of web.ftl, which every
// page needs: one request.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { missingKeys, textFaults } from './completeness.ts';

/** The keys of texts/LANGUAGE/miasma.ftl that the client says; the rest belongs to the terminal. */
const SHARED = /^(seat|yes|no|list-none|undo-|pack-|today-)/;

export function texts(root: string): Plugin {
  let building = false;
  return {
    name: 'miasma-texts',
    configResolved: (config) => void (building = config.command === 'build'),
    /** A sentence that is missing in a language stops the build; while one writes, the page shows its key. */
    buildStart() {
      if (!building) return;
      const texts = join(root, '../texts');
      const faults = [...textFaults(texts), ...missingKeys(join(root, 'src'), texts)];
      if (faults.length > 0) this.error(faults.join('\n'));
    },
    transform(source, id) {
      if (!id.endsWith('.ftl')) return;
      const parts = partsOf(id);
      for (const file of parts) this.addWatchFile(file);
      const all = [source, ...parts.map((file) => readFileSync(file, 'utf8'))].join('\n');
      const entries = split(all).filter(([key]) => basename(id) !== 'miasma.ftl' || SHARED.test(key));
      const text = entries.map(([, entry]) => entry).join('\n');
      return { code: `export default ${JSON.stringify(text)};`, map: null };
    },
  };
}

/** The further files whose texts belong to the module of a file. */
function partsOf(file: string): string[] {
  const [folder, name] = [dirname(file), basename(file, '.ftl')];
  const isPart = (other: string) => other.startsWith(`${name}.`) && other !== `${name}.ftl`;
  const isInfo = (other: string) => name === 'web' && other.endsWith('-info.ftl');
  return readdirSync(folder)
    .filter((other) => other.endsWith('.ftl') && (isPart(other) || isInfo(other)))
    .map((other) => join(folder, other));
}

/** The messages and terms of a file, by key, without comments and empty lines. */
export function split(source: string): [string, string][] {
  const entries: [string, string][] = [];
  for (const line of source.split('\n')) {
    const key = /^(-?[a-zA-Z][\w-]*) *=/.exec(line)?.[1];
    const last = entries.at(-1);
    if (key) entries.push([key, line]);
    else if (last && line.trim() && !line.startsWith('#')) last[1] += `\n${line}`;
  }
  return entries;
}
