// The page of the server's host, on the real server: the secret is the one in its data folder.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Player } from './player';

describe('the page of the host', () => {
  let player: Player;
  let host: Player;
  beforeAll(async () => {
    player = await Player.arrive();
    host = await Player.arrive();
  });
  afterAll(async () => {
    await player.leave();
    await host.leave();
  });

  it('opens with the secret only', async () => {
    await host.go('/host');
    await host.page.getByLabel('Secret of the host').fill('a wrong secret');
    await host.page.getByRole('button', { name: 'Open' }).click();
    await host.page.getByRole('alert').waitFor();
    const [, secret = ''] = readFileSync(join(inject('data'), 'admin'), 'utf8')
      .trim()
      .split(' ');
    await host.page.getByLabel('Secret of the host').fill(secret);
    await host.page.getByRole('button', { name: 'Open' }).click();
    await host.page.getByRole('button', { name: 'Reports' }).waitFor();
    await host.checkAxe();
  });

  it('moderates people, tables, chat and reports', async () => {
    const table = await player.makeTable('Rude Rudi', { game: 'rattus', public: true, seats: [{ kind: 'me' }] });
    const id = table.slice('/t/'.length);
    const post = async (path: string, data: object) => {
      const answer = await player.page.request.post(player.address + path, { data, headers: { origin: player.address } });
      expect(answer.ok(), await answer.text()).toBe(true);
    };
    await post(`/api/tables/${id}`, { key: 'rude-word-1', command: { do: 'say', room: 'table', text: 'A rude word' } });
    await post('/api/reports', { table: id, number: null, text: 'Somebody was rude', details: {} });

    const { page } = host;
    await page.getByRole('button', { name: 'Packs' }).click();
    await page.getByRole('button', { name: 'Reports' }).click();
    const report = page.getByRole('listitem').filter({ hasText: 'Somebody was rude' });
    await report.getByRole('combobox').selectOption('done');
    await page.getByRole('status').filter({ hasText: 'Done' }).waitFor();
    await host.checkAxe();

    await page.getByRole('button', { name: 'Tables' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Rude Rudi' });
    await row.getByRole('button', { name: 'Chat' }).click();
    await page.getByRole('button', { name: 'Remove message' }).click();
    await page.getByText('Message removed').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await row.getByRole('button', { name: 'Hide' }).click();
    await row.getByRole('button', { name: 'Show' }).waitFor();
    await row.getByRole('button', { name: 'Close table' }).click();
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await row.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'People' }).click();
    await page.getByLabel('Name or account contains').fill('Rudi');
    await page.getByRole('button', { name: 'Search' }).click();
    const rudi = page.getByRole('listitem').filter({ hasText: 'Rude Rudi' });
    await rudi.getByRole('button', { name: 'Rename' }).click();
    await page.getByLabel('New name of Rude Rudi').fill('Quiet Rudi');
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
    const quiet = page.getByRole('listitem').filter({ hasText: 'Quiet Rudi' });
    await quiet.getByRole('button', { name: 'Ban' }).click();
    await quiet.getByText('banned').waitFor();
    await host.checkAxe();
    await quiet.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await quiet.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Delete old data now' }).click();
    await page.getByRole('status').filter({ hasText: 'Deleted:' }).waitFor();
  });

  it('asks before a recovery link changes who this browser is', async () => {
    const owner = await Player.arrive();
    await owner.makeTable('Mallory', { game: 'rattus' });
    await owner.go('/me');
    await owner.page.getByRole('button', { name: 'Create recovery link' }).click();
    const link = await owner.page.getByLabel('Recovery link').inputValue();
    const victim = await Player.arrive();
    const table = await victim.makeTable('Anna', { game: 'rattus', seats: [{ kind: 'me' }] });
    await victim.page.goto(link);
    const dialog = victim.page.getByRole('dialog', { name: 'Continue as Mallory?' });
    await dialog.getByText('In this browser you are Anna. This recovery link belongs to Mallory.').waitFor();
    await victim.checkAxe();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await victim.go(table);
    await victim.page.getByRole('button', { name: 'Leave seat' }).waitFor();
    await victim.page.goto(link);
    await victim.page.getByRole('button', { name: 'Continue as Mallory' }).click();
    await victim.page.getByText('Welcome back.').waitFor();
    await owner.leave();
    await victim.leave();
  });
});
