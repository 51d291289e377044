// Help about a thing on the table: its name, its rule with the id, its numbers, and its state now.
import type { PestPack } from '$/protocol';
import { t, texts } from '$/texts/texts.svelte';
import type { PestView } from '../view';
import { buildingOf, gainsOf, nameOf, technologyOf, type Gain } from './components';
import { agendaWords, decreeNames, imperativeWords } from './decrees';

export interface Help {
  title: string;
  /** A line below the title. */
  under: string;
  rule: string;
  sign: string | null;
  body: string[];
  goods: { label: string; gains: Gain[] }[];
  /** Its state at this table. */
  now: string;
  /** The technology it is about, to say who has it. */
  technology: string | null;
  /** The text that says which of its numbers are printed. */
  source: string | null;
}

const PLAIN: Help = { title: '', under: '', rule: '', sign: null, body: [], goods: [], now: '', technology: null, source: null };

/** Rules and signs of the topics that are no card. */
export const TOPICS: Record<string, [rule: string, sign: string]> = {
  'action-move': ['PE-50', 'action-move'],
  'action-construct': ['PE-71', 'action-construct'],
  'action-produce': ['PE-80', 'action-produce'],
  'action-research': ['PE-90', 'action-research'],
  'action-cure': ['PE-100', 'action-cure'],
  'action-assign': ['PE-110', 'action-assign'],
  'space-quarantine': ['PE-60', 'sick'],
  'space-tent': ['PE-218', 'sick'],
  'space-hut': ['PE-219', 'sick'],
  'space-move': ['PE-57', 'sick'],
  'space-construct': ['PE-76', 'sick'],
  'space-produce': ['PE-82', 'sick'],
  'space-track': ['PE-46', 'sick'],
  'space-cemetery': ['PE-61', 'dead'],
  'space-apparatus': ['PE-201', 'sick'],
  'space-hospital': ['PE-214', 'sick'],
  'resource-wood': ['PE-46', 'wood'],
  'resource-stone': ['PE-46', 'stone'],
  'resource-food': ['PE-52', 'food'],
  'resource-herbs': ['PE-100', 'herbs'],
  'resource-coin': ['PE-45', 'coin'],
  'resource-research': ['PE-42', 'research'],
  tasks: ['PE-121', 'task'],
  recovery: ['PE-100', 'healthy'],
  buildings: ['PE-71', 'quarter'],
  technologies: ['PE-90', 'technology'],
  influence: ['PE-120', 'influence'],
  prestige: ['PE-140', 'prestige'],
  shame: ['PE-136', 'shame'],
  capital: ['PE-111', 'palace'],
  'capital-card': ['PE-132', 'palace'],
  assistants: ['PE-41', 'people'],
  camp: ['PE-56', 'camp'],
  improve: ['PE-42', 'research'],
  refresh: ['PE-92', 'research'],
};

export function helpOf(topic: string, pack: PestPack | null, view: PestView, seat?: number): Help {
  if (topic.startsWith('technology-')) return technologyHelp(topic.slice('technology-'.length), pack, view);
  if (topic.startsWith('capital-building-')) return capitalBuildingHelp(topic.slice('capital-building-'.length), pack);
  if (topic.startsWith('building-')) return buildingHelp(topic.slice('building-'.length), pack, view, seat);
  if (topic.startsWith('decree-')) return decreeHelp(topic.slice('decree-'.length), pack, view);
  const [rule, sign] = TOPICS[topic] ?? ['', null];
  if (!texts.has(`pest-help-${topic}`)) return PLAIN;
  return { ...PLAIN, title: title(topic), rule, sign, body: [t(`pest-help-${topic}`, numbers(pack, view))] };
}

