// One table as this browser sees it: what the server last said, and how much of it has been told on the screen.
import type { Connection } from '$/net/connection.svelte';
import type { Asked, Command, GameEvent, Holder, Line, Refusal, Scene, Update } from '$/protocol';
import type { GameModule, Player, Playback } from '$/game/module';
import { botName } from './names';
import { applyPatch } from './patch';
import { EventQueue } from './event-queue.svelte';

/** An answer on its way. */
class Sent {
  /** Whether it has taken so long that its question should be gone from the board. */
  late = $state(false);
  /** Whether it has taken so long that one should be told. */
  slow = $state(false);

  constructor(
    readonly asked: Asked,
    readonly choice: string,
  ) {}
}

/** Most answers are accepted sooner than this: a question that went out and the next that came would only be a flicker. */
const LATE = 120;
/** So long an answer may take before the head says that one waits. */
const SLOW = 400;

export class Table {
  readonly id: string;

  scene = $state.raw<Scene | null>(null);
  game = $state.raw<GameModule | null>(null);
  /** The table's pieces as they are shown right now. */
  view = $state.raw<unknown>(null);
  log = $state.raw<Line[]>([]);
  sent = $state.raw<Sent | null>(null);
  /** Why the last thing wished for was refused. */
  refusal = $state.raw<Refusal | null>(null);
  /** Why there is no table to be seen. */
  lost = $state.raw<Refusal | null>(null);
  watchers = $state(0);
  /** The lines that came while this browser was away. */
  missed = $state.raw<Line[]>([]);
  readonly queue: EventQueue = new EventQueue({
    duration: (event) => (this.game?.present(event, this.me).duration ?? 0) * this.#speed(),
  });

  #speed: () => number;
  #askTwice: () => boolean;
  #doubt = $state.raw<{ asked: Asked; choice: string } | null>(null);
  #connection: Connection;
  #leave: (() => void) | null = null;
  #present = $state.raw<number[]>([]);
  #accepted = $state(0);
  #whys = new Map<string, Promise<Refusal | null>>();

  readonly sheet = $derived(this.scene?.sheet ?? null);
  readonly playback: Playback | null = $derived.by(() => this.queue.playback);
  readonly mine = $derived(
    this.sheet ? this.sheet.seats.filter(({ holder }) => holder.kind === 'person' && holder.me).map(({ seat }) => seat) : [],
  );
  /** Through whose eyes. */
  readonly me = $derived(seatOf(this.scene?.eye) ?? this.mine[0] ?? null);
  /** What may be answered, as far as all before it has been told and nothing is on its way. */
  readonly question: Asked | null = $derived(
    this.playback || this.queue.busy || this.sent || this.#isBehind() || !this.#isUp() ? null : (this.scene?.question ?? null),
  );
  /** The question as it is shown: for a moment it stands while its answer is on its way. */
  readonly shown: Asked | null = $derived(this.question ?? (this.sent && !this.sent.late ? this.sent.asked : null));
  /** The final answer that waits for a second word; gone with its question. */
  readonly doubted: string | null = $derived(this.#doubt && this.#doubt.asked === this.question ? this.#doubt.choice : null);
  readonly players: Player[] = $derived(this.#players());
  readonly isOver = $derived(this.sheet?.stage === 'over' && !this.queue.busy);

  constructor(id: string, connection: Connection, speed: () => number, askTwice: () => boolean = () => false) {
    this.id = id;
    this.#connection = connection;
    this.#speed = speed;
    this.#askTwice = askTwice;
  }

  open(): void {
    this.#leave = this.#connection.watch(this.id, {
      since: () => this.scene?.number ?? 0,
      scene: (scene) => this.#arrive(scene),
      update: (update) => this.#hear(update),
      present: (seats, watchers) => {
        this.#present = seats;
        this.watchers = watchers;
      },
      refused: (refusal) => {
        if (!this.scene) this.lost = refusal;
      },
    });
  }

  close(): void {
    this.#leave?.();
    this.queue.clear();
  }

  name = (seat: number): string => this.players.find((player) => player.seat === seat)?.name ?? `${seat}`;

  /** Whether nothing can be taken back after an answer. */
  isFinal(choice: string): boolean {
    return this.shown?.binding.includes(choice) ?? false;
  }

  /** Answers the question; what is final may need a second word first. */
  async choose(choice: string, sure = false): Promise<void> {
    const asked = this.question;
    if (!asked || !this.scene || !asked.options.includes(choice)) return;
    const doubtful = !sure && this.#askTwice() && this.isFinal(choice);
    this.#doubt = doubtful ? { asked, choice } : null;
    if (doubtful) return;
    await this.#send({ do: 'choose', seat: asked.seat, after: this.scene.moved, choice }, new Sent(asked, choice));
  }

