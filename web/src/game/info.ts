// What shared pages know of a game before its board is loaded: `web/src/GAME/info.ts` exports it, `web/src/games.ts` lists it. It is part
// of the first page's weight, so everything large is behind an `import()`.
import type { Component } from 'svelte';
import type { NewTable } from '$/protocol';
import type { Book } from './book';
import type { GameModule } from './module';
import type { SetupModule } from './plan.svelte';

export interface GameInfo {
  /** The id the server uses; also the name of the folder and of the text files. */
  id: string;
  /** An icon of `web/src/icons`. */
  icon: string;
  /** The pages of `docs/rules` for this game, the main one first. */
  rules: readonly string[];
  /** The rulebook: its pages in `texts/LANGUAGE/book`, the main one first, and its pictures, examples and cards. */
  book: { pages: readonly string[]; load: () => Promise<{ book: Book }> };
  /** Ways to play that only this game has, for the front page; labels are text keys. */
  links: readonly { href: string; label: string; quiet?: boolean }[];
  /** The guided first game. */
  learn: {
    title: string;
    begin: string;
    /** What one learns, one line each. */
    points: readonly { icon: string; key: string }[];
    /** What its table has that a usual table against one bot has not. */
    table: Partial<NewTable>;
  };
  /** The boxes or the variant that a set-up plays, as a text key; null for the plain game. */
  edition(setup: Record<string, string | undefined>): string | null;
  /** The picture at the top of the front page. */
  art?: () => Promise<{ default: Component }>;
  /** The files of the box, by name, where the game accepts component packs. */
  packFiles: () => Promise<{ files: Record<string, () => Promise<string>> }>;
  /** The fields of the set-up page. */
  setup: () => Promise<{ setup: SetupModule }>;
  /** The board and everything a table needs. */
  load: () => Promise<{ game: GameModule }>;
}
