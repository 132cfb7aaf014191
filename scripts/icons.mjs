/**
 * `npm run icons` writes drawing/icons/game-icons.ts, with the icons that drawing/icons/names.json lists, and
 * drawing/icons/credits.ts, with the names of those who drew them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { roundedPath } from './path-data.mjs'

const require = createRequire(import.meta.url)
const ICONS = new URL('../drawing/icons/', import.meta.url)

/**
 * @typedef {{ readonly width: number, readonly height: number,
 *   readonly icons: Readonly<Record<string, { readonly body: string }>> }} IconSet
 * @typedef {{ readonly name: string, readonly author: { readonly name: string, readonly url: string },
 *   readonly license: { readonly title: string, readonly url: string } }} SetInfo
 * @typedef {Readonly<Record<string, string>>} Names ours, with the set's name of each
 */

/** @param {string} text */
const quoted = (text) => `'${text.replaceAll("'", "\\'")}'`

/**
 * @param {IconSet} set
 * @param {string} name
 */
function pathOf(set, name) {
  const body = set.icons[name]?.body
  if (body === undefined) throw new Error(`The set has no icon “${name}”.`)
  const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body)?.[1]
  if (path === undefined) throw new Error(`“${name}” is more than one filled path.`)
  return path
}

/** @param {string} name */
const key = (name) => (/^\w+$/.test(name) ? name : quoted(name))

const HEADING = '// Written by scripts/icons.mjs; not by hand.\n'

/** @returns {string} the source of drawing/icons/game-icons.ts */
export function gameIconsSource() {
  const set = /** @type {IconSet} */ (require('@iconify-json/game-icons/icons.json'))
  const names = /** @type {Names} */ (JSON.parse(readFileSync(new URL('names.json', ICONS), 'utf8')))
  if (set.width !== 512 || set.height !== 512) throw new Error('The set is no longer drawn on 512 by 512.')
  const icons = Object.entries(names).map(
    ([name, theirs]) => `  ${key(name)}: ${quoted(roundedPath(pathOf(set, theirs)))},`,
  )
  return `${HEADING}
/** Path data on a square of 512, to be filled: those of names.json, rounded to whole numbers. */
// biome-ignore format: one icon a line
export const GAME_ICONS = {
${icons.join('\n')}
} as const
`
}

/** The package names only the set; these are its authors as its licence file has them. */
const AUTHORS = 'Lorc, Delapouite & contributors'

/** @returns {string} the source of drawing/icons/credits.ts, apart so that thanking the authors loads no icon */
export function creditsSource() {
  const { name, author, license } = /** @type {SetInfo} */ (require('@iconify-json/game-icons/info.json'))
  return `${HEADING}
/** Sets of icons that are not ours, for the page that thanks their authors. */
export const ICON_CREDITS = [
  {
    title: ${quoted(name)},
    authors: ${quoted(AUTHORS)},
    address: ${quoted(author.url)},
    licence: ${quoted(license.title)},
    licenceAddress: ${quoted(license.url)},
  },
] as const
`
}

if (import.meta.main) {
  writeFileSync(new URL('game-icons.ts', ICONS), gameIconsSource())
  writeFileSync(new URL('credits.ts', ICONS), creditsSource())
}
