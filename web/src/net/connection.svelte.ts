// The WebSocket connection. It reconnects with exponential backoff, resynchronizes every table that is subscribed to, and sends commands
// without an answer again with the same idempotency key, so that nothing is lost and nothing is done twice.
import { at } from '$/net/base';
import type { Command, FromClient, Refusal, Scene, ToClient, Update } from '$/protocol';
import { FrameBatch } from './frame-batch';

/** The answer to a command. */
export type CommandOutcome = Extract<ToClient, { type: 'done' }> | { answer: 'refused'; refusal: Refusal };

/** Receives the messages about one table. */
export interface Subscriber {
  /** The number of the last log entry that is known here. */
  since(): number;
  scene(scene: Scene): void;
  update(update: Update): void;
  present(seats: number[], watchers: number): void;
  /** The subscription was refused. */
  refused(refusal: Refusal): void;
}

export type ConnectionState = { state: 'up' } | { state: 'connecting' } | { state: 'down'; retryAt: number };

type Socket = {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
};

/** A request without an answer yet. */
interface Pending {
  message: FromClient;
  resolve(answer: ToClient): void;
  reject(error: Error): void;
  /** Runs while the request is on an open socket. */
  timeout?: ReturnType<typeof setTimeout>;
}

/** Milliseconds before the first reconnect; doubled after every failure, up to the maximum. */
const MIN_BACKOFF = 1000;
const MAX_BACKOFF = 30_000;
/** Milliseconds without a message before a ping is sent. */
const HEARTBEAT_INTERVAL = 25_000;
/** Milliseconds after a ping without any message before the connection counts as lost. */
const HEARTBEAT_TIMEOUT = 8000;
/** Milliseconds a request may take on an open socket before it fails. */
const ANSWER_TIMEOUT = 20_000;

export class Connection {
  status = $state.raw<ConnectionState>({ state: 'connecting' });

  #socket: Socket | null = null;
  #subscribers = new Map<string, Subscriber>();
  /** The tables of `watch` requests, by the id of the request, for the refused ones. */
  #watches = new Map<number, string>();
  #pending = new Map<number, Pending>();
  #nextId = 1;
  #backoff = MIN_BACKOFF;
  #reconnect: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setTimeout> | undefined;
  #open: () => Socket;
  #updates: FrameBatch<Update>;

  /** `afterFrame` calls back when the next frame has been drawn. */
  constructor(open: () => Socket = openSocket, afterFrame?: (then: () => void) => void) {
    this.#open = open;
    this.#updates = new FrameBatch((update) => this.#subscribers.get(update.table)?.update(update), afterFrame);
  }

