// What Pest contributes to its rulebook.
import { defineBook, type ExampleStep } from '$/game/book';
import type { PestEvent } from '../events';
import type { PestView } from '../view';
import Apparatus from './Apparatus.svelte';
import BuildingsPicture from './BuildingsPicture.svelte';
import examples from './examples.json';
import Fields from './Fields.svelte';
import { gallery } from './gallery';
import GridPicture from './GridPicture.svelte';
import MapPicture from './MapPicture.svelte';
import PeoplePicture from './PeoplePicture.svelte';
import Score from './Score.svelte';
import { scoring } from './scoring';
import Spread from './Spread.svelte';
import Walk from './Walk.svelte';

/** JSON has no types; the examples are written by the server. */
const steps = (example: unknown) => example as ExampleStep<PestView, PestEvent>[];

export const book = defineBook<PestView, PestEvent>({
  figures: { map: MapPicture, grid: GridPicture, people: PeoplePicture, buildings: BuildingsPicture },
  examples: {
    spread: { steps: steps(examples.spread), Picture: Spread },
    walk: { steps: steps(examples.walk), Picture: Walk },
    apparatus: { steps: steps(examples.apparatus), Picture: Apparatus },
    duel: { steps: steps(examples.duel), Picture: Fields },
    solo: { steps: steps(examples.solo), Picture: Fields },
    score: { steps: scoring, Picture: Score },
  },
  gallery,
});
