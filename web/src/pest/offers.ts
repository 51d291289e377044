// Where the answers of a question lie on the screen. Nothing here knows a rule: what is offered is lit, the rest can only
// be asked about.
import type { Asked } from '$/protocol';
import { idIn, split } from './view';

/** What places on the map can stand for, the plainest first. */
const MAP_WORDS = ['at', 'move', 'through', 'jump'];

/** Where an answer is shown: on the map or on the player's own sheet. */
export function shownAt(choice: string): 'board' | 'sheet' {
  return MAP_WORDS.includes(split(choice)[0]) ? 'board' : 'sheet';
}

/** The answers that places stand for; where several would fit, the plainest first. */
export function placesOf(question: Asked | null): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const word of MAP_WORDS) {
    for (const option of question?.options ?? []) {
      if (split(option)[0] === word) places.set(idIn(option), [...(places.get(idIn(option)) ?? []), option]);
    }
  }
  return places;
}

/** What one would say to choose a place that is not offered, while places are asked about. */
export function placeWish(question: Asked | null, place: string): string | null {
  const word = question?.options.map((option) => split(option)[0]).find((one) => MAP_WORDS.includes(one));
  return word ? `${word} ${place.replaceAll('_', '-')}` : null;
}
