import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'

const SOURCE = /^file:.*\.(tsx?|css)$/

/**
 * Takes the types out of what is to be loaded. A stylesheet is for browsers: here it is a module with nothing in it.
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, nextLoad) {
  const kind = SOURCE.exec(url)?.[1]
  if (kind === undefined) return nextLoad(url, context)
  return { format: 'module', source: kind === 'css' ? '' : await withoutTypes(url, kind), shortCircuit: true }
}

/**
 * @param {string} url
 * @param {string} kind
 */
async function withoutTypes(url, kind) {
  const path = fileURLToPath(url)
  const { code } = await transform(await readFile(path, 'utf8'), {
    loader: kind === 'tsx' ? 'tsx' : 'ts',
    sourcefile: path,
    sourcemap: 'inline',
    target: 'node20.19',
    jsx: 'automatic',
    jsxImportSource: 'preact',
  })
  return code
}
