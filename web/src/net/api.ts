// What is asked over plain HTTP: who one is, lists of tables, new tables, records.
import type { Account, Asked, Listed, Me, NewTable, Phrase, Refusal, Sheet, SignIn } from '$/protocol';

/** A request the server refused, with its reason. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

export const api = {
  me: () => get<Me>('/api/me'),
  rename: (name: string) => send<Me>('PUT', '/api/me', { name }),
  account: (account: Account) => send<Me>('POST', '/api/account', account),
  signIn: (signIn: SignIn) => send<Me>('POST', '/api/sign-in', signIn),
  signOut: () => send<void>('POST', '/api/sign-out'),
  signOutEverywhere: () => send<void>('POST', '/api/sign-out-everywhere'),
  recoveryLink: () => send<{ secret: string }>('POST', '/api/recovery'),
  recover: (secret: string) => send<Me>('POST', '/api/recover', { secret }),
  deleteMe: () => send<void>('DELETE', '/api/me'),

  mine: () => get<Listed[]>('/api/tables/mine'),
  open: () => get<Listed[]>('/api/tables/open'),
  make: (table: NewTable) => send<Sheet>('POST', '/api/tables', table),

  hint: (table: string, seat: number) => get<Hinted>(`/api/tables/${table}/hint?seat=${seat}`),
  proof: (table: string) => get<Proof>(`/api/tables/${table}/proof`),
  replay: (table: string, as: string) => get<Replay>(`/api/tables/${table}/replay?as=${encodeURIComponent(as)}`),
  fork: (table: string, entry: number, seat: number) => send<Sheet>('POST', `/api/tables/${table}/fork`, { entry, seat }),
  report: (table: string, report: BugReport) => send<{ number: number }>('POST', `/api/tables/${table}/report`, report),
};

/** Where the record of a game is to be had. */
export function recordAddress(table: string): string {
  return `/api/tables/${table}/record`;
}

/** What a bot would do here, and why. */
export interface Hinted {
  choice: string;
  reasons: Phrase[];
}

/** A finished game, step by step, as one eye saw it. */
export interface Replay {
  sheet: Sheet;
  steps: ReplayStep[];
  /** The chance of each seat to win, turn by turn, as far as it has been judged. */
  chances: number[][];
}

export interface ReplayStep {
  /** The record's last entry after it. */
  entry: number;
  /** The turn it belongs to, from 1; 0 for the set-up. */
  turn: number;
  seat: number | null;
  events: Phrase[];
  view: unknown;
}

/** What came of replaying a finished game. */
export interface Proof {
  /** Whether the seed's hash is what was published. */
  seal: boolean;
  /** How many draws followed from it. */
  draws: number;
  fair: boolean;
}

export interface BugReport {
  about: string;
  number: number;
  moved: number;
  question: Asked | null;
  browser: string;
  window: string;
  journal: string[];
}

async function get<T>(path: string): Promise<T> {
  return answer<T>(await fetch(path, { headers: { accept: 'application/json' } }));
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { accept: 'application/json' } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, 'content-type': 'application/json' };
  }
  return answer<T>(await fetch(path, init));
}

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  let refusal: Refusal;
  try {
    refusal = (await response.json()) as Refusal;
  } catch {
    refusal = { code: `http_${response.status}`, message: response.statusText, because: null };
  }
  throw new Refused(refusal);
}
