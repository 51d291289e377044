import type { ScoreSheet } from '$/game/module';

export const score: ScoreSheet = {
  rule: 'RB-67',
  icons: { cubes: 'map', palace: 'palace', region_cards: 'region-card', diplomats: 'diplomat' },
  losses: [],
};
