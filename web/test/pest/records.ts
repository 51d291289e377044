// Games of Pest; made anew by test/pest/records.sh.
import type { PestView } from '../../src/protocol.ts';
import { unpack } from '../records.ts';

export const records = unpack<PestView>(new URL('records.json.br', import.meta.url), (name) => name);
