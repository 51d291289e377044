// The components of Rattus by id: faces of rats, classes of cards, what region cards protect. The client contains those of the box;
// others, of an uploaded pack or an older edition, are fetched.
import box from 'virtual:rattus-things';
import { api } from '$/net/api';
import type { RattusPack } from '$/protocol';
import { t, texts } from '$/texts/texts.svelte';
import { BUILT_IN_PACKS } from './cards';

let things = $state.raw(box);
/** The hash of the components that are shown, or of those being fetched. */
let shown = BUILT_IN_PACKS[0];

/** Shows the components with this hash from now on. After a failure the next call tries again. */
export async function useComponents(hash: string): Promise<void> {
  if (shown === hash) return;
  shown = hash;
  if (BUILT_IN_PACKS.includes(hash)) {
    things = box;
    return;
  }
  const pack = await api.pack<RattusPack>(hash).catch(() => null);
  if (shown !== hash) return;
  if (pack) things = thingsOf(pack);
  else shown = '';
}

function thingsOf(pack: RattusPack): typeof box {
  const entries = Object.entries;
  return {
    ...pack,
    africanusTokens: pack.africanus_tokens,
    tokens: Object.fromEntries(entries(pack.tokens).map(([id, { limit, signs }]) => [id, [limit, ...signs]])),
    regionCards: Object.fromEntries(entries(pack.region_cards).map(([id, { region, classes }]) => [id, [region, ...classes]])),
  };
}

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
  return Object.keys(things.tokens).filter((id) => isAfricanusToken(id) === africanus);
}

/** Whether a rat belongs to Africanus. */
export function isAfricanusToken(token: string): boolean {
  return things.africanusTokens.includes(token);
}

export function classOf(card: string): string {
  return things.cards[card] ?? '';
}

/** A region card: its region, and the classes it protects; none means any. */
export function regionCard(card: string): { region: string; classes: string[] } {
  const [region = '', ...classes] = things.regionCards[card] ?? [];
  return { region, classes };
}

texts.describe('token', (id) => {
  const { limit, signs } = face(id);
  return t('token-face', { limit, symbols: signs.map((sign) => texts.name('symbol', sign)).join(', ') });
});

texts.describe('region_card', (id) => {
  const { region, classes } = regionCard(id);
  const signs = classes.length > 0 ? classes.map((name) => texts.name('class', name)).join(', ') : t('region_card-any-class');
  return t('region_card-face', { region: texts.name('region', region), signs });
});

export function isAfrican(region: string): boolean {
  return things.africa.includes(region);
}

/** The number of potions in the box. */
export function potionsInBox(): number {
  return things.potions;
}

/** The number of diplomats in the box. */
export function diplomatsInBox(): number {
  return things.diplomats;
}

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
