import type { Moment, Tutorial } from '$/game/tutorial';
import type { RattusView } from './view';

const BY_QUESTION: Record<string, string> = { 'begin-cubes': 'cubes', turn: 'turn', spread: 'spread', 'final-turn': 'final' };

export const tutorial: Tutorial<RattusView> = {
  lessons: ['cubes', 'turn', 'card', 'plague', 'spread', 'ravage', 'limit', 'lost', 'final', 'over'],
  rules: {
    cubes: 'RB-08',
    turn: 'RB-10',
    card: 'RB-29',
    plague: 'RB-16',
    spread: 'RB-17',
    ravage: 'RB-22',
    limit: 'RB-25',
    lost: 'RB-27',
    final: 'RB-62',
    over: 'RB-67',
  },
  texts: 'learn-',
  aside: '20.75rem',
  wanted({ asked, view, over }: Moment<RattusView>): string[] {
    if (over) return ['over'];
    const lesson = asked && BY_QUESTION[asked];
    if (lesson !== 'turn') return lesson ? [lesson] : [];
    // Within a turn one thing leads to the next: a card in hand, then cubes, then the plague. What is done is not explained any more.
    if (view.placed) return view.taken ? ['plague', 'card'] : ['plague'];
    return view.taken ? ['card'] : ['turn'];
  },
};
