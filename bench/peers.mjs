/** What we measure ourselves against or with. No dependency of ours: it lives in a folder of its own, made when missing. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** @typedef {Readonly<Record<string, string>>} Versions packages, each with its version */

/** @type {Versions} */
export const PEERS = { 'boardgame.io': '0.50.2' }

// The same from here and from the bundle in dist.
const folder = new URL('../.peers/', import.meta.url)
const packageFile = new URL('package.json', folder)
const MINUTES = 5

/**
 * @param {string} name
 * @param {string} version
 * @returns {boolean}
 */
function isInstalled(name, version) {
  const file = new URL(`node_modules/${name}/package.json`, folder)
  return existsSync(file) && readFileSync(file, 'utf8').includes(`"version": "${version}"`)
}

/** @returns {Versions} what was asked for before: an installation removes what it is not told of */
function askedBefore() {
  if (!existsSync(packageFile)) return {}
  const { dependencies } = /** @type {{ dependencies: Versions }} */ (
    JSON.parse(readFileSync(packageFile, 'utf8'))
  )
  return dependencies
}

/**
 * Installs those that are missing.
 * @param {Versions} wanted
 * @returns {string | undefined} why that failed, if it did
 */
export function installPeers(wanted = PEERS) {
  if (Object.entries(wanted).every(([name, version]) => isInstalled(name, version))) return undefined
  console.log(`Installing ${Object.keys(wanted).join(', ')} into .peers/ …`)
  mkdirSync(folder, { recursive: true })
  const contents = {
    private: true,
    description: 'What Astrolabe is measured against or with',
    dependencies: { ...askedBefore(), ...wanted },
  }
  writeFileSync(packageFile, `${JSON.stringify(contents, null, 2)}\n`)
  const { status, error, stderr } = spawnSync(
    'npm',
    ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=1', '--loglevel=error'],
    {
      cwd: fileURLToPath(folder),
      encoding: 'utf8',
      timeout: MINUTES * 60_000,
      shell: process.platform === 'win32',
    },
  )
  if (error) return error.message
  return status === 0 ? undefined : stderr.trim().split('\n')[0] || `npm ended with ${status}`
}

/**
 * Loads a module of a peer, at run time and from its own folder.
 * @param {string} module
 * @returns {unknown}
 */
export function loadPeer(module) {
  return createRequire(packageFile)(module)
}

/**
 * @param {string} path of a file of a peer, from its own folder
 * @returns {string}
 */
export const peerPath = (path) => fileURLToPath(new URL(`node_modules/${path}`, folder))
