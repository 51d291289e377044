// All class cards and region cards, with the texts of the game.
import boxes from 'virtual:rattus-boxes';
import things from 'virtual:rattus-things';
import type { GalleryCard, GallerySection } from '$/game/book';
import { t, texts } from '$/texts/texts.svelte';
import { CARD_ORDER, CARD_RULES, MORE_CARD_RULES } from '../cards';
import { SIGN_RULE } from '../components.svelte';
import RegionCard from './RegionCard.svelte';

const BOXES = ['base', 'pied_piper', 'africanus'];

export function gallery(): GallerySection[] {
  const classCards = BOXES.map((box) => ({
    id: `cards-${box}`,
    title: t('book-class-cards', { box: t(`box-${box}`) }),
    source: 'source-class-card',
    cards: CARD_ORDER.filter((id) => boxes.cards.find((card) => card.id === id)?.box === box).map(classCard),
  }));
  const regionCards = { id: 'region-cards', title: t('book-region-cards'), cards: Object.keys(things.regionCards).map(regionCard) };
  return [...classCards, { ...regionCards, Picture: RegionCard }];
}

function classCard(id: string): GalleryCard {
  const name = things.cards[id] ?? '';
  return {
    id,
    icon: `class-${name}`,
    title: texts.name('card', id),
    under: texts.name('class', name),
    texts: ['ability', 'final', 'risk'].map((part) => t(`card-${id}-${part}`)),
    rules: [CARD_RULES[id] ?? '', ...(MORE_CARD_RULES[id] ?? []), SIGN_RULE],
  };
}

function regionCard(id: string): GalleryCard {
  const [region = '', ...classes] = things.regionCards[id] ?? [];
  const [one, other = one] = classes.map((name) => texts.name('class', name));
  return {
    id,
    icon: 'region-card',
    title: texts.name('region', region),
    under: '',
    texts: [one && other ? t('book-protects', { one, other }) : t('book-protects-any')],
    rules: [one ? 'AF-20' : 'AF-21', 'AF-27'],
  };
}
