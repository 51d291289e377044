import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { serve } from './server';
import { click, playToTheEnd, press, tap, twoByLink } from './play';
import { atTable, BOT, offered, Player } from './player';

describe('whole games', () => {
  it('two clicks from the front page to a game against bots', async () => {
    const player = await Player.arrive();
    await player.go('/');
    await player.page.locator('article', { hasText: 'Rattus' }).getByRole('button', { name: 'Play against bots' }).click();
    await player.page.locator('[data-choice]').first().waitFor({ timeout: 30_000 });
    await player.checkAxe();
    await player.leave();
  });

  it('two players in two browsers, with base rules, and neither hears the other’s secrets', async () => {
    const [mara, jonas] = await twoByLink();
    await playToTheEnd([mara, jonas], 7);
    await mara.page.locator('article table tfoot').waitFor({ timeout: 20_000 });
    await mara.checkAxe();
    for (const [seat, player] of [mara, jonas].entries()) expectNoSecrets(player.heard, seat + 1);
    await mara.page.getByRole('button', { name: 'Check in this browser' }).click();
    await mara.page.getByText('The seed matches the fingerprint').waitFor();
    await mara.page.getByText('all match').waitFor();
    await mara.leave();
    await jonas.leave();
  });

  it('four with bots and cards of the Pied Piper', async () => {
    const player = await atTable('rattus', 4, { boxes: 'base,pied_piper', cards: 'random' });
    await playToTheEnd([player], 11);
    await player.leave();
  });

  it('six with Africanus', async () => {
    const player = await atTable('rattus', 6, { boxes: 'base,pied_piper,africanus', cards: 'random' });
    await playToTheEnd([player], 13);
    await player.leave();
  });

  it('by keyboard alone', async () => {
    const player = await atTable('rattus', 2);
    await playToTheEnd([player], 17, press);
    await player.leave();
  });

  it('on a phone of 390 pixels, with a finger', async () => {
    const player = await atTable('rattus', 2, {}, { context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } });
    await player.checkAxe();
    await playToTheEnd([player], 19, tap);
    await player.leave();
  });

  it('in German', async () => {
    const player = await atTable('rattus', 2, {}, { context: { locale: 'de' } });
    await player.page.getByText('Du bist am Zug.').first().waitFor();
    await playToTheEnd([player], 23);
    await player.page.getByText('gewinn').first().waitFor();
    await player.leave();
  });
});

describe('a table that is interrupted', () => {
  it('stands as it was after a reload', async () => {
    const player = await atTable('rattus', 2);
    await playToTheEnd([player], 5, click, 6);
    await player.page.locator('[data-choice]').first().waitFor();
    const before = await offered(player.page);
    await player.page.reload();
    await player.page.locator('[data-choice]').first().waitFor();
    expect(await offered(player.page)).toEqual(before);
    await player.leave();
  });

  it('says so when the network goes, and is right again when it is back', async () => {
    const player = await atTable('rattus', 2);
    const before = await offered(player.page);
    await player.context.setOffline(true);
    await player.page.getByText('Your seat is kept').waitFor({ timeout: 20_000 });
    expect(await offered(player.page)).toEqual([]);
    await player.context.setOffline(false);
    await player.page.locator('[data-choice]').first().waitFor({ timeout: 40_000 });
    expect(await offered(player.page)).toEqual(before);
    await player.leave();
  });

  it('says so when the server goes, and is right again when it is back', async () => {
    const data = mkdtempSync(join(tmpdir(), 'miasma-restart-'));
    let server = await serve(data, '127.0.0.1:0');
    const { host } = new URL(server.address);
    const player = await Player.arrive({}, {}, server.address);
    const table = await player.makeTable('Mara', { game: 'rattus', setup: { players: '2' }, seats: [{ kind: 'me' }, BOT] });
    await player.go(`${table}?start`);
    await player.page.locator('[data-choice]').first().waitFor({ timeout: 30_000 });
    await playToTheEnd([player], 3, click, 4);
    await player.page.locator('[data-choice]').first().waitFor();
    const before = await offered(player.page);
    await server.stop();
    await player.page.getByText('Your seat is kept').waitFor({ timeout: 20_000 });
    expect(await offered(player.page)).toEqual([]);
    server = await serve(data, host);
    const again = player.page.getByRole('button', { name: 'Try now' });
    if (await again.isVisible()) await again.click();
    await player.page.locator('[data-choice]').first().waitFor({ timeout: 40_000 });
    expect(await offered(player.page)).toEqual(before);
    expect(await playToTheEnd([player], 4, click, 8)).toBe(8);
    await player.leave();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  });
});

/** While a game runs, what lies face down has no face on the wire, but for a seat that was shown it. */
function expectNoSecrets(heard: string[], seat: number): void {
  const shown = new Set<number>();
  for (const frame of heard) {
    if (!frame.includes('"regions"') || frame.includes('"stage":"over"')) continue;
    expect(frame).not.toMatch(/"bag_tokens":\["/);
    expect(frame).not.toMatch(/"removed_tokens":\["/);
    for (const [, mine, rat] of frame.matchAll(/event-rat-peeked[^]*?"rat":(\d+)[^]*?"seat":\{"seat":(\d+)\}/g)) {
      if (Number(rat) === seat) shown.add(Number(mine));
    }
    for (const [, mark] of frame.matchAll(/"mark":(\d+),"token":"/g))
      expect(shown.has(Number(mark)), `rat ${mark} for seat ${seat}`).toBe(true);
  }
}
