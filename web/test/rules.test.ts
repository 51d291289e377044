import { describe, expect, it } from 'vitest';
import { page } from '../build/rules';

describe('a rules page', () => {
  const made = page('# Rattus (RB)\n\nWords.\n\n## Set-up\n- **RB-01** Two players, see PP-04.\n');

  it('has every rule as an anchor', () => {
    expect(made.sections[0]?.html).toContain('<li id="RB-01">');
  });
  it('links the ids it cites', () => {
    expect(made.sections[0]?.html).toContain('href="/rules/rattus-pied-piper#PP-04"');
  });
});
