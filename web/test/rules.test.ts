import { describe, expect, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { page, prefixesIn } from '../build/rules';

describe('a rules page', () => {
  const made = page('# Rattus (RB)\n\nWords.\n\n## Set-up\n- **RB-01** Two players, see PP-04.\n', {
    RB: 'rattus-base',
    PP: 'rattus-pied-piper',
  });

  it('has every rule as an anchor', () => {
    expect(made.sections[0]?.html).toContain('<li id="RB-01">');
  });
  it('links the ids it cites', () => {
    expect(made.sections[0]?.html).toContain('href="/rules/rattus-pied-piper#PP-04"');
  });
  it('is found by the prefix of its rules', () => {
    const found = prefixesIn(fileURLToPath(new URL('../../docs/rules', import.meta.url)));
    expect(found).toEqual({ RB: 'rattus-base', PP: 'rattus-pied-piper', AF: 'rattus-africanus', PE: 'pest' });
  });
});
