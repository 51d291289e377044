// The packs this browser has brought along, so that they are found again: the newest first.
import type { PackMade } from '$/protocol';

const KEY = 'miasma.packs';
/** So many are remembered. */
const MOST = 20;

export function keptPacks(): PackMade[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as PackMade[];
  } catch {
    return [];
  }
}

export function rememberPack(pack: PackMade): PackMade[] {
  const all = [pack, ...keptPacks().filter(({ hash }) => hash !== pack.hash)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Then it is found again by its hash alone.
  }
  return all;
}
