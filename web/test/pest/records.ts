// Games of Pest; written by `test/records.sh pest`.
import type { PestEvent } from '../../src/pest/events.ts';
import type { PestView } from '../../src/protocol.ts';
import { unpack } from '../records.ts';

export const records = unpack<PestView, PestEvent>(new URL('records.json.br', import.meta.url), (name) => name);
