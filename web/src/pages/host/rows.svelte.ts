// A list of the host's page: its rows come in pages.

import { LIST_PAGE } from '$/limits';

export type Attempt = (action: () => Promise<string>) => Promise<void>;

export class Rows<T> {
  rows = $state.raw<T[]>([]);
  /** Whether there may be more. */
  more = $state(false);
  readonly #fetch: (skip: number) => Promise<T[]>;

  constructor(fetch: (skip: number) => Promise<T[]>) {
    this.#fetch = fetch;
  }

  /** The first page. */
  async load(): Promise<void> {
    this.rows = await this.#fetch(0);
    this.more = this.rows.length === LIST_PAGE;
  }

  async next(): Promise<void> {
    const page = await this.#fetch(this.rows.length);
    this.rows = [...this.rows, ...page];
    this.more = page.length === LIST_PAGE;
  }
}
