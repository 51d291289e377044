// The rules pages, made from the ledger in `docs/rules`. Modules: `virtual:rules/PAGE` is one page, `virtual:rules` loads any of them by
// name, `virtual:rule-prefixes` says which page has the rules that begin with "RB".
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { marked } from 'marked';
import type { Plugin } from 'vite';

const INDEX = 'virtual:rules';
const PREFIXES = 'virtual:rule-prefixes';
const PAGE = 'virtual:rules/';
/** The start of a rule: its id, at the beginning of a list item. */
const RULE = /^- \*\*([A-Z]{2})-\d+\*\*/m;

/** The page of the rules with each prefix. */
export type Prefixes = Record<string, string>;

export function rules(root: string): Plugin {
  const directory = join(root, '../docs/rules');
  const known = prefixesIn(directory);
  return {
    name: 'miasma-rules',
    resolveId: (id) => (id === INDEX || id === PREFIXES || id.startsWith(PAGE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${PREFIXES}`) return `export const prefixes = ${JSON.stringify(known)};`;
      if (id === `\0${INDEX}`) {
        const loaders = Object.values(known).map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(PAGE + name)})`);
        return `export const pages = { ${loaders.join(', ')} };`;
      }
      if (!id.startsWith(`\0${PAGE}`)) return;
      const file = join(directory, `${id.slice(PAGE.length + 1)}.md`);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(page(readFileSync(file, 'utf8'), known))};`;
    },
  };
}

/** Reads the prefix of each page's rules; a page without rules, such as the introduction, has none. */
export function prefixesIn(directory: string): Prefixes {
  const found: Prefixes = {};
  for (const file of readdirSync(directory).filter((name) => name.endsWith('.md'))) {
    const prefix = RULE.exec(readFileSync(join(directory, file), 'utf8'))?.[1];
    if (prefix) found[prefix] = basename(file, '.md');
  }
  return found;
}

export interface RulesPage {
  title: string;
  /** What stands before the first section, as HTML. */
  intro: string;
  sections: { id: string; title: string; html: string }[];
}

/** A page of the ledger as HTML: every rule has its id as anchor, every id cited is a link. */
export function page(markdown: string, prefixes: Prefixes): RulesPage {
  const [head = '', ...rest] = markdown.split(/^## /m);
  const title = /^# (.*)$/m.exec(head)?.[1] ?? '';
  const intro = html(head.replace(/^# .*$/m, ''), prefixes);
  const sections = rest.map((part) => {
    const [name = '', ...lines] = part.split('\n');
    return { id: slug(name), title: name, html: html(lines.join('\n'), prefixes) };
  });
  return { title, intro, sections };
}

function html(markdown: string, prefixes: Prefixes): string {
  const cited = new RegExp(`(?<![#"/>\\w-])\\b(${Object.keys(prefixes).join('|')})-\\d+\\b`, 'g');
  return marked
    .parse(markdown, { async: false })
    .replace(/<a href="([\w-]+)\.md">/g, '<a href="/rules/$1">')
    .replace(/<li><strong>([A-Z]{2}-\d+)<\/strong>/g, '<li id="$1"><a class="rule" href="#$1">$1</a>')
    .replace(cited, (id, prefix: string) => `<a class="rule" href="/rules/${prefixes[prefix]}#${id}">${id}</a>`);
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
