/** Bundles the programs: `cli/main.ts` becomes `dist/cli.js`, and so on, for those that exist. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'

const top = fileURLToPath(new URL('..', import.meta.url))

/** @type {Readonly<Record<string, string>>} */
const PROGRAMS = { cli: 'cli/main.ts', worker: 'cli/worker.ts', bench: 'bench/main.ts' }

/**
 * Programs that are running load their workers from dist, so a file is replaced whole, and only by something new.
 * @param {esbuild.OutputFile} file
 * @returns {boolean} whether it changed
 */
function replace({ path, contents }) {
  if (existsSync(path) && readFileSync(path).equals(contents)) return false
  const fresh = `${path}.${process.pid}`
  writeFileSync(fresh, contents)
  renameSync(fresh, path)
  return true
}

/** @returns {Promise<readonly string[]>} the names of the files that changed */
export async function build() {
  const programs = Object.entries(PROGRAMS).filter(([, entry]) => existsSync(`${top}/${entry}`))
  const { outputFiles } = await esbuild.build({
    absWorkingDir: top,
    entryPoints: Object.fromEntries(programs),
    outdir: 'dist',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    // A bundled CommonJS package still calls `require` for what Node itself provides.
    banner: {
      js: "import { createRequire as nodeRequire } from 'node:module'; const require = nodeRequire(import.meta.url);",
    },
    logLevel: 'warning',
    write: false,
  })
  mkdirSync(`${top}/dist`, { recursive: true })
  return outputFiles.filter(replace).map(({ path }) => basename(path))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const changed = await build()
  console.log(changed.length > 0 ? `dist: ${changed.join(', ')}` : 'dist is up to date')
}
