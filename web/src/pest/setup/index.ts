// The fields of the set-up page for Pest.
import { defineSetup } from '$/game/plan.svelte';
import { OPTIONS } from '../options';
import { PestPlan, VARIANTS } from './plan.svelte';
import Variant from './Variant.svelte';

/** The address can choose a variant, and the page of component packs names the pack to play with. */
function plan(query: URLSearchParams): PestPlan {
  const made = new PestPlan().choosePack(query);
  const wished = VARIANTS.find(({ id }) => id === query.get('variant'));
  if (wished) made.play(wished.id);
  return made;
}

export const setup = defineSetup<PestPlan>({ plan, options: OPTIONS, Choices: Variant });
