/**
 * Imports point one way, kernel <- games <- bots <- cli, and nothing outside a game's folder names the game.
 * `node scripts/check-imports.mjs` prints each place where the sources say otherwise, and fails if there is one.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { circleIn, NO_CIRCLE } from './circles.mjs'
import { brokenDirection, isTest, placeOf, targetOf, unstated } from './directions.mjs'
import { readSource } from './read-source.mjs'

/**
 * @typedef {object} Violation
 * @property {string} file
 * @property {number} line
 * @property {string} found the import or the name, as written
 * @property {string} rule the rule of direction it breaks
 *
 * @typedef {import('./read-source.mjs').Name} Name
 */

const NOT_SOURCES = new Set(['node_modules', 'dist', 'coverage', 'reports'])

/** @param {string} text of which `viiLegio`, `VII_LEGIO` and `vii-legio` have the same words */
const wordsOf = (text) =>
  ` ${text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()
    .trim()} `

/**
 * A game is named by its id in any spelling, or by the id of one of its rules (`AB-123`) or of its texts (`ab.key`).
 * @param {string} game
 * @param {readonly string[]} prefixes of its rules
 * @returns {(name: Name) => boolean}
 */
function naming(game, prefixes) {
  const apart = wordsOf(game)
  const together = ` ${game.replaceAll('-', '')} `
  const ids = prefixes.map((prefix) => new RegExp(`\\b${prefix}-(?![A-Za-z])|^${prefix.toLowerCase()}\\.\\w`))
  return ({ text, literal }) => {
    const words = wordsOf(text)
    return words.includes(apart) || words.includes(together) || (literal && ids.some((id) => id.test(text)))
  }
}

/**
 * @param {readonly { readonly game: string | undefined, readonly names: readonly Name[] }[]} files
 * @returns {ReadonlyMap<string, ReadonlySet<string>>} each game with the prefixes its rule ids are seen to have
 */
function rulePrefixes(files) {
  /** @type {Map<string, Set<string>>} */
  const games = new Map()
  for (const { game, names } of files) {
    if (game === undefined) continue
    const prefixes = games.get(game) ?? new Set()
    games.set(game, prefixes)
    for (const { text, literal } of names) {
      const prefix = literal ? /^([A-Z]{2,4})-\d{2,3}$/.exec(text)?.[1] : undefined
      if (prefix !== undefined) prefixes.add(prefix)
    }
  }
  return games
}

/**
 * @param {ReadonlyMap<string, string>} sources from path, relative to the repository and with `/`, to text
 * @returns {readonly Violation[]}
 */
export function importViolations(sources) {
  const files = [...sources].map(([file, text]) => {
    const place = placeOf(file)
    return { file, place, game: place?.game, ...readSource(file, text) }
  })
  const games = rulePrefixes(files)

  /** @type {Violation[]} */
  const violations = []
  for (const { file, place, game, imports, names, error } of files) {
    if (error !== undefined) violations.push({ file, line: 1, found: error, rule: 'a source can be parsed' })
    if (!place) {
      violations.push({ file, line: 1, found: file, rule: unstated(file) })
      continue
    }
    for (const imported of imports) {
      const rule = brokenDirection(file, place, imported)
      if (rule !== undefined)
        violations.push({ file, line: imported.line, found: `import '${imported.from}'`, rule })
    }

    if (place.area === 'registry' || place.area === 'faces' || place.area === 'bench' || isTest(file))
      continue
    const own = game === undefined ? undefined : games.get(game)
    for (const [other, prefixes] of games) {
      if (other === game) continue
      const isNamed = naming(
        other,
        [...prefixes].filter((prefix) => !own?.has(prefix)),
      )
      const rule = `nothing outside games/${other}/ names that game, but for the registry`
      for (const name of [{ text: file, literal: false, line: 1 }, ...names])
        if (isNamed(name)) violations.push({ file, line: name.line, found: name.text, rule })
    }
  }

  const rules = files.filter(({ file, place }) => place?.area === 'rules' && !isTest(file))
  const circle = circleIn(
    new Map(
      rules.map(({ file, imports }) => [
        file,
        imports.flatMap(({ from, typeOnly }) => (typeOnly ? [] : (targetOf(file, from) ?? []))),
      ]),
    ),
  )
  if (circle) violations.push({ file: circle[0], line: 1, found: circle.join(' -> '), rule: NO_CIRCLE })
  return violations
}

/**
 * @param {string} top
 * @param {string} [folder]
 * @returns {[path: string, text: string][]}
 */
function readSources(top, folder = '') {
  return readdirSync(join(top, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name)
    if (entry.isDirectory())
      return entry.name.startsWith('.') || NOT_SOURCES.has(entry.name) ? [] : readSources(top, path)
    return /\.[mc]?[jt]sx?$/.test(entry.name) ? [[path, readFileSync(join(top, path), 'utf8')]] : []
  })
}

if (import.meta.main) {
  const sources = new Map(readSources(join(import.meta.dirname, '..')))
  const violations = importViolations(sources)
  for (const { file, line, found, rule } of violations)
    console.error(`${file}:${line}: ${found}\n    ${rule}`)
  console.log(`${sources.size} files, imports and names against their direction: ${violations.length}`)
  process.exitCode = violations.length > 0 ? 1 : 0
}
