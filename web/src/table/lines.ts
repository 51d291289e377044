// The log in words.
import type { GameEvent, Line } from '$/protocol';
import { t, texts } from '$/texts/texts.svelte';
import { sentence, type Names } from '$/game/words';

/** A line of the log in words: sentences, each with its rule. */
export interface ToldLine {
  number: number;
  at: number;
  /** Who did it, for the mark before it. */
  seat: number | null;
  sentences: { text: string; rule: string; event: GameEvent | null }[];
}

export function toldLine(line: Line, names: Names): ToldLine | null {
  const { what } = line;
  const seat = 'seat' in what ? what.seat : null;
  const say = (text: string): ToldLine => ({ number: line.number, at: line.at, seat, sentences: [{ text, rule: '', event: null }] });
  switch (what.kind) {
    case 'moved':
    case 'started': {
      const sentences: ToldLine['sentences'] = what.events
        .map((event) => ({ text: sentence(event, names), rule: event.rule, event }))
        .filter(({ text }) => text !== '');
      if (what.kind === 'moved' && what.stand_in && what.seat !== null) {
        sentences.unshift({ text: t('log-stand-in-moved', { name: names(what.seat) }), rule: '', event: null });
      }
      return sentences.length > 0 ? { number: line.number, at: line.at, seat, sentences } : null;
    }
    case 'made':
      return say(t('log-made'));
    case 'sat':
      return say(t('log-sat', { name: names(what.seat) }));
    case 'stood':
      return say(t('log-stood', { name: names(what.seat) }));
    case 'bot':
      return say(t('log-bot', { name: names(what.seat), level: texts.name('level', what.level) }));
    case 'undone':
      return say(t('log-undone', { name: names(what.seat) }));
    case 'muted':
      return say(t(what.silent ? 'log-muted' : 'log-unmuted', { name: what.name }));
    case 'reminded':
      return say(t(what.up ? 'log-time-up' : 'log-reminded', { name: names(what.seat) }));
    case 'resumed':
      return say(t('log-resumed'));
    case 'stand_in':
      return say(t('log-stand-in', { name: names(what.seat), level: texts.name('level', what.level) }));
    case 'resigned':
      return say(t('log-resigned', { name: names(what.seat) }));
    case 'ends':
      return say(t(what.agree ? 'log-ends' : 'log-ends-not', { name: names(what.seat) }));
    case 'voted':
      return say(t('log-voted', { name: names(what.seat), about: names(what.about), vote: t(`vote-${what.vote}`) }));
    case 'ended':
      return say(t(`ended-${what.how}`));
    case 'rematch':
      return say(t('log-rematch'));
    case 'said':
    case 'hidden':
      return null;
  }
}
