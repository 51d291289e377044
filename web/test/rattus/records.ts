// Games of Rattus; written by `test/records.sh rattus`.
import type { RattusEvent } from '../../src/rattus/events.ts';
import type { RattusView } from '../../src/rattus/view.ts';
import { unpack } from '../records.ts';

const KINDS: Record<string, string> = { from: 'region', by: 'end' };

function kindOf(name: string, id: string): string {
  if (name === 'symbol' && id !== 'majority' && id !== 'all') return 'class';
  return KINDS[name] ?? name;
}

export const records = unpack<RattusView, RattusEvent>(new URL('records.json.br', import.meta.url), kindOf);
