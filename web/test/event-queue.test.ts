import { beforeAll, describe, expect, it, vi } from 'vitest';
import { EventQueue } from '../src/table/event-queue.svelte';

const move = (number: number, seen: string[], keys: string[], end = 'end') => ({
  number,
  events: keys.map((key) => ({ key, rule: '' })),
  show: (at: number) => void seen.push(keys[at] ?? ''),
  finish: () => void seen.push(end),
});

describe('the event queue', () => {
  beforeAll(() => {
    vi.stubGlobal('document', { hidden: false });
    vi.useFakeTimers();
  });

  it('shows one event after the other, each for its time, and then the end', async () => {
    const seen: string[] = [];
    const queue = new EventQueue({ duration: ({ key }) => (key === 'silent' ? 0 : 100) });
    void queue.add(move(1, seen, ['a', 'silent', 'b']));
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual(['a']);
    expect(queue.playback?.at).toBe(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(seen).toEqual(['a', 'silent', 'b']);
    await vi.advanceTimersByTimeAsync(100);
    expect(seen.at(-1)).toBe('end');
    expect(queue.busy).toBe(false);
  });

  it('shows the end at once when skipped', async () => {
    const seen: string[] = [];
    const queue = new EventQueue({ duration: () => 1000 });
    void queue.add(move(1, seen, ['a', 'b', 'c']));
    queue.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual(['a', 'b', 'c', 'end']);
  });

  it('does not skip moves that are added later', async () => {
    const seen: string[] = [];
    const queue = new EventQueue({ duration: () => 1000 });
    queue.skip();
    void queue.add(move(1, seen, ['a']));
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual(['a']);
  });

  it('is never busy with a move that takes no time', () => {
    const seen: string[] = [];
    const queue = new EventQueue({ duration: () => 0 });
    void queue.add(move(1, seen, ['a']));
    expect(seen).toEqual(['end']);
    expect(queue.busy).toBe(false);
  });

  it('drops what it shows when a newer state arrives', async () => {
    const seen: string[] = [];
    const queue = new EventQueue({ duration: () => 100 });
    void queue.add(move(1, seen, ['a', 'b']));
    await vi.advanceTimersByTimeAsync(1);
    queue.clear();
    await vi.advanceTimersByTimeAsync(500);
    expect(seen).toEqual(['a']);
    void queue.add(move(2, seen, ['c'], 'after'));
    await vi.advanceTimersByTimeAsync(500);
    expect(seen).toEqual(['a', 'c', 'after']);
  });
});
