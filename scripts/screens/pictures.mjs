import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { home, PAGES, TABLES } from './sights.mjs'

/**
 * @typedef {import('playwright-core').Page} Page
 *
 * @typedef {object} Manners
 * @property {keyof typeof import('./visitor.mjs').SIZES} size
 * @property {'en' | 'fr'} language
 *
 * @typedef {object} Named
 * @property {string} name of its file; a PNG is exact to the dot
 *
 * @typedef {Manners & Named & { readonly show: (page: Page) => Promise<void> }} Picture
 *
 * @typedef {Partial<Manners> & Named} Sketch
 *
 * @typedef {object} Screens what a game wants to be seen of it, in its `test/screens.json`
 * @property {readonly Moment[]} moments of games that were recorded for the tests of its rules
 * @property {readonly (Sketch & { readonly show: keyof typeof PAGES, readonly room?: string })[]} pages
 *
 * @typedef {object} Moment
 * @property {string} record
 * @property {number} answers
 * @property {readonly (Sketch & { readonly show: keyof typeof TABLES })[]} pictures
 */

/** @type {Manners} */
const USUAL = { size: 'desktop', language: 'en' }

const games = new URL('../../games/', import.meta.url)

/** @returns {readonly Picture[]} */
export function allPictures() {
  return [
    { ...USUAL, name: 'home-desktop.webp', show: home },
    { ...USUAL, name: 'home-phone.webp', size: 'phone', show: home },
    { name: 'home-phone-fr.webp', size: 'phone', language: 'fr', show: home },
    ...readdirSync(games).flatMap(picturesOf),
  ]
}

/**
 * @param {string} game
 * @returns {readonly Picture[]}
 */
function picturesOf(game) {
  const wishes = new URL(`${game}/test/screens.json`, games)
  if (!existsSync(wishes)) return []
  const { moments, pages } = /** @type {Screens} */ (JSON.parse(readFileSync(wishes, 'utf8')))
  const recorded = moments.flatMap(({ record, answers, pictures }) => {
    const file = fileURLToPath(new URL(`${game}/test/records/${record}.json`, games))
    return pictures.map(({ show, ...sketch }) => ({
      ...USUAL,
      ...sketch,
      show: (/** @type {Page} */ page) => TABLES[show](page, { file, moment: answers }),
    }))
  })
  const others = pages.map(({ show, room, ...sketch }) => ({
    ...USUAL,
    ...sketch,
    show: (/** @type {Page} */ page) => PAGES[show](page, { game, ...(room !== undefined && { room }) }),
  }))
  return [...recorded, ...others]
}
