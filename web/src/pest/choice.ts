// Answers in words, for buttons and screen readers.
import type { Asked } from '$/protocol';
import type { Choice } from '$/table/game';
import { shownAt } from './offers';
import type { PestView } from './view';

export function choice(words: string, _: PestView, __: Asked): Choice {
  return { title: words, sentence: words, shown: shownAt(words) };
}
