import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES, Player, weigh } from './player';

describe('the pages', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    describe(`in ${colorScheme}`, () => {
      let player: Player;
      beforeAll(async () => {
        player = await Player.arrive({ colorScheme });
      });
      afterAll(() => player.leave());

      for (const path of PAGES) {
        it(`${path} can be used by everybody`, async () => {
          await player.go(path);
          await player.page.locator('h1').first().waitFor();
          await player.checkAxe();
        });
      }
    });
  }

  it('fit a phone of 360 pixels without moving sideways', async () => {
    const player = await Player.arrive({ viewport: { width: 360, height: 740 } });
    for (const path of PAGES) {
      await player.go(path);
      await player.page.locator('h1').first().waitFor();
      const wide = await player.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, path).toBeLessThanOrEqual(0);
      await player.checkAxe();
    }
    await player.leave();
  });

  it('speak German and Dutch', async () => {
    for (const [locale, words] of [
      ['de', 'Neuer Tisch'],
      ['nl', 'Nieuwe tafel'],
    ] as const) {
      const player = await Player.arrive({ locale });
      await player.go('/');
      await player.page.getByRole('link', { name: words }).waitFor();
      expect(await player.page.locator('html').getAttribute('lang')).toBe(locale);
      await player.leave();
    }
  });

  it('weigh at most 200 kB at first sight', async () => {
    const player = await Player.arrive();
    const load = weigh(player.page);
    await player.go('/');
    await player.page.getByRole('button', { name: 'Play against bots' }).first().waitFor();
    await player.page.waitForLoadState('networkidle');
    const bytes = (await load()).reduce((sum, one) => sum + one.bytes, 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(200_000);
    await player.leave();
  });

  it('lead to a rule by its id', async () => {
    const player = await Player.arrive();
    await player.go('/rules/rattus-base#RB-44');
    await player.page.locator('#RB-44.pointed').waitFor();
    expect(await player.page.locator('#RB-44').isVisible()).toBe(true);
    await player.leave();
  });
});
