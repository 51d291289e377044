// Loads the pages of a game's rulebook, and finds words and rules in them.
import { pages } from 'virtual:book';
import type { Block, BookPage, Passage } from '../../build/book';
import type { GallerySection } from '$/game/book';
import type { GameInfo } from '$/game/info';
import { GAMES } from '$/games';

export type { Block, BookPage, Passage };

/** The page with all cards of a game. */
export function galleryPage(game: GameInfo): string {
  return `${game.id}-cards`;
}

/** The pages of a game's rulebook, its gallery last. */
export function pagesOf(game: GameInfo): string[] {
  return [...game.book.pages, galleryPage(game)];
}

/** The game that a page belongs to. */
export function gameOfPage(page: string): GameInfo | undefined {
  return GAMES.find((game) => pagesOf(game).includes(page));
}

export async function loadPage(language: string, page: string): Promise<BookPage | null> {
  return (await pages[`${language}/${page}`]?.())?.default ?? null;
}

export function passagesOf(blocks: readonly Block[]): Passage[] {
  return blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block]));
}

/** Where something stands. */
export interface Found {
  page: string;
  /** The anchor on the page. */
  anchor: string;
  /** The section or card. */
  title: string;
  /** The text around it. */
  text: string;
}

/** Everything of a game that contains all the words, prose first. */
export async function search(game: GameInfo, language: string, gallery: GallerySection[], wanted: string): Promise<Found[]> {
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const has = (text: string) => words.every((word) => fold(text).includes(word));
  const found: Found[] = [];
  for (const page of game.book.pages) {
    for (const { title, blocks } of (await loadPage(language, page))?.sections ?? []) {
      for (const { id, html, rules } of passagesOf(blocks)) {
        const text = plain(html);
        if (has(`${title} ${text} ${rules.join(' ')}`)) found.push({ page, anchor: id, title, text });
      }
    }
  }
  for (const { cards } of gallery) {
    for (const { id, title, under, texts, rules } of cards) {
      const text = [under, ...texts].join(' ');
      if (has(`${title} ${text} ${rules.join(' ')}`)) found.push({ page: galleryPage(game), anchor: id, title, text });
    }
  }
  return found;
}

/** The passage that explains a rule: of those that name it, the one with the fewest rules. */
export async function passageOf(game: GameInfo, language: string, gallery: GallerySection[], rule: string): Promise<Found | null> {
  let best: (Found & { rules: number }) | null = null;
  const offer = (found: Found, rules: string[]) => {
    if (rules.includes(rule) && (!best || rules.length < best.rules)) best = { ...found, rules: rules.length };
  };
  for (const page of game.book.pages) {
    for (const { title, blocks } of (await loadPage(language, page))?.sections ?? []) {
      for (const { id, html, rules } of passagesOf(blocks)) offer({ page, anchor: id, title, text: plain(html) }, rules);
    }
  }
  if (best) return best;
  for (const { cards } of gallery) {
    for (const { id, title, texts, rules } of cards) offer({ page: galleryPage(game), anchor: id, title, text: texts.join(' ') }, rules);
  }
  return best;
}

/** The words of a piece of HTML that the build made. */
export function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** Upper case and accents make no difference. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
