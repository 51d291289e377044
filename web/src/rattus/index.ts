// Rattus, as the table page needs it.
import { defineGame, type SetupFact } from '$/game/module';
import { t, texts } from '$/texts/texts.svelte';
import { auto, goesWithoutSaying } from './auto';
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

/** The boxes and the class cards. */
function setupFacts({ boxes, cards }: Record<string, string>): SetupFact[] {
  const named = (kind: string, ids: string) => texts.list(ids.split(',').map((id) => texts.name(kind, id)));
  const set = [`cards-${cards}`, `set-${cards}`].find((key) => texts.has(key));
  return [
    ...(boxes ? [[t('new-boxes'), named('box', boxes)] as SetupFact] : []),
    ...(cards ? [[t('new-cards'), set ? t(set) : named('card', cards)] as SetupFact] : []),
  ];
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
  auto,
  autoWord: 'yes',
  goesWithoutSaying,
  midway,
  confirms,
  sudden,
  order: (view) => view.seats.map((_, at) => at + 1),
  turnOf,
  line,
  kinds: KINDS,
  present,
  facts,
  setupFacts,
  tally,
  hasSecrets: true,
  tutorial,
  score,
  odds: { subject, Popover: Odds },
});
