import { posix } from 'node:path'

/**
 * @typedef {'kernel' | 'words' | 'threads' | 'tables' | 'drawing' | 'registry' | 'faces' | 'games' | 'game' | 'position' | 'rules' | 'content' | 'text'
 *   | 'board' | 'bot' | 'past' | 'bots' | 'server' | 'web' | 'cli' | 'bench' | 'trial' | 'examples' | 'scripts' | 'top'} Area
 *
 * @typedef {object} Place
 * @property {Area} area
 * @property {string} [game] the game whose folder this is
 *
 * @typedef {object} Direction
 * @property {readonly Area[]} values areas it may import, besides its own
 * @property {readonly Area[]} [types] areas of which it may import types only
 * @property {readonly Area[]} [tests] areas its tests may import as well
 * @property {string} says
 */

/** A game is tested whole, and played by bots. @type {readonly Area[]} */
const WHOLE_GAME = ['game', 'position', 'rules', 'content', 'text', 'board', 'bot', 'bots', 'registry']

/** @type {Readonly<Record<Area, Direction>>} */
const DIRECTIONS = {
  kernel: { values: [], says: 'kernel/ imports nothing of ours' },
  words: {
    values: ['kernel'],
    says: 'words/ imports the kernel only, never a game',
  },
  tables: { values: ['kernel'], tests: ['registry'], says: 'tables/ imports the kernel only, never a game' },
  drawing: { values: ['kernel'], says: 'drawing/ imports the kernel only, never a game' },
  // What can be read off a position: rules decide by it, bots judge by it, texts and boards show it.
  position: {
    values: ['kernel', 'content'],
    tests: WHOLE_GAME,
    says: 'position/ imports the kernel and its own content/: rules read it, it reads no rules',
  },
  rules: {
    values: ['kernel', 'content', 'position'],
    tests: WHOLE_GAME,
    says: 'rules/ imports the kernel and its own position/, rules/ and content/',
  },
  content: {
    values: ['kernel'],
    tests: WHOLE_GAME,
    says: 'content/ imports the kernel only',
  },
  // The board imports texts: were these to import rules, so would the board.
  text: {
    values: ['kernel', 'words', 'content', 'position'],
    types: ['rules'],
    tests: WHOLE_GAME,
    says: 'text/ imports the kernel, words/, its own content/ and position/ and, with `import type`, its own rules/',
  },
  board: {
    values: ['kernel', 'drawing', 'content', 'position', 'text'],
    types: ['rules'],
    tests: WHOLE_GAME,
    says: 'board/ imports the kernel, drawing/, its own content/, position/ and text/ and, with `import type`, its own rules/',
  },
  // What a bot judges by, the rules decide by: it asks position/ and never runs a rule.
  bot: {
    values: ['kernel', 'bots', 'position', 'content'],
    types: ['rules'],
    tests: WHOLE_GAME,
    says: 'bot/ imports the kernel, bots/, its own position/ and content/ and, with `import type`, its own rules/',
  },
  past: { values: ['kernel'], says: 'past/ holds frozen rules, which bring all they need' },
  game: {
    values: ['kernel', 'words', 'drawing', 'position', 'rules', 'content', 'text', 'board', 'bot', 'past'],
    tests: WHOLE_GAME,
    says: 'a file at the top of a game imports the kernel, words/, drawing/ and its own game',
  },
  registry: {
    values: ['kernel', 'games', 'game', 'position', 'rules', 'content', 'text', 'board', 'bot'],
    says: 'the registry imports the kernel and the games',
  },
  faces: {
    values: ['drawing', 'game'],
    says: 'the faces of the games import drawing/ and the games',
  },
  games: {
    values: ['kernel', 'registry'],
    tests: ['bots', 'faces', 'drawing', 'words'],
    says: 'a file beside the registry imports the kernel and the registry',
  },
  bots: { values: ['kernel'], tests: ['registry'], says: 'bots/ imports the kernel only, never a game' },
  threads: { values: [], says: 'threads/ imports nothing of ours: it does not know what its threads do' },
  server: {
    values: ['kernel', 'words', 'threads', 'tables', 'bots', 'registry'],
    says: 'server/ imports the kernel, words/, threads/, tables/, bots/ and the registry of games',
  },
  web: {
    values: ['kernel', 'words', 'tables', 'drawing', 'bots', 'registry', 'faces'],
    types: ['server'],
    tests: ['server'],
    says: 'web/ imports the kernel, words/, tables/, drawing/, bots/, the games by their registries, and types of server/',
  },
  cli: {
    values: ['kernel', 'words', 'threads', 'tables', 'bots', 'registry', 'server'],
    says: 'cli/ imports the kernel, words/, threads/, tables/, bots/, server/ and the registry of games',
  },
  bench: {
    values: ['kernel', 'tables', 'bots', 'registry', 'server', 'scripts'],
    says: 'bench/ imports the kernel, tables/, bots/, server/, scripts/ and the registry of games',
  },
  trial: {
    values: ['kernel', 'tables', 'registry', 'server', 'bench'],
    says: 'trial/ imports the kernel, tables/, server/, bench/ and the registry of games',
  },
  examples: { values: [], says: 'examples/ imports nothing of ours: it speaks to the server alone' },
  scripts: { values: [], says: 'scripts/ imports nothing of ours' },
  top: { values: ['scripts'], says: 'a file at the top of the repository imports scripts/ only' },
}

