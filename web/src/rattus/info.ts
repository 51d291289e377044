// Rattus, as pages show it before a table is opened.
import type { GameInfo } from '$/game/info';

export const rattus: GameInfo = {
  id: 'rattus',
  icon: 'plague',
  rules: ['rattus-base', 'rattus-pied-piper', 'rattus-africanus'],
  book: { pages: ['rattus', 'rattus-pied-piper', 'rattus-africanus'], load: () => import('./book') },
  links: [],
  learn: {
    title: 'learn-page',
    begin: 'learn-begin',
    points: [
      { icon: 'rat', key: 'learn-point-rats' },
      { icon: 'class-royalty', key: 'learn-point-cards' },
      { icon: 'plague', key: 'learn-point-plague' },
      { icon: 'palace', key: 'learn-point-end' },
    ],
    table: { setup: { players: '2', first_player: 'seat' }, player_aids: true },
  },
  edition({ boxes = '' }) {
    const piper = boxes.includes('pied_piper');
    if (boxes.includes('africanus')) return piper ? 'edition-both' : 'edition-africanus';
    return piper ? 'edition-pied_piper' : null;
  },
  art: () => import('./Hero.svelte'),
  packFiles: () => import('./setup/files'),
  setup: () => import('./setup'),
  load: () => import('.'),
};
