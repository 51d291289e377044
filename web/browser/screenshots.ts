// Pictures of the main states, to be compared with the design by eye.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { offered, Player } from './player';

const FOLDER = process.env['MIASMA_SCREENSHOTS'] ?? 'screenshots';
const BOT = { kind: 'bot', level: 'greedy' };
const LOOKS = [
  { name: 'light', options: { colorScheme: 'light' } },
  { name: 'dark', options: { colorScheme: 'dark' } },
  { name: 'phone', options: { colorScheme: 'light', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true } },
  { name: 'german', options: { colorScheme: 'light', locale: 'de' } },
] as const;

describe('pictures', () => {
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, options } of LOOKS) {
    it(name, async () => {
      const player = await Player.arrive(options, { speed: 1 });
      const { page } = player;
      const shoot = async (what: string) => {
        await page.waitForTimeout(700);
        await page.screenshot({ path: join(FOLDER, `${what}-${name}.png`) });
      };
      for (const path of ['', 'new', 'new?game=pest', 'learn', 'rules/rattus-base', 'me', 'fair', 'today']) {
        await player.go(`/${path}`);
        await page.locator('h1').first().waitFor();
        await shoot(path.replace(/\W+/g, '-') || 'front');
      }
      const open = await player.makeTable('Mara', {
        game: 'rattus',
        setup: { players: '3' },
        seats: [{ kind: 'me' }, { kind: 'open' }, BOT],
      });
      await player.go(open);
      await page.locator('h1').first().waitFor();
      await shoot('room');
      for (const game of ['rattus', 'pest']) {
        const table = await player.makeTable('Mara', { game, setup: { players: '4' }, seats: [{ kind: 'me' }, BOT, BOT, BOT] });
        await player.go(`${table}?start`);
        for (const state of ['begin', 'turn-1', 'turn-2', 'turn-3', 'turn-4', 'turn-5']) {
          await page.locator('[data-choice]').first().waitFor({ timeout: 60_000 });
          await shoot(`${game}-${state}`);
          const [first] = await offered(page);
          const choice = page.locator(`[data-choice="${first}"]:visible`).first();
          // The middle of a region may be sea.
          await choice.dispatchEvent('click').catch(() => undefined);
          const confirm = page.locator('.confirm .main');
          if (await confirm.isVisible()) await confirm.click();
          await page.waitForTimeout(1200);
          await shoot(`${game}-${state}-after`);
        }
      }
      await player.context.close();
    });
  }
});
