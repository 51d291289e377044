// Rattus, as the table page needs it.
import { defineGame } from '$/table/game';
import { apply } from './apply';
import Board from './Board.svelte';
import Cards from './Cards.svelte';
import { choice } from './choice';
import Course from './Course.svelte';
import { midway, pace, places, steps, sudden } from './course';
import { facts } from './facts';
import Players from './Players.svelte';
import Situation from './Situation.svelte';
import type { RattusView } from './view';

/** Cubes that would count now: on the map and in the palace. */
function tally(view: RattusView): number[] {
  return view.seats.map(({ palace }, seat) => palace + view.regions.reduce((sum, { cubes }) => sum + (cubes[seat] ?? 0), 0));
}

const tabs = [
  { id: 'cards', icon: 'cards', Body: Cards },
  { id: 'players', icon: 'people', Body: Players },
];

export const game = defineGame<RattusView>({
  Board,
  tabs,
  Course,
  Situation,
  steps,
  choice,
  midway,
  sudden,
  apply,
  places,
  pace,
  facts,
  tally,
});
