// Looks up components and names what is paid and gained.
import { t, texts } from '$/texts/texts.svelte';
import type { PestBuilding, PestGain, PestGoods, PestPack, PestTechnology } from '$/protocol';
import { RESOURCES } from './options';

export type Goods = PestGoods;
export type Gain = PestGain;

export function buildingOf(pack: PestPack | null, id: string): PestBuilding | undefined {
  return pack?.buildings.find((building) => building.id === id);
}

export function technologyOf(pack: PestPack | null, id: string): PestTechnology | undefined {
  return pack?.technologies.find((technology) => technology.id === id);
}

/** The name of a thing of the box: of the texts where they have it, else what a pack calls it. */
export function nameOf(kind: string, id: string, printed?: string): string {
  return texts.has(`${kind}-${id}`) ? t(`${kind}-${id}`) : (printed ?? id);
}

/** Costs and stocks as things one after the other. */
export function gainsOf(goods: Partial<Goods>): Gain[] {
  return RESOURCES.flatMap((kind) => {
    const amount = goods[kind] ?? 0;
    return amount > 0 ? [{ kind, amount }] : [];
  });
}

const SIGNS: Record<string, string> = { crates: 'crate', tasks: 'task', recall: 'healthy' };

/** The drawing of what can be gained or paid. */
export function signOf(kind: string): string {
  return SIGNS[kind] ?? kind;
}

export function kindName(kind: string): string {
  return texts.has(`resource-${kind}`) ? t(`resource-${kind}`) : t(`pest-sheet-kind-${kind}`);
}

/** "2 wood, 1 stone" for those who don't see the signs. */
export function inWords(gains: readonly Gain[]): string {
  return gains.length === 0 ? t('pest-sheet-nothing') : texts.list(gains.map(({ kind, amount }) => amountOf(kind, amount)));
}

/** An amount of one kind in words. Things that are counted have a plural: "2 coins", but "2 wood". */
export function amountOf(kind: string, amount: number): string {
  const counted = [`resource-${kind}-amount`, `pest-sheet-kind-${kind}-amount`].find((key) => texts.has(key));
  return counted ? t(counted, { amount }) : t('pest-sheet-amount', { amount, kind: kindName(kind) });
}
