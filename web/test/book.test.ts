// The rulebooks: the same in every language, and tied to the ledger.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import components from '../src/pest/components.json';
import { CARD_RULES, MORE_CARD_RULES } from '../src/rattus/cards';
import { fileOf, pagesIn, parse, type Block, type BookPage } from '../build/book';

const TEXTS = fileURLToPath(new URL('../../texts', import.meta.url));
const RULES = fileURLToPath(new URL('../../docs/rules', import.meta.url));
const PAGES = ['rattus', 'rattus-pied-piper', 'rattus-africanus', 'pest'];
const LEDGER = ['rattus-base', 'rattus-pied-piper', 'rattus-africanus', 'pest'];
/** The gallery cites the rules of each class card, technology and decree. */
const IN_GALLERY = [
  ...Object.values(CARD_RULES),
  ...Object.values(MORE_CARD_RULES).flat(),
  ...[...components.technologies, ...components.decrees].map(({ rule }) => rule),
];
/** Words that begin the answer to each question, in the passage that answers it. */
const QUESTIONS = readFileSync(fileURLToPath(new URL('../../docs/rulebook-questions.md', import.meta.url)), 'utf8');

const read = (language: string, page: string): BookPage => parse(readFileSync(fileOf(TEXTS, `${language}/${page}`), 'utf8'));
const ledger = LEDGER.flatMap((page) =>
  [...readFileSync(`${RULES}/${page}.md`, 'utf8').matchAll(/^- \*\*([A-Z]{2}-\d+)\*\*/gm)].map((match) => match[1] ?? ''),
);
const passages = (blocks: Block[]) => blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block]));
const cited = new Set(
  PAGES.flatMap((page) => read('en', page).sections.flatMap(({ blocks }) => passages(blocks).flatMap(({ rules }) => rules))),
);

/** All but the words. */
function skeleton({ sections }: BookPage): unknown {
  return sections.map(({ id, blocks }) => ({
    id,
    blocks: blocks.map((block) => ({
      kind: block.kind,
      name: 'name' in block ? block.name : null,
      rules: passages([block]).map(({ rules }) => rules),
    })),
  }));
}

describe('the rulebook', () => {
  it('has all its pages in three languages', () => {
    expect(pagesIn(TEXTS).toSorted()).toEqual(
      ['de', 'en', 'nl'].flatMap((language) => PAGES.map((page) => `${language}/${page}`)).toSorted(),
    );
  });

  for (const language of ['de', 'nl']) {
    for (const page of PAGES) {
      it(`has the same passages, pictures and rules in ${language} as in English: ${page}`, () => {
        expect(skeleton(read(language, page))).toEqual(skeleton(read('en', page)));
      });
      it(`is written in ${language}: ${page}`, () => {
        const own = passages(read(language, page).sections.flatMap(({ blocks }) => blocks));
        const english = new Set(passages(read('en', page).sections.flatMap(({ blocks }) => blocks)).map(({ html }) => html));
        expect(own.filter(({ html }) => english.has(html))).toEqual([]);
      });
    }
  }

  it('cites only rules that the ledger has', () => {
    expect([...cited].filter((rule) => !ledger.includes(rule))).toEqual([]);
  });
  it('cites every rule of the ledger, cards in the gallery included', () => {
    expect(ledger.filter((rule) => !cited.has(rule) && !IN_GALLERY.includes(rule))).toEqual([]);
  });
  it('has rules behind every passage but the introductions', () => {
    for (const page of PAGES) {
      const bare = read('en', page).sections.flatMap(({ id, blocks }) =>
        passages(blocks).flatMap(({ rules }) => (rules.length === 0 ? [id] : [])),
      );
      expect(
        bare.filter((id) => id !== 'intro'),
        page,
      ).toEqual([]);
    }
  });
});

describe('twenty questions for each game', () => {
  const rows = [...QUESTIONS.matchAll(/^\| (\d+) \| (.+?) \| ([\w-]+)#([\w-]+) \| (.+?) \|$/gm)].map(
    ([, number = '', question = '', page = '', anchor = '', words = '']) => ({ number, question, page, anchor, words }),
  );
  it('are asked of both games', () => {
    expect(rows.filter(({ page }) => page !== 'pest')).toHaveLength(20);
    expect(rows.filter(({ page }) => page === 'pest')).toHaveLength(20);
  });
  for (const { question, page, anchor, words } of rows) {
    it(`answers: ${question}`, () => {
      const passage = passages(read('en', page).sections.flatMap(({ blocks }) => blocks)).find(({ id }) => id === anchor);
      expect(passage?.html.replace(/<[^>]*>/g, '')).toContain(words);
    });
  }
});

describe('a page of the rulebook', () => {
  const page = parse(
    '# Title\n\nLead.\n\n## A turn {#turn}\n\nPlace **three** cubes. [RB-13 RB-14]\n\n- one [RB-15]\n- two\n\n![Words](figure:map) [RB-02]\n',
  );

  it('has passages with anchors and rules', () => {
    expect(page.sections[1]?.blocks[0]).toEqual({
      kind: 'text',
      id: 'turn-1',
      html: 'Place <strong>three</strong> cubes.',
      rules: ['RB-13', 'RB-14'],
    });
  });
  it('has lists and pictures', () => {
    expect(page.sections[1]?.blocks[1]).toMatchObject({ kind: 'list', items: [{ rules: ['RB-15'] }, { rules: [] }] });
    expect(page.sections[1]?.blocks[2]).toMatchObject({ kind: 'figure', name: 'map', html: 'Words', rules: ['RB-02'] });
  });
  it('must name the anchor of a section', () => {
    expect(() => parse('# Title\n\n## A turn\n\nWords.\n')).toThrow('has no anchor');
  });
});
