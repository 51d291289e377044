// Addresses: every page can be reloaded, shared and gone back to.
import { at, pathIn } from '$/net/base';
import { prefixes } from 'virtual:rule-prefixes';

export class Router {
  /** The path below the base of the server. */
  path = $state(pathIn(location.pathname));
  search = $state(location.search);
  hash = $state(location.hash);

  readonly query = $derived(new URLSearchParams(this.search));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(href: string): void {
    history.pushState(null, '', at(href));
    this.#read();
    if (!this.hash) scrollTo(0, 0);
  }

  /** Goes on at another address without a step in the history. */
  replace(href: string): void {
    history.replaceState(null, '', at(href));
    this.#read();
  }

  #read(): void {
    this.path = pathIn(location.pathname);
    this.search = location.search;
    this.hash = location.hash;
  }

  /** Links within the client need no new page. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    const path = pathIn(link.pathname);
    if (!isPage(path)) return;
    event.preventDefault();
    if (link.href !== location.href) this.go(path + link.search + link.hash);
    else scrollToHash(link.hash);
  }
}

/** What the server answers itself is no page of the client. */
function isPage(path: string): boolean {
  return !/^\/(api|ws|assets|metrics|openapi)\b/.test(path) && !/\.\w+$/.test(path);
}

export function scrollToHash(hash: string): void {
  if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
}

/** The pages and what their addresses carry. */
export type Route =
  | { page: 'front' }
  | { page: 'new' }
  | { page: 'tables' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; box: string }
  | { page: 'book'; leaf: string }
  | { page: 'me' }
  | { page: 'fair' }
  | { page: 'learn' }
  | { page: 'today' }
  | { page: 'packs' }
  | { page: 'host' }
  | { page: 'lost' };

export function route(path: string): Route {
  const [, first = '', second = '', third = '', ...rest] = path.replace(/\/+$/, '').split('/');
  if (rest.length > 0) return { page: 'lost' };
  if (first === 't' && second) {
    if (third === 'replay') return { page: 'replay', id: second };
    return third ? { page: 'lost' } : { page: 'table', id: second };
  }
  if (third) return { page: 'lost' };
  if (first === 'rules') return { page: 'rules', box: second };
  if (first === 'book') return { page: 'book', leaf: second };
  if (second) return { page: 'lost' };
  switch (first) {
    case '':
      return { page: 'front' };
    case 'new':
      return { page: 'new' };
    case 'tables':
      return { page: 'tables' };
    case 'me':
      return { page: 'me' };
    case 'learn':
      return { page: 'learn' };
    case 'fair':
      return { page: 'fair' };
    case 'today':
      return { page: 'today' };
    case 'packs':
      return { page: 'packs' };
    case 'host':
      return { page: 'host' };
    default:
      return { page: 'lost' };
  }
}

/** The address of a rule of the ledger. */
export function ruleAddress(rule: string): string {
  return `/rules/${prefixes[rule.slice(0, 2)] ?? ''}#${rule}`;
}
