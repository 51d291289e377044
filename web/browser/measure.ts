// Measures the client against its targets: `cargo xtask measure`. Sizes are exact; times depend on the machine and its load, so work of
// the main thread is reported apart from drawing, which a graphics card would do.
import { writeFileSync } from 'node:fs';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { isOver, offered, Player } from './player';

const FILE = process.env['MIASMA_MEASURE'] ?? 'measure.json';
const BOT = { kind: 'bot', level: 'random' };
const LIMIT = { bytes: 200_000, ready: 1000, shown: 100, frame: 1000 / 60 };
/** A mid-range phone, as the browser's own tools take it. */
const THROTTLE = 4;
const PIECES = 120;

const found: Record<string, unknown> = {};
const note = (what: string, value: unknown) => {
  found[what] = value;
  console.log(`${what}: ${typeof value === 'object' ? JSON.stringify(value) : value}`);
};

describe('measured', () => {
  afterAll(() => writeFileSync(FILE, `${JSON.stringify(found, null, 2)}\n`));

  it('the first load', async () => {
    const front = await load('/', 'main .buttons button');
    note('front page', front);
    const host = await Player.arrive();
    const table = await host.makeTable('Mara', { game: 'rattus', setup: { players: '4' }, seats: [{ kind: 'me' }, BOT, BOT, BOT] });
    await host.go(`${table}?start`);
    await host.page.locator('[data-choice]').first().waitFor({ timeout: 30_000 });
    // The same person comes with nothing kept but who they are.
    const { cookies } = await host.context.storageState();
    const seated = await load(table, '[data-choice]', cookies);
    note('table page', seated);
    await host.context.close();
    for (const { bytes } of [front, seated]) expect(bytes).toBeLessThanOrEqual(LIMIT.bytes);
  });

  it('from an answer to the screen', async () => {
    const player = await Player.arrive();
    const { page } = player;
    await page.addInitScript(listen);
    const table = await player.makeTable('Mara', { game: 'rattus', setup: { players: '4' }, seats: [{ kind: 'me' }, BOT, BOT, BOT] });
    await player.go(`${table}?start`);
    await page.locator('[data-choice]').first().waitFor({ timeout: 30_000 });
    // Nobody chooses before the map is drawn: that belongs to the load. A picture is taken of what is drawn.
    await page.screenshot();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const before = await metrics(session);
    const trace = await tracing(page, ['cc', 'benchmark', 'blink.user_timing'], async () => {
      for (let answers = 0; answers < 60; answers++) {
        if (await isOver(page)) break;
        const all = await offered(page);
        const choice = all[answers % all.length];
        if (choice)
          await page
            .locator(`[data-choice="${choice}"]:visible`)
            .first()
            .dispatchEvent('click', undefined, { timeout: 2000 })
            .catch(() => undefined);
        await page.waitForTimeout(150);
      }
    });
    const after = await metrics(session);
    const moves = shownMoves(trace);
    const own = moves.filter((move) => move.own);
    // A move without a frame of its own on the screen has no time; they must be few, or the others tell nothing.
    note('moves heard and seen', {
      heard: trace.filter(({ name }) => name.startsWith('heard ')).length,
      seen: moves.length,
      'own, heard': trace.filter(({ name }) => name.startsWith('heard own')).length,
      'own, seen': own.length,
    });
    note('from the answer to a choice to the screen, ms', spread(own.map(({ total }) => total)));
    note("from a bot's move to the screen, ms", spread(moves.filter((move) => !move.own).map(({ total }) => total)));
    const median = (part: (move: Shown) => number) => spread(own.map(part)).median;
    note('of a choice, median, ms', {
      'worked out': median((move) => move.told),
      'laid out': median((move) => move.laid),
      drawn: median((move) => move.drawn),
    });
    const each = (name: string) => Number(((((after[name] ?? 0) - (before[name] ?? 0)) * 1000) / moves.length).toFixed(1));
    note('work for a move, ms', { script: each('ScriptDuration'), style: each('RecalcStyleDuration'), layout: each('LayoutDuration') });
    await player.context.close();
  });

  it('120 pieces that move', async () => {
    const player = await Player.arrive(
      { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
      { speed: 1 },
    );
    const { page } = player;
    const table = await player.makeTable('Mara', {
      game: 'rattus',
      setup: { players: '6', boxes: 'base,africanus' },
      seats: [{ kind: 'me' }, BOT, BOT, BOT, BOT, BOT],
    });
    await player.go(`${table}?start`);
    await page.locator('.pieces .piece').first().waitFor({ timeout: 30_000 });
    await page.locator('[data-choice]').first().waitFor({ timeout: 60_000 });
    const session = await page.context().newCDPSession(page);
    for (const rate of [1, THROTTLE]) {
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      note(`${PIECES} pieces moving, processor slowed ${rate} times`, await motion(page));
    }
    // A peer in the same run: as many plain squares on an empty page, which is all this machine can draw.
    const piece =
      '<i class="piece" style="position: absolute; width: 16px; height: 16px; background: #a33; will-change: transform; transition: transform 0.42s"></i>';
    await page.setContent(`<div class="pieces">${piece.repeat(PIECES)}</div>`);
    note(`${PIECES} plain squares on an empty page`, await motion(page));
    await player.context.close();
  });
});

/** How much comes over the wire until a page is whole, and when it can first be used. */
async function load(
  path: string,
  ready: string,
  cookies: Parameters<Player['context']['addCookies']>[0] = [],
): Promise<{ bytes: number; files: number; ready: number }> {
  // The first of all starts the browser's own machinery as well.
  const runs = [];
  for (let run = 0; run < 4; run++) {
    const player = await Player.arrive();
    await player.context.addCookies(cookies);
    await player.page.addInitScript((selector) => {
      const look = () =>
        document.querySelector(selector) ? Object.assign(window, { ready: performance.now() }) : requestAnimationFrame(look);
      requestAnimationFrame(look);
    }, ready);
    const sizes: Promise<number>[] = [];
    player.page.on('response', (response) =>
      sizes.push(
        response
          .request()
          .sizes()
          .then(
            ({ responseBodySize }) => responseBodySize,
            () => 0,
          ),
      ),
    );
    await player.go(path);
    await player.page.locator(ready).first().waitFor({ timeout: 30_000 });
    await player.page.waitForLoadState('networkidle');
    await player.page.waitForTimeout(500);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    runs.push({
      bytes,
      files: sizes.length,
      ready: Math.round(await player.page.evaluate(() => (window as unknown as { ready: number }).ready)),
    });
    await player.context.close();
  }
  const [first, ...rest] = runs.toSorted((one, other) => one.ready - other.ready);
  return { ...first!, ready: rest[0]?.ready ?? first!.ready };
}

/**
 * Sends pieces across the map, all at once and again, in the way they go in a game. How far apart the frames came is read from the
 * browser's own trace: a page that counted them itself would keep its thread busy with every frame, which a game does not.
 */
async function motion(page: Page): Promise<object> {
  const trace = await tracing(page, FRAMES, () =>
    page.evaluate(async (count) => {
      const layer = document.querySelector('.pieces')!;
      const own = [...layer.querySelectorAll<SVGGElement>(':scope > .piece')];
      const cubes = own.filter((piece) => !piece.classList.contains('under'));
      const all = Array.from({ length: count }, (_, at) => {
        const known = cubes[at];
        if (known) return known;
        const more = cubes[at % cubes.length]!.cloneNode(true) as SVGGElement;
        layer.append(more);
        return more;
      });
      for (let round = 0; round < 8; round++) {
        for (const [at, piece] of all.entries())
          piece.style.transform = `translate(${120 + ((at * 37 + round * 211) % 700)}px, ${120 + ((at * 53 + round * 157) % 560)}px)`;
        await new Promise((resolve) => setTimeout(resolve, 450));
      }
      for (const piece of all) if (!own.includes(piece)) piece.remove();
    }, PIECES),
  );
  const drawn = trace
    .filter(({ name }) => name === 'DrawFrame')
    .map(({ ts }) => ts / 1000)
    .sort((one, other) => one - other);
  const gaps = drawn.slice(1).map((time, at) => time - (drawn[at] ?? 0));
  const a = (name: RegExp) =>
    Number((trace.filter((event) => name.test(event.name)).reduce((sum, { dur = 0 }) => sum + dur / 1000, 0) / drawn.length).toFixed(2));
  return {
    frames: drawn.length,
    'apart, ms': spread(gaps),
    'in time': `${Math.round((gaps.filter((gap) => gap < LIMIT.frame * 1.25).length / gaps.length) * 100)} %`,
    'a frame, ms': {
      script: a(/^(FunctionCall|EvaluateScript|TimerFire)$/),
      style: a(/^UpdateLayoutTree$/),
      layout: a(/^Layout$/),
      paint: a(/^(PrePaint|Paint|Layerize|Commit)$/),
      // Without a graphics card the processor does these.
      raster: a(/^RasterTask$/),
      drawing: a(/^Display::DrawAndSwap$/),
    },
  };
}

/** In the page: notes in the trace when a move is heard, and when the page has been worked out with it. */
function listen(): void {
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string' || !data.includes('"moved"')) return;
        const { moved, line } = JSON.parse(data) as { moved?: number; line?: { what: { seat?: number } } };
        if (line) performance.mark(`heard ${line.what.seat === 1 ? 'own' : 'bot'} ${moved}`);
      });
    }
  };
  let told = '';
  new MutationObserver(() => {
    const now = document.querySelector<HTMLElement>('[data-moved]')?.dataset['moved'] ?? '';
    if (now !== told) performance.mark(`told ${now}`);
    told = now;
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-moved'] });
}

/** A move on its way to the screen: milliseconds until each stage was reached. */
interface Shown {
  own: boolean;
  /** From hearing it until the page was worked out. */
  told: number;
  /** From there until the frame with it was laid out and handed over. */
  laid: number;
  /** From there until that frame was on the screen. */
  drawn: number;
  total: number;
}

/** What the trace says of every move that was heard and seen. */
function shownMoves(trace: Traced[]): Shown[] {
  const ordered = trace.toSorted((one, other) => one.ts - other.ts);
  const marks = ordered.filter(({ cat }) => cat.includes('blink.user_timing'));
  const page = marks[0]?.pid;
  const frames = framesOf(ordered.filter(({ pid }) => pid === page));
  const begun = ordered.filter(({ name, pid }) => name === 'ProxyMain::BeginMainFrame' && pid === page);
  return marks.flatMap(({ name, ts: heard }) => {
    const [word, who, moved] = name.split(' ');
    if (word !== 'heard') return [];
    const told = marks.find((mark) => mark.name.startsWith('told ') && mark.ts >= heard && Number(mark.name.slice(5)) >= Number(moved));
    const begin = begun.find(({ ts }) => told && ts >= told.ts);
    const frame = frames.find(({ sent, committed }) => begin && sent <= begin.ts && begin.ts <= committed);
    if (!told || !frame) return [];
    const [toldAt, laidAt, drawnAt] = [told.ts, frame.committed, frame.presented].map((time) => (time - heard) / 1000) as [
      number,
      number,
      number,
    ];
    return [{ own: who === 'own', told: toldAt, laid: laidAt - toldAt, drawn: drawnAt - laidAt, total: drawnAt }];
  });
}

/** Frames that reached the screen: when the page was asked for it, when it had handed it over, and when it was seen. */
function framesOf(ordered: Traced[]): { sent: number; committed: number; presented: number }[] {
  const open = new Map<string, { sent: number; committed: number }>();
  return ordered.flatMap(({ name, ph, ts, id2, args }) => {
    const id = id2?.local ?? '';
    if (name === 'PipelineReporter' && ph === 'b' && args?.frame_reporter?.state === 'STATE_PRESENTED_ALL')
      open.set(id, { sent: Infinity, committed: 0 });
    const frame = open.get(id);
    if (!frame) return [];
    if (name === 'SendBeginMainFrameToCommit') frame[ph === 'b' ? 'sent' : 'committed'] = ts;
    if (name !== 'PipelineReporter' || ph !== 'e') return [];
    open.delete(id);
    return [{ ...frame, presented: ts }];
  });
}

interface Traced {
  name: string;
  cat: string;
  ph: string;
  pid: number;
  ts: number;
  dur?: number;
  id2?: { local?: string };
  args?: { frame_reporter?: { state: string } };
}

const FRAMES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'devtools.timeline.frame',
  'disabled-by-default-devtools.timeline.frame',
  'cc',
  'viz',
];

async function tracing(page: Page, includedCategories: string[], deed: () => Promise<unknown>): Promise<Traced[]> {
  const session = await page.context().browser()!.newBrowserCDPSession();
  const events: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await deed();
  const whole = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await whole;
  await session.detach();
  return events;
}

async function metrics(session: CDPSession): Promise<Record<string, number>> {
  const { metrics: all } = await session.send('Performance.getMetrics');
  return Object.fromEntries(all.map(({ name, value }) => [name, value]));
}

function spread(times: number[]): { median: number; 'of 20 all but one': number; most: number } {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1));
  return { median: at(0.5), 'of 20 all but one': at(0.95), most: at(1) };
}
