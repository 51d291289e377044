// What a host sets up: the product below a path, and components of their own.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { offered, Player } from './player';
import { serve } from './server';

/** A port that nobody listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}

/** Plays until the table has moved. */
async function act({ page }: Player): Promise<void> {
  await page.locator('[data-choice]').first().waitFor({ timeout: 30_000 });
  const moved = () => page.locator('[data-moved]').first().getAttribute('data-moved');
  const before = await moved();
  while ((await moved()) === before) {
    const [first] = await offered(page);
    const choice = page.locator(`[data-choice="${first}"]:visible`).first();
    // The middle of a region's box may lie in the sea, so the event goes to the region itself.
    if (first) await choice.dispatchEvent('click', undefined, { timeout: 3000 }).catch(() => undefined);
    await page.waitForTimeout(60);
  }
}

describe('a server below a path', () => {
  it('serves pages, requests, socket and links there and nowhere else', async () => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const data = mkdtempSync(join(tmpdir(), 'miasma-path-'));
    const server = await serve(data, `127.0.0.1:${port}`, ['--public-url', `${origin}/club/games`]);
    const player = await Player.arrive({}, {}, `${origin}/club/games`);
    const { page } = player;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('websocket', (socket) => asked.push(socket.url().replace('ws:', 'http:')));

    await player.go('/');
    await page.getByRole('button', { name: 'Play against bots' }).first().click();
    await act(player);
    expect(page.url()).toMatch(new RegExp(`^${origin}/club/games/t/`));
    await page.reload();
    await act(player);
    await player.go('/tables');
    await page.locator('a[href*="/club/games/t/"]').first().click();
    await page.locator('[data-moved]').first().waitFor();

    const elsewhere = asked.filter((url) => url.startsWith('http') && !url.startsWith(`${origin}/club/games/`));
    expect(elsewhere).toEqual([]);
    const cookies = await player.context.cookies(origin);
    expect(cookies.every(({ path }) => path.startsWith('/club/games'))).toBe(true);
    await player.leave();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  });
});

describe('components of one’s own', () => {
  it('are checked, listed with all faults, and played', async () => {
    const folder = fileURLToPath(new URL('../../data/rattus', import.meta.url));
    const files = (change: (text: string) => string) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.toml'))
        .map((name) => {
          const text = readFileSync(join(folder, name), 'utf8');
          return { name, mimeType: 'application/toml', buffer: Buffer.from(name === 'rats_base.toml' ? change(text) : text) };
        });
    const player = await Player.arrive();
    const { page } = player;
    await player.go('/packs?game=rattus');
    await page.getByLabel('Name of the pack').fill('Second printing');
    const upload = async (change: (text: string) => string) => {
      await page.getByLabel('Files (.toml)').setInputFiles(files(change));
      await page.getByRole('button', { name: 'Check and upload' }).click();
    };

    await upload((text) => text.replace('limit = 2', 'limit = 9').replace('"church", "royalty"', '"church", "nobody"'));
    await page.getByRole('heading', { name: 'Errors: 2' }).waitFor();
    expect(await page.locator('.faults li code').allTextContents()).toEqual([
      expect.stringMatching(/^rats_base\.toml:\d+$/),
      expect.stringMatching(/^rats_base\.toml:\d+$/),
    ]);
    await player.checkAxe();

    await upload((text) =>
      text.replace('"peasantry", "church"', '"church", "royalty"').replace('"church", "royalty"', '"peasantry", "church"'),
    );
    await page.getByRole('heading', { name: 'Second printing is valid and stored' }).waitFor();
    await player.checkAxe();
    await page.getByRole('link', { name: 'Create a table with it' }).first().click();
    await page.getByText('Second printing').waitFor();
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.waitForURL(/\/t\//);
    await page.getByText('Second printing').first().waitFor();
    await player.leave();
  });
});
