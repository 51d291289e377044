import { person } from '$/app/app.svelte';
import { DEFAULTS } from '$/game/plan.svelte';
import { api } from '$/net/api';

/** Makes a table for a game against two bots; returns its id. */
export async function quick(game: string): Promise<string> {
  await person.ensure();
  const bot = { kind: 'bot', level: 'apprentice' } as const;
  const table = await api.make({ ...DEFAULTS, game, setup: { players: '3' }, seats: [{ kind: 'me', name: null }, bot, bot] });
  return table.id;
}
