import { readFileSync } from 'node:fs'
import { dirname, extname, join, relative } from 'node:path'
import { reached } from './graph.mjs'

/**
 * The bundler cuts a file for each set of pages that share something: a few hundred bytes each, and twenty round trips
 * before the first page is drawn. But whoever opens a page has loaded all that the first one needs. So every page is
 * told to import it, and it comes in one piece; what the worker shares stays apart.
 * @param {import('./graph.mjs').Graph} inputs
 * @param {{ readonly top: string, readonly main: string, readonly engine: string }} entries
 * @returns {import('esbuild').Plugin}
 */
export function together(inputs, { top, main, engine }) {
  const inWorker = new Set(reached(inputs, engine))
  const needed = (inputs[main]?.imports ?? [])
    .filter(({ path, kind, external }) => kind === 'import-statement' && !external && !path.endsWith('.css'))
    .map(({ path }) => join(top, path))
  const pages = new Set(
    reached(inputs, main)
      .flatMap((path) => inputs[path]?.imports ?? [])
      .filter(({ path, kind }) => kind === 'dynamic-import' && !inWorker.has(path))
      .map(({ path }) => join(top, path)),
  )
  /** @param {string} page */
  const imports = (page) =>
    needed.map((path) => {
      const specifier = relative(dirname(page), path).replaceAll('\\', '/')
      return `\nimport ${JSON.stringify(specifier.startsWith('.') ? specifier : `./${specifier}`)}`
    })
  return {
    name: 'together',
    setup(build) {
      build.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
        if (!pages.has(path)) return undefined
        return {
          contents: [readFileSync(path, 'utf8'), ...imports(path)].join(''),
          loader: extname(path) === '.tsx' ? 'tsx' : 'ts',
        }
      })
    },
  }
}
