import { beforeAll, describe, expect, test } from 'vitest';
import { tutorial } from '../../src/pest/tutorial.ts';
import { choice } from '../../src/pest/choice.ts';
import { ask } from '../../src/pest/turn.ts';
import { placesOf, shownAt } from '../../src/pest/offers.ts';
import { sentence } from '../../src/game/words.ts';
import { texts } from '../../src/texts/texts.svelte.ts';
import { records } from './records.ts';

const steps = Object.values(records).flat();
const asked = steps.flatMap(({ view, question }) => (question ? [{ view, question }] : []));

beforeAll(async () => {
  await texts.learn('pest');
  await texts.learn('pest-board');
});

describe('every answer of every recorded question', () => {
  test('lies on the map or on the sheet', () => {
    for (const { question } of asked) {
      const onMap = [...placesOf(question).values()].flat();
      expect(new Set([...onMap, ...question.options.filter((option) => shownAt(option) === 'sheet')])).toEqual(new Set(question.options));
    }
  });

  test.each(['en', 'de', 'nl'] as const)('has words in %s', async (language) => {
    await texts.speak(language);
    for (const { view, question } of asked) {
      expect(sentence(question.prompt, String)).not.toMatch(/^ask-|\{/);
      for (const option of question.options) {
        const said = choice(option, view, question);
        expect(said.title, option).not.toMatch(/^(pest|place|technology|space|room|reward|building|action)-|_|^$/);
        expect(said.sentence, option).not.toMatch(/\{|pest-choice|_|^$/);
      }
    }
  });
});

test('the same word means what the question asks', () => {
  const { view, question } = asked.find(({ question: one }) => one.prompt.key === 'ask-castle') ?? asked[0]!;
  expect(choice(question.options[0]!, view, question).sentence).toMatch(/^(Castle|Burg|Kasteel) in /);
});

describe('the line that asks', () => {
  test.each(['en', 'de', 'nl'] as const)('has words for every recorded question in %s', async (language) => {
    await texts.speak(language);
    for (const { question, view } of asked) expect(ask(question, view, ''), question.prompt.key).not.toMatch(/^(pest-)?ask-|\{|^$/i);
  });

  test('says so where nothing is left but to go on', async () => {
    await texts.speak('en');
    const { question, view } = asked.find(({ question: { prompt } }) => prompt.key === 'ask-action') ?? {};
    if (!question || !view) throw new Error('no action is asked for');
    expect(ask(question, view, '')).toBe('Choose the action to do first.');
    expect(ask({ ...question, options: ['exchange wood-stone', 'done'] }, view, '')).toBe('Both actions are done. End your turn.');
  });
});

test('how to move is told before a lit place is chosen, and only where there are some', () => {
  const moment = { asked: 'ask-action', view: null, over: false };
  expect(tutorial.wanted({ ...moment, options: ['do move', 'do cure', 'done'] })).toEqual(['action', 'step']);
  expect(tutorial.wanted({ ...moment, options: ['do cure', 'done'] })).toEqual(['action']);
});
