import { brotlied, gzipped } from './compress.mjs'
import { ENGINE, MAIN } from './bundle.mjs'
import { loadedWith } from './graph.mjs'

/**
 * @typedef {object} Load what one page makes a browser load of scripts
 * @property {string} page
 * @property {readonly string[]} files
 * @property {number} gzip
 * @property {number} brotli
 */

/** In bytes of script after gzip: the home page is there at once, a table soon. */
export const BUDGETS = { home: 60_000, table: 300_000 }

const LAZY_PAGE = /^web\/(.+)\.tsx?$/
const FACE = /^games\/([^/]+)\/face\.tsx$/

/**
 * A page is the main script with what it loads when it is opened. A table is its page, the face of its game and the
 * worker in which the game runs, with the rules it loads there.
 * @param {import('./bundle.mjs').Bundle} scripts
 * @returns {ReadonlyMap<string, readonly string[]>} the entries of each page
 */
function pagesOf({ outputs }) {
  const entries = Object.values(outputs).flatMap(({ entryPoint }) => entryPoint ?? [])
  /** @param {RegExp} pattern */
  const named = (pattern) =>
    entries.flatMap((entry) => {
      const name = pattern.exec(entry)?.[1]
      return name === undefined ? [] : [{ name, entry }]
    })
  const pages = named(LAZY_PAGE).filter(({ entry }) => entry !== MAIN && entry !== ENGINE)
  const tables = named(FACE).map(({ name, entry }) => ({
    name: `table of ${name}`,
    entries: [MAIN, ENGINE, 'web/table/page.tsx', entry, `games/${name}/house.ts`],
  }))
  /** @type {readonly (readonly [page: string, entries: readonly string[]])[]} */
  const all = [
    ['home', [MAIN]],
    ...pages.map(({ name, entry }) => /** @type {const} */ ([name, [MAIN, entry]])),
    ...tables.map((table) => /** @type {const} */ ([table.name, table.entries])),
  ]
  return new Map(all)
}

/**
 * @param {import('./bundle.mjs').Bundle} scripts
 * @returns {Promise<readonly Load[]>}
 */
export async function loadsOf(scripts) {
  /** @type {Map<string, Promise<readonly [gzip: number, brotli: number]>>} */
  const weights = new Map()
  /** @param {string} path */
  const weigh = (path) => {
    const contents = scripts.files.get(path) ?? new Uint8Array()
    const weight =
      weights.get(path) ??
      Promise.all([gzipped(contents), brotlied(contents)]).then(
        ([gzip, brotli]) => /** @type {const} */ ([gzip.length, brotli.length]),
      )
    weights.set(path, weight)
    return weight
  }

  const outputs = Object.entries(scripts.outputs)
  return Promise.all(
    [...pagesOf(scripts)].map(async ([page, entries]) => {
      /** @type {Set<string>} */
      const seen = new Set()
      for (const entry of entries) {
        const output = outputs.find(([, { entryPoint }]) => entryPoint === entry)?.[0]
        if (output !== undefined) loadedWith(scripts.outputs, output, seen)
      }
      const files = [...seen]
      const weighed = await Promise.all(files.map(weigh))
      return {
        page,
        files,
        gzip: weighed.reduce((sum, [gzip]) => sum + gzip, 0),
        brotli: weighed.reduce((sum, [, brotli]) => sum + brotli, 0),
      }
    }),
  )
}

/** @param {readonly Load[]} loads */
export function printLoads(loads) {
  /** @param {number} bytes */
  const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)
  console.log(
    `${'scripts of'.padEnd(32)}${'gzip'.padStart(10)}${'brotli'.padStart(10)}${'files'.padStart(8)}`,
  )
  for (const { page, gzip, brotli, files } of loads)
    console.log(`${page.padEnd(32)}${kilobytes(gzip)}${kilobytes(brotli)}${String(files.length).padStart(8)}`)
}
