import { at } from '$/net/base';
import type { ScoreSheet } from '$/game/module';
import type { PestPack } from '$/protocol';

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
  async rank(pack, points) {
    const answer = await fetch(at(`/api/packs/${encodeURIComponent(pack)}`)).catch(() => null);
    return answer?.ok ? rankIn((await answer.json()) as PestPack, points) : null;
  },
};

/** The rank printed in the box for a score. */
export function rankIn({ numbers: { ranks } }: Pick<PestPack, 'numbers'>, points: number): string | null {
  return (ranks.findLast(({ from }) => points >= from) ?? ranks[0])?.id ?? null;
}
