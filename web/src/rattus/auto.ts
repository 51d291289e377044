// Answers that need no thought: the bonus that the tag on the map has promised, and what can't matter.
import type { Asked } from '$/protocol';
import { allTokens, face } from './components.svelte';
import { isAfricanus } from './unseen';
import { regionOf, type RattusView } from './view';

/** The answer to a question that the player need not think about; `last` is the answer before. */
export function auto({ prompt, options }: Asked, last: string, view: RattusView): string | null {
  // The tag of a region counts the cubes of these cards: choosing it is choosing them.
  if (prompt.key === 'place-bonus' && last !== 'no' && options.includes('yes')) return 'yes';
  if (prompt.key === 'knight-counts' && isAboveLimits(view)) return 'no';
  return null;
}

/** Whether a later answer of a hint needs no line of its own: a bonus that counts already among the cubes of its region. */
export function goesWithoutSaying(choice: string, name: string): boolean {
  return name === 'place-bonus' && choice === 'yes';
}

/** Whether the population of the plague region reaches the limit of every possible rat, so that two more cubes change nothing. */
function isAboveLimits(view: RattusView): boolean {
  const region = regionOf(view, view.plague);
  if (!region) return false;
  const players = view.seats.length;
  const nuns = view.nuns.filter((place) => place === region.id).length;
  const population = region.cubes.reduce((sum, count) => sum + count, 0) - nuns;
  const faces = allTokens(isAfricanus(view)).map(face);
  const highest = Math.max(...faces.map(({ limit }) => limit));
  const most = Math.max(...faces.map(({ signs }) => signs.reduce((sum, sign) => sum + (isForMany(sign) ? players : 1), 0)));
  return population - most * (region.rats.length - 1) >= highest;
}

/** Whether a sign can cost several players a cube. */
function isForMany(sign: string): boolean {
  return sign === 'majority' || sign === 'all';
}
