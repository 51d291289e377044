import { allTokens, isAfricanusToken } from './components.svelte';
import type { RattusView } from './view';

/** The rats whose faces this eye has not seen: in the bag, face down on the board, or out of the game. */
export function unseen(view: RattusView): string[] {
  const seen = new Set([...view.used_tokens, ...view.regions.flatMap(({ rats }) => rats.flatMap(({ token }) => (token ? [token] : [])))]);
  return allTokens(isAfricanus(view)).filter((token) => !seen.has(token));
}

/** Africanus has its own rats, and with them region cards. */
export function isAfricanus(view: RattusView): boolean {
  return (
    view.deck > 0 || view.discards.length > 0 || view.seats.some(({ hand }) => hand > 0) || [...view.used_tokens].some(isAfricanusToken)
  );
}
