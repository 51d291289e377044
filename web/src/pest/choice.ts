// Answers in words, for buttons and screen readers.
import type { Asked } from '$/protocol';
import type { Choice } from '$/game/module';
import { t, texts } from '$/texts/texts.svelte';
import { tableState } from './table-state.svelte';
import { shownAt } from './offers';
import { amountOf, gainsOf, inWords } from './sheet/components';
import { idIn, placeOf, split, type PestView } from './view';

export function choice(words: string, view: PestView, question: Asked): Choice {
  const [word] = split(words);
  const say = SAY[word];
  const said = say ? say(words, question, view) : { title: words };
  const group = GROUPS[word];
  return { ...said, sentence: capital(said.sentence ?? said.title), ...(group ? { group: t(group) } : {}), shown: shownAt(words) };
}

/** A sentence begins with a capital letter. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const GROUPS: Record<string, string> = {
  at: 'pest-choice-group-place',
  move: 'pest-choice-group-step',
  through: 'pest-choice-group-step',
  jump: 'pest-choice-group-step',
};

type Said = Pick<Choice, 'title' | 'note' | 'refused'> & { sentence?: string };
type Say = (words: string, question: Asked, view: PestView) => Said;

const name = (kind: string, words: string) => texts.name(kind, idIn(words));

/** Sentences may depend on the question: the same "done" ends a turn or a Cure. */
function of(key: string, question: Asked, args?: Record<string, string>): string {
  const special = `${key}-${question.prompt.key}`;
  return t(texts.has(special) ? special : key, args);
}

const place =
  (key: string): Say =>
  (words) => ({
    title: name('place', words),
    ...priced(words),
    sentence: t(key, { place: name('place', words) }),
    refused: t('pest-cant-move', { thing: name('place', words) }),
  });

/** What a step costs and brings along, as far as the server has said. */
function priced(words: string): { note?: string } {
  const way = ({ move: 'road', through: 'capital', jump: 'jump' } as const)[split(words)[0] as 'move'];
  const step = tableState.study?.steps.find((one) => one.to === idIn(words) && one.way === way);
  const parts = [
    step && step.food + step.coins > 0 ? inWords(gainsOf({ food: step.food, coin: step.coins })) : '',
    step && step.sick > 0 ? t('pest-map-sick', { count: step.sick }) : '',
  ].filter(Boolean);
  return parts.length > 0 ? { note: parts.join(', ') } : {};
}

/** What a place gives. */
function gives(words: string, view: PestView): { note?: string } {
  const place = placeOf(view, idIn(words));
  return place ? { note: place.destroyed ? t('pest-map-destroyed') : texts.name('resource', place.resource) } : {};
}

const SAY: Record<string, Say> = {
  at: (words, question, view) => ({
    title: name('place', words),
    ...gives(words, view),
    sentence: of('pest-choice-at', question, { place: name('place', words) }),
  }),
  move: place('pest-choice-move'),
  through: place('pest-choice-through'),
  jump: place('pest-choice-jump'),
  technology: (words, question) => {
    const technology = name('technology', words);
    return {
      title: technology,
      sentence: of('pest-choice-technology', question, { technology }),
      refused: t('pest-cant-technology', { thing: technology }),
    };
  },
  use: (words) => ({ title: name('technology', words), sentence: t('pest-choice-use', { technology: name('technology', words) }) }),
  cell: (words) => {
    const [top = '', left = ''] = split(words)[1].split('-');
    return { title: t('pest-choice-cell', { top: texts.name('action', top), left: texts.name('action', left) }) };
  },
  do: (words) => ({ title: name('action', words), sentence: t('pest-choice-do', { action: name('action', words) }) }),
  done: (_, question) => ({ title: of('pest-choice-done', question) }),
  improve: () => ({ title: t('pest-choice-improve') }),
  camp: () => ({ title: t('pest-choice-camp') }),
  enter: (words) => ({ title: t(`pest-choice-enter-${split(words)[1]}`) }),
  exchange: (words) => {
    const [first = '', second = ''] = split(words)[1]
      .split('-')
      .map((kind) => texts.name('resource', kind));
    return { title: t('pest-choice-exchange', { first, second, same: first === second ? 'yes' : 'no' }) };
  },
  shift: (words) => {
    const [from = '', to = ''] = split(words)[1]
      .split('-')
      .map((space) => texts.name('space', space));
    return { title: t('pest-choice-shift', { from, to }), sentence: t('pest-choice-shift-whole', { from, to }) };
  },
  put: (words) => ({ title: name('space', words), sentence: t('pest-choice-put', { space: name('space', words) }) }),
  cure: (words, question) => {
    const home = question.prompt.key === 'ask-inhale';
    return {
      title: t('pest-sheet-cure-one', { space: name('space', words) }),
      sentence: t(home ? 'pest-choice-send-home' : 'pest-choice-cure', { space: name('space', words) }),
    };
  },
  construct: (words) => ({
    title: name('building', words),
    sentence: t('pest-choice-construct', { building: name('building', words) }),
    refused: t('pest-cant-construct', { thing: name('building', words) }),
  }),
  raise: (words) => ({
    title: name('capital-building', words),
    sentence: t('pest-choice-construct', { building: name('capital-building', words) }),
    refused: t('pest-cant-construct', { thing: name('capital-building', words) }),
  }),
  coins: (words, question) => ({
    title: t('pest-choice-coins', {
      count: Number(split(words)[1]),
      kind: texts.name('resource', question.prompt.key.replace('ask-coins-', '')),
      goods: amountOf(question.prompt.key.replace('ask-coins-', ''), Number(split(words)[1])),
    }),
  }),
  kind: (words) => ({ title: name('resource', words), sentence: t('pest-choice-kind', { kind: name('resource', words) }) }),
  slot: (words) => ({ title: name('slot', words), sentence: t('pest-choice-slot', { slot: name('slot', words) }) }),
  refresh: () => ({ title: t('pest-choice-refresh') }),
  assign: (words) => ({ title: name('room', words), sentence: t('pest-choice-assign', { room: name('room', words) }) }),
  transfer: (words) => ({ title: name('room', words), sentence: t('pest-choice-transfer', { room: name('room', words) }) }),
  bonus: (words, _, view) => {
    const card = tableState.pack?.capital_cards.find(({ id }) => id === view.capital_card);
    const gain = card?.bonuses[Number(split(words)[1]) - 1];
    return { title: gain ? inWords(gain) : t('pest-choice-bonus', { number: Number(split(words)[1]) }) };
  },
  reward: (words) => ({ title: name('reward', words), sentence: t('pest-choice-reward', { reward: name('reward', words) }) }),
};
