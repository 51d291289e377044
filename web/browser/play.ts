// Playing by hand: what is offered on the screen is chosen by mouse, finger or keyboard, until the game is over.
import type { Page } from 'playwright-core';
import { confirm, dice, offered, Player } from './player';

/** The longest that a whole game may take, in milliseconds. */
const LONG = 280_000;

export type Act = (page: Page, words: string) => Promise<void>;

/** By mouse: on the thing that stands for the answer. */
export const click: Act = async (page, words) => {
  await page.locator(`[data-choice="${words}"]:visible`).first().click({ timeout: 3000, force: true });
};

/** On the thing itself, wherever its middle is: that of a region may be sea. */
export const choose: Act = async (page, words) => {
  await page.locator(`[data-choice="${words}"]:visible`).first().dispatchEvent('click', undefined, { timeout: 3000 });
};

/** By finger, on a phone: a tap selects in the list, the main button confirms. */
export const tap: Act = async (page, words) => {
  // The layout can move under a finger. If another tab was hit, or the drawer folded, return to the choices.
  const isOpen = (await page.locator('#drawer').isVisible()) && (await page.locator('#tab-choices[aria-selected="true"]').isVisible());
  const tab = page.locator('#tab-choices');
  if (!isOpen && (await tab.isVisible())) await tab.tap({ timeout: 3000 });
  const choice = page.locator(`.drawer [data-choice="${words}"]`).first();
  await choice.scrollIntoViewIfNeeded({ timeout: 3000 });
  await choice.tap({ timeout: 3000 });
  const confirm = page.locator('.confirm .main');
  if (await confirm.isVisible()) await confirm.tap({ timeout: 3000 });
};

/** By keyboard alone: N until the answer has focus, then Enter. */
export const press: Act = async (page, words) => {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('n');
    if ((await page.evaluate(() => (document.activeElement as HTMLElement | SVGElement | null)?.dataset['choice'])) === words) break;
  }
  await page.keyboard.press('Enter');
};

/** Which of the answers on offer is given. */
export type Choice = (all: string[], roll: (sides: number) => number) => string;
const any: Choice = (all, roll) => all[roll(all.length)] ?? '';

/** Plays what is offered until the game is over; how many answers that took. */
export async function playToTheEnd(
  players: readonly Pick<Player, 'page'>[],
  seed: number,
  act: Act = click,
  stop = Infinity,
  choice: Choice = any,
): Promise<number> {
  const roll = dice(seed);
  let answers = 0;
  for (const began = Date.now(); Date.now() - began < LONG && answers < stop;) {
    let acted = false;
    for (const { page } of players) {
      const { isOver, options } = await shown(page);
      if (isOver) return answers;
      if (options.length === 0) continue;
      await answer(page, choice(options, roll), act);
      answers += 1;
      acted = true;
    }
    if (!acted) await players[0]?.page.waitForTimeout(20);
  }
  if (stop < Infinity) return answers;
  throw new Error(`not over after ${answers} answers: ${await players[0]?.page.locator('[role=status]').first().textContent()}`);
}

/** Whether the game is over, and what is offered once the client has given the answers that need no click. */
function shown(page: Page): Promise<{ isOver: boolean; options: string[] }> {
  return page.evaluate(() => {
    const isAsked = document.querySelector('.page[data-asked]') !== null;
    const choices = isAsked ? [...document.querySelectorAll<HTMLElement>('[data-choice]')] : [];
    return {
      isOver: [...document.querySelectorAll('article table tfoot')].some((foot) => foot.getClientRects().length > 0),
      options: choices.filter((one) => one.getClientRects().length > 0).map((one) => one.dataset['choice'] ?? ''),
    };
  });
}

/** Gives an answer and waits until the table has moved. */
export async function answer(page: Page, words: string, act: Act = click): Promise<void> {
  const moved = await page.evaluate(() => document.querySelector('[data-moved]')?.getAttribute('data-moved') ?? null);
  await act(page, words).catch(() => undefined);
  await confirm(page);
  await page
    .waitForFunction((old) => document.querySelector('[data-moved]')?.getAttribute('data-moved') !== old, moved, { timeout: 1500 })
    .catch(() => undefined);
}

/** Gives the first answer until one with this beginning is offered; returns it. */
export async function untilOffered(page: Page, beginning: string, act: Act = choose): Promise<string> {
  for (;;) {
    await page.locator('[data-choice]').first().waitFor({ timeout: 30_000 });
    const all = await offered(page);
    const found = all.find((words) => words.startsWith(beginning));
    if (found) return found;
    if (all[0]) await answer(page, all[0], act);
  }
}

/** A game of Rattus in two browsers: Mara made the table, and Jonas came by its link. */
export async function twoByLink(): Promise<[Player, Player]> {
  const mara = await Player.arrive();
  const jonas = await Player.arrive();
  const table = await mara.makeTable('Mara', { game: 'rattus', setup: { players: '2' }, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await mara.go(table);
  await jonas.go(table);
  await jonas.page.getByRole('button', { name: 'Take a seat' }).click();
  await jonas.page.getByLabel('Your name').fill('Jonas');
  await jonas.page.locator('form').getByRole('button', { name: 'Take a seat' }).click();
  await mara.page.getByRole('button', { name: 'Start game' }).click();
  return [mara, jonas];
}
