import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type Watcher } from '../src/net/connection.svelte';
import { FakeWire } from './fake-wire';

function watcher(since: number): Watcher {
  return { since: () => since, scene: vi.fn(), update: vi.fn(), present: vi.fn(), refused: vi.fn() };
}

describe('the connection', () => {
  const wires: FakeWire[] = [];
  const last = () => wires.at(-1) as FakeWire;
  let connection: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    wires.length = 0;
    connection = new Connection(() => {
      wires.push(new FakeWire());
      return last();
    });
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
});
