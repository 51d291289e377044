// Every text box in every language and width: no text is cut off or runs out of its box.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { answer, choose } from './play';
import { BOT, isOver, offered, PAGES, Player } from './player';

const WIDTHS = [390, 1024, 1280, 1440, 2560];
/** The texts that do not fit into their boxes. Names that end in an ellipsis and what only screen readers read are left out. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (!own || !(element instanceof HTMLElement) || element.closest('.sr, [hidden], svg, select, pre, code')) continue;
      const style = getComputedStyle(element);
      if (style.display === 'inline' || style.visibility === 'hidden' || style.textOverflow === 'ellipsis' || element.clientWidth < 2)
        continue;
      if (/auto|scroll/.test(style.overflowX) || style.clipPath !== 'none') continue;
      const wide = element.scrollWidth - element.clientWidth;
      const high = /hidden|clip/.test(style.overflowY) ? element.scrollHeight - element.clientHeight : 0;
      if (wide > 1 || high > 2)
        found.push(`${element.tagName.toLowerCase()}.${element.className}: ${element.textContent?.trim().slice(0, 60)}`);
    }
    const page = document.documentElement.scrollWidth - innerWidth;
    if (page > 0) found.push(`the page is ${page} px wider than the window`);
    return [...new Set(found)];
  });
}

async function checkAll(page: Page, what: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
    // A table changes to the layout of a phone with the size, and text that shrinks to its box does so after that.
    await page.waitForFunction((phone) => document.querySelector('.page')?.classList.contains('narrow') !== !phone, width < 500);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await overflowing(page), `${what} at ${width} px`).toEqual([]);
  }
}

for (const language of ['en', 'de', 'nl']) {
  describe(`in ${language}`, () => {
    it('pages have room for their texts', async () => {
      const player = await Player.arrive({ locale: language });
      for (const path of PAGES) {
        await player.go(path);
        await player.page.locator('h1').first().waitFor();
        await checkAll(player.page, path);
      }
      await player.context.close();
    });

    for (const [game, players] of [
      ['rattus', 4],
      ['pest', 3],
    ] as const) {
      it(`a table of ${game} has room for its texts, waiting and running`, async () => {
        const player = await Player.arrive({ locale: language });
        const { page } = player;
        const seats = [{ kind: 'me' }, ...Array.from({ length: players - 1 }, () => BOT)];
        const table = await player.makeTable('Maximiliane', { game, setup: { players: String(players) }, seats });
        await player.go(table);
        await page.locator('main').waitFor();
        await checkAll(page, 'the waiting room');
        await player.go(`${table}?start`);
        for (let turn = 0; turn < 8; turn++) {
          await page.setViewportSize({ width: 1440, height: 900 });
          await page.locator('[data-choice]').first().waitFor({ timeout: 30_000 });
          const all = await offered(page);
          if (turn % 3 === 2) await checkAll(page, `${game} after ${turn} answers`);
          await page.setViewportSize({ width: 1440, height: 900 });
          await answer(page, all.find((words) => !/^(exchange|shift|refresh|done)/.test(words)) ?? all[0] ?? '', choose);
        }
        await player.context.close();
      });

      it(`the end and the replay of ${game} have room for their texts`, async () => {
        const player = await Player.arrive({ locale: language });
        const { page } = player;
        const seats = Array.from({ length: players }, () => BOT);
        const table = await player.makeTable('Maximiliane', { game, setup: { players: String(players) }, seats });
        await player.go(`${table}?start`);
        await page.locator('article table tfoot').waitFor({ timeout: 200_000 });
        expect(await isOver(page)).toBe(true);
        await checkAll(page, 'the end');
        await page.setViewportSize({ width: 1440, height: 900 });
        await player.go(`${table}/replay`);
        await page.getByRole('slider').waitFor();
        await checkAll(page, 'the replay');
        await player.context.close();
      });
    }

    it('panels next to a table have room for their texts', async () => {
      const player = await Player.arrive({ locale: language });
      const { page } = player;
      const table = await player.makeTable('Maximiliane', { game: 'pest', setup: { players: '3' }, seats: [{ kind: 'me' }, BOT, BOT] });
      await player.go(`${table}?start`);
      for (const key of ['h', 'l', 't', '?']) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.locator('.page[data-asked]').waitFor({ timeout: 60_000 });
        await page.keyboard.press(key);
        await page.locator('aside, dialog').first().waitFor();
        await checkAll(page, `the panel of ${key}`);
        await page.keyboard.press('Escape');
      }
      await player.context.close();
    });
  });
}
