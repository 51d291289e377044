import type { ScoreSheet } from '$/game/module';

export const score: ScoreSheet = {
  rule: 'PE-140',
  icons: {
    markers: 'prestige',
    tasks: 'task',
    recovery: 'healthy',
    buildings: 'quarter',
    sections: 'castle',
    technologies: 'technology',
    influence: 'influence',
    influence_rank: 'influence',
    covered: 'influence',
    most_buildings: 'quarter',
    resources: 'crate',
    coins: 'coin',
    shame: 'shame',
    quarantine: 'sick',
    sick_left: 'sick',
    dead: 'dead',
  },
  losses: ['shame', 'quarantine', 'sick_left', 'dead'],
};
