import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { regionOf } from '../src/texts/texts.svelte';
import { missingKeys, textFaults, unusedKeys } from '../build/completeness';

const texts = fileURLToPath(new URL('../../texts', import.meta.url));
const sources = fileURLToPath(new URL('../src', import.meta.url));
const crates = fileURLToPath(new URL('../../crates', import.meta.url));

describe('the texts', () => {
  it('say everything in every language, with the same gaps', () => {
    expect(textFaults(texts)).toEqual([]);
  });
  it('have every key the client says', () => {
    expect(missingKeys(sources, texts)).toEqual([]);
  });
  it('have no key that nothing uses', () => {
    expect(unusedKeys([sources, crates], texts)).toEqual([]);
  });
});

describe('dates', () => {
  it('follow the region of the browser, and are British where English has none', () => {
    expect(regionOf('en', ['de-DE', 'en-US'])).toBe('en-US');
    expect(regionOf('en', ['en'])).toBe('en-GB');
    expect(regionOf('de', ['en-GB'])).toBe('de');
  });
});
