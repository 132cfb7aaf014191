/**
 * `npm test` sets up and runs every stage, stopping at the first that fails.
 * `npm test -- unit kernel` runs one stage, and hands what follows its name to the stage's tool.
 */
import { spawnSync } from 'node:child_process'
import { delimiter } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'

const top = fileURLToPath(new URL('..', import.meta.url))

/** @typedef {{ readonly name: string, readonly title: string, readonly command: readonly [string, ...string[]] }} Stage */

/** @type {readonly Stage[]} */
const STAGES = [
  { name: 'format', title: 'Format', command: ['biome', 'format'] },
  { name: 'lint', title: 'Lint', command: ['oxlint'] },
  { name: 'types', title: 'Type check', command: ['tsc'] },
  { name: 'imports', title: 'Direction of imports', command: ['node', 'scripts/check-imports.mjs'] },
  { name: 'dead-code', title: 'Dead code', command: ['knip'] },
  { name: 'unit', title: 'Unit tests', command: ['vitest', 'run'] },
  {
    name: 'browser',
    title: 'In the browser',
    command: ['vitest', 'run', '--config', 'vitest.browser.config.ts'],
  },
]

const [wanted, ...extra] = process.argv.slice(2)
const stages = STAGES.filter(({ name }) => wanted === undefined || name === wanted)
if (stages.length === 0) {
  console.error(`There is no stage “${wanted}”. Stages: ${STAGES.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

/**
 * @param {readonly [string, ...string[]]} command
 * @returns {boolean} whether it succeeded
 */
function run([program, ...args]) {
  const { status, error } = spawnSync(program, args, {
    cwd: top,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: `${top}node_modules/.bin${delimiter}${process.env['PATH'] ?? ''}` },
  })
  if (error) console.error(error.message)
  return status === 0
}

/** @param {number} since */
const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

const start = performance.now()
if (!run(['node', 'scripts/setup.mjs'])) process.exit(1)

/** @type {(readonly [title: string, outcome: string, time: string])[]} */
const table = []
let failed = false
for (const { title, command } of stages) {
  if (failed) {
    table.push([title, 'not run', ''])
    continue
  }
  console.log(`\n── ${title} ${'─'.repeat(60 - title.length)}`)
  const began = performance.now()
  failed = !run([...command, ...extra])
  table.push([title, failed ? 'FAILED' : 'passed', secondsSince(began)])
}

console.log(`\n${'─'.repeat(64)}`)
for (const [title, outcome, time] of table)
  console.log(`${title.padEnd(24)}${outcome.padEnd(10)}${time.padStart(8)}`)
console.log(
  `${'All'.padEnd(24)}${(failed ? 'FAILED' : 'passed').padEnd(10)}${secondsSince(start).padStart(8)}`,
)
process.exitCode = failed ? 1 : 0
