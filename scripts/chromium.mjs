import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

/** For tests: nothing on screen, nothing over the network but what a page asks for. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @returns {string | undefined} */
function findChromium() {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<string | undefined>} what went wrong, if anything
 */
async function aptGet(args) {
  const asRoot = process.getuid?.() === 0
  const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=300']
  const [program = '', ...rest] = asRoot ? command : ['sudo', '-n', ...command]
  try {
    await promisify(execFile)(program, [...rest, ...args])
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * The path of a Chromium: CHROMIUM_PATH, else one already installed, else Debian's package, installed on the spot.
 * The installation takes about a minute; it happens once.
 * @returns {Promise<string>}
 */
export async function chromiumPath() {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen !== undefined && chosen !== '') {
    if (isExecutable(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is set to ${chosen}, which cannot be executed.`)
  }
  const present = findChromium()
  if (present !== undefined) return present

  // The lists may be old, or held by another process: only the installation decides.
  const stale = await aptGet(['update'])
  const missing = await aptGet(['install', '--yes', '--no-install-recommends', 'chromium'])
  const installed = findChromium()
  if (installed !== undefined) return installed
  throw new Error(
    'No Chromium was found, and Debian’s package “chromium” could not be installed.\n' +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to its executable.\n' +
      [stale, missing].filter(Boolean).join('\n'),
  )
}
