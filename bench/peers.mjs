/** Peers to be measured against. They are no dependency of ours: they live in a folder of their own, made when missing. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** @type {Readonly<Record<string, string>>} */
export const PEERS = { 'boardgame.io': '0.50.2' }

// The same from here and from the bundle in dist.
const folder = new URL('../.peers/', import.meta.url)
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

/**
 * Installs the peers that are missing.
 * @returns {string | undefined} why that failed, if it did
 */
export function installPeers() {
  if (Object.entries(PEERS).every(([name, version]) => isInstalled(name, version))) return undefined
  console.log('Installing peers into .peers/ …')
  mkdirSync(folder, { recursive: true })
  const packageFile = { private: true, description: 'Peers for the benchmark', dependencies: PEERS }
  writeFileSync(new URL('package.json', folder), `${JSON.stringify(packageFile, null, 2)}\n`)
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
  return createRequire(new URL('package.json', folder))(module)
}
