// How a turn and its telling run: the steps in the head, the pace of events, what they point at.
import type { Asked } from '$/protocol';
import { t } from '$/texts/texts.svelte';
import type { RattusEvent } from './events';
import type { RattusView } from './view';

export function steps(view: RattusView): { label: string; name: string; state: 'now' | 'done' | 'open' }[] {
  if (view.stage !== 'regular') return [];
  const moving = view.ravage !== null;
  const on = moving ? 'c' : view.placed ? 'c' : 'b';
  const state = (step: string, done: boolean) => (step === on ? 'now' : done || moving ? 'done' : 'open');
  return [
    { label: 'A', name: t('turn-step-a'), state: state('a', view.taken) },
    { label: 'B', name: t('turn-step-b'), state: state('b', view.placed) },
    { label: 'C', name: t('turn-step-c'), state: state('c', false) },
  ];
}

/** Questions that begin something; every other is a step of it. */
const FIRST = ['turn', 'final-turn', 'begin-plague', 'begin-cubes', 'caravan-start', 'final-order'];
const SUDDEN = ['protect', 'ravage-owner', 'caravan-offer', 'serf-cube', 'baker-empty'];

export function midway(question: Asked): boolean {
  return !FIRST.includes(question.prompt.key) && !sudden(question);
}

export function sudden(question: Asked): boolean {
  return SUDDEN.includes(question.prompt.key);
}

/** Milliseconds each kind of event is shown; 0: it goes without saying. */
const PACE: Record<RattusEvent['key'], number> = {
  'event-card-chosen': 0,
  'event-token-removed': 0,
  'event-guard-discarded': 0,
  'event-deck-shuffled': 0,
  'event-turn-began': 0,
  'event-seat-asked': 0,
  'event-placing-done': 0,
  'event-game-ended': 0,
  'event-first-player': 900,
  'event-plague-starts': 900,
  'event-caravan-starts': 700,
  'event-cubes-placed': 700,
  'event-cube-moved': 600,
  'event-cube-palaced': 800,
  'event-card-taken': 800,
  'event-card-taken-from': 800,
  'event-ability-used': 600,
  'event-rat-placed': 420,
  'event-rat-moved': 700,
  'event-rat-peeked': 900,
  'event-rat-turned-up': 900,
  'event-plague-moved': 900,
  'event-plague-stuck': 1600,
  'event-plague-counts': 1000,
  'event-plague-counts-finally': 1200,
  'event-ravage-began': 900,
  'event-rat-revealed': 1100,
  'event-breaks-out': 1200,
  'event-no-effect': 1200,
  'event-cube-lost': 1300,
  'event-potion-lost': 1300,
  'event-potion-given': 700,
  'event-diplomat-sent': 700,
  'event-cube-baked': 600,
  'event-baker-emptied': 900,
  'event-wall-set': 700,
  'event-nun-set': 600,
  'event-bishop-set': 600,
  'event-caravan-moved': 800,
  'event-region-card-drawn': 350,
  'event-region-card-shown': 900,
  'event-region-card-discarded': 300,
  'event-answers-opened': 500,
  'event-region-card-played': 1200,
  'event-ravage-ended': 500,
  'event-regular-ended': 2200,
  'event-final-turn-began': 700,
  'event-final-plague-began': 1800,
};

export function pace(event: RattusEvent): number {
  // Dealing is quick: nobody waits for forty rats to lie down.
  if (event.key === 'event-rat-placed' && (event.rule === 'RB-04' || event.rule === 'AF-04')) return 60;
  return PACE[event.key];
}

/** What sums up a move; the rest is how it came about. */
const SUMMARY: RattusEvent['key'][] = [
  'event-card-taken',
  'event-card-taken-from',
  'event-cubes-placed',
  'event-cube-moved',
  'event-cube-palaced',
  'event-rat-moved',
  'event-plague-moved',
  'event-plague-stuck',
  'event-cube-lost',
  'event-potion-lost',
  'event-potion-given',
  'event-diplomat-sent',
  'event-cube-baked',
  'event-baker-emptied',
  'event-wall-set',
  'event-nun-set',
  'event-bishop-set',
  'event-caravan-moved',
  'event-region-card-played',
  'event-regular-ended',
  'event-final-plague-began',
];

export function isSummary(event: RattusEvent): boolean {
  return SUMMARY.includes(event.key);
}

export function places(event: RattusEvent): string[] {
  const named = ['from' in event && event.from, 'region' in event && event.region, 'card' in event && event.card];
  return [...new Set(named.filter((id) => typeof id === 'string'))];
}

/** What sums up a turn in the list of a replay. */
const HIGHLIGHTS: RattusEvent['key'][] = [
  'event-card-taken',
  'event-card-taken-from',
  'event-cubes-placed',
  'event-ability-used',
  'event-plague-moved',
  'event-cube-palaced',
];

export function highlight({ key }: RattusEvent): boolean {
  return HIGHLIGHTS.includes(key);
}

export function deaths({ key }: RattusEvent): number {
  return key === 'event-cube-lost' ? 1 : 0;
}
