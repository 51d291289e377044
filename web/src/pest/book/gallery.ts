// All cards of Pest, in words made from what is printed on them.
import type { GalleryCard, GallerySection } from '$/game/book';
import type { PestCard } from '$/protocol';
import { t, texts } from '$/texts/texts.svelte';
import { gainsOf, inWords, nameOf } from '../sheet/components';
import { agendaWords, decreeNames, imperativeWords } from '../sheet/decrees';
import { cardName, targetsOf } from '../targets';
import { MAP, PACK } from './still';

const ERAS = ['I', 'II', 'III'];

export function gallery(): GallerySection[] {
  return [
    { ...section('technologies', PACK.technologies.map(technology)), source: 'pest-source-technology' },
    { ...section('decrees', PACK.decrees.map(decree)), source: 'pest-source-decree' },
    { ...section('pests', PACK.pests.map(pest)), source: 'pest-source-cards' },
    { ...section('supports', PACK.supports.map(support)), source: 'pest-source-cards' },
    section('capital-cards', PACK.capital_cards.map(capitalCard)),
    { ...section('capital-buildings', PACK.capital_buildings.map(capitalBuilding)), source: 'pest-source-capital-building' },
  ];
}

function section(id: string, cards: GalleryCard[]): GallerySection {
  return { id, title: t(`book-${id}`), cards };
}

/** Cards that are not used alone. */
const alone = (isUsed: boolean) => (isUsed ? [] : [t('book-solo-out')]);

function technology({ id, name, rule, cost, prestige, slots, solo }: (typeof PACK.technologies)[number]): GalleryCard {
  const slot = texts.list((slots.length === 3 ? ['any'] : slots).map((one) => t(`slot-${one}`)));
  return {
    id,
    icon: 'technology',
    title: nameOf('technology', id, name),
    under: t('book-technology-under', { cost, prestige, slot }),
    texts: [t(`technology-${id}-ability`), ...alone(solo)],
    rules: [rule, 'PE-90'],
  };
}

function decree(card: (typeof PACK.decrees)[number]): GalleryCard {
  const names = decreeNames(card.id, card);
  return {
    id: card.id,
    icon: 'agenda',
    title: `${names.agenda}; ${names.imperative}`,
    under: t('book-decree-under', { era: ERAS[card.era - 1] ?? '' }),
    texts: [
      t('book-decree-imperative', { name: names.imperative, words: imperativeWords(card.imperative) }),
      t('book-decree-agenda', { name: names.agenda, words: agendaWords(card.agenda) }),
      ...alone(card.solo),
    ],
    rules: [card.rule, 'PE-121'],
  };
}

function pest(card: PestCard): GalleryCard {
  return {
    id: card.id,
    icon: 'sick',
    title: cardName(card.id, card.name),
    under: '',
    texts: [t('book-pest-strikes', { targets: targetsOf(card, MAP) })],
    rules: ['PE-21'],
  };
}

function support({ id, name, left, middle, right }: (typeof PACK.supports)[number]): GalleryCard {
  const paid = left.length + middle.length + right.length > 0;
  return {
    id,
    icon: 'crate',
    title: nameOf('support', id, name),
    under: '',
    texts: paid
      ? [
          t('book-support-most', { gains: inWords(left) }),
          t('book-support-others', { gains: inWords(middle) }),
          t('book-support-least', { gains: inWords(right) }),
        ]
      : [t('pest-sheet-support-none')],
    rules: ['PE-30', 'PE-31'],
  };
}

function capitalCard({ id, rewards, bonuses }: (typeof PACK.capital_cards)[number]): GalleryCard {
  const [one = [], other = []] = bonuses;
  return {
    id,
    icon: 'palace',
    title: nameOf('capital-card', id),
    under: '',
    texts: [
      ...rewards.map((gains, at) => t('book-capital-rank', { rank: at + 1, gains: inWords(gains) })),
      t('book-capital-bonus', { one: inWords(one), other: inWords(other) }),
    ],
    rules: ['PE-132', 'PE-134'],
  };
}

function capitalBuilding({ id, name, cost, influence, prestige }: (typeof PACK.capital_buildings)[number]): GalleryCard {
  const gains = [
    { kind: 'prestige', amount: prestige },
    { kind: 'influence', amount: influence },
  ];
  return {
    id,
    icon: 'palace',
    title: nameOf('capital-building', id, name),
    under: t('book-building-under', { cost: inWords(gainsOf(cost)) }),
    texts: [t('book-building-gives', { gains: inWords(gains) })],
    rules: ['PE-75'],
  };
}
