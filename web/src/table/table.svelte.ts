// The state of one table: the last scene of the server, the log, and how much of it has been shown.
import { SvelteSet } from 'svelte/reactivity';
import { api } from '$/net/api';
import type { Connection } from '$/net/connection.svelte';
import type { Asked, Clock, Command, GameEvent, Holder, Line, Refusal, Scene, TableInfo, Update } from '$/protocol';
import type { PlayerClock } from '$/game/clock';
import type { GameModule, Player, Playback } from '$/game/module';
import type { AnswerPlan } from '$/game/answer-plan';
import { botName, shownName } from './names';
import { applyPatch } from './patch';
import { EventQueue } from './event-queue.svelte';

/** A choice that was sent and not answered yet. */
class Sent {
  /** Whether more than `LATE` has passed: its question is no longer shown. */
  late = $state(false);
  /** Whether more than `SLOW` has passed: the header says that the server is slow. */
  slow = $state(false);

  constructor(
    readonly asked: Asked,
    readonly choice: string,
    readonly by: Author,
  ) {}
}

/** Who gave an answer: the player, or the client for them (see `GameModule.auto` and `AnswerPlan`). */
type Author = 'player' | 'client';

/** Milliseconds a question stays on the screen after it was answered. Most answers are accepted sooner, and then nothing flickers. */
const LATE = 120;
/** Milliseconds an answer may take before the header says that the server is slow. */
const SLOW = 400;

/** Maximum number of moves that can be shown once more. */
const RECENT = 200;

/** A move that can be shown once more: the view before it, and the patches of its events. */
interface ShownMove {
  number: number;
  before: unknown;
  events: GameEvent[];
  patches: NonNullable<Update['patches']>;
}

/** The refusal shown when the server does not answer a command. */
const NO_ANSWER: Refusal = { code: 'no_answer', message: '', because: { key: 'line-no-answer', rule: '', args: {} } };

export class Table {
  readonly id: string;

  scene = $state.raw<Scene | null>(null);
  game = $state.raw<GameModule | null>(null);
  /** The game's view as it is shown now. */
  view = $state.raw<unknown>(null);
  log = $state.raw<Line[]>([]);
  sent = $state.raw<Sent | null>(null);
  /** Why the last command was refused. */
  refusal = $state.raw<Refusal | null>(null);
  /** Why the table can't be shown. */
  lost = $state.raw<Refusal | null>(null);
  /** Whether the table is about to start by itself, so that the lobby is not shown. */
  starting = $state(false);
  watchers = $state(0);
  /** The log lines that were added while this browser was away. */
  missed = $state.raw<Line[]>([]);
  readonly queue: EventQueue = new EventQueue({
    duration: (event) => (this.game?.present(event, this.me).duration ?? 0) * this.#speed(),
  });

  #speed: () => number;
  #mustConfirm: () => boolean;
  #unconfirmed = $state.raw<{ asked: Asked; choice: string } | null>(null);
  #connection: Connection;
  #leave: (() => void) | null = null;
  #present = $state.raw<number[]>([]);
  /** Whether the state was requested as another seat at this device sees it. */
  #isHandingOver = false;
  #accepted = $state(0);
  /** Milliseconds that the clock of the server is ahead of this browser's, estimated from the last update. */
  #skew = $state(0);
  /** The seat that the last update asks. */
  #nextSeat: number | null = null;
  #whys = new Map<string, Promise<Refusal | null>>();
  /** Answers that the player gave in advance; the last plan goes first. */
  #plans: AnswerPlan[] = [];
  /** The last log entry after which the client had no answer of its own. */
  #settledAt = $state(0);
  /** The numbers of the log entries that the client answered for the player. */
  #byClient = new SvelteSet<number>();
  /** The number of the last chat message that was read. */
  #read = $state(0);
  /** The moves that arrived while the table was open. */
  #recent: ShownMove[] = [];

