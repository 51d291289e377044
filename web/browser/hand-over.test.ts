import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { dice, Player } from './player';

/** The table as the server shows it to the person at the device. */
interface Seen {
  moved: number;
  question: { seat: number; options: string[] } | null;
  sheet: { stage: string };
}

/** A sentence about a region card that only its owner may read: who, and the card. */
const SECRET = /(\S+) draws? a region card: ([^.]+)\./g;

/** Hand-overs after which enough has been seen. */
const ENOUGH = 10;

async function get<T>({ page, address }: Player, path: string): Promise<T> {
  return (await (await page.request.get(`${address}/api${path}`)).json()) as T;
}

/** The ids of the region cards that a seat has drawn, as the seat sees it. */
async function drawn(player: Player, table: string, seat: number): Promise<string[]> {
  const replay = await get<{ steps: { what: { events?: { key: string; seat?: number; region_card?: string }[] } }[] }>(
    player,
    `/tables/${table}/replay?as=seat%20${seat}`,
  );
  const events = replay.steps.flatMap(({ what }) => what.events ?? []);
  const own = events.filter((event) => event.key === 'event-region-card-drawn' && event.seat === seat);
  return own.map(({ region_card = '' }) => region_card);
}

/** The sentences of the log that tell which region card somebody drew: who, and the card. */
async function readLog(page: Page): Promise<{ who: string; card: string }[]> {
  await page.keyboard.press('l');
  const log = page.locator('dialog[open] ol');
  await log.waitFor();
  const text = await log.innerText();
  await page.keyboard.press('Escape');
  await log.waitFor({ state: 'detached' });
  return [...text.matchAll(SECRET)].map(([, who = '', card = '']) => ({ who, card }));
}

describe('two people at one device', () => {
  it('hand it over, and nothing that only one of them may know is on the screen of the other', async () => {
    // With animations, because what happens is shown before the device is handed over.
    const player = await Player.arrive({}, { speed: 1 });
    const { page } = player;
    // Everything that is ever on the screen, however short, and with which person in front of it.
    await page.addInitScript(() => {
      const kept = window as unknown as { shown: Set<string> };
      kept.shown = new Set();
      const note = () => {
        if (!document.body) return;
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (texts.nextNode())
          for (const [sentence] of (texts.currentNode.nodeValue ?? '').matchAll(/\S+ draws? a region card: [^.]+\./g))
            kept.shown.add(sentence);
      };
      new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
    });
    const seats = [
      { kind: 'me', name: 'Ada' },
      { kind: 'me', name: 'Bo' },
    ];
    const setup = { players: '2', boxes: 'base,africanus', preset: 'online' };
    const address = await player.makeTable('Ada', { game: 'rattus', setup, seats });
    const table = address.replace('/t/', '');
    await player.go(`${address}?start`);
    const roll = dice(4);
    const cards: Record<number, Set<string>> = { 1: new Set(), 2: new Set() };
    const shownTo: Record<number, Set<string>> = { 1: new Set(), 2: new Set() };
    let [handed, holder] = [0, 0];
    await page.getByRole('button', { name: /I am/ }).waitFor();
    for (let answers = 0; answers < 300 && handed < ENOUGH; answers += 1) {
      const now = await get<Seen>(player, `/tables/${table}?since=1000000`);
      if (!now.question) break;
      const { seat, options } = now.question;
      if (seat !== holder) {
        const take = page.getByRole('button', { name: `I am ${seat === 1 ? 'Ada' : 'Bo'}` });
        await take.waitFor();
        // Either of them may look now: no board, no log, no hand, no question.
        expect(await page.locator('[data-choice], [data-moved], dialog[open]').count()).toBe(0);
        expect(await page.content()).not.toMatch(/region card/i);
        // Nothing of this seat was on the screen of the other either: what that one was shown, its own log must have.
        const shown = await page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown]);
        for (const sentence of shown) {
          const [[, who, card = ''] = []] = sentence.matchAll(SECRET);
          expect(who, sentence).toBe('You');
          shownTo[holder]?.add(card);
        }
        await page.evaluate(() => (window as unknown as { shown: Set<string> }).shown.clear());
        await take.click();
        [handed, holder] = [handed + 1, seat];
        await page.locator('[data-moved]').waitFor();
        const own = await drawn(player, table, seat);
        // The log is loaded again, as this seat sees it.
        await expect.poll(async () => (await readLog(page)).length, { timeout: 15_000 }).toBe(own.length);
        const read = await readLog(page);
        expect(read.filter(({ who }) => who !== 'You')).toEqual([]);
        // Before the names of the cards are loaded, their ids are shown.
        cards[seat] = new Set([...own, ...read.map(({ card }) => card)]);
        for (const card of shownTo[seat] ?? []) expect([...cards[seat]], `shown to seat ${seat}`).toContain(card);
      }
      const command = { do: 'choose', seat, after: now.moved, choice: options[roll(options.length)] };
      await page.request.post(`${player.address}/api/tables/${table}`, {
        data: { key: `hand-over-${answers}`, command },
        headers: { origin: player.address },
      });
    }
    expect(handed).toBe(ENOUGH);
    expect(cards[1]!.size).toBeGreaterThan(0);
    expect(cards[2]!.size).toBeGreaterThan(0);
    await player.leave();
  });
});
