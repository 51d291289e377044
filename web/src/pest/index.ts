// Pest, as the table page needs it.
import { defineGame, optionFact, type SetupFact } from '$/game/module';
import { auto, goesWithoutSaying } from './auto';
import Board from './Board.svelte';
import { choice } from './choice';
import { KINDS, type PestEvent } from './events';
import { facts } from './facts';
import { present } from './presentation';
import { score } from './score';
import { shortage } from './shortage';
import BoardTab from './sheet/BoardTab.svelte';
import CapitalTab from './sheet/CapitalTab.svelte';
import CardsTab from './sheet/CardsTab.svelte';
import PlayersTab from './sheet/PlayersTab.svelte';
import { ask, confirms, heading, midway, steps, sudden } from './turn';
import { line, turnOf } from './turns';
import { tutorial } from './tutorial';
import { seatNumber, type PestView } from './view';

const own = { id: 'board', icon: 'doctor', Body: BoardTab };
const tabs = [
  { id: 'cards', icon: 'technology', Body: CardsTab },
  { id: 'capital', icon: 'palace', Body: CapitalTab },
  { id: 'players', icon: 'people', Body: PlayersTab },
];

/** What the score would be now; who is in debt has no share. */
function tally(view: PestView): number[] {
  return view.seats.map(({ score }) => Math.max(0, score));
}

/** The variant, and whether the set-up is variable. */
function setupFacts({ variant = '', variable = '' }: Record<string, string>): SetupFact[] {
  return [...optionFact('variant', variant), ...optionFact('variable', variable)];
}

export const game = defineGame<PestView, PestEvent>({
  Board,
  own,
  tabs,
  steps,
  heading,
  choice,
  ask,
  auto,
  goesWithoutSaying,
  autoWord: 'coins',
  reason: shortage,
  confirms,
  midway,
  sudden,
  order: (view) => view.order.flatMap((name) => seatNumber(name) ?? []),
  turnOf,
  line,
  kinds: KINDS,
  present,
  facts,
  setupFacts,
  tally,
  hasSecrets: false,
  tutorial,
  score,
});