  readonly sheet = $derived(this.scene?.sheet ?? null);
  readonly playback: Playback | null = $derived.by(() => this.queue.playback);
  readonly mine = $derived(
    this.sheet ? this.sheet.seats.filter(({ holder }) => holder.kind === 'person' && holder.me).map(({ seat }) => seat) : [],
  );
  /** The viewer's seat; null for a spectator. */
  readonly me = $derived(seatOf(this.scene?.eye) ?? this.mine[0] ?? null);
  /** The question to answer; null while earlier events are shown or a choice is on its way. */
  readonly question: Asked | null = $derived(
    this.playback || this.queue.busy || this.sent || this.#isBehind() || !this.#isUp() ? null : (this.scene?.question ?? null),
  );
  /** The question as it is shown: it stays for a moment while its answer is on its way. */
  readonly shown: Asked | null = $derived(this.question ?? (this.sent && !this.sent.late ? this.sent.asked : null));
  /** The choice that waits for a confirmation, because it can't be undone; null with the next question. */
  readonly unconfirmed: string | null = $derived(
    this.#unconfirmed && this.#unconfirmed.asked === this.question ? this.#unconfirmed.choice : null,
  );
  /** The last answer that was given at the table; empty if it was undone. */
  readonly lastChoice = $derived.by(() => {
    const last = this.log.findLast(({ what }) => what.kind !== 'said')?.what;
    return last?.kind === 'moved' ? (last.choice ?? '') : '';
  });
  /** Whether the player is asked, and the client gives no answer of its own before. */
  readonly isSettled = $derived(this.question !== null && this.#settledAt === this.scene?.moved);
  /** Whether the viewer answers now, or an answer of theirs is on its way or being shown. */
  readonly isMyMove = $derived.by(() => {
    if (this.question || this.sent || this.#isBehind()) return true;
    const shown = this.playback && this.log.find(({ number }) => number === this.playback?.number)?.what;
    return shown?.kind === 'moved' && this.#isMine(shown.seat);
  });
  readonly players: Player[] = $derived(this.#players());
  readonly isOver = $derived(this.sheet?.stage === 'over' && !this.queue.busy);

  constructor(id: string, connection: Connection, speed: () => number, mustConfirm: () => boolean = () => false) {
    this.id = id;
    this.#read = storedNumber(`miasma.read.${id}`);
    this.#connection = connection;
    this.#speed = speed;
    this.#mustConfirm = mustConfirm;
  }

  open(): void {
    this.#leave = this.#connection.subscribe(this.id, {
      since: () => this.scene?.number ?? 0,
      scene: (scene) => this.#reset(scene),
      update: (update) => this.#receive(update),
      present: (seats, watchers) => {
        this.#present = seats;
        this.watchers = watchers;
      },
      refused: (refusal) => {
        if (!this.scene) this.lost = refusal;
      },
    });
  }

  /** Fetches the whole log before the first line that is here. */
  async loadEarlier(): Promise<void> {
    const first = this.log[0]?.number ?? 1;
    const earlier: Line[] = [];
    while ((earlier.at(-1)?.number ?? 0) < first - 1) {
      const page = await api.log(this.id, earlier.at(-1)?.number ?? 0);
      if (page.length === 0) break;
      earlier.push(...page);
    }
    this.log = [...earlier.filter(({ number }) => number < first), ...this.log];
  }

  close(): void {
    this.#leave?.();
    this.queue.clear();
  }

  name = (seat: number): string => this.players.find((player) => player.seat === seat)?.name ?? `${seat}`;

  /** Whether a choice can't be undone. */
  isFinal(choice: string): boolean {
    return this.shown?.binding.includes(choice) ?? false;
  }

  /** Answers the question. A choice that can't be undone may have to be confirmed first. */
  async choose(choice: string, how: 'unconfirmed' | 'confirmed' = 'unconfirmed'): Promise<void> {
    const asked = this.question;
    if (!asked || !this.scene || !asked.options.includes(choice)) return;
    const isAskedTwice = this.#mustConfirm() || (this.game?.confirms?.(asked) ?? false);
    const mustConfirm = how === 'unconfirmed' && isAskedTwice && this.isFinal(choice);
    this.#unconfirmed = mustConfirm ? { asked, choice } : null;
    if (mustConfirm) return;
    this.#keepPlansFor(asked);
    await this.#answer(asked, choice, 'player');
  }

  /** Gives several answers, each when its question comes. */
  async follow(plan: AnswerPlan): Promise<void> {
    const asked = this.question;
    const choice = asked && plan.next(asked);
    if (!asked || !choice) return;
    this.#keepPlansFor(asked);
    this.#plans.push(plan);
    await this.#answer(asked, choice, 'player');
  }

  /** Gives the answer that follows from a plan or needs no thought, if there is one. To be called with every new question. */
  async proceed(): Promise<void> {
    const { question: asked, game, scene } = this;
    const last = this.log.findLast(({ what }) => what.kind !== 'said')?.what;
    // After an undo, and after moves of others, the player answers.
    const isOwn = last?.kind === 'moved' && last.seat === asked?.seat && scene?.eye === `seat ${asked?.seat}`;
    const choice = asked && isOwn ? (this.#planned(asked) ?? game?.auto?.(asked, last.choice ?? '', this.view) ?? null) : null;
    if (!asked || choice === null || !asked.options.includes(choice) || (this.#mustConfirm() && this.isFinal(choice))) {
      this.#settledAt = scene?.moved ?? 0;
      return;
    }
    await this.#answer(asked, choice, 'client');
  }

  /** The answer of the plans; those that are over are dropped. */
  #planned(asked: Asked): string | null {
    for (let plan = this.#plans.at(-1); plan; plan = this.#plans.at(-1)) {
      const choice = plan.next(asked);
      if (choice !== null) return choice;
      if (plan.waitsFor?.(asked)) return null;
      this.#plans.pop();
    }
    return null;
  }

  /** Keeps the plans that go on after the player has answered a question. */
  #keepPlansFor(asked: Asked): void {
    if (!this.#plans.at(-1)?.waitsFor?.(asked)) this.#plans = [];
  }

  async #answer(asked: Asked, choice: string, by: Author): Promise<void> {
    if (!this.scene) return;
    await this.#send({ do: 'choose', seat: asked.seat, after: this.scene.moved, choice }, new Sent(asked, choice, by));
  }

  /** Whether the last answers of the client for the player include one that begins with a word, and can be undone. */
  canAnswerByHand(word: string): boolean {
    return this.#byHand(word) !== null;
  }

  /** Undoes the answers of the client from the first that begins with a word, so that the player can give another. */
  async answerByHand(word: string): Promise<void> {
    const from = this.#byHand(word);
    const undo = this.scene?.undo;
    if (from === null || !undo || !this.scene || this.sent) return;
    this.#plans = [];
    await this.#send({ do: 'undo', seat: undo.seat, after: this.scene.moved, from }, null);
  }

  /** The record entry of the first such answer among the last ones of the client. */
  #byHand(word: string): number | null {
    const entries = this.scene?.undo?.entries ?? [];
    const lines = this.log.filter(({ what }) => what.kind !== 'said');
    const start = lines.findLastIndex(({ number }) => !this.#byClient.has(number)) + 1;
    const line = lines.slice(start).find(({ what }) => what.kind === 'moved' && what.choice?.startsWith(word));
    const entry = line && this.#entryOf(line, entries);
    return entry ?? null;
  }

  /** The record entry to which an undo has to go back to take back a line. */
  #entryOf(line: Line, entries: readonly number[]): number | undefined {
    const at = this.log.indexOf(line);
    const before = this.log.slice(0, at).findLast(({ what }) => what.kind === 'moved' || what.kind === 'started' || what.kind === 'undone');
    const last = before && 'entry' in before.what ? before.what.entry : 0;
    const own = line.what.kind === 'moved' ? line.what.entry : 0;
    return entries.find((entry) => entry > last && entry <= own);
  }

