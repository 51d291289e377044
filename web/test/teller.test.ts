import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Teller } from '../src/table/teller.svelte';

const story = (number: number, seen: string[], keys: string[], end = 'end') => ({
  number,
  events: keys.map((key) => ({ key, rule: '' })),
  show: (at: number) => void seen.push(keys[at] ?? ''),
  then: () => void seen.push(end),
});

describe('the teller', () => {
  beforeAll(() => {
    vi.stubGlobal('document', { hidden: false });
    vi.useFakeTimers();
  });

  it('tells one event after the other, each at its pace, and then what holds', async () => {
    const seen: string[] = [];
    const teller = new Teller({ pace: ({ key }) => (key === 'silent' ? 0 : 100) });
    void teller.tell(story(1, seen, ['a', 'silent', 'b']));
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual(['a']);
    expect(teller.telling?.at).toBe(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(seen).toEqual(['a', 'silent', 'b']);
    await vi.advanceTimersByTimeAsync(100);
    expect(seen.at(-1)).toBe('end');
    expect(teller.busy).toBe(false);
  });

  it('shows the end at once when it is skipped', async () => {
    const seen: string[] = [];
    const teller = new Teller({ pace: () => 1000 });
    void teller.tell(story(1, seen, ['a', 'b', 'c']));
    teller.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual(['a', 'b', 'c', 'end']);
  });

  it('lets nothing be skipped that has not begun', async () => {
    const seen: string[] = [];
    const teller = new Teller({ pace: () => 1000 });
    teller.skip();
    void teller.tell(story(1, seen, ['a']));
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual(['a']);
  });

  it('is never busy with what takes no time', () => {
    const seen: string[] = [];
    const teller = new Teller({ pace: () => 0 });
    void teller.tell(story(1, seen, ['a']));
    expect(seen).toEqual(['end']);
    expect(teller.busy).toBe(false);
  });

  it('forgets what it tells when a newer state is here', async () => {
    const seen: string[] = [];
    const teller = new Teller({ pace: () => 100 });
    void teller.tell(story(1, seen, ['a', 'b']));
    await vi.advanceTimersByTimeAsync(1);
    teller.drop();
    await vi.advanceTimersByTimeAsync(500);
    expect(seen).toEqual(['a']);
    void teller.tell(story(2, seen, ['c'], 'after'));
    await vi.advanceTimersByTimeAsync(500);
    expect(seen).toEqual(['a', 'c', 'after']);
  });
});
