/**
 * `npm run icons` writes the icons that drawing/icons/names.json lists into game-icons.ts beside it, those of each
 * game's board/icons/names.json into icons.ts beside that, the names of these into drawing/icons/house-names.ts, and
 * the names of those who drew them all into drawing/icons/credits.ts.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { roundedPath } from './path-data.mjs'

const require = createRequire(import.meta.url)
const top = fileURLToPath(new URL('..', import.meta.url))
const ICONS = 'drawing/icons'

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

/**
 * @param {string} folder
 * @returns {Names}
 */
const namesIn = (folder) =>
  /** @type {Names} */ (JSON.parse(readFileSync(join(top, folder, 'names.json'), 'utf8')))

/** @param {string} folder */
function pathsIn(folder) {
  const set = /** @type {IconSet} */ (require('@iconify-json/game-icons/icons.json'))
  if (set.width !== 512 || set.height !== 512) throw new Error('The set is no longer drawn on 512 by 512.')
  const icons = Object.entries(namesIn(folder)).map(
    ([name, theirs]) => `  ${key(name)}: ${quoted(roundedPath(pathOf(set, theirs)))},`,
  )
  return `{\n${icons.join('\n')}\n}`
}

const ABOUT = `/** Path data on a square of 512, to be filled: those of names.json, rounded to whole numbers. */
// biome-ignore format: one icon a line
`

/** @returns {string} */
const gameIconsSource = () => `${HEADING}
${ABOUT}export const GAME_ICONS = ${pathsIn(ICONS)} as const
`

/** @param {string} folder */
const houseIconsSource = (folder) => `${HEADING}import { bringIcons } from '@astrolabe/drawing'

${ABOUT}bringIcons(${pathsIn(folder)})
`

/** @param {readonly string[]} folders */
function houseNamesSource(folders) {
  const names = [...new Set(folders.flatMap((folder) => Object.keys(namesIn(folder))))].sort()
  return `${HEADING}
/** Icons that come with a game, not with every table. */
export type HouseIconName =
${names.map((name) => `  | ${quoted(name)}`).join('\n')}
`
}

/** The package names only the set; these are its authors as its licence file has them. */
const AUTHORS = 'Lorc, Delapouite & contributors'

/** @returns {string} apart, so that thanking the authors loads no icon */
function creditsSource() {
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

/** @returns {ReadonlyMap<string, string>} what is written where, by path from the top of the project on */
export function iconFiles() {
  const houses = globSync('games/*/board/icons/names.json', { cwd: top }).map((path) => dirname(path))
  return new Map([
    [join(ICONS, 'game-icons.ts'), gameIconsSource()],
    [join(ICONS, 'house-names.ts'), houseNamesSource(houses)],
    [join(ICONS, 'credits.ts'), creditsSource()],
    ...houses.map((folder) => /** @type {const} */ ([join(folder, 'icons.ts'), houseIconsSource(folder)])),
  ])
}

if (import.meta.main) for (const [path, source] of iconFiles()) writeFileSync(join(top, path), source)
