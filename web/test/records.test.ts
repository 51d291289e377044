// The recorded games that the tests of the boards show.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { records as pest } from './pest/records';
import { records as rattus } from './rattus/records';

for (const [game, records] of Object.entries({ rattus, pest })) {
  it(`the games of ${game} are those of the list, of both editions`, () => {
    const list = readFileSync(new URL(`${game}/records.list`, import.meta.url), 'utf8');
    const named = list.split('\n').flatMap((line) => (line === '' || line.startsWith('#') ? [] : [line.split(' ')[0] ?? '']));
    expect(Object.keys(records)).toEqual(named);
    expect(named.some((name) => name.startsWith('edition-2-')) && named.some((name) => !name.startsWith('edition-'))).toBe(true);
  });
}
