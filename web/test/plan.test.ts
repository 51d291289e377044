import { describe, expect, it } from 'vitest';

import { OPTIONS as PEST_OPTIONS } from '../src/pest/options';
import { PestPlan } from '../src/pest/setup/plan.svelte';
import { OPTIONS as RATTUS_OPTIONS } from '../src/rattus/options';
import { RattusPlan } from '../src/rattus/setup/plan.svelte';
import { texts } from '../src/texts/texts.svelte';

describe('a planned table', () => {
  it('needs nothing to be touched', () => {
    const plan = new RattusPlan();
    expect(plan.fault).toBeNull();
    expect(plan.table().setup).toEqual({ players: '3', boxes: 'base', cards: 'peasant,monk,merchant,knight,witch,king' });
  });

  it('adds the box of a card that is picked', () => {
    const plan = new RattusPlan();
    plan.pick('monk');
    plan.pick('nun');
    expect(plan.boxes.pied_piper).toBe(true);
    expect(plan.fault).toBeNull();
    expect(plan.absent).toEqual([]);
  });

  it('says how many cards are missing', () => {
    const plan = new RattusPlan();
    plan.pick('monk');
    expect(plan.fault).toBe('new-fault-cards');
  });

  it('drops seats that a box brought', () => {
    const plan = new RattusPlan();
    plan.toggle('africanus');
    while (plan.seats.length < plan.most) plan.add();
    expect(plan.seats).toHaveLength(6);
    plan.toggle('africanus');
    expect(plan.seats).toHaveLength(4);
  });

  it('has the rule options of its boxes', () => {
    const plan = new RattusPlan();
    const named = (name: string) => plan.options.some((option) => option.name === name);
    expect(named('plague_start')).toBe(true);
    expect(named('potions')).toBe(false);
    plan.toggle('pied_piper');
    expect(named('potions')).toBe(true);
  });
});

describe('a planned table of Pest', () => {
  it('needs nothing to be touched', () => {
    const { game, setup, pack } = new PestPlan().table();
    expect({ game, setup, pack }).toEqual({ game: 'pest', setup: { players: '3', variant: 'base', variable: 'no' }, pack: null });
  });

  it('has the seats its game needs', () => {
    const plan = new PestPlan();
    plan.play('solo');
    expect(plan.seats).toEqual([{ kind: 'me', name: null }]);
    plan.play('duel');
    expect(plan.seats).toHaveLength(2);
    expect(plan.most).toBe(2);
  });

  it('has the rule options of its variant, with the default of the newest edition first', () => {
    const plan = new PestPlan();
    const values = (name: string) => plan.options.find((option) => option.name === name)?.values;
    expect(values('cemetery_choice')).toEqual(['all_full', 'harmless_full']);
    expect(values('solo_neutral_cleared')).toBeUndefined();
    plan.play('solo');
    expect(values('solo_neutral_cleared')).toEqual(['yes', 'no']);
  });
});

describe('rule options', () => {
  it.each(['en', 'de', 'nl'] as const)('have words for every value in %s', async (language) => {
    await texts.speak(language);
    await texts.learn('rattus', 'rattus-setup', 'pest', 'pest-setup');
    const keys = [...RATTUS_OPTIONS, ...PEST_OPTIONS].flatMap(({ name, values }) => [
      `option-${name}`,
      ...values.flatMap((value) => [`option-${name}-${value}`, `short-${name}-${value}`]),
    ]);
    expect(keys.filter((key) => !texts.has(key))).toEqual([]);
  });
});
