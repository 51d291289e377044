// The log in words.
import type { GameEvent, Line } from '$/protocol';
import { t, texts } from '$/texts/texts.svelte';
import { tellAll } from '$/game/tell';
import type { Names } from '$/game/words';
import { shownName } from './names';

/** A line of the log in words: sentences, each with its rule. */
export interface ToldLine {
  number: number;
  at: number;
  sentences: {
    text: string;
    rule: string;
    event: GameEvent | null;
    /** Whom it is about, for the mark before it. */
    seat: number | null;
  }[];
}

/** `me` is the seat of the reader, who is addressed as "you". */
export function toldLine(line: Line, names: Names, me: number | null): ToldLine | null {
  const { what } = line;
  const seat = 'seat' in what ? what.seat : null;
  const say = (text: string): ToldLine => ({ number: line.number, at: line.at, sentences: [{ text, rule: '', event: null, seat }] });
  switch (what.kind) {
    case 'moved':
    case 'started': {
      const sentences: ToldLine['sentences'] = tellAll(what.events, names, me).map(({ text, event }) => ({
        text,
        rule: event.rule,
        event,
        seat: seatOf(event),
      }));
      if (what.kind === 'moved' && what.stand_in && what.seat !== null) {
        sentences.unshift({ text: t('log-stand-in-moved', { name: names(what.seat) }), rule: '', event: null, seat });
      }
      return sentences.length > 0 ? { number: line.number, at: line.at, sentences } : null;
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
      return say(t(what.silent ? 'log-muted' : 'log-unmuted', { name: shownName(what.name) }));
    case 'banned':
      return say(t(what.banned ? 'log-banned' : 'log-unbanned', { name: shownName(what.name) }));
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
    case 'chat_removed':
    case 'forgotten':
    case 'hidden':
      return null;
  }
}

/** The seat an event is about; null for what concerns everybody. */
function seatOf(event: GameEvent): number | null {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
}
