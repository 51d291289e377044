// The highlighted places and what each means: an answer, the reach of a Move, or a site for a building.
import type { Asked, PestReach, PestStudy } from '$/protocol';
import { placesOf } from './offers';
import { split } from './view';
import { mayWalk } from './walk';

export interface PlaceHighlight {
  /** The answers the place stands for; empty if it can only be reached in several steps, or is only a preview. */
  options: string[];
  /** The way there within one Move. */
  reach: PestReach | null;
  /** What building there would bring. */
  site: { influence: number; task: boolean } | null;
  tag: { sign?: string; text: string }[];
}

export function highlightsOf(question: Asked | null, study: PestStudy | null, pointed: string | null): Map<string, PlaceHighlight> {
  // A space of the grid is only of interest until one is chosen.
  const cell = !question || question.options.some((option) => option.startsWith('cell ')) ? pointed : null;
  const highlights = new Map<string, PlaceHighlight>();
  const highlight = (id: string) => {
    const known = highlights.get(id);
    if (known) return known;
    const fresh: PlaceHighlight = { options: [], reach: null, site: null, tag: [] };
    highlights.set(id, fresh);
    return fresh;
  };
  for (const [id, options] of placesOf(question)) highlight(id).options = options;
  if (mayWalk(question) || cell?.startsWith('move-')) {
    for (const reach of study?.reach ?? []) Object.assign(highlight(reach.place), { reach, tag: wayTag(reach) });
  }
  for (const step of study?.steps ?? []) {
    const word = { road: 'move', capital: 'through', jump: 'jump' }[step.way];
    const known = highlights.get(step.to);
    if (known && split(known.options[0] ?? '')[0] === word) known.tag = wayTag({ ...step, improve: false, harmful: 0 });
  }
  if (question?.prompt.key === 'ask-site' || question?.prompt.key === 'ask-construct' || cell?.startsWith('construct-')) {
    for (const { place, influence, task } of sitesIn(study)) {
      if (question?.prompt.key === 'ask-site' && !highlights.has(place)) continue;
      Object.assign(highlight(place), {
        site: { influence, task },
        tag: [{ sign: 'influence', text: `+${influence}` }, ...(task ? [{ sign: 'task', text: '' }] : [])],
      });
    }
  }
  return highlights;
}

function wayTag({
  steps,
  food,
  coins,
  improve,
  harmful,
}: Pick<PestReach, 'steps' | 'food' | 'coins' | 'improve' | 'harmful'>): PlaceHighlight['tag'] {
  return [
    { text: `${steps}` },
    ...(food + coins > 0 ? [{ sign: 'food', text: `${food + coins}` }] : []),
    ...(improve ? [{ sign: 'research', text: '' }] : []),
    ...(harmful > 0 ? [{ sign: 'warning', text: '' }] : []),
  ];
}

/** Every Construct of the grid builds in the same places. */
function sitesIn(study: PestStudy | null) {
  const top = study?.cells.map((one) => one.top).find(({ action }) => action === 'construct');
  return top?.action === 'construct' ? top.places : [];
}
