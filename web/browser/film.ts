// A turn of Rattus as a short film for the README: the plague moves, rats come, and cubes die one by one.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { isOver, offered, Player } from './player';
import { animated, type Still } from './webp';

const FOLDER = process.env['MIASMA_SCREENSHOTS'] ?? 'screenshots';
const BOT = { kind: 'bot', level: 'random' };
const WINDOW = { width: 1280, height: 800 };
/** The film is smaller than the window: as wide as a README. */
const SIZE = { width: 896, height: 560 };
/** So many rats and cubes are worth a ravage. */
const CROWD = 7;
/** Everything moves so many times slower while it is filmed, since taking a picture takes a while. */
const SLOW = 8;
/** Pictures a second of the film. */
const RATE = 12;
/** So long the longest stillness lasts in it, in pictures. */
const REST = 14;

describe('the film', () => {
  it('of a turn', { timeout: 900_000 }, async () => {
    const player = await Player.arrive({ viewport: WINDOW, colorScheme: 'light' }, { speed: 0 });
    const { page } = player;
    for (let tries = 0; tries < 12; tries++) {
      const table = await player.makeTable('Mara', { game: 'rattus', setup: { players: '4' }, seats: [{ kind: 'me' }, BOT, BOT, BOT] });
      await player.go(`${table}?start`);
      if (await isReached(page)) break;
    }
    await page.evaluate((speed) => localStorage.setItem('miasma.settings', JSON.stringify({ speed })), SLOW);
    await page.reload();
    await page.locator('[data-choice]').first().waitFor();
    // The glow breathes at its own pace, and so it has to be slowed by hand.
    await page.addStyleTag({ content: `:root { --t-breath: ${2400 * SLOW}ms; } * { caret-color: transparent !important; }` });
    const camera = new Camera(page);
    await camera.roll(10);
    for (const act of [/^place/, /^plague/, /^region/, /^region/, /^region/]) {
      const choice = (await ranked(page, act))[0]?.words;
      if (!choice) continue;
      const before = await page.locator('[data-moved]').getAttribute('data-moved');
      await page.locator(`[data-choice="${choice}"]:visible`).first().dispatchEvent('click');
      await camera.roll(160, async () => !(await mine(page)) || (await asked(page, before)));
      await camera.roll(5);
    }
    await camera.roll(8);
    writeFileSync(join(FOLDER, 'turn.webp'), await camera.develop());
    await player.context.close();
  });
});

/** Whether it is still the turn that is filmed. */
function mine(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('.plate.on')?.getAttribute('data-plate') === '1');
}

/** Whether the answer is told to its end, and something new is asked. */
function asked(page: Page, before: string | null): Promise<boolean> {
  return page.evaluate((old) => !['', old].includes(document.querySelector('[data-moved]')?.getAttribute('data-moved') ?? '') && !!document.querySelector('[data-choice]'), before);
}

/** Plays until the plague can be sent where much is lost; whether that came before the end of the game. */
async function isReached(page: Page): Promise<boolean> {
  for (let moved = false; !(await isOver(page)); ) {
    const all = await offered(page);
    if (moved && all.some((words) => words.startsWith('place'))) {
      // The plague's goals stand on the map when one asks for them.
      await page.keyboard.press('c');
      const goals = await ranked(page, /^plague/);
      await page.keyboard.press('b');
      if ((goals[0]?.crowd ?? 0) >= CROWD) return true;
    }
    const [most] = await ranked(page, /^place/);
    const least = (await ranked(page, /^plague/)).at(-1);
    const choice = (most ?? least)?.words ?? all[0];
    if (choice) {
      moved ||= choice.startsWith('plague');
      await page.locator(`[data-choice="${choice}"]:visible`).first().dispatchEvent('click', undefined, { timeout: 3000 }).catch(() => undefined);
    }
    await page.waitForTimeout(300);
  }
  return false;
}

/** The answers of a kind, with how many rats and cubes are where they lead, the most crowded first. */
async function ranked(page: Page, kind: RegExp): Promise<{ words: string; crowd: number }[]> {
  const all = (await offered(page)).filter((words) => kind.test(words));
  // The table of text for screen readers tells what lies where.
  const rows = await page.evaluate(() => [...document.querySelectorAll('.sr table tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
  const crowd = (words: string) => (rows.find(([name]) => name?.toLowerCase().startsWith(words.split(' ')[1] ?? '')) ?? []).reduce((sum, cell) => sum + (Number.parseInt(cell) || 0), 0);
  return all.map((words) => ({ words, crowd: crowd(words) })).sort((one, other) => other.crowd - one.crowd);
}

/** Takes pictures at an even pace, and keeps of each what has changed. */
class Camera {
  readonly #stills: Still[] = [];
  constructor(readonly page: Page) {}

  /** So many pictures, or until something has happened. */
  async roll(most: number, done: () => Promise<boolean> = () => Promise.resolve(false)): Promise<void> {
    for (let count = 0; count < most; count++) {
      const began = Date.now();
      this.#stills.push({ png: await this.page.screenshot({ animations: 'allow' }), ms: 1000 / RATE });
      if (await done()) return;
      await this.page.waitForTimeout(Math.max(0, (1000 * SLOW) / RATE - (Date.now() - began)));
    }
  }

  develop(): Promise<Buffer> {
    return animated(this.page, this.#stills, SIZE, REST * (1000 / RATE));
  }
}
