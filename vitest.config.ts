import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{kernel,tables,drawing,games,bots,server,web,cli,bench,scripts}/**/*.test.{ts,tsx}'],
    pool: 'threads',
    // Nothing of ours lives outside a state, so test files may share a worker and the modules it has loaded.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
