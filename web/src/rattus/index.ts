// Rattus, as the table page needs it.
import { defineGame } from '$/game/module';
import Board from './Board.svelte';
import Cards from './Cards.svelte';
import { choice } from './choice';
import Progress from './Progress.svelte';
import { KINDS, type RattusEvent } from './events';
import { facts } from './facts';
import Odds from './Odds.svelte';
import Players from './Players.svelte';
import { present } from './presentation';
import { score } from './score';
import Situation from './Situation.svelte';
import { ask, confirms, midway, steps, sudden } from './turn';
import { line, turnOf } from './turns';
import { tutorial } from './tutorial';
import type { RattusView } from './view';

/** Cubes that would count now: on the map and in the palace. */
function tally(view: RattusView): number[] {
  return view.seats.map(({ palace }, seat) => palace + view.regions.reduce((sum, { cubes }) => sum + (cubes[seat] ?? 0), 0));
}

/** Moving the plague to a region has odds. */
function subject(choice: string): string | null {
  return /^plague (.+)$/.exec(choice)?.[1] ?? null;
}

const tabs = [
  { id: 'cards', icon: 'cards', Body: Cards },
  { id: 'players', icon: 'people', Body: Players },
];

export const game = defineGame<RattusView, RattusEvent>({
  Board,
  tabs,
  Progress,
  Situation,
  steps,
  choice,
  ask,
  midway,
  confirms,
  sudden,
  order: (view) => view.seats.map((_, at) => at + 1),
  turnOf,
  line,
  kinds: KINDS,
  present,
  facts,
  tally,
  hasSecrets: true,
  tutorial,
  score,
  odds: { subject, Popover: Odds },
});
