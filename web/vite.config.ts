import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { book } from './build/book.ts';
import { components } from './build/components.ts';
import { compress } from './build/compress.ts';
import { fonts } from './build/fonts.ts';
import { packages } from './build/packages.ts';
import { rattus } from './build/rattus.ts';
import { rules } from './build/rules.ts';
import { texts } from './build/texts.ts';
import { recordsForDev } from './dev/records.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
/** A running `miasma serve`, for `npm run dev`. */
const server = process.env['MIASMA_SERVER'] ?? 'http://127.0.0.1:8420';

/** What is always fetched together is one file: every file more is a round trip more on a cold start. */
const together = [
  {
    name: 'shared',
    test: /node_modules.(svelte|@fluent|esm-env|clsx)|web.src.(app|net|texts|parts|App|main)|web.src.(layout|game.words|games|table.names|\w+.info)/,
  },
  {
    name: (id: string) => id.replace(/.*texts.(\w+).([\w-]+?)(-board)?\.ftl.*/, '$1-$2').replace(/-(web|miasma)$/, ''),
    test: /texts.\w+.[\w-]+\.ftl/,
  },
  // A table needs all of its board. The rulebook needs parts of it, which would become files of their own.
  {
    name: (id: string) => id.replace(/.*web.src.(\w+).*/, '$1-board'),
    test: /web.src.(rattus|pest).(?!book|setup|info|Hero|Plague|Rat\.|geography|regions-layout|components\.json)/,
    includeDependenciesRecursively: false,
  },
];

export default defineConfig({
  root,
  plugins: [
    svelte(),
    fonts(root),
    rules(root),
    book(root),
    texts(root),
    components(root),
    rattus(root),
    compress(),
    packages(root),
    recordsForDev(),
  ],
  resolve: { alias: { $: `${root}src` } },
  server: {
    fs: { allow: [`${root}..`] },
    proxy: { '/api': { target: server, ws: true }, '/ws': { target: server, ws: true } },
  },
  experimental: {
    // The page has absolute addresses, which the server extends below a path. Scripts and styles find each other from anywhere.
    renderBuiltUrl: (filename, { hostType }) => (hostType === 'html' ? `/${filename}` : { relative: true }),
  },
  build: {
    target: 'es2022',
    // Fonts as files: inlined they would be fetched even where no letter of theirs is shown.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: together } } },
  },
  test: { include: ['test/**/*.test.ts', 'src/**/*.test.ts'], environment: 'node' },
});