/** The name of a topic: that of the thing where it has one. */
function title(topic: string): string {
  if (texts.has(`pest-help-${topic}-title`)) return t(`pest-help-${topic}-title`);
  const words = t(topic);
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** The numbers that sentences of help may name. */
function numbers(pack: PestPack | null, view: PestView): Record<string, number> {
  if (!pack) return {};
  return {
    limit: pack.board.limit,
    blocked: pack.board.limit_with_sick,
    improve: pack.numbers.improve,
    refresh: pack.numbers.refresh,
    assistants: pack.board.assistants[view.era - 1] ?? 0,
    overflow: pack.board.overflow_shame,
    first: pack.influence.bonus[0],
    second: pack.influence.bonus[1],
    village: pack.influence.building.village,
    town: pack.influence.building.town,
    city: pack.influence.building.city,
  };
}

function technologyHelp(id: string, pack: PestPack | null, view: PestView): Help {
  const card = technologyOf(pack, id);
  const where = view.market.includes(id) ? t('pest-help-open') : view.deck.includes(id) ? t('pest-help-deck') : '';
  return {
    ...PLAIN,
    title: nameOf('technology', id, card?.name),
    under: card
      ? t('pest-help-technology', {
          cost: card.cost,
          prestige: card.prestige,
          slot: texts.list((card.slots.length === 3 ? ['any'] : card.slots).map((slot) => t(`slot-${slot}`))),
        })
      : '',
    rule: card?.rule ?? '',
    sign: 'technology',
    body: texts.has(`technology-${id}-ability`) ? [t(`technology-${id}-ability`)] : [],
    goods: card && gainsOf(card.pay).length > 0 ? [{ label: t('pest-help-pay'), gains: gainsOf(card.pay) }] : [],
    now: where,
    technology: id,
    source: 'pest-source-technology',
  };
}

function buildingHelp(id: string, pack: PestPack | null, view: PestView, seat?: number): Help {
  const building = buildingOf(pack, id);
  const stands = seat ? view.seats[seat - 1]?.buildings.find((one) => one.id === id) : undefined;
  const kind = building?.kind ?? 'quarter';
  return {
    ...PLAIN,
    title: texts.name('building', id),
    under: building && building.section > 0 ? t('pest-help-building', { section: building.section, prestige: building.prestige }) : '',
    rule: building?.section === 0 ? 'PE-10' : 'PE-80',
    sign: kind,
    body: [t(`pest-help-building-${kind}`)],
    source: 'pest-source-building',
    goods: building && gainsOf(building.cost).length > 0 ? [{ label: t('pest-help-cost'), gains: gainsOf(building.cost) }] : [],
    now: stands?.place
      ? t(stands.staffed ? 'pest-help-stands-staffed' : 'pest-help-stands', {
          place: texts.name('place', stands.place),
          resource: texts.name('resource', stands.resource ?? ''),
        })
      : '',
  };
}

function capitalBuildingHelp(id: string, pack: PestPack | null): Help {
  const building = pack?.capital_buildings.find((one) => one.id === id);
  return {
    ...PLAIN,
    title: nameOf('capital-building', id, building?.name),
    rule: 'PE-75',
    sign: 'palace',
    body: [t('pest-help-raise')],
    source: 'pest-source-capital-building',
    goods: building
      ? [
          { label: t('pest-help-cost'), gains: gainsOf(building.cost) },
          {
            label: t('pest-help-gives'),
            gains: [
              { kind: 'prestige', amount: building.prestige },
              { kind: 'influence', amount: building.influence },
            ],
          },
        ]
      : [],
  };
}

function decreeHelp(id: string, pack: PestPack | null, view: PestView): Help {
  const decree = pack?.decrees.find((one) => one.id === id);
  const names = decreeNames(id, decree);
  const era = view.decrees.indexOf(id) + 1;
  return {
    ...PLAIN,
    title: `${names.imperative}; ${names.agenda}`,
    under: era > 0 ? t('pest-help-decree', { era: ['I', 'II', 'III'][era - 1] ?? '' }) : '',
    rule: decree?.rule ?? '',
    sign: 'agenda',
    source: 'pest-source-decree',
    body: decree
      ? [
          t('pest-help-imperative', { what: imperativeWords(decree.imperative) }),
          t('pest-help-agenda', { what: agendaWords(decree.agenda) }),
        ]
      : [],
  };
}

const BY_WORD: Record<string, string> = {
  do: 'action-',
  construct: 'building-',
  raise: 'capital-building-',
  technology: 'technology-',
  use: 'technology-',
  put: 'space-',
  cure: 'space-',
  kind: 'resource-',
  camp: 'camp',
  improve: 'improve',
  refresh: 'refresh',
};

/** What help an answer calls for. */
export function topicOf(word: string, id: string): string | null {
  const topic = BY_WORD[word];
  return topic === undefined ? null : topic.endsWith('-') ? topic + id : topic;
}
