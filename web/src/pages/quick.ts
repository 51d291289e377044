import { person } from '$/app/app.svelte';
import { api } from '$/net/api';
import type { NewTable } from '$/protocol';
import { t } from '$/texts/texts.svelte';

/** What a table is when nobody wants anything else. */
export const PLAIN: NewTable = {
  game: 'rattus',
  setup: {},
  seats: [],
  public: false,
  spectators: true,
  pace: { kind: 'relaxed' },
  leavers: 'bot',
  hints: true,
  odds: false,
  seed: null,
  pack: null,
};

/** A game against two bots, begun at once; its address. */
export async function quick(game: string): Promise<string> {
  await person.ensure(t('me-nameless'));
  const bot = { kind: 'bot', level: 'apprentice' } as const;
  const table = await api.make({ ...PLAIN, game, setup: { players: '3' }, seats: [{ kind: 'me', name: null }, bot, bot] });
  return table.id;
}
