// How many clicks a turn takes.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { offered, Player } from './player';

const BOT = { kind: 'bot', level: 'random' };

async function atTable(game: string): Promise<Player> {
  const player = await Player.arrive();
  const table = await player.makeTable('Mara', { game, setup: { players: '2' }, seats: [{ kind: 'me' }, BOT] });
  await player.go(`${table}?start`);
  await player.page.locator('[data-choice]').first().waitFor({ timeout: 30_000 });
  return player;
}

const moved = (page: Page) => page.locator('.page').getAttribute('data-moved');

/** Clicks something and waits until the table has moved and asks again, or waits for others. */
async function click(page: Page, selector: string): Promise<void> {
  await settled(page);
  const before = await moved(page);
  await page.locator(selector).first().dispatchEvent('click');
  await page.waitForFunction((old) => {
    const now = document.querySelector<HTMLElement>('.page')?.dataset['moved'];
    return now !== undefined && now !== old;
  }, before);
  await settled(page);
}

/** Waits until the client has given the answers that need no click. */
async function settled(page: Page): Promise<void> {
  for (let before = ''; ;) {
    await page.waitForTimeout(250);
    const now = `${await moved(page)} ${(await offered(page)).join()}`;
    if (now === before) return;
    before = now;
  }
}

/** Gives first answers until one with this beginning is offered. */
async function untilOffered(page: Page, beginning: string): Promise<void> {
  for (;;) {
    await page.locator('[data-choice]').first().waitFor({ timeout: 30_000 });
    const all = await offered(page);
    if (all.some((words) => words.startsWith(beginning))) return;
    await click(page, `[data-choice="${all.find((words) => words !== 'done') ?? all[0]}"]:visible`);
  }
}

describe('clicks', () => {
  it('a turn of Rattus takes at most 4: a card, cubes, the plague, and where a rat goes', async () => {
    const player = await atTable('rattus');
    const { page } = player;
    await untilOffered(page, 'take ');
    let clicks = 0;
    // The Peasant would ask about one more cube.
    const card = (await offered(page)).find((words) => words.startsWith('take ') && words !== 'take peasant');
    for (const choice of [`="${card}"`, '^="place "', '^="plague "']) {
      await click(page, `[data-choice${choice}]:visible`);
      clicks += 1;
    }
    expect(clicks).toBeLessThanOrEqual(4);
    await player.leave();
  });

  it('Move and Cure in Pest take at most 6', async () => {
    const player = await atTable('pest');
    const { page } = player;
    await untilOffered(page, 'cell move-cure');
    let clicks = 0;
    const go = async (selector: string) => {
      await click(page, selector);
      clicks += 1;
    };
    await go('[data-choice="cell move-cure"]');
    await go('[data-choice="do move"]');
    await go('[data-choice^="move "]:visible');
    const cure = page.locator('.now .btn.main');
    for (;;) {
      const all = await offered(page);
      if (await cure.isVisible()) {
        await click(page, '.now .btn.main');
        clicks += 1;
        expect((await offered(page)).filter((words) => words.startsWith('cure'))).toEqual([]);
        break;
      }
      // Where people are put who find no space, and what a reward is, are decisions of their own.
      const more = all.find((words) => /^(put|kind|reward|slot) /.test(words));
      const how = all.find((words) => words.startsWith('enter '));
      if (more) await click(page, `[data-choice="${more}"]:visible`);
      else if (how) await go(`[data-choice="${how}"]:visible`);
      else if (all.includes('do cure')) break;
      else await go('[data-choice="done"]:visible');
    }
    expect(await page.locator('.prompt').textContent()).toMatch(/End your turn|end your turn/);
    await go('[data-choice="done"]:visible');
    expect(clicks).toBeLessThanOrEqual(6);
    await player.leave();
  });

  it('Construct in Pest takes at most 4, and payments are not asked for', async () => {
    const player = await atTable('pest');
    const { page } = player;
    await untilOffered(page, 'cell construct-');
    let clicks = 0;
    const go = async (selector: string) => {
      await click(page, selector);
      clicks += 1;
    };
    await go('[data-choice^="cell construct-"]:visible');
    await go('[data-choice="do construct"]');
    const building = (await offered(page)).find((words) => words.startsWith('construct '));
    if (building) await go(`[data-choice="${building}"]:visible`);
    expect((await offered(page)).filter((words) => words.startsWith('coins '))).toEqual([]);
    if ((await offered(page)).some((words) => words.startsWith('at '))) await go('[data-choice^="at "]:visible');
    expect(clicks).toBeLessThanOrEqual(4);
    await player.leave();
  });

  it('undo takes back the answers of the client together with the own one', async () => {
    const player = await atTable('pest');
    const { page } = player;
    await untilOffered(page, 'cell move-cure');
    await click(page, '[data-choice="cell move-cure"]');
    const cure = page.locator('.now .btn.main');
    if (!(await cure.isVisible())) return player.leave();
    const before = await moved(page);
    await cure.click();
    await page.waitForFunction((old) => document.querySelector<HTMLElement>('.page')?.dataset['moved'] !== old, before);
    await settled(page);
    await page.keyboard.press('u');
    await cure.waitFor();
    await settled(page);
    expect(await cure.isVisible()).toBe(true);
    await player.leave();
  });
});
