// What the set-up page shows of the boxes, out of `data/`: the class cards by class, the suggested sets, the numbers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

const ID = 'virtual:rattus-boxes';

export interface Boxes {
  cards: { id: string; class: string; box: string }[];
  sets: { id: string; cards: string[] }[];
  /** By box (base, africanus) and number of players. */
  numbers: { box: string; players: number; regions: number; rats: number; cards: number }[];
}

export function components(root: string): Plugin {
  const data = join(root, '../data/rattus');
  return {
    name: 'miasma-components',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return;
      for (const file of ['class_cards.toml', 'setup.toml']) this.addWatchFile(join(data, file));
      return `export default ${JSON.stringify(read(data))};`;
    },
  };
}

interface CardRow {
  id: string;
  class: string;
  set: string;
}
interface NumbersRow {
  players: number;
  regions: number;
  rats_total: number;
  rats_removed: number;
  class_cards: number;
}

export function read(data: string): Boxes {
  const cards = parse(readFileSync(join(data, 'class_cards.toml'), 'utf8')) as unknown as {
    card: CardRow[];
    suggested_set?: { id: string; cards: string[] }[];
  };
  const setup = parse(readFileSync(join(data, 'setup.toml'), 'utf8')) as unknown as Record<'base' | 'africanus', NumbersRow[]>;
  const numbers = (['base', 'africanus'] as const).flatMap((box) =>
    setup[box].map((row) => ({
      box,
      players: row.players,
      regions: row.regions,
      rats: row.rats_total - row.rats_removed,
      cards: row.class_cards,
    })),
  );
  return {
    cards: cards.card.map(({ id, class: kind, set }) => ({ id, class: kind, box: set })),
    sets: (cards.suggested_set ?? []).map(({ id, cards: inside }) => ({ id, cards: inside })),
    numbers,
  };
}