/** @type {readonly string[]} */
const PACKAGES = [
  'kernel',
  'words',
  'threads',
  'tables',
  'drawing',
  'bots',
  'server',
  'web',
  'cli',
  'bench',
  'trial',
  'examples',
  'scripts',
]
/** @type {Readonly<Record<string, Area>>} */
const REGISTRIES = { 'registry.ts': 'registry', 'faces.ts': 'faces' }
/** @type {readonly string[]} */
const PARTS_OF_A_GAME = ['position', 'rules', 'content', 'text', 'board', 'bot', 'past']

/** @param {string} path */
export const isTest = (path) => /\.test\.tsx?$|\/test\//.test(path)

/** @param {string} path */
export const unstated = (path) => `no direction of imports is stated for ${posix.dirname(path)}/`

/**
 * @param {string} path
 * @returns {Place | undefined} nothing for a folder of which no direction is stated
 */
export function placeOf(path) {
  const [top = '', second, ...inside] = path.split('/')
  if (second === undefined) return { area: 'top' }
  if (PACKAGES.includes(top)) return { area: /** @type {Area} */ (top) }
  if (top !== 'games') return undefined
  if (inside.length === 0) return { area: REGISTRIES[second] ?? 'games' }
  const [part = ''] = inside
  if (PARTS_OF_A_GAME.includes(part)) return { area: /** @type {Area} */ (part), game: second }
  return inside.length === 1 || isTest(path) ? { area: 'game', game: second } : undefined
}

/**
 * @param {string} file
 * @param {string} specifier
 * @returns {string | undefined} the path of a source of ours; nothing for a package from elsewhere or a built file
 */
export function targetOf(file, specifier) {
  if (specifier.startsWith('.')) {
    const path = posix.join(posix.dirname(file), specifier)
    return path.startsWith('dist/') ? undefined : path
  }
  const [scope, name = '', ...inside] = specifier.split('/')
  if (scope !== '@astrolabe') return undefined
  const frontDoor = name === 'games' ? 'registry.ts' : 'index.ts'
  return posix.join(name, ...(inside.length > 0 ? inside : [frontDoor]))
}

/**
 * @param {string} file
 * @param {Place} from
 * @param {import('./read-source.mjs').Import} imported
 * @returns {string | undefined} the rule of direction it breaks
 */
export function brokenDirection(file, from, imported) {
  const target = targetOf(file, imported.from)
  if (target === undefined) return undefined
  const to = placeOf(target)
  if (!to) return unstated(target)
  if (from.game !== undefined && to.game !== undefined && from.game !== to.game)
    return 'no game imports another game'

  const { values, types, tests, says } = DIRECTIONS[from.area]
  const allowed =
    to.area === from.area ||
    values.includes(to.area) ||
    (imported.typeOnly && types?.includes(to.area)) ||
    (isTest(file) && (to.area === 'scripts' || tests?.includes(to.area)))
  if (!allowed) return says

  const leavesItsPackage = target.split('/')[0] !== file.split('/')[0]
  if (imported.from.startsWith('.') && leavesItsPackage && to.area !== 'scripts')
    return 'another package is imported by its name, not by a relative path'
  return undefined
}
