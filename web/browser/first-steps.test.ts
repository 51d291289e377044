// The first steps of a new user: a name, a first table, the lobby, and what popovers leave free.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { answer, choose, untilOffered } from './play';
import { atTable, Player } from './player';

/** The answers that the popover on the screen covers; null if there is none. */
function covered(page: Page): Promise<string[] | null> {
  return page.evaluate(() => {
    const popover = document.querySelector('.popover[role=tooltip], .popover[role=note]')?.getBoundingClientRect();
    if (!popover) return null;
    return [...document.querySelectorAll<HTMLElement>('[data-choice]')]
      .filter((element) => {
        const box = (element.querySelector('.anchor') ?? element).getBoundingClientRect();
        const wide = Math.min(box.right, popover.right) - Math.max(box.left, popover.left);
        const high = Math.min(box.bottom, popover.bottom) - Math.max(box.top, popover.top);
        return box.width > 0 && wide > 1 && high > 1;
      })
      .map((element) => element.dataset['choice'] ?? '');
  });
}

describe('a name', () => {
  it('is asked for once, with focus and a suggestion, and the names of others at the device can be changed', async () => {
    const player = await Player.arrive();
    const { page } = player;
    await player.go('/new?game=pest');
    const own = page.getByLabel('Your name');
    await own.waitFor();
    expect(await own.inputValue()).not.toBe('');
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Your name');
    await page.keyboard.type('Robin');
    await page.getByRole('combobox', { name: /^Seat 2/ }).selectOption('me');
    await page.getByLabel('Name of player 2').fill('Wanda');
    await player.checkAxe();
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.locator('[data-choice]').first().waitFor({ timeout: 30_000 });
    await page.getByText('Wanda').first().waitFor();
    await page.getByText('Robin').first().waitFor();
    await player.go('/new');
    await page.getByText('Robin').first().waitFor();
    expect(await own.count()).toBe(0);
    await player.leave();
  });

  it('is given to somebody who plays against bots at once, who sees no lobby', async () => {
    const player = await Player.arrive();
    const { page } = player;
    await player.go('/');
    await page.getByRole('link', { name: /^You are \w+ \(guest\)$/ }).waitFor();
    await page.evaluate(() => {
      const seen = { lobby: false };
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.querySelector('main .seats')) seen.lobby = true;
      }).observe(document, { childList: true, subtree: true });
    });
    await page.getByRole('button', { name: 'Play against bots' }).first().click();
    await page.locator('[data-choice]').first().waitFor({ timeout: 30_000 });
    expect(await page.evaluate(() => (window as unknown as { seen: { lobby: boolean } }).seen.lobby)).toBe(false);
    await player.go('/');
    await page.getByRole('link', { name: /^You are \w+$/ }).waitFor();
    await player.leave();
  });
});

describe('the lobby', () => {
  it('shows pace, boxes, cards and the rule variants that differ from the standard', async () => {
    const player = await Player.arrive();
    const { page } = player;
    const table = await player.makeTable('Mara', {
      game: 'rattus',
      setup: { players: '2', boxes: 'base,pied_piper', cards: 'peasant,knight,witch,king,mayor,queen', sits_out: 'who_ended' },
      seats: [{ kind: 'me' }, { kind: 'open' }],
      pace: { kind: 'live', turn_s: 60, reserve_s: 900 },
    });
    await player.go(table);
    for (const words of [/live/i, 'Rattus and Pied Piper', /Peasant, Knight, Witch, King, Mayor and Queen/, 'Who sits out the final round'])
      await page.getByText(words).first().waitFor();
    await player.checkAxe();
    await player.leave();
  });
});

describe('popovers', () => {
  it('cover nothing that can be chosen in Rattus', async () => {
    const player = await atTable('rattus', 4);
    const { page } = player;
    await untilOffered(page, 'take ');
    for (const card of await page.locator('[data-choice^="take "]').all()) {
      await page.mouse.move(5, 5);
      await page.locator('.popover[role=tooltip]').waitFor({ state: 'detached' });
      await card.hover({ force: true });
      await page.locator('.popover[role=tooltip]').waitFor();
      expect(await covered(page), (await card.getAttribute('data-choice')) ?? '').toEqual([]);
    }
    await player.leave();
  });

  it('cover nothing that can be chosen in Pest', async () => {
    const player = await atTable('pest', 3);
    const { page } = player;
    // The first question: where the castle stands.
    await page.locator('[data-place][data-choice]').first().waitFor();
    for (const place of (await page.locator('[data-place][data-choice]').all()).slice(0, 3)) {
      await page.mouse.move(5, 5);
      const { x, y, width, height } = (await place.boundingBox())!;
      await page.mouse.move(x + width / 2, y + height / 2, { steps: 3 });
      await page.locator('.popover[role=note]').waitFor();
      expect(await covered(page), (await place.getAttribute('data-choice')) ?? '').toEqual([]);
    }
    await player.leave();
  });
});

describe('the pest of the year', () => {
  it('is listed after an answer and a reload', async () => {
    const player = await atTable('pest', 2);
    const { page } = player;
    await answer(page, await untilOffered(page, 'cell '), choose);
    await page.reload();
    await page.locator('[data-choice]').first().waitFor({ timeout: 30_000 });
    await page.getByRole('region', { name: 'The pest', exact: false }).first().waitFor();
    await player.leave();
  });
});
