/**
 * Builds the page into `dist/web`: scripts, styles, fonts, the page itself and its service worker, and beside every
 * text a copy compressed in two ways. `node scripts/build-web.mjs --sizes` prints what each page loads of scripts.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, holds, pruneFolder, replaceFile } from './replace-file.mjs'
import { bundleDrawing, bundleScripts, bundleServiceWorker, bundleStyles } from './web/bundle.mjs'
import { brotlied, gzipped, isText } from './web/compress.mjs'
import { homeOf, pageOf } from './web/page.mjs'
import { loadsOf, printLoads } from './web/sizes.mjs'

const top = join(import.meta.dirname, '..')
const publicFolder = join(top, 'web/public')

/** Letters of few names: kept when they are first used, not before. */
const RARE_FONTS = /-latin-ext-/

/** The home page as it is drawn for a first visit. */
const DRAWN = /^home\./

/** Prose that is not to be read ahead: loaded by who plays here alone, when it is told; nobody keeps it before that. */
const STORY = /(?:^|[./])story\.[a-z]{2}\.ts$/

/**
 * @param {import('./web/bundle.mjs').Bundle} scripts
 * @returns {ReadonlySet<string>} the files that hold a story
 */
const storiesIn = ({ outputs }) =>
  new Set(
    Object.entries(outputs).flatMap(([path, { inputs }]) =>
      Object.keys(inputs).some((input) => STORY.test(input)) ? [path] : [],
    ),
  )

/** @param {string} path */
const isPrecached = (path) => !path.endsWith('.map') && !RARE_FONTS.test(path) && !DRAWN.test(path)

/**
 * @param {import('./web/bundle.mjs').Files} files
 * @returns {string} a name for exactly these files
 */
function buildName(files) {
  const hash = createHash('sha256')
  for (const path of [...files.keys()].sort()) hash.update(`${path}\0`).update(files.get(path) ?? '')
  return hash.digest('hex').slice(0, 12)
}

let drawings = 0

/**
 * The page, and the same with the home page drawn in each language.
 * @param {string} page
 * @param {readonly import('esbuild').Plugin[]} plugins
 * @returns {Promise<import('./web/bundle.mjs').Files>}
 */
async function pagesOf(page, plugins) {
  const script = Buffer.from(await bundleDrawing(plugins)).toString('base64')
  /** @returns {Promise<typeof import('../web/draw-home.tsx')>} another one each time, as it has another address */
  const drawing = () => import(`data:text/javascript;base64,${script}#${drawings++}`)
  const { LANGUAGES } = await drawing()
  const homes = LANGUAGES.map(async (language) => {
    // The ids of what is drawn are counted from the start, as they will be in the browser.
    const { drawHome } = await drawing()
    const text = homeOf(page, language, drawHome(language))
    return /** @type {const} */ ([`home.${language}.html`, Buffer.from(text)])
  })
  return new Map([['index.html', Buffer.from(page)], ...(await Promise.all(homes))])
}

/**
 * @param {string} path
 * @param {Uint8Array} contents
 */
const isStale = (path, contents) => !holds(path, contents) || (isText(path) && !existsSync(`${path}.br`))

/**
 * @param {readonly [path: string, contents: Uint8Array]} file
 * @returns {Promise<readonly (readonly [path: string, contents: Uint8Array])[]>} what stands beside it, compressed
 */
async function copiesOf([path, contents]) {
  if (!isText(path)) return []
  return [
    [`${path}.gz`, await gzipped(contents)],
    [`${path}.br`, await brotlied(contents)],
  ]
}

/**
 * @param {{ readonly folder?: string, readonly plugins?: readonly import('esbuild').Plugin[] }} [options]
 * @returns {Promise<readonly string[]>} the paths of the files that were written
 */
export async function buildWeb({ folder = join(top, 'dist/web'), plugins = [] } = {}) {
  const scripts = await bundleScripts(plugins)
  const styles = await bundleStyles(scripts)
  const stories = storiesIn(scripts)
  /** @type {import('./web/bundle.mjs').Files} */
  const page = new Map([
    // Of a story there is no map: what is minified is enough.
    ...[...scripts.files].filter(
      ([path]) => !stories.has(path.replace(/\.map$/, '')) || !path.endsWith('.map'),
    ),
    ...styles.first.files,
    ...styles.others.files,
    ...filesIn(publicFolder).map(
      (path) => /** @type {const} */ ([path, readFileSync(join(publicFolder, path))]),
    ),
    ...(await pagesOf(pageOf(scripts, styles), plugins)),
  ])
  const serviceWorker = await bundleServiceWorker({
    build: buildName(page),
    assets: [...page.keys()]
      .filter((path) => isPrecached(path) && !stories.has(path))
      .map((path) => `/${path}`),
  })
  const files = new Map([...page, ...serviceWorker])

  const stale = [...files].filter(([path, contents]) => isStale(join(folder, path), contents))
  const written = await Promise.all(
    stale.map(async (file) => /** @type {const} */ ([file, await copiesOf(file)])),
  )
  for (const [[path, contents], copies] of written) {
    // Before their original: should the build be cut short, it still shows that they are to be made.
    for (const [copy, compressed] of copies) replaceFile(join(folder, copy), compressed)
    replaceFile(join(folder, path), contents)
  }
  pruneFolder(folder, (path) => files.has(path.replace(/\.(?:br|gz)$/, '')))
  return stale.map(([path]) => path)
}

if (import.meta.main) {
  if (process.argv.includes('--sizes')) printLoads(await loadsOf(await bundleScripts([])))
  else console.log((await buildWeb()).join('\n') || 'dist/web is up to date')
}
