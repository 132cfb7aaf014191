/**
 * `node --import ./scripts/source-hooks.mjs` runs our sources as they stand, without a build. Node itself takes types
 * out; here elements become calls, and a stylesheet, which is for browsers, is a module with nothing in it.
 */
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'

/** @param {string} url */
function withoutElements(url) {
  const path = fileURLToPath(url)
  const { code } = transformSync(readFileSync(path, 'utf8'), {
    loader: 'tsx',
    sourcefile: path,
    sourcemap: 'inline',
    target: 'node24',
    jsx: 'automatic',
    jsxImportSource: 'preact',
  })
  return code
}

registerHooks({
  load(url, context, nextLoad) {
    if (url.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true }
    if (url.endsWith('.tsx')) return { format: 'module', source: withoutElements(url), shortCircuit: true }
    return nextLoad(url, context)
  },
})
