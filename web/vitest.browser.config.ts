import { defineConfig } from 'vitest/config';

/** Whole games in a real browser against the real server: `cargo xtask test browser`. */
export default defineConfig({
  test: {
    include: ['browser/**/*.test.ts'],
    environment: 'node',
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // One server and one browser at a time: the machine is small, and times are measured.
    fileParallelism: false,
    globalSetup: ['browser/house.ts'],
  },
});
