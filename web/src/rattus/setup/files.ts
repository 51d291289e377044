/** The files compiled into the server, for those who want to change some of them. */
const FILES = import.meta.glob<string>('../../../../data/rattus/*.toml', { query: '?raw', import: 'default' });

export const files = Object.fromEntries(Object.entries(FILES).map(([path, read]) => [path.slice(path.lastIndexOf('/') + 1), read]));
