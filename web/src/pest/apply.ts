import type { Phrase } from '$/protocol';
import type { PestView } from './view';

export function apply(view: PestView, _: Phrase): PestView {
  return view;
}
