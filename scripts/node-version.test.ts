import { execFileSync, spawnSync } from 'node:child_process'
import { delimiter } from 'node:path'
import { expect, test } from 'vitest'

/** What a command finds that npm did not start: nothing of what is installed here. */
const OWN_PATH = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter)

test('npm runs what it starts on Node 24 or later, whatever Node the machine has', () => {
  const said = execFileSync('npm', ['exec', '--call', 'node --version'], {
    env: { ...process.env, PATH: OWN_PATH },
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  expect(Number.parseInt(said.slice(1), 10)).toBeGreaterThanOrEqual(24)
})

test('started without npm by a Node that is too old, the program says what to do', () => {
  const older = "Object.defineProperty(process, 'versions', { value: { node: '22.23.1' } })"
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(older)}`, 'cli/bin/astrolabe.js', '--version'],
    { encoding: 'utf8' },
  )
  expect(status).toBe(1)
  expect(stderr).toContain('Run: npx astrolabe')
})
