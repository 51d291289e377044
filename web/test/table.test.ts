import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameModule } from '../src/game/module';
import { Connection } from '../src/net/connection.svelte';
import type { Scene, ToClient } from '../src/protocol';
import { Table } from '../src/table/table.svelte';
import { FakeWire } from './fake-wire';

const question = {
  seat: 1,
  name: 'turn',
  prompt: { key: 'turn', rule: 'RB-10', args: {} },
  options: ['place gallia', 'pass'],
  binding: ['pass'],
};
const holder = { kind: 'person', name: 'Mara', me: true, stand_in: null, resigned: false } as const;
const scene = (number: number): Scene =>
  ({
    sheet: { id: 'a', game: 'rattus', stage: 'running', seats: [{ seat: 1, holder }], watchers: 0 },
    number,
    moved: number,
    eye: 'seat 1',
    view: { bag: 9 },
    question,
    waiting: [1],
    undo: null,
    clock: null,
    result: null,
    log: [],
  }) as unknown as Scene;
const update = (number: number, view: unknown): ToClient =>
  ({
    type: 'update',
    table: 'a',
    line: { number, at: 0, what: { kind: 'moved', seat: 1, choice: 'pass', stand_in: false, events: [], entry: number } },
    moved: number,
    eye: 'seat 1',
    patches: [view],
    question: null,
    waiting: [2],
    undo: null,
    clock: null,
    result: null,
  }) as unknown as ToClient;

