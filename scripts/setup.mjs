/** Makes a fresh checkout ready: dependencies when they are not those of the lockfile, then the build. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const top = new URL('..', import.meta.url)
// Kept inside node_modules, so that it vanishes with what it vouches for. A hash, since a checkout changes dates.
const stamp = new URL('node_modules/.astrolabe-lock', top)

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Astrolabe needs Node 20.19 or later; this is ${process.version}.`)
  process.exit(1)
}

const lock = createHash('sha256')
  .update(readFileSync(new URL('package-lock.json', top)))
  .digest('hex')
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined

if (installed !== lock) {
  console.log('Installing dependencies (npm ci) …')
  const { status, error } = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: fileURLToPath(top),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error(`Installing dependencies failed${error ? `: ${error.message}` : ''}. Try: npm ci`)
    process.exit(1)
  }
  writeFileSync(stamp, lock)
}

// Only now is the bundler there to be imported.
const { build } = await import('./build.mjs')
await build()
