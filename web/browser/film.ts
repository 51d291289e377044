// A turn of Rattus as a short film for the README: the plague moves, rats come, and cubes die one by one.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { offered, Player } from './player';
import { animated, type Still } from './webp';

const FOLDER = process.env['MIASMA_SCREENSHOTS'] ?? 'screenshots';
const BOT = { kind: 'bot', level: 'greedy' };
const WINDOW = { width: 1120, height: 700 };
/** The film is smaller than the window: as wide as a README. */
const SIZE = { width: 896, height: 560 };
/** The same deal every time. */
const SEED = '5eed'.repeat(16);
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
    const table = await player.makeTable('Mara', { game: 'rattus', seed: SEED, setup: { players: '4' }, seats: [{ kind: 'me' }, BOT, BOT, BOT] });
    await player.go(`${table}?start`);
    for (let turns = 0; turns < 3; turns++) await playTurn(page);
    await page.locator('[data-choice]').first().waitFor({ timeout: 60_000 });
    await page.evaluate((speed) => localStorage.setItem('miasma.settings', JSON.stringify({ speed })), SLOW);
    await page.reload();
    await page.locator('[data-choice]').first().waitFor();
    // The glow breathes at its own pace, and so it has to be slowed by hand.
    await page.addStyleTag({ content: `:root { --t-breath: ${2400 * SLOW}ms; } * { caret-color: transparent !important; }` });
    const camera = new Camera(page);
    await camera.roll(10);
    for (const act of [/^place/, /^plague/, /^region/, /^region/, /^region/]) {
      const choice = await best(page, act);
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

/** A turn without a card, up to the plague's move and what it asks. */
async function playTurn(page: Page): Promise<void> {
  for (let ended = false; !ended; ) {
    await page.locator('[data-choice]').first().waitFor({ timeout: 60_000 });
    const all = await offered(page);
    const choice = all.find((words) => words.startsWith('place')) ?? all.find((words) => words.startsWith('plague')) ?? all[0];
    if (!choice) continue;
    await page.locator(`[data-choice="${choice}"]:visible`).first().dispatchEvent('click');
    await page.waitForTimeout(300);
    ended = choice.startsWith('plague');
  }
}

/** The answer of a kind about the region with most to see: a plague goes where cubes are, cubes where rats are. */
async function best(page: Page, kind: RegExp): Promise<string | undefined> {
  const all = (await offered(page)).filter((words) => kind.test(words));
  // The table of text for screen readers tells what lies where.
  const rows = await page.evaluate(() => [...document.querySelectorAll('.sr table tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
  const crowd = (words: string) => (rows.find(([name]) => name?.toLowerCase().startsWith(words.split(' ')[1] ?? '')) ?? []).reduce((sum, cell) => sum + (Number.parseInt(cell) || 0), 0);
  return all.toSorted((one, other) => crowd(other) - crowd(one))[0];
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
