// Two things brought together by choosing one after the other.
import { expect, test } from 'vitest';
import { Carry } from '$/pest/sheet/carry.svelte';

function carry(possible: string[]): { carry: Carry; made: string[] } {
  const made: string[] = [];
  return {
    made,
    carry: new Carry((from, to) => {
      if (!possible.includes(`${from}-${to}`)) return false;
      made.push(`${from}-${to}`);
      return true;
    }),
  };
}

test('the second thing pressed makes the pair', () => {
  const { carry: hands, made } = carry(['wood-stone']);
  hands.press('wood');
  expect(hands.held).toBe('wood');
  hands.press('stone');
  expect(made).toEqual(['wood-stone']);
  expect(hands.held).toBeNull();
});

test('two of a kind are a pair too, where they make one', () => {
  const { carry: hands, made } = carry(['wood-wood']);
  hands.press('wood');
  hands.press('wood');
  expect(made).toEqual(['wood-wood']);
});

test('what makes no pair is taken up instead, and pressing it again lays it down', () => {
  const { carry: hands, made } = carry([]);
  hands.press('wood');
  hands.press('stone');
  expect(hands.held).toBe('stone');
  hands.press('stone');
  expect(hands.held).toBeNull();
  expect(made).toEqual([]);
});
