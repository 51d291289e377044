// Somebody at a browser: a context of their own, with all that reaches it over the wire.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every page that is no table. */
export const PAGES = [
  '/',
  '/new',
  '/new?game=pest',
  '/learn',
  '/learn?game=pest',
  '/tables',
  '/rules/rattus-base',
  '/rules/pest',
  '/book',
  '/book/pest',
  '/book/rattus-cards',
  '/book/pest-cards',
  '/me',
  '/fair',
  '/packs',
  '/host',
  '/today',
  '/nowhere',
];

let browser: Promise<Browser> | null = null;

export class Player {
  /** Everything the server sent: frames of the socket and bodies of answers. */
  readonly heard: string[] = [];
  /** What the page complained of. */
  readonly complaints: string[] = [];

  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    readonly address: string,
  ) {}

  static async arrive(options: BrowserContextOptions = {}, settings: object = {}, address = inject('address')): Promise<Player> {
    browser ??= chromium.connect(inject('browser'));
    const context = await (await browser).newContext({ viewport: { width: 1440, height: 900 }, locale: 'en', ...options });
    // Nothing is worth waiting for here but the game itself.
    const kept = JSON.stringify({ speed: 0, ...settings });
    await context.addInitScript((value) => {
      if (!localStorage.getItem('miasma.settings')) localStorage.setItem('miasma.settings', value);
    }, kept);
    const player = new Player(await context.newPage(), context, address);
    player.#listen();
    return player;
  }

  #listen(): void {
    this.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.heard.push(String(payload))));
    this.page.on('response', (response) => {
      if (response.url().includes('/api/'))
        void response.text().then(
          (text) => this.heard.push(text),
          () => undefined,
        );
    });
    this.page.on('pageerror', (error) => this.complaints.push(String(error.stack ?? error)));
    this.page.on('console', (message) => {
      if (message.type() === 'error' && !/Failed to load resource|WebSocket connection/.test(message.text()))
        this.complaints.push(message.text());
    });
  }

  async go(path: string): Promise<void> {
    await this.page.goto(this.address + path);
  }

  /** Calls oneself something, and makes a table; its address. */
  async makeTable(name: string, table: object): Promise<string> {
    await this.page.request.post(`${this.address}/api/me`, { data: { name }, headers: { origin: this.address } });
    const answer = await this.page.request.post(`${this.address}/api/tables`, { data: table, headers: { origin: this.address } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return `/t/${((await answer.json()) as { id: string }).id}`;
  }

  /** No violations of the rules for accessible pages. */
  async checkAxe(): Promise<void> {
    await this.page.evaluate(axe);
    const violations = await this.page.evaluate(async () => {
      const { axe: run } = window as unknown as {
        axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> };
      };
      const { violations: found } = await run.run({ resultTypes: ['violations'] });
      return found.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join(' | ')}`,
      );
    });
    expect(violations, this.page.url()).toEqual([]);
  }

  async leave(): Promise<void> {
    expect(this.complaints).toEqual([]);
    await this.context.close();
  }
}

export const BOT = { kind: 'bot', level: 'random' };

interface TableOptions {
  context?: BrowserContextOptions;
  settings?: object;
  /** More about the table, such as its pace. */
  table?: object;
}

/** Somebody at a table with bots that has begun and asks them something. The solo game of Pest has one player. */
export async function atTable(game: string, players: number, setup: object = {}, options: TableOptions = {}): Promise<Player> {
  const player = await Player.arrive(options.context, options.settings);
  const seats = [{ kind: 'me' }, ...Array.from({ length: players - 1 }, () => BOT)];
  const table = await player.makeTable('Mara', { game, setup: { players: String(players), ...setup }, seats, ...options.table });
  await player.go(`${table}?start`);
  await player.page.locator('[data-choice]').first().waitFor({ timeout: 30_000 });
  return player;
}

/** Weighs all that comes over the wire from now on, as packed as it comes; what it returns says how much that was. */
export function weigh(page: Page): () => Promise<{ address: string; bytes: number }[]> {
  const coming: Promise<{ address: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    const address = response.url();
    coming.push(
      response
        .request()
        .sizes()
        .then(
          ({ responseBodySize: bytes }) => ({ address, bytes }),
          () => ({ address, bytes: 0 }),
        ),
    );
  });
  return () => Promise.all(coming);
}

/** What is offered on the screen: words of answers, each seen and reachable. */
export function offered(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-choice]')]
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => element.dataset['choice'] ?? ''),
  );
}

/** A small generator, so that a game that fails can be played again. */
export function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

export const isOver = (page: Page): Promise<boolean> => page.locator('article table tfoot').isVisible();

/** Confirms an answer that can't be undone, if the table asks for that. */
export async function confirm(page: Page): Promise<void> {
  const button = page.locator('.sure .main');
  if (await button.isVisible()) await button.click({ timeout: 3000 }).catch(() => undefined);
}
