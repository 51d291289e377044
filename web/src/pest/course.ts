// How a turn and its telling run: the steps in the head, the pace of events, what they point at.
import type { Asked, Phrase } from '$/protocol';
import { idOf, idsOf, type PestView } from './view';

export function steps(_: PestView): { label: string; name: string; state: 'now' | 'done' | 'open' }[] {
  return [];
}

export function midway(question: Asked): boolean {
  return !['ask-assistant', 'ask-castle', 'ask-doctor'].includes(question.prompt.key);
}

export function sudden(_: Asked): boolean {
  return false;
}

export function pace(_: Phrase): number {
  return 0;
}

export function places(event: Phrase): string[] {
  return [...new Set([idOf(event, 'place'), ...idsOf(event, 'road')].filter(Boolean))];
}
