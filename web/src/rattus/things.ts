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

/** Where a class card's ability stands in the rules. */
export const CARD_RULES: Record<string, string> = {
  peasant: 'RB-41',
  merchant: 'RB-44',
  monk: 'RB-42',
  knight: 'RB-45',
  witch: 'RB-48',
  king: 'RB-50',
  serf: 'PP-40',
  baker: 'PP-42',
  courier: 'PP-20',
  mayor: 'PP-22',
  nun: 'PP-50',
  bishop: 'PP-52',
  crusader: 'PP-10',
  soldier: 'PP-12',
  pied_piper: 'PP-60',
  wizard: 'PP-62',
  queen: 'PP-30',
  emperor: 'PP-33',
  astronomer: 'AF-31',
  explorer: 'AF-32',
  sultan: 'AF-33',
  caravan_leader: 'AF-36',
};
/** Where it stands what a class sign costs. */
export const SIGN_RULE = 'RB-29';
