// The one socket: it comes back by itself, brings every table it watches up to date, and sends again what was not
// answered, under the same key, so that nothing is lost and nothing is done twice.
import { at } from '$/net/base';
import type { Command, FromClient, Refusal, Scene, ToClient, Update } from '$/protocol';
import { FrameBatch } from './frame-batch';

/** What became of a command. */
export type CommandOutcome = Extract<ToClient, { type: 'done' }> | { answer: 'refused'; refusal: Refusal };

export interface Watcher {
  /** The last entry of the log that is known here. */
  since(): number;
  scene(scene: Scene): void;
  update(update: Update): void;
  present(seats: number[], watchers: number): void;
  refused(refusal: Refusal): void;
}

/** What the banner says: nothing while all is well. */
export type Line = { state: 'up' } | { state: 'connecting' } | { state: 'down'; retryAt: number };

type Wire = {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
};

interface Waiting {
  message: FromClient;
  answered(answer: ToClient): void;
  failed(): void;
}

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;
/** A connection that says nothing for so long is taken for dead; a ping goes out before. */
const SILENCE = 25_000;
const PATIENCE = 8000;

export class Connection {
  line = $state.raw<Line>({ state: 'connecting' });

  #wire: Wire | null = null;
  #watchers = new Map<string, Watcher>();
  #waiting = new Map<number, Waiting>();
  #next = 1;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #dial: () => Wire;
  #updates: FrameBatch<Update>;

  /** `drawn` calls back once what was heard last is on the screen. */
  constructor(dial: () => Wire = dialServer, drawn?: (then: () => void) => void) {
    this.#dial = dial;
    this.#updates = new FrameBatch((update) => this.#watchers.get(update.table)?.update(update), drawn);
  }

  /** Follows a table until the returned function is called. */
  watch(table: string, watcher: Watcher): () => void {
    this.#watchers.set(table, watcher);
    if (this.#wire) this.#ask(table, watcher);
    else if (this.line.state !== 'down') this.connect();
    return () => {
      if (this.#watchers.get(table) !== watcher) return;
      this.#watchers.delete(table);
      if (this.#isOpen()) void this.#request({ type: 'leave', id: 0, table }).catch(() => undefined);
    };
  }

  /** Asks for a table as it stands now. */
  again(table: string): void {
    const watcher = this.#watchers.get(table);
    if (watcher) this.#ask(table, watcher);
  }

  /** Does something at a table. Until it is answered it is sent again after every interruption, under the same key. */
  async do(table: string, command: Command): Promise<CommandOutcome> {
    const key = freshKey();
    const answer = await this.#request({ type: 'do', id: 0, table, order: { key, command } });
    if (answer.type === 'done') return answer;
    if (answer.type === 'refused') return { answer: 'refused', refusal: answer.refusal };
    throw new Error(`an odd answer: ${answer.type}`);
  }

  /** Asks why an answer is not offered. Nothing is done. */
  async why(table: string, seat: number, choice: string): Promise<Refusal | null> {
    const answer = await this.#request({ type: 'why', id: 0, table, seat, choice });
    return answer.type === 'refused' ? answer.refusal : null;
  }

  connect(): void {
    clearTimeout(this.#retry);
    if (this.#wire) return;
    this.line = { state: 'connecting' };
    const wire = this.#dial();
    this.#wire = wire;
    wire.onopen = () => this.#opened();
    wire.onmessage = (event) => this.#heard(JSON.parse(String(event.data)) as ToClient);
    wire.onclose = () => this.#lost(wire);
  }

  /** Opens the socket anew: it speaks for whoever one was when it was opened. */
  renew(): void {
    const wire = this.#wire;
    if (!wire) return;
    wire.onclose = null;
    wire.close();
    this.#wire = null;
    this.#updates.flush();
    clearTimeout(this.#pulse);
    this.connect();
  }

  /** After the tab slept the socket may be dead without knowing it. */
  wake(): void {
    if (this.#wire && this.#isOpen()) this.#ping();
    else if (this.#watchers.size > 0) this.connect();
  }

  /** The browser knows that the net is gone, long before a silence would tell. */
  cut(): void {
    const wire = this.#wire;
    wire?.close();
    if (wire) this.#lost(wire);
  }

  #isOpen(): boolean {
    return this.#wire?.readyState === 1;
  }

  #opened(): void {
    this.line = { state: 'up' };
    this.#wait = FIRST_WAIT;
    for (const [table, watcher] of this.#watchers) this.#ask(table, watcher);
    for (const { message } of this.#waiting.values()) this.#send(message);
    this.#listen();
  }

  /** Asks how a table stands, from what is known of it on. */
  #ask(table: string, watcher: Watcher): void {
    if (!this.#isOpen()) return;
    const id = this.#next++;
    this.#send({ type: 'watch', id, table, since: watcher.since() });
  }

  #request(message: FromClient): Promise<ToClient> {
    const id = this.#next++;
    const numbered = { ...message, id } as FromClient;
    return new Promise((answered, reject) => {
      this.#waiting.set(id, { message: numbered, answered, failed: () => reject(new Error('closed')) });
      if (this.#isOpen()) this.#send(numbered);
      else if (!this.#wire && this.line.state !== 'down') this.connect();
    });
  }

  #send(message: FromClient): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #heard(message: ToClient): void {
    this.#listen();
    if (message.type === 'update') return this.#updates.hear(message);
    // Nothing overtakes what was said before it.
    this.#updates.flush();
    switch (message.type) {
      case 'scene':
        return this.#watchers.get(message.scene.sheet.id)?.scene(message.scene);
      case 'present':
        return this.#watchers.get(message.table)?.present(message.seats, message.watchers);
      case 'closing':
        this.#wait = message.retry_ms;
        return;
      default:
        this.#answer(message.id, message);
    }
  }

  #answer(id: number | null, message: ToClient): void {
    const waiting = id === null ? undefined : this.#waiting.get(id);
    if (waiting && id !== null) {
      this.#waiting.delete(id);
      waiting.answered(message);
    } else if (message.type === 'refused') {
      for (const watcher of this.#watchers.values()) watcher.refused(message.refusal);
    }
  }

  #lost(wire: Wire): void {
    if (this.#wire !== wire) return;
    this.#wire = null;
    this.#updates.flush();
    clearTimeout(this.#pulse);
    if (this.#watchers.size === 0 && this.#waiting.size === 0) return;
    // Some spread, so that a restarted server is not met by everybody at once.
    const wait = this.#wait * (0.75 + Math.random() / 2);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.line = { state: 'down', retryAt: Date.now() + wait };
    this.#retry = setTimeout(() => this.connect(), wait);
  }

  /** Anything heard shows that the line is alive. */
  #listen(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.#ping(), SILENCE);
  }

  #ping(): void {
    this.#send({ type: 'ping', id: this.#next++ });
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.cut(), PATIENCE);
  }
}

/** `randomUUID` is only there on safe origins, and a table in the living room is served without a certificate. */
function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

function dialServer(): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}${at('/api/socket')}`);
}
