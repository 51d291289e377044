import type { Moment, Tutorial } from '$/game/tutorial';

const BY_QUESTION: Record<string, string> = {
  'ask-castle': 'castle',
  'ask-doctor': 'doctor',
  'ask-assistant': 'assistant',
  'ask-action': 'action',
  'ask-step': 'step',
  'ask-enter': 'enter',
  'ask-put': 'put',
  'ask-construct': 'construct',
  'ask-research': 'research',
  'ask-cure': 'cure',
  'ask-assign': 'assign',
};

export const tutorial: Tutorial = {
  lessons: [
    'castle',
    'doctor',
    'pest',
    'received',
    'fell',
    'support',
    'assistant',
    'action',
    'step',
    'enter',
    'put',
    'construct',
    'research',
    'cure',
    'assign',
    'task',
    'year',
    'era',
    'over',
  ],
  rules: {
    castle: 'PE-09',
    doctor: 'PE-11',
    pest: 'PE-21',
    received: 'PE-22',
    fell: 'PE-26',
    support: 'PE-31',
    assistant: 'PE-40',
    action: 'PE-40',
    step: 'PE-50',
    enter: 'PE-52',
    put: 'PE-60',
    construct: 'PE-71',
    research: 'PE-90',
    cure: 'PE-100',
    assign: 'PE-110',
    task: 'PE-121',
    year: 'PE-123',
    era: 'PE-130',
    over: 'PE-140',
  },
  texts: 'pest-learn-',
  aside: 'clamp(22rem, 34vw, 30.75rem)',
  wanted({ asked, options, over }: Moment): string[] {
    if (over) return ['over'];
    const lesson = asked && BY_QUESTION[asked];
    // A highlighted place can be chosen before Move is.
    const also = asked === 'ask-action' && options.includes('do move') ? ['step'] : [];
    return lesson ? [lesson, ...also] : [];
  },
};
