// Where the answers of a question belong on a player's board. Nothing here knows a rule: what is offered is lit, the rest
// can only be asked about.
import type { Asked } from '$/protocol';
import type { PestEvent } from '../events';
import { shownAt } from '../offers';
import { split, type PestView, type SeatSheet } from '../view';

export const TOP = ['move', 'construct', 'produce'] as const;
export const LEFT = ['research', 'cure', 'assign'] as const;
export const BASIC = ['wood', 'stone', 'food', 'herbs'] as const;
export const RESOURCES = [...BASIC, 'coin'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Free actions at any time of a turn. They are listed apart from the answers to the question. */
const FREE = ['exchange', 'shift'];
/** The order in which groups of answers are shown; what goes on without more comes last. */
const ORDER = [
  'do',
  'enter',
  'construct',
  'raise',
  'technology',
  'slot',
  'cure',
  'assign',
  'transfer',
  'put',
  'kind',
  'coins',
  'reward',
  'bonus',
  'use',
  'refresh',
  'camp',
  'improve',
  'done',
];

export interface Group {
  /** The first word of its answers. */
  word: string;
  choices: string[];
}

export function named(question: Asked | null, word: string): Map<string, string> {
  return new Map(
    (question?.options ?? [])
      .filter((option) => split(option)[0] === word)
      .map((option) => [split(option)[1].replaceAll('-', '_'), option]),
  );
}

/** The spaces of the grid that may be chosen, by their id: these keep their dash. */
export function cellsOf(question: Asked | null): Map<string, string> {
  return new Map([...named(question, 'cell')].map(([id, choice]) => [id.replace('_', '-'), choice]));
}

/** The answers shown in words below the grid. */
export function groupsOf(question: Asked | null): Group[] {
  const words = [...new Set((question?.options ?? []).filter((option) => shownAt(option) === 'sheet').map((option) => split(option)[0]))];
  const shown = words.filter((word) => word !== 'cell' && !FREE.includes(word));
  return shown.toSorted((a, b) => place(a) - place(b)).map((word) => ({ word, choices: [...named(question, word).values()] }));
}

function place(word: string): number {
  const at = ORDER.indexOf(word);
  // A word nobody thought of is shown all the same, before "done".
  return at < 0 ? ORDER.length - 1.5 : at;
}

/** The pairs that may be given for a coin. */
export function exchangesOf(question: Asked | null): { kinds: [string, string]; choice: string }[] {
  return pairs(question, 'exchange', BASIC);
}

/** Where sick people may be moved from and to. */
export function shiftsOf(question: Asked | null): { kinds: [string, string]; choice: string }[] {
  return pairs(question, 'shift', ['quarantine', 'tent', 'hut', 'move', 'construct', 'produce', 'track']);
}

function pairs(question: Asked | null, word: string, known: readonly string[]): { kinds: [string, string]; choice: string }[] {
  return [...named(question, word)].flatMap(([ends, choice]) => {
    const first = known.find((one) => ends.startsWith(`${one}_`));
    return first ? [{ kinds: [first, ends.slice(first.length + 1)] as [string, string], choice }] : [];
  });
}

/** The answer that brings two things together, in whichever order they were named. */
export function pairing(
  offers: { kinds: [string, string]; choice: string }[],
  from: string,
  to: string,
  eitherWay: boolean,
): string | null {
  const straight = offers.find(({ kinds: [a, b] }) => a === from && b === to);
  const turned = eitherWay ? offers.find(({ kinds: [a, b] }) => a === to && b === from) : undefined;
  return (straight ?? turned)?.choice ?? null;
}

/** What sets the camp right now, if anything does. */
export function campChoice(question: Asked | null): string | null {
  const options = question?.options ?? [];
  return ['camp', 'enter camp'].find((choice) => options.includes(choice)) ?? null;
}

/** What one might look for in vain under a question, as it would be said: each can be asked about. */
export function missingFrom(
  question: Asked | null,
  view: Pick<PestView, 'market' | 'capital_buildings'>,
  sheet: Pick<SeatSheet, 'buildings'>,
): string[] {
  const wishes = (word: string, ids: string[]) => ids.map((id) => `${word} ${id.replaceAll('_', '-')}`);
  const left = sheet.buildings.filter(({ place }) => place === null).map(({ id }) => id);
  const looked: Record<string, string[]> = {
    'ask-research': wishes('technology', view.market),
    'ask-construct': [...wishes('construct', left), ...wishes('raise', view.capital_buildings)],
  };
  const missing = (looked[question?.prompt.key ?? ''] ?? []).filter((wish) => !question?.options.includes(wish));
  // Six quarters would be refused for the same reason: one of a kind is enough.
  const kind = (wish: string) => wish.replace(/-\d+$/, '');
  return missing.filter((wish, at) => missing.findIndex((other) => kind(other) === kind(wish)) === at);
}

/** The actions of a turn that have not begun, by its events so far. */
export function actionsLeft(own: readonly PestEvent[]): string[] {
  const from = own.findLastIndex(({ key }) => key === 'tell-placed' || key === 'tell-repeated');
  const placed = own[from];
  if (placed?.key !== 'tell-placed' && placed?.key !== 'tell-repeated') return [];
  const begun = own.slice(from).flatMap((event) => (event.key === 'tell-began' ? [event.action] : []));
  return [placed.top, placed.left].filter((action) => !begun.includes(action));
}
