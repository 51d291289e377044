// The components of Rattus by id: faces of rats, classes of cards, what region cards protect.
import things from 'virtual:rattus-things';

/** The limit of a rat and its signs in the order they strike. */
export interface Face {
  limit: number;
  signs: string[];
}

export function face(token: string): Face {
  const [limit = 0, ...signs] = things.tokens[token] ?? [0];
  return { limit, signs };
}

/** All rats of the box that is played. */
export function allTokens(africanus: boolean): string[] {
  return Object.keys(things.tokens).filter((id) => id.startsWith('n') === africanus);
}

export function classOf(card: string): string {
  return things.cards[card] ?? '';
}

/** A region card: its region, and the classes it protects; none means any. */
export function regionCard(card: string): { region: string; classes: string[] } {
  const [region = '', ...classes] = things.regionCards[card] ?? [];
  return { region, classes };
}

export function isAfrican(region: string): boolean {
  return things.africa.includes(region);
}

export const POTIONS = things.potions;
export const DIPLOMATS = things.diplomats;

/** The icon of a sign on a rat. */
export function signIcon(sign: string): string {
  return sign === 'majority' ? 'symbol-m' : sign === 'all' ? 'symbol-a' : `class-${sign}`;
}

/** The name of a sign, as a key of the texts. */
export function signKey(sign: string): string {
  return sign === 'majority' || sign === 'all' ? `symbol-${sign}` : `class-${sign}`;
}

/** Where it stands what a class sign costs. */
export const SIGN_RULE = 'RB-29';
