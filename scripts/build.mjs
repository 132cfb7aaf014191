/** Bundles the programs: `cli/main.ts` becomes `dist/cli.js`, and so on, for those that exist; then the page. */
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as esbuild from 'esbuild'
import { buildWeb } from './build-web.mjs'
import { replaceFile } from './replace-file.mjs'

const top = join(import.meta.dirname, '..')

/** @type {Readonly<Record<string, string>>} */
const PROGRAMS = {
  cli: 'cli/main.ts',
  worker: 'cli/worker.ts',
  server: 'server/index.ts',
  thinker: 'server/thinking/worker.ts',
  replayer: 'server/replaying/worker.ts',
  bench: 'bench/main.ts',
  'bench-server': 'bench/server/main.ts',
  'bench-host': 'bench/server/host.ts',
  trial: 'trial/main.ts',
  'trial-host': 'trial/host.ts',
}

/** @returns {Promise<readonly string[]>} the names of the files that changed */
async function buildPrograms() {
  const programs = Object.entries(PROGRAMS).filter(([, entry]) => existsSync(`${top}/${entry}`))
  const { outputFiles } = await esbuild.build({
    absWorkingDir: top,
    entryPoints: Object.fromEntries(programs),
    outdir: 'dist',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    sourcemap: true,
    // Native: loaded from where it is installed.
    external: ['libsql'],
    // A bundled CommonJS package still calls `require` for what Node itself provides.
    banner: {
      js: "import { createRequire as nodeRequire } from 'node:module'; const require = nodeRequire(import.meta.url);",
    },
    logLevel: 'warning',
    write: false,
  })
  return outputFiles
    .filter(({ path, contents }) => replaceFile(path, contents))
    .map(({ path }) => basename(path))
}

/** @returns {Promise<readonly string[]>} what changed, in a few words */
export async function build() {
  const programs = await buildPrograms()
  const page = await buildWeb()
  return page.length === 0 ? programs : [...programs, `web (${page.length} files)`]
}

if (import.meta.main) {
  const changed = await build()
  console.log(changed.length > 0 ? `dist: ${changed.join(', ')}` : 'dist is up to date')
}
