import { defineConfig } from 'vitest/config';

/** `cargo xtask screenshots` and `cargo xtask measure` want pictures and numbers instead of tests. */
const include = process.env['MIASMA_SCREENSHOTS']
  ? ['browser/screenshots.ts', 'browser/film.ts']
  : process.env['MIASMA_MEASURE']
    ? ['browser/measure.ts']
    : ['browser/**/*.test.ts'];

/** Whole games in a real browser against the real server: `cargo xtask test browser`. */
export default defineConfig({
  test: {
    include,
    environment: 'node',
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // One server and one browser for all. Two files at a time, for neither server nor browser keeps a small machine busy alone; what
    // is measured or filmed wants it to itself.
    fileParallelism: !process.env['MIASMA_MEASURE'] && !process.env['MIASMA_SCREENSHOTS'],
    maxWorkers: 2,
    globalSetup: ['browser/server.ts'],
  },
});
