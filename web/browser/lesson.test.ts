import { describe, expect, it } from 'vitest';
import { Player } from './player';

describe('the guided first game', () => {
  it('follows the play, and goes on after a reload and from the list of games', async () => {
    const player = await Player.arrive();
    const { page } = player;
    await player.go('/learn?game=rattus');
    await page.getByRole('button', { name: 'Start the guided game' }).first().click();
    const card = (title: string) => page.locator('.lesson h2', { hasText: title });
    await card('Place your first two cubes').waitFor();
    await player.checkAxe();

    // Doing it completes the step.
    await page.locator('[data-choice]').first().dispatchEvent('click');
    await card('Place your first two cubes').waitFor({ state: 'detached' });
    await page.locator('.lesson').waitFor();

    await page.reload();
    await page.locator('.lesson').waitFor();
    expect(await card('Place your first two cubes').count()).toBe(0);

    await player.go('/');
    await page.getByText('guided first game').waitFor();
    await page.locator('aside a').first().click();
    await page.locator('.lesson').waitFor();
    // With the second pair on the map the turn is explained.
    await page.locator('[data-choice]').first().dispatchEvent('click');
    await page.locator('.lesson h2').waitFor();

    expect(player.complaints).toEqual([]);
    await player.leave();
  });

  it('can be ended, and the game goes on', async () => {
    const player = await Player.arrive();
    const { page } = player;
    await player.go('/learn?game=pest');
    await page.getByRole('button', { name: 'Start the guided game' }).first().click();
    await page.locator('.lesson h2').waitFor();
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.getByRole('button', { name: 'End the lesson' }).click();
    await page.locator('.lesson').waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('[data-choice]').first().waitFor();
    expect(await page.locator('.lesson').count()).toBe(0);
    await player.leave();
  });
});