  /** Subscribes to a table until the returned function is called. */
  subscribe(table: string, subscriber: Subscriber): () => void {
    this.#subscribers.set(table, subscriber);
    if (this.#socket) this.#watch(table, subscriber);
    else if (this.status.state !== 'down') this.connect();
    return () => {
      if (this.#subscribers.get(table) !== subscriber) return;
      this.#subscribers.delete(table);
      if (this.#isOpen()) void this.#request({ type: 'leave', id: 0, table }).catch(() => undefined);
    };
  }

  /** Requests the current state of a table. */
  resync(table: string): void {
    const subscriber = this.#subscribers.get(table);
    if (subscriber) this.#watch(table, subscriber);
  }

  /** Sends a command. After every reconnect it is sent again with the same key, until it is answered. Rejects without an answer. */
  async do(table: string, command: Command): Promise<CommandOutcome> {
    const key = newKey();
    const answer = await this.#request({ type: 'do', id: 0, table, order: { key, command } });
    if (answer.type === 'done') return answer;
    if (answer.type === 'refused') return { answer: 'refused', refusal: answer.refusal };
    throw new Error(`unexpected answer: ${answer.type}`);
  }

  /** Asks why an answer is not offered. Changes nothing. */
  async why(table: string, seat: number, choice: string): Promise<Refusal | null> {
    const answer = await this.#request({ type: 'why', id: 0, table, seat, choice });
    return answer.type === 'refused' ? answer.refusal : null;
  }

  connect(): void {
    clearTimeout(this.#reconnect);
    if (this.#socket) return;
    this.status = { state: 'connecting' };
    const socket = this.#open();
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ToClient);
    socket.onclose = () => this.#closed(socket);
  }

  /**
   * Reconnects as another person: the server takes the person from the cookie when a socket is opened. Requests without an answer fail,
   * because they were made by the person before.
   */
  changePerson(): void {
    for (const id of [...this.#pending.keys()]) this.#take(id)?.reject(new Error('the person has changed'));
    const socket = this.#socket;
    if (!socket) return;
    socket.onclose = null;
    socket.close();
    this.#socket = null;
    this.#updates.flush();
    clearTimeout(this.#heartbeat);
    this.connect();
  }

  /** Checks the connection after the tab was asleep, when the socket may be closed without a notice. */
  wake(): void {
    if (this.#socket && this.#isOpen()) this.#ping();
    else if (this.#subscribers.size > 0) this.connect();
  }

  /** Closes the connection at once, because the browser reports that the network is gone, and schedules a reconnect. */
  disconnect(): void {
    const socket = this.#socket;
    socket?.close();
    if (socket) this.#closed(socket);
  }

  #isOpen(): boolean {
    return this.#socket?.readyState === 1;
  }

  #opened(): void {
    this.status = { state: 'up' };
    this.#backoff = MIN_BACKOFF;
    this.#watches.clear();
    for (const [table, subscriber] of this.#subscribers) this.#watch(table, subscriber);
    for (const id of this.#pending.keys()) this.#sendPending(id);
    this.#restartHeartbeat();
  }

  #watch(table: string, subscriber: Subscriber): void {
    if (!this.#isOpen()) return;
    const id = this.#nextId++;
    this.#watches.set(id, table);
    this.#send({ type: 'watch', id, table, since: subscriber.since() });
  }

  #request(message: FromClient): Promise<ToClient> {
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { message: { ...message, id } as FromClient, resolve, reject });
      if (this.#isOpen()) this.#sendPending(id);
      else if (!this.#socket && this.status.state !== 'down') this.connect();
    });
  }

  /** Sends a request. From now on it has limited time; while the connection is down it waits without a limit. */
  #sendPending(id: number): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    clearTimeout(pending.timeout);
    pending.timeout = setTimeout(() => this.#take(id)?.reject(new Error('no answer')), ANSWER_TIMEOUT);
    this.#send(pending.message);
  }

  /** Removes a request from the pending ones. */
  #take(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    clearTimeout(pending?.timeout);
    this.#pending.delete(id);
    return pending;
  }

  #send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #receive(message: ToClient): void {
    this.#restartHeartbeat();
    if (message.type === 'update') return this.#updates.add(message);
    // Updates that wait for a frame come before later messages.
    this.#updates.flush();
    switch (message.type) {
      case 'scene':
        return this.#subscribers.get(message.scene.sheet.id)?.scene(message.scene);
      case 'present':
        return this.#subscribers.get(message.table)?.present(message.seats, message.watchers);
      case 'closing':
        this.#backoff = message.retry_ms;
        return;
      default:
        this.#answer(message.id, message);
    }
  }

  #answer(id: number | null, message: ToClient): void {
    if (id === null) return;
    const table = this.#watches.get(id);
    if (table !== undefined && message.type === 'refused') this.#subscribers.get(table)?.refused(message.refusal);
    this.#take(id)?.resolve(message);
  }

  #closed(socket: Socket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.#updates.flush();
    clearTimeout(this.#heartbeat);
    for (const { timeout } of this.#pending.values()) clearTimeout(timeout);
    if (this.#subscribers.size === 0 && this.#pending.size === 0) return;
    // With jitter, so that not all clients reconnect to a restarted server at once.
    const wait = this.#backoff * (0.75 + Math.random() / 2);
    this.#backoff = Math.min(this.#backoff * 2, MAX_BACKOFF);
    this.status = { state: 'down', retryAt: Date.now() + wait };
    this.#reconnect = setTimeout(() => this.connect(), wait);
  }

  /** Every message shows that the connection works, so the next ping is due later. */
  #restartHeartbeat(): void {
    clearTimeout(this.#heartbeat);
    this.#heartbeat = setTimeout(() => this.#ping(), HEARTBEAT_INTERVAL);
  }

  #ping(): void {
    this.#send({ type: 'ping', id: this.#nextId++ });
    clearTimeout(this.#heartbeat);
    this.#heartbeat = setTimeout(() => this.disconnect(), HEARTBEAT_TIMEOUT);
  }
}

/** A new idempotency key. `crypto.randomUUID` exists only on secure origins, and tables at home are often served without a certificate. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

function openSocket(): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}${at('/api/socket')}`);
}
