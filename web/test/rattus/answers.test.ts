import { beforeAll, describe, expect, test } from 'vitest';
import { choice } from '../../src/rattus/choice.ts';
import { isShown, offersOf } from '../../src/rattus/offers.ts';
import { texts } from '../../src/texts/texts.svelte.ts';
import { records } from './records.ts';

const asked = Object.values(records).flatMap((steps) => steps.flatMap(({ view, question }) => (question ? [{ view, question }] : [])));

beforeAll(async () => {
  await texts.learn('rattus');
  await texts.learn('rattus-board');
});

describe('every answer of every recorded question', () => {
  test('lies on the board or is left to a button', () => {
    for (const { question } of asked) {
      const placed = (['place', 'plague'] as const).flatMap((mode) => {
        const offers = offersOf(question, mode);
        return [
          ...offers.regions.values(),
          ...offers.cards.values(),
          ...offers.rats.values(),
          ...offers.borders.map((border) => border.choice),
          ...offers.seats.values(),
          ...offers.regionCards.values(),
          ...offers.pieces.values(),
          ...offers.cubes,
        ];
      });
      expect(new Set([...placed, ...question.options.filter((option) => !isShown(option))])).toEqual(new Set(question.options));
    }
  });

  test.each(['en', 'de', 'nl'] as const)('has words in %s', async (language) => {
    await texts.speak(language);
    for (const { view, question } of asked) {
      for (const option of question.options) {
        const said = choice(option, view, question);
        expect(said.title, option).not.toMatch(/^(answer|board|region|card|token|region_card|seat)-|^$/);
        expect(said.sentence, option).not.toMatch(/\{|^(answer|board)-|^$/);
      }
    }
  });
});

test('a turn lights what the mode says', () => {
  const { question } = asked.find((one) => offersOf(one.question, 'place').both) ?? {};
  if (!question) throw new Error('no turn offers both');
  expect([...offersOf(question, 'place').regions.values()].every((option) => option.startsWith('place '))).toBe(true);
  expect([...offersOf(question, 'plague').regions.values()].every((option) => option.startsWith('plague '))).toBe(true);
});
