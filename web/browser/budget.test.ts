// How many clicks a turn takes.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { PestStudy } from '../src/protocol';
import { atTable, offered, type Player } from './player';

/** Solo games with one seed are the same in every run. */
const SOLO = ['pest', 1, { variant: 'solo' }, { table: { seed: '07'.repeat(32) } }] as const;

/** A table that asks for a click: the client has given the answers that need none. */
async function settled(...table: Parameters<typeof atTable>): Promise<Player> {
  const player = await atTable(...table);
  await asked(player.page);
  return player;
}

/** Waits until the player is asked again, after the client has given the answers that need no click; returns at which entry. */
async function asked(page: Page, after = ''): Promise<string> {
  const handle = await page.waitForFunction((old) => {
    const at = document.querySelector<HTMLElement>('.page')?.dataset['asked'];
    return at !== undefined && at !== old ? at : null;
  }, after);
  return (await handle.jsonValue()) ?? '';
}

/** Counts the clicks of a turn. Each is given to the thing itself, wherever its middle is: that of a region may be sea. */
class Clicks {
  count = 0;

  constructor(readonly page: Page) {}

  async on(target: Locator): Promise<void> {
    const before = await asked(this.page);
    await target.first().dispatchEvent('click');
    this.count += 1;
    const confirm = this.page.locator('.sure .main');
    // What can't be undone is confirmed first.
    await this.page.locator(`.page[data-asked]:not([data-asked="${before}"]), .sure .main`).first().waitFor();
    if (await confirm.isVisible()) await this.on(confirm);
    await asked(this.page, before);
  }

  choice(words: string): Promise<void> {
    return this.on(this.page.locator(`[data-choice="${words}"]:visible`));
  }

  /** The first answer with one of these beginnings, in their order. Some offers come with an answer of the server, after the question. */
  async first(...beginnings: string[]): Promise<void> {
    const any = beginnings.map((beginning) => `[data-choice^="${beginning}"]:visible`).join();
    await this.page.locator(any).first().waitFor();
    const all = await offered(this.page);
    const words = beginnings.flatMap((beginning) => all.filter((one) => one.startsWith(beginning)))[0];
    expect(words, `${beginnings.join()} of ${all.join()}`).toBeDefined();
    await this.choice(words ?? '');
  }
}

/** Places the castle, and the doctor where something can be built, and plays until an assistant can be placed. */
async function openPest(page: Page): Promise<void> {
  const opening = new Clicks(page);
  for (const words of ['at farrin', 'at strathen']) await opening.choice(words);
  while (!(await offered(page)).some((words) => words.startsWith('cell '))) await opening.first('put ', 'kind ', 'done');
}

const studyOf = (page: Page): Promise<PestStudy> =>
  page.evaluate(async () => {
    const answer = await fetch(`/api/tables/${location.pathname.split('/').at(-1)}/query/study?seat=1`);
    return (await answer.json()) as PestStudy;
  });

describe('clicks', () => {
  it('a turn of Rattus takes at most 4: a card, cubes, the plague, and where a rat goes', async () => {
    const player = await settled('rattus', 2);
    const { page } = player;
    const opening = new Clicks(page);
    while (!(await offered(page)).some((words) => words.startsWith('take '))) await opening.first('plague ', 'place ', 'region ');
    const turn = new Clicks(page);
    // The Peasant would ask about one more cube.
    const card = (await offered(page)).find((words) => words.startsWith('take ') && words !== 'take peasant');
    await turn.choice(card ?? '');
    await turn.first('place ');
    await turn.first('plague ');
    expect(turn.count).toBeLessThanOrEqual(4);
    await player.leave();
  });

  it('Move and Cure in Pest take at most 6, payments and the end of the turn included', async () => {
    const player = await settled(...SOLO);
    const { page } = player;
    await openPest(page);
    const turn = new Clicks(page);
    await turn.choice('cell move-cure');
    const { reach } = await studyOf(page);
    const goal = reach.find(({ sick, camp }) => sick > 0 && !camp);
    expect(goal, JSON.stringify(reach)).toBeDefined();
    await turn.on(page.locator(`[data-place="${goal?.place}"]`));
    while ((await offered(page)).some((words) => words.startsWith('enter '))) await turn.first('enter pay');
    await turn.on(page.locator('.now .btn.main'));
    expect((await offered(page)).filter((words) => words.startsWith('cure '))).toEqual([]);
    await turn.choice('done');
    expect(turn.count).toBeLessThanOrEqual(6);
    await player.leave();
  });

  it('Construct in Pest takes at most 4, with the choice how to pay and the end of the turn', async () => {
    const player = await settled(...SOLO);
    const { page } = player;
    await openPest(page);
    const turn = new Clicks(page);
    await turn.choice('cell construct-assign');
    await turn.first('construct quarter');
    // With research a building may be improved: one choice between complete offers.
    const pays = page.locator('.now [data-choice="done"]', { hasText: 'Pay' });
    await turn.on(pays);
    expect(await page.locator('.page').getAttribute('data-asked')).not.toBeNull();
    expect((await offered(page)).filter((words) => words.startsWith('coins '))).toEqual([]);
    const log = player.heard.join();
    expect(log).toContain('tell-built');
    await turn.choice('done');
    expect(turn.count).toBeLessThanOrEqual(4);
    await player.leave();
  });

  it('undo takes back the answers of the client together with the own one', async () => {
    const player = await settled(...SOLO);
    const { page } = player;
    await openPest(page);
    const turn = new Clicks(page);
    await turn.choice('cell move-cure');
    const before = await offered(page);
    const { reach } = await studyOf(page);
    const far = reach.find(({ path, sick, improve }) => path.length > 1 && sick === 0 && !improve);
    expect(far).toBeDefined();
    await turn.on(page.locator(`[data-place="${far?.place}"]`));
    const at = await asked(page);
    await page.keyboard.press('u');
    await asked(page, at);
    expect((await offered(page)).toSorted()).toEqual(before.toSorted());
    await player.leave();
  });
});
