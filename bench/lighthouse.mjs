/**
 * Lighthouse on the home page: scores for phones and desktops, and what costs points. Fails below what we promise.
 * A busy machine costs points that the page does not: so the median of a few runs, and how busy the machine was.
 */
import { execFile } from 'node:child_process'
import { loadavg } from 'node:os'
import { promisify } from 'node:util'
import { chromiumFlags, chromiumPath } from '../scripts/chromium.mjs'
import { whileServing } from '../scripts/serving.mjs'
import { installPeers, peerPath } from './peers.mjs'

/**
 * @typedef {object} Audit
 * @property {string} title
 * @property {number | null} score
 * @property {string} scoreDisplayMode
 * @property {string} [displayValue]
 *
 * @typedef {object} Category
 * @property {number | null} score
 * @property {readonly { readonly id: string, readonly weight: number }[]} auditRefs
 *
 * @typedef {object} Report
 * @property {Readonly<Record<string, Category>>} categories
 * @property {Readonly<Record<string, Audit>>} audits
 */

const LIGHTHOUSE = { lighthouse: '12.8.2' }
const RUNS = 3
/** Of a run: on a busy machine Chromium at times starts too slowly to be recorded. */
const ATTEMPTS = 3
const PRESETS = { mobile: [], desktop: ['--preset=desktop'] }
/** @type {Readonly<Record<string, number>>} */
const LEAST = { performance: 95, accessibility: 95, 'best-practices': 95, seo: 0 }

/**
 * @param {string} address
 * @param {readonly string[]} flags
 * @returns {Promise<Report>}
 */
async function examine(address, flags) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      peerPath('lighthouse/cli/index.js'),
      address,
      '--quiet',
      '--output=json',
      `--only-categories=${Object.keys(LEAST).join(',')}`,
      `--chrome-flags=${chromiumFlags.join(' ')}`,
      ...flags,
    ],
    { env: { ...process.env, CHROME_PATH: await chromiumPath() }, maxBuffer: 64 * 1024 ** 2 },
  )
  return /** @type {Report} */ (JSON.parse(stdout))
}

/**
 * @param {string} address
 * @param {readonly string[]} flags
 * @param {number} [left]
 * @returns {Promise<Report>}
 */
async function examineAgain(address, flags, left = ATTEMPTS - 1) {
  try {
    return await examine(address, flags)
  } catch (error) {
    const [reason] = String(/** @type {{ stderr?: unknown }} */ (error).stderr ?? error).split('\n')
    console.log(`  a run failed: ${reason}`)
    if (left === 0) throw new Error('Lighthouse could not examine the page.')
    return examineAgain(address, flags, left - 1)
  }
}

/** @param {Category} category */
const pointsOf = ({ score }) => Math.round((score ?? 0) * 100)

/** @param {readonly number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/** @param {Report} report what did not pass, as a line each, the most costly first */
function failedAudits({ categories, audits }) {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .map(({ id, weight }) => ({ id, lost: weight * (1 - (audits[id]?.score ?? 1)), ...audits[id] }))
    .filter(({ lost, score, scoreDisplayMode }) => lost > 0 || (scoreDisplayMode !== 'manual' && score === 0))
    .toSorted((a, b) => b.lost - a.lost)
    .map(({ id, title, displayValue }) => `    ${title}${displayValue ? `: ${displayValue}` : ''} (${id})`)
}

/**
 * @param {string} preset
 * @param {readonly Report[]} reports
 * @returns {boolean} whether the page is as good as promised
 */
function tell(preset, reports) {
  let isGood = true
  for (const [category, least] of Object.entries(LEAST)) {
    const points = reports.map(({ categories }) => pointsOf(categories[category]))
    const middle = median(points)
    const verdict = middle < least ? `  below ${least}` : ''
    console.log(`  ${category.padEnd(16)}${String(middle).padStart(4)}   (${points.join(', ')})${verdict}`)
    isGood &&= middle >= least
  }
  const [best] = reports.toSorted(
    (a, b) => pointsOf(b.categories['performance']) - pointsOf(a.categories['performance']),
  )
  const failed = failedAudits(best)
  console.log(
    failed.length === 0 ? '  every audit passed' : `  not passed, in the best run:\n${failed.join('\n')}`,
  )
  console.log(`  ${preset}: load of the machine ${loadavg()[0]?.toFixed(1)}\n`)
  return isGood
}

const failure = installPeers(LIGHTHOUSE)
if (failure !== undefined) {
  console.error(`Lighthouse could not be installed: ${failure}`)
  process.exit(1)
}

await whileServing(async (address) => {
  for (const [preset, flags] of Object.entries(PRESETS)) {
    console.log(`${preset}, median of ${RUNS} runs`)
    /** @type {Report[]} */
    const reports = []
    for (let run = 0; run < RUNS; run++) reports.push(await examineAgain(`${address}/`, flags))
    if (!tell(preset, reports)) process.exitCode = 1
  }
}).catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
