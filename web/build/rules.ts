// The rules pages, made from the ledger: `virtual:rules/rattus-base` and so on.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:rules/';

export function rules(root: string): Plugin {
  return {
    name: 'miasma-rules',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return;
      const file = join(root, '../docs/rules', `${id.slice(PREFIX.length + 1)}.md`);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(page(readFileSync(file, 'utf8')))};`;
    },
  };
}

export interface RulesPage {
  title: string;
  /** What stands before the first section, as HTML. */
  intro: string;
  sections: { id: string; title: string; html: string }[];
}

/** A page of the ledger as HTML, every rule with its id as anchor, every id cited as a link. */
export function page(markdown: string): RulesPage {
  const [head = '', ...rest] = markdown.split(/^## /m);
  const title = /^# (.*)$/m.exec(head)?.[1] ?? '';
  const intro = html(head.replace(/^# .*$/m, ''));
  const sections = rest.map((part) => {
    const [name = '', ...lines] = part.split('\n');
    return { id: slug(name), title: name, html: html(lines.join('\n')) };
  });
  return { title, intro, sections };
}

/** Where a rule stands: the page of its box and the anchor. */
export function address(rule: string): string | undefined {
  const box = { RB: 'rattus-base', PP: 'rattus-pied-piper', AF: 'rattus-africanus', PE: 'pest' }[rule.slice(0, 2)];
  return box && `/rules/${box}#${rule}`;
}

function html(markdown: string): string {
  const raw = marked.parse(markdown, { async: false });
  return raw
    .replace(/<a href="([\w-]+)\.md">/g, '<a href="/rules/$1">')
    .replace(/<li><strong>([A-Z]{2}-\d+)<\/strong>/g, '<li id="$1"><a class="rule" href="#$1">$1</a>')
    .replace(/(?<![#"/>\w-])\b(RB|PP|AF|PE)-(\d+)\b/g, (id) => `<a class="rule" href="${address(id)}">${id}</a>`);
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
