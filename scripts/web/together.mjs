import { readFileSync } from 'node:fs'
import { dirname, extname, join, relative } from 'node:path'
import { loadedWith, reached } from './graph.mjs'

const IN_ONE_LANGUAGE = /[./](?:en|fr)\.ts$/

/**
 * The bundler cuts a file for each set of pages that share something: a few hundred bytes each, and twenty round trips
 * before the first page is drawn. But whoever opens a page has loaded all that the first one needs, and whoever opens
 * a part has loaded the only file that opens it. So every page and every part is told to import that, and it comes in
 * one piece; what the worker shares stays apart, and so do words in one language, for which whoever opens them waits.
 * @param {import('./graph.mjs').Graph} inputs
 * @param {{ readonly top: string, readonly main: string, readonly engine: string }} entries
 * @returns {import('esbuild').Plugin}
 */
export function together(inputs, { top, main, engine }) {
  const inWorker = new Set(reached(inputs, engine))
  const inPage = reached(inputs, main)
  const needed = (inputs[main]?.imports ?? [])
    .filter(({ path, kind, external }) => kind === 'import-statement' && !external && !path.endsWith('.css'))
    .map(({ path }) => path)
  const first = new Set(loadedWith(inputs, main))
  /** @param {string} part */
  const openersOf = (part) =>
    inPage.filter((path) =>
      (inputs[path]?.imports ?? []).some((used) => used.kind === 'dynamic-import' && used.path === part),
    )
  const parts = new Map(
    inPage
      .flatMap((path) => inputs[path]?.imports ?? [])
      .filter(
        ({ path, kind }) => kind === 'dynamic-import' && !inWorker.has(path) && !IN_ONE_LANGUAGE.test(path),
      )
      .map(({ path }) => {
        const openers = openersOf(path).filter((opener) => !first.has(opener))
        return [join(top, path), openers.length === 1 ? [...needed, ...openers] : needed]
      }),
  )
  /** @param {string} part */
  const imports = (part) =>
    (parts.get(part) ?? []).map((path) => {
      const specifier = relative(dirname(part), join(top, path)).replaceAll('\\', '/')
      return `\nimport ${JSON.stringify(specifier.startsWith('.') ? specifier : `./${specifier}`)}`
    })
  return {
    name: 'together',
    setup(build) {
      build.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
        if (!parts.has(path)) return undefined
        return {
          contents: [readFileSync(path, 'utf8'), ...imports(path)].join(''),
          loader: extname(path) === '.tsx' ? 'tsx' : 'ts',
        }
      })
    },
  }
}
