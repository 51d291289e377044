// The path below which the server is reached: https://example.org/miasma/ instead of https://miasma.example/.

/** Without the last slash: '' or '/miasma'. The server writes it into the page. */
const base = globalThis.document?.documentElement.dataset['base'] ?? '';

/** The address of a path of this server, for links and requests. */
export function at(path: string): string {
  return base + path;
}

/** The path of this server that a path of the address bar names. */
export function pathIn(pathname: string): string {
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname === base ? '/' : pathname;
}

/** The whole address of a path, to send to other people. */
export function linkTo(path: string): string {
  return location.origin + at(path);
}
