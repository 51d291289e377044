// Defects that new users met: what is cut off, lost or undone by mistake.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { answer, choose, playToTheEnd, twoByLink, untilOffered } from './play';
import { atTable } from './player';

/** Sentences of a file that the header may show, with long names in their gaps. */
function sentences(language: string, file: string): string[] {
  const text = readFileSync(fileURLToPath(new URL(`../../texts/${language}/${file}.ftl`, import.meta.url)), 'utf8');
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  const gaps = Object.fromEntries([...text.matchAll(/\$(\w+)/g)].map(([, name = '']) => [name, 'Constantinopolis']));
  const keys = [...text.matchAll(/^((?:event|tell|ask|no|refused)-[\w-]+) =/gm)].map(([, key = '']) => key);
  return keys.flatMap((key) => {
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? [bundle.formatPattern(pattern, gaps, [])] : [];
  });
}

describe('Escape', () => {
  it('closes an open panel without undoing a step, and then undoes one step', async () => {
    const player = await atTable('pest', 2);
    const { page } = player;
    const begun = await untilOffered(page, 'cell ');
    await answer(page, begun);
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await undo.and(page.locator(':enabled')).waitFor();
    const moved = () => page.locator('.page').getAttribute('data-moved');
    const before = await moved();
    await page.keyboard.press('l');
    const panel = page.locator('dialog.side');
    await panel.waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    // The log opened by its button leaves the focus outside the panel.
    await page.getByRole('button', { name: 'Log' }).first().click();
    await panel.waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await moved()).toBe(before);
    await page.keyboard.press('Escape');
    await page.locator(`[data-choice="${begun}"]`).first().waitFor();
    await player.leave();
  });
});

describe('the header', () => {
  for (const language of ['en', 'de', 'nl']) {
    it(`has room for every sentence in ${language}`, async () => {
      const player = await atTable('rattus', 3, {}, { context: { locale: language } });
      const { page } = player;
      const all = [...sentences(language, 'rattus'), ...sentences(language, 'pest')];
      expect(all.length).toBeGreaterThan(200);
      for (const width of [1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const cut = await page.evaluate(async (texts) => {
          const prompt = document.querySelector<HTMLElement>('.head .prompt')!;
          const found: string[] = [];
          for (const text of texts) {
            prompt.textContent = text;
            // Observers of the text run before the next task.
            await new Promise((resolve) => setTimeout(resolve));
            if (prompt.scrollHeight > prompt.parentElement!.clientHeight || prompt.scrollWidth > prompt.clientWidth) found.push(text);
          }
          return found;
        }, all);
        expect(cut, `at ${width} px`).toEqual([]);
      }
      await player.context.close();
    });
  }
});

describe('the focus', () => {
  it('stays in the table after a choice', async () => {
    const player = await atTable('pest', 2);
    const { page } = player;
    for (let answers = 0; answers < 8; answers++) {
      await page.locator('[data-choice]').first().waitFor();
      const before = await page.locator('.page').getAttribute('data-moved');
      await page.keyboard.press('Home');
      await page.keyboard.press('Enter');
      // What can't be undone is confirmed with the same key.
      if (await page.locator('.sure .main').isVisible()) await page.keyboard.press('Enter');
      await page.waitForFunction((old) => {
        const moved = document.querySelector<HTMLElement>('.page')?.dataset['moved'];
        return moved !== undefined && moved !== old;
      }, before);
      await page.waitForFunction(() => document.querySelector('main')?.contains(document.activeElement));
    }
    await player.leave();
  });
});

describe('the score sheet', () => {
  it('shows all columns of six players', async () => {
    const player = await atTable('rattus', 6, { boxes: 'base,pied_piper,africanus', cards: 'random' });
    const { page } = player;
    await playToTheEnd([player], 37, choose);
    for (const width of [390, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { inside, outside } = await page.evaluate(() => {
        const scroll = document.querySelector('.score-scroll')!;
        return { inside: scroll.scrollWidth, outside: scroll.clientWidth };
      });
      expect(inside, `at ${width} px`).toBeLessThanOrEqual(outside);
    }
    await player.leave();
  });
});

describe('the clock', () => {
  for (const game of ['rattus', 'pest']) {
    it(`ticks in a live game of ${game}`, async () => {
      const player = await atTable(game, 2, {}, { table: { pace: { kind: 'live', turn_s: 60, reserve_s: 900 } } });
      const { page } = player;
      const clock = page.locator('.clock', { hasText: '+ 15:00' }).first();
      await clock.waitFor();
      const before = await clock.textContent();
      await page.waitForFunction((old) => document.querySelector('.clock')?.textContent !== old, before);
      await player.leave();
    });
  }

  it('shows the deadline by correspondence, at the table and in the list', async () => {
    const player = await atTable('pest', 2, {}, { table: { pace: { kind: 'correspondence', hours: 24 } } });
    const { page } = player;
    await page
      .locator('.clock', { hasText: /in 2[34] hours|tomorrow/ })
      .first()
      .waitFor();
    await player.go('/tables');
    await page.getByText(/time ends (in 2[34] hours|tomorrow)/).waitFor();
    await player.leave();
  });
});

describe('somebody who joins by link', () => {
  it('is present for the others at once, away when gone, and has a new name everywhere without a reload', async () => {
    const [mara, jonas] = await twoByLink();
    const plate = mara.page.locator('[data-plate="2"]');
    await plate.getByText('Jonas').waitFor();
    const away = plate.getByText('away', { exact: true });
    await away.waitFor({ state: 'detached' });
    await jonas.go('/me');
    await away.waitFor();
    const named = await jonas.page.request.post(`${jonas.address}/api/me`, { data: { name: 'Wanda' }, headers: { origin: jonas.address } });
    expect(named.ok(), await named.text()).toBe(true);
    await plate.getByText('Wanda').waitFor();
    await jonas.go(new URL(mara.page.url()).pathname);
    await away.waitFor({ state: 'detached' });
    await mara.leave();
    await jonas.leave();
  });
});

describe('a click during the animation of the own move', () => {
  it('ends the animation and counts', async () => {
    const player = await atTable('rattus', 2, {}, { settings: { speed: 2, still: false } });
    const { page } = player;
    const place = await untilOffered(page, 'place ');
    const take = await untilOffered(page, 'take ');
    const card = take.slice('take '.length);
    const before = await page.locator('.page').getAttribute('data-moved');
    await choose(page, place);
    // The answer of the server has come: the cubes are on their way, or have just arrived.
    await page.waitForFunction((old) => document.querySelector<HTMLElement>('.page')?.dataset['moved'] !== old, before);
    await page.locator(`[data-card="${card}"]`).click();
    await page.locator(`[data-plate="1"] [data-card="${card}"]`).waitFor();
    await player.leave();
  });
});

describe('the first choices of a game', () => {
  it('can be undone while nobody else has acted and nothing new was revealed', async () => {
    const player = await atTable('pest', 1, { variant: 'solo' });
    const { page } = player;
    const castle = await untilOffered(page, 'at ');
    await answer(page, castle, choose);
    await page.getByRole('button', { name: 'Undo', exact: true }).and(page.locator(':enabled')).click();
    await page.locator(`[data-choice="${castle}"]`).first().waitFor();
    await player.leave();
  });
});