  /** Drops the choice that waits for a confirmation. */
  cancelConfirmation(): void {
    this.#unconfirmed = null;
  }

  /** Ends the animation of the viewer's own move that leads to their next question, so that they can answer it at once. */
  skipOwnMove(): void {
    const { playback, game } = this;
    const move = this.log.at(-1);
    if (!playback || !game || playback.number !== move?.number || move.what.kind !== 'moved') return;
    if (!this.#isMine(move.what.seat) || this.#nextSeat === null || !this.#isMine(this.#nextSeat)) return;
    if (playback.events.slice(playback.at).every((event) => game.present(event, this.me).isSkippable)) this.queue.skip();
  }

  /** Whether the moves from one log entry to another can be shown once more. */
  canShow(from: number): boolean {
    return this.#recent.some(({ number }) => number >= from) && (this.#recent[0]?.number ?? Infinity) <= from;
  }

  /** Shows the moves of some log entries once more, and then the table as it is. */
  show(from: number, to: number): void {
    if (this.queue.busy) return;
    const moves = this.#recent.filter(({ number }) => number >= from && number <= to);
    for (const [at, { number, before, events, patches }] of moves.entries()) {
      let shown = 0;
      let view = before;
      void this.queue.add({
        number,
        events,
        show: (event) => {
          for (; shown <= event && shown < patches.length; shown += 1) view = applyPatch(view, patches[shown]);
          this.view = view;
        },
        finish: () => {
          if (at === moves.length - 1) this.view = this.scene?.view ?? null;
        },
      });
    }
  }

  /** Undoes the last choice, or all that can be undone. */
  async undo(how: 'step' | 'all'): Promise<void> {
    const undo = this.scene?.undo;
    const from = how === 'all' ? undo?.entries[0] : this.#lastOfPlayer(undo?.entries ?? []);
    this.#plans = [];
    if (!undo || from === undefined || !this.scene || this.sent) return;
    await this.#send({ do: 'undo', seat: undo.seat, after: this.scene.moved, from }, null);
  }

  /** The record entry of the last answer that the player gave: what the client answered after it is undone with it. */
  #lastOfPlayer(entries: readonly number[]): number | undefined {
    const ofClient = new Set(this.log.filter(({ number }) => this.#byClient.has(number)).map((line) => this.#entryOf(line, entries)));
    return entries.findLast((entry) => !ofClient.has(entry)) ?? entries.at(-1);
  }

  /** Sends any other command; returns whether it was accepted. */
  async do(command: Command): Promise<boolean> {
    return this.#send(command, null);
  }

  /** Why a choice is not offered; null if it is. */
  why(choice: string): Promise<Refusal | null> {
    const asked = this.question;
    if (!asked || !this.scene || asked.options.includes(choice)) return Promise.resolve(null);
    const key = `${this.scene.moved} ${choice}`;
    const known = this.#whys.get(key);
    if (known) return known;
    const answer = this.#connection.why(this.id, asked.seat, choice).catch(() => null);
    this.#whys.set(key, answer);
    return answer;
  }

  /** Chat messages of others that were not read in this browser yet. */
  readonly unread = $derived(
    this.log.filter(({ number, what }) => what.kind === 'said' && number > this.#read && !(what.seat && this.mine.includes(what.seat)))
      .length,
  );

  /** Remembers that all chat messages have been read. */
  markRead(): void {
    const last = this.log.findLast(({ what }) => what.kind === 'said')?.number ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    keep(`miasma.read.${this.id}`, last);
  }

  /** Remembers that the viewer has seen everything up to now. */
  markSeen(): void {
    if (this.scene && !this.queue.busy) keep(`miasma.seen.${this.id}`, this.scene.number);
  }

  clearRefusal(): void {
    this.refusal = null;
  }

  async #send(command: Command, sent: Sent | null): Promise<boolean> {
    this.refusal = null;
    if (sent) this.sent = sent;
    const late = setTimeout(() => sent && (sent.late = true), LATE);
    const slow = setTimeout(() => sent && (sent.slow = true), SLOW);
    try {
      const answer = await this.#connection.do(this.id, command);
      switch (answer.answer) {
        case 'refused':
          this.refusal = answer.refusal;
          // With a new question object the board drops what it showed of the choice.
          if (sent && this.scene) this.scene = { ...this.scene, question: this.scene.question && { ...this.scene.question } };
          return false;
        case 'stale':
          this.#reset(answer.scene);
          return false;
        default:
          this.#accepted = answer.number;
          return true;
      }
    } catch {
      // Whether the command was carried out is unknown: the current state says so.
      this.refusal = NO_ANSWER;
      this.#connection.resync(this.id);
      return false;
    } finally {
      clearTimeout(late);
      clearTimeout(slow);
      if (this.sent === sent) this.sent = null;
    }
  }

  /** Shows a whole new state. */
  #reset(scene: Scene): void {
    const known = this.scene?.number ?? 0;
    const fresh = scene.log.filter(({ number }) => number > known);
    const first = this.scene === null;
    const isHandedOver = this.#isOfAnotherSeat(scene.eye);
    this.#isHandingOver = false;
    this.queue.clear();
    this.#recent = [];
    this.scene = scene;
    this.view = scene.view;
    this.watchers = scene.sheet.watchers;
    this.#present = presentIn(scene.sheet);
    this.log = first || isHandedOver ? scene.log : [...this.log, ...fresh];
    this.lost = null;
    this.#accepted = 0;
    this.#whys.clear();
    const seen = first ? storedNumber(`miasma.seen.${this.id}`) : known;
    if (isHandedOver) {
      // The log of the seat before has lines that this one may not read; the server tells it as this one sees it.
      this.missed = [];
      this.#plans = [];
      void this.loadEarlier();
    } else if (seen > 0) this.missed = this.log.filter((line) => line.number > seen && happened(line).length > 0);
  }

  #receive(update: Update): void {
    // A scene may have contained the entry already.
    if (!this.scene || update.line.number <= this.#last()) return;
    // Nothing of what the next seat sees is shown before the device is handed over: the whole state replaces this one.
    if (this.#isOfAnotherSeat(update.eye)) return this.#handOver();
    // Entries arrive without gaps. After a gap the whole state is requested.
    if (update.line.number > this.#last() + 1) return this.#connection.resync(this.id);
    this.log = [...this.log, update.line];
    // The lobby ends with the first event of the game, not after the deal has been shown.
    if (update.sheet && String(this.scene.sheet.stage) === 'open') this.scene = { ...this.scene, sheet: update.sheet };
    if (this.#isSent(update.line)) {
      if (this.sent?.by === 'client') this.#byClient.add(update.line.number);
      this.sent = null;
    }
    this.#skew = update.line.at - Date.now();
    this.#nextSeat = update.question?.seat ?? null;
    const patches = update.patches ?? [];
    let shown = 0;
    const events = happened(update.line);
    const show = (count: number) => {
      for (; shown < count; shown += 1) this.view = applyPatch(this.view, patches[shown]);
    };
    void this.queue.add({
      number: update.line.number,
      events,
      show: (at) => {
        if (shown === 0) this.#remember({ number: update.line.number, before: this.view, events, patches });
        show(Math.min(at + 1, patches.length));
      },
      finish: () => {
        if (shown === 0) this.#remember({ number: update.line.number, before: this.view, events, patches });
        show(patches.length);
        this.#finish(update);
      },
    });
  }

  /**
   * Whether a seat sees the table here whose person need not be the one in front of the screen: another seat at this device has to
   * answer.
   */
  #isOfAnotherSeat(eye: string): boolean {
    return (
      this.mine.length > 1 && this.game?.hasSecrets !== false && eye.startsWith('seat') && this.scene !== null && eye !== this.scene.eye
    );
  }

  /** Requests the state as the next seat sees it, when the seat before has seen what it did. */
  #handOver(): void {
    if (this.#isHandingOver) return;
    this.#isHandingOver = true;
    void this.queue.idle().then(() => this.#connection.resync(this.id));
  }

  #remember(move: ShownMove): void {
    if (move.events.length === 0 || this.#recent.at(-1)?.number === move.number) return;
    this.#recent.push(move);
    if (this.#recent.length > RECENT) this.#recent.shift();
  }

  /** Whether a line is the effect of the choice on its way, which is then accepted. */
  #isSent({ what }: Line): boolean {
    return what.kind === 'moved' && what.seat === this.sent?.asked.seat && what.choice === this.sent?.choice;
  }

  /** Whether the effect of an accepted choice has not arrived yet, so that the question is out of date. */
  #isBehind(): boolean {
    return (this.scene?.number ?? 0) < this.#accepted;
  }

  #isMine(seat: number | null): boolean {
    return seat !== null && this.mine.includes(seat);
  }

  #isUp(): boolean {
    return this.#connection.status.state === 'up';
  }

