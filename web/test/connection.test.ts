import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type Subscriber } from '../src/net/connection.svelte';
import type { Scene, ToClient } from '../src/protocol';
import { FakeWire } from './fake-wire';

function subscriber(since: number): Subscriber {
  return { since: () => since, scene: vi.fn(), update: vi.fn(), present: vi.fn(), refused: vi.fn() };
}

/** Messages about a table, with the fields that the connection reads. */
const update = (number: number) => ({ type: 'update', table: 'a', line: { number } }) as unknown as ToClient;
const scene = (number: number) => ({ type: 'scene', id: 1, scene: { sheet: { id: 'a' }, number } as Scene }) as ToClient;

describe('the connection', () => {
  const wires: FakeWire[] = [];
  const last = () => wires.at(-1) as FakeWire;
  let connection: Connection;
  /** Callbacks for the next frame. */
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

  it('subscribes to every table from the last known entry on, again after every reconnect', () => {
    connection.subscribe('a', subscriber(7));
    last().open();
    expect(last().sent).toMatchObject([{ type: 'watch', table: 'a', since: 7 }]);
    last().drop();
    expect(connection.status.state).toBe('down');
    vi.advanceTimersByTime(2000);
    last().open();
    expect(wires).toHaveLength(2);
    expect(last().sent).toMatchObject([{ type: 'watch', table: 'a', since: 7 }]);
    expect(connection.status.state).toBe('up');
  });

  it('sends a command without an answer again, with the same key', async () => {
    connection.subscribe('a', subscriber(0));
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
    connection.subscribe('a', subscriber(0));
    const waits: number[] = [];
    for (let i = 0; i < 9; i++) {
      last().drop();
      const { status } = connection;
      if (status.state !== 'down') throw new Error('down');
      waits.push(status.retryAt - Date.now());
      vi.advanceTimersByTime(60_000);
    }
    expect(waits[0]).toBeLessThan(2000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(37_500);
    expect(waits[4]).toBeGreaterThan(waits[0] ?? 0);
  });

  it('disconnects when a ping is not answered', () => {
    connection.subscribe('a', subscriber(0));
    last().open();
    connection.wake();
    expect(last().sent.at(-1)).toMatchObject({ type: 'ping' });
    vi.advanceTimersByTime(8200);
    expect(connection.status.state).toBe('down');
  });

  it('reports a refused subscription to its table only', () => {
    const [one, other] = [subscriber(0), subscriber(0)];
    connection.subscribe('a', one);
    connection.subscribe('b', other);
    last().open();
    const id = last().sent[0]?.id ?? 0;
    last().say({ type: 'refused', id, refusal: { code: 'no_table', message: 'there is none', because: null } });
    expect(one.refused).toHaveBeenCalled();
    expect(other.refused).not.toHaveBeenCalled();
  });

  it('fails a request that is not answered on an open socket', async () => {
    connection.subscribe('a', subscriber(0));
    last().open();
    const outcome = connection.do('a', { do: 'start' }).catch((error: Error) => error.message);
    for (let second = 0; second < 20; second++) {
      vi.advanceTimersByTime(1000);
      last().say(update(second));
    }
    await expect(outcome).resolves.toBe('no answer');
    last().drop();
    vi.advanceTimersByTime(2000);
    last().open();
    expect(last().sent.map(({ type }) => type)).toEqual(['watch']);
  });

  it('does not send commands of one person as another', async () => {
    connection.subscribe('a', subscriber(0));
    last().open();
    const outcome = connection.do('a', { do: 'start' }).catch((error: Error) => error.message);
    connection.changePerson();
    await expect(outcome).resolves.toBe('the person has changed');
    last().open();
    expect(last().sent.map(({ type }) => type)).toEqual(['watch']);
  });

  describe('with updates that arrive faster than frames', () => {
    let heard: string[];
    beforeEach(() => {
      heard = [];
      connection.subscribe('a', {
        ...subscriber(0),
        scene: ({ number }) => void heard.push(`scene ${number}`),
        update: ({ line }) => void heard.push(`update ${line.number}`),
      });
      last().open();
    });
    const say = (...messages: ToClient[]) => messages.forEach((message) => last().say(message));

    it('passes the first on at once, and the others together, in order, after the frame', () => {
      say(update(1), update(2), update(3));
      expect(heard).toEqual(['update 1']);
      draw();
      expect(heard).toEqual(['update 1', 'update 2', 'update 3']);
      say(update(4));
      expect(heard, 'the second frame is not drawn yet').toHaveLength(3);
      draw();
      expect(heard.at(-1)).toBe('update 4');
    });

    it('passes an update on at once after a quiet time', () => {
      say(update(1));
      draw();
      say(update(2));
      expect(heard).toEqual(['update 1', 'update 2']);
    });

    it('keeps the order of messages', async () => {
      const answer = connection.do('a', { do: 'start' }).then(() => heard.push('done'));
      const { id } = last().sent.at(-1)!;
      say(update(1), update(2), { type: 'done', id, answer: 'accepted', number: 2 }, update(3), scene(9), update(10));
      await answer;
      expect(heard).toEqual(['update 1', 'update 2', 'update 3', 'scene 9', 'done']);
      draw();
      expect(heard.at(-1)).toBe('update 10');
    });

    it('loses none when the socket closes', () => {
      say(update(1), update(2), update(3));
      last().drop();
      expect(heard).toEqual(['update 1', 'update 2', 'update 3']);
      draw();
      expect(heard).toHaveLength(3);
    });

    it('loses none when the person changes', () => {
      say(update(1), update(2));
      connection.changePerson();
      expect(heard).toEqual(['update 1', 'update 2']);
    });

    it('waits for no frame in a tab that draws none', () => {
      vi.stubGlobal('requestAnimationFrame', () => 0);
      connection = new Connection(() => last());
      connection.subscribe('a', { ...subscriber(0), update: ({ line }) => void heard.push(`update ${line.number}`) });
      say(update(1), update(2));
      expect(heard).toEqual(['update 1']);
      vi.advanceTimersByTime(150);
      expect(heard).toEqual(['update 1', 'update 2']);
      vi.unstubAllGlobals();
    });
  });
});
