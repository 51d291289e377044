import { describe, expect, it } from 'vitest';
import { dice, isOver, offered, Player } from './player';

const BOT = { kind: 'bot', level: 'random' };

/** Plays what is offered, by clicks, until the game is over. */
async function playToTheEnd(players: Player[], seed: number): Promise<number> {
  const roll = dice(seed);
  let clicks = 0;
  for (const began = Date.now(); Date.now() - began < 220_000; ) {
    let acted = false;
    for (const { page } of players) {
      if (await isOver(page)) return clicks;
      const all = await offered(page);
      if (all.length === 0) continue;
      const words = all[roll(all.length)] ?? '';
      const before = await page.evaluate(() => document.querySelector('[role=status]')?.textContent);
      const choice = page.locator(`[data-choice="${words}"]:visible`).first();
      await choice.click({ timeout: 3000, force: true }).catch(() => undefined);
      clicks += 1;
      acted = true;
      await page
        .waitForFunction((old) => document.querySelector('[role=status]')?.textContent !== old || document.querySelectorAll('[data-choice]').length === 0, before, { timeout: 400 })
        .catch(() => undefined);
    }
    if (!acted) await players[0]?.page.waitForTimeout(60);
  }
  throw new Error(`not over after ${clicks} clicks: ${await players[0]?.page.locator('[role=status]').textContent()}`);
}

describe('whole games, by clicks', () => {
  it('two clicks from the front page to a game against bots', async () => {
    const player = await Player.arrive();
    await player.go('/');
    await player.page.getByRole('button', { name: 'Play against bots' }).click();
    await player.page.locator('[data-choice]').first().waitFor({ timeout: 20_000 });
    await player.checkAxe();
    await player.leave();
  });

  it('two players in two browsers, with base rules', async () => {
    const mara = await Player.arrive();
    const jonas = await Player.arrive();
    const table = await mara.makeTable('Mara', { game: 'rattus', setup: { players: '2' }, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await mara.go(table);
    await jonas.go(table);
    await jonas.page.getByRole('button', { name: 'Sit down' }).click();
    await jonas.page.getByLabel('What shall we call you?').fill('Jonas');
    await jonas.page.locator('form').getByRole('button', { name: 'Sit down' }).click();
    await mara.page.getByRole('button', { name: 'Begin' }).click();
    await playToTheEnd([mara, jonas], 7);
    await mara.checkAxe();
    for (const heard of [...mara.heard, ...jonas.heard]) expectNoSecrets(heard);
    await mara.page.getByRole('button', { name: 'Check it in this browser' }).click();
    await mara.page.getByText('its hash is the seal').waitFor();
    await mara.leave();
    await jonas.leave();
  });

  it('four with bots and the cards of the Pied Piper', async () => {
    const player = await Player.arrive();
    const setup = { players: '4', boxes: 'base,pied_piper', cards: 'random' };
    const table = await player.makeTable('Mara', { game: 'rattus', setup, seats: [{ kind: 'me' }, BOT, BOT, BOT] });
    await player.go(`${table}?start`);
    await playToTheEnd([player], 11);
    await player.leave();
  });

  it('six with Africanus', async () => {
    const player = await Player.arrive();
    const setup = { players: '6', boxes: 'base,pied_piper,africanus', cards: 'random' };
    const table = await player.makeTable('Mara', { game: 'rattus', setup, seats: [{ kind: 'me' }, BOT, BOT, BOT, BOT, BOT] });
    await player.go(`${table}?start`);
    await playToTheEnd([player], 13);
    await player.leave();
  });
});

describe('a table that is interrupted', () => {
  it('stands as it was after a reload and after the line was cut', async () => {
    const player = await Player.arrive();
    const table = await player.makeTable('Mara', { game: 'rattus', setup: { players: '2' }, seats: [{ kind: 'me' }, BOT] });
    await player.go(`${table}?start`);
    await player.page.locator('[data-choice]').first().waitFor({ timeout: 20_000 });
    const before = await offered(player.page);
    await player.page.reload();
    await player.page.locator('[data-choice]').first().waitFor();
    expect(await offered(player.page)).toEqual(before);
    await player.leave();
  });
});

/** Base rules without a look at a rat by this seat: whatever is face down has no face on the wire while the game runs. */
function expectNoSecrets(heard: string): void {
  if (!heard.includes('"stage":"regular"') || heard.includes('event-rat-peeked')) return;
  expect(heard).not.toMatch(/"bag_tokens":\["/);
  expect(heard).not.toMatch(/"removed_tokens":\["/);
}

