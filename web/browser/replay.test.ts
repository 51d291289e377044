import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choose, playToTheEnd } from './play';
import { BOT, offered, Player } from './player';

describe('a finished game', () => {
  let player: Player;
  let table: string;
  beforeAll(async () => {
    player = await Player.arrive();
    table = await player.makeTable('Mara', { game: 'rattus', setup: { players: '3' }, seats: [{ kind: 'me' }, BOT, BOT] });
    await player.go(`${table}?start`);
    await playToTheEnd([player], 29, choose);
  }, 240_000);
  afterAll(() => player.leave());

  it('is seen again with the chances of everybody, their names and the deaths', async () => {
    const { page } = player;
    await player.go(`${table}/replay?step=30`);
    await page.getByText('Chance to win').waitFor({ timeout: 60_000 });
    expect(await page.locator('.bands path[fill^="var(--p"]').count()).toBeGreaterThanOrEqual(3);
    for (const name of ['Mara', 'Sister Berthe', 'Brother Cuno']) await page.locator('.bands .name', { hasText: name }).waitFor();
    const shares = (await page.locator('footer .playback li b').allTextContents()).map(Number.parseFloat);
    expect(shares).toHaveLength(3);
    expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100)).toBeLessThanOrEqual(2);
    await player.checkAxe();
    await page.getByRole('slider').focus();
    const before = await page.locator('[role=status]').textContent();
    await page.keyboard.press('End');
    await page.waitForFunction((old) => document.querySelector('[role=status]')?.textContent !== old, before);
  });

  it('is played on from a step of it, against bots, and that game can be seen again too', async () => {
    const { page } = player;
    // From shortly before the end, so that it is soon over.
    const last = Number(await page.getByRole('slider').getAttribute('max'));
    await player.go(`${table}/replay?step=${last - 12}&as=1`);
    await page.getByRole('button', { name: 'Continue from here' }).click();
    await player.checkAxe();
    const form = page.locator('dialog form');
    expect(await form.getByLabel('You play').inputValue()).toBe('1');
    await form.getByLabel('The bots are').selectOption('novice');
    await form.getByRole('button', { name: 'Continue from here' }).click();
    await page.waitForURL((url) => !url.pathname.endsWith('/replay'));
    await page.getByRole('link', { name: 'Continues another game' }).waitFor();
    await playToTheEnd([player], 31, choose);
    // It began in the middle, so there is no seal to check.
    expect(await page.getByRole('button', { name: 'Check in this browser' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await page.getByText('Chance to win').waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'One step forward' }).click();
    await page
      .getByRole('status')
      .getByText(/Turn \d+ of \d+/)
      .waitFor();
  });

  it('fits a phone, upright and on its side', async () => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      const phone = await Player.arrive({ viewport });
      await phone.go(`${table}/replay?step=20`);
      await phone.page.locator('.bands').waitFor();
      const { bands, wide } = await phone.page.evaluate(() => ({
        bands: document.querySelector('.bands')!.getBoundingClientRect().bottom - innerHeight,
        wide: document.documentElement.scrollWidth - innerWidth,
      }));
      expect(Math.max(bands, wide)).toBeLessThanOrEqual(0);
      await phone.leave();
    }
  });
});

describe('what cannot be taken back', () => {
  it('is asked about twice, for who wants that', async () => {
    const player = await Player.arrive({}, { askTwice: true });
    const { page } = player;
    const table = await player.makeTable('Mara', { game: 'rattus', setup: { players: '2' }, seats: [{ kind: 'me' }, BOT] });
    await player.go(`${table}?start`);
    for (let answers = 0; answers < 40; answers++) {
      await page.locator('[data-choice]').first().waitFor({ timeout: 30_000 });
      const all = await offered(page);
      const choice = all.find((words) => words.startsWith('plague')) ?? all[0];
      if (!choice) continue;
      const moved = await page.locator('[data-moved]').getAttribute('data-moved');
      await page.locator(`[data-choice="${choice}"]:visible`).first().dispatchEvent('click');
      const sure = page.locator('.sure .main');
      if (await sure.isVisible()) {
        await player.checkAxe();
        expect(await page.locator('[data-moved]').getAttribute('data-moved'), 'nothing is sent yet').toBe(moved);
        await page.keyboard.press('Escape');
        await sure.waitFor({ state: 'detached' });
        expect(await offered(page)).toContain(choice);
        await page.locator(`[data-choice="${choice}"]:visible`).first().dispatchEvent('click');
        await sure.click();
        await page.waitForFunction((old) => document.querySelector('[data-moved]')?.getAttribute('data-moved') !== old, moved);
        return await player.leave();
      }
      await page.waitForTimeout(150);
    }
    throw new Error('nothing was final');
  });
});
