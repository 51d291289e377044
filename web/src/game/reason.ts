import { Refused } from '$/net/api';
import { sentence } from '$/game/words';
import { t, texts } from '$/texts/texts.svelte';

/** Why something failed, in the language in use where the server gave a sentence of the texts. */
export function reasonOf(error: unknown): string {
  if (error instanceof Refused && error.refusal.because && texts.has(error.refusal.because.key)) {
    return sentence(error.refusal.because, (number) => t('seat', { number }));
  }
  return error instanceof Error ? error.message : String(error);
}
