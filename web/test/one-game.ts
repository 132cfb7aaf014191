import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'
import { buildWeb } from '../../scripts/build-web.mjs'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const registriesOf = (game: string): esbuild.Plugin => ({
  name: 'registries',
  setup(build) {
    build.onResolve({ filter: /^@astrolabe\/games$/ }, () => ({ path: here(`${game}/games.ts`) }))
    build.onResolve({ filter: /^@astrolabe\/games\/faces\.ts$/ }, () => ({ path: here(`${game}/faces.ts`) }))
  },
})

/** Builds the server and the page with the only game of a folder beside this file; gives the program. */
export async function buildWith(game: string): Promise<string> {
  // What is not bundled is found below the packages that are installed.
  const folder = here(`../../dist/${game}`)
  const registries = registriesOf(game)
  rmSync(folder, { recursive: true, force: true })
  await esbuild.build({
    entryPoints: {
      cli: here('../../cli/main.ts'),
      server: here('../../server/index.ts'),
      thinker: here('../../server/thinking/worker.ts'),
      replayer: here('../../server/replaying/worker.ts'),
    },
    outdir: folder,
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
  await buildWeb({ folder: join(folder, 'web'), plugins: [registries] })
  return join(folder, 'cli.js')
}
