// A board that only shows a position: nothing is asked, moves or can be chosen.
import type { GameEvent } from '$/protocol';
import type { BoardProps, Player } from './module';

export function stillBoard<View, Event extends GameEvent>(
  view: View,
  players: Player[],
  me: number | null = null,
): BoardProps<View, Event> {
  return {
    view,
    players,
    me,
    question: null,
    playback: null,
    selected: null,
    pointed: [],
    since: [],
    turns: [],
    own: [],
    narrow: false,
    bare: true,
    fixed: true,
    onchoose: () => undefined,
    onwhy: () => undefined,
    onrule: () => undefined,
    onlog: () => undefined,
  };
}

/** Players for a picture: seats with names, at a table that waits for nobody. */
export function picturedPlayers(names: string[]): Player[] {
  return names.map((name, at) => ({ seat: at + 1, name, bot: null, me: false, asked: false, present: true, clock: null }));
}
