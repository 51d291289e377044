// What is missing for a building, in words.
import type { Refusal } from '$/protocol';
import { t } from '$/texts/texts.svelte';
import { gainsOf, inWords } from './sheet/components';

/** The amounts that a player lacks for a building; null where the refusal has another reason. */
export function shortage({ because }: Refusal): string | null {
  if (because?.key !== 'no-building-cost') return null;
  const amount = (name: string) => (typeof because.args[name] === 'number' ? because.args[name] : 0);
  const missing = { wood: amount('wood'), stone: amount('stone'), food: amount('food'), herbs: amount('herbs') };
  const goods = inWords(gainsOf(missing));
  const coins = amount('coins');
  return coins > 0 ? t('pest-short-coins', { goods, coins }) : t('pest-short', { goods });
}
