// A turn of Rattus as a short film for the README: the plague moves, rats come, and cubes die one by one.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { isOver, offered, Player } from './player';
import { animated, type Still } from './webp';

const FOLDER = process.env['MIASMA_SCREENSHOTS'] ?? 'screenshots';
const BOT = { kind: 'bot', level: 'random' };
const WINDOW = { width: 1280, height: 800 };
/** The film is smaller than the window: as wide as a README. */
const SIZE = { width: 896, height: 560 };
/** So many rats and cubes are worth a ravage. */
const CROWD = 7;
/** Everything moves so many times slower while it is filmed, since taking a picture takes a while. */
const SLOW = 8;
/** Pictures a second of the film. */
const RATE = 25;
/** So long the longest stillness lasts in it, in milliseconds. */
const REST = 800;

describe('the film', () => {
  it('of a turn', { timeout: 900_000 }, async () => {
    const player = await Player.arrive({ viewport: WINDOW, colorScheme: 'light' }, { speed: 0 });
    const { page } = player;
    for (let tries = 0; tries < 12; tries++) {
      const table = await player.makeTable('Mara', { game: 'rattus', setup: { players: '4' }, seats: [{ kind: 'me' }, BOT, BOT, BOT] });
      await player.go(`${table}?start`);
      if (await isReached(page)) break;
    }
    await page.evaluate((speed) => localStorage.setItem('miasma.settings', JSON.stringify({ speed })), SLOW);
    await page.reload();
    await page.locator('[data-choice]').first().waitFor();
    // The breath of the glow would fill the film with pictures that differ by a shade.
    await page.addStyleTag({ content: '.map { animation: none !important; } * { caret-color: transparent !important; }' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const camera = await Camera.on(page);
    await page.waitForTimeout(REST * SLOW);
    for (const act of [/^place/, /^plague/, /^region/, /^region/, /^region/]) {
      const choice = (await ranked(page, act))[0]?.words;
      if (!choice) continue;
      const before = await page.locator('[data-moved]').getAttribute('data-moved');
      await page.locator(`[data-choice="${choice}"]:visible`).first().dispatchEvent('click');
      for (const began = Date.now(); Date.now() - began < 120_000; await page.waitForTimeout(100))
        if (!(await mine(page)) || (await asked(page, before))) break;
      await page.waitForTimeout(400 * SLOW);
    }
    await page.waitForTimeout(300 * SLOW);
    writeFileSync(join(FOLDER, 'turn.webp'), await camera.develop());
    await player.context.close();
  });
});

/** Whether it is still the turn that is filmed. */
function mine(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('.plate.on')?.getAttribute('data-plate') === '1');
}

/** Whether the answer is told to its end, and something new is asked. */
function asked(page: Page, before: string | null): Promise<boolean> {
  return page.evaluate(
    (old) =>
      !['', old].includes(document.querySelector('[data-moved]')?.getAttribute('data-moved') ?? '') &&
      !!document.querySelector('[data-choice]'),
    before,
  );
}

/** Plays until the plague can be sent where much is lost; whether that came before the end of the game. */
async function isReached(page: Page): Promise<boolean> {
  for (let moved = false; !(await isOver(page));) {
    const all = await offered(page);
    if (moved && all.some((words) => words.startsWith('place'))) {
      // The plague's goals stand on the map when one asks for them.
      await page.keyboard.press('c');
      const goals = await ranked(page, /^plague/);
      await page.keyboard.press('b');
      if ((goals[0]?.crowd ?? 0) >= CROWD) return true;
    }
    const [most] = await ranked(page, /^place/);
    const least = (await ranked(page, /^plague/)).at(-1);
    const choice = (most ?? least)?.words ?? all[0];
    if (choice) {
      moved ||= choice.startsWith('plague');
      await page
        .locator(`[data-choice="${choice}"]:visible`)
        .first()
        .dispatchEvent('click', undefined, { timeout: 3000 })
        .catch(() => undefined);
    }
    await page.waitForTimeout(300);
  }
  return false;
}

/** The answers of a kind, with how many rats and cubes are where they lead, the most crowded first. */
async function ranked(page: Page, kind: RegExp): Promise<{ words: string; crowd: number }[]> {
  const all = (await offered(page)).filter((words) => kind.test(words));
  // The table of text for screen readers tells what lies where.
  const rows = await page.evaluate(() =>
    [...document.querySelectorAll('.sr table tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
  );
  const crowd = (words: string) =>
    (rows.find(([name]) => name?.toLowerCase().startsWith(words.split(' ')[1] ?? '')) ?? []).reduce(
      (sum, cell) => sum + (Number.parseInt(cell) || 0),
      0,
    );
  return all.map((words) => ({ words, crowd: crowd(words) })).sort((one, other) => other.crowd - one.crowd);
}

/** Takes a picture of every frame the browser draws, and knows when it was drawn. */
class Camera {
  readonly #taken: { png: Buffer; at: number }[] = [];

  private constructor(
    readonly page: Page,
    readonly session: CDPSession,
  ) {}

  static async on(page: Page): Promise<Camera> {
    const camera = new Camera(page, await page.context().newCDPSession(page));
    camera.session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      camera.#taken.push({ png: Buffer.from(data, 'base64'), at: (metadata.timestamp ?? 0) * 1000 });
      void camera.session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await camera.session.send('Page.startScreencast', { format: 'png' });
    return camera;
  }

  /** The film: of all pictures that fall into the same moment of it, the last. */
  async develop(): Promise<Buffer> {
    await this.session.send('Page.stopScreencast');
    // They come in the order in which they were packed.
    const taken = this.#taken.toSorted((one, other) => one.at - other.at);
    const began = taken[0]?.at ?? 0;
    const moments = new Map(taken.map(({ png, at }) => [Math.floor(((at - began) / SLOW / 1000) * RATE), png]));
    const order = [...moments.keys()];
    const stills = order.map((moment, at): Still => ({
      png: moments.get(moment)!,
      ms: (((order[at + 1] ?? Infinity) - moment) * 1000) / RATE,
    }));
    return animated(this.page, stills, SIZE, REST);
  }
}
