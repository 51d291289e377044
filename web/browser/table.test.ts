import { describe, expect, it } from 'vitest';
import { atTable, offered, Player } from './player';

const UPRIGHT = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const ON_ITS_SIDE = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };

/** Answers until a turn has begun. */
async function toTurn({ page }: Player): Promise<void> {
  for (let answers = 0; answers < 20; answers++) {
    await page.locator('[data-choice]').first().waitFor({ timeout: 30_000 });
    const all = await offered(page);
    if (all.some((words) => words.startsWith('take'))) return;
    await page
      .locator(`[data-choice="${all[0]}"]:visible`)
      .first()
      .dispatchEvent('click', undefined, { timeout: 3000 })
      .catch(() => undefined);
    const confirm = page.locator('.confirm .main');
    if (await confirm.isVisible()) await confirm.click();
    await page.waitForTimeout(150);
  }
  throw new Error('no turn');
}

describe('a running table', () => {
  for (const [name, players, setup, options] of [
    ['in the dark', 4, {}, { colorScheme: 'dark' }],
    ['in the dark, with six and Africa', 6, { boxes: 'base,pied_piper,africanus', cards: 'random' }, { colorScheme: 'dark' }],
    ['in the dark, on a phone', 3, {}, { ...UPRIGHT, colorScheme: 'dark' }],
    ['on a phone on its side', 4, {}, ON_ITS_SIDE],
  ] as const) {
    it(`${name} can be used by everybody`, async () => {
      const player = await atTable('rattus', players, setup, { context: options });
      await toTurn(player);
      await player.checkAxe();
      await player.leave();
    });
  }

  it('shows all that is played, and little else', async () => {
    const player = await atTable('rattus', 2);
    const { page } = player;
    const { names, sheet } = await page.evaluate(() => ({
      names: [...document.querySelectorAll('.rname')].map((name) => name.getBoundingClientRect().toJSON() as DOMRect),
      sheet: document.querySelector('.board-sheet')!.getBoundingClientRect().toJSON() as DOMRect,
    }));
    expect(names).toHaveLength(8);
    for (const { left, right, top, bottom } of names) {
      expect(Math.min(left - sheet.left, sheet.right - right, top - sheet.top, sheet.bottom - bottom)).toBeGreaterThan(0);
    }
    expect(sheet.right - Math.max(...names.map(({ right }) => right))).toBeLessThan(sheet.width * 0.2);
    await player.leave();
  });

  it('has its drawer beside the map on a phone on its side', async () => {
    const player = await atTable('rattus', 4, {}, { context: ON_ITS_SIDE });
    const { page } = player;
    const { drawer, sheet } = await page.evaluate(() => ({
      drawer: document.querySelector('.drawer')!.getBoundingClientRect().toJSON() as DOMRect,
      sheet: document.querySelector('main.sheet')!.getBoundingClientRect().toJSON() as DOMRect,
    }));
    expect(drawer.left).toBeGreaterThanOrEqual(sheet.right - 1);
    expect(sheet.height).toBeGreaterThan(300);
    expect(drawer.bottom).toBeLessThanOrEqual(390);
    await player.leave();
  });

  it('takes a report of a fault, and gives it a number', async () => {
    const player = await atTable('rattus', 2);
    const { page } = player;
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'Report a problem' }).click();
    await page.getByLabel('What went wrong?').fill('The rats are too friendly.');
    await player.checkAxe();
    await page.getByRole('button', { name: 'Send report' }).click();
    await page.getByText(/Your report has number \d+/).waitFor();
    await player.leave();
  });

  it('lets a card be taken from the tab of cards', async () => {
    const player = await atTable('rattus', 3, {}, { context: UPRIGHT });
    const { page } = player;
    await toTurn(player);
    await page.getByRole('tab', { name: 'Cards' }).tap();
    const card = page.locator('.drawer [data-choice^="take"]').first();
    const words = await card.getAttribute('data-choice');
    await card.tap();
    await page.locator('.confirm .main').tap();
    await page.waitForFunction(
      (taken) => ![...document.querySelectorAll('[data-choice]')].some((one) => (one as HTMLElement).dataset['choice'] === taken),
      words,
    );
    await player.leave();
  });

  it('tells a ravage on a phone, rat by rat', async () => {
    const player = await atTable('rattus', 2, {}, { context: UPRIGHT, settings: { speed: 0.5 } });
    const { page } = player;
    for (const began = Date.now(); Date.now() - began < 150_000;) {
      if (await page.locator('.drawer .rav').isVisible()) {
        await page.locator('.drawer .rav .lim').first().waitFor();
        await page.getByRole('button', { name: 'Pause' }).first().click();
        await player.checkAxe();
        return await player.leave();
      }
      const all = await offered(page);
      const choice = all.find((words) => words.startsWith('place')) ?? all.find((words) => words.startsWith('plague')) ?? all[0];
      if (choice) {
        await page
          .locator(`.drawer [data-choice="${choice}"]`)
          .first()
          .click({ timeout: 2000 })
          .catch(() => undefined);
        const confirm = page.locator('.confirm .main');
        if (await confirm.isVisible()) await confirm.click({ timeout: 2000 }).catch(() => undefined);
      }
      await page.waitForTimeout(100);
    }
    throw new Error('no ravage');
  });
});
