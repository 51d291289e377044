// Single rules of the ledger, taken from its pages, which are loaded when the first of their rules is looked up.
import { pages } from 'virtual:rules';
import { prefixes } from 'virtual:rule-prefixes';

export interface LedgerRule {
  id: string;
  html: string;
}

/** The rules with these ids, in this order; an unknown id is left out. */
export async function ledgerRules(ids: readonly string[]): Promise<LedgerRule[]> {
  const found = await Promise.all(ids.map(ruleOf));
  return found.filter((rule) => rule !== null);
}

async function ruleOf(id: string): Promise<LedgerRule | null> {
  const page = await pages[prefixes[id.slice(0, 2)] ?? '']?.();
  for (const { html } of page?.default.sections ?? []) {
    const inside = new RegExp(`<li id="${id}">([^]*?)</li>`).exec(html)?.[1];
    if (inside) return { id, html: inside };
  }
  return null;
}
