// What Rattus contributes to its rulebook.
import { defineBook, type ExampleStep } from '$/game/book';
import type { RattusEvent } from '../events';
import type { RattusView } from '../view';
import Africa from './Africa.svelte';
import CardsAfricanus from './CardsAfricanus.svelte';
import CardsBase from './CardsBase.svelte';
import CardsPiper from './CardsPiper.svelte';
import examples from './examples.json';
import { gallery } from './gallery';
import NumbersAfricanus from './NumbersAfricanus.svelte';
import NumbersBase from './NumbersBase.svelte';
import PiperPieces from './PiperPieces.svelte';
import PlacementReplay from './PlacementReplay.svelte';
import QueenReplay from './QueenReplay.svelte';
import Rats from './Rats.svelte';
import RegionCards from './RegionCards.svelte';
import Replay from './Replay.svelte';
import Signs from './Signs.svelte';

/** JSON has no types; the examples are written by the server. */
const steps = (example: unknown) => example as ExampleStep<RattusView, RattusEvent>[];

export const book = defineBook<RattusView, RattusEvent>({
  figures: {
    numbers: NumbersBase,
    'numbers-africanus': NumbersAfricanus,
    rats: Rats,
    signs: Signs,
    cards: CardsBase,
    'cards-pied-piper': CardsPiper,
    'cards-africanus': CardsAfricanus,
    pieces: PiperPieces,
    africa: Africa,
    'region-cards': RegionCards,
  },
  examples: {
    placement: { steps: steps(examples.placement), Picture: PlacementReplay },
    ravage: { steps: steps(examples.ravage), Picture: Replay },
    knight: { steps: steps(examples.knight), Picture: Replay },
    queen: { steps: steps(examples.queen), Picture: QueenReplay },
    nuns: { steps: steps(examples.nuns), Picture: Replay },
    'region-card': { steps: steps(examples['region-card']), Picture: Replay },
  },
  gallery,
});