  #last(): number {
    return Math.max(this.scene?.number ?? 0, this.log.at(-1)?.number ?? 0);
  }

  /** Takes over the rest of an update when its events have been shown. */
  #finish(update: Update): void {
    if (!this.scene) return;
    const { moved, eye, question, waiting, undo, clock, result } = update;
    const sheet = update.sheet ?? this.scene.sheet;
    const { view } = this;
    if (update.sheet) this.#present = presentIn(update.sheet);
    this.scene = { ...this.scene, sheet, number: update.line.number, moved, eye, view, question, waiting, undo, clock, result };
    if (question) this.queue.stopHurrying();
    this.#whys.clear();
  }

  #clockOf({ until, reserve }: Clock, seat: number, waiting: number[]): PlayerClock {
    const isAsked = until !== null && waiting.includes(seat);
    return { until: isAsked ? until - this.#skew : null, reserve: reserve[seat - 1] ?? null };
  }

  #players(): Player[] {
    const { scene } = this;
    if (!scene) return [];
    return scene.sheet.seats.map(({ seat, holder }) => ({
      seat,
      name: nameOf(holder, seat),
      bot: holder.kind === 'bot' ? holder.level : holder.kind === 'person' ? holder.stand_in : null,
      me: holder.kind === 'person' && holder.me,
      asked: scene.waiting.includes(seat),
      clock: scene.clock && holder.kind !== 'bot' ? this.#clockOf(scene.clock, seat, scene.waiting) : null,
      present: this.#present.includes(seat),
    }));
  }
}

function nameOf(holder: Holder, seat: number): string {
  if (holder.kind === 'bot') return botName(seat);
  return holder.kind === 'nobody' ? '' : shownName(holder.name);
}

/** The seats whose players have the table open. */
function presentIn({ seats }: TableInfo): number[] {
  return seats.filter(({ present }) => present).map(({ seat }) => seat);
}

/** The events of a line. */
export function happened(line: Line): GameEvent[] {
  return line.what.kind === 'moved' || line.what.kind === 'started' ? line.what.events : [];
}

function seatOf(eye: string | undefined): number | null {
  const number = /^seat (\d+)$/.exec(eye ?? '')?.[1];
  return number ? Number(number) : null;
}

/** A number of a log entry that this browser remembers; 0 if it remembers none. */
function storedNumber(key: string): number {
  return Number(localStorage.getItem(key) ?? 0);
}

function keep(key: string, number: number): void {
  try {
    localStorage.setItem(key, String(number));
  } catch {
    // Without storage everything counts as new next time.
  }
}
