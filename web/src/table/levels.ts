/** The strengths of bots that are offered, from weak to strong. */
export const LEVELS = ['novice', 'apprentice', 'expert', 'master'] as const;
