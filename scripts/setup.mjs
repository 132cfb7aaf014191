/**
 * Makes a fresh checkout ready: dependencies when they are not those of the lockfile, then the build.
 * Any Node from 20.19 on can start it. The dependencies bring the one that everything else runs on.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const top = join(import.meta.dirname, '..')
// Kept inside node_modules, so that it vanishes with what it vouches for. A hash, since a checkout changes dates.
const stamp = join(top, 'node_modules/.astrolabe-lock')

/**
 * @param {string} problem
 * @param {string} program
 * @param {readonly string[]} args
 */
function run(problem, program, args) {
  const { status, error } = spawnSync(program, args, {
    cwd: top,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  console.error(`${problem}${error ? ` (${error.message})` : ''}`)
  process.exit(1)
}

const lock = createHash('sha256')
  .update(readFileSync(join(top, 'package-lock.json')))
  .digest('hex')
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined

if (installed !== lock) {
  console.log('Installing dependencies (npm ci) …')
  run('Installing dependencies failed. Try: npm ci', 'npm', ['ci', '--loglevel=error'])
  writeFileSync(stamp, lock)
}

if (Number.parseInt(process.versions.node, 10) < 24) {
  const pinned = join(top, 'node_modules/.bin/node')
  run(`Astrolabe is built and runs on Node 24 or later; this is ${process.version}.`, pinned, [
    join(top, 'scripts/build.mjs'),
  ])
} else {
  // Only now is the bundler there to be imported.
  const { build } = await import('./build.mjs')
  await build()
}
