// The fields of the set-up page for Rattus.
import { defineSetup } from '$/game/plan.svelte';
import Boxes from './Boxes.svelte';
import Cards from './Cards.svelte';
import Checks from './Checks.svelte';
import { OPTIONS } from '../options';
import { RattusPlan } from './plan.svelte';

export const setup = defineSetup<RattusPlan>({
  plan: (query) => new RattusPlan().choosePack(query),
  options: OPTIONS,
  Boxes,
  Checks,
  Choices: Cards,
});
