import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'
import { buildWeb } from '../../../scripts/build-web.mjs'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
/** Where what is not bundled is found: below the packages that are installed. */
const FOLDER = here('../../../dist/leak')

const registries: esbuild.Plugin = {
  name: 'registries',
  setup(build) {
    build.onResolve({ filter: /^@astrolabe\/games$/ }, () => ({ path: here('games.ts') }))
    build.onResolve({ filter: /^@astrolabe\/games\/faces\.ts$/ }, () => ({ path: here('faces.ts') }))
  },
}

/** Builds the server and the page with Leak as the only game; gives the program. */
export async function buildLeak(): Promise<string> {
  rmSync(FOLDER, { recursive: true, force: true })
  await esbuild.build({
    entryPoints: {
      cli: here('../../../cli/main.ts'),
      server: here('../../../server/index.ts'),
      thinker: here('../../../server/thinking/worker.ts'),
      replayer: here('../../../server/replaying/worker.ts'),
    },
    outdir: FOLDER,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    external: ['libsql'],
    plugins: [registries],
    banner: {
      js: "import { createRequire as nodeRequire } from 'node:module'; const require = nodeRequire(import.meta.url);",
    },
    logLevel: 'error',
  })
  await buildWeb({ folder: join(FOLDER, 'web'), plugins: [registries] })
  return join(FOLDER, 'cli.js')
}
