// What is asked over plain HTTP: who one is, lists of tables, new tables, records.
import type { Account, Listed, Me, NewTable, Refusal, Sheet, SignIn } from '$/protocol';

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
};

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
