// Answers in words, for buttons and screen readers.
import type { Asked } from '$/protocol';
import type { Choice } from '$/game/module';
import { t, texts } from '$/texts/texts.svelte';
import { isShown, split } from './offers';
import { classOf } from './components.svelte';
import type { ChoiceWord } from './choice-words';
import { holder, idOf, regionOf, type RattusView } from './view';

export type Names = (seat: number) => string;

/** Which of the like pieces a question is about. */
export type PieceKind = 'nun' | 'bishop' | 'wall';

export function choice(words: string, view: RattusView, question: Asked, names: Names = (number) => t('seat', { number })): Choice {
  const [word, named] = split(words);
  const describe = isKnown(word) ? DESCRIPTIONS[word] : null;
  // Only a server newer than this page offers an unknown word; the answer still works by its words.
  const description = describe ? describe(named, view, question, names) : { title: words };
  const group = GROUPS[word];
  return {
    sentence: description.title,
    ...description,
    ...(group && question.prompt.key === 'turn' ? { group: t(group) } : {}),
    shown: isShown(words) ? 'board' : 'bar',
  };
}

function isKnown(word: string): word is ChoiceWord {
  return Object.hasOwn(DESCRIPTIONS, word);
}

/** A turn offers so much that a list of it needs parts. */
const GROUPS: Record<string, string> = {
  place: 'board-place',
  plague: 'board-move-plague',
  take: 'answer-group-take',
  use: 'answer-group-use',
};

type Description = Pick<Choice, 'title' | 'icon' | 'note' | 'held' | 'about' | 'refused'> & { sentence?: string };
type Describe = (named: string, view: RattusView, question: Asked, names: Names) => Description;

const region = (id: string) => texts.name('region', id);
/** The cubes in a region, in seat order. */
const held = (view: RattusView, id: string) =>
  (regionOf(view, id)?.cubes ?? []).map((count, at) => ({ seat: at + 1, count })).filter(({ count }) => count > 0);
const card = (id: string) => texts.name('card', id);
const sign = (id: string) => `class-${classOf(id)}`;
/** A card's rule in a sentence. */
const brief = (id: string, view: RattusView) => t(`card-${id}-brief`, { steps: view.seats.length > 4 ? 3 : 2 });

const DESCRIPTIONS: Record<ChoiceWord, Describe> = {
  pass: (_, __, question) => plain('pass', question),
  yes: (_, __, question) => plain('yes', question),
  no: (_, __, question) => plain('no', question),
  take: (id, view, _, names) => {
    const from = holder(view, id);
    const sentence = from ? t('answer-take-from', { card: card(id), name: names(from) }) : t('answer-take', { card: card(id) });
    return { title: card(id), icon: sign(id), sentence, about: brief(id, view), refused: t('cant-take', { card: card(id) }) };
  },
  use: (id, view) => ({
    title: card(id),
    icon: sign(id),
    about: brief(id, view),
    sentence: t('answer-use', { card: card(id) }),
    refused: t('cant-use', { card: card(id) }),
  }),
  card: (id) => ({ title: card(id), icon: sign(id) }),
  place: (id, view, question) => {
    const count = placing(view, question, id);
    return {
      title: region(id),
      note: `+${count}`,
      held: held(view, id),
      sentence: t('answer-place', { count, region: region(id) }),
      refused: t('cant-place', { region: region(id) }),
    };
  },
  plague: (id, view) => ({
    title: region(id),
    note: t('plague-new-rats', { count: newRats(view, id) }),
    held: held(view, id),
    sentence: t('answer-plague', { region: region(id) }),
    refused: t('cant-plague', { region: region(id) }),
  }),
  region: (id, view, question) => {
    const count = placing(view, question, id);
    if (count > 0)
      return { title: region(id), note: `+${count}`, held: held(view, id), sentence: t('answer-place', { count, region: region(id) }) };
    return {
      title: region(id),
      held: held(view, id),
      sentence: t(regionKey(question), { region: region(id) }),
      refused: t('cant-region', { region: region(id) }),
    };
  },
  rat: (mark, view) => {
    const place = view.regions.find(({ rats }) => rats.some((rat) => rat.mark === Number(mark)));
    const rat = place?.rats.find((other) => other.mark === Number(mark));
    return {
      title: t('answer-rat', {
        number: (place?.rats.findIndex((other) => other.mark === Number(mark)) ?? 0) + 1,
        count: place?.rats.length ?? 1,
        region: region(place?.id ?? ''),
      }),
      ...(rat?.token ? { note: texts.name('token', rat.token) } : {}),
    };
  },
  count: (count) => ({ title: t('answer-count', { count: Number(count) }) }),
  token: (id) => ({ title: texts.name('token', id) }),
  class: (id) => ({ title: texts.name('class', id) }),
  seat: (number, _, __, names) => ({ title: names(Number(number)), sentence: t('answer-seat', { name: names(Number(number)) }) }),
  'region-card': (id) => ({ title: texts.name('region_card', id) }),
  cube: (load) => ({ title: load === '0' ? t('answer-cube') : t('answer-cube-load', { load: loadWords(load) }) }),
  potion: (load) => ({ title: load === '1' ? t('answer-potion-one') : t('answer-potion', { load: loadWords(load) }) }),
  border: (ends) => {
    const [a, b] = split(ends);
    return { title: `${region(a)} – ${region(b)}`, sentence: t('answer-border', { a: region(a), b: region(b) }) };
  },
  piece: (number, view, question) => {
    const kind = pieceKind(question);
    return { title: t(`answer-piece-${kind}`, { number: Number(number) }), note: pieceNote(view, kind, Number(number)) };
  },
};