  /** Leaves a final answer ungiven. */
  notYet(): void {
    this.#doubt = null;
  }

  /** Takes the last answer back, or all that can be. */
  async undo(how: 'step' | 'all'): Promise<void> {
    const undo = this.scene?.undo;
    const from = how === 'all' ? undo?.entries[0] : undo?.entries.at(-1);
    if (!undo || from === undefined || !this.scene || this.sent) return;
    await this.#send({ do: 'undo', seat: undo.seat, after: this.scene.moved, from }, null);
  }

  /** Anything else one can do at a table. */
  async do(command: Command): Promise<boolean> {
    return this.#send(command, null);
  }

  /** Why an answer is not offered; null when it is. */
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

  /** All that has happened was seen. */
  seen(): void {
    if (this.scene && !this.queue.busy) keepSeen(this.id, this.scene.number);
  }

  forgive(): void {
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
          // A new question object: the board drops what it showed of the answer.
          if (sent && this.scene) this.scene = { ...this.scene, question: this.scene.question && { ...this.scene.question } };
          return false;
        case 'stale':
          this.#arrive(answer.scene);
          return false;
        default:
          this.#accepted = answer.number;
          return true;
      }
    } catch {
      return false;
    } finally {
      clearTimeout(late);
      clearTimeout(slow);
      if (this.sent === sent) this.sent = null;
    }
  }

  #arrive(scene: Scene): void {
    const known = this.scene?.number ?? 0;
    const fresh = scene.log.filter(({ number }) => number > known);
    const first = this.scene === null;
    this.queue.clear();
    this.scene = scene;
    this.view = scene.view;
    this.watchers = scene.sheet.watchers;
    this.log = first ? scene.log : [...this.log, ...fresh];
    this.lost = null;
    this.#accepted = 0;
    this.#whys.clear();
    const seen = first ? readSeen(this.id) : known;
    if (seen > 0) this.missed = this.log.filter((line) => line.number > seen && happened(line).length > 0);
  }

  #hear(update: Update): void {
    // What has been told by a scene already needs no second playback.
    if (!this.scene || update.line.number <= this.#last()) return;
    // Lines come without gaps; a gap means that something got lost on the way.
    if (update.line.number > this.#last() + 1) return this.#connection.again(this.id);
    this.log = [...this.log, update.line];
    if (this.#isSent(update.line)) this.sent = null;
    const patches = update.patches ?? [];
    let shown = 0;
    const show = (count: number) => {
      for (; shown < count; shown += 1) this.view = applyPatch(this.view, patches[shown]);
    };
    void this.queue.add({
      number: update.line.number,
      events: happened(update.line),
      show: (at) => show(Math.min(at + 1, patches.length)),
      finish: () => {
        show(patches.length);
        this.#settle(update);
      },
    });
  }

  /** The news of what an answer did is as good as its acceptance, and there is nothing to be shown between the two. */
  #isSent({ what }: Line): boolean {
    return what.kind === 'moved' && what.seat === this.sent?.asked.seat && what.choice === this.sent?.choice;
  }

  /** Between an answer's acceptance and the news of what it did, the old question is no question any more. */
  #isBehind(): boolean {
    return (this.scene?.number ?? 0) < this.#accepted;
  }

  #isUp(): boolean {
    return this.#connection.line.state === 'up';
  }

  #last(): number {
    return Math.max(this.scene?.number ?? 0, this.log.at(-1)?.number ?? 0);
  }

  /** The table stands as the server says once everything was told. */
  #settle(update: Update): void {
    if (!this.scene) return;
    const { moved, eye, question, waiting, undo, clock, result } = update;
    const sheet = update.sheet ?? this.scene.sheet;
    const { view } = this;
    this.scene = { ...this.scene, sheet, number: update.line.number, moved, eye, view, question, waiting, undo, clock, result };
    this.#whys.clear();
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
      clock: scene.clock?.reserve[seat - 1] ?? null,
      present: this.#present.includes(seat),
    }));
  }
}

function nameOf(holder: Holder, seat: number): string {
  if (holder.kind === 'bot') return botName(seat);
  return holder.kind === 'nobody' ? '' : holder.name;
}

/** The events of a line. */
export function happened(line: Line): GameEvent[] {
  return line.what.kind === 'moved' || line.what.kind === 'started' ? line.what.events : [];
}

function seatOf(eye: string | undefined): number | null {
  const number = /^seat (\d+)$/.exec(eye ?? '')?.[1];
  return number ? Number(number) : null;
}

function readSeen(id: string): number {
  return Number(localStorage.getItem(`miasma.seen.${id}`) ?? 0);
}

function keepSeen(id: string, number: number): void {
  try {
    localStorage.setItem(`miasma.seen.${id}`, String(number));
  } catch {
    // Then everything counts as new next time.
  }
}
