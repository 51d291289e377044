// The rulebook: read, searched, printed, and next to a table.
import { describe, expect, it } from 'vitest';
import { atTable, Player, weigh } from './player';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const PAGES = ['rattus', 'rattus-pied-piper', 'rattus-africanus', 'pest', 'rattus-cards', 'pest-cards'];

describe('the rulebook', () => {
  for (const [name, options] of [
    ['on a screen', {}],
    ['in the dark, on a phone, in German', { ...PHONE, colorScheme: 'dark', locale: 'de' }],
    ['on a phone, in Dutch', { ...PHONE, locale: 'nl' }],
  ] as const) {
    it(`${name} can be used by everybody`, async () => {
      const player = await Player.arrive(options);
      for (const page of PAGES) {
        await player.go(`/book/${page}`);
        await player.page.locator('article h2').first().waitFor();
        const wide = await player.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, page).toBeLessThanOrEqual(0);
        await player.checkAxe();
      }
      await player.leave();
    });
  }

  it('draws every picture and every example', async () => {
    const player = await Player.arrive();
    for (const page of ['rattus', 'rattus-pied-piper', 'rattus-africanus', 'pest']) {
      await player.go(`/book/${page}`);
      await player.page.locator('figure').first().waitFor();
      const empty = await player.page
        .locator('figure')
        .evaluateAll((figures) =>
          figures.filter((figure) => (figure.firstElementChild?.getBoundingClientRect().height ?? 0) < 20).map(({ id }) => id),
        );
      expect(empty, page).toEqual([]);
    }
    await player.leave();
  });

  it('shows the ledger behind a passage', async () => {
    const player = await Player.arrive();
    const { page } = player;
    await player.go('/book/rattus#turn-3');
    const passage = page.locator('#turn-3.pointed');
    await passage.waitFor();
    await passage.getByRole('button', { name: 'rules' }).press('Enter');
    await passage.getByRole('link', { name: 'RB-13' }).waitFor();
    expect(await passage.textContent()).toContain('exactly as many cubes there as it has rat tokens');
    await player.checkAxe();
    await player.leave();
  });

  it('finds words in the prose and on the cards', async () => {
    const player = await Player.arrive({ locale: 'de' });
    const { page } = player;
    await player.go('/book/pest');
    await page.getByRole('searchbox').fill('pestmaske');
    await page.locator('.found a').first().click();
    await page.waitForURL('**/book/pest-cards#*');
    await page.locator('li.pointed').waitFor();
    await player.leave();
  });

  it('steps through a worked example by keys', async () => {
    const player = await Player.arrive();
    const { page } = player;
    await player.go('/book/rattus');
    const example = page.locator('#plague-11 .example');
    await example.getByRole('button', { name: 'Next step' }).press('ArrowRight');
    await page.locator('#plague-11 .example[data-step="1"]').waitFor();
    await example.getByRole('button', { name: 'Next step' }).press('End');
    await example.getByText('Step 7 of 7').waitFor();
    expect(await example.locator('.told').textContent()).toContain('Green');
    await player.leave();
  });

  it('prints on about four pages a game', async () => {
    const player = await Player.arrive();
    const { page } = player;
    for (const [name, most] of [
      ['rattus', 4],
      ['rattus-pied-piper', 3],
      ['rattus-africanus', 3],
      ['pest', 5],
    ] as const) {
      await player.go(`/book/${name}`);
      await page.locator('figure').last().waitFor();
      const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0, name).toBeLessThanOrEqual(most);
    }
    await player.leave();
  });
});

describe('at a table', () => {
  it('the rules open next to the game and close again', async () => {
    const player = await atTable('rattus', 2);
    const { page } = player;
    const address = page.url();
    const load = weigh(page);
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await page.locator('dialog article h1').waitFor();
    expect((await load()).some(({ address: file }) => /assets/.test(file))).toBe(true);
    // The game goes on next to them.
    expect(await page.locator('[data-choice]').first().isVisible()).toBe(true);
    await player.checkAxe();
    await page.locator('dialog').getByRole('link', { name: 'Pied Piper' }).click();
    await page.locator('dialog').getByRole('heading', { name: 'Pied Piper', level: 1 }).waitFor();
    expect(page.url()).toBe(address);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.locator('[data-choice]').first().waitFor();
    await player.leave();
  });

  it('a rule opens at the passage that explains it', async () => {
    const player = await atTable('pest', 2);
    const { page } = player;
    const address = page.url();
    await page.keyboard.press('i');
    await page.locator('dialog .pointed').first().waitFor();
    await page.locator('dialog .ledger .asked').first().waitFor();
    expect(page.url()).toBe(address);
    await player.leave();
  });

  it('on a phone they are a sheet that closes back to the same state', async () => {
    const player = await atTable('pest', 2, {}, { context: PHONE });
    const { page } = player;
    const address = page.url();
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await page.locator('dialog article h1').waitFor();
    await player.checkAxe();
    await page.locator('dialog').getByRole('button', { name: 'Close' }).first().click();
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
    await page.locator('[data-choice]').first().waitFor();
    await player.leave();
  });
});
