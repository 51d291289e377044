import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { missingKeys, textFaults } from '../build/completeness';

const texts = fileURLToPath(new URL('../../texts', import.meta.url));
const sources = fileURLToPath(new URL('../src', import.meta.url));

describe('the texts', () => {
  it('say everything in every language, with the same gaps', () => {
    expect(textFaults(texts)).toEqual([]);
  });
  it('have every key the client says', () => {
    expect(missingKeys(sources, texts)).toEqual([]);
  });
});
