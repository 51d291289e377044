// The component packs this browser has uploaded, the newest first.
import type { PackMade } from '$/protocol';

const KEY = 'miasma.packs';
/** Maximum number of packs remembered. */
const MOST = 20;

export function recentPacks(): PackMade[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as PackMade[];
  } catch {
    return [];
  }
}

/** Adds a pack to the list; returns the new list. */
export function rememberPack(pack: PackMade): PackMade[] {
  const all = [pack, ...recentPacks().filter(({ hash }) => hash !== pack.hash)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Without storage the list lasts as long as the page.
  }
  return all;
}
