// What Rattus contributes to its rulebook.
import type { Book, Example, ExampleStep } from '$/game/book';
import Africa from './Africa.svelte';
import CardsAfricanus from './CardsAfricanus.svelte';
import CardsBase from './CardsBase.svelte';
import CardsPiper from './CardsPiper.svelte';
import examples from './examples.json';
import { gallery } from './gallery';
import NumbersAfricanus from './NumbersAfricanus.svelte';
import NumbersBase from './NumbersBase.svelte';
import PiperPieces from './PiperPieces.svelte';
import Placement from './Placement.svelte';
import Queen from './Queen.svelte';
import Rats from './Rats.svelte';
import RegionCards from './RegionCards.svelte';
import Replay from './Replay.svelte';
import Signs from './Signs.svelte';

export const book: Book = {
  figures: {
    numbers: NumbersBase,
    'numbers-africanus': NumbersAfricanus,
    placement: Placement,
    rats: Rats,
    signs: Signs,
    cards: CardsBase,
    'cards-pied-piper': CardsPiper,
    'cards-africanus': CardsAfricanus,
    pieces: PiperPieces,
    queen: Queen,
    africa: Africa,
    'region-cards': RegionCards,
  },
  examples: Object.fromEntries(
    Object.entries(examples).map(([name, steps]): [string, Example] => [
      name,
      { steps: steps as unknown as ExampleStep[], Picture: Replay },
    ]),
  ),
  gallery,
};
