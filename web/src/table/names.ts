import { t } from '$/texts/texts.svelte';

/** Bots have names too: it reads better than "Seat 3". */
export function botName(seat: number): string {
  return t(`bot-name-${seat}`);
}