describe('a table', () => {
  let wire: FakeWire;
  let table: Table;

  beforeAll(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    vi.stubGlobal('document', { hidden: false });
  });
  /** Every frame is drawn at once. */
  const drawn = (then: () => void) => then();

  beforeEach(() => {
    wire = new FakeWire();
    table = new Table('a', new Connection(() => wire, drawn), () => 0);
    table.open();
    wire.open();
    wire.say({ type: 'scene', id: 1, scene: scene(5) });
  });

  it('asks once more before a final answer, where that is wished for', () => {
    wire = new FakeWire();
    table = new Table(
      'a',
      new Connection(() => wire, drawn),
      () => 0,
      () => true,
    );
    table.open();
    wire.open();
    wire.say({ type: 'scene', id: 1, scene: scene(5) });
    const before = wire.sent.length;
    void table.choose('pass');
    expect(table.unconfirmed).toBe('pass');
    expect(wire.sent.length).toBe(before);
    table.cancelConfirmation();
    expect(table.unconfirmed).toBeNull();
    void table.choose('pass');
    // The question it was about is gone.
    wire.say({ type: 'scene', id: 1, scene: { ...scene(6), question: { ...question } } });
    expect(table.unconfirmed).toBeNull();
    void table.choose('pass');
    void table.choose('pass', 'confirmed');
    expect(table.unconfirmed).toBeNull();
    expect(wire.sent.at(-1)).toMatchObject({ order: { command: { do: 'choose', choice: 'pass' } } });
  });

  it('does not ask about what can be taken back', () => {
    wire = new FakeWire();
    table = new Table(
      'a',
      new Connection(() => wire, drawn),
      () => 0,
      () => true,
    );
    table.open();
    wire.open();
    wire.say({ type: 'scene', id: 1, scene: scene(5) });
    void table.choose('place gallia');
    expect(wire.sent.at(-1)).toMatchObject({ order: { command: { do: 'choose', choice: 'place gallia' } } });
  });

  /** A game whose events are shown for a tenth of a second each. */
  const slowGame = (isSkippable: boolean) => ({ present: () => ({ duration: 100, isSkippable }) }) as unknown as GameModule;
  const event = { key: 'event-cubes-placed', rule: 'RB-12' };
  function slowTable(stage: string, isSkippable = true): void {
    wire = new FakeWire();
    table = new Table('a', new Connection(() => wire, drawn), () => 1);
    table.game = slowGame(isSkippable);
    table.open();
    wire.open();
    const { sheet, ...rest } = scene(5);
    wire.say({ type: 'scene', id: 1, scene: { ...rest, sheet: { ...sheet, stage } } as Scene });
  }

  it('leaves the lobby before the deal has been shown', () => {
    slowTable('open');
    const started = { number: 6, at: 0, what: { kind: 'started', entry: 0, events: [event, event] } };
    wire.say({ ...update(6, { bag: 8 }), sheet: scene(6).sheet, line: started } as unknown as ToClient);
    expect(table.queue.busy).toBe(true);
    expect(table.sheet?.stage).toBe('running');
    expect(table.view).toEqual({ bag: 8 });
  });

  for (const [name, isSkippable, asked] of [
    ['ends the animation of an own move that leads to the next question', true, true],
    ['does not end what players should see', false, true],
    ['does not end a move after which others are asked', true, false],
  ] as const) {
    it(name, async () => {
      slowTable('running', isSkippable);
      const line = { number: 6, at: 0, what: { kind: 'moved', seat: 1, choice: 'pass', stand_in: false, events: [event], entry: 6 } };
      wire.say({ ...update(6, { bag: 8 }), question: asked ? question : null, line } as unknown as ToClient);
      expect(table.queue.busy).toBe(true);
      table.skipOwnMove();
      await new Promise((resolve) => setTimeout(resolve));
      expect(table.queue.busy).toBe(!(isSkippable && asked));
      expect(table.question !== null).toBe(isSkippable && asked);
      table.close();
    });
  }

  it('offers what is asked, and nothing once an answer is on its way', async () => {
    expect(table.question?.options).toEqual(['place gallia', 'pass']);
    const sent = table.choose('pass');
    expect(table.question).toBeNull();
    const message = wire.sent.at(-1);
    expect(message).toMatchObject({ type: 'do', table: 'a', order: { command: { do: 'choose', seat: 1, after: 5, choice: 'pass' } } });
    wire.say({ type: 'done', id: message?.id ?? 0, answer: 'accepted', number: 6 });
    await sent;
    expect(table.question, 'the news is not here yet').toBeNull();
    wire.say(update(6, { bag: 8 }));
    await Promise.resolve();
    expect(table.view).toEqual({ bag: 8 });
    expect(table.scene?.waiting).toEqual([2]);
  });

  it('shows a question until its answer is known, or late', async () => {
    vi.useFakeTimers();
    const sent = table.choose('pass');
    expect(table.question).toBeNull();
    expect(table.shown).toEqual(question);
    vi.advanceTimersByTime(200);
    expect(table.shown).toBeNull();
    vi.useRealTimers();
    wire.say({ type: 'done', id: wire.sent.at(-1)?.id ?? 0, answer: 'accepted', number: 6 });
    await sent;
    expect(table.shown).toBeNull();
  });

  it('takes the news of an answer for its acceptance', async () => {
    const sent = table.choose('pass');
    const { id } = wire.sent.at(-1)!;
    const next = { ...question, options: ['pass'] };
    wire.say({ ...update(6, { bag: 8 }), question: next } as ToClient);
    expect(table.sent).toBeNull();
    expect(table.shown).toEqual(next);
    // The acceptance comes after them, and is not taken for that of the next answer.
    const second = table.choose('pass');
    wire.say({ type: 'done', id, answer: 'accepted', number: 6 });
    await sent;
    expect(table.sent?.choice).toBe('pass');
    wire.say({ type: 'done', id: wire.sent.at(-1)?.id ?? 0, answer: 'accepted', number: 7 });
    await second;
    expect(table.sent).toBeNull();
  });

  it('sends nothing that is not offered', async () => {
    const before = wire.sent.length;
    await table.choose('place russia');
    expect(wire.sent).toHaveLength(before);
  });

  it('says why an answer was refused, and asks again', async () => {
    const before = table.question;
    const sent = table.choose('pass');
    wire.say({
      type: 'done',
      id: wire.sent.at(-1)?.id ?? 0,
      answer: 'refused',
      refusal: { code: 'illegal', message: 'no', because: null },
    });
    await sent;
    expect(table.refusal?.code).toBe('illegal');
    expect(table.question, 'asked anew').not.toBe(before);
    expect(table.question).toEqual(question);
  });

  it('stands as the server says after a stale answer', async () => {
    const sent = table.choose('pass');
    wire.say({ type: 'done', id: wire.sent.at(-1)?.id ?? 0, answer: 'stale', scene: scene(9) });
    await sent;
    expect(table.scene?.number).toBe(9);
  });

  it('asks for the whole again when a line is missing', () => {
    wire.say(update(8, {}));
    expect(wire.sent.at(-1)).toMatchObject({ type: 'watch', table: 'a', since: 5 });
  });

  it('hears nothing twice', async () => {
    wire.say(update(6, { bag: 8 }));
    wire.say(update(6, { bag: 7 }));
    await Promise.resolve();
    expect(table.view).toEqual({ bag: 8 });
    expect(table.log.filter(({ number }) => number === 6)).toHaveLength(1);
  });

  it('asks why about one thing once', async () => {
    const first = table.why('place russia');
    const second = table.why('place russia');
    const asked = wire.sent.filter(({ type }) => type === 'why');
    expect(asked).toHaveLength(1);
    wire.say({ type: 'refused', id: asked[0]?.id ?? 0, refusal: { code: 'illegal', message: 'not in play', because: null } });
    expect((await first)?.message).toBe('not in play');
    expect(await second).toBe(await first);
  });

  it('shows nothing of the next seat at the device before that seat has the whole state', async () => {
    const line = (number: number, text: string): unknown => ({ number, at: 0, what: { kind: 'said', seat: null, text } });
    const shared = (number: number, seat: number, log: unknown[]): Scene => {
      const seats = [1, 2].map((other) => ({ seat: other, holder: { ...holder, name: `Mara ${other}` } }));
      const whole = scene(number);
      return { ...whole, sheet: { ...whole.sheet, seats }, eye: `seat ${seat}`, view: { hand: seat }, log } as unknown as Scene;
    };
    wire = new FakeWire();
    table = new Table('a', new Connection(() => wire, drawn), () => 0);
    table.open();
    wire.open();
    wire.say({ type: 'scene', id: 1, scene: shared(2, 1, [line(1, 'all'), line(2, 'only for seat 1')]) });
    const before = wire.sent.length;
    wire.say({ ...update(3, { hand: 2 }), eye: 'seat 2' } as ToClient);
    wire.say({ ...update(4, { hand: 2 }), eye: 'seat 2' } as ToClient);
    await new Promise((resolve) => setTimeout(resolve));
    expect([table.me, table.view, table.log.length]).toEqual([1, { hand: 1 }, 2]);
    expect(wire.sent.slice(before), 'the state as seat 2 sees it').toMatchObject([{ type: 'watch' }]);
    wire.say({ type: 'scene', id: 2, scene: shared(4, 2, [line(1, 'all'), line(3, 'only for seat 2')]) });
    expect([table.me, table.view]).toEqual([2, { hand: 2 }]);
    expect(table.log.map(({ what }) => what.kind === 'said' && what.text)).toEqual(['all', 'only for seat 2']);
  });
});
