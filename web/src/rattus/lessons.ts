import type { Course, Moment } from '$/game/lessons';
import type { RattusEvent } from './events';
import type { RattusView } from './view';

const BY_QUESTION: Record<string, string> = { 'begin-cubes': 'cubes', turn: 'turn', spread: 'spread', 'final-turn': 'final' };
const BY_EVENT: Partial<Record<RattusEvent['key'], string>> = {
  'event-ravage-began': 'ravage',
  'event-breaks-out': 'limit',
  'event-no-effect': 'limit',
  'event-cube-lost': 'lost',
};

export const lessons: Course<RattusView> = {
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
  place: 'corner',
  wanted({ event, asked, view, over }: Moment<RattusView>): string[] {
    const told = event && BY_EVENT[event.key as RattusEvent['key']];
    if (told) return [told];
    if (over) return ['over'];
    const lesson = asked && BY_QUESTION[asked];
    if (lesson !== 'turn') return lesson ? [lesson] : [];
    // Within a turn one thing leads to the next: a card in hand, then cubes, then the plague.
    if (view.placed) return ['turn', 'plague'];
    return view.taken ? ['turn', 'card'] : ['turn'];
  },
};
