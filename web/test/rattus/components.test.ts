import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { useComponents } from '../../src/rattus/components.svelte';
import { BUILT_IN_PACKS } from '../../src/rattus/cards';
import { api } from '../../src/net/api';
import { texts } from '../../src/texts/texts.svelte';

describe('components without a name', () => {
  beforeAll(() => texts.learn('rattus'));
  afterEach(() => vi.restoreAllMocks());

  it('are described by what they show', () => {
    expect(texts.name('token', 'b01')).toMatch(/^limit \d: \w+/);
    expect(texts.name('token', 'hidden')).toBe('hidden');
    expect(texts.name('region_card', 'c01')).toBe('Anglia (Peasantry, Islam)');
    expect(texts.name('region_card', 'c06')).toBe('Gallia (any class)');
  });

  it('show what an uploaded pack says', async () => {
    vi.spyOn(api, 'pack').mockResolvedValue({
      cards: {},
      tokens: { b01: { limit: 6, signs: ['majority', 'church'] } },
      africanus_tokens: [],
      region_cards: { c01: { region: 'libya', classes: [] } },
      africa: [],
      potions: 0,
    });
    await useComponents('sha256:other');
    expect(texts.name('token', 'b01')).toBe('limit 6: Majority, Church');
    expect(texts.name('region_card', 'c01')).toBe('Libya (any class)');
    await useComponents(BUILT_IN_PACKS[0] ?? '');
  });
});
