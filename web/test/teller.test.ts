import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Phrase } from '../src/protocol';
import { Teller } from '../src/table/teller.svelte';

const phrase = (key: string): Phrase => ({ key, rule: '', args: {} });

describe('the teller', () => {
  beforeAll(() => {
    vi.stubGlobal('document', { hidden: false });
    vi.useFakeTimers();
  });

  it('tells one event after the other, each at its pace, and then what holds', async () => {
    const seen: string[] = [];
    const teller = new Teller({ pace: ({ key }) => (key === 'silent' ? 0 : 100), apply: ({ key }) => void seen.push(key) });
    void teller.tell({ number: 1, events: [phrase('a'), phrase('silent'), phrase('b')], then: () => void seen.push('end') });
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
    const teller = new Teller({ pace: () => 1000, apply: ({ key }) => void seen.push(key) });
    void teller.tell({ number: 1, events: [phrase('a'), phrase('b'), phrase('c')], then: () => void seen.push('end') });
    teller.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual(['a', 'b', 'c', 'end']);
  });

  it('lets nothing be skipped that has not begun', async () => {
    const seen: string[] = [];
    const teller = new Teller({ pace: () => 1000, apply: ({ key }) => void seen.push(key) });
    teller.skip();
    void teller.tell({ number: 1, events: [phrase('a')], then: () => void seen.push('end') });
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual(['a']);
  });

  it('is never busy with what takes no time', () => {
    const seen: string[] = [];
    const teller = new Teller({ pace: () => 0, apply: ({ key }) => void seen.push(key) });
    void teller.tell({ number: 1, events: [phrase('a')], then: () => void seen.push('end') });
    expect(seen).toEqual(['end']);
    expect(teller.busy).toBe(false);
  });

  it('forgets what it tells when a newer state is here', async () => {
    const seen: string[] = [];
    const teller = new Teller({ pace: () => 100, apply: ({ key }) => void seen.push(key) });
    void teller.tell({ number: 1, events: [phrase('a'), phrase('b')], then: () => void seen.push('end') });
    await vi.advanceTimersByTimeAsync(1);
    teller.drop();
    await vi.advanceTimersByTimeAsync(500);
    expect(seen).toEqual(['a']);
    void teller.tell({ number: 2, events: [phrase('c')], then: () => void seen.push('after') });
    await vi.advanceTimersByTimeAsync(500);
    expect(seen).toEqual(['a', 'c', 'after']);
  });
});