function plain(word: string, question: Asked): Description {
  const { key } = question.prompt;
  const special = `answer-${word}-${key}`;
  const args = { card: card(idOf(question.prompt, 'card')), region: region(idOf(question.prompt, 'region')) };
  return { title: texts.has(special) ? t(special, args) : t(`answer-${word}`) };
}

/** How many rats come next to a region when the plague moves there: one for each rat, two at most, as far as the bag has them. */
export function newRats(view: RattusView, id: string): number {
  return Math.min(regionOf(view, id)?.rats.length ?? 0, 2, view.bag);
}

/** How many cubes an answer can place in a region, with those that held cards add: a number for all regions, or one for each. */
export function placing(view: RattusView, question: Asked, id: string): number {
  const { cubes } = question.prompt.args;
  const count = Array.isArray(cubes) ? cubes[view.regions.findIndex((one) => one.id === id)] : cubes;
  return typeof count === 'number' ? count : 0;
}

/** The text of an answer that names a region: that of the prompt, or of prompts that end in `-from` or `-to`, or the name alone. */
function regionKey({ prompt }: Asked): string {
  const own = `answer-region-${prompt.key}`;
  if (texts.has(own)) return own;
  const end = prompt.key.match(/-(?:from|to)$/)?.[0] ?? '';
  return `answer-region${end}`;
}

export function pieceKind(question: Asked): PieceKind {
  if (question.prompt.key.startsWith('nun')) return 'nun';
  return question.prompt.key.startsWith('bishop') ? 'bishop' : 'wall';
}

/** Where one of several like pieces is. */
function pieceNote(view: RattusView, kind: PieceKind, number: number): string {
  if (kind === 'wall') {
    const ends = view.walls[number - 1];
    return ends ? t('answer-piece-between', { a: region(ends[0]), b: region(ends[1]) }) : t('answer-piece-supply');
  }
  const place = (kind === 'nun' ? view.nuns : view.bishops)[number - 1];
  return place ? t('answer-piece-in', { region: region(place) }) : t('answer-piece-supply');
}

/** "2 diplomat" in words. */
export function loadWords(load: string): string {
  const [potions, diplomat] = readLoad(load);
  const parts = [potions > 0 ? t('board-potions', { count: potions }) : '', diplomat ? t('board-diplomats', { count: 1 }) : ''].filter(
    Boolean,
  );
  return texts.list(parts);
}

export function readLoad(load: string): [potions: number, diplomat: boolean] {
  return [Number.parseInt(load, 10) || 0, load.endsWith('diplomat')];
}
