/**
 * `npm run test:nodes` runs the unit tests on the Node that is installed with Astrolabe, then on later ones that a host
 * may have; these are fetched into the cache of npm. What follows is handed to the test runner.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const LATER = ['26.10.0']

const vitest = ['node', join(import.meta.dirname, '../node_modules/vitest/vitest.mjs'), 'run']
const platform = process.platform === 'win32' ? 'win' : process.platform

for (const version of [undefined, ...LATER]) {
  const fetched = version === undefined ? [] : [`--package=node-${platform}-${process.arch}@${version}`]
  console.log(`\nNode ${version ?? process.versions.node}`)
  const { status } = spawnSync(
    'npm',
    ['exec', '--yes', ...fetched, '--', ...vitest, ...process.argv.slice(2)],
    {
      cwd: join(import.meta.dirname, '..'),
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0) process.exitCode = 1
}
