import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type Watcher } from '../src/net/connection.svelte';
import type { Scene, ToClient } from '../src/protocol';
import { FakeWire } from './fake-wire';

function watcher(since: number): Watcher {
  return { since: () => since, scene: vi.fn(), update: vi.fn(), present: vi.fn(), refused: vi.fn() };
}

/** News of a table as far as the connection looks at them. */
const update = (number: number) => ({ type: 'update', table: 'a', line: { number } }) as unknown as ToClient;
const scene = (number: number) => ({ type: 'scene', id: 1, scene: { sheet: { id: 'a' }, number } as Scene }) as ToClient;

describe('the connection', () => {
  const wires: FakeWire[] = [];
  const last = () => wires.at(-1) as FakeWire;
  let connection: Connection;
  /** Whoever waits for the next frame. */
  let waiting: (() => void)[];
  const draw = () => waiting.splice(0).forEach((then) => then());

  beforeEach(() => {
    vi.useFakeTimers();
    wires.length = 0;
    waiting = [];
    connection = new Connection(
      () => {
        wires.push(new FakeWire());
        return last();
      },
      (then) => waiting.push(then),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('asks for every table from what is known on, again after every interruption', () => {
    connection.watch('a', watcher(7));
    last().open();
    expect(last().sent).toMatchObject([{ type: 'watch', table: 'a', since: 7 }]);
    last().drop();
    expect(connection.line.state).toBe('down');
    vi.advanceTimersByTime(2000);
    last().open();
    expect(wires).toHaveLength(2);
    expect(last().sent).toMatchObject([{ type: 'watch', table: 'a', since: 7 }]);
    expect(connection.line.state).toBe('up');
  });

  it('sends what was not answered again, under the same key', async () => {
    connection.watch('a', watcher(0));
    last().open();
    const answer = connection.do('a', { do: 'start' });
    const first = last().sent.at(-1);
    last().drop();
    vi.advanceTimersByTime(2000);
    last().open();
    const again = last().sent.find(({ type }) => type === 'do');
    expect(again).toEqual(first);
    if (again?.type !== 'do') throw new Error('a command');
    expect(again.order.key.length).toBeGreaterThanOrEqual(8);
    last().say({ type: 'done', id: again.id, answer: 'known', number: 3 });
    await expect(answer).resolves.toMatchObject({ answer: 'known' });
    last().drop();
    vi.advanceTimersByTime(5000);
    last().open();
    expect(last().sent.filter(({ type }) => type === 'do')).toEqual([]);
  });

  it('waits longer after every failure, and no longer than half a minute', () => {
    connection.watch('a', watcher(0));
    const waits: number[] = [];
    for (let i = 0; i < 9; i++) {
      last().drop();
      const { line } = connection;
      if (line.state !== 'down') throw new Error('down');
      waits.push(line.retryAt - Date.now());
      vi.advanceTimersByTime(60_000);
    }
    expect(waits[0]).toBeLessThan(2000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(37_500);
    expect(waits[4]).toBeGreaterThan(waits[0] ?? 0);
  });

  it('takes a socket that answers no ping for dead', () => {
    connection.watch('a', watcher(0));
    last().open();
    connection.wake();
    expect(last().sent.at(-1)).toMatchObject({ type: 'ping' });
    vi.advanceTimersByTime(8200);
    expect(connection.line.state).toBe('down');
  });

  it('tells a refused watch to its table', () => {
    const one = watcher(0);
    connection.watch('a', one);
    last().open();
    const id = last().sent[0]?.id ?? 0;
    last().say({ type: 'refused', id, refusal: { code: 'no_table', message: 'there is none', because: null } });
    expect(one.refused).toHaveBeenCalled();
  });

  describe('with news that come faster than they are drawn', () => {
    let heard: string[];
    beforeEach(() => {
      heard = [];
      connection.watch('a', {
        ...watcher(0),
        scene: ({ number }) => void heard.push(`scene ${number}`),
        update: ({ line }) => void heard.push(`update ${line.number}`),
      });
      last().open();
    });
    const say = (...messages: ToClient[]) => messages.forEach((message) => last().say(message));

    it('hands the first on at once, and the others together, in order, when it is drawn', () => {
      say(update(1), update(2), update(3));
      expect(heard).toEqual(['update 1']);
      draw();
      expect(heard).toEqual(['update 1', 'update 2', 'update 3']);
      say(update(4));
      expect(heard, 'the second frame is not drawn yet').toHaveLength(3);
      draw();
      expect(heard.at(-1)).toBe('update 4');
    });

    it('keeps nothing waiting after a quiet time', () => {
      say(update(1));
      draw();
      say(update(2));
      expect(heard).toEqual(['update 1', 'update 2']);
    });

    it('lets nothing overtake them', async () => {
      const answer = connection.do('a', { do: 'start' }).then(() => heard.push('done'));
      const { id } = last().sent.at(-1)!;
      say(update(1), update(2), { type: 'done', id, answer: 'accepted', number: 2 }, update(3), scene(9), update(10));
      await answer;
      expect(heard).toEqual(['update 1', 'update 2', 'update 3', 'scene 9', 'done']);
      draw();
      expect(heard.at(-1)).toBe('update 10');
    });

    it('loses none when the socket closes among them', () => {
      say(update(1), update(2), update(3));
      last().drop();
      expect(heard).toEqual(['update 1', 'update 2', 'update 3']);
      draw();
      expect(heard).toHaveLength(3);
    });

    it('nor when it is opened anew', () => {
      say(update(1), update(2));
      connection.renew();
      expect(heard).toEqual(['update 1', 'update 2']);
    });

    it('waits for no frame in a tab that draws none', () => {
      vi.stubGlobal('requestAnimationFrame', () => 0);
      connection = new Connection(() => last());
      connection.watch('a', { ...watcher(0), update: ({ line }) => void heard.push(`update ${line.number}`) });
      say(update(1), update(2));
      expect(heard).toEqual(['update 1']);
      vi.advanceTimersByTime(150);
      expect(heard).toEqual(['update 1', 'update 2']);
      vi.unstubAllGlobals();
    });
  });
});
