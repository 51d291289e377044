// Every card, sign and lesson has its words, in every language.
import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PestAgenda, PestImperative, PestView } from '$/protocol';
import { tutorial } from '$/pest/tutorial';
import { agendaWords, decreeNames, imperativeWords } from '$/pest/sheet/decrees';
import { helpOf, TOPICS } from '$/pest/sheet/topics';
import { t, texts } from '$/texts/texts.svelte';

const data = (name: string) =>
  parse(readFileSync(new URL(`../../../../data/pest/${name}.toml`, import.meta.url), 'utf8')) as Record<
    string,
    { id?: string; number: number }[]
  >;
const view = { era: 1, decrees: [], market: [], deck: [], seats: [] } as unknown as PestView;
const WHAT = [
  'healthy',
  'sick',
  'influence',
  'food',
  'workers',
  'buildings',
  'free',
  'shared',
  'capital',
  'signs',
  'sets',
  'special',
  'basic',
];
const NOTHING = { resource: null, size: null, port: false, on_road: null, others: false, beside_own: null };

describe.each(['en', 'de', 'nl'] as const)('in %s', (language) => {
  beforeAll(async () => {
    await texts.speak(language);
    await texts.learn('pest');
    await texts.learn('pest-board');
  });

  test('help knows every sign of the board', () => {
    for (const topic of Object.keys(TOPICS)) {
      const { title, body } = helpOf(topic, null, view);
      expect([topic, title, body.join('')]).not.toContain('');
      expect(title, topic).not.toMatch(/^pest-|-/);
    }
  });

  test('help knows every technology and every decree', () => {
    for (const { id } of data('technologies')['technology'] ?? [])
      expect(helpOf(`technology-${id}`, null, view).body.join(''), id).not.toBe('');
    for (const { number } of data('decrees')['decree'] ?? []) {
      const names = decreeNames(`decree_${String(number).padStart(2, '0')}`);
      expect(names.agenda, String(number)).not.toMatch(/^decree_/);
      expect(names.imperative, String(number)).not.toBe('');
    }
  });

  test('every agenda is a sentence', () => {
    for (const what of WHAT) {
      for (const every of [1, 2])
        expect(agendaWords({ kind: 'per', amount: 1, every, what } satisfies PestAgenda), what).not.toMatch(/pest-sheet|\{/);
    }
    expect(agendaWords({ kind: 'rank', amounts: [5, 4, 3, 2, 1] })).toContain('5, 4, 3, 2, 1');
  });

  test('every imperative is a sentence', () => {
    const sites: Partial<Extract<PestImperative, { kind: 'build' }>>[] = [
      { resource: 'food' },
      { size: 'village' },
      { size: 'town' },
      { size: 'city' },
      { port: true },
      { on_road: 'black' },
      { others: true },
      { beside_own: true },
      { beside_own: false },
    ];
    const all: PestImperative[] = [
      ...sites.map((site) => ({ kind: 'build' as const, ...NOTHING, ...site })),
      { kind: 'technology' },
      { kind: 'road' },
      { kind: 'place', least: 2 },
    ];
    for (const imperative of all) expect(imperativeWords(imperative)).not.toMatch(/pest-sheet|\{/);
  });

  test('every lesson of the first year can be read', () => {
    for (const lesson of tutorial.lessons) {
      expect(texts.has(`pest-learn-${lesson}`) && texts.has(`pest-learn-${lesson}-about`), lesson).toBe(true);
      expect(tutorial.rules[lesson], lesson).toMatch(/^PE-\d+$/);
    }
    expect(t('pest-learn-over')).not.toBe('');
  });
});
