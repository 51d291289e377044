// The registry of games: the only shared file that names one. A further game is a folder like `rattus/` and a line in `GAMES`.
import type { GameInfo } from './game/info';
import type { GameModule } from './game/module';
import { pest } from './pest/info';
import { rattus } from './rattus/info';
import { texts } from './texts/texts.svelte';

/** In the order pages list them; the first is offered where nobody asked for one. */
export const GAMES: readonly [GameInfo, ...GameInfo[]] = [rattus, pest];

export function gameInfo(id: string | null): GameInfo | undefined {
  return GAMES.find((game) => game.id === id);
}

/** The game that an address names, else the first. */
export function gameOr(id: string | null): GameInfo {
  return gameInfo(id) ?? GAMES[0];
}

/** Loads the board of a game together with its texts; null for a game this client does not know. */
export async function loadGame(id: string): Promise<GameModule | null> {
  const [module] = await Promise.all([gameInfo(id)?.load(), texts.learn(id, `${id}-board`)]);
  return module?.game ?? null;
}

/** The picture of the front page. */
export function frontArt(): ReturnType<NonNullable<GameInfo['art']>> | undefined {
  return GAMES.find(({ art }) => art)?.art?.();
}
