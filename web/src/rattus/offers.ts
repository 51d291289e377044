// Where the answers of a question lie on the board. Nothing here knows a rule: what is offered is lit, the rest can only
// be asked about.
import type { Asked } from '$/protocol';

/** What a highlighted region stands for, where a turn offers both. */
export type Mode = 'place' | 'plague';

export interface Border {
  a: string;
  b: string;
  choice: string;
}

export interface Offers {
  question: Asked | null;
  /** Whether regions may mean two things now. */
  both: boolean;
  /** What regions stand for: the first word of such an answer. */
  regionWord: string | null;
  regions: ReadonlyMap<string, string>;
  /** Class cards, to take or to use. */
  cards: ReadonlyMap<string, string>;
  rats: ReadonlyMap<number, string>;
  borders: Border[];
  seats: ReadonlyMap<number, string>;
  regionCards: ReadonlyMap<string, string>;
  pieces: ReadonlyMap<number, string>;
  /** Cubes by what they carry, and potions. */
  cubes: string[];
}

const REGION_WORDS = ['region', 'place', 'plague'];
/** What the board itself shows; everything else is left to buttons in words. */
const SHOWN = ['place', 'plague', 'region', 'rat', 'border', 'take', 'use', 'card', 'region-card', 'seat', 'piece', 'cube', 'potion'];

export function isShown(choice: string): boolean {
  return SHOWN.includes(split(choice)[0]);
}

/** The first word of an answer, and what it names. */
export function split(choice: string): [word: string, named: string] {
  const at = choice.indexOf(' ');
  return at < 0 ? [choice, ''] : [choice.slice(0, at), choice.slice(at + 1)];
}

export function offersOf(question: Asked | null, mode: Mode): Offers {
  const options = question?.options ?? [];
  const words = new Set(options.map((option) => split(option)[0]));
  const both = words.has('place') && words.has('plague');
  const regionWord = both ? mode : (REGION_WORDS.find((word) => words.has(word)) ?? null);
  return {
    question,
    both,
    regionWord,
    regions: named(options, regionWord ?? ''),
    cards: new Map([...named(options, 'take'), ...named(options, 'use'), ...named(options, 'card')]),
    rats: numbered(options, 'rat'),
    borders: [...named(options, 'border')].map(([ends, choice]) => {
      const [a, b] = split(ends);
      return { a, b, choice };
    }),
    seats: numbered(options, 'seat'),
    regionCards: named(options, 'region-card'),
    pieces: numbered(options, 'piece'),
    cubes: options.filter((option) => ['cube', 'potion'].includes(split(option)[0])),
  };
}

function named(options: string[], word: string): Map<string, string> {
  return new Map(options.filter((option) => split(option)[0] === word).map((option) => [split(option)[1], option]));
}

function numbered(options: string[], word: string): Map<number, string> {
  return new Map([...named(options, word)].map(([number, option]) => [Number(number), option]));
}

/** What one would say to choose a region that is not offered. */
export function regionWish(offers: Offers, region: string): string | null {
  return offers.regionWord && !offers.regions.has(region) ? `${offers.regionWord} ${region}` : null;
}

/** What one would say to take or use a card that is not offered. */
export function cardWish(offers: Offers, card: string, mine: boolean): string | null {
  if (!offers.question || offers.cards.has(card)) return null;
  return `${mine ? 'use' : 'take'} ${card}`;
}
