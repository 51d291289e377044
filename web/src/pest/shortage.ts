// What is missing for a building, in words.
import type { PestPack, Refusal } from '$/protocol';
import { t, texts } from '$/texts/texts.svelte';
import { buildingOf, gainsOf } from './sheet/components';
import { BASIC } from './sheet/options';
import { tableState } from './table-state.svelte';
import { idIn, split, type PestView } from './view';

/** The amounts that a player lacks for a building; null where the refusal has another reason, such as a price raised by a sick person. */
export function shortage(refusal: Refusal, choice: string, view: PestView, seat: number): string | null {
  if (refusal.because?.key !== 'no-building-cost') return null;
  const cost = costOf(tableState.pack, choice);
  const sheet = view.seats[seat - 1];
  if (!cost || !sheet) return null;
  const missing = BASIC.map((kind) => ({
    kind,
    amount: (cost.find((gain) => gain.kind === kind)?.amount ?? 0) - sheet[kind],
  })).filter(({ amount }) => amount > 0);
  const total = missing.reduce((sum, { amount }) => sum + amount, 0);
  if (total <= sheet.coin) return null;
  const goods = texts.list(missing.map(({ kind, amount }) => `${amount} ${texts.name('resource', kind)}`));
  return sheet.coin > 0 ? t('pest-short-coins', { goods, coins: sheet.coin }) : t('pest-short', { goods });
}

function costOf(pack: PestPack | null, choice: string) {
  const id = idIn(choice);
  const built = split(choice)[0] === 'raise' ? pack?.capital_buildings.find((one) => one.id === id) : buildingOf(pack, id);
  return built ? gainsOf(built.cost) : null;
}
