// Requests of the server's host, with the host's secret.
import { answer } from '$/net/api';
import { at } from '$/net/base';
import type {
  HostMessage,
  HostPerson,
  HostPersonAction,
  HostPersonResult,
  HostReport,
  HostTable,
  HostTableAction,
  UploadedPack,
  PrunedData,
  ReportState,
  SetReportState,
} from '$/protocol';

export class HostApi {
  readonly #secret: string;
  constructor(secret: string) {
    this.#secret = secret;
  }

  people = (containing: string, skip: number) =>
    this.#ask<HostPerson[]>('GET', `people?containing=${encodeURIComponent(containing)}&skip=${skip}`);
  person = (id: string, action: HostPersonAction) => this.#ask<HostPersonResult>('POST', `people/${id}`, action);
  tables = (stage: string, skip: number) => this.#ask<HostTable[]>('GET', `tables?stage=${stage}&skip=${skip}`);
  table = (id: string, action: HostTableAction) => this.#ask<void>('POST', `tables/${id}`, action);
  chat = (id: string) => this.#ask<HostMessage[]>('GET', `tables/${id}/chat`);
  removeMessage = (id: string, number: number) => this.#ask<void>('DELETE', `tables/${id}/chat/${number}`);
  reports = (state: string, skip: number) => this.#ask<HostReport[]>('GET', `reports?state=${state}&skip=${skip}`);
  setReportState = (number: number, state: ReportState) => this.#ask<void>('POST', `reports/${number}`, { state } satisfies SetReportState);
  packs = () => this.#ask<UploadedPack[]>('GET', 'packs');
  deletePack = (hash: string) => this.#ask<void>('DELETE', `packs/${hash}`);
  prune = () => this.#ask<PrunedData>('POST', 'prune');

  async #ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers: Record<string, string> = { accept: 'application/json', authorization: `Bearer ${this.#secret}` };
    const init: RequestInit = { method, headers };
    if (body !== undefined) {
      headers['content-type'] = 'application/json';
      init.body = JSON.stringify(body);
    }
    return answer<T>(await fetch(at(`/api/admin/${path}`), init));
  }
}
