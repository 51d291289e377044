// The rulebooks, made from `texts/LANGUAGE/book`. Modules: `virtual:book/LANGUAGE/PAGE` is one page, `virtual:book` loads any of them by
// "LANGUAGE/PAGE". The format of a page is described in CONTRIBUTING.md, "Write the rulebook".
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { marked } from 'marked';
import type { Plugin } from 'vite';

const INDEX = 'virtual:book';
const PAGE = 'virtual:book/';
const LANGUAGES = ['en', 'de', 'nl'];
/** The rules that a block rests on, at its end: `[RB-13 RB-14]`. */
const RULES = /\s*\[((?:[A-Z]{2}-\d+ ?)+)\]$/;
/** A picture or a worked example: `![caption](figure:NAME)`. */
const FIGURE = /^!\[([^]*)\]\((figure|example):([\w-]+)\)$/;

/** A paragraph, or an item of a list. */
export interface Passage {
  /** Its anchor. */
  id: string;
  html: string;
  /** The rules of the ledger behind it. */
  rules: string[];
}
export type Block =
  ({ kind: 'text' } & Passage) | { kind: 'list'; items: Passage[] } | ({ kind: 'figure' | 'example'; name: string } & Passage);
export interface BookSection {
  id: string;
  title: string;
  blocks: Block[];
}
export interface BookPage {
  title: string;
  sections: BookSection[];
}

export function book(root: string): Plugin {
  const texts = join(root, '../texts');
  return {
    name: 'miasma-book',
    resolveId: (id) => (id === INDEX || id.startsWith(PAGE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) {
        const loaders = pagesIn(texts).map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(PAGE + name)})`);
        return `export const pages = { ${loaders.join(', ')} };`;
      }
      if (!id.startsWith(`\0${PAGE}`)) return;
      const file = fileOf(texts, id.slice(PAGE.length + 1));
      this.addWatchFile(file);
      return `export default ${JSON.stringify(parse(readFileSync(file, 'utf8')))};`;
    },
  };
}

/** All pages, as "LANGUAGE/PAGE". */
export function pagesIn(texts: string): string[] {
  return LANGUAGES.flatMap((language) =>
    readdirSync(join(texts, language, 'book'))
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${language}/${basename(file, '.md')}`),
  );
}

export function fileOf(texts: string, name: string): string {
  const [language = '', page = ''] = name.split('/');
  return join(texts, language, 'book', `${page}.md`);
}

/** Reads a page. Sections have their anchor in braces: `## A turn {#turn}`. */
export function parse(source: string): BookPage {
  const [head = '', ...rest] = source.replace(/\r/g, '').split(/^## /m);
  const title = /^# (.*)$/m.exec(head)?.[1] ?? '';
  const intro = { id: 'intro', title: '', blocks: blocksOf(head.replace(/^# .*$/m, ''), 'intro') };
  const sections = rest.map((part) => {
    const end = part.indexOf('\n');
    const [, name = '', id = ''] = /^(.*?) \{#([\w-]+)\}$/.exec(part.slice(0, end)) ?? [];
    if (!id) throw new Error(`the section "${part.slice(0, end)}" has no anchor`);
    return { id, title: name, blocks: blocksOf(part.slice(end), id) };
  });
  return { title, sections: [...(intro.blocks.length > 0 ? [intro] : []), ...sections] };
}

function blocksOf(source: string, section: string): Block[] {
  let count = 0;
  const passage = (text: string): Passage => {
    const flat = text.replace(/\s*\n\s*/g, ' ').trim();
    const rules = RULES.exec(flat)?.[1]?.trim().split(' ') ?? [];
    return { id: `${section}-${++count}`, html: inline(flat.replace(RULES, '')), rules };
  };
  return source
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block): Block => {
      const bare = block.replace(/\s*\n\s*/g, ' ');
      const [, caption, kind, name] = FIGURE.exec(bare.replace(RULES, '')) ?? [];
      if (caption !== undefined && name) {
        const cited = RULES.exec(bare)?.[0] ?? '';
        return { kind: kind as 'figure' | 'example', name, ...passage(caption + cited) };
      }
      if (block.startsWith('- '))
        return {
          kind: 'list',
          items: block.slice(2).split(/\n- /).map(passage),
        };
      return { kind: 'text', ...passage(block) };
    });
}

/** Bold, italics and links to other pages; nothing else is needed. */
function inline(text: string): string {
  return marked.parseInline(text, { async: false });
}
