import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'
import { loadedWith, reached } from './graph.mjs'
import { together } from './together.mjs'

/**
 * @typedef {ReadonlyMap<string, Uint8Array>} Files contents by path from the folder of the page on, with `/`
 *
 * @typedef {object} Bundle
 * @property {Files} files
 * @property {esbuild.Metafile['outputs']} outputs by path
 * @property {esbuild.Metafile['inputs']} inputs
 *
 * @typedef {{ readonly first: Bundle, readonly others: Bundle }} Styles
 */

const top = fileURLToPath(new URL('../..', import.meta.url))
/** Where the outputs would be: nothing is written there, but paths are told from it. */
const OUT = 'dist/web'

export const MAIN = 'web/main.tsx'
export const ENGINE = 'web/engine/worker.ts'
const SERVICE_WORKER = 'web/service-worker.ts'
const DRAW_HOME = 'web/draw-home.tsx'

/** @type {esbuild.BuildOptions} */
const COMMON = {
  absWorkingDir: top,
  outdir: OUT,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  sourcemap: 'linked',
  // An address that does not depend on where the page is: `/rules/x` loads the same files as `/`.
  publicPath: '/',
  entryNames: 'assets/[name]-[hash]',
  chunkNames: 'assets/[name]-[hash]',
  assetNames: 'assets/[name]-[hash]',
  logLevel: 'warning',
  metafile: true,
  write: false,
}

/**
 * @param {esbuild.BuildOptions} options
 * @returns {Promise<Bundle>}
 */
async function bundle(options) {
  const { outputFiles = [], metafile } = await esbuild.build({ ...COMMON, ...options })
  if (metafile === undefined) throw new Error('the bundler tells nothing of what it made')
  /** @param {string} path */
  const fromPage = (path) => relative(OUT, path).replaceAll('\\', '/')
  return {
    files: new Map(outputFiles.map(({ path, contents }) => [fromPage(relative(top, path)), contents])),
    outputs: Object.fromEntries(
      Object.entries(metafile.outputs).map(([path, { imports, ...output }]) => [
        fromPage(path),
        { ...output, imports: imports.map((used) => ({ ...used, path: fromPage(used.path) })) },
      ]),
    ),
    inputs: metafile.inputs,
  }
}

/**
 * The page and the worker in which games run, in one go, so that they share what both load.
 * @param {readonly esbuild.Plugin[]} plugins
 */
export async function bundleScripts(plugins) {
  /** @type {esbuild.BuildOptions} */
  const options = {
    entryPoints: [MAIN, ENGINE].filter((entry) => existsSync(join(top, entry))),
    splitting: true,
    loader: { '.css': 'empty' },
  }
  const { inputs } = await bundle({ ...options, minify: false, sourcemap: false, plugins: [...plugins] })
  return bundle({
    ...options,
    plugins: [...plugins, together(inputs, { top, main: MAIN, engine: ENGINE })],
  })
}

/**
 * Two sheets: that of the first page, which is not drawn before it has come, and that of all others.
 * @param {Bundle} scripts
 */
export async function bundleStyles({ inputs }) {
  const first = loadedWith(inputs, MAIN).filter(isSheet)
  const others = reached(inputs, MAIN).filter((path) => isSheet(path) && !first.includes(path))
  return { first: await bundleSheets('first', first), others: await bundleSheets('others', others) }
}

/** @param {string} path */
const isSheet = (path) => path.endsWith('.css')

/**
 * @param {string} name
 * @param {readonly string[]} sheets
 */
function bundleSheets(name, sheets) {
  return bundle({
    stdin: {
      contents: sheets.map((path) => `@import ${JSON.stringify(`./${path}`)};`).join('\n'),
      loader: 'css',
      resolveDir: top,
      sourcefile: `${name}.css`,
    },
    entryNames: `assets/${name}-[hash]`,
    loader: { '.woff2': 'file' },
    sourcemap: false,
  })
}

/** @type {esbuild.Plugin} what is imported when it is needed is not needed here */
const NOTHING_LATER = {
  name: 'nothing later',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    )
  },
}

/**
 * What draws the home page as text, to be run here and now.
 * @param {readonly esbuild.Plugin[]} plugins
 * @returns {Promise<string>} a module
 */
export async function bundleDrawing(plugins) {
  const { files } = await bundle({
    entryPoints: [DRAW_HOME],
    platform: 'node',
    sourcemap: false,
    loader: { '.css': 'empty' },
    plugins: [...plugins, NOTHING_LATER],
  })
  const [script = new Uint8Array()] = files.values()
  return Buffer.from(script).toString()
}

/**
 * The service worker keeps one name for ever: the browser asks for it again by that name.
 * @param {{ readonly build: string, readonly assets: readonly string[] }} known
 * @returns {Promise<Files>}
 */
export async function bundleServiceWorker({ build, assets }) {
  if (!existsSync(join(top, SERVICE_WORKER))) return new Map()
  const { files } = await bundle({
    entryPoints: [SERVICE_WORKER],
    entryNames: '[name]',
    format: 'iife',
    sourcemap: false,
    define: { BUILD: JSON.stringify(build), ASSETS: JSON.stringify(assets) },
  })
  return files
}
