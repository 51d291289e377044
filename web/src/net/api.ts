// Requests over HTTP: the person, lists of tables, new tables, hints, records.
import { at } from '$/net/base';
import type {
  Account,
  Block,
  Blocked,
  Chances,
  Fork,
  Hint,
  Line,
  TableSummary,
  Me,
  Name,
  NewPack,
  NewTable,
  UploadedPack,
  PlayToday,
  Proof,
  RecoveryLink,
  Refusal,
  Replay,
  Report,
  Reported,
  Scene,
  SignIn,
  TableCreated,
  Today,
} from '$/protocol';

/** A request the server refused, with its reason. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super([refusal.message, ...(refusal.faults ?? []).map(({ place, message }) => `${place}: ${message}`)].join(' · '));
    this.refusal = refusal;
  }
}

export const api = {
  /** Null for a person without a name. */
  me: () => get<Me | null>('/api/me'),
  callMe: (name: string, invitation: string | null) =>
    send<Me>('POST', '/api/me', { name, ...(invitation && { invitation }) } satisfies Name),
  account: (account: Account) => send<Me>('POST', '/api/me/account', account),
  recoveryLink: () => send<RecoveryLink>('POST', '/api/me/recovery'),
  /** Whose recovery link it is. The link still works afterwards. */
  lookRecovery: (secret: string) => send<Me>('POST', '/api/recover/look', { secret }),
  recover: (secret: string) => send<Me>('POST', '/api/recover', { secret }),
  signIn: (signIn: SignIn) => send<Me>('POST', '/api/sign-in', signIn),
  /** Gives everything of this guest to an account and signs in to it. */
  merge: (signIn: SignIn) => send<Me>('POST', '/api/me/merge', signIn),
  signOut: () => send<void>('POST', '/api/sign-out'),
  signOutEverywhere: () => send<void>('POST', '/api/sign-out-everywhere'),
  forgetMe: () => send<void>('DELETE', '/api/me'),

  blocks: () => get<Blocked[]>('/api/me/blocks'),
  unblock: (key: string) => send<void>('DELETE', `/api/me/blocks/${key}`),
  block: (table: string, who: number, blocked: boolean) =>
    send<void>('POST', `/api/tables/${table}/block`, { who, blocked } satisfies Block),
  deleteTable: (table: string) => send<void>('DELETE', `/api/tables/${table}`),

  tables: (which: 'mine' | 'open' | 'running' | 'over') => get<TableSummary[]>(`/api/tables?which=${which}`),
  make: (table: NewTable) => send<TableCreated>('POST', '/api/tables', table),
  /** A page of the log after an entry; a scene has the last page only. */
  log: (table: string, since: number) => get<Line[]>(`/api/tables/${table}/log?since=${since}`),
  scene: (table: string) => get<Scene>(`/api/tables/${table}`),
  hint: (table: string) => get<Hint>(`/api/tables/${table}/hint`),
  /** The game's answer to one of its queries about the position of a seat; `of` is what the query is about, if it needs that. */
  query: <T>(table: string, name: string, seat: number, of?: string) =>
    get<T>(`/api/tables/${table}/query/${name}?seat=${seat}${of === undefined ? '' : `&of=${encodeURIComponent(of)}`}`),
  record: (table: string) => text(`/api/tables/${table}/record`),
  replay: (table: string, as: string, from: number) => get<Replay>(`/api/tables/${table}/replay?as=${encodeURIComponent(as)}&from=${from}`),
  chances: (table: string) => get<Chances>(`/api/tables/${table}/chances`),
  fork: (table: string, fork: Fork) => send<TableCreated>('POST', `/api/tables/${table}/fork`, fork),
  proof: (table: string) => get<Proof>(`/api/tables/${table}/proof`),
  today: () => get<Today>('/api/today'),
  /** My try of today that counts, running or over; or a table to practise on, once that one is over. */
  playToday: (practice: boolean) => send<TableCreated>('POST', '/api/today', { practice } satisfies PlayToday),
  /** What is printed on the components with this hash. */
  pack: <T>(hash: string) => get<T>(`/api/packs/${encodeURIComponent(hash)}`),
  /** The component packs I have uploaded, the latest first. */
  packs: () => get<UploadedPack[]>('/api/packs'),
  deletePack: (hash: string) => send<void>('DELETE', `/api/packs/${hash}`),
  uploadPack: (pack: NewPack) => send<UploadedPack>('POST', '/api/packs', pack),
  report: (report: Report) => send<Reported>('POST', '/api/reports', report),
};

/** Where the record of a finished game is to be had. */
export function recordAddress(table: string): string {
  return `/api/tables/${table}/record`;
}

async function get<T>(path: string): Promise<T> {
  return answer<T>(await fetch(at(path), { headers: { accept: 'application/json' } }));
}

async function text(path: string): Promise<string> {
  const response = await fetch(at(path));
  if (!response.ok) return answer<string>(response);
  return response.text();
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { accept: 'application/json' } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, 'content-type': 'application/json' };
  }
  return answer<T>(await fetch(at(path), init));
}

export async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  let refusal: Refusal;
  try {
    refusal = (await response.json()) as Refusal;
  } catch {
    refusal = { code: `http_${response.status}`, message: response.statusText, because: null };
  }
  throw new Refused(refusal);
}
