import { describe, expect, it } from 'vitest';
import { answer, click, type Choice, playToTheEnd as play, press, tap, untilOffered } from './play';
import { atTable, BOT, dice, offered, Player, weigh } from './player';

/** Who never stops to exchange or to move the sick about gets through the years. */
const sensible: Choice = (all, roll) => {
  const actions = all.filter((words) => !/^(exchange|shift|refresh)/.test(words));
  const pool = actions.length > 0 && roll(12) > 0 ? actions : all;
  return pool[roll(pool.length)] ?? '';
};

const playToTheEnd = (players: Player[], seed: number, act = click) => play(players, seed, act, Infinity, sensible);

/** Plays until an answer that begins so is offered. */
async function playUntil(player: Player, word: string, seed: number): Promise<void> {
  const roll = dice(seed);
  for (const began = Date.now(); Date.now() - began < 60_000;) {
    const all = await offered(player.page);
    if (all.some((words) => words.startsWith(`${word} `))) return;
    if (all.length > 0) await answer(player.page, sensible(all, roll));
    else await player.page.waitForTimeout(40);
  }
  throw new Error(`nothing begins with ${word}`);
}

/** While a game runs, its seed is on no wire. */
function expectNoSeed(heard: string[]): void {
  for (const frame of heard) {
    if (frame.includes('"over":true') || frame.includes('"stage":"over"')) continue;
    expect(frame).not.toMatch(/"seed":"[0-9a-f]{16,}/);
  }
}

describe('whole games of Pest', () => {
  it('two clicks from the front page to a game against bots', async () => {
    const player = await Player.arrive();
    await player.go('/');
    await player.page.locator('article', { hasText: 'Pest' }).getByRole('button', { name: 'Play against bots' }).click();
    await player.page.locator('[data-choice]').first().waitFor({ timeout: 30_000 });
    await player.checkAxe();
    await player.leave();
  });

  it('alone', async () => {
    const player = await atTable('pest', 1, { variant: 'solo' });
    await playToTheEnd([player], 7);
    await player.page.locator('article table tfoot').waitFor({ timeout: 20_000 });
    await player.checkAxe();
    expectNoSeed(player.heard);
    await player.leave();
  });

  it('a duel in two browsers, made in the set-up', async () => {
    const mara = await Player.arrive();
    const jonas = await Player.arrive();
    await mara.go('/new?game=pest');
    await mara.page.getByRole('button', { name: /^Duel/ }).click();
    await mara.checkAxe();
    await mara.page.getByRole('button', { name: 'Create table' }).click();
    await mara.page.waitForURL(/\/t\//);
    await jonas.go(new URL(mara.page.url()).pathname);
    await jonas.page.getByRole('button', { name: 'Take a seat' }).click();
    await jonas.page.getByLabel('Your name').fill('Jonas');
    await jonas.page.locator('form').getByRole('button', { name: 'Take a seat' }).click();
    await mara.page.getByRole('button', { name: 'Start game' }).click();
    await playToTheEnd([mara, jonas], 11);
    for (const { heard } of [mara, jonas]) expectNoSeed(heard);
    await mara.leave();
    await jonas.leave();
  });

  it('four with bots and a variable set-up', async () => {
    const player = await atTable('pest', 4, { variable: 'yes' });
    await playToTheEnd([player], 13);
    await player.leave();
  });

  it('by keyboard alone', async () => {
    const player = await atTable('pest', 1, { variant: 'solo' });
    await playToTheEnd([player], 17, press);
    await player.leave();
  });

  it('on a phone of 390 pixels, with a finger', async () => {
    const player = await atTable(
      'pest',
      1,
      { variant: 'solo' },
      { context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    );
    await player.checkAxe();
    await playToTheEnd([player], 19, tap);
    await player.leave();
  });

  it('in Dutch', async () => {
    const player = await atTable('pest', 2, { variant: 'duel' }, { context: { locale: 'nl' } });
    await player.page.getByText('Waar staat je kasteel?').first().waitFor();
    await playToTheEnd([player], 23);
    await player.leave();
  });
});

describe('the table', () => {
  it('weighs at most 260 kB in all, and nothing of Rattus is among it', async () => {
    const player = await Player.arrive();
    const load = weigh(player.page);
    const table = await player.makeTable('Mara', { game: 'pest', setup: { players: '2' }, seats: [{ kind: 'me' }, BOT] });
    await player.go(`${table}?start`);
    await player.page.locator('[data-choice]').first().waitFor({ timeout: 30_000 });
    await player.page.waitForLoadState('networkidle');
    const heard = await load();
    const weight = heard.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(weight).toBeGreaterThan(100_000);
    expect(weight).toBeLessThanOrEqual(260_000);
    expect(heard.map(({ address }) => address).filter((address) => /rattus/i.test(address))).toEqual([]);
    await player.leave();
  });
});

describe('a Move', () => {
  it('to a far place sends its steps, and can be taken back', async () => {
    const player = await atTable('pest', 1, { variant: 'solo' });
    await playUntil(player, 'cell', 3);
    const start = await doctor(player);
    await click(player.page, 'cell move-cure');
    await player.page.locator('[data-choice="do move"]').waitFor();
    // The farthest place without sick people on the way: nothing is asked before one is there.
    const far = player.page.locator('.site.may[aria-label*="2 steps, no food"]:not([aria-label*="along"])').first();
    await far.waitFor({ timeout: 10_000 });
    const goal = (await far.getAttribute('data-place')) ?? '';
    await far.hover({ force: true });
    await player.page.locator('path.way').first().waitFor({ state: 'attached' });
    await far.click({ force: true });
    await expect.poll(() => doctor(player), { timeout: 10_000 }).toBe(goal);
    await player.page.keyboard.press('r');
    await expect.poll(() => doctor(player), { timeout: 10_000 }).toBe(start);
    await player.leave();
  });
});

describe('what could come', () => {
  it('is foretold card by card and shown on the map', async () => {
    const player = await atTable('pest', 2);
    await playUntil(player, 'cell', 5);
    await player.page.getByRole('button', { name: 'Forecast' }).click();
    const cards = player.page.locator('dialog .cards button');
    await cards.first().waitFor();
    await player.checkAxe();
    await cards.first().hover();
    await player.page.locator('circle.struck').first().waitFor({ state: 'attached' });
    await player.page.keyboard.press('Escape');
    await player.leave();
  });

  it('a card that can’t be had says why in the open market', async () => {
    const player = await atTable('pest', 2);
    await playUntil(player, 'cell', 9);
    await player.page.getByRole('button', { name: 'Technologies' }).first().click();
    await player.page.locator('dialog .tech').first().click();
    const reason = player.page.locator('.popover[role=note]');
    await reason.waitFor();
    const { x, y, width, height } = (await reason.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // Nothing lies over it: neither the leaf nor what is behind it.
    const shown = await reason.evaluate((popover) => popover.matches(':popover-open'));
    expect(shown && width > 0 && height > 0 && x >= 0 && y >= 0).toBe(true);
    await player.leave();
  });

  it('a place is found by its name', async () => {
    const player = await atTable('pest', 2);
    await player.page.keyboard.press('/');
    await player.page.keyboard.type('wex');
    await player.page.keyboard.press('Enter');
    expect(await player.page.evaluate(() => (document.activeElement as SVGElement | null)?.dataset['place'])).toBe('wexmoor');
    await player.leave();
  });
});

describe('a finished game of Pest', () => {
  it('can be watched again, step by step', async () => {
    const player = await atTable('pest', 1, { variant: 'solo' });
    await playToTheEnd([player], 29);
    await player.page.locator('article table tfoot').waitFor({ timeout: 20_000 });
    await player.page
      .getByRole('link', { name: /replay/i })
      .first()
      .click();
    await player.page.locator('.site').first().waitFor({ timeout: 20_000 });
    await player.page.keyboard.press('End');
    await player.page.keyboard.press('ArrowLeft');
    await player.page.locator('svg.map').first().waitFor();
    await player.checkAxe();
    await player.leave();
  });
});

/** Where the first player's doctor is, as the screen says. */
async function doctor({ page }: Player): Promise<string> {
  const place = page.locator('.site[aria-label*="doctor of Mara"]').first();
  return (await place.getAttribute('data-place', { timeout: 5000 })) ?? '';
}

describe('on a phone', () => {
  it('what gives several answers at once is selected first and confirmed by the main button, like every answer', async () => {
    const context = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    // Solo games with one seed are the same in every run.
    const player = await atTable('pest', 1, { variant: 'solo' }, { context, table: { seed: '07'.repeat(32) } });
    const { page } = player;
    // From here something can be built.
    for (const place of ['at farrin', 'at strathen']) await answer(page, place, tap);
    const cell = await untilOffered(page, 'cell construct-', tap);
    await answer(page, cell, tap);
    const build = page.locator('.drawer [data-choice^="construct "]').first();
    await build.waitFor();
    const moved = await page.locator('.page').getAttribute('data-moved');
    await build.tap();
    const main = page.locator('.confirm .main');
    await main.waitFor();
    expect(await build.getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('.page').getAttribute('data-moved')).toBe(moved);
    await main.tap();
    await page.locator(`.page[data-moved]:not([data-moved="${moved}"])`).waitFor();
    await player.leave();
  });
});
