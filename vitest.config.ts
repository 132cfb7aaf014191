import { defineConfig } from 'vitest/config'

/**
 * Node loads everything but the tests by itself. Were the test runner to load it, each use of an import would be a call,
 * and rules that play whole games would take three times as long.
 */
const loadedByNode = {
  execArgv: ['--import', './scripts/source-hooks.mjs', '--enable-source-maps'],
  server: { deps: { external: [/^(?!.*\.(?:test|e2e)\.tsx?$)/] } },
}

export default defineConfig({
  oxc: { target: 'esnext' },
  test: {
    ...loadedByNode,
    include: [
      '{kernel,words,threads,tables,drawing,games,bots,server,web,cli,bench,trial,scripts}/**/*.test.{ts,tsx}',
    ],
    pool: 'threads',
    // Nothing of ours lives outside a state, so test files may share a worker and the modules it has loaded.
    isolate: false,
    // Limits are for what hangs: nothing breaks because the machine is busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
