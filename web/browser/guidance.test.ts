// What helps a player: the list of past turns, hints, shortcuts, chat badges, and the end.
import { describe, expect, it } from 'vitest';
import { answer, choose, playToTheEnd, untilOffered } from './play';
import { atTable, offered, Player } from './player';

describe('the turns since the last own one', () => {
  it('are complete, stay until the turn ends, and can be shown again', async () => {
    const player = await atTable('rattus', 4);
    const { page } = player;
    const bots = ['Sister Berthe', 'Brother Cuno', 'Brother Odo'];
    const lines = page.locator('.since li');
    // The first turn: cubes, then the plague, then whatever is asked until the next turn begins.
    await answer(page, await untilOffered(page, 'place '), choose);
    await answer(page, await untilOffered(page, 'plague '), choose);
    await untilOffered(page, 'place ');
    const before = await lines.allTextContents();
    for (const name of bots)
      expect(
        before.some((line) => line.includes(name)),
        name,
      ).toBe(true);
    const take = (await offered(page)).find((words) => words.startsWith('take '));
    if (take) {
      await answer(page, take, choose);
      expect(await lines.allTextContents()).toEqual(before);
    }
    await page.getByRole('button', { name: 'Show me' }).first().click();
    await page.locator('[data-choice]').first().waitFor();
    await player.leave();
  });
});

describe('a hint', () => {
  it('stands next to the map, is offered by the table, and leaves it usable', async () => {
    const player = await atTable('rattus', 2);
    const { page } = player;
    await page.keyboard.press('h');
    const play = page.getByRole('button', { name: 'Play this' });
    await play.waitFor({ timeout: 60_000 });
    expect(await page.locator('dialog:modal').count()).toBe(0);
    await player.checkAxe();
    const moved = () => page.locator('.page').getAttribute('data-moved');
    const before = await moved();
    await play.click();
    await page.waitForFunction((old) => document.querySelector<HTMLElement>('.page')?.dataset['moved'] !== old, before);
    await player.leave();
  });
});

describe('the list of shortcuts', () => {
  it('opens next to the game with ?, and closes with Escape', async () => {
    const player = await atTable('pest', 2);
    const { page } = player;
    await page.keyboard.press('?');
    await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor();
    expect(await page.locator('dialog:modal').count()).toBe(0);
    await player.checkAxe();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor({ state: 'detached' });
    await player.leave();
  });
});

describe('chat', () => {
  it('counts the first message of others, and none that was read, after a reload', async () => {
    const mara = await Player.arrive();
    const jonas = await Player.arrive();
    const table = await mara.makeTable('Mara', { game: 'rattus', setup: { players: '2' }, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await mara.go(table);
    await jonas.go(table);
    await jonas.page.getByRole('button', { name: 'Take a seat' }).click();
    expect(await jonas.page.getByLabel('Your name').inputValue(), 'a name is suggested').not.toBe('');
    await jonas.page.getByLabel('Your name').fill('Jonas');
    await jonas.page.locator('form').getByRole('button', { name: 'Take a seat' }).click();
    await mara.page.getByRole('button', { name: 'Start game' }).and(mara.page.locator(':enabled')).click();
    await jonas.page.locator('main').waitFor();
    await jonas.page.keyboard.press('t');
    await jonas.page.getByPlaceholder('Write a message').fill('Hello');
    await jonas.page.getByRole('button', { name: 'Send' }).click();
    const badge = mara.page.locator('[aria-keyshortcuts="t"]', { hasText: '1' });
    await badge.waitFor();
    await mara.page.keyboard.press('t');
    await mara.page.getByText('Hello').waitFor();
    await mara.page.reload();
    await mara.page.locator('.head').waitFor();
    expect(await badge.count()).toBe(0);
    // Who took a seat by link is not away.
    await mara.page.getByRole('button', { name: 'Table menu' }).click();
    await mara.page.locator('dialog li', { hasText: 'Jonas' }).getByText('online').waitFor();
    await mara.leave();
    await jonas.leave();
  });
});

describe('the end', () => {
  it('shows the final map and saves a picture', async () => {
    const player = await atTable('rattus', 2);
    const { page } = player;
    await playToTheEnd([player], 11, choose);
    await page.getByRole('heading', { name: 'The final map' }).waitFor();
    await player.checkAxe();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as picture' }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.png$/);
    await player.leave();
  });
});
