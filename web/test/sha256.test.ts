import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { plainSha256 } from '../src/table/sha256';

describe('the hash without the browser’s help', () => {
  it('is SHA-256 for every length around a block', () => {
    for (let length = 0; length < 130; length++) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 31 + length) & 255);
      expect(Buffer.from(plainSha256(bytes)).toString('hex')).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });
});
