// The games there is a board for, each loaded with its texts when a table needs it.
import { texts } from '$/texts/texts.svelte';
import type { GameModule } from './game';

const MODULES = import.meta.glob<{ game: GameModule }>(['../rattus/index.ts', '../pest/index.ts']);

/** Whether there is a board for a game. */
export function isPlayable(game: string): boolean {
  return `../${game}/index.ts` in MODULES;
}

export async function loadGame(game: string): Promise<GameModule | null> {
  const [module] = await Promise.all([MODULES[`../${game}/index.ts`]?.(), texts.learn(game, `${game}-board`)]);
  return module?.game ?? null;
}
