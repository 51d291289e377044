import { defineConfig } from 'vitest/config';

/** `cargo xtask screenshots` wants pictures instead of tests. */
const pictures = process.env['MIASMA_SCREENSHOTS'] !== undefined;

/** Whole games in a real browser against the real server: `cargo xtask test browser`. */
export default defineConfig({
  test: {
    include: [pictures ? 'browser/screenshots.ts' : 'browser/**/*.test.ts'],
    environment: 'node',
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // One server and one browser at a time: the machine is small, and times are measured.
    fileParallelism: false,
    globalSetup: ['browser/house.ts'],
  },
});
