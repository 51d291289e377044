// Pest, as pages show it before a table is opened.
import type { GameInfo } from '$/game/info';

export const pest: GameInfo = {
  id: 'pest',
  icon: 'doctor',
  rules: ['pest'],
  book: { pages: ['pest'], load: () => import('./book') },
  links: [
    { href: '/today', label: 'today-title' },
    { href: '/new?game=pest&variant=solo', label: 'front-pest-alone', quiet: true },
  ],
  learn: {
    title: 'learn-pest-page',
    begin: 'learn-pest-begin',
    points: [
      { icon: 'sick', key: 'learn-pest-point-pest' },
      { icon: 'action-move', key: 'learn-pest-point-grid' },
      { icon: 'action-cure', key: 'learn-pest-point-people' },
      { icon: 'prestige', key: 'learn-pest-point-end' },
    ],
    table: { setup: { players: '2', variant: 'base' } },
  },
  edition: ({ variant = 'base' }) => (variant === 'base' ? null : `edition-${variant}`),
  packFiles: () => import('./setup/files'),
  setup: () => import('./setup'),
  load: () => import('.'),
};
