import { defineConfig } from 'vitest/config'

/** Whole games and pages in a real browser against the real server, as built. */
export default defineConfig({
  test: {
    include: ['web/test/**/*.e2e.ts'],
    pool: 'forks',
    // Each file starts a server and a browser of its own: more than two at once would only wait for each other.
    maxWorkers: 2,
    testTimeout: 480_000,
    hookTimeout: 120_000,
  },
})
