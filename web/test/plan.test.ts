import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { OPTIONS as PEST_OPTIONS, PestPlan } from '../src/pest/setup/plan.svelte';
import { OPTIONS, RattusPlan } from '../src/rattus/setup/plan.svelte';

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

  it('has the rule options of the rules, with the same rules and defaults', () => {
    const source = readFileSync(new URL('../../crates/rattus/src/rule_options.rs', import.meta.url), 'utf8');
    const known = [...source.matchAll(/(?:option|since_2)\("(\w+)", "([A-Z]{2}-\d+)", \["(\w+)", "(\w+)"\]\)/g)].map(
      ([, name, rule, ...values]) => ({
        name,
        rule,
        values,
      }),
    );
    expect(known.length).toBeGreaterThan(5);
    const ours = OPTIONS.map(({ name, rule, values }) => ({ name, rule, values }));
    expect(ours.toSorted(byName)).toEqual(known.toSorted(byName));
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

  it('has the rule options of the rules', () => {
    const rules = readFileSync(new URL('../../crates/pest/src/setup.rs', import.meta.url), 'utf8');
    const known = [...rules.matchAll(/option!\("(\w+)", "(\w+)", "(\w+)", \w+(.*)\),/g)].map(([, name, first, second, since]) => ({
      name,
      // The second value may be the default of the newest edition.
      values: since?.match(/second|Some/) ? [second, first] : [first, second],
    }));
    expect(PEST_OPTIONS.map(({ name, values }) => ({ name, values })).toSorted(byName)).toEqual(known.toSorted(byName));
  });
});

function byName(a: { name?: string }, b: { name?: string }): number {
  return (a.name ?? '').localeCompare(b.name ?? '');
}
