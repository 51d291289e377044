// Where the answers of a question lie on the screen. Nothing here knows a rule: what is offered is lit, the rest can only
// be asked about.
import type { Asked } from '$/protocol';
import { idIn, split } from './view';

/** What places on the map can stand for. */
const MAP_WORDS = ['at', 'go', 'through', 'jump'];
/** What the bar of answers says: the few that belong to no thing on the table. */
const BAR_WORDS = ['done', 'enter'];

/** Where an answer is shown: on the map, on the player's own sheet, or in the bar. */
export function shownAt(choice: string): 'board' | 'sheet' | 'bar' {
  const [word] = split(choice);
  if (MAP_WORDS.includes(word)) return 'board';
  return BAR_WORDS.includes(word) ? 'bar' : 'sheet';
}

/** The answers that places stand for; where several would fit, the plainest. */
export function placesOf(question: Asked | null): Map<string, string> {
  const places = new Map<string, string>();
  for (const word of MAP_WORDS) {
    for (const option of question?.options ?? []) {
      if (split(option)[0] === word && !places.has(idIn(option))) places.set(idIn(option), option);
    }
  }
  return places;
}
