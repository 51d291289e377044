import { describe, expect, it } from 'vitest';
import { minutes, timeLeft } from '../src/game/clock';

describe('a clock', () => {
  it('uses the time of the turn first, then the reserve', () => {
    const clock = { until: 100_000, reserve: 60_000 };
    expect(timeLeft(clock, 0)).toEqual({ kind: 'turn', turn: 40_000, reserve: 60_000 });
    expect(timeLeft(clock, 40_000)).toEqual({ kind: 'reserve', reserve: 60_000 });
    expect(timeLeft(clock, 90_000)).toEqual({ kind: 'reserve', reserve: 10_000 });
    expect(timeLeft(clock, 120_000)).toEqual({ kind: 'reserve', reserve: 0 });
  });

  it('stands still while others move', () => {
    expect(timeLeft({ until: null, reserve: 60_000 }, 5)).toEqual({ kind: 'reserve', reserve: 60_000 });
    expect(timeLeft({ until: null, reserve: null }, 5)).toBeNull();
  });

  it('has only a deadline by correspondence', () => {
    expect(timeLeft({ until: 9, reserve: null }, 5)).toEqual({ kind: 'deadline', until: 9 });
  });

  it('is shown in minutes and started seconds', () => {
    expect([0, 1, 1000, 59_001, 65_000].map(minutes)).toEqual(['0:00', '0:01', '0:01', '1:00', '1:05']);
  });
});
