import { readFileSync } from 'node:fs'
import { ENGINE, MAIN } from './bundle.mjs'
import { loadedWith } from './graph.mjs'

const template = new URL('../../web/index.html', import.meta.url)
/** Shown on every page from the start, so the browser should not find out about them from the sheet. */
const FIRST_FONTS = /^assets\/(?:inter|oxanium)-latin-wght-normal-/

/**
 * @param {import('./bundle.mjs').Bundle} bundle
 * @param {string} entry
 */
const outputOf = ({ outputs }, entry) =>
  Object.entries(outputs).find(([, output]) => output.entryPoint === entry)?.[0]

/** @param {import('./bundle.mjs').Bundle} bundle */
const sheetOf = ({ files }) => [...files.keys()].find((path) => path.endsWith('.css'))

/**
 * The page itself: the template, with the files of this build in place of its one mark.
 * @param {import('./bundle.mjs').Bundle} scripts
 * @param {import('./bundle.mjs').Styles} styles
 */
export function pageOf(scripts, { first, others }) {
  const main = outputOf(scripts, MAIN)
  if (main === undefined) throw new Error(`${MAIN} has not been bundled`)
  const engine = outputOf(scripts, ENGINE)
  const fonts = [...first.files.keys()].filter((path) => FIRST_FONTS.test(path))
  const links = [
    `<link rel="stylesheet" href="/${sheetOf(first)}" />`,
    ...fonts.map((path) => `<link rel="preload" href="/${path}" as="font" type="font/woff2" crossorigin />`),
    ...loadedWith(scripts.outputs, main).map((path) => `<link rel="modulepreload" href="/${path}" />`),
    `<meta name="other-pages-sheet" content="/${sheetOf(others)}" />`,
    ...(engine === undefined ? [] : [`<meta name="engine" content="/${engine}" />`]),
    `<script type="module" src="/${main}"></script>`,
  ]
  const [before, after] = splitAt(readFileSync(template, 'utf8'), /\s*<!-- files of the build -->/)
  return before + links.map((link) => `\n    ${link}`).join('') + after
}

/**
 * The page with the home page in it, so that there is something to read before any script has come.
 * @param {string} page
 * @param {string} language
 * @param {import('../../web/draw-home.tsx').DrawnHome} home
 */
export function homeOf(page, language, { description, drawn }) {
  const [before, after] = splitAt(page, /<div id="page">[^]*<!-- from then on -->\s*(?=<\/div>)/)
  const [start, head] = splitAt(before, /<html lang="en">/)
  const described = head.replaceAll(/(?<=description" content=")[^"]*/g, description)
  return `${start}<html lang="${language}">${described}<div id="page" data-drawn-in="${language}">${drawn}${after}`
}

/**
 * @param {string} text
 * @param {RegExp} mark what stands in it once
 * @returns {readonly [before: string, after: string]}
 */
function splitAt(text, mark) {
  const [before, after, ...more] = text.split(mark)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`index.html has ${mark} once, no more and no less`)
  return [before, after]
}
